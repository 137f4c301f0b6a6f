"""The card sets of Compile: the built-in ones, and sets read from JSON."""

from __future__ import annotations

from typing import Any

from overrule.cards import codec
from overrule.cards.sets import Sets
from overrule.games.compile.cards import SETS
from overrule.games.compile.checks import CARDS_IN_PROTOCOL, HIGHEST_VALUE, ID, set_problems
from overrule.games.compile.vocabulary import Ability, Amount, CardSet, Condition, Effect, Standing


def set_schema() -> dict[str, Any]:
    """The JSON Schema of a card set."""
    unions = {
        "Ability": Ability,
        "Amount": Amount,
        "Condition": Condition,
        "Effect": Effect,
        "Standing": Standing,
    }
    schema = codec.schema(CardSet, "A card set of Compile", "urn:overrule:compile:card-set", unions)
    parts = schema["$defs"]
    for part in (parts["CardSet"], parts["Protocol"]):
        part["properties"]["id"]["pattern"] = f"^{ID.pattern}$"
    parts["CardSet"]["properties"]["protocols"]["minItems"] = 1
    parts["Protocol"]["properties"]["cards"] |= {"minItems": CARDS_IN_PROTOCOL, "maxItems": CARDS_IN_PROTOCOL}
    parts["Card"]["properties"]["value"] |= {"minimum": 0, "maximum": HIGHEST_VALUE}
    return schema


def _name_card(raw: Any, path: codec.Path) -> tuple[str, int]:
    """Which card or protocol of a raw set a path leads into, and how many of its steps that takes."""
    match path:
        case ("protocols", int(index), "cards", int(position), *_):
            protocol = raw["protocols"][index]
            id, value = _get(protocol, "id", str), _get(protocol["cards"][position], "value", int)
            if id is not None and value is not None:
                return f"card {id} {value}", 4
            number = f"#{position + 1}" if value is None else f"{value}"
            return f"card {number} of {id or f'protocol #{index + 1}'}", 4
        case ("protocols", int(index), *_):
            return f"protocol {_get(raw['protocols'][index], 'id', str) or f'#{index + 1}'}", 2
        case _:
            return "", 0


def _get(raw: Any, field: str, kind: type) -> Any:
    """A field of a raw object, None if it is not there or not of that type."""
    value = raw.get(field) if isinstance(raw, dict) else None
    return value if type(value) is kind else None


_SETS = Sets(CardSet, SETS, _name_card, set_problems)
BUILT_IN = _SETS.built_in
find_sets = _SETS.find
read_set = _SETS.read
check_set = _SETS.check
write_set = codec.write_json
