"""What happened, in the past tense: facts that all may see, and cards that only some viewers know.

The rules write notes, in numbers. Each game has a catalogue of the kinds of events, which says what facts a kind has,
who may know its cards, and whether a choice can be taken back that led to it; from a note it makes an event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypedDict

from overrule.core.decisions import SPECTATOR


class CardSeen(TypedDict):
    """A card of an event for one viewer; without a name, they do not know it."""

    handle: int
    card: str | None


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card in an event: a handle to follow it by, and its name for each seat and the spectator (last), or None."""

    handle: int
    names: tuple[str | None, ...]

    def view(self, place: int) -> CardSeen:
        """The card for the viewer at a place in `names`."""
        return CardSeen(handle=self.handle, card=self.names[place])


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `number`: its place in the match, from 0; `cause`: the number of its cause.

    `actor` is the card that acts. `picture` is the position at that moment, if pictures are wanted.
    """

    kind: str
    facts: Mapping[str, object]
    cards: tuple[EventCard, ...]
    number: int = -1
    cause: int | None = None
    actor: EventCard | None = None
    picture: Any = field(default=None, repr=False, compare=False)

    def view(self, viewer: int) -> dict[str, object]:
        """The event as one viewer may know it: a seat, or SPECTATOR."""
        place = -1 if viewer == SPECTATOR else viewer
        view: dict[str, object] = {"kind": self.kind, "number": self.number, "cause": self.cause, **self.facts}
        if self.cards:
            view["cards"] = [card.view(place) for card in self.cards]
        if self.actor is not None:
            view["actor"] = self.actor.view(place)
        return view


@dataclass(frozen=True)
class Fact:
    """A fact of an event: its type for those who read it, and how it is made of the number that the rules note."""

    type: Any
    word: Callable[[Any, Any], object] | None = None  # from the position and the number
    optional: bool = False  # only some events of the kind have it


class Cards(Enum):
    """Who may know the cards of an event."""

    NONE = "it has none"
    OPEN = "everybody"
    OPEN_IF_THERE = "everybody; where they are gone, the event has none"
    SECRET = "whoever knew them at that moment"


class Undo(Enum):
    """Whether a choice can be taken back that led to an event."""

    NEVER = "it tells something, or comes of chance"
    UNLESS_TOLD = "unless it shows somebody a card that was hidden from them"
    UNLESS_TOLD_BY_OTHERS = "the same, but a player who shows cards of their own may take it back"
    ALWAYS = "it shows nothing that was not open before"


class Mark(Enum):
    """What the log marks an event as. A game may mark single events as reactions: those with a fact `reaction`."""

    TRIGGER = "trigger"
    REACTION = "reaction"


@dataclass(frozen=True)
class Kind:
    """A kind of event. `counts`: the statistic of a match that it adds to, for its `seat`.

    `mark`: what the log shows it as; a trigger announces what a card does, so something is always told to follow.
    `alone`: a table shows it by itself, after what came before and before what comes of it.
    """

    name: str
    facts: Mapping[str, Fact]
    cards: Cards = Cards.NONE
    undo: Undo = Undo.UNLESS_TOLD
    counts: str | None = None
    mark: Mark | None = None
    alone: bool = False


class Happened(Mapping[str, Kind]):
    """The kinds of events of a game, by their names."""

    def __init__(self, *kinds: Kind) -> None:
        self._kinds = {kind.name: kind for kind in kinds}

    def __getitem__(self, name: str) -> Kind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    @property
    def numbers(self) -> tuple[str, ...]:
        """What is counted in a match."""
        return tuple(dict.fromkeys(kind.counts for kind in self.values() if kind.counts is not None))

    def event(self, position: Any, note: Any, card_id: Callable[[Any, int], str]) -> Event:
        """A note in words; `card_id` names the kinds of cards. A kind or fact that is not listed here is an error."""
        facts = self._kinds[note.kind].facts

        def named(card: Any) -> EventCard:
            return EventCard(card.handle, tuple(card_id(position, kind) if kind >= 0 else None for kind in card.kinds))

        return Event(
            note.kind,
            {name: _word(facts[name], position, fact) for name, fact in note.facts.items()},
            tuple(named(card) for card in note.cards),
            note.number,
            None if note.cause < 0 else note.cause,
            None if note.actor is None else named(note.actor),
            note.picture,
        )


def _word(fact: Fact, position: Any, number: Any) -> object:
    return number if fact.word is None else fact.word(position, number)
