"""A crew plays units in processes on this machine. A crew elsewhere has the same methods (`cluster.py`)."""

from __future__ import annotations

import os
import signal
from ctypes import Array, c_double
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Protocol

from overrule.arena.units import Unit, UnitDone, play_unit

SPAWNED = get_context("spawn")  # a fork would copy the thread that draws the progress bar
LONGEST_GOODBYE = 5.0


@dataclass(frozen=True)
class Awaited:
    """The answer that a worker waits for, and for how long."""

    match: int
    decision: int
    seconds: float


class Crew(Protocol):
    """Workers, by number. Each plays one unit at a time."""

    size: int

    def give(self, worker: int, unit: Unit) -> None:
        """Let an idle worker play a unit."""

    def wait(self, seconds: float) -> list[tuple[int, UnitDone | None]]:
        """The unit that was played since, or None for a worker that died."""

    def waiting(self, worker: int) -> Awaited | None:
        """The answer that a worker waits for, or waited for when it died."""

    def replace(self, worker: int) -> None:
        """End a worker, if it is still running, and replace it."""

    def close(self) -> None:
        """End all workers, whatever they are doing."""


class SharedBoard:
    """Three numbers that both processes see: match, decision, since when; at first nothing is being waited for."""

    def __init__(self, numbers: Array[c_double]) -> None:
        self.numbers = numbers

    def write(self, match: int, decision: int, since: float) -> None:
        self.numbers[0], self.numbers[1], self.numbers[2] = match, decision, since

    def clear(self) -> None:
        self.numbers[2] = 0.0

    def read(self) -> Awaited | None:
        match, decision, since = self.numbers
        return Awaited(int(match), int(decision), monotonic() - since) if since else None


class _Worker:
    """A process, and the connection to it."""

    def __init__(self) -> None:
        numbers = RawArray(c_double, 3)
        self.board = SharedBoard(numbers)
        self.connection, theirs = SPAWNED.Pipe()
        self.process: SpawnProcess = SPAWNED.Process(target=_work, args=(theirs, numbers), daemon=True)
        self.process.start()
        theirs.close()  # so that its end is seen when the process dies

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join(LONGEST_GOODBYE)


class Processes:
    """A crew of processes on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers = [_Worker() for _ in range(size)]
        self.fallen: set[int] = set()

    def give(self, worker: int, unit: Unit) -> None:
        hand = self.workers[worker]
        hand.board.clear()
        try:
            hand.connection.send(unit)
        except OSError:  # it died while idle
            self.fallen.add(worker)

    def wait(self, seconds: float) -> list[tuple[int, UnitDone | None]]:
        found: list[tuple[int, UnitDone | None]] = [(worker, None) for worker in sorted(self.fallen)]
        self.fallen.clear()
        numbers = {hand.connection: number for number, hand in enumerate(self.workers)}
        for ready in connection.wait(list(numbers), 0 if found else seconds):
            assert isinstance(ready, Connection)
            try:
                found.append((numbers[ready], ready.recv()))
            except (EOFError, OSError):
                found.append((numbers[ready], None))
        return found

    def waiting(self, worker: int) -> Awaited | None:
        return self.workers[worker].board.read()

    def replace(self, worker: int) -> None:
        self.workers[worker].end()
        self.workers[worker] = _Worker()

    def close(self) -> None:
        for hand in self.workers:
            hand.end()


def _work(theirs: Connection, numbers: Array[c_double]) -> None:
    """What a process does: play units until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other process decides when to stop
    board = SharedBoard(numbers)
    try:
        while True:
            unit: Unit = theirs.recv()
            done = play_unit(unit, board)
            board.clear()
            theirs.send(done)
    except (EOFError, OSError):
        os._exit(0)
