"""Random cards of Compile: whatever the type hints of the vocabulary allow, and the check of card sets accepts.

The same stream of random numbers makes the same cards.
"""

from __future__ import annotations

import random
import typing
from collections.abc import Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any

from msgspec import Struct, structs

from overrule.core.errors import BadCards
from overrule.games.compile import vocabulary
from overrule.games.compile.checks import CARDS_IN_PROTOCOL, HIGHEST_VALUE
from overrule.games.compile.library import check_set
from overrule.games.compile.vocabulary import Ability, Card, CardSet, Effect, Protocol

# One id is the beginning of another, and "mud-1" is also what card 1 of mud is called.
IDS = ("mud", "mud-1", "salt", "rust", "x", "deep-sea", "tin", "dew")
SPOKEN_OF = (*IDS, "unity", "nowhere")  # not all of them are in a match, or anywhere
NUMBERS = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 9, 50, -1)
SENTENCES = {"top": (0, 0, 0, 1, 1, 2), "middle": (0, 0, 1, 1, 2, 2, 3, 4), "bottom": (0, 0, 0, 1, 1, 2)}
LISTED = (1, 1, 1, 2, 2, 3)  # how many things stand in a row inside a word
DEPTHS = (1, 2, 3, 3, 4, 5)  # words within words
TRIES = 20  # to fill in a word so that a card may have it

# --------------------------------------------------------------------------------------------------- any word


def any_value(kind: Any, rng: random.Random, depth: int) -> Any:
    """A value of a type of the vocabulary; no depth left makes it a simple one."""
    if isinstance(kind, UnionType):
        members = typing.get_args(kind)
        simple = [member for member in members if is_simple(member)]
        return any_value(any_kind(members if depth > 0 else simple or members, rng), rng, depth)
    if typing.get_origin(kind) is tuple:
        return tuple(any_value(typing.get_args(kind)[0], rng, depth) for _ in range(rng.choice(LISTED)))
    if issubclass(kind, Struct):
        return any_word(kind, rng, depth)
    return any_plain(kind, rng)


def any_plain(kind: type, rng: random.Random) -> object:
    """A value that is no word: a number, a name, a choice out of a few."""
    if issubclass(kind, Enum):
        return rng.choice(list(kind))
    plain: dict[type, tuple[object, ...]] = {bool: (True, False), int: NUMBERS, str: SPOKEN_OF, NoneType: (None,)}
    return rng.choice(plain[kind])


def any_word(kind: type[Struct], rng: random.Random, depth: int) -> Struct:
    """A word of a type; what may be left out often is."""
    hints = hints_of(kind)
    given = [field for field in fields_of(kind) if field.required or (depth > 0 and rng.random() < 0.5)]
    return kind(**{field.name: any_value(hints[field.name], rng, depth - 1) for field in given})


def any_kind(kinds: Sequence[Any], rng: random.Random) -> Any:
    """One of some types; those with more fields, of which there is more to see, more often."""
    return rng.choices(kinds, [1 + len(fields_of(kind)) for kind in kinds])[0]


@cache
def is_simple(kind: Any) -> bool:
    """Whether a value of this type can be made without words inside."""
    needed = [hints_of(kind)[field.name] for field in fields_of(kind) if field.required]
    return all(isinstance(hint, type) and not issubclass(hint, Struct) for hint in needed)


@cache
def fields_of(kind: Any) -> tuple[structs.FieldInfo, ...]:
    """The fields of a word; none of what is no word."""
    return structs.fields(kind) if isinstance(kind, type) and issubclass(kind, Struct) else ()


@cache
def hints_of(kind: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(kind, vars(vocabulary))


# ------------------------------------------------------------------------------------------------ cards and sets


def any_card(value: int, rng: random.Random) -> Card:
    """A card that is allowed, made sentence by sentence."""
    card = Card(value)
    for box, numbers in SENTENCES.items():
        for _ in range(rng.choice(numbers)):
            card = with_sentence(card, box, rng)
    return card


def with_sentence(card: Card, box: str, rng: random.Random) -> Card:
    """The card with one more sentence or ability, filled in until it is allowed there, or else as it was."""
    kind = any_kind(typing.get_args(Effect if box == "middle" else Ability), rng)
    for _ in range(TRIES):
        word = any_word(kind, rng, rng.choice(DEPTHS))
        longer = structs.replace(card, **{box: (*getattr(card, box), word)})
        if is_allowed(longer):
            return longer
    return card


def is_allowed(card: Card) -> bool:
    """Whether a set with this card is accepted; refusing it with anything but BadCards is an error."""
    try:
        check_set(one_card_set(card), "a random card")
    except BadCards:
        return False
    return True


def one_card_set(card: Card) -> CardSet:
    """A set with this card and blank ones."""
    blank = [Card(value) for value in range(CARDS_IN_PROTOCOL) if value != card.value]
    return CardSet("one-card", (Protocol("mud", (card, *blank[: CARDS_IN_PROTOCOL - 1])),))


def any_protocol(id: str, rng: random.Random) -> Protocol:
    values = sorted(rng.sample(range(HIGHEST_VALUE + 1), CARDS_IN_PROTOCOL))
    names = {"en": id.title(), "cs": "Bláto"} if rng.random() < 0.5 else {}
    return Protocol(id, tuple(any_card(value, rng) for value in values), names)


def any_set(seed: int) -> CardSet:
    """A set that is accepted, with just enough protocols for a match."""
    rng = random.Random(seed)
    return CardSet("random", tuple(any_protocol(id, rng) for id in rng.sample(IDS, 6)))
