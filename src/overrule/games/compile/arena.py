"""What a balance report of Compile compares: protocols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrule.arena.sides import Side, Sides
from overrule.core.rng import stream_of
from overrule.games.compile.library import BUILT_IN

PROTOCOLS_STREAM = 401  # different from the streams of the match itself
PROTOCOLS_EACH = 3


class Protocols(Sides):
    """Every deal has different protocols, drawn at random."""

    thing = "protocol"

    def __init__(self) -> None:
        protocols = [protocol for card_set in BUILT_IN.values() for protocol in card_set.protocols]
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
