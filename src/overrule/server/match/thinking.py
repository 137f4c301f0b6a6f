"""Bots in processes of their own, so that their thinking delays nobody's move.

A job is a saved match and the seat that is asked. Inside the process the bot gets the seat's observation, the question,
and worlds redealt for that seat, nothing else. A room has one open job at a time, and people share the processes
fairly. A quick bot answers jobs that have waited too long. A process that crashes is replaced and asked once more;
if that does not help, or the bot takes too long, the answer is a random option: a match never hangs because of
its bots.

The same processes think about hints, a little longer with each job about the same question, and about finished
matches, a few moments at a time. If that fails, the person who asked is told.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import random
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Protocol

import msgspec

from overrule.bots import Bot, answer, make_bot
from overrule.bots.advice import Inquiry, Reason, adviser_of, reasons
from overrule.bots.analysis import Judged, judge
from overrule.core.game import State
from overrule.core.records import read_record
from overrule.core.rng import stream_of
from overrule.games import game, kit
from overrule.puzzles import find
from overrule.puzzles.trying import refuting
from overrule.server.match.fairness import FairQueue

log = logging.getLogger(__name__)

USUAL_BOT = "medium"  # plays unless somebody asks for another
QUICK_BOTS = ("easy", "random")  # the first of them answers jobs that have waited too long
WAITING = 15.0  # seconds that this is: everybody gets an answer in time even if the processes are overloaded
TIMEOUT = 10.0  # seconds that a bot may think
STARTING = 30.0  # and this much longer in a process that has just started
NICE = 10  # how far the processes give way to the server
AGAIN = 0.05  # seconds between two tries to end a process
CRASHED = "the process ended"
KEPT_BOTS = 64  # in each process; a bot remembers its plans for a turn
KEPT_INQUIRIES = 16  # in each process, about which there may be more jobs
HINT_SECONDS = 0.2  # for each job about a hint
HINT_STREAM = 204


class Task(Protocol):
    """Something to think about, and its answer. `patience`: how many times the usual limit it may take."""

    patience: ClassVar[float]

    @property
    def room(self) -> str:
        """The key of a task: there is one open task for each at a time."""

    @property
    def person(self) -> str: ...

    @property
    def player(self) -> str:
        """Whose thoughts these are: the same process should go on with them."""

    def done(self, found: Any) -> Any:
        """The answer, from the result of a process."""

    def failed(self, fault: str) -> Any:
        """The answer if no process could find one."""


@dataclass(frozen=True)
class Job:
    """A question to a bot. `number` is the room's number of it; `state` is a saved match, as JSON.

    `line` changes with an undo: plans that were made before are void. `person`: for whom the bot plays.
    `puzzle`: the id of one that is being tried; a try that must fail is refuted.
    """

    room: str
    number: int
    game: str
    seat: int
    bot: str
    seed: int
    state: bytes
    line: int = 0
    person: str = ""
    puzzle: str | None = None
    patience: ClassVar[float] = 1.0

    @property
    def player(self) -> str:
        """Whose thoughts these are: the same process should go on with them."""
        return f"{self.room}/{self.seat}/{self.line}"

    def done(self, found: Any) -> Answer:
        return Answer(self.room, self.number, found)

    def failed(self, fault: str) -> Answer:
        """Choose at random."""
        log.warning("the bot %s in %s did not answer (%s): chance chooses", self.bot, self.player, fault)
        return any_option(self, fault)


@dataclass(frozen=True)
class HintJob:
    """A question that a person wants a hint for; fields are as in `Job`. `round`: how often it was thought about."""

    room: str
    number: int
    game: str
    seat: int
    seed: int
    state: bytes
    person: str
    round: int = 0
    patience: ClassVar[float] = 1.0

    @property
    def player(self) -> str:
        return f"{self.room}/{self.seat}/hint/{self.number}/{self.seed}"

    def done(self, found: Any) -> Hinted:
        return Hinted(self, found)

    def failed(self, fault: str) -> Hinted:
        log.warning("no hint in %s: %s", self.room, fault)
        return Hinted(self, [], fault)


@dataclass(frozen=True)
class HintOption:
    """What is known about an option: the chance to win after it, the standard error, and why."""

    key: str
    chance: float
    error: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Hinted:
    """The options of a question, the best one first; none if they cannot be judged, or (`fault`) it went wrong."""

    job: HintJob
    options: list[HintOption]
    fault: str | None = None

    @property
    def room(self) -> str:
        return self.job.room


@dataclass(frozen=True)
class AnalysisJob:
    """Some moments of a finished match. `room` is not that of the match: its bots need not wait for this.

    It takes longer than an answer, and no match waits for it, so a busy machine may take its time.
    """

    room: str
    person: str
    record: bytes
    choices: tuple[int, ...]
    everything: bool
    patience: ClassVar[float] = 6.0

    @property
    def player(self) -> str:
        return self.room

    def done(self, found: Any) -> list[Judged]:
        judged: list[Judged] = found
        return judged

    def failed(self, fault: str) -> list[Judged]:
        raise RuntimeError(fault)


@dataclass(frozen=True)
class Answer:
    """What a bot chose. `fault` says what went wrong, if the choice is random."""

    room: str
    number: int
    key: str
    fault: str | None = None


@dataclass(frozen=True)
class Waiting:
    """A task that waits for a process, since when, and the future for its answer."""

    task: Task
    done: Future[Any]
    since: float = field(default_factory=time.monotonic)

    @property
    def present(self) -> Task:
        """The task, adapted to how long it has waited."""
        task = self.task
        if not isinstance(task, Job) or task.bot in QUICK_BOTS or time.monotonic() - self.since < WAITING:
            return task
        log.warning("the bot %s in %s has waited for too long: a quick one answers", task.bot, task.player)
        return replace(task, bot=QUICK_BOTS[0])


def load(job: Job | HintJob) -> State[Any, Any]:
    """The match of a job."""
    return game(job.game).load(msgspec.json.decode(job.state))


def any_option(job: Job, fault: str) -> Answer:
    """Any option that is on offer, each equally likely."""
    decision = load(job).decision
    assert decision is not None
    chosen = decision.options[random.Random(job.seed).randrange(len(decision.options))]
    return Answer(job.room, job.number, chosen.key, fault)


class Mind:
    """The bots of one process."""

    def __init__(self, make: Callable[[str, int], Bot] = make_bot) -> None:
        self.make = make
        self.bots: OrderedDict[str, Bot] = OrderedDict()
        self.inquiries: OrderedDict[str, Inquiry] = OrderedDict()

    def work(self, task: Task) -> Any:
        """The result of a task; after a fault everything starts again."""
        try:
            return self._find(task)
        except Exception:
            self.bots.clear()
            self.inquiries.clear()
            raise

    def _find(self, task: Task) -> Any:
        match task:
            case Job():
                return self.think(task)
            case HintJob():
                return self.advise(task)
            case AnalysisJob():
                return judge(read_record(task.record), task.choices, everything=task.everything)
            case _:
                raise TypeError(f"nobody thinks about {task!r}")

    def advise(self, job: HintJob) -> list[HintOption]:
        """The options of a question after another fraction of a second."""
        state = load(job)
        decision = state.decision
        if decision is None or decision.seat != job.seat:
            raise ValueError(f"seat {job.seat} is not asked in {job.room}")
        adviser = adviser_of(kit(job.game))
        inquiry = self._inquiry(job, state)
        until = time.monotonic() + HINT_SECONDS
        inquiry.look()
        while time.monotonic() < until:
            inquiry.look()
        keys = {option.code: option.key for option in decision.options}
        # What is advised is told with what speaks for it.
        return [
            HintOption(keys[found.code], found.chance, found.error, reasons(inquiry, found.code, lean=not place))
            for place, found in enumerate(inquiry.table.verdicts(adviser.curve(state.seats, True)))
        ]

    def _inquiry(self, job: HintJob, state: State[Any, Any]) -> Inquiry:
        if job.player not in self.inquiries:
            rng = stream_of(job.seed, HINT_STREAM)
            redeal, position = state.game.rules.redeal, state.position
            self.inquiries[job.player] = adviser_of(kit(job.game)).inquire(
                lambda: redeal(position, job.seat, rng), job.seat
            )
        self.inquiries.move_to_end(job.player)
        while len(self.inquiries) > KEPT_INQUIRIES:
            self.inquiries.popitem(last=False)
        return self.inquiries[job.player]

    def think(self, job: Job) -> str:
        """The key of the option that the bot chooses."""
        state = load(job)
        decision = state.decision
        if decision is None or decision.seat != job.seat:
            raise ValueError(f"seat {job.seat} is not asked in {job.room}")
        refuted = job.puzzle and refuting(job.game, find(job.game, job.puzzle), state)
        return refuted or answer(self._bot(job), state).key

    def _bot(self, job: Job) -> Bot:
        name = f"{job.player}/{job.bot}"
        if name not in self.bots:
            self.bots[name] = self.make(job.bot, job.seed)
        self.bots.move_to_end(name)
        while len(self.bots) > KEPT_BOTS:
            self.bots.popitem(last=False)
        return self.bots[name]


def serve(pipe: Connection, answer: Callable[[Any], Any]) -> None:
    """What a process does: answer what comes until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C stops the server, which stops this process
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        reply: tuple[Any, str | None]
        try:
            reply = (answer(task), None)
        except Exception as error:  # a fault must not end the process
            reply = ("", f"{type(error).__name__}: {error}")
        try:
            pipe.send(reply)
        except OSError:
            return


