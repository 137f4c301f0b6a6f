"""All cards on one sheet of plain text."""

from __future__ import annotations

from collections.abc import Sequence

from overrule.games.conquerors.cards import SETS
from overrule.games.conquerors.texts import card_name, card_text, cost_text, set_name, type_line
from overrule.games.conquerors.vocabulary import Card, CardSet, Type
from overrule.games.conquerors.world import faction_of, flavour, title, world

# No cost, attack, life; and what a token is called.
WORDS = {
    "en": ("free", "attack", "life", "token"),
    "cs": ("zdarma", "útok", "životy", "token"),
}


def sheet(lang: str, sets: Sequence[CardSet] = SETS, factions: bool = False) -> str:
    """The names, numbers and texts of all cards, set by set; if wanted with the factions that they belong to."""
    names = {faction["id"]: faction["name"] for faction in world(lang)["factions"]} if factions else {}
    cards = [card for card_set in sets for card in card_set.cards]
    blocks = []
    for card_set in sets:
        title = set_name(card_set, lang)
        blocks.append(f"{title}\n{'=' * len(title)}")
        blocks += [_card(card, lang, cards, names.get(faction_of(card), "")) for card in card_set.cards]
    return "\n\n".join(blocks) + "\n"


def _card(card: Card, lang: str, cards: Sequence[Card], faction: str) -> str:
    """A card's name, then its type and numbers, then its text, then what it is in the world."""
    lines = [card_name(card, lang), " | ".join(_print(card, lang)), *card_text(card, lang, cards)]
    lore = [f"    {line}" for line in (title(card, lang), flavour(card, lang), faction) if line]
    return "\n  ".join((*lines, *lore))


def _print(card: Card, lang: str) -> list[str]:
    """Type, cost, attack and life, as far as a card has them (PC-4.1)."""
    free, attack, life, token = WORDS[lang]
    parts = [type_line(card, lang)]
    if card.token:
        parts.append(token)
    elif card.type is not Type.TRAP:
        parts.append(cost_text(card.cost, lang) or free)
    if card.type is Type.WARRIOR:
        parts.append(f"{attack} {card.attack}")
    if card.type in (Type.WARRIOR, Type.BUILDING):
        parts.append(f"{life} {card.life}")
    return parts
