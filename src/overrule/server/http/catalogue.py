"""What the browser can look up: games, cards, keywords, rules and messages, as plain data in one language.

Nothing here depends on a match or a person, so every answer is made once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypedDict

from overrule.bots import LEVELS
from overrule.core.errors import BadOptions
from overrule.core.kit import Kit, Named
from overrule.games import KITS, kit
from overrule.games.rulebook import Chapter, find_rule, read_rulebook
from overrule.messages import LANGUAGES, source
from overrule.puzzles import puzzles_of


class GameInfo(Named):
    """A game; the choices for its matches are added to this."""

    seats: list[int]
    bots: list[str]
    reactions: bool
    puzzles: int  # how many


class Keyword(TypedDict):
    """The rule that explains a word on a card."""

    title: str
    text: str
    rule: str


class CardBook(TypedDict):
    """All cards of a game by their ids, with the game's other data; keywords as on cards, in lower case."""

    game: str
    lang: str
    cards: dict[str, Named]
    keywords: dict[str, Keyword]


class RulesText(TypedDict):
    """The rules of a game for readers."""

    game: str
    lang: str
    name: str
    sections: list[Chapter]


class Words(TypedDict):
    """Fluent sources, by area."""

    lang: str
    areas: dict[str, str]


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """The games (GameInfo), each with what can be chosen for a match of it."""
    return [{**_info(id, one, lang), **one.catalogue().choices(lang)} for id, one in KITS.items()]


def _info(id: str, known: Kit, lang: str) -> GameInfo:
    return {
        "id": id,
        "name": known.title[lang],
        "seats": list(known.game.seats),
        "bots": list(LEVELS),
        "reactions": known.reactions is not None,
        "puzzles": len(puzzles_of(id)),
    }


@cache
def cards(game: str, lang: str) -> dict[str, Any]:
    """The CardBook of a game, with the game's other data; raises BadOptions."""
    known = kit(game)
    found = known.catalogue().cards(lang)
    lines = [line for card in found["cards"].values() for line in _lines(card)]
    book: CardBook = {"game": game, "lang": lang, "cards": found["cards"], "keywords": _keywords(known, lang, lines)}
    return {**found, **book}


def _lines(card: Mapping[str, Any]) -> Iterable[str]:
    return [*card.get("lines", ()), *card.get("boxes", {}).values()]


def _keywords(known: Kit, lang: str, lines: list[str]) -> dict[str, Keyword]:
    """The forms of keywords in these lines, each with the rule that explains it."""
    found: dict[str, Keyword] = {}
    for stem, number in known.catalogue().keywords(lang).items():
        rule = find_rule(known.package, number, lang)
        pattern = re.compile(rf"\b{re.escape(stem)}\w*", re.IGNORECASE)
        for form in sorted({match.casefold() for line in lines for match in pattern.findall(line)}):
            found[form] = {"title": rule.title, "text": rule.text, "rule": number}
    return found


@cache
def rules(game: str, lang: str) -> RulesText:
    """The rules of a game for readers; raises BadOptions."""
    known = kit(game)
    chapters = list(read_rulebook(known.package, lang).chapters)
    return {"game": game, "lang": lang, "name": known.title[lang], "sections": chapters}


@cache
def messages(lang: str) -> Words:
    """The Fluent sources that the browser needs; raises BadOptions."""
    if lang not in LANGUAGES:
        raise BadOptions(f"no messages in {lang!r}; allowed: {', '.join(LANGUAGES)}")
    shared = {area: source(area, lang) for area in ("web", "common")}
    return {"lang": lang, "areas": shared | {id: source(one.package, lang) for id, one in KITS.items()}}
