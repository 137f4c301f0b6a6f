"""The cards of Harbour, as data, with their texts made from that data."""

from __future__ import annotations

from msgspec import Struct


class Card(Struct, frozen=True):
    """A card: what it scores, and what else it does to its player or to one opponent."""

    id: str
    names: dict[str, str]
    points: int
    copies: int
    draws: int = 0  # cards that its player draws besides
    robs: int = 0  # points that it takes from an opponent
    looks: bool = False  # its player looks at an opponent's hand

    @property
    def is_aimed(self) -> bool:
        """Whether its player chooses an opponent."""
        return self.robs > 0 or self.looks


CARDS = (
    Card("barge", {"en": "Barge", "cs": "Bárka"}, points=2, copies=6),
    Card("crane", {"en": "Crane", "cs": "Jeřáb"}, points=1, copies=4, draws=1),
    Card("lighthouse", {"en": "Lighthouse", "cs": "Maják"}, points=1, copies=4, looks=True),
    Card("smuggler", {"en": "Smuggler", "cs": "Pašerák"}, points=0, copies=4, robs=2),
    Card("galleon", {"en": "Galleon", "cs": "Galeona"}, points=4, copies=2),
)
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
DECK = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]  # what each piece of cardboard is


def text(card: Card, lang: str) -> list[str]:
    """What is printed on a card, a line for each thing that it does."""
    return [SAYS[lang][name].format(getattr(card, name)) for name in SAYS[lang] if getattr(card, name)]


SAYS = {
    "en": {
        "points": "Score {0}.",
        "draws": "Draw {0} more.",
        "robs": "Take {0} points from an opponent.",
        "looks": "Look at an opponent’s hand.",
    },
    "cs": {
        "points": "Body: {0}.",
        "draws": "Lízni navíc: {0}.",
        "robs": "Vezmi soupeři body: {0}.",
        "looks": "Podívej se soupeři do ruky.",
    },
}
