"""Rooms that begin where a puzzle does."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from overrule.puzzles import MISSED, OPEN, daily, opened, puzzles_of
from overrule.puzzles.trying import Try, judge
from overrule.server.http.puzzles import PuzzleProgress, keep_solved, progress_of, tried
from overrule.server.match import seats
from overrule.server.match.seats import RoomError
from overrule.server.match.views import seat_names
from overrule.server.store.store import Store
from tests.server.helpers import ANNA, PETR, Desk

PUZZLE = next(iter(puzzles_of("compile").values()))
WISH = {"game": "compile", "seats": [], "puzzle": PUZZLE.id}


def test_a_room_begins_where_its_puzzle_does_also_after_a_restart() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, WISH)
    desk.say("anna", "join", room=room.id)
    assert room.seats_of("anna") == [PUZZLE.seat]
    assert room.match is not None
    assert room.match.state == opened("compile", PUZZLE)
    assert room.match.batches[0].events == ()  # what led there is not told

    desk.say("anna", "choose", room=room.id, number=room.number, key=PUZZLE.line[0])
    again = Desk(desk.store).room(room.id)
    assert again.match is not None
    assert again.match.state == room.match.state
    record, choices = tried(desk.store, room.id, "anna")
    assert (record.puzzle, choices[0]) == (PUZZLE.id, PUZZLE.line[0])


def test_the_table_shows_what_the_verdict_on_a_wrong_try_tells() -> None:
    shown = 0
    decision = opened("compile", PUZZLE).decision
    assert decision is not None
    for option in decision.options:
        desk = Desk()
        desk.open(ANNA)
        room = desk.create(ANNA, WISH)
        desk.say("anna", "join", room=room.id)
        desk.say("anna", "choose", room=room.id, number=room.number, key=option.key, sure=True)
        while desk.jobs:
            assert verdict_in(desk, room.id).verdict == OPEN  # while others are asked, nothing is judged
            desk.think()
        assert room.match is not None
        assert room.trial is not None
        judged = verdict_in(desk, room.id)
        if room.trial.verdict(room.match.state.position) == MISSED:  # else some of it is still to come
            log = [line["text"] for line in desk.view("anna")["log"]]
            assert [line for line in log if line in judged.told] == judged.told
            shown += 1
    assert shown > 1


def verdict_in(desk: Desk, room: str) -> Try:
    record, choices = tried(desk.store, room, "anna")
    return judge("compile", PUZZLE, choices, "en", seat_names(record.seats, "en"))


def test_a_choice_of_a_puzzle_can_be_taken_back() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, WISH)
    desk.say("anna", "join", room=room.id)
    assert room.match is not None
    before = room.match.state.choices
    assert room.match.earlier(before) == room.match.state


def test_nobody_else_is_told_of_a_try_and_other_rooms_have_none() -> None:
    desk = Desk()
    room = desk.create(ANNA, WISH)
    with pytest.raises(RoomError, match="room/not-seated"):
        tried(desk.store, room.id, PETR.id)
    plain = desk.create(ANNA, {"game": "compile", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    with pytest.raises(RoomError, match="puzzle/none"):
        tried(desk.store, plain.id, "anna")


def test_a_puzzle_that_there_is_not_or_that_has_changed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    with pytest.raises(RoomError, match="puzzle/unknown"):
        desk.create(ANNA, {**WISH, "puzzle": "nothing"})
    changed = type(PUZZLE)(**{**{name: getattr(PUZZLE, name) for name in PUZZLE.__struct_fields__}, "version": "0-0"})
    monkeypatch.setattr(seats, "find", lambda game, id: changed)
    with pytest.raises(RoomError, match="puzzle/changed"):
        desk.create(ANNA, WISH)


@pytest.mark.slow
def test_what_an_account_has_solved_is_kept_with_its_streak(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "a.db"))
    today = daily("compile", datetime.now(UTC).date())
    assert today is not None
    other = next(puzzle for puzzle in puzzles_of("compile").values() if puzzle != today)
    for puzzle in (other, today, other):
        keep_solved(store, "account:1", "compile", puzzle)
    solved = store.solved_by("account:1", "compile")
    assert set(solved) == {other.id, today.id}
    assert (solved[other.id] is None, progress_of(solved).days) == (True, 1)
    assert store.solved_by("account:2", "compile") == store.solved_by("account:1", "conquerors") == {}
    store.close()


def test_a_streak_is_the_days_in_a_row_up_to_the_last_one() -> None:
    solved = {"a": "2026-02-26", "b": "2026-02-28", "c": "2026-03-01", "d": None}
    assert progress_of(solved) == PuzzleProgress(["a", "b", "c", "d"], "2026-03-01", 2)
    assert progress_of({"d": None}) == PuzzleProgress(["d"], "", 0)
