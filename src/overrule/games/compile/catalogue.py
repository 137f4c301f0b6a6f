"""What can be looked up about Compile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from overrule.cards.words import inside, tag
from overrule.core.kit import Named
from overrule.games.compile import texts
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.vocabulary import Ability, Effect

part_names = ("box", "boxes")
KEYWORDS: dict[str, dict[str, str]] = {
    "en": {
        "flip": "CO-83",
        "shift": "CO-28",
        "reveal": "CO-51",
        "rearrang": "CO-67",
        "swap": "CO-67",
        "refresh": "CO-81",
        "compil": "CO-08",
        "cover": "CO-83",
        "uncover": "CO-83",
        "trash": "CO-66",
        "start": "CO-61",
        "end": "CO-61",
        "highest": "CO-50",
        "lowest": "CO-50",
    },
    "cs": {
        "otoč": "CO-83",
        "posu": "CO-28",
        "odhal": "CO-51",
        "přesklád": "CO-67",
        "proho": "CO-67",
        "obnov": "CO-81",
        "kompil": "CO-08",
        "překr": "CO-83",
        "odkr": "CO-83",
        "koš": "CO-66",
        "začát": "CO-61",
        "konec": "CO-61",
        "nejvyšší": "CO-50",
        "nejnižší": "CO-50",
    },
}


class Card(Named):
    """A card with its texts. `does`: tags of what it does. `motif`: if it names one."""

    protocol: str
    set: str
    value: int
    boxes: dict[Literal["top", "middle", "bottom"], str]
    does: list[str]
    motif: str


class Protocol(Named):
    """A protocol, with a few words on how it plays."""

    hint: str
    set: str


class CardSet(Named):
    """A set with the ids of its protocols."""

    protocols: list[str]


class Choices(TypedDict):
    """What can be chosen for a match; protocols by their ids."""

    sets: list[CardSet]
    protocols: dict[str, Protocol]


class Book(Choices):
    """All cards, by their ids."""

    cards: dict[str, Card]


def keywords(lang: str) -> Mapping[str, str]:
    """Beginnings of words on cards, with the rules that explain them."""
    return KEYWORDS[lang]


def choices(lang: str) -> Choices:
    """What can be chosen for a match."""
    return {"sets": _sets(lang), "protocols": _protocols(lang)}


def cards(lang: str) -> Book:
    """All cards with their texts, their protocols and sets."""
    found: dict[str, Card] = {}
    for card_set in BUILT_IN.values():
        for protocol in card_set.protocols:
            for card in protocol.cards:
                text = texts.card_text(card, lang)
                id = f"{protocol.id}-{card.value}"
                found[id] = {
                    "id": id,
                    "name": texts.card_name(protocol, card.value, lang),
                    "forms": texts.card_forms(protocol.id, card.value, lang),
                    "protocol": protocol.id,
                    "set": card_set.id,
                    "value": card.value,
                    "boxes": {"top": text.top, "middle": text.middle, "bottom": text.bottom},
                    "does": list(
                        dict.fromkeys(tag(word) for word in inside(card) if isinstance(word, Effect | Ability))
                    ),
                    "motif": card.motif,
                }
    return {"cards": found, **choices(lang)}


def parts(lang: str) -> dict[str, tuple[str, str]]:
    """The command boxes that say something, such as `fire-0 bottom`, with the card's name and the text."""
    return {
        f"{id} {box}": (card["name"], text)
        for id, card in cards(lang)["cards"].items()
        for box, text in card["boxes"].items()
        if text
    }


def _sets(lang: str) -> list[CardSet]:
    return [
        {"id": one.id, "name": texts.set_name(one, lang), "protocols": [protocol.id for protocol in one.protocols]}
        for one in BUILT_IN.values()
    ]


def _protocols(lang: str) -> dict[str, Protocol]:
    return {
        protocol.id: {
            "id": protocol.id,
            "name": texts.protocol_name(protocol, lang),
            "hint": texts.protocol_hint(protocol.id, lang),
            "set": one.id,
        }
        for one in BUILT_IN.values()
        for protocol in one.protocols
    }
