"""Which cards were drawn and played in a match, by its events."""

from __future__ import annotations

from collections.abc import Iterable

from overrule.core.events import Event

DRAWN = "drew"
# What says that a card was played from a hand. In Compile a card that is played face down does nothing of its own.
PLAYED = {"compile": ("played",), "conquerors": ("announced", "trap-placed")}


class Sightings:
    """What has been drawn and played so far, by seat."""

    def __init__(self, game: str, seats: int) -> None:
        self.kinds = PLAYED[game]
        self.drawn: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]

    def see(self, events: Iterable[Event]) -> None:
        """Take note of what happened."""
        for event in events:
            if event.kind == DRAWN:
                self._add(self.drawn, event)
            elif event.kind in self.kinds and event.facts.get("up", True):
                self._add(self.played, event)

    def _add(self, found: list[set[str]], event: Event) -> None:
        seat = event.facts["seat"]
        assert isinstance(seat, int)
        found[seat].update(name for card in event.cards if (name := card.names[seat]) is not None)

    def cards(self) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
        """Drawn and played, in the order of their ids."""
        return tuple(tuple(sorted(cards)) for cards in self.drawn), tuple(tuple(sorted(cards)) for cards in self.played)
