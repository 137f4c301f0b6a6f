"""Cards and protocols, found by what people type, and shown with their texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from unicodedata import combining, normalize

from rich.table import Table
from rich.text import Text

from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.narrate import built_in_cards, card_name, split_card
from overrule.games.compile.texts import LANGUAGES, CardText, card_text, protocol_name
from overrule.messages import message

BOXES = ("top", "middle", "bottom")


def find_cards(typed: str) -> list[str]:
    """The ids of the card, or all cards of the protocol, that is meant; empty if there is none.

    Understands ids (`fire-3`) and names in any language (`Oheň 3`).
    """
    return list(_names().get(plain(typed), ()))


def protocols_named(typed: str) -> set[str]:
    """The ids of protocols that are meant."""
    return {split_card(id)[0] for id in find_cards(typed)} if not typed[-1:].isdecimal() else set()


def plain(name: str) -> str:
    """A name as it is compared: without capitals, accents and hyphens."""
    letters = (letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    return " ".join("".join(letters).replace("-", " ").split())


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """All ids and names of cards and protocols, with the cards that they mean."""
    names: dict[str, tuple[str, ...]] = {}
    for id, (protocol, _) in built_in_cards().items():
        whole = tuple(f"{protocol.id}-{card.value}" for card in protocol.cards)
        for name in (protocol.id, *(protocol_name(protocol, lang) for lang in LANGUAGES)):
            names[plain(name)] = whole
        for name in (id, *(card_name(id, lang) for lang in LANGUAGES)):
            names[plain(name)] = (id,)
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
            yield message(lang, f"box-{box}"), line


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
    return body or Text(message(lang, "table-no-text"), style="dim")
