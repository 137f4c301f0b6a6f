"""What Compile cards say, in each language.

Texts are made from the data alone: `en` and `cs` have a clause for each word, `prose` joins the clauses.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

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

__all__ = ["LANGUAGES", "CardText", "card_name", "card_text", "explain", "protocol_hint", "protocol_name", "set_name"]

LANGUAGES = ("en", "cs")


@dataclass(frozen=True)
class CardText:
    """The texts of a card's boxes; empty for an empty box, and with a line for each ability."""

    top: str = ""
    middle: str = ""
    bottom: str = ""


def card_text(card: Card, lang: str, protocols: Iterable[Protocol] = ()) -> CardText:
    """What a card says. `protocols` are those it may speak of that no names file knows."""
    prose = _prose(lang, protocols)
    return CardText(prose.abilities(card.top), prose.middle(card.middle), prose.abilities(card.bottom))


def explain(word: Effect | Ability, lang: str, protocols: Iterable[Protocol] = ()) -> str:
    """What an effect or ability says when it stands alone."""
    prose = _prose(lang, protocols)
    if isinstance(word, At | Before | After | Standing):
        return prose.ability(word)
    return prose.middle((word,))


def card_name(protocol: str | Protocol, value: int, lang: str) -> str:
    """The name of a card: "Death 3", "Smrt 3"."""
    return f"{protocol_name(protocol, lang)} {value}"


def protocol_name(protocol: str | Protocol, lang: str) -> str:
    """The name of a protocol, from the names file, else its own, else its id."""
    return _name("protocols", protocol, lang)


def protocol_hint(id: str, lang: str) -> str:
    """What a protocol is about, in a few words; nothing for one that no names file knows."""
    return str(_names(lang)["hints"].get(id, ""))


def set_name(card_set: str | CardSet, lang: str) -> str:
    """The name of a card set, found in the same way."""
    return _name("sets", card_set, lang)


def _name(kind: str, named: str | Protocol | CardSet, lang: str) -> str:
    id, own = (named, {}) if isinstance(named, str) else (named.id, named.names)
    known = _names(lang)[kind]
    return str(known.get(id) or own.get(lang) or own.get("en") or id.replace("-", " ").capitalize())


@cache
def _names(lang: str) -> dict[str, dict[str, Any]]:
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
    file = resources.files("overrule.games.compile") / f"names.{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _prose(lang: str, protocols: Iterable[Protocol]) -> English | Czech:
    _names(lang)  # complains of an unknown language
    custom = {protocol.id: protocol for protocol in protocols}

    def name(id: str) -> str:
        return protocol_name(custom.get(id, id), lang)

    return English(name) if lang == "en" else Czech(name)
