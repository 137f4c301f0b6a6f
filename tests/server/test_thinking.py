"""Bots in processes: they answer, see only what they may, and a dead, slow or mad one harms no match."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrule.bots import LEVELS
from overrule.core.decisions import Decision, Option
from overrule.core.game import State
from overrule.core.rng import Rng
from overrule.games import game
from overrule.server.match import thinking
from overrule.server.match.fairness import REMEMBERED, FairQueue
from overrule.server.match.thinking import (
    USUAL_BOT,
    AnalysisJob,
    Answer,
    Job,
    Mind,
    Thinkers,
    any_option,
    load,
    serve,
    work,
)

WAIT = 60.0


def job(
    name: str = "compile", number: int = 1, bot: str = "greedy", seed: int = 1, steps: int = 8, room: str = ""
) -> Job:
    """A question in the middle of a match."""
    state = game(name).start(seats=2, seed=seed)
    chance = random.Random(seed)
    for _ in range(steps):
        assert state.decision is not None
        state.choose(chance.choice(state.decision.options))
    assert state.decision is not None
    saved = msgspec.json.encode(state.save())
    return Job(room or f"room-{name}-{number}", number, name, state.decision.seat, bot, 5, saved, person="anna")


def keys(asked: Job) -> set[str]:
    decision = load(asked).decision
    assert decision is not None
    return {option.key for option in decision.options}


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    running = Thinkers(workers=2)
    yield running
    running.close()


@pytest.mark.parametrize("name", ["compile", "conquerors"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_answers_with_an_option(thinkers: Thinkers, name: str, bot: str) -> None:
    asked = job(name, bot=bot)
    answer = thinkers.submit(asked).result(WAIT)

    assert answer == Answer(asked.room, 1, answer.key)
    assert answer.key in keys(asked)


def test_many_questions_are_answered_each_with_its_own(thinkers: Thinkers) -> None:
    asked = [job("compile", number=number, seed=number) for number in range(20)]
    answers = [done.result(WAIT) for done in [thinkers.submit(each) for each in asked]]
    assert [answer.number for answer in answers] == list(range(20))
    assert all(answer.key in keys(each) and answer.fault is None for answer, each in zip(answers, asked, strict=True))


def test_the_same_job_has_the_same_answer() -> None:
    assert Mind().think(job("conquerors")) == Mind().think(job("conquerors"))


def test_a_bot_keeps_its_plans_until_an_undo() -> None:
    made: list[str] = []

    def make(name: str, seed: int) -> Any:
        made.append(name)
        from overrule.bots import make_bot

        return make_bot(name, seed)

    mind = Mind(make)
    mind.think(job(room="r"))
    mind.think(job(number=2, room="r"))
    assert made == ["greedy"]
    mind.think(replace(job(room="r"), line=1))
    assert made == ["greedy", "greedy"]


class Spy:
    """Notes what a bot is given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def choose(self, observation: Any, decision: Decision, worlds: Any = None) -> Option:
        self.given.append((observation, decision, worlds))
        return decision.options[0]


@pytest.mark.parametrize("name", ["compile", "conquerors"])
def test_a_bot_gets_its_seats_observation_and_redealt_worlds_and_nothing_else(name: str) -> None:
    spy = Spy()
    asked = job(name)
    Mind(lambda name, seed: spy).think(asked)
    ((observation, decision, worlds),) = spy.given
    truth = load(asked)

    assert observation == truth.game.observe(truth, asked.seat)
    assert decision.seat == asked.seat
    world: State[Any, Any] = worlds(Rng(1, 2, 3, 4))
    assert world.seed is None
    assert world.choices == []
    assert truth.game.observe(world, asked.seat) == observation
    assert worlds(Rng(1, 2, 3, 4)).save() != worlds(Rng(4, 3, 2, 1)).save()


def test_a_bot_that_is_not_asked_is_an_error() -> None:
    asked = job()
    with pytest.raises(ValueError, match="not asked"):
        Mind().think(replace(asked, seat=1 - asked.seat))


def test_any_option_is_on_offer() -> None:
    asked = job("conquerors")
    answer = any_option(asked, "because")
    assert answer.key in keys(asked)
    assert answer.fault == "because"


