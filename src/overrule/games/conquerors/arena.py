"""What a balance report of Planetary Conquerors compares: decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from overrule.arena.sides import Side, Sides
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.library import BUILT_IN


class Decks(Sides):
    """Every two decks meet equally often. `decks` are ids of ready-made decks, or whole decks."""

    thing = "deck"

    def __init__(self, decks: Sequence[str | Mapping[str, Any]] | None = None) -> None:
        decks = list(ready_made()) if decks is None else decks
        self.named = tuple(decks)
        self.decks = {deck if isinstance(deck, str) else str(deck["id"]): deck for deck in decks}
        self.things = tuple(self.decks)

    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        twos = list(combinations(self.things, 2))
        return [
            (number * len(twos) + place, (one,), (other,))
            for number in range(pairs)
            for place, (one, other) in enumerate(twos)
        ]

    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        return {"decks": [self.decks[name] for (name,) in sides]}

    def cards(self, side: Side) -> frozenset[str]:
        """Starting miners lie in the mine from the beginning (PC-8.2); further copies can be drawn."""
        deck = self.decks[side[0]]
        counts = dict(ready_made()[deck].cards if isinstance(deck, str) else deck["cards"])
        for card_set in BUILT_IN.values():
            for card in card_set.starting:
                counts[card] = counts.get(card, 0) - 1
        return frozenset(card for card, count in counts.items() if count > 0)
