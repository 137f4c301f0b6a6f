"""Analyses of finished matches: made, stopped, kept, refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from overrule.bots.analysis import Analysis, assemble
from overrule.server.match import analyses
from overrule.server.match.analyses import Run, decided
from overrule.server.match.matches import Move
from overrule.server.match.thinking import AnalysisJob
from overrule.server.store.accounts import _forget_name
from tests.server.conftest import Browser, Running

PATIENCE = 60.0


def given_up(browser: Browser, moves: int = 3) -> str:
    """A match against a bot, given up after some moves."""

    async def play() -> str:
        room: str = browser.create("compile", "me", "random", first=0)["room"]
        async with browser.page() as page:
            await page.say("join", room=room)
            await page.play(room, moves=moves)
            await page.say("concede", room=room)
            await page.view(room, lambda view: bool(view["phase"] == "over"))
        return room

    return asyncio.run(play())


def status(browser: Browser, room: str, method: str = "GET", **how: Any) -> Any:
    return browser.send(method, f"/api/replays/{room}/analysis", **how)


def wait(browser: Browser, room: str, fits: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if fits(found := status(browser, room)):
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis does not end")


def test_an_analysis_is_made_once_and_kept_in_both_languages(server: Running) -> None:
    with Browser(server.address) as anna:
        room = given_up(anna)
        assert status(anna, room)["state"] == "none"
        status(anna, room, "POST")
        done = wait(anna, room, lambda found: found["state"] != "running")
        assert done["state"] == "done"
        found = done["analysis"]
        first = found["moments"][0]["chances"]
        assert found["result"] == [0.0, 1.0]
        gained = found["skill"][0] + found["gifts"][0] + found["luck"][0]
        assert gained == pytest.approx(found["result"][0] - first[0])

        server.hub.analyses.runs.clear()  # as after a restart
        czech = status(anna, room, params={"lang": "cs"})["analysis"]
        assert czech["moments"][-1]["chances"] == found["moments"][-1]["chances"]
        assert czech["moments"][0]["prompt"] != found["moments"][0]["prompt"]


def test_what_the_server_answered_for_a_player_is_no_decision_of_theirs() -> None:
    journal = [Move(0, "play:a"), Move(1, "pass", by_hand=False), Move(0, "pass", by_hand=False), Move(0, "done")]
    assert decided(journal) == {0, 3}
    assert decided([*journal, Move(0, "undo:2:0"), Move(0, "done")]) == {0, 2}


def test_the_choices_that_led_to_a_puzzle_are_nobodys_and_those_after_an_undo_are_counted_with_them() -> None:
    journal = [Move(0, "play:a"), Move(1, "pass", by_hand=False), Move(0, "done"), Move(0, "undo:12:0")]
    assert decided([*journal, Move(0, "pass"), Move(0, "done")], opening=10) == {10, 12, 13}


def test_an_analysis_is_only_for_who_may_see_all_hands_and_for_matches_that_are_over(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        room = given_up(anna)
        refused = petr.send("POST", f"/api/replays/{room}/analysis", status=403)
        assert refused["code"] == "room/not-public"
        going_on = anna.create("compile", "me", "random")["room"]
        assert anna.send("POST", f"/api/replays/{going_on}/analysis", status=403)["code"] == "room/not-over"
        assert anna.send("POST", "/api/replays/nothing/analysis", status=404)["code"] == "room/unknown"


def test_a_name_that_is_deleted_while_an_analysis_is_made_is_not_in_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(server.address) as anna:
        anna.send("POST", "/api/register", {"name": "Anna", "password": "a long sentence"})
        room = given_up(anna)
        store, told = server.hub.store, []
        usual = assemble

        def slow(*made_of: Any) -> Analysis:
            told.append(usual(*made_of))
            store.write(lambda connection: _forget_name(connection, room, 0))
            return told[-1]

        monkeypatch.setattr(analyses, "assemble", slow)
        status(anna, room, "POST")
        assert wait(anna, room, lambda found: found["state"] != "running")["state"] == "done"
        assert len(told) == 2
        assert server.hub.analyses.find(room, everything=False) == told[1]


def test_a_process_that_dies_is_told_and_it_can_be_tried_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(server.address) as anna:
        room = given_up(anna)
        with monkeypatch.context() as broken:
            broken.setattr(AnalysisJob, "done", lambda job, found: job.failed("the process ended"))
            status(anna, room, "POST")
            failed = wait(anna, room, lambda found: found["state"] != "running")
        assert failed["state"] == "failed"
        assert "try again" in failed["problem"]
        status(anna, room, "POST")
        assert wait(anna, room, lambda found: found["state"] != "running")["state"] == "done"


def test_an_analysis_can_be_stopped(server: Running) -> None:
    with Browser(server.address) as anna:
        room = given_up(anna, moves=12)
        status(anna, room, "POST")
        stopped = status(anna, room, "DELETE")
        assert stopped["state"] in ("running", "stopped")
        assert wait(anna, room, lambda found: found["state"] != "running")["state"] == "stopped"
        run = server.hub.analyses.runs[room, False]
        assert isinstance(run, Run)
        assert run.done < run.total
