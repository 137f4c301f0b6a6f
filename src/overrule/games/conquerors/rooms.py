"""What people may choose before a match of Planetary Conquerors in a room, and what they brought to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from overrule.games.conquerors.decks import find_deck, plain_deck, ready_made, title_of

allowed = frozenset({"sets", "first", "block_limit"})


def settle(wishes: dict[str, Any], decks: Sequence[Any], pick: Callable[[Sequence[Any]], Any]) -> dict[str, Any]:
    """Players without a deck get a ready-made one. All are written out: later changes do not affect the match."""
    names = list(ready_made())
    chosen = [deck if deck is not None else pick(names) for deck in decks]
    return {**wishes, "decks": [msgspec.to_builtins(find_deck(d)) if isinstance(d, str) else d for d in chosen]}


def brought(options: Any, seen: Any, lang: str) -> list[str]:
    """The name of each seat's deck."""
    given = options.get("decks", ())
    decks = [find_deck(deck) if isinstance(deck, str) else plain_deck(deck) for deck in given]
    return ["" if deck is None else title_of(deck, lang) for deck in decks]
