"""The card sets of Compile: the built-in ones, and sets read from JSON.

The types say what a word may hold; this module also checks what types cannot say, such as the number of cards
in a protocol, or that a text speaks of *that card* only after it has dealt with one.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct, structs

from overrule.cards import codec
from overrule.core.errors import BadCards, BadOptions
from overrule.games.compile.cards import SETS
from overrule.games.compile.vocabulary import (
    ANYWHERE,
    HERE,
    Ability,
    About,
    After,
    Amount,
    At,
    Before,
    CannotPlay,
    Card,
    CardSet,
    Condition,
    Delete,
    Did,
    Discard,
    Discarded,
    DiscardTop,
    Effect,
    Either,
    Flip,
    ForEachLine,
    FreePlay,
    How,
    If,
    IfYouDo,
    InOneLine,
    Line,
    Lines,
    Losing,
    Matches,
    May,
    Play,
    PlayTop,
    Protocol,
    Return,
    Reveal,
    RevealDrawn,
    RevealFromHand,
    RevealFromTrash,
    Search,
    Shift,
    Source,
    Standing,
    State,
    Take,
    That,
    Topic,
    Total,
    TurnProtocol,
    ValueOfThat,
    Who,
)

BUILT_IN: dict[str, CardSet] = {card_set.id: card_set for card_set in SETS}

ID = re.compile(r"[a-z][a-z0-9-]*")
CARDS_IN_PROTOCOL = 6
HIGHEST_VALUE = 9
HIGHEST_NUMBER = 50  # in a text: more than the 36 cards of a match, and small enough to be a bit for the engine
DEEPEST = 12  # words within words; the built-in cards need 5


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


# -------------------------------------------------------------------------------------- what types cannot say


def check_set(card_set: CardSet, origin: str) -> None:
    """Raise BadCards with all problems of a card set, one in each line."""
    problems = [f"{origin}: {problem}" for problem in _set_problems(card_set)]
    if problems:
        raise BadCards("\n".join(problems))


def _set_problems(card_set: CardSet) -> Iterator[str]:
    """What is wrong with a set."""
    yield from _id_problems("id", card_set.id)
    yield from _name_problems(card_set.names)
    if not card_set.protocols:
        yield "protocols: a set needs at least one protocol"
    for id, count in Counter(protocol.id for protocol in card_set.protocols).items():
        if count > 1:
            yield f"protocol {id}: this id is there {count} times; allowed: once in a set"
    for protocol in card_set.protocols:
        for problem in _protocol_problems(protocol):
            yield f"protocol {protocol.id}: {problem}"
        for card in protocol.cards:
            for problem in _card_problems(card):
                yield f"card {protocol.id} {card.value}: {problem}"


def _protocol_problems(protocol: Protocol) -> Iterator[str]:
    """What is wrong with a protocol, apart from its single cards."""
    yield from _id_problems("id", protocol.id)
    yield from _name_problems(protocol.names)
    if len(protocol.cards) != CARDS_IN_PROTOCOL:
        yield f"cards: {len(protocol.cards)} cards; allowed: exactly {CARDS_IN_PROTOCOL}"
    for value, count in Counter(card.value for card in protocol.cards).items():
        if count > 1:
            yield f"cards: {count} cards of value {value}; allowed: one of each value"


def _card_problems(card: Card) -> Iterator[str]:
    """What is wrong with a card."""
    if not 0 <= card.value <= HIGHEST_VALUE:
        yield f"value: cannot be {card.value}; allowed: 0 to {HIGHEST_VALUE}"
    yield from _box_problems("top", card.top)
    yield from _box_problems("bottom", card.bottom)
    words = list(_children(card, ""))
    deep = [place for place, word in words if _is_deep(word, DEEPEST)]
    for place in deep:
        yield f"{place}: nested too deep; allowed: {DEEPEST} words within each other"
    if not deep:
        for place, word in words:
            yield from _word_problems(word, place)
        yield from _memory_problems(card)
        if all(any(_is_before_covered(word) for word in box) for box in (card.top, card.bottom)):
            yield 'both boxes hold "before" with "covered"; allowed: one of them'


def _is_before_covered(word: Ability) -> bool:
    return isinstance(word, Before) and About.COVERED in word.about


def _box_problems(box: str, abilities: tuple[Ability, ...]) -> Iterator[str]:
    """Abilities that a box holds twice; the start and the end of a turn are two."""
    kinds = Counter((_tag(word), word.when if isinstance(word, At) else None) for word in abilities)
    for (tag, _), count in kinds.items():
        if count > 1:
            yield f'{box}: holds "{tag}" {count} times; allowed: once'


def _id_problems(place: str, id: str) -> Iterator[str]:
    """What is wrong with an id."""
    if not ID.fullmatch(id):
        yield f"{place}: cannot be {codec.quote(id)}; allowed: small letters, then also digits and hyphens"


def _name_problems(names: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with names."""
    for language, name in names.items():
        if not ID.fullmatch(language):
            yield f'names: {codec.quote(language)} is not a language; allowed: a code such as "en" or "cs"'
        if not name.strip():
            yield f"names > {language}: is empty"


