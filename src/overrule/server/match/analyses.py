"""Analyses of finished matches: made in the bots' processes, a few moments at a time, and stored with the match.

Each runs in a thread that waits for the processes. Matches are not delayed: their bots are asked between two pieces.
"""

from __future__ import annotations

import logging
import lzma
import threading
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from overrule.bots.analysis import Analysis, Judged, Moment, Said, Size, assemble, moments_of
from overrule.core.errors import OverruleError
from overrule.core.records import Record, read_record
from overrule.messages import LANGUAGES
from overrule.server.match.films import Films
from overrule.server.match.keeping import Kept
from overrule.server.match.matches import Move
from overrule.server.match.replays import kept_moves
from overrule.server.match.seats import RoomError, RoomRecord
from overrule.server.match.thinking import AnalysisJob, Thinkers
from overrule.server.match.views import seat_names
from overrule.server.wire import Refusal

log = logging.getLogger(__name__)

AT_ONCE = 2  # analyses; further ones wait
TRIES = 3  # tries for a moment that a process did not finish
REMEMBERED = 200  # stopped or failed analyses that are kept

Key = tuple[str, bool]  # a room, and whether everything is known
State = Literal["none", "running", "done", "failed", "stopped"]


class SwingInfo(Struct):
    """How a seat's chance changed until the next moment: by skill and by luck, and where the luck came from."""

    skill: float
    luck: float
    cause: Literal["chance", "hidden", "search"]
    text: str


class MomentInfo(Struct):
    """A decision in words. `choice`: how many choices had been made; `chances` are by seat, before it."""

    choice: int
    turn: int
    seat: int
    prompt: str
    chances: list[float]
    loss: float
    error: float
    size: Size
    chosen: str
    best: str | None
    why: str
    why_not: str
    swings: list[SwingInfo]


class AnalysisInfo(Struct):
    """A finished match, judged. Lists are by seat; `turning` and `worth` are places in `moments`."""

    everything: bool
    result: list[float]
    accuracy: list[float]
    skill: list[float]
    gifts: list[float]
    luck: list[float]
    moments: list[MomentInfo]
    turning: list[int]
    worth: list[int]


class AnalysisStatus(Struct):
    """The progress of an analysis; `problem` says why it failed."""

    state: State
    done: int = 0
    total: int = 0
    problem: str | None = None
    analysis: AnalysisInfo | None = None


class AnalysisStore(Protocol):
    """What keeps analyses, beside the rooms."""

    def analysis(self, room: str, everything: bool) -> bytes | None: ...

    def save_analysis(self, room: str, everything: bool, data: bytes, names: Sequence[str]) -> Future[bool]: ...

    def room(self, id: str) -> Kept | None: ...


@dataclass
class Run:
    """An analysis that is being made, or was not finished."""

    state: State = "running"
    done: int = 0
    total: int = 0
    problem: Refusal | OverruleError | None = None
    judged: list[Judged] = field(default_factory=list)  # so far: the next try continues from here
    stopped: threading.Event = field(default_factory=threading.Event)


