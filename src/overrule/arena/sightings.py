"""Which cards were drawn and played in a match, by its events."""

from __future__ import annotations

from collections.abc import Iterable

from overrule.core.events import Event, Happened


class Sightings:
    """What has been drawn and played so far, by seat."""

    def __init__(self, happened: Happened, seats: int) -> None:
        self.happened = happened
        self.drawn: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]

    def see(self, events: Iterable[Event]) -> None:
        """Take note of what happened."""
        for event in events:
            counts = self.happened[event.kind].counts
            if counts == "drawn":
                self._add(self.drawn, event)
            elif counts == "played" and event.facts.get("up", True):  # face down a card does nothing of its own
                self._add(self.played, event)

    def _add(self, found: list[set[str]], event: Event) -> None:
        seat = event.facts["seat"]
        assert isinstance(seat, int)
        found[seat].update(name for card in event.cards if (name := card.names[seat]) is not None)

    def cards(self) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
        """Drawn and played, in the order of their ids."""
        return tuple(tuple(sorted(cards)) for cards in self.drawn), tuple(tuple(sorted(cards)) for cards in self.played)
