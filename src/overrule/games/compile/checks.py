"""What types cannot express about cards, such as the number of cards in a protocol, or that a text speaks of *that
card* only after it has dealt with one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, structs

from overrule.cards import codec, sets, words
from overrule.games.compile import vocabulary as v

ID = re.compile(r"[a-z][a-z0-9-]*")
CARDS_IN_PROTOCOL = 6
HIGHEST_VALUE = 9
HIGHEST_NUMBER = 50  # in a text: more than the 36 cards of a match, and small enough to be a bit for the engine
DEEPEST = 12  # words within words; the built-in cards need 5


def set_problems(card_set: v.CardSet) -> Iterator[str]:
    """What is wrong with a set."""
    yield from _id_problems("id", card_set.id)
    yield from sets.name_problems(card_set.names, ID)
    if not card_set.protocols:
        yield "protocols: a set needs at least one protocol"
    yield from sets.repeated((protocol.id for protocol in card_set.protocols), "protocol")
    for protocol in card_set.protocols:
        for problem in _protocol_problems(protocol):
            yield f"protocol {protocol.id}: {problem}"
        for card in protocol.cards:
            for problem in _card_problems(card):
                yield f"card {protocol.id} {card.value}: {problem}"


def _protocol_problems(protocol: v.Protocol) -> Iterator[str]:
    """What is wrong with a protocol, apart from its single cards."""
    yield from _id_problems("id", protocol.id)
    yield from sets.name_problems(protocol.names, ID)
    if len(protocol.cards) != CARDS_IN_PROTOCOL:
        yield f"cards: {len(protocol.cards)} cards; allowed: exactly {CARDS_IN_PROTOCOL}"
    for value, count in Counter(card.value for card in protocol.cards).items():
        if count > 1:
            yield f"cards: {count} cards of value {value}; allowed: one of each value"


def _card_problems(card: v.Card) -> Iterator[str]:
    """What is wrong with a card."""
    if not 0 <= card.value <= HIGHEST_VALUE:
        yield f"value: cannot be {card.value}; allowed: 0 to {HIGHEST_VALUE}"
    yield from sets.motif_problems(card.motif)
    yield from _box_problems("top", card.top)
    yield from _box_problems("bottom", card.bottom)
    deep = words.depth_problems(card, DEEPEST)
    yield from deep
    if not deep:
        for _, place, word in words.children(card, ""):
            yield from _word_problems(word, place)
        yield from _memory_problems(card)
        if all(any(_is_before_covered(word) for word in box) for box in (card.top, card.bottom)):
            yield 'both boxes hold "before" with "covered"; allowed: one of them'


def _is_before_covered(word: v.Ability) -> bool:
    return isinstance(word, v.Before) and v.About.COVERED in word.about


def _box_problems(box: str, abilities: tuple[v.Ability, ...]) -> Iterator[str]:
    """Abilities that a box holds twice; the start and the end of a turn are two."""
    kinds = Counter((words.tag(word), word.when if isinstance(word, v.At) else None) for word in abilities)
    for (tag, _), count in kinds.items():
        if count > 1:
            yield f'{box}: holds "{tag}" {count} times; allowed: once'


def _id_problems(place: str, id: str) -> Iterator[str]:
    """What is wrong with an id."""
    if not ID.fullmatch(id):
        yield f"{place}: cannot be {codec.quote(id)}; allowed: small letters, then also digits and hyphens"


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


def _word_problems(word: Struct, place: str) -> Iterator[str]:
    """What is wrong with a word and those inside it, each seen alone."""
    for field in words.fields(type(word)):
        here = codec.show_step(place, field.encode_name, None)
        yield from _field_problems(word, field, getattr(word, field.name), here)
    yield from _combination_problems(word, place)
    for _, inner, child in words.children(word, place):
        yield from _word_problems(child, inner)


def _combination_problems(word: Struct, place: str) -> Iterator[str]:
    """Fields of one word that do not go together."""
    match word:
        case v.Lines(holding=None, at_least=number) if number != 1:
            yield f'{place} > at_least: means nothing without the field "holding"'
        case v.Before(about=about, by_protocol=str()) if v.About.COVERED not in about:
            yield f'{place} > by_protocol: means nothing unless "about" has "covered"'
        case v.CannotPlay(where=where) | v.FreePlay(where=where) if where not in (v.ANYWHERE, v.HERE):
            yield f'{place} > where: allowed: "which" is "any" or "this", and nothing else'
        # Each of these is several steps; an offer is one, with what follows from it in "then".
        case v.May(do=v.If() | v.ForEachLine() | v.May() | v.IfYouDo() as do):
            yield f'{place} > do: cannot be "{words.tag(do)}"; put "may" inside it instead'
        case v.IfYouDo(do=v.If() | v.ForEachLine() | v.May() | v.IfYouDo() as do):
            yield f'{place} > do: cannot be "{words.tag(do)}"; put "if_you_do" inside it instead'
        case v.ForEachLine() if any(isinstance(inner, v.ForEachLine) for inner in words.inside(word)):
            yield f'{place}: holds another "for_each_line"; allowed: one inside a text at a time'
        case v.Shift(how=v.How.EACH):
            yield f'{place} > how: cannot be "each"; allowed: "one", "all"'
        case v.PlayTop(under=True) if word != v.PlayTop(times=word.times, where=v.HERE, under=True):
            yield f'{place}: "under" is beneath this card; allowed besides: "times", and "where" with "which": "this"'
        case v.After(here=True, did=did) if did is not v.Did.PLAY:
            yield f'{place} > here: only what is played is played in a line; allowed: with "did": "play"'
        case v.Total():
            for inner in words.inside(word):
                if isinstance(inner, v.Losing) or (
                    isinstance(inner, v.Lines) and inner.which in (v.Line.LOSING, v.Line.THEIR_BEST)
                ):
                    yield f'{place}: a total cannot depend on totals; "{words.tag(inner)}" asks for them'


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
    least = _LEAST.get((words.tag(word), field), 0)
    match value:
        case bool():
            return
        case int() if not least <= value <= HIGHEST_NUMBER:
            yield f"{place}: cannot be {value}; allowed: {least} to {HIGHEST_NUMBER}"
        case str():  # every text in a word is the id of a protocol
            yield from _id_problems(place, value)
        case v.Who.BOTH if (words.tag(word), field) not in _OF_BOTH_PLAYERS:
            yield f'{place}: cannot be "both"; allowed: "you", "opponent"'
        case v.Lines(which=v.Line.TO_OR_FROM_THIS) if not isinstance(word, v.Shift):
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
    v.Delete,
    v.DiscardTop,
    v.Flip,
    v.Play,
    v.PlayTop,
    v.Return,
    v.Reveal,
    v.RevealDrawn,
    v.RevealFromHand,
    v.RevealFromTrash,
    v.Search,
    v.Shift,
    v.Take,
)


def _memory_problems(card: v.Card) -> Iterator[str]:
    """Words of a card that refer back to something the same text has not dealt with (CO-52)."""
    in_middle: set[str] = set()
    for _, place, word in words.children(card, ""):
        # The middle is one text; each ability is a text of its own.
        yield from _look_back(word, place, in_middle if isinstance(word, v.Effect) else set())


def _look_back(word: Struct, place: str, known: set[str]) -> Iterator[str]:
    """The same for one word; `known` is what the text has dealt with up to here, and grows."""
    for need in _needs(word):
        if need not in known:
            yield f"{place}: refers to {need}"
    before = known.copy()
    for _, inner, child in words.children(word, place):
        if isinstance(word, v.Either):
            after = before.copy()  # only one of the two happens
            yield from _look_back(child, inner, after)
            known |= after
        else:
            yield from _look_back(child, inner, known)
        if isinstance(word, v.ForEachLine | v.InOneLine):
            known.add(_LINE)  # first come the lines, then what is done in each
    known |= _offers(word)


def _needs(word: Struct) -> tuple[str, ...]:
    """What a word refers back to."""
    match word:
        case v.That() | v.ValueOfThat() | v.Play(source=v.Source.THAT):
            return (_CARD,)
        case v.Lines(which=v.Line.THAT):
            return (_LINE,)
        case v.Discarded():
            return (_DISCARD,)
        case v.RevealDrawn():
            return (_NUMBER,)
        case v.Matches():
            return (_CARD, _PROTOCOL)
        case _:
            return ()


def _offers(word: Struct) -> set[str]:
    """What a text can refer back to after this word."""
    match word:
        case v.TurnProtocol():
            return {_LINE}
        case v.State(topic=v.Topic.NUMBER):
            return {_NUMBER}
        case v.State():
            return {_PROTOCOL}
        case v.Discard():
            return {_DISCARD}
        case v.DiscardTop():
            return {_CARD, _LINE, _DISCARD}
        case _:
            return {_CARD, _LINE} if isinstance(word, _DEALS_WITH_CARD) else set()