class Analyses:
    """All analyses."""

    def __init__(self, store: AnalysisStore, films: Films, thinkers: Thinkers) -> None:
        self.store = store
        self.films = films
        self.thinkers = thinkers
        self.runs: dict[Key, Run] = {}
        self._threads = ThreadPoolExecutor(AT_ONCE, "overrule-analyses")

    def find(self, room: str, everything: bool) -> Analysis | None:
        """An analysis out of the store."""
        data = self.store.analysis(room, everything)
        return None if data is None else msgspec.msgpack.decode(lzma.decompress(data), type=Analysis)

    def begin(self, record: RoomRecord, everything: bool, person: str) -> Run:
        """Make the analysis of a match, unless that is under way."""
        key = (record.id, everything)
        run = self.runs.get(key)
        if run is not None and run.state == "running":
            return run
        self.runs.pop(key, None)
        run = self.runs[key] = Run() if run is None else Run(done=run.done, total=run.total, judged=run.judged)
        while len(self.runs) > REMEMBERED:
            del self.runs[next(iter(self.runs))]
        self._threads.submit(self._make, key, run, person)
        return run

    def stop(self, room: str, everything: bool) -> None:
        """Stop an analysis."""
        run = self.runs.get((room, everything))
        if run is not None:
            run.stopped.set()

    def stop_all(self) -> None:
        """The server is about to end the processes."""
        for run in list(self.runs.values()):
            run.stopped.set()

    def close(self) -> None:
        """Wait until nothing is under way. The processes have been ended."""
        self._threads.shutdown(cancel_futures=True)

    def _make(self, key: Key, run: Run, person: str) -> None:
        room = key[0]
        try:
            film = self.films.make(room).result()
            record = read_record(film.record)
            judged = self._judged(key, run, record, film.record, person)
            if run.stopped.is_set():
                run.state = "stopped"
                return
            while not self._keep(key, record, judged):
                pass  # a player has deleted their account meanwhile: tell it without the name
            run.state = "done"
        except (Refusal, OverruleError) as error:
            run.problem, run.state = error, "failed"
        except Exception:  # a process died twice, or took too long
            if run.stopped.is_set():
                run.state = "stopped"
                return
            log.exception("room %s: no analysis", room)
            run.problem, run.state = RoomError("analysis/failed"), "failed"

    def _keep(self, key: Key, record: Record, judged: Sequence[Judged]) -> bool:
        """Put an analysis into words with the seats' names; False if those changed before it was written."""
        room, everything = key
        kept = self.store.room(room)
        if kept is None:
            raise RoomError("room/unknown")
        seats = msgspec.convert(kept.data, RoomRecord).seats
        names = {lang: seat_names(seats, lang) for lang in LANGUAGES}
        found = assemble(record, judged, names, everything)
        data = lzma.compress(msgspec.msgpack.encode(found), preset=2)
        return self.store.save_analysis(room, everything, data, [seat.name for seat in seats]).result()

    def _judged(self, key: Key, run: Run, record: Record, data: bytes, person: str) -> list[Judged]:
        """All moments, one at a time. What the server answered for a player was no decision of theirs."""
        decided = self._decided(key[0])
        moments = [choice for choice in moments_of(record) if choice in decided]
        run.total = len(moments)
        for moment in moments[len(run.judged) :]:
            if run.stopped.is_set():
                break
            job = AnalysisJob(f"analysis/{key[0]}/{key[1]}", person, data, (moment,), key[1])
            try:
                run.judged += self._think(job, run)
            except CancelledError:
                run.stopped.set()
            run.done = len(run.judged)
        return run.judged

    def _decided(self, room: str) -> set[int]:
        kept = self.store.room(room)
        if kept is None:
            raise RoomError("room/unknown")
        opening = msgspec.convert(kept.data, RoomRecord).opening
        return decided(msgspec.convert(list(kept.moves), list[Move]), len(opening))

    def _think(self, job: AnalysisJob, run: Run) -> list[Judged]:
        """The result from a process; on a busy machine it may take more than one try."""
        for _ in range(TRIES - 1):
            try:
                return list(self.thinkers.submit(job).result())
            except RuntimeError:
                if run.stopped.is_set():
                    raise
        return list(self.thinkers.submit(job).result())


def decided(journal: Sequence[Move], opening: int = 0) -> set[int]:
    """The numbers of the choices that players made themselves, when `opening` choices had led to the first of them."""
    return {choice for choice, move in enumerate(kept_moves(journal, opening), opening) if move.by_hand}


def status_of(run: Run | None, found: Analysis | None, lang: str) -> AnalysisStatus:
    """The progress of an analysis, in words."""
    if found is not None:
        return AnalysisStatus("done", len(found.moments), len(found.moments), None, in_language(found, lang))
    if run is None:
        return AnalysisStatus("none")
    return AnalysisStatus(run.state, run.done, run.total)


def in_language(found: Analysis, lang: str) -> AnalysisInfo:
    """An analysis in one language."""
    return AnalysisInfo(
        everything=found.everything,
        result=found.result,
        accuracy=found.accuracy,
        skill=found.skill,
        gifts=found.gifts,
        luck=found.luck,
        moments=[_moment(moment, lang) for moment in found.moments],
        turning=found.turning,
        worth=found.worth,
    )


def _moment(moment: Moment, lang: str) -> MomentInfo:
    def say(said: Said) -> str:
        return str(getattr(said, lang))

    return MomentInfo(
        choice=moment.choice,
        turn=moment.turn,
        seat=moment.seat,
        prompt=say(moment.prompt),
        chances=moment.chances,
        loss=moment.loss,
        error=moment.error,
        size=moment.size,
        chosen=say(moment.chosen),
        best=None if moment.best is None else say(moment.best),
        why=say(moment.why),
        why_not=say(moment.why_not),
        swings=[SwingInfo(swing.skill, swing.luck, swing.cause, say(swing.text)) for swing in moment.swings],
    )
