"""Hints: who may ask, and what they get."""

from __future__ import annotations

from typing import Any

import pytest

from overrule.server.match import lobby, thinking
from overrule.server.match.rooms import Room
from tests.server.helpers import ANNA, FIXED, PETR, Desk, against_bot, asked, seated


def alone(game: str = "compile", **options: Any) -> tuple[Desk, Room]:
    """Anna against a bot, and it is her turn."""
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(game, options={"first": 0, **options}))
    desk.say("anna", "join", room=room.id)
    return desk, room


def ask(desk: Desk, room: Room, page: str = "anna") -> None:
    desk.say(page, "hint", room=room.id, number=room.number)


def think(desk: Desk, mind: thinking.Mind) -> None:
    """One job about a hint is done."""
    job = desk.jobs.pop(0)
    desk.lobby.thought(job.done(mind.work(job)))


def hints(desk: Desk, page: str = "anna") -> list[Any]:
    return [sent for sent in desk.sent[page] if sent["type"] == "hint"]


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_against_bots_a_hint_comes_and_becomes_better_until_it_is_final(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "HINT_SECONDS", 0.0)
    monkeypatch.setattr(lobby, "HINT_ROUNDS", 3)
    desk, room = alone(game, **({"protocols": FIXED["protocols"]} if game == "compile" else {}))
    mind = thinking.Mind()
    assert desk.view("anna")["hints"]
    ask(desk, room)
    while desk.jobs:
        think(desk, mind)

    told = hints(desk)
    assert [hint["final"] for hint in told] == [False, False, True]
    assert {hint["number"] for hint in told} == {room.number}
    for hint in told:
        assert {option["key"] for option in hint["options"]} == {one.key for one in room.decision.options}  # type: ignore[union-attr]
        assert all(0 <= option["chance"] <= 1 for option in hint["options"])
    assert any(option["why"] for option in told[-1]["options"])


def test_a_hint_is_dropped_when_its_question_goes() -> None:
    desk, room = alone(protocols=FIXED["protocols"])
    ask(desk, room)
    job = desk.jobs.pop(0)
    desk.choose("anna")

    assert desk.dropped == [room.id]
    desk.lobby.thought(thinking.Hinted(job, [thinking.HintOption("refresh", 0.5, 0.1, [])]))
    assert hints(desk) == []


def test_a_question_that_is_not_ones_own_or_not_open_has_no_hint() -> None:
    desk, room = alone(protocols=FIXED["protocols"])
    desk.say("anna", "hint", room=room.id, number=room.number + 1)
    assert desk.error("anna") == "hint/gone"
    desk.open(PETR)
    desk.say("petr", "watch", room=room.id, secret=room.record.secret)
    ask(desk, room, "petr")
    assert desk.error("petr") == "hint/off"
    assert desk.jobs == []


def test_among_people_hints_are_off_unless_all_have_agreed() -> None:
    desk, room = seated(options=FIXED)
    page = asked(desk, room)
    assert not desk.view(page)["hints"]
    ask(desk, room, page)
    assert desk.error(page) == "hint/off"

    desk, room = seated(options=FIXED, hints=True)
    page = asked(desk, room)
    assert all(desk.view(one)["hints"] for one in ("anna", "petr"))
    ask(desk, room, page)
    think(desk, thinking.Mind())
    assert hints(desk, page)
    assert not hints(desk, "petr" if page == "anna" else "anna")


def test_a_hint_that_fails_says_so_and_the_match_goes_on() -> None:
    desk, room = alone(protocols=FIXED["protocols"])
    ask(desk, room)
    desk.lobby.thought(desk.jobs.pop(0).failed("the process ended"))
    assert desk.error("anna") == "hint/failed"
    desk.choose("anna")
    assert room.match is not None
    assert room.match.state.made == 1
