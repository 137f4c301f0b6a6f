"""Random cards of Planetary Conquerors: whatever the vocabulary's type hints allow and the check of sets accepts.

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
from overrule.games.conquerors import vocabulary
from overrule.games.conquerors.library import check_set
from overrule.games.conquerors.vocabulary import Ability, Card, CardSet, Deck, Effect, Materials, Type

# One id is the beginning of another, and "mud-2" is also what the second mud on the planet is called in keys.
IDS = ("mud", "mud-2", "salt", "rust", "x", "deep-sea", "tin", "dew", "base", "ash", "7", "peat", "loam", "silt", "ore")
TOKENS = ("wisp", "shade", "hut")
SPOKEN_OF = (*TOKENS, *TOKENS, "hologram", "mud", "nowhere")  # not all of them are tokens, or anywhere
NUMBERS = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 9, 50, -1)
LISTED = (1, 1, 1, 2, 2, 3)  # how many things stand in a row inside a word
DEPTHS = (1, 2, 3, 3, 4, 5)  # words within words
SENTENCES = (1, 1, 1, 2, 2, 3)  # of a spell or trap
ABILITIES = (0, 1, 1, 2, 2, 3)  # of other cards
TYPES = (Type.MINER, *[Type.BUILDING] * 4, *[Type.WARRIOR] * 5, *[Type.TRAP] * 3, *[Type.SPELL] * 4)
COSTS = ((0, 0, 0), (1, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 1))
TRIES = 20  # to fill in a word so that a card may have it
MINERS = {"gold-miner": 8, "collector-of-cosmium": 6, "static-gatherer": 3, "storm-tapper": 2}  # to pay for it all
SIZE = 50

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
    given = [field for field in fields_of(kind) if field.required or (depth > 0 and rng.random() < 0.4)]
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


def blank(id: str, type: Type, rng: random.Random, token: bool = False) -> Card:
    """A card that is cheap enough to be played, without a text; what must have one gets the simplest."""
    cost = Materials() if type is Type.TRAP or token else Materials(*rng.choice(COSTS))
    life = rng.randint(1, 5) if type in (Type.BUILDING, Type.WARRIOR) else 0
    attack = rng.randint(0, 5) if type is Type.WARRIOR else 0
    names = {"en": id.title(), "cs": "Bláto"} if rng.random() < 0.5 else {}
    do = (vocabulary.Draw(),) if type in (Type.TRAP, Type.SPELL) else ()
    return Card(id, type, 1, cost, attack, life, (), do, token, names)


def any_card(id: str, type: Type, rng: random.Random, token: bool = False) -> Card:
    """A card that is allowed, made sentence by sentence."""
    card = blank(id, type, rng, token)
    has_text = type in (Type.TRAP, Type.SPELL)
    for _ in range(rng.choice(SENTENCES if has_text else ABILITIES)):
        card = with_word(card, "do" if has_text else "abilities", rng)
    rest = structs.replace(card, do=card.do[1:])  # without what the blank card had
    return rest if len(card.do) > 1 and is_allowed(rest) else card


def with_word(card: Card, field: str, rng: random.Random) -> Card:
    """The card with one more sentence or ability, filled in until it is allowed there, or else as it was."""
    kind = any_kind(typing.get_args(Effect if field == "do" else Ability), rng)
    for _ in range(TRIES):
        word = any_word(kind, rng, rng.choice(DEPTHS))
        longer = structs.replace(card, **{field: (*getattr(card, field), word)})
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
    """A set with this card and the tokens that it may speak of."""
    tokens = [token for token in plain_tokens() if token.id != card.id]
    return CardSet("one-card", (card, *tokens))


def plain_tokens() -> list[Card]:
    rng = random.Random(0)
    types = (Type.WARRIOR, Type.WARRIOR, Type.BUILDING)
    return [blank(id, type, rng, True) for id, type in zip(TOKENS, types, strict=True)]


def any_set(seed: int) -> CardSet:
    """A set that is accepted, to be played together with the built-in starting miners."""
    rng = random.Random(seed)
    cards = [any_card(id, rng.choice(TYPES), rng) for id in IDS]
    tokens = [any_card(token.id, token.type, rng, True) for token in plain_tokens()]
    return CardSet("random", (*cards, *tokens))


def any_deck(card_set: CardSet, rng: random.Random) -> Deck:
    """A legal deck full of the cards of a set, with miners that pay for them."""
    ids = [card.id for card in card_set.cards if not card.token]
    count = dict(MINERS)
    for number in range(SIZE - sum(MINERS.values())):
        id = ids[number] if number < len(ids) else rng.choice(ids)
        count[id] = count.get(id, 0) + 1
    return Deck("any", count)
