"""Bots in processes of their own, so that their thinking delays nobody's move.

A job is a saved match and the seat that is asked. Inside the process the bot gets the seat's observation, the question,
and worlds redealt for that seat, nothing else. A room has one open job at a time, and people share the processes
fairly. A process that crashes is replaced and asked once more; where that does not help, or the bot takes too long,
the answer is any option that is on offer: a match never hangs on its bots.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import random
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from overrule.bots import Bot, answer, make_bot
from overrule.core.game import State
from overrule.games import game
from overrule.server.match.fairness import FairQueue

log = logging.getLogger(__name__)

USUAL_BOT = "medium"  # plays unless somebody asks for another
TIMEOUT = 10.0  # seconds that a bot may think
STARTING = 30.0  # and longer in a process that has just been started
CRASHED = "the process ended"
KEPT_BOTS = 64  # in each process; a bot remembers its plans for a turn


@dataclass(frozen=True)
class Job:
    """A question to a bot. `number` is the room's number of it; `state` is a saved match, as JSON.

    `line` is another one after an undo: plans that were made before it are void. `person`: for whom the bot plays.
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

    @property
    def player(self) -> str:
        """Whose thoughts these are: the same process should go on with them."""
        return f"{self.room}/{self.seat}/{self.line}"


@dataclass(frozen=True)
class Answer:
    """What a bot chose. `fault` says what went wrong, if it was chance that chose."""

    room: str
    number: int
    key: str
    fault: str | None = None


def load(job: Job) -> State[Any, Any]:
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

    def think(self, job: Job) -> str:
        """The key of the option that the bot chooses."""
        state = load(job)
        decision = state.decision
        if decision is None or decision.seat != job.seat:
            raise ValueError(f"seat {job.seat} is not asked in {job.room}")
        return answer(self._bot(job), state).key

    def _bot(self, job: Job) -> Bot:
        name = f"{job.player}/{job.bot}"
        if name not in self.bots:
            self.bots[name] = self.make(job.bot, job.seed)
        self.bots.move_to_end(name)
        while len(self.bots) > KEPT_BOTS:
            self.bots.popitem(last=False)
        return self.bots[name]


def work(pipe: Connection) -> None:
    """What a process does: answer jobs until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server by Ctrl+C stops it, and it stops this
    mind = Mind()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        reply: tuple[str, str | None]
        try:
            reply = (mind.think(job), None)
        except Exception as error:  # a bot's fault must not end the process
            mind.bots.clear()
            reply = ("", f"{type(error).__name__}: {error}")
        try:
            pipe.send(reply)
        except OSError:
            return


class Worker:
    """A process, and the thread that feeds it."""

    def __init__(self, thinkers: Thinkers, number: int) -> None:
        self.thinkers = thinkers
        self.jobs: queue.SimpleQueue[tuple[Job, Future[Answer]] | None] = queue.SimpleQueue()
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

    def _answer(self, job: Job) -> Answer:
        key, fault = self._ask(job)
        if fault == CRASHED and not self.thinkers.closed:
            key, fault = self._ask(job)
        if fault is None:
            return Answer(job.room, job.number, key)
        log.warning("the bot %s in %s did not answer (%s): chance chooses", job.bot, job.player, fault)
        return any_option(job, fault)

    def _ask(self, job: Job) -> tuple[str, str | None]:
        """The process's answer, or what is wrong with it."""
        limit = self.thinkers.timeout
        try:
            if self.process is None or not self.process.is_alive():
                self._start()
                limit += STARTING
            assert self.pipe is not None
            self.pipe.send(job)
            if not self.pipe.poll(limit):
                self._end()
                return "", f"more than {limit:g} seconds"
            key, fault = self.pipe.recv()
        except (EOFError, OSError):
            self._end()
            return "", CRASHED
        return key, fault

    def _start(self) -> None:
        self._end()
        ours, theirs = self.thinkers.context.Pipe()
        self.process = self.thinkers.context.Process(target=self.thinkers.target, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.pipe = ours

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
        self.waiting: FairQueue[tuple[Job, Future[Answer]]] = FairQueue()
        self.last: OrderedDict[str, Worker] = OrderedDict()
        number = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.workers = [Worker(self, place) for place in range(number)]
        self.idle = set(self.workers)
        self.closed = False

    def submit(self, job: Job) -> Future[Answer]:
        """Let somebody think; what has waited for the same room is void."""
        done: Future[Answer] = Future()
        with self.lock:
            if self.closed:
                raise RuntimeError("nobody thinks any more")
            before = self.waiting.put(job.room, job.person, (job, done))
            self._hand_out()
        _cancel(before)
        return done

    def drop(self, room: str) -> None:
        """The question to the bot of a room has gone. Who thinks about it already is not interrupted."""
        with self.lock:
            before = self.waiting.drop(room)
        _cancel(before)

    def finished(self, worker: Worker, job: Job, seconds: float) -> None:
        """A worker has answered and takes what is next."""
        with self.lock:
            self.waiting.finish(job.room, job.person, seconds)
            self.idle.add(worker)
            self._hand_out()

    def close(self) -> None:
        """End the processes. What is still being thought about gets no answer."""
        with self.lock:
            self.closed = True
            self.waiting.clear()
        for worker in self.workers:
            process = worker.process
            worker.jobs.put(None)
            if worker not in self.idle and process is not None and process.is_alive():
                process.kill()
        for worker in self.workers:
            worker.thread.join()

    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        running = [worker.process for worker in self.workers]
        return [process.pid for process in running if process is not None and process.pid is not None]

    def _hand_out(self) -> None:
        """Give what waits to those who are idle."""
        while self.idle and (item := self.waiting.take()) is not None:
            self._give(self._choose(item[0]), *item)

    def _choose(self, job: Job) -> Worker:
        """An idle worker: the one that knows the bot's plans, if it is idle."""
        before = self.last.get(job.player)
        return before if before in self.idle else min(self.idle, key=self.workers.index)

    def _give(self, worker: Worker, job: Job, done: Future[Answer]) -> None:
        self.idle.discard(worker)
        self.last[job.player] = worker
        self.last.move_to_end(job.player)
        while len(self.last) > 1000:
            self.last.popitem(last=False)
        worker.jobs.put((job, done))


def _cancel(item: tuple[Job, Future[Answer]] | None) -> None:
    if item is not None:
        item[1].cancel()
