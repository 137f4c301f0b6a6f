"""What Compile cards say, in each language.

Texts are made from the data alone: `en` and `cs` have a clause for each word, `prose` joins the clauses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overrule.cards.names import LANGUAGES, Case, Names, check_language
from overrule.games.compile.texts.cs import Czech
from overrule.games.compile.texts.en import English
from overrule.games.compile.vocabulary import (
    Ability,
    After,
    At,
    Before,
    Card,
    CardSet,
    Effect,
    Protocol,
    Standing,
)

__all__ = [
    "LANGUAGES",
    "CardText",
    "card_forms",
    "card_name",
    "card_text",
    "explain",
    "protocol_hint",
    "protocol_name",
    "set_name",
]

NAMES = Names("overrule.games.compile")


@dataclass(frozen=True)
class CardText:
    """The texts of a card's boxes; empty for an empty box, and with a line for each ability."""

    top: str = ""
    middle: str = ""
    bottom: str = ""


def card_text(card: Card, lang: str, protocols: Iterable[Protocol] = ()) -> CardText:
    """What a card says. `protocols`: custom ones that it may mention."""
    prose = _prose(lang, protocols)
    return CardText(prose.abilities(card.top), prose.middle(card.middle), prose.abilities(card.bottom))


def explain(word: Effect | Ability, lang: str, protocols: Iterable[Protocol] = ()) -> str:
    """What an effect or ability says when it stands alone."""
    prose = _prose(lang, protocols)
    if isinstance(word, At | Before | After | Standing):
        return prose.ability(word)
    return prose.middle((word,))


def card_name(protocol: str | Protocol, value: int, lang: str, case: Case = "nom") -> str:
    """The name of a card: "Death 3", "Smrt 3", in the genitive "Smrti 3"."""
    if case == "nom" or not isinstance(protocol, str):
        return f"{protocol_name(protocol, lang)} {value}"
    return f"{NAMES.form('protocols', protocol, lang, case)} {value}"


def card_forms(protocol: str, value: int, lang: str) -> list[str]:
    """Other forms of a card's name in sentences."""
    return [f"{form} {value}" for form in NAMES.forms("protocols", protocol, lang)]


def protocol_name(protocol: str | Protocol, lang: str) -> str:
    """The name of a protocol: from the names file, otherwise its own, otherwise its id."""
    return NAMES.name("protocols", protocol, lang)


def protocol_hint(id: str, lang: str) -> str:
    """How a protocol plays, in a few words; empty for a custom one."""
    return NAMES.known("hints", id, lang)


def set_name(card_set: str | CardSet, lang: str) -> str:
    """The name of a card set, found in the same way."""
    return NAMES.name("sets", card_set, lang)


def _prose(lang: str, protocols: Iterable[Protocol]) -> English | Czech:
    check_language(lang)
    custom = {protocol.id: protocol for protocol in protocols}

    def name(id: str) -> str:
        return protocol_name(custom.get(id, id), lang)

    return English(name) if lang == "en" else Czech(name)