# ----------------------------------------------------------------------------------------------- single words

# The least number that makes sense, where it is not 0, by tag and field.
_LEAST = {
    ("discard", "amount"): 1,
    ("discarded", "plus"): -HIGHEST_NUMBER,
    ("draw", "amount"): 1,
    ("lines", "at_least"): 1,
    ("play_top", "times"): 1,
    ("total", "plus"): -HIGHEST_NUMBER,
}

# The only fields that can speak of both players at once.
_OF_BOTH_PLAYERS = (("discard", "who"), ("after", "who"))


@cache
def _fields(kind: type[Struct]) -> tuple[structs.FieldInfo, ...]:
    """The fields of a word; kept, since working them out takes long."""
    return structs.fields(kind)


def _tag(word: Struct) -> str:
    """The tag of a word."""
    return str(word.__struct_config__.tag)


def _children(word: Struct, place: str) -> Iterator[tuple[str, Struct]]:
    """The words directly inside a word or card, with their places."""
    for field in _fields(type(word)):
        value, here = getattr(word, field.name), codec.show_step(place, field.encode_name, None)
        if isinstance(value, Struct):
            yield codec.show_step(place, field.encode_name, _tag(value)), value
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Struct):
                    yield codec.show_step(here, index, _tag(item)), item


def _inside(word: Struct) -> Iterator[Struct]:
    """All words inside a word, at any depth."""
    for _, child in _children(word, ""):
        yield child
        yield from _inside(child)


def _is_deep(word: Struct, room: int) -> bool:
    """Whether a word holds more levels of words than there is room for, itself included."""
    return room == 0 or any(_is_deep(child, room - 1) for _, child in _children(word, ""))


def _word_problems(word: Struct, place: str) -> Iterator[str]:
    """What is wrong with a word and those inside it, each seen alone."""
    for field in _fields(type(word)):
        here = codec.show_step(place, field.encode_name, None)
        yield from _field_problems(word, field, getattr(word, field.name), here)
    yield from _combination_problems(word, place)
    for inner, child in _children(word, place):
        yield from _word_problems(child, inner)


def _combination_problems(word: Struct, place: str) -> Iterator[str]:
    """Fields of one word that do not go together."""
    match word:
        case Lines(holding=None, at_least=number) if number != 1:
            yield f'{place} > at_least: means nothing without the field "holding"'
        case Before(about=about, by_protocol=str()) if About.COVERED not in about:
            yield f'{place} > by_protocol: means nothing unless "about" has "covered"'
        case CannotPlay(where=where) | FreePlay(where=where) if where not in (ANYWHERE, HERE):
            yield f'{place} > where: allowed: "which" is "any" or "this", and nothing else'
        # Each of these is several steps; an offer is one, with what follows from it in "then".
        case May(do=If() | ForEachLine() | May() | IfYouDo() as do):
            yield f'{place} > do: cannot be "{_tag(do)}"; put "may" inside it instead'
        case IfYouDo(do=If() | ForEachLine() | May() | IfYouDo() as do):
            yield f'{place} > do: cannot be "{_tag(do)}"; put "if_you_do" inside it instead'
        case ForEachLine() if any(isinstance(inner, ForEachLine) for inner in _inside(word)):
            yield f'{place}: holds another "for_each_line"; allowed: one inside a text at a time'
        case Shift(how=How.EACH):
            yield f'{place} > how: cannot be "each"; allowed: "one", "all"'
        case PlayTop(under=True) if word != PlayTop(times=word.times, where=HERE, under=True):
            yield f'{place}: "under" is beneath this card; allowed besides: "times", and "where" with "which": "this"'
        case After(here=True, did=did) if did is not Did.PLAY:
            yield f'{place} > here: only what is played is played in a line; allowed: with "did": "play"'
        case Total():
            for inner in _inside(word):
                if isinstance(inner, Losing) or (
                    isinstance(inner, Lines) and inner.which in (Line.LOSING, Line.THEIR_BEST)
                ):
                    yield f'{place}: a total cannot depend on totals; "{_tag(inner)}" asks for them'


