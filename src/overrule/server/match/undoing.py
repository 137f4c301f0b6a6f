"""Whether a choice can be taken back: not once chance was used or somebody was told a card that was hidden from them.

A card that a player shows of their own will does not count against that same player: who plays a card and regrets it
may take it back, though all have seen it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from overrule.core.decisions import SPECTATOR
from overrule.core.events import Event, EventCard
from overrule.core.game import State

# Events that always tell something, or come of chance.
TELLING = frozenset(
    {
        "dealt",
        "discarded-from-deck",
        "drew",
        "looked",
        "looked-at-traps",
        "milled",
        "revealed",
        "shuffled",
        "turned-up",
    }
)
# Events in which a player shows cards of their own hand, or lays them down.
OWN = frozenset({"announced", "discarded", "gave", "played", "trap-placed"})
# A thing on the planet was announced before, is a token, or came out of a deck, which is noticed by itself.
OPEN = frozenset({"entered"})


class Chance:
    """A mark of everything that draws and shuffles change: the streams of randomness, and the sizes of the decks."""

    def __init__(self, state: State[Any, Any]) -> None:
        seen = state.game.observe(state, SPECTATOR)
        self.decks = [seat.deck for seat in seen.seats]
        self.streams = [stream.save() for stream in state.position.streams]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.decks, self.streams) == (other.decks, other.streams)

    __hash__ = None  # type: ignore[assignment]


class Knowledge:
    """Which cards each viewer has been told of, by handle: seats, then those who watch."""

    def __init__(self, seats: int) -> None:
        self.known: list[set[int]] = [set() for _ in range(seats + 1)]

    def copy(self) -> Knowledge:
        twin = Knowledge(len(self.known) - 1)
        twin.known = [set(known) for known in self.known]
        return twin

    def see(self, state: State[Any, Any]) -> None:
        """Take in what lies open to each viewer at the beginning."""
        for place, known in enumerate(self.known):
            viewer = place if place < state.seats else SPECTATOR
            known.update(_handles(msgspec.to_builtins(state.game.observe(state, viewer))))

    def hear(self, events: Iterable[Event]) -> int:
        """Take in events; gives the seats, as bits, who cannot take back the choice that led to them."""
        told = 0
        for event in events:
            for seat in range(len(self.known) - 1):
                if self._tells(event, seat):
                    told |= 1 << seat
            for card in event.cards:
                for place, name in enumerate(card.names):
                    if name is not None:
                        self.known[place].add(card.handle)
        return told

    def _tells(self, event: Event, seat: int) -> bool:
        """Whether an event tells somebody what a seat that takes back a choice would have had no right to show."""
        if event.kind in TELLING:
            return True
        if event.kind in OPEN or (event.kind in OWN and event.facts.get("seat") == seat):
            return False
        return any(card.handle not in self.known[seat] and self._is_new(card) for card in event.cards)

    def _is_new(self, card: EventCard) -> bool:
        return any(name is not None and card.handle not in self.known[place] for place, name in enumerate(card.names))


def _handles(data: Any) -> Iterator[int]:
    """The handles of all cards that are named anywhere in an observation."""
    if isinstance(data, dict):
        if data.get("card") is not None and isinstance(data.get("handle"), int):
            yield data["handle"]
        for value in data.values():
            yield from _handles(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _handles(value)