def test_the_usual_bot_is_one_of_those_on_offer() -> None:
    assert USUAL_BOT in LEVELS


# ---------------------------------------------------------------------------------------------------- what goes wrong


def hang(pipe: Connection) -> None:
    pipe.recv()
    time.sleep(1000)


def crash(pipe: Connection) -> None:
    pipe.recv()
    os._exit(3)


def rave(pipe: Connection) -> None:
    while True:
        pipe.recv()
        pipe.send(("", "ZeroDivisionError: division by zero"))


@pytest.mark.slow
@pytest.mark.parametrize(("target", "fault"), [(hang, "seconds"), (crash, "process ended"), (rave, "ZeroDivision")])
def test_who_hangs_crashes_or_raves_is_replaced_by_chance(
    target: Any, fault: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if target is hang:
        monkeypatch.setattr("overrule.server.match.thinking.STARTING", 0.3)
    running = Thinkers(workers=1, timeout=5.0 if target is rave else 0.2, target=target)
    try:
        asked = [job(number=number) for number in range(2)]
        for done, each in [(running.submit(each), each) for each in asked]:
            answer = done.result(WAIT)
            assert answer.key in keys(each)
            assert answer.fault is not None
            assert fault in answer.fault
        assert "chance chooses" in caplog.text
    finally:
        running.close()


def dawdle(pipe: Connection) -> None:
    while True:
        pipe.recv()
        time.sleep(1.0)
        pipe.send(([], None))


@pytest.mark.slow
def test_an_analysis_may_take_longer_than_a_bot() -> None:
    running = Thinkers(workers=1, timeout=0.5, target=dawdle)
    piece = AnalysisJob("analysis", "anna", b"", (), False)
    try:
        assert [running.submit(piece).result(WAIT) for _ in range(2)] == [[], []]
        assert "seconds" in running.submit(job()).result(WAIT).fault
    finally:
        running.close()


def test_who_waits_when_the_processes_are_ended_is_told() -> None:
    running = Thinkers(workers=1, target=dawdle)
    first, second = (running.submit(job(number=number, room=f"room{number}")) for number in range(2))
    running.close()
    assert second.cancelled()
    assert first.done()


@pytest.mark.slow
def test_killed_processes_harm_no_question() -> None:
    running = Thinkers(workers=2)
    try:
        first = [running.submit(job(number=number)) for number in range(4)]
        assert all(done.result(WAIT).fault is None for done in first)
        for process in running.processes():
            os.kill(process, signal.SIGKILL)
        asked = [job("conquerors", number=number, seed=number) for number in range(6)]
        answers = [done.result(WAIT) for done in [running.submit(each) for each in asked]]
        assert all(answer.key in keys(each) for answer, each in zip(answers, asked, strict=True))
        again = running.submit(job(number=99)).result(WAIT)
        assert again.fault is None
    finally:
        running.close()


def test_a_fault_of_a_bot_does_not_end_its_process(thinkers: Thinkers) -> None:
    broken = replace(job(), bot="no-such-bot")
    answer = thinkers.submit(broken).result(WAIT)
    assert answer.fault is not None
    assert "BadOptions" in answer.fault
    assert thinkers.submit(job()).result(WAIT).fault is None


def crash_once(pipe: Connection) -> None:
    """The first process crashes when it is asked; the next one works."""
    flag = Path(os.environ["OVERRULE_TEST_CRASHED"])
    if flag.exists():
        work(pipe)
        return
    flag.touch()
    crash(pipe)


def test_after_a_crash_the_bot_is_asked_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("OVERRULE_TEST_CRASHED", str(tmp_path / "crashed"))
    running = Thinkers(workers=1, target=crash_once)
    try:
        answer = running.submit(job()).result(WAIT)
        assert answer.fault is None
        assert "chance chooses" not in caplog.text
    finally:
        running.close()


def test_a_room_has_one_open_job_and_what_it_does_not_need_any_more_is_not_thought_about() -> None:
    running = Thinkers(workers=1, target=hang)
    try:
        running.submit(job(room="busy"))
        stale = running.submit(job(number=1, room="r"))
        fresh = running.submit(job(number=2, room="r"))
        other = running.submit(job(number=3, room="other"))
        assert (stale.cancelled(), fresh.cancelled()) == (True, False)
        running.drop("r")
        running.drop("busy")
        running.drop("nothing")
        assert (fresh.cancelled(), other.cancelled()) == (True, False)
    finally:
        running.close()


def test_closing_ends_the_processes_even_while_they_think() -> None:
    running = Thinkers(workers=1, target=hang)
    running.submit(job())
    deadline = time.monotonic() + WAIT
    while not running.processes() and time.monotonic() < deadline:
        time.sleep(0.01)
    (process,) = running.processes()
    began = time.monotonic()
    running.close()

    assert time.monotonic() - began < 20
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    with pytest.raises(RuntimeError):
        running.submit(job())


def test_a_process_that_is_closed_already_can_be_interrupted() -> None:
    running = Thinkers(workers=1)
    worker = running.workers[0]
    worker.process = running.context.Process()
    worker.process.close()
    worker.interrupt()
    worker.process = None
    running.close()


def test_a_process_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    running = Thinkers(workers=1, target=tell_bot)
    usual = running.context.Process.start
    failed: list[Any] = []

    def start(process: Any) -> None:
        if not failed:
            failed.append(process)
            raise OSError("no memory")
        usual(process)

    monkeypatch.setattr(running.context.Process, "start", start)
    try:
        assert running.submit(job(bot="easy")).result(WAIT).key == "easy"
        assert failed
    finally:
        running.close()


def tell_bot(pipe: Connection) -> None:
    """A process that answers which bot it was asked for, after a while."""

    def tell(task: Job) -> str:
        time.sleep(0.2)
        return task.bot

    serve(pipe, tell)


def test_what_has_waited_for_too_long_is_answered_by_a_quick_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is asked than can be thought about: the answers come in time nevertheless, and are not left to chance."""
    monkeypatch.setattr(thinking, "WAITING", 0.1)
    running = Thinkers(workers=1, target=tell_bot)
    try:
        first = running.submit(job(bot="expert", room="first"))
        later = [running.submit(job(bot=bot, room=bot)) for bot in ("expert", "hard", "random")]
        assert first.result(WAIT).key == "expert"
        assert [one.result(WAIT).key for one in later] == ["easy", "easy", "random"]
        assert running.submit(job(bot="expert", room="last")).result(WAIT).key == "expert"
    finally:
        running.close()


# ------------------------------------------------------------------------------------------------------ a fair queue


def test_who_has_many_rooms_does_not_keep_others_waiting() -> None:
    queue = FairQueue[str]()
    for number in range(20):
        queue.put(f"g{number}", "greedy", f"g{number}")
    assert queue.take() == "g0"
    queue.put("h", "honest", "h")
    queue.finish("g0", "greedy", 1.0)
    assert queue.take() == "h"
    queue.finish("h", "honest", 1.0)
    served = []
    for _ in range(6):
        queue.put("h", "honest", "h")
        thing = queue.take()
        assert thing is not None
        served.append(thing)
        queue.finish(thing, "honest" if thing == "h" else "greedy", 1.0)
    assert served.count("h") == 3


def test_a_new_name_and_a_long_rest_gain_nothing() -> None:
    queue = FairQueue[str]()
    for _ in range(10):
        queue.put("a", "anna", "a")
        assert queue.take() == "a"
        queue.finish("a", "anna", 1.0)
    queue.put("a", "anna", "a")
    order = []
    for number in range(8):
        queue.put(f"n{number}", f"new{number}", f"n{number}")
        thing = queue.take()
        assert thing is not None
        order.append(thing)
        queue.finish(thing, "anna" if thing == "a" else f"new{number}", 1.0)
    assert "a" in order[:3]


def test_a_room_waits_while_it_is_being_thought_about() -> None:
    queue = FairQueue[int]()
    queue.put("r", "anna", 1)
    assert queue.take() == 1
    assert queue.put("r", "anna", 2) is None
    assert queue.take() is None
    queue.finish("r", "anna", 0.1)
    assert queue.take() == 2
    for number in range(2 * REMEMBERED):
        queue.put(f"r{number}", f"p{number}", number)
    assert len(queue._spent) == REMEMBERED
