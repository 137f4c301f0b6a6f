"""The card sets of Planetary Conquerors: the built-in ones, and sets read from JSON."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from typing import Any

from overrule.cards import codec
from overrule.core.errors import BadCards, BadOptions
from overrule.games.conquerors.cards import SETS
from overrule.games.conquerors.checks import HIGHEST_NUMBER, ID, MOST_STARS, set_problems
from overrule.games.conquerors.vocabulary import (
    Ability,
    Amount,
    CardSet,
    Condition,
    Effect,
    Target,
)

BUILT_IN: dict[str, CardSet] = {card_set.id: card_set for card_set in SETS}


def find_sets(ids: Iterable[str]) -> tuple[CardSet, ...]:
    """The built-in sets with these ids, in this order; raise BadOptions for an unknown or repeated one."""
    wanted = tuple(ids)
    for id, count in Counter(wanted).items():
        if id not in BUILT_IN:
            raise BadOptions(f"unknown card set {id!r}; known: {', '.join(BUILT_IN)}")
        if count > 1:
            raise BadOptions(f"the card set {id!r} is there twice")
    return tuple(BUILT_IN[id] for id in wanted)


def read_set(source: str | os.PathLike[str] | bytes, origin: str = "") -> CardSet:
    """Read and check a card set, from a file or from bytes that `origin` gives a name to; raise BadCards."""
    card_set = codec.read_json(source, CardSet, origin=origin, name=_name_card)
    check_set(card_set, origin or ("input" if isinstance(source, bytes) else os.fspath(source)))
    return card_set


def write_set(card_set: CardSet) -> str:
    """The JSON of a card set."""
    return codec.write_json(card_set)


def set_schema() -> dict[str, Any]:
    """The JSON Schema of a card set."""
    unions = {
        "Ability": Ability,
        "Amount": Amount,
        "Condition": Condition,
        "Effect": Effect,
        "Target": Target,
    }
    schema = codec.schema(CardSet, "A card set of Planetary Conquerors", "urn:overrule:conquerors:card-set", unions)
    parts = schema["$defs"]
    for part in (parts["CardSet"], parts["Card"]):
        part["properties"]["id"]["pattern"] = f"^{ID.pattern}$"
    parts["CardSet"]["properties"]["cards"]["minItems"] = 1
    parts["Card"]["properties"]["stars"] |= {"minimum": 1, "maximum": MOST_STARS}
    for field in ("attack", "life"):
        parts["Card"]["properties"][field] |= {"minimum": 0, "maximum": HIGHEST_NUMBER}
    return schema


def _name_card(raw: Any, path: codec.Path) -> tuple[str, int]:
    """Which card of a raw set a path leads into, and how many of its steps that takes."""
    match path:
        case ("cards", int(index), *_):
            card = raw["cards"][index]
            id = card.get("id") if isinstance(card, dict) else None
            return f"card {id}" if isinstance(id, str) else f"card #{index + 1}", 2
        case _:
            return "", 0


def check_set(card_set: CardSet, origin: str) -> None:
    """Raise BadCards with all problems of a card set, one in each line."""
    problems = [f"{origin}: {problem}" for problem in set_problems(card_set, BUILT_IN.values())]
    if problems:
        raise BadCards("\n".join(problems))
