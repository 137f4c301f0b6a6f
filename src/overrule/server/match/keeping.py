"""Rooms and their storage: everything that a room does is stored first, then shown.

While its last moves are being written, a room is *busy*, and further requests wait. If the store fails,
the room goes back to what is stored.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from overrule.games import KITS
from overrule.server.match.chat import KeptTalk, Talk
from overrule.server.match.matches import Move
from overrule.server.match.rooms import Done, Pace, Room
from overrule.server.match.seats import Person, RoomRecord, check_wished_deck
from overrule.server.match.views import Gallery, Page

log = logging.getLogger(__name__)


class Kept(Protocol):
    """A room in the store."""

    @property
    def id(self) -> str: ...

    @property
    def data(self) -> Any: ...

    @property
    def moves(self) -> Sequence[Any]: ...

    @property
    def talk(self) -> Any: ...

    @property
    def owners(self) -> Mapping[int, str]: ...


class KeptDeck(Protocol):
    """A deck of somebody's own."""

    @property
    def name(self) -> str: ...

    @property
    def cards(self) -> Mapping[str, int]: ...


class RoomStore(Protocol):
    """A store of rooms. `data` is a RoomRecord as plain data; a move is a list: seat, key, milliseconds, by hand."""

    def save(
        self,
        room: str,
        data: Any = None,
        *,
        over: bool = False,
        moves_from: int = 0,
        new_moves: Iterable[Any] = (),
        owners: Mapping[int, str] | None = None,
    ) -> Future[None]:
        """Write a room, further moves, or both, all or nothing; the future is done when it is written."""

    def save_talk(self, room: str, talk: Any) -> Future[None]:
        """Write the chat of a room."""

    def room(self, id: str) -> Kept | None:
        """A room with its moves, whether its match is over or not."""

    def count_moves(self, room: str) -> int:
        """How many moves of a room are stored."""

    def claim(self, room: str) -> int | None:
        """Take a room for this process; if another process has it, return its number."""

    def hand_over(self, room: str, rules: str) -> int | None:
        """Hand a room to a process that knows its rules, and return the number of that process, if there is one."""

    def release(self, room: str) -> None:
        """Release a room, once everything that waits is written."""

    def promised(self, who: str) -> str | None:
        """Take the secret for the deal that was promised to a person."""

    def drop_room(self, id: str) -> Future[None]:
        """Forget a room in which nothing was played; the future is done when it is gone."""

    def deck(self, owner: str, id: str) -> KeptDeck | None:
        """A deck of somebody's own."""


def own_deck(store: RoomStore, person: Person, game: str, named: Any) -> Any:
    """A stored deck, if an id is given; otherwise what was given."""
    kept = store.deck(person.owner, named) if isinstance(named, str) and person.owner is not None else None
    decks = KITS[game].decks if kept is not None and game in KITS else None
    return named if kept is None or decks is None else msgspec.to_builtins(decks().own_deck(kept.name, kept.cards))


def brought_deck(store: RoomStore, person: Person, game: str, named: Any) -> Any:
    """The deck of a player who joins; raises RoomError if it cannot be played."""
    return check_wished_deck(own_deck(store, person, game, named), game)


@dataclass
class Table:
    """A room with its views, the requests that wait while it is busy, and what is stored: its record and a number of
    moves.

    `looking`: the pages that show it, by connection; `seated`: the people whose index has it; `thinking`: the
    number of the question that a bot thinks about.
    """

    room: Room
    gallery: Gallery
    unused_since: float
    looking: dict[str, Page] = field(default_factory=dict)
    seated: set[str] = field(default_factory=set)
    thinking: int | None = None
    hinted: str | None = None  # who waits for a hint
    stored: int = 0
    saved: Any = None
    busy: bool = False
    line: deque[Callable[[], None]] = field(default_factory=deque)
    retry_at: float | None = None  # after the store has failed: when bots and passes may continue

    @property
    def is_left(self) -> bool:
        """Whether it has a match and nobody is there."""
        return self.room.match is not None and not self.room.present and not self.busy

    def due(self) -> float | None:
        """When it will do something on its own; None while it is busy."""
        if self.busy:
            return None
        return min((moment for moment in (self.room.due(), self.retry_at) if moment is not None), default=None)

    @classmethod
    def of(cls, room: Room, now: float) -> Table:
        return cls(room, Gallery(room), now)

    @classmethod
    def restore(cls, kept: Kept, now: float, pace: Pace) -> Table:
        """A room from the store; raises OverruleError, Refusal or ValidationError if its match cannot continue."""
        record = msgspec.convert(kept.data, RoomRecord)
        for place, owner in kept.owners.items():
            record.seats[place].belong_to(owner)
        moves = [msgspec.convert(move, Move) for move in kept.moves]
        talk = Talk(None if kept.talk is None else msgspec.convert(kept.talk, KeptTalk))
        table = cls.of(Room.restore(record, moves, now, pace=pace, talk=talk), now)
        table.stored = len(moves)
        table.saved = kept.data
        return table

    def write(self, store: RoomStore, done: Done) -> Future[bool]:
        """Hand everything new to the store; the future says whether it was stored."""
        room = self.room
        data = msgspec.to_builtins(room.record) if done.record else None
        moves = [msgspec.to_builtins(move) for move in done.moves]
        before = (self.stored, self.saved)
        self.stored += len(moves)
        self.saved = data or self.saved
        result: Future[bool] = Future()

        def written(future: Future[None]) -> None:
            error = future.exception()
            if error is not None:
                log.error("room %s: not stored: %r", room.id, error)
                self.stored, self.saved = before
            result.set_result(error is None)

        try:
            future = store.save(
                room.id,
                data,
                over=room.record.ended,
                moves_from=before[0],
                new_moves=moves,
                owners=self._owners() if done.record and before[0] == 0 else None,
            )
        except Exception as error:
            future = Future()
            future.set_exception(error)
        future.add_done_callback(written)
        return result

    def _owners(self) -> dict[int, str]:
        """The owners of the seats. For a running match the store knows better: people who log in keep their matches."""
        return {number: seat.owner for number, seat in enumerate(self.room.seats) if seat.owner is not None}

    def write_talk(self, store: RoomStore) -> None:
        """Hand the chat to the store; nobody waits for it."""
        id = self.room.id

        def written(future: Future[None]) -> None:
            if (error := future.exception()) is not None:
                log.error("room %s: what was said is not stored: %r", id, error)

        store.save_talk(id, msgspec.to_builtins(self.room.talk.kept(), str_keys=True)).add_done_callback(written)

    def go_back(self, now: float) -> None:
        """Go back to what is stored."""
        room = self.room
        room.record = msgspec.convert(self.saved, RoomRecord)
        room.seats = room.record.seats
        room.remake(room.match.journal[: self.stored] if room.match is not None else (), now)
