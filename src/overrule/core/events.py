"""What happened, in the past tense: facts that all may see, and cards that only some viewers know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from overrule.core.decisions import SPECTATOR


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card in an event: a handle to follow it by, and its name for each seat and the spectator (last), or None."""

    handle: int
    names: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: str
    facts: Mapping[str, object]
    cards: tuple[EventCard, ...]

    def view(self, viewer: int) -> dict[str, object]:
        """The event as one viewer may know it: a seat, or SPECTATOR."""
        place = -1 if viewer == SPECTATOR else viewer
        cards = [{"handle": card.handle, "card": card.names[place]} for card in self.cards]
        return {"kind": self.kind, **self.facts, **({"cards": cards} if cards else {})}
