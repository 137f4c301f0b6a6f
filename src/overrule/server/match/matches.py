"""A match as a room plays it: the game's state, and a journal of everything that was done, from which it can be
replayed.

An entry of the journal has the key of a choice, `concede:1`, or one of

    time:1    seat 1 had no time left            left:1    seat 1 had left, and the match was claimed
    undo:7:1  seat 1 went back to where seven choices had been made

A *batch* has the events of one entry; entries that were taken back have none. Questions have numbers that
are never used twice, not even after an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from overrule.core.decisions import SPECTATOR, Decision
from overrule.core.events import Event
from overrule.core.game import CONCEDE, State
from overrule.games import KITS
from overrule.server.match.seats import RoomError, RoomRecord
from overrule.server.match.undoing import Told

TIME, LEFT, UNDO = "time:", "left:", "undo:"
NOTE = "room-"  # prefix of kinds of events that are not part of the game
PICTURED = 16  # batches whose events keep their pictures: a choice may lead to answers that the server gives at once


class Move(Struct, array_like=True, frozen=True):
    """An entry of the journal; `spent` are the milliseconds that it took the seat that was asked.

    `by_hand`: the player did it, not the server for them.
    """

    seat: int
    key: str
    spent: int = 0
    by_hand: bool = True

    @property
    def is_choice(self) -> bool:
        """Whether it answers a question."""
        return not self.key.startswith((CONCEDE, TIME, LEFT, UNDO))


@dataclass(frozen=True)
class Batch:
    """The events of one entry of the journal. `count`: choices made up to then; `told`: seats that cannot undo it.

    `progress`: how far each seat has come, if a turn began or the match ended.
    """

    seat: int
    count: int
    events: tuple[Event, ...]
    by_hand: bool = False
    told: int = 0
    progress: Sequence[float] = ()

    @property
    def is_note(self) -> bool:
        return all(event.kind.startswith(NOTE) for event in self.events) and bool(self.events)

    def without_pictures(self) -> Batch:
        """The same without the positions at each event, once nobody needs them."""
        return replace(self, events=tuple(replace(event, picture=None) for event in self.events))


@dataclass(frozen=True)
class TurnStart:
    """The match before the choice that led to a turn, with the numbers of batches and events until then."""

    batches: int
    events: int
    state: State[Any, Any]


class Match:
    """A match from its first question on.

    `pictures`: each event of the newest batches has the position at that moment.
    """

    def __init__(self, record: RoomRecord, pictures: bool = False) -> None:
        assert record.seed is not None
        self.game = KITS[record.game].game
        self.record = record
        self.pictures = pictures
        self.starts: list[TurnStart] = []  # one for each player
        self.state = self._start()
        self._seen: dict[int, Any] = {}  # observations, by viewer
        self.journal: list[Move] = []
        self.line = 0  # changes with each undo: what was told and planned before is void
        self.offset = 0
        self.answers: dict[int, tuple[int, str]] = {}
        self.opening = self.game.observe(self.state, SPECTATOR)  # how the table looked at the beginning
        self.prepared: tuple[int, State[Any, Any]] | None = (
            None  # the match after this many choices, if it was replayed
        )
        self.told = Told(self.state)
        self.open_at_first = self.told.copy()
        events = tuple(self.state.events())
        self.told.hear(events)
        self.chance = self._chance()
        self.batches = [Batch(SPECTATOR, self.state.made, events)]

    def _start(self) -> State[Any, Any]:
        record = self.record
        start = self.game.start(seats=len(record.seats), seed=record.seed or 0, options=record.options, events=True)
        for key in record.opening:
            start.repeat(key)
        if record.opening:
            start.events()  # it happened before anybody sat down
        if self.pictures:
            start.draw_pictures()
        return start

    def _chance(self) -> list[object]:
        return self.game.rules.chance(self.state.position)

    # ------------------------------------------------------------------------------------------------------ questions

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.state.decision

    @property
    def number(self) -> int:
        """The number of the open question, as browsers know it; -1 if there is none."""
        return -1 if self.decision is None else self.decision.number + self.offset

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def winners(self) -> Sequence[int]:
        """The winners; nobody while the match is running."""
        outcome = self.state.outcome
        return () if outcome is None else outcome.winners

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        events = (event for batch in self.batches for event in batch.events if event.kind == "turn")
        return max((turn for event in events if isinstance(turn := event.facts.get("turn"), int)), default=0)

    def seen(self, viewer: int) -> Any:
        """A viewer's current observation, made once for all who look."""
        if viewer not in self._seen:
            self._seen[viewer] = self.game.observe(self.state, viewer)
        return self._seen[viewer]

    def plays(self, seat: int) -> bool:
        """Whether a seat can still win."""
        return self.state.plays(seat)

    # --------------------------------------------------------------------------------------------------------- moving

    def apply(self, move: Move) -> Batch:
        """Apply one entry of the journal."""
        if move.is_choice:
            self.answers[self.number] = (move.seat, move.key)
            batch = self._step(move.seat, move.key, move.by_hand)
        elif move.key.startswith(UNDO):
            count, seat = (int(part) for part in move.key[len(UNDO) :].split(":"))
            batch = self._go_back(count, seat)
        else:
            kind, _, seat_named = move.key.partition(":")
            if move.key.startswith((TIME, LEFT)):
                self._note(f"{NOTE}{kind}", move.seat)
            batch = self._step(move.seat, f"{CONCEDE}{seat_named}", move.by_hand)
        self.journal.append(move)
        return batch

    def _step(self, seat: int, key: str, by_hand: bool) -> Batch:
        self._seen.clear()
        start = self.state.copy() if self.pictures else None
        self.state.repeat(key)
        events = tuple(self.state.events())
        told = self.told.hear(events)
        before, self.chance = self.chance, self._chance()
        if before != self.chance:
            told = -1
        batch = Batch(seat, self.state.made, events, by_hand, told, self._progress(events))
        if start is not None:
            if len(self.batches) >= PICTURED:
                self.batches[-PICTURED] = self.batches[-PICTURED].without_pictures()
            if any(event.kind == "turn" for event in events):
                begun = TurnStart(len(self.batches), events[0].number, start)
                self.starts = [*self.starts[-len(self.record.seats) :], begun]
        self.batches.append(batch)
        return batch

    def _progress(self, events: tuple[Event, ...]) -> Sequence[float]:
        part = KITS[self.record.game].progress
        if part is None or not (self.is_over or any(event.kind == "turn" for event in events)):
            return ()
        return part()(self.state.position)

    def retold(self, batch: int) -> dict[int, Any]:
        """The positions at all events from a batch in which a turn began, by their numbers; none if it is too old."""
        found = [start for start in self.starts if start.batches == batch]
        if not found:
            return {}
        again = found[0].state.copy()
        again.draw_pictures(found[0].events)
        choices = self.state.choices
        pictures: dict[int, Any] = {}
        for later in self.batches[batch:]:
            if not later.is_note:
                again.repeat(choices[later.count - 1])
                pictures |= {event.number: event.picture for event in again.events() if event.picture is not None}
        return pictures

    def _note(self, kind: str, seat: int) -> Batch:
        """Log something that is not part of the game."""
        batch = Batch(seat, self.state.made, (Event(kind, {"seat": seat}, ()),))
        self.batches.append(batch)
        return batch

    # ----------------------------------------------------------------------------------------------------------- undo

    def undoable(self, seats: Collection[int], is_person: Callable[[int], bool]) -> tuple[int, int]:
        """Which of a person's seats can take back its last choice, and how many choices would be left.

        Raises RoomError if something was revealed since, or if another person has decided something. Passes that
        the server made for that person count too: otherwise it would show who had nothing to react with.
        """
        if self.is_over:
            raise RoomError("undo/over")
        told, others = 0, False
        for batch in reversed(self.batches):
            if batch.is_note or batch.seat == SPECTATOR:
                continue
            told |= batch.told
            if batch.seat in seats:
                if batch.by_hand and self.plays(batch.seat):
                    if (told >> batch.seat) & 1:
                        raise RoomError("undo/told")
                    if others:
                        raise RoomError("undo/others")
                    return batch.seat, batch.count - 1
            elif is_person(batch.seat):
                others = True
        raise RoomError("undo/nothing")

    def earlier(self, choices: Sequence[str]) -> State[Any, Any]:
        """The match replayed up to these choices. This may run in another thread."""
        state = self._start()
        for key in choices[len(self.record.opening) :]:
            state.repeat(key)
        state.events()
        return state

    def _go_back(self, count: int, seat: int) -> Batch:
        """Go back to where this many choices had been made."""
        last = self.number
        self._seen.clear()
        prepared, self.prepared = self.prepared, None
        is_made = prepared is not None and prepared[0] == count
        self.state = prepared[1] if prepared and is_made else self.earlier(self.state.choices[:count])
        self.batches = [batch for batch in self.batches if batch.count <= count]
        self.starts = [start for start in self.starts if start.batches < len(self.batches)]
        self.told = self.open_at_first.copy()
        for batch in self.batches:
            if not batch.is_note:
                self.told.hear(batch.events)
        self.chance = self._chance()
        self.line += 1
        assert self.decision is not None
        self.offset = last + 1 - self.decision.number
        return self._note(f"{NOTE}undo", seat)
