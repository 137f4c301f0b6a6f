"""What happened step by step: how the table looked between two views, and the last turn of another player."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from overrule.server.match.story import differences, position_after, steps
from overrule.server.match.views import Attention, Gallery
from tests.server.helpers import ANNA, EVA, PETR, Desk, against_bot, seated
from tests.server.test_rooms import T0, people, play


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def changed(seen: Any, changes: list[dict[str, Any]]) -> Any:
    """Plain data with changes made, as the client makes them."""
    again = plain(seen)
    for change in changes:
        *way, last = change["path"]
        within = again
        for key in way:
            within = within[key]
        within[last] = change["value"]
    return again


def test_differences_lead_from_one_table_to_the_other() -> None:
    now = {"hand": [1, 2, 3], "seats": [{"life": 3, "cards": []}, {"life": 9, "cards": ["a"]}], "turn": 4}
    then = {"hand": [1, 2], "seats": [{"life": 5, "cards": []}, {"life": 9, "cards": ["b"]}], "turn": 4}

    found = msgspec.to_builtins(differences(now, then))
    assert [change["path"] for change in found] == [["hand"], ["seats", 0, "life"], ["seats", 1, "cards", 0]]
    assert changed(now, found) == then
    assert differences(now, now) == []


def test_what_one_sentence_tells_is_one_step() -> None:
    rules = SimpleNamespace(observe=lambda position, viewer, decision: {"ready": position}, happened={})
    game: Any = SimpleNamespace(rules=rules)
    events: list[Any] = [
        {"kind": "readied", "number": 1},
        {"kind": "readied", "number": 2, "told_in": 1},
        {"kind": "drew", "number": 3, "numbers": [3, 4]},
        {"kind": "readied", "number": 5},
    ]
    found = steps(game, 0, events, {number: number for number in range(1, 6)}, {"ready": 5})

    assert [(step.upto, [change.value for change in step.changes]) for step in found] == [(2, [2]), (3, [4]), (4, [])]


def test_the_table_never_goes_back() -> None:
    """Where one event stands for several, others that are told after it may have happened before its last part."""
    rules = SimpleNamespace(observe=lambda position, viewer, decision: {"gold": position}, happened={})
    game: Any = SimpleNamespace(rules=rules)
    events: list[Any] = [
        {"kind": "added", "number": 1, "numbers": [1, 3, 5]},
        {"kind": "overflowed", "number": 2, "numbers": [2, 4]},
        {"kind": "drew", "number": 6},
    ]
    found = steps(game, 0, events, {number: number for number in range(1, 7)}, {"gold": 6})

    assert [(step.upto, [change.value for change in step.changes]) for step in found] == [(2, [5]), (3, [])]


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_each_step_is_what_the_viewer_saw_then_and_the_last_one_the_truth(game: str) -> None:
    room = people(game)
    gallery, attention = Gallery(room), Attention()
    several = 0
    for _ in play(room, random.Random(4), most=120):
        view = gallery.view("anna", "en", T0, attention)
        upto = [step.upto for step in view.steps]
        assert upto == sorted(set(upto))
        assert not view.events or view.fresh or upto[-1] == len(view.events)
        assert not view.steps or view.steps[-1].changes == []
        match, _, viewer = room.match, *room.facing_of("anna")[:2]
        assert match is not None
        pictures = {e.number: e.picture for batch in match.batches for e in batch.events if e.picture is not None}
        seen = [plain(match.game.rules.observe(one, viewer, None)) for one in pictures.values()]
        moments = iter([*seen, plain(view.observation)])
        table: Any = None
        for step in view.steps[:-1]:
            before, table = table, changed(view.observation, plain(step.changes))
            assert table == before or table in moments  # each later than those before it
            several += 1
    assert several > 10


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_what_follows_several_choices_is_seen_in_steps(game: str) -> None:
    """Also if the server answered for others before anybody saw the first choice."""
    room = people(game)
    gallery, attention = Gallery(room), Attention()
    apart = 0
    for at, _ in enumerate(play(room, random.Random(7), most=90)):
        if at % 3:
            continue
        view = gallery.view("anna", "en", T0, attention)
        turn = next((place for place, event in enumerate(view.events) if event["kind"] == "turn"), 0)
        now = plain(view.observation)
        if view.fresh or not turn or now["turn"] == 1:  # before the first turn it is the first one, too
            continue
        before = [changed(now, plain(step.changes)) for step in view.steps if step.upto <= turn]
        assert before
        assert all(seen["turn"] < now["turn"] for seen in before)
        apart += 1
    assert apart > 2


def test_a_turn_is_over_after_all_that_its_last_event_stands_for() -> None:
    turn: Any = [{"kind": "turn", "number": 5}, {"kind": "added", "number": 6, "numbers": [6, 8]}]
    pictures = dict.fromkeys(range(5, 9), "in the turn")

    assert position_after(turn, pictures | {9: "after it", 10: "later"}) == "after it"
    assert position_after(turn, pictures | {10: "after it"}) == "after it"  # 9 said nothing of its own
    assert position_after(turn, pictures) is None


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_whoever_comes_back_can_step_through_the_last_turn_of_another(game: str) -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, {**against_bot(game), "options": {"first": 0}})
    desk.say("anna", "join", room=room.id)
    (nothing,) = desk.say("anna", "story", room=room.id)
    assert (nothing["type"], nothing["events"], nothing["steps"]) == ("story", [], [])

    turns = 0
    while room.phase == "playing" and turns < 6:
        if room.asked_person == "anna":
            desk.choose("anna")
        desk.think()
        turns = sum(
            event["kind"] == "turn"
            for sent in desk.sent["anna"]
            if sent["type"] == "view"
            for event in sent["view"]["events"]
        )
    desk.lobby.disconnect("anna")
    desk.open(ANNA)
    desk.say("anna", "join", room=room.id)
    (story,) = desk.say("anna", "story", room=room.id)

    events = story["events"]
    assert (events[0]["kind"], events[0]["seat"]) == ("turn", 1)
    assert [event["kind"] for event in events].count("turn") == 1
    numbers = [event["number"] for event in events]
    assert numbers == sorted(numbers)
    assert len(story["steps"]) > 1
    assert story["steps"][-1] == {"upto": len(events), "changes": []}
    for step in story["steps"]:
        table = changed(story["observation"], step["changes"])
        assert table.keys() == desk.view("anna")["observation"].keys()


def test_only_those_who_look_at_a_room_hear_its_story() -> None:
    desk, room = seated(public=True)
    desk.open(EVA)
    desk.say("eva", "story", room=room.id)
    assert desk.error("eva") == "room/command"
    desk.say("eva", "watch", room=room.id)
    assert desk.say("eva", "story", room=room.id)[0]["type"] == "story"
    desk.say(PETR.id, "story")
    assert desk.error(PETR.id) == "wire/malformed"
