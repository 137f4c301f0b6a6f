"""All cards on one sheet of plain text."""

from __future__ import annotations

from collections.abc import Sequence

from overrule.games.compile.cards import SETS
from overrule.games.compile.texts import card_name, card_text, set_name
from overrule.games.compile.vocabulary import Card, CardSet, Protocol

BOXES = {
    "en": ("top", "middle", "bottom"),
    "cs": ("vrchní", "prostřední", "spodní"),
}


def sheet(lang: str, sets: Sequence[CardSet] = SETS) -> str:
    """The names and texts of all cards, set by set."""
    protocols = [protocol for card_set in sets for protocol in card_set.protocols]
    blocks = []
    for card_set in sets:
        title = set_name(card_set, lang)
        blocks.append(f"{title}\n{'=' * len(title)}")
        for protocol in card_set.protocols:
            blocks += [_card(protocol, card, lang, protocols) for card in protocol.cards]
    return "\n\n".join(blocks) + "\n"


def _card(protocol: Protocol, card: Card, lang: str, protocols: Sequence[Protocol]) -> str:
    """A card's name, then a line for each ability and for the middle, marked with its box."""
    text = card_text(card, lang, protocols)
    lines = [card_name(protocol, card.value, lang)]
    for box, content in zip(BOXES[lang], (text.top, text.middle, text.bottom), strict=True):
        lines += [f"  [{box}] {line}" for line in content.splitlines()]
    return "\n".join(lines)
