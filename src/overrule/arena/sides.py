"""What is compared in a balance report. A side of a match is made of things: one deck, or three protocols."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from overrule.core.rng import stream_of
from overrule.games.compile.library import BUILT_IN as COMPILE_SETS
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.library import BUILT_IN as CONQUERORS_SETS

PROTOCOLS_STREAM = 401  # apart from the streams that the match itself uses
PROTOCOLS_EACH = 3
BETWEEN = " / "  # the two sides in a unit's key
TOGETHER = "+"  # things of one side

Side = tuple[str, ...]


class Sides(ABC):
    """The things of one game."""

    things: tuple[str, ...]
    thing: str  # what they are called

    @abstractmethod
    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        """Which sides meet in which deal, given how many deals there shall be."""

    @abstractmethod
    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        """The options of a match between sides, by seat."""

    @abstractmethod
    def cards(self, side: Side) -> frozenset[str]:
        """The cards that a side can draw."""


class Protocols(Sides):
    """Compile: in every deal other protocols meet, drawn at random."""

    thing = "protocol"

    def __init__(self) -> None:
        protocols = [protocol for card_set in COMPILE_SETS.values() for protocol in card_set.protocols]
        self.things = tuple(protocol.id for protocol in protocols)
        self.values = {protocol.id: [card.value for card in protocol.cards] for protocol in protocols}

    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        found: list[tuple[int, Side, Side]] = []
        for number in range(pairs):
            drawn = list(range(len(self.things)))
            stream_of(seed + number, PROTOCOLS_STREAM).shuffle(drawn)
            names = [self.things[place] for place in drawn[: 2 * PROTOCOLS_EACH]]
            found.append((number, tuple(names[:PROTOCOLS_EACH]), tuple(names[PROTOCOLS_EACH:])))
        return found

    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        return {"protocols": [list(side) for side in sides]}

    def cards(self, side: Side) -> frozenset[str]:
        return frozenset(f"{protocol}-{value}" for protocol in side for value in self.values[protocol])


class Decks(Sides):
    """Planetary Conquerors: every two decks meet equally often. `decks` are ids of ready-made ones, or whole decks."""

    thing = "deck"

    def __init__(self, decks: Sequence[str | Mapping[str, Any]]) -> None:
        self.decks = {deck if isinstance(deck, str) else str(deck["id"]): deck for deck in decks}
        self.things = tuple(self.decks)

    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        twos = list(combinations(self.things, 2))
        return [
            (number * len(twos) + place, (one,), (other,))
            for number in range(pairs)
            for place, (one, other) in enumerate(twos)
        ]

    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        return {"decks": [self.decks[name] for (name,) in sides]}

    def cards(self, side: Side) -> frozenset[str]:
        """Starting miners lie in the mine from the beginning (PC-8.2); further copies can be drawn."""
        deck = self.decks[side[0]]
        counts = dict(ready_made()[deck].cards if isinstance(deck, str) else deck["cards"])
        for card_set in CONQUERORS_SETS.values():
            for card in card_set.starting:
                counts[card] = counts.get(card, 0) - 1
        return frozenset(card for card, count in counts.items() if count > 0)
