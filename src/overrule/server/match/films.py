"""Films: finished matches as each viewer saw them, stored so that they can be watched even if rules and cards have
changed.

A film is made from the moves when the match has ended, or when somebody first asks for it. That takes
seconds, so a separate process does it.
"""

from __future__ import annotations

import logging
import lzma
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Protocol

import msgspec
from msgspec import Struct

from overrule.core.errors import OverruleError
from overrule.core.records import write_record
from overrule.messages import LANGUAGES
from overrule.server.match.keeping import Kept
from overrule.server.match.matches import Move
from overrule.server.match.replays import play_again
from overrule.server.match.seats import RoomError, RoomRecord, keep_own_cards
from overrule.server.match.thinking import Thinkers, serve

log = logging.getLogger(__name__)

QUICK = 2  # the preset of lzma: a tenth of the usual time for a fourth more bytes


class Film(Struct):
    """A finished match. `eyes`: for each seat, and last for those who watch, its replays, compressed.

    The languages of one pair of eyes are compressed together, as they are alike in all but the sentences.
    """

    record: bytes
    eyes: list[bytes]

    @property
    def seats(self) -> int:
        return len(self.eyes) - 1

    def replay(self, eyes: int | None, lang: str) -> bytes:
        """The replay as JSON; in the first language if this one was not known when the film was made."""
        replays = msgspec.msgpack.decode(
            lzma.decompress(self.eyes[-1 if eyes is None else eyes]), type=dict[str, bytes]
        )
        return replays.get(lang) or replays[LANGUAGES[0]]


def check(record: RoomRecord) -> None:
    """Raise RoomError if a match is not over or has other rules; otherwise put its own cards into its options."""
    if not record.ended:
        raise RoomError("room/not-over")
    try:
        keep_own_cards(record)
    except RoomError as error:
        raise RoomError("room/not-filmed") from error


def draw(record: RoomRecord, journal: Sequence[Move]) -> Film:
    """What each viewer saw of a match; raises OverruleError or RoomError if its moves cannot be replayed."""
    shown = []
    for eyes in (*range(len(record.seats)), None):
        match, replays = play_again(record, journal, eyes)
        told = {lang: msgspec.json.encode(replay) for lang, replay in replays.items()}
        shown.append(lzma.compress(msgspec.msgpack.encode(told), preset=QUICK))
    return Film(write_record(match.state.record()), shown)


@dataclass(frozen=True)
class FilmJob:
    """A film for the other process to draw, which answers with the film or with the reason why there is none."""

    room: str
    record: RoomRecord
    journal: Sequence[Move]
    person: ClassVar[str] = ""
    patience: ClassVar[float] = 12.0

    @property
    def player(self) -> str:
        return self.room

    def done(self, found: Any) -> Film | str:
        drawn: Film | str = found
        return drawn

    def failed(self, fault: str) -> Film | str:
        raise RuntimeError(fault)


def work(pipe: Connection) -> None:
    """What the process does: draw films until the pipe is closed."""
    serve(pipe, _drawn)


def _drawn(job: FilmJob) -> Film | str:
    try:
        return draw(job.record, job.journal)
    except (OverruleError, RoomError) as error:
        return repr(error)


class FilmStore(Protocol):
    """What keeps films, beside the rooms."""

    def film(self, room: str) -> bytes | None: ...

    def save_film(self, room: str, film: bytes, names: Sequence[str]) -> Future[bool]: ...

    def room(self, id: str) -> Kept | None: ...


class Films:
    """All films. They are made one after the other, and only those who ask for one wait for it."""

    def __init__(self, store: FilmStore) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "overrule-films")
        self._process = Thinkers(workers=1, target=work)

    def find(self, room: str) -> Film | None:
        """A film out of the store."""
        data = self.store.film(room)
        return None if data is None else msgspec.msgpack.decode(data, type=Film)

    def make(self, room: str) -> Future[Film]:
        """The film of a match in the store, made if there is none yet. The future may raise RoomError."""
        return self._thread.submit(self._make, room)

    def begin(self, room: str) -> None:
        """Make the film of a match that has just ended; nobody waits for it."""
        with suppress(RuntimeError):  # the server is being stopped
            self.make(room).add_done_callback(lambda made: _complain(room, made))

    def close(self) -> None:
        """Finish the film that is being made, then stop. The others are made when somebody asks for them."""
        self._thread.shutdown(cancel_futures=True)
        self._process.close()

    def _make(self, room: str) -> Film:
        while (film := self.find(room)) is None:
            kept = self.store.room(room)
            if kept is None:
                raise RoomError("room/unknown")
            film = self._film(kept)
            names = [seat["name"] for seat in kept.data["seats"]]
            if self.store.save_film(room, msgspec.msgpack.encode(film), names).result():
                return film  # otherwise a player has deleted their account meanwhile: draw it without the name
        return film

    def _film(self, kept: Kept) -> Film:
        """The film of a room in the store; raises RoomError."""
        found: Film | str
        try:
            record = msgspec.convert(kept.data, RoomRecord)
            check(record)
            journal = [msgspec.convert(move, Move) for move in kept.moves]
            found = self._process.submit(FilmJob(kept.id, record, journal)).result()
        except (OverruleError, msgspec.ValidationError) as error:
            found = repr(error)
        if isinstance(found, str):
            log.warning("room %s cannot be filmed: %s", kept.id, found)
            raise RoomError("room/lost")
        return found


def _complain(room: str, made: Future[Film]) -> None:
    if not made.cancelled() and (error := made.exception()) is not None:
        log.error("room %s: no film", room, exc_info=error)
