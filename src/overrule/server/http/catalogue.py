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
from overrule.games import GAMES, game
from overrule.games.compile import library as compile_library
from overrule.games.compile import texts as compile_texts
from overrule.games.conquerors import library as conquerors_library
from overrule.games.conquerors import texts as conquerors_texts
from overrule.games.conquerors.decks import grouped, plan_of, ready_made, title_of
from overrule.games.rulebook import find_rule, read_rulebook
from overrule.messages import LANGUAGES, source

# Beginnings of words on cards, with the rule that explains them; the forms are found in the texts.
KEYWORDS: dict[str, dict[str, dict[str, str]]] = {
    "compile": {
        "en": {
            "flip": "CO-83",
            "shift": "CO-28",
            "reveal": "CO-51",
            "rearrang": "CO-67",
            "swap": "CO-67",
            "refresh": "CO-81",
            "compil": "CO-08",
            "cover": "CO-84",
            "uncover": "CO-83",
            "trash": "CO-66",
        },
        "cs": {
            "otoč": "CO-83",
            "posu": "CO-28",
            "odhal": "CO-51",
            "přesklád": "CO-67",
            "proho": "CO-67",
            "obnov": "CO-81",
            "kompil": "CO-08",
            "překr": "CO-84",
            "odkr": "CO-83",
            "koš": "CO-66",
        },
    },
    "conquerors": {
        "en": {
            "shielding": "PC-12.6",
            "final hit": "PC-12.7",
            "selfheal": "PC-12.8",
            "selfdestroy": "PC-12.9",
            "illusion": "PC-12.10",
            "trapback": "PC-12.11",
            "sacrific": "PC-12.5",
            "kuk": "PC-12.4",
            "look at the top": "PC-12.3",
            "dies": "PC-12.1",
            "destroy": "PC-12.1",
        },
        "cs": {
            "shielding": "PC-12.6",
            "final hit": "PC-12.7",
            "selfheal": "PC-12.8",
            "selfdestroy": "PC-12.9",
            "iluz": "PC-12.10",
            "trapback": "PC-12.11",
            "obět": "PC-12.5",
            "kuk": "PC-12.4",
            "zemř": "PC-12.1",
            "znič": "PC-12.1",
        },
    },
}


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """The games with what can be chosen for a match of each."""
    return [
        {
            "id": one.id,
            "name": NAMES[one.id],
            "seats": list(one.seats),
            "bots": list(LEVELS),
            **_CHOICES[one.id](lang),
        }
        for one in GAMES.values()
    ]


NAMES = {"compile": "Compile", "conquerors": "Planetary Conquerors"}


def _compile_choices(lang: str) -> dict[str, Any]:
    return {"sets": _compile_sets(lang), "protocols": _protocols(lang)}


def _conquerors_choices(lang: str) -> dict[str, Any]:
    return {"decks": [_deck(deck_id, lang) for deck_id in ready_made()]}


_CHOICES = {"compile": _compile_choices, "conquerors": _conquerors_choices}


def _compile_sets(lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": one.id,
            "name": compile_texts.set_name(one, lang),
            "protocols": [protocol.id for protocol in one.protocols],
        }
        for one in compile_library.BUILT_IN.values()
    ]


def _protocols(lang: str) -> dict[str, dict[str, str]]:
    return {
        protocol.id: {
            "id": protocol.id,
            "name": compile_texts.protocol_name(protocol, lang),
            "hint": compile_texts.protocol_hint(protocol.id, lang),
            "set": one.id,
        }
        for one in compile_library.BUILT_IN.values()
        for protocol in one.protocols
    }


def _deck(id: str, lang: str) -> dict[str, Any]:
    deck = ready_made()[id]
    return {
        "id": id,
        "name": title_of(deck, lang),
        "plan": plan_of(deck, lang),
        "size": sum(deck.cards.values()),
        "cards": dict(deck.cards),
        "groups": [heading for heading, _ in grouped(deck, lang)],
    }


@cache
def cards(game_id: str, lang: str) -> dict[str, Any]:
    """All cards of a game with their texts, and the words on them that a rule explains; raises BadOptions."""
    game(game_id)
    found = _compile_cards(lang) if game_id == "compile" else _conquerors_cards(lang)
    lines = [line for card in found["cards"].values() for line in _lines(card)]
    return {"game": game_id, "lang": lang, **found, "keywords": _keywords(game_id, lang, lines)}


def _lines(card: dict[str, Any]) -> Iterable[str]:
    return [*card.get("lines", ()), *card.get("boxes", {}).values()]


def _compile_cards(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for card_set in compile_library.BUILT_IN.values():
        for protocol in card_set.protocols:
            for card in protocol.cards:
                text = compile_texts.card_text(card, lang)
                id = f"{protocol.id}-{card.value}"
                found[id] = {
                    "id": id,
                    "name": compile_texts.card_name(protocol, card.value, lang),
                    "protocol": protocol.id,
                    "set": card_set.id,
                    "value": card.value,
                    "boxes": {"top": text.top, "middle": text.middle, "bottom": text.bottom},
                }
    return {"cards": found, "protocols": _protocols(lang), "sets": _compile_sets(lang)}


def _conquerors_cards(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for card_set in conquerors_library.BUILT_IN.values():
        for card in card_set.cards:
            cost = {"gold": card.cost.gold, "cosmium": card.cost.cosmium, "electricity": card.cost.electricity}
            found[card.id] = {
                "id": card.id,
                "name": conquerors_texts.card_name(card, lang),
                "type": card.type.value,
                "type_line": conquerors_texts.type_line(card, lang),
                "stars": card.stars,
                "cost": cost,
                "attack": card.attack,
                "life": card.life,
                "lines": conquerors_texts.card_text(card, lang),
                "token": card.token,
                "starting": card.id in card_set.starting,
                "set": card_set.id,
            }
    sets = [
        {"id": one.id, "name": conquerors_texts.set_name(one, lang)} for one in conquerors_library.BUILT_IN.values()
    ]
    return {"cards": found, "sets": sets, "decks": [_deck(id, lang) for id in ready_made()]}


def _keywords(game_id: str, lang: str, lines: list[str]) -> dict[str, dict[str, str]]:
    """The forms of keywords in these lines, each with the rule that explains it."""
    found: dict[str, dict[str, str]] = {}
    for stem, number in KEYWORDS[game_id][lang].items():
        rule = find_rule(f"overrule.games.{game_id}", number, lang)
        pattern = re.compile(rf"\b{re.escape(stem)}\w*", re.IGNORECASE)
        for form in sorted({match.casefold() for line in lines for match in pattern.findall(line)}):
            found[form] = {"title": rule.title, "text": rule.text, "rule": number}
    return found


@cache
def rules(game_id: str, lang: str) -> dict[str, Any]:
    """The rules of a game for readers; raises BadOptions."""
    game(game_id)
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
        for chapter in read_rulebook(f"overrule.games.{game_id}", lang).chapters
    ]
    return {"game": game_id, "lang": lang, "name": NAMES[game_id], "sections": chapters}


BROWSER_AREAS = ("web", "common", "decks", "overrule.games.compile", "overrule.games.conquerors")


@cache
def messages(lang: str) -> dict[str, Any]:
    """The Fluent sources that the browser needs; raises BadOptions."""
    if lang not in LANGUAGES:
        raise BadOptions(f"no messages in {lang!r}; allowed: {', '.join(LANGUAGES)}")
    return {"lang": lang, "areas": {area: source(area, lang) for area in BROWSER_AREAS}}
