"""The world in which the cards of Planetary Conquerors are at home: the planet, its factions, and lines of flavour.

It means nothing to the rules. `world.toml` has the planet and the factions, `names.toml` what each card is there.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, TypedDict

from overrule.cards.names import check_language
from overrule.games.conquerors.texts import NAMES
from overrule.games.conquerors.vocabulary import Card


class Faction(TypedDict):
    """How a people lives and plays. `sign` is an icon of the game-icons set, `scenery` words for its pictures."""

    id: str
    name: str
    life: str
    play: str
    colour: str
    sign: str
    scenery: list[str]


class World(TypedDict):
    """The planet, its history in paragraphs, and its factions."""

    name: str
    history: list[str]
    factions: list[Faction]


def world(lang: str) -> World:
    """The world in a language."""
    check_language(lang)
    data = _world()
    planet = data["planet"][lang]
    history = [paragraph.strip() for paragraph in planet["history"].split("\n\n")]
    factions = [_faction(id, fields, lang) for id, fields in data["factions"].items()]
    return {"name": planet["name"], "history": history, "factions": factions}


def faction_of(card: Card) -> str:
    """The faction of a card, by its id; empty for a card that is not built in."""
    return str(NAMES.entry("cards", card.id).get("faction", ""))


def title(card: Card, lang: str) -> str:
    """Who or what in particular a card with three stars is; empty for others."""
    check_language(lang)
    return str(NAMES.entry("cards", card.id).get("title", {}).get(lang, ""))


def flavour(card: Card, lang: str) -> str:
    """The line of flavour of a card, from the file, else its own; empty if it has none."""
    check_language(lang)
    known = NAMES.entry("cards", card.id).get("flavour", card.flavour)
    return str(known.get(lang) or known.get("en", ""))


def _faction(id: str, fields: dict[str, Any], lang: str) -> Faction:
    words = fields[lang]
    return {
        "id": id,
        "name": words["name"],
        "life": words["life"].strip(),
        "play": words["play"].strip(),
        "colour": fields["colour"],
        "sign": fields["sign"],
        "scenery": fields["scenery"],
    }


@cache
def _world() -> dict[str, Any]:
    file = resources.files("overrule.games.conquerors") / "world.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