def give_way(process: int) -> None:
    """Load what the server itself does not need when a process starts: that takes seconds."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError):  # it has already ended
            os.setpriority(os.PRIO_PROCESS, process, NICE)


def work(pipe: Connection) -> None:
    """What a process of the bots does."""
    serve(pipe, Mind().work)


class Worker:
    """A process, and the thread that feeds it."""

    def __init__(self, thinkers: Thinkers, number: int) -> None:
        self.thinkers = thinkers
        self.jobs: queue.SimpleQueue[tuple[Task, Future[Any]] | None] = queue.SimpleQueue()
        self.process: Any = None
        self.pipe: Connection | None = None
        self.thread = threading.Thread(target=self._run, name=f"overrule-bots-{number}", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while (item := self.jobs.get()) is not None:
            job, done = item
            began = time.monotonic()
            try:
                result = self._answer(job)
            except Exception as error:  # the fallback itself failed: the room will choose
                log.exception("no answer for %s", job.player)
                done.set_exception(error)
            else:
                done.set_result(result)
            self.thinkers.finished(self, job, time.monotonic() - began)
        self._end()

    def _answer(self, job: Task) -> Any:
        found, fault = self._ask(job)
        if fault == CRASHED and not self.thinkers.closed:
            found, fault = self._ask(job)
        return job.done(found) if fault is None else job.failed(fault)

    def _ask(self, job: Task) -> tuple[Any, str | None]:
        """The process's answer, or what went wrong."""
        limit = self.thinkers.timeout * job.patience
        try:
            if self.process is None or not self.process.is_alive():
                self._start()
                limit += STARTING
            assert self.pipe is not None
            self.pipe.send(job)
            if not self.pipe.poll(limit):
                self._end()
                return "", f"more than {limit:g} seconds"
            found, fault = self.pipe.recv()
        except (EOFError, OSError):
            self._end()
            return "", CRASHED
        return found, fault

    def _start(self) -> None:
        self._end()
        ours, theirs = self.thinkers.context.Pipe()
        process: Any = self.thinkers.context.Process(target=self.thinkers.target, args=(theirs,), daemon=True)
        process.start()
        self.process = process  # not earlier: a process that did not start cannot be ended
        give_way(process.pid)
        theirs.close()
        self.pipe = ours

    def interrupt(self) -> None:
        """End the process while it thinks; any thread may do this."""
        process = self.process
        if process is not None:
            with suppress(ValueError):  # it has been closed meanwhile
                process.kill()

    def _end(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None


class Thinkers:
    """Some processes that think. `submit` never blocks; its future is done in another thread."""

    def __init__(
        self,
        workers: int | None = None,
        timeout: float = TIMEOUT,
        target: Callable[[Connection], None] = work,
    ) -> None:
        # Not forked: the server has threads. A fresh process also loads nothing of the server.
        self.context = multiprocessing.get_context("spawn")
        self.timeout = timeout
        self.target = target
        self.lock = threading.Lock()
        self.waiting: FairQueue[Waiting] = FairQueue()
        self.last: OrderedDict[str, Worker] = OrderedDict()
        number = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.workers = [Worker(self, place) for place in range(number)]
        self.idle = set(self.workers)
        self.closed = False

    def submit(self, job: Task) -> Future[Any]:
        """Submit a task; one that waits for the same room becomes void."""
        done: Future[Any] = Future()
        with self.lock:
            if self.closed:
                raise RuntimeError("nobody thinks any more")
            before = self.waiting.put(job.room, job.person, Waiting(job, done))
            self._hand_out()
        _cancel(before)
        return done

    def drop(self, room: str) -> None:
        """The question to the bot of a room is gone. A process that is already thinking about it is not interrupted."""
        with self.lock:
            before = self.waiting.drop(room)
        _cancel(before)

    def finished(self, worker: Worker, job: Task, seconds: float) -> None:
        """A worker has answered and takes the next task."""
        with self.lock:
            self.waiting.finish(job.room, job.person, seconds)
            self.idle.add(worker)
            self._hand_out()

    def close(self) -> None:
        """End the processes. Unfinished tasks get no answer."""
        with self.lock:
            self.closed = True
            waited = self.waiting.clear()
        for item in waited:
            _cancel(item)
        for worker in self.workers:
            worker.jobs.put(None)
        for worker in self.workers:
            while worker.thread.is_alive():  # a process may be starting just now: it is there a moment later
                if worker not in self.idle:
                    worker.interrupt()
                worker.thread.join(AGAIN)

    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        running = [worker.process for worker in self.workers]
        return [process.pid for process in running if process is not None and process.pid is not None]

    def _hand_out(self) -> None:
        """Give waiting tasks to idle workers."""
        while self.idle and (item := self.waiting.take()) is not None:
            self._give(self._choose(item.task), item.present, item.done)

    def _choose(self, job: Task) -> Worker:
        """An idle worker: the one that knows the bot's plans, if it is idle."""
        before = self.last.get(job.player)
        return before if before in self.idle else min(self.idle, key=self.workers.index)

    def _give(self, worker: Worker, job: Task, done: Future[Any]) -> None:
        self.idle.discard(worker)
        self.last[job.player] = worker
        self.last.move_to_end(job.player)
        while len(self.last) > 1000:
            self.last.popitem(last=False)
        worker.jobs.put((job, done))


def _cancel(item: Waiting | None) -> None:
    if item is not None:
        item.done.cancel()
