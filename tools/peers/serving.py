"""A program that is measured: it does a piece of its work whenever it is asked to, and says how fast.

It runs in the environment of each project, so it needs nothing beyond the standard library. A question is a line, the
JSON of [game, size, what, seconds]; the answer is {"value": ...} or {"error": ...}.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

Work = Callable[[int], int]  # does something so many times, and says how many things were done

COPIES = 20_000  # that are held at once to weigh them
HEAVY = 128_000_000  # bytes: then fewer copies will do
RESIDENT = Path("/proc/self/statm")
CAN_WEIGH = RESIDENT.exists() and hasattr(ctypes.CDLL(None), "malloc_trim")  # on Linux with glibc


@dataclass
class Measured:
    """A game as it is measured: pieces of work by name, and ways to copy states in mid-match."""

    works: dict[str, Work]
    copies: Sequence[Callable[[], object]] = ()
    size: str = ""  # what tells it from the usual matches of the game
    _times: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.copies:
            self.works["copy"] = repeated(self.copies)

    def names(self) -> list[str]:
        """All that can be measured."""
        return [*self.works, *(["memory"] if self.copies and CAN_WEIGH else [])]

    def value(self, what: str, seconds: float) -> float:
        """How many things are done a second, or for memory the bytes of a state."""
        if what == "memory":
            return _bytes_each(self.copies)
        work = self.works[what]
        if what not in self._times:
            self._times[what] = _fitting(work, seconds)
        done, took = _timed(work, self._times[what])
        return done / took


def repeated(actions: Sequence[Callable[[], object]]) -> Work:
    """All of these, so many times."""

    def work(times: int) -> int:
        for _ in range(times):
            for action in actions:
                action()
        return times * len(actions)

    return work


def serve(version: str, games: Iterable[tuple[str, Measured]], **about: str) -> None:
    """Say what can be measured, then answer questions until there are no more."""
    told = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a project may print what it likes
    found = {(name, game.size): game for name, game in games}
    tasks = [(*key, what) for key, game in found.items() for what in game.names()]
    _tell(told, {"version": version, "tasks": tasks, **about})
    for line in sys.stdin:
        name, size, what, seconds = json.loads(line)
        try:
            _tell(told, {"value": found[name, size].value(what, seconds)})
        except Exception as error:  # the others are measured all the same
            _tell(told, {"error": f"{type(error).__name__}: {error}"})


def _tell(told: Any, message: dict[str, Any]) -> None:
    print(json.dumps(message), file=told, flush=True)


def _timed(work: Work, times: int) -> tuple[int, float]:
    """Things done, and the seconds on the processor; the same seed, so that every round does the same."""
    random.seed(1)
    start = process_time()
    done = work(times)
    return done, max(process_time() - start, 1e-9)


def _fitting(work: Work, seconds: float) -> int:
    """How many times take about so long."""
    times = 1
    while (took := _timed(work, times)[1]) < seconds / 4:
        times *= 2
    return max(1, round(times * seconds / took))


def _bytes_each(copies: Sequence[Callable[[], object]]) -> float:
    """How much a process grows with each copy, once the memory that lies idle has been given back or filled.

    It is a process of its own, so that what it leaves behind does not lie idle in this one.
    """
    answer, told = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(told, repr(_growth(copies)).encode())
        os._exit(0)
    os.close(told)
    with os.fdopen(answer) as pipe:
        value = pipe.read()
    os.waitpid(child, 0)
    return float(value)


def _growth(copies: Sequence[Callable[[], object]]) -> float:
    gc.collect()
    gc.disable()
    ctypes.CDLL(None).malloc_trim(0)
    held: list[object] = []
    _hold(held, copies, COPIES // 10, HEAVY // 10)
    first, start = len(held), _resident()
    _hold(held, copies, COPIES, HEAVY)
    return (_resident() - start) / (len(held) - first)


def _hold(held: list[object], copies: Sequence[Callable[[], object]], number: int, heavy: int) -> None:
    """Hold so many more copies, or fewer if they are that heavy."""
    wanted, start = len(held) + number, _resident()
    while len(held) < wanted and _resident() - start < heavy:
        held += [copy() for copy in copies]


def _resident() -> int:
    """Bytes of memory that the process uses."""
    return int(RESIDENT.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
