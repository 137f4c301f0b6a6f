"""What the browser can look up: games, cards, keywords, rules and messages, as plain data in one language.

Nothing here depends on a match or on who asks, so every answer is made once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from overrule.bots import LEVELS
from overrule.core.errors import BadOptions
from overrule.core.kit import Kit
from overrule.games import KITS, kit
from overrule.games.rulebook import find_rule, read_rulebook
from overrule.messages import LANGUAGES, source


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """The games with what can be chosen for a match of each."""
    return [
        {
            "id": id,
            "name": one.title[lang],
            "seats": list(one.game.seats),
            "bots": list(LEVELS),
            "reactions": one.reactions is not None,
            **one.catalogue().choices(lang),
        }
        for id, one in KITS.items()
    ]


@cache
def cards(game: str, lang: str) -> dict[str, Any]:
    """All cards of a game with their texts, and the words on them that a rule explains; raises BadOptions."""
    known = kit(game)
    found = known.catalogue().cards(lang)
    lines = [line for card in found["cards"].values() for line in _lines(card)]
    return {"game": game, "lang": lang, **found, "keywords": _keywords(known, lang, lines)}


def _lines(card: dict[str, Any]) -> Iterable[str]:
    return [*card.get("lines", ()), *card.get("boxes", {}).values()]


def _keywords(known: Kit, lang: str, lines: list[str]) -> dict[str, dict[str, str]]:
    """The forms of keywords in these lines, each with the rule that explains it."""
    found: dict[str, dict[str, str]] = {}
    for stem, number in known.catalogue().keywords(lang).items():
        rule = find_rule(known.package, number, lang)
        pattern = re.compile(rf"\b{re.escape(stem)}\w*", re.IGNORECASE)
        for form in sorted({match.casefold() for line in lines for match in pattern.findall(line)}):
            found[form] = {"title": rule.title, "text": rule.text, "rule": number}
    return found


@cache
def rules(game: str, lang: str) -> dict[str, Any]:
    """The rules of a game for readers; raises BadOptions."""
    known = kit(game)
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "intro": chapter.intro,
            "rules": [
                {"number": rule.number, "title": rule.title, "text": rule.text, "source": rule.source}
                for rule in chapter.rules
            ],
        }
        for chapter in read_rulebook(known.package, lang).chapters
    ]
    return {"game": game, "lang": lang, "name": known.title[lang], "sections": chapters}


@cache
def messages(lang: str) -> dict[str, Any]:
    """The Fluent sources that the browser needs; raises BadOptions."""
    if lang not in LANGUAGES:
        raise BadOptions(f"no messages in {lang!r}; allowed: {', '.join(LANGUAGES)}")
    shared = {area: source(area, lang) for area in ("web", "common")}
    return {"lang": lang, "areas": shared | {id: source(one.package, lang) for id, one in KITS.items()}}