def _field_problems(word: Struct, field: structs.FieldInfo, value: object, place: str) -> Iterator[str]:
    """What is wrong with one field of a word."""
    if isinstance(value, tuple):
        plain = [item for item in value if not isinstance(item, Struct)]
        if field.required and not value:
            yield f"{place}: is empty; allowed: one or more"
        if len(set(plain)) < len(plain):
            yield f"{place}: says the same twice"
        for item in plain:
            yield from _value_problems(word, field.name, item, place)
    else:
        yield from _value_problems(word, field.name, value, place)


def _value_problems(word: Struct, field: str, value: object, place: str) -> Iterator[str]:
    """What is wrong with one number, name or other plain value."""
    least = _LEAST.get((_tag(word), field), 0)
    match value:
        case bool():
            return
        case int() if not least <= value <= HIGHEST_NUMBER:
            yield f"{place}: cannot be {value}; allowed: {least} to {HIGHEST_NUMBER}"
        case str():  # every text in a word is the id of a protocol
            yield from _id_problems(place, value)
        case Who.BOTH if (_tag(word), field) not in _OF_BOTH_PLAYERS:
            yield f'{place}: cannot be "both"; allowed: "you", "opponent"'
        case Lines(which=Line.TO_OR_FROM_THIS) if not isinstance(word, Shift):
            yield f'{place}: "to_or_from_this" stands only in the field "to" of "shift"'
        case _:
            return


# ----------------------------------------------------------------------------------------------- looking back

# What a text can refer back to.
_CARD = "that card, but no effect before it deals with a card"
_LINE = "that line, but no effect before it deals with a card or a line"
_DISCARD = "the cards discarded, but no effect before it discards"
_NUMBER = "the number stated, but no effect before it states one"
_PROTOCOL = "the protocol stated, but no effect before it states one"

_DEALS_WITH_CARD: tuple[type[Struct], ...] = (
    Delete,
    DiscardTop,
    Flip,
    Play,
    PlayTop,
    Return,
    Reveal,
    RevealDrawn,
    RevealFromHand,
    RevealFromTrash,
    Search,
    Shift,
    Take,
)


def _memory_problems(card: Card) -> Iterator[str]:
    """Words of a card that refer back to something the same text has not dealt with (CO-52)."""
    in_middle: set[str] = set()
    for place, word in _children(card, ""):
        # The middle is one text; each ability is a text of its own.
        yield from _look_back(word, place, in_middle if isinstance(word, Effect) else set())


def _look_back(word: Struct, place: str, known: set[str]) -> Iterator[str]:
    """The same for one word; `known` is what the text has dealt with up to here, and grows."""
    for need in _needs(word):
        if need not in known:
            yield f"{place}: refers to {need}"
    before = known.copy()
    for inner, child in _children(word, place):
        if isinstance(word, Either):
            after = before.copy()  # only one of the two happens
            yield from _look_back(child, inner, after)
            known |= after
        else:
            yield from _look_back(child, inner, known)
        if isinstance(word, ForEachLine | InOneLine):
            known.add(_LINE)  # first come the lines, then what is done in each
    known |= _offers(word)


def _needs(word: Struct) -> tuple[str, ...]:
    """What a word refers back to."""
    match word:
        case That() | ValueOfThat() | Play(source=Source.THAT):
            return (_CARD,)
        case Lines(which=Line.THAT):
            return (_LINE,)
        case Discarded():
            return (_DISCARD,)
        case RevealDrawn():
            return (_NUMBER,)
        case Matches():
            return (_CARD, _PROTOCOL)
        case _:
            return ()


def _offers(word: Struct) -> set[str]:
    """What a text can refer back to after this word."""
    match word:
        case TurnProtocol():
            return {_LINE}
        case State(topic=Topic.NUMBER):
            return {_NUMBER}
        case State():
            return {_PROTOCOL}
        case Discard():
            return {_DISCARD}
        case DiscardTop():
            return {_CARD, _LINE, _DISCARD}
        case _:
            return {_CARD, _LINE} if isinstance(word, _DEALS_WITH_CARD) else set()
