"""Cards and protocols of Compile: found by what people type, picked out of sets, shown with their texts."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from overrule.cards.names import folded
from overrule.cli.common import WrongArgument
from overrule.games.compile import texts
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.texts import LANGUAGES, CardText, card_text, protocol_name
from overrule.games.compile.vocabulary import Card, CardSet, Protocol
from overrule.games.compile.words import built_in_cards, card_name, say, split_card

BOXES = ("top", "middle", "bottom")


def find_cards(typed: str) -> list[str]:
    """The ids of the card, or all cards of the protocol, that is meant; empty if there is none.

    Understands ids (`fire-3`) and names in any language (`Oheň 3`).
    """
    return list(_all_names().get(folded(typed), ()))


def protocols_named(typed: str) -> set[str]:
    """The ids of protocols that are meant."""
    return {split_card(id)[0] for id in find_cards(typed)} if not typed[-1:].isdecimal() else set()


@cache
def _all_names() -> dict[str, tuple[str, ...]]:
    """All ids and names of cards and protocols, with the cards that they mean."""
    names: dict[str, tuple[str, ...]] = {}
    for id, (protocol, _) in built_in_cards().items():
        whole = tuple(f"{protocol.id}-{card.value}" for card in protocol.cards)
        for name in (protocol.id, *(protocol_name(protocol, lang) for lang in LANGUAGES)):
            names[folded(name)] = whole
        for name in (id, *(card_name(id, lang) for lang in LANGUAGES)):
            names[folded(name)] = (id,)
    return names


@cache
def _sets() -> dict[str, str]:
    return {protocol.id: card_set.id for card_set in BUILT_IN.values() for protocol in card_set.protocols}


def set_of(protocol: str) -> str:
    """The id of the set of a protocol; empty for one that is not built in."""
    return _sets().get(protocol, "")


def text_of(id: str, lang: str) -> CardText:
    """What a built-in card says; nothing for one that is not built in."""
    _, card = built_in_cards().get(id, (None, None))
    return CardText() if card is None else card_text(card, lang)


def box_text(id: str, box: str, lang: str) -> str:
    """What one box of a card says."""
    return str(getattr(text_of(id, lang), box))


def box_lines(id: str, lang: str) -> Iterator[tuple[str, str]]:
    """The name of the box and the text, for each ability and the middle of a card."""
    text = text_of(id, lang)
    for box in BOXES:
        for line in str(getattr(text, box)).splitlines():
            yield say(lang, f"box-{box}"), line


def show_cards(ids: Iterable[str], lang: str) -> Table:
    """Cards with their texts, one below the other."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for id in ids:
        grid.add_row(Text(card_name(id, lang), style="bold"), describe(id, lang))
    return grid


def describe(id: str, lang: str) -> Text:
    """All that a card says, a line for each ability."""
    body = Text()
    for number, (box, line) in enumerate(box_lines(id, lang)):
        body.append("\n" if number else "")
        body.append(f"{box}: ", style="dim")
        body.append(line)
    return body or Text(say(lang, "table-no-text"), style="dim")


# ------------------------------------------------------------------------------------------------- parts of sets


def _id(protocol: Protocol, card: Card) -> str:
    return f"{protocol.id}-{card.value}"


def only(card_set: CardSet, names: Sequence[str]) -> CardSet:
    """The part of a set that is named."""
    called = {folded(name) for name in names}
    protocols = []
    for protocol in card_set.protocols:
        whole = not called.isdisjoint(_names(protocol))
        wanted = tuple(card for card in protocol.cards if whole or not called.isdisjoint(_names(protocol, card)))
        if wanted:
            protocols.append(Protocol(protocol.id, wanted, protocol.names))
    return CardSet(card_set.id, tuple(protocols), card_set.names)


def _names(protocol: Protocol, card: Card | None = None) -> list[str]:
    """What a protocol, or one of its cards, is called: id and names, as they are compared."""
    if card is None:
        return [folded(name) for name in (protocol.id, *(protocol_name(protocol, lang) for lang in LANGUAGES))]
    return [f"{name} {card.value}" for name in _names(protocol)]


def check_found(names: Sequence[str], sets: Sequence[CardSet]) -> None:
    """Refuse a name that no card and no protocol of these sets has."""
    protocols = [protocol for card_set in sets for protocol in card_set.protocols]
    ids = [p.id for p in protocols] + [_id(p, card) for p in protocols for card in p.cards]
    known = {name for p in protocols for card in (None, *p.cards) for name in _names(p, card)}
    for name in names:
        if folded(name) not in known:
            near = difflib.get_close_matches(name.casefold(), ids, n=3)
            usual = "a card is written like fire-3, a protocol like fire"
            hint = f"did you mean: {', '.join(near)}?" if near else usual
            raise WrongArgument(f"there is no card or protocol {name!r}; {hint}")


def data(card_set: CardSet, sets: Sequence[CardSet]) -> list[dict[str, Any]]:
    """The cards of a set as plain data: facts, and texts in both languages."""
    protocols = [protocol for other in sets for protocol in other.protocols]
    return [
        {
            "id": _id(protocol, card),
            "set": card_set.id,
            "protocol": protocol.id,
            "value": card.value,
            "names": {lang: texts.card_name(protocol, card.value, lang) for lang in LANGUAGES},
            "texts": {lang: msgspec.to_builtins(card_text(card, lang, protocols)) for lang in LANGUAGES},
            "card": msgspec.to_builtins(card),
        }
        for protocol in card_set.protocols
        for card in protocol.cards
    ]
