"""What can be looked up about Harbour."""

from __future__ import annotations

from typing import Any

from harbour.cards import CARDS, text

part_names = ("card", "cards")


def choices(lang: str) -> dict[str, Any]:
    """Nothing needs to be chosen for a match."""
    return {}


def cards(lang: str) -> dict[str, Any]:
    """All cards with their texts."""
    return {"cards": {card.id: {"id": card.id, "name": card.names[lang], "lines": text(card, lang)} for card in CARDS}}


def keywords(lang: str) -> dict[str, str]:
    """No word on a card needs a rule."""
    return {}


def parts(lang: str) -> dict[str, tuple[str, str]]:
    """All cards with their names and texts."""
    return {card.id: (card.names[lang], " ".join(text(card, lang))) for card in CARDS}
