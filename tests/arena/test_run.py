"""Processes that hang or die cost nobody else a result."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from overrule.arena.crew import Processes
from overrule.arena.matches import CRASHED, TOO_SLOW
from overrule.arena.results import Header
from overrule.arena.run import run
from overrule.arena.tournament import Tournament, credits_of
from overrule.arena.units import UnitDone
from tests.arena import bots


@pytest.fixture
def crew() -> Iterator[Processes]:
    workers = Processes(1)
    yield workers
    workers.close()


def results(crew: Processes, name: str, pairs: int, limit: float = 60.0) -> tuple[list[UnitDone], list[str]]:
    """What comes of a bot against `random`, and what is said meanwhile."""
    header = Header(
        "arena", "compile", "", "", 2, (f"tests.arena.bots:{name}", "random"), (), {"protocols": "random"}, 1, limit
    )
    done: list[UnitDone] = []
    said: list[str] = []
    run(Tournament(header, pairs).units([]), crew, done.append, said.append)
    return sorted(done, key=lambda unit: unit.number), said


@pytest.mark.slow
def test_a_bot_that_never_answers_loses_and_its_process_is_ended(crew: Processes) -> None:
    before = [worker.process.pid for worker in crew.workers]
    done, _ = results(crew, "Hanging", 1, limit=0.2)
    assert [credits_of(unit) for unit in done] == [(0, 0)]
    faults = [fault for unit in done for match in unit.matches for fault in match.faults]
    assert {fault.kind for fault in faults} == {TOO_SLOW}
    assert "0.2 seconds" in faults[0].problem
    assert not {worker.process.pid for worker in crew.workers} & set(before)


def test_a_unit_whose_process_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bots.DIED, str(tmp_path / "died"))
    workers = Processes(2)
    try:
        done, said = results(workers, "DeadlyOnce", 2)
    finally:
        workers.close()
    assert [unit.number for unit in done] == [0, 1]
    assert all(len(unit.matches) == 2 and not any(match.faults for match in unit.matches) for unit in done)
    (told,) = said
    assert "is played again" in told


@pytest.mark.slow
def test_a_bot_that_kills_its_process_every_time_loses(crew: Processes) -> None:
    done, said = results(crew, "Deadly", 1)
    assert [credits_of(unit) for unit in done] == [(0, 0)]
    faults = [fault for unit in done for match in unit.matches for fault in match.faults]
    assert {fault.kind for fault in faults} == {CRASHED}
    assert "died" in faults[0].problem
    assert said


def test_a_process_that_dies_while_it_has_nothing_to_do_is_replaced(crew: Processes) -> None:
    first = crew.workers[0].process
    first.kill()
    first.join()
    done, _ = results(crew, "One", 2)
    assert [len(unit.matches) for unit in done] == [2, 2]


def test_no_process_is_left_behind() -> None:
    workers = Processes(2)
    pids = [worker.process.pid for worker in workers.workers]
    workers.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
