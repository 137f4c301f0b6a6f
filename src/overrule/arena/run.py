"""Give units to a crew until all are done, whatever happens to its workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic

from msgspec import structs

from overrule.arena.crew import Crew
from overrule.arena.matches import CRASHED, TOO_SLOW, Lost
from overrule.arena.units import Unit, UnitDone

LOOK_EVERY = 0.5  # seconds
GRACE = 1.0  # seconds beyond the limit, before a worker that does not answer is ended
TRIES = 2  # a unit is played this often before it is blamed for its workers' deaths


@dataclass
class _Task:
    """A unit, and how often a worker has died at this point in it."""

    unit: Unit
    deaths: int = 0


def run(units: Iterator[Unit], crew: Crew, keep: Callable[[UnitDone], None], say: Callable[[str], None]) -> None:
    """Have all units played; `keep` gets each result, `say` what a person should know."""
    again: deque[_Task] = deque()
    busy: dict[int, _Task] = {}
    look_at = monotonic() + LOOK_EVERY
    while True:
        for worker in range(crew.size):
            task = None if worker in busy else _next(again, units)
            if task is not None:
                busy[worker] = task
                crew.give(worker, task.unit)
        if not busy:
            return
        for worker, done in crew.wait(LOOK_EVERY):
            task = busy.pop(worker, None)
            if done is not None:
                keep(done)
                continue
            if task is not None:
                _after_death(task, crew, worker, again, keep, say)
            crew.replace(worker)
        if monotonic() >= look_at:
            look_at = monotonic() + LOOK_EVERY
            again.extend(_end_stuck(crew, busy))


def _next(again: deque[_Task], units: Iterator[Unit]) -> _Task | None:
    if again:
        return again.popleft()
    unit = next(units, None)
    return None if unit is None else _Task(unit)


def _end_stuck(crew: Crew, busy: dict[int, _Task]) -> list[_Task]:
    """End workers that have waited too long for an answer; returns their units, which no longer wait for it."""
    found: list[_Task] = []
    for worker, task in list(busy.items()):
        waiting, limit = crew.waiting(worker), task.unit.limit
        if waiting is not None and waiting.seconds > limit + GRACE:
            problem = f"did not answer within {limit:g} seconds"
            found.append(_lost(task, Lost(waiting.match, waiting.decision, TOO_SLOW, problem)))
            del busy[worker]
            crew.replace(worker)
    return found


def _lost(task: _Task, lost: Lost) -> _Task:
    return _Task(structs.replace(task.unit, lost=(*task.unit.lost, lost)))


def _after_death(
    task: _Task,
    crew: Crew,
    worker: int,
    again: deque[_Task],
    keep: Callable[[UnitDone], None],
    say: Callable[[str], None],
) -> None:
    """Play the unit of a dead worker again; if that worker dies too, the bot that was asked is to blame, or nobody."""
    unit = task.unit
    task.deaths += 1
    if task.deaths < TRIES:
        say(f"a process died; {unit.key}, deal {unit.number + 1}, is played again")
        again.append(task)
        return
    waiting = crew.waiting(worker)
    if waiting is not None:
        problem = f"its process died {TRIES} times at this question"
        again.append(_lost(task, Lost(waiting.match, waiting.decision, CRASHED, problem)))
    else:
        keep(UnitDone(unit.key, unit.number, problem=f"the process that played it died {TRIES} times"))
