"""The card sets of Planetary Conquerors: the built-in ones, and sets read from JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overrule.cards import codec
from overrule.cards.sets import Sets
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


def _problems(card_set: CardSet) -> Iterator[str]:
    return set_problems(card_set, BUILT_IN.values())


_SETS = Sets(CardSet, SETS, _name_card, _problems)
BUILT_IN = _SETS.built_in
find_sets = _SETS.find
read_set = _SETS.read
check_set = _SETS.check
write_set = codec.write_json
