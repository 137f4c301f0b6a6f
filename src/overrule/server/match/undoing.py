"""Whether a choice can be taken back: not after a random event, or after somebody has seen a card hidden from them.

A card that players show voluntarily does not count against them: a player who plays a card and regrets it
may take it back, even though all have seen it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from overrule.core.decisions import SPECTATOR
from overrule.core.events import Event, EventCard, Happened, Undo
from overrule.core.game import State


class Told:
    """The cards that each viewer has been told about, by handle: seats, then spectators."""

    def __init__(self, state: State[Any, Any]) -> None:
        """The cards that each viewer can see at the beginning."""
        self.happened: Happened = state.game.rules.happened
        viewers = (*range(state.seats), SPECTATOR)
        self.known = [set(_handles(msgspec.to_builtins(state.game.observe(state, viewer)))) for viewer in viewers]

    def copy(self) -> Told:
        twin = Told.__new__(Told)
        twin.happened = self.happened
        twin.known = [set(known) for known in self.known]
        return twin

    def hear(self, events: Iterable[Event]) -> int:
        """Take in events; returns the seats, as bits, that cannot take back the choice that led to them."""
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
        """Whether an event reveals to somebody a card that the seat could not have shown them."""
        undo = self.happened[event.kind].undo
        if undo is Undo.NEVER:
            return True
        if undo is Undo.ALWAYS or (undo is Undo.UNLESS_TOLD_BY_OTHERS and event.facts.get("seat") == seat):
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
