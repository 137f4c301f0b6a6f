"""The lobby: many rooms at once, wrong input, stored before shown, restarts, rematches, open tables."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from overrule.core import fair
from overrule.core.errors import OverruleError
from overrule.server.match import lobby as lobby_module
from overrule.server.match import pacing, thinking
from overrule.server.match.lobby import describe
from overrule.server.match.matches import Match, Move
from overrule.server.match.rooms import Pace, Room
from overrule.server.match.seats import Person, RoomError
from overrule.server.wire import WireError
from tests.server.helpers import (
    ANNA,
    EVA,
    FIXED,
    PETR,
    Desk,
    MemoryStore,
    against_bot,
    record_of,
    seated,
    two_people,
)

DRAFT = {**FIXED, "protocols": "draft"}


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(13)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())


# ----------------------------------------------------------------------------------------------------------- messages


def test_ping_is_answered() -> None:
    desk = Desk()
    desk.open(ANNA)
    assert desk.say("anna", "ping") == [{"type": "pong"}]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("nonsense", "wire/malformed"),
        ('{"type": "fly"}', "wire/malformed"),
        ('{"type": "chat", "room": "x", "text": "' + "x" * 20000 + '"}', "wire/too-large"),
        ('{"type": "watch", "room": "nowhere"}', "room/unknown"),
        ('{"type": "choose", "room": "nowhere", "number": 1, "key": "pass"}', "room/unknown"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_is_wrong_is_said_to_the_sender_alone_in_their_language(sent: str, code: str, lang: str) -> None:
    desk, _ = seated(options=FIXED)
    desk.say("anna", "lang", lang=lang)
    before = {page: len(messages) for page, messages in desk.sent.items()}

    desk.lobby.receive("anna", sent)

    assert desk.error("anna") == code
    answer = desk.sent["anna"][-1]["message"]
    assert len(desk.sent["anna"]) == before["anna"] + 1
    assert len(desk.sent["petr"]) == before["petr"]
    assert answer == describe_code(code, lang)


def describe_code(code: str, lang: str) -> str:
    error = RoomError(code) if code.startswith("room") else WireError(code, most=16384)
    return describe(error, lang).message


def expired(desk: Desk) -> dict[str, Any]:
    room = desk.create(EVA, two_people())
    desk.now += lobby_module.WAITING_KEPT + 1
    desk.lobby.tick()
    return {"type": "join", "room": room.id, "secret": room.record.secret}


def full(desk: Desk) -> dict[str, Any]:
    return {"type": "join", "room": desk.create(EVA, against_bot()).id}


def wrong_secret(desk: Desk) -> dict[str, Any]:
    return {"type": "join", "room": desk.create(EVA, two_people()).id, "secret": "guess"}


def illegal_deck(desk: Desk) -> dict[str, Any]:
    room = desk.create(EVA, two_people("conquerors"))
    deck = {"id": "x", "cards": {"gold-miner": 1}}
    return {"type": "join", "room": room.id, "secret": room.record.secret, "deck": deck}


def answer(page: str, number: int, key: str) -> Any:
    def sent(desk: Desk) -> dict[str, Any]:
        decision = desk.view("anna")["decision"]
        if number < 0:
            desk.choose("anna", decision["options"][1]["key"])
        return {
            "type": "choose",
            "room": desk.view(page)["room"],
            "number": decision["number"] + max(0, number),
            "key": key or decision["options"][0]["key"],
        }

    return sent


@pytest.mark.parametrize(
    ("page", "made", "code"),
    [
        ("anna", answer("anna", -1, ""), "choice/answered"),
        ("anna", answer("anna", 5, ""), "choice/malformed"),
        ("anna", answer("anna", 0, "nonsense"), "choice/not-offered"),
        ("petr", answer("petr", 0, ""), "choice/not-yours"),
        ("petr", expired, "room/unknown"),
        ("petr", full, "room/full"),
        ("petr", wrong_secret, "room/secret"),
        ("petr", illegal_deck, "room/deck"),
    ],
)
def test_wrong_input_is_explained_in_both_languages_and_nobody_else_notices(page: str, made: Any, code: str) -> None:
    words = []
    for lang in ("en", "cs"):
        desk, room = seated(options=DRAFT)
        desk.say(page, "lang", lang=lang)
        sent = made(desk)
        other = "petr" if page == "anna" else "anna"
        before = len(desk.sent[other]), room.number
        told = desk.say(page, **sent)[0]
        assert (told["type"], told["code"]) == ("error", code)
        assert (len(desk.sent[other]), room.number) == before
        assert room.phase == "playing"
        words.append(told["message"])
    assert all(words)
    assert words[0] != words[1]


def test_errors_of_the_game_have_words_too() -> None:
    desk, room = seated(options=FIXED)
    number = desk.view("anna")["decision"]["number"]
    desk.say("petr", "choose", room=room.id, number=number, key="pass")
    assert desk.error("petr") == "choice/not-yours"
    desk.say("anna", "choose", room=room.id, number=number, key="nonsense")
    assert desk.error("anna") == "choice/not-offered"


def test_a_stale_choice_gets_an_error_and_a_fresh_view_and_the_same_twice_counts_once() -> None:
    desk, room = seated(options=FIXED)
    decision = desk.view("anna")["decision"]
    one, two = (option["key"] for option in decision["options"][:2])
    desk.say("anna", "choose", room=room.id, number=decision["number"], key=one)
    moves = len(desk.store.rooms[room.id].moves)

    assert [sent["type"] for sent in desk.say("anna", "choose", room=room.id, number=decision["number"], key=one)] == []
    answer = desk.say("anna", "choose", room=room.id, number=decision["number"], key=two)

    assert [sent["type"] for sent in answer] == ["error", "view"]
    assert answer[0]["code"] == "choice/answered"
    assert len(desk.store.rooms[room.id].moves) == moves


def test_a_page_must_look_at_a_room_to_act_in_it() -> None:
    desk, room = seated(options=FIXED)
    number = desk.view("anna")["decision"]["number"]
    desk.open(ANNA, page="anna/2")
    desk.say("anna/2", "choose", room=room.id, number=number, key="pass")
    assert desk.error("anna/2") == "room/command"


def test_mutated_traffic_changes_nothing_and_breaks_nothing() -> None:
    desk, room = seated("conquerors")
    chance = random.Random(5)
    page = str(room.asked_person)
    good = [
        {"type": "choose", "room": room.id, "number": room.number, "key": "pass"},
        {"type": "undo", "room": room.id},
        {"type": "answer-undo", "room": room.id, "yes": True},
        {"type": "claim", "room": room.id},
        {"type": "rematch", "room": room.id},
        {"type": "mute", "room": room.id, "seat": 1},
        {"type": "join", "room": room.id, "deck": {"id": "x", "cards": {"gold-miner": 3}}},
    ]
    before = list(desk.store.rooms[room.id].moves)
    for _ in range(1500):
        sent = bytearray(json.dumps(chance.choice(good[1:])).encode())
        for _ in range(chance.randrange(4)):
            sent[chance.randrange(len(sent))] = chance.randrange(256)
        desk.lobby.receive(page if chance.random() < 0.5 else "petr", bytes(sent))
    assert desk.store.rooms[room.id].moves == before
    assert room.phase == "playing"


# ------------------------------------------------------------------------------------------------------ many at once


@pytest.mark.slow
def test_several_matches_go_on_at_once_in_one_page_and_in_many() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    rooms = [desk.create(ANNA, against_bot(game, "random")) for game in ("compile", "conquerors", "compile")]
    rooms.append(desk.create(PETR, against_bot("conquerors")))
    for room in rooms[:3]:
        desk.say("anna", "join", room=room.id)
    desk.say("petr", "join", room=rooms[3].id)
    chance = random.Random(1)
    while any(room.phase == "playing" for room in rooms):
        desk.think()
        for room in rooms:
            decision = room.decision
            if decision is not None and room.asked_person is not None:
                key = chance.choice(decision.options).key
                desk.say(str(room.asked_person), "choose", room=room.id, number=room.number, key=key)
    assert all(desk.store.rooms[room.id].over for room in rooms)
    assert {sent["room"] for sent in desk.sent["petr"]} == {rooms[3].id}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_bots_finish_matches_while_somebody_watches(game: str) -> None:
    desk = Desk()
    desk.open(EVA)
    seat_kinds = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    room = desk.create(ANNA, {"game": game, "seats": seat_kinds})
    assert desk.think() == 0
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    assert desk.think() > 20
    assert room.phase == "over"
    assert desk.view("eva")["outcome"]["winners"] is not None


def test_rooms_of_one_person_and_of_a_page_are_limited() -> None:
    desk = Desk()
    desk.open(ANNA)
    rooms = [desk.create(ANNA, two_people()) for _ in range(lobby_module.MOST_ROOMS_OF_ONE)]
    with pytest.raises(RoomError) as error:
        desk.create(ANNA, against_bot())
    assert error.value.code == "room/yours-too-many"
    for room in rooms[: lobby_module.MOST_ROOMS_OF_A_CONNECTION + 1]:
        desk.say("anna", "join", room=room.id)
    assert desk.error("anna") == "room/too-many"


def test_matches_against_the_computer_that_were_left_give_way_and_can_be_gone_on_with() -> None:
    desk = Desk()
    desk.open(ANNA)
    rooms = []
    for _ in range(lobby_module.MOST_ROOMS_OF_ONE + 3):
        rooms.append(desk.create(ANNA, against_bot(options={**FIXED, "first": 0})))
        desk.say("anna", "join", room=rooms[-1].id)
        desk.now += 1
        if len(rooms) > 1:  # the first one is looked at all the time
            desk.say("anna", "leave", room=rooms[-1].id)
    assert len(desk.lobby.tables) == lobby_module.MOST_ROOMS_OF_ONE
    assert [room.id in desk.lobby.tables for room in rooms[:6]] == [True, False, False, False, True, True]
    desk.say("anna", "join", room=rooms[1].id)
    assert desk.view("anna")["decision"] is not None


# ---------------------------------------------------------------------------------------------- stored, then shown


def test_a_move_is_shown_when_it_is_stored_and_not_before() -> None:
    desk, room = seated(options=DRAFT)
    seen = {page: len(messages) for page, messages in desk.sent.items()}
    desk.store.slow = []
    desk.choose("anna")
    desk.say("petr", "lang", lang="cs")
    desk.say("petr", "join", room=room.id)

    assert {page: len(messages) for page, messages in desk.sent.items()} == seen
    desk.store.catch_up()
    assert len(desk.sent["petr"]) > seen["petr"]
    assert desk.view("petr")["lang"] == "cs"
    assert desk.view("petr")["you"] == 1
    assert len(desk.store.rooms[room.id].moves) == 1


def test_commands_to_a_busy_room_wait_in_line() -> None:
    desk, room = seated(options=DRAFT)
    desk.store.slow = []
    desk.choose("anna")
    assert room.asked_person == "petr"
    for _ in range(2):
        key = room.decision.options[0].key  # type: ignore[union-attr]
        desk.say("petr", "choose", room=room.id, number=room.number, key=key)
    assert len(room.match.journal) == 1  # type: ignore[union-attr]
    desk.store.catch_up()
    assert len(room.match.journal) == 2  # type: ignore[union-attr]


def test_what_cannot_be_stored_has_not_happened() -> None:
    desk, room = seated("conquerors")
    page = str(room.asked_person)
    before = room.match.state.save()  # type: ignore[union-attr]
    number = room.number
    desk.store.failing = True
    answer = desk.choose(page)

    assert answer[0]["code"] == "room/not-kept"
    assert room.match.state.save() == before  # type: ignore[union-attr]
    assert room.number == number
    assert desk.view(page)["decision"]["number"] == number
    desk.store.failing = False
    desk.choose(page)
    assert room.number != number
    assert len(desk.store.rooms[room.id].moves) == len(room.match.journal)  # type: ignore[union-attr]


def test_an_undo_that_cannot_be_stored_has_not_happened() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options=DRAFT))
    desk.say("anna", "join", room=room.id)
    desk.choose("anna")
    before = room.match.state.save()  # type: ignore[union-attr]
    desk.store.failing = True
    assert desk.say("anna", "undo", room=room.id)[0]["code"] == "room/not-kept"
    assert room.match.state.save() == before  # type: ignore[union-attr]


def test_joining_that_cannot_be_stored_leaves_the_seat_open() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people())
    desk.store.failing = True
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.error("petr") == "room/not-kept"
    assert room.match is None
    assert [seat.kind for seat in room.seats] == ["person", "open"]
    desk.store.failing = False
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.view("petr")["phase"] == "playing"


def test_a_room_that_cannot_be_stored_is_not_made() -> None:
    desk = Desk()
    desk.store.failing = True
    with pytest.raises(RoomError) as error:
        desk.create(ANNA, against_bot())
    assert error.value.code == "room/not-kept"
    assert desk.lobby.tables == {}


def test_bots_go_on_after_the_store_has_failed() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "first": 1}))
    desk.say("anna", "join", room=room.id)
    desk.store.failing = True
    desk.think()
    assert len(room.match.journal) == 0  # type: ignore[union-attr]
    desk.store.failing = False
    desk.wait(3)
    assert desk.think() > 0
    assert len(room.match.journal) > 0  # type: ignore[union-attr]


def test_a_fault_of_the_game_takes_back_one_move_and_harms_no_other_room(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    desk, room = seated(options=FIXED)
    other = desk.create(EVA, against_bot(options={**FIXED, "first": 1}))
    right = Match.apply

    def broken(self: Match, move: Move) -> Any:
        right(self, move)
        raise ZeroDivisionError

    before = room.match.state.save()  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(Match, "apply", broken)
        assert desk.choose("anna")[0]["code"] == "room/not-kept"
        desk.think()
    assert "ZeroDivisionError" in caplog.text
    assert room.match.state.save() == before  # type: ignore[union-attr]
    assert other.match.journal == []  # type: ignore[union-attr]
    desk.choose("anna")
    desk.wait(3)
    assert desk.think() > 0
    assert len(desk.store.rooms[room.id].moves) == 1
    assert len(desk.store.rooms[other.id].moves) > 0


def test_a_match_that_cannot_be_made_again_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")

    def broken(self: Match, move: Move) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "apply", broken)
    page = str(room.asked_person)
    desk.choose(page)
    assert desk.sent["anna"][-1] == {"type": "gone", "room": room.id}
    desk.say("anna", "join", room=room.id)
    assert desk.error("anna") == "room/lost"


def test_owners_are_stored_with_the_room() -> None:
    desk, room = seated(options=FIXED)
    assert desk.store.owners[room.id] == {0: "session:anna", 1: "session:petr"}


# ------------------------------------------------------------------------------------------------------------ restart


@pytest.mark.slow
@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_a_restart_in_the_middle_is_not_noticed(game: str) -> None:
    desk, room = seated(game)
    chance = random.Random(9)
    for _ in range(40):
        desk.wait(pacing.MOST)
        if room.decision is None:
            break
        page = str(room.asked_person)
        desk.choose(page, chance.choice(desk.view(page)["decision"]["options"])["key"])
        desk.wait(pacing.MOST)
        before = {page: desk.view(page) for page in ("anna", "petr")}

        desk = Desk(desk.store)
        desk.now = 5000.0
        desk.open(ANNA)
        desk.open(PETR)
        desk.say("anna", "join", room=room.id)
        desk.say("petr", "join", room=room.id)
        room = desk.room(room.id)
        for page in before:
            after = desk.view(page)
            for part in ("observation", "log", "decision", "waiting", "you", "phase", "outcome"):
                assert after[part] == before[page][part], part


def test_rooms_that_wait_are_restored_with_their_invitation() -> None:
    desk = Desk()
    room = desk.create(ANNA, two_people())
    desk = Desk(desk.store)
    desk.open(PETR)
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.view("petr")["phase"] == "playing"


def test_a_bot_that_was_thinking_thinks_again_after_a_restart() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "first": 1}))
    assert len(desk.jobs) == 1
    desk = Desk(desk.store)
    desk.open(ANNA)
    desk.say("anna", "join", room=room.id)
    assert desk.think() >= 1


def test_a_last_move_without_its_ending_is_mended() -> None:
    desk, room = seated(options=FIXED)
    desk.say("anna", "concede", room=room.id)
    kept = desk.store.rooms[room.id]
    kept.data["ended"] = kept.over = False

    again = Desk(desk.store)
    assert record_of(again.room(room.id)).outcome is not None
    assert desk.store.rooms[room.id].over


def test_a_finished_match_can_be_seen_again_out_of_the_store() -> None:
    desk, room = seated(options=FIXED)
    desk.say("anna", "concede", room=room.id)
    again = Desk(desk.store)
    again.open(ANNA)
    again.say("anna", "join", room=room.id)
    assert again.view("anna")["outcome"]["winners"] == [1]


def test_a_match_of_other_rules_says_so_and_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    desk, room = seated(options=FIXED)
    other = desk.create(EVA, against_bot())
    broken = desk.create(EVA, against_bot())
    desk.store.rooms[room.id].data["version"] = "0-old"
    desk.store.rooms[broken.id].data = {"nonsense": True}
    again = Desk(desk.store)

    assert again.room(other.id).phase == "playing"
    again.open(ANNA)
    again.say("anna", "join", room=room.id)
    assert again.error("anna") == "room/other-version"
    assert "cannot go on" in caplog.text


def test_a_match_that_breaks_the_program_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")
    other = desk.create(EVA, against_bot())
    again = Desk(desk.store)

    def broken(self: Match, move: Move) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "apply", broken)
    assert again.room(other.id).phase == "playing"
    again.open(ANNA, "cs")
    again.say("anna", "join", room=room.id)
    assert again.error("anna") == "room/lost"


# ------------------------------------------------------------------------------------------------- rematch and leaving


def test_a_rematch_takes_everybody_along() -> None:
    desk, room = seated("conquerors")
    desk.open(EVA)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    desk.say("anna", "concede", room=room.id)
    desk.say("anna", "rematch", room=room.id)
    assert desk.view("petr")["rematch"] == [0]
    desk.say("petr", "rematch", room=room.id)

    assert room.next is not None
    views = {page: desk.sent[page] for page in ("anna", "petr", "eva")}
    for messages in views.values():
        assert any(sent["type"] == "view" and sent["room"] == room.next for sent in messages)
        assert any(sent["type"] == "view" and sent["view"]["next"] == room.next for sent in messages)
    new = desk.room(room.next)
    assert new.phase == "playing"
    assert new.standing == {}
    assert new.missing() == {}
    assert desk.store.rooms[new.id].data["seed"] == new.record.seed


def test_a_rematch_that_cannot_be_stored_can_be_asked_for_again() -> None:
    desk, room = seated(options=FIXED)
    desk.say("anna", "concede", room=room.id)
    desk.say("anna", "rematch", room=room.id)
    desk.store.failing = True
    desk.say("petr", "rematch", room=room.id)
    assert room.next is None
    desk.store.failing = False
    desk.say("petr", "rematch", room=room.id)
    desk.say("anna", "rematch", room=room.id)
    assert room.next is not None


def test_against_the_computer_a_rematch_begins_at_once() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot())
    desk.say("anna", "join", room=room.id)
    desk.say("anna", "concede", room=room.id)
    desk.say("anna", "rematch", room=room.id)
    assert room.next is not None


def test_leaving_before_the_beginning_gives_up_the_seat_and_the_room() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(EVA)
    room = desk.create(ANNA, two_people())
    desk.say("anna", "join", room=room.id)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    desk.say("anna", "leave", room=room.id)

    assert desk.sent["eva"][-1] == {"type": "gone", "room": room.id}
    assert room.id not in desk.store.rooms
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    assert desk.error("eva") == "room/unknown"


def test_looking_away_from_a_match_that_goes_on_keeps_the_seat() -> None:
    desk, room = seated(options=FIXED)
    desk.say("petr", "leave", room=room.id)
    assert not desk.view("anna")["seats"][1]["connected"]
    desk.say("petr", "join", room=room.id)
    assert desk.view("petr")["you"] == 1


# ------------------------------------------------------------------------------------------------------- open tables


def test_open_tables_are_told_to_those_who_listen() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(EVA, "cs")
    assert desk.say("eva", "rooms") == [{"type": "rooms", "rooms": []}]
    public = desk.create(ANNA, two_people(public=True))
    desk.create(ANNA, two_people())
    desk.say("anna", "join", room=public.id)
    desk.open(PETR)
    shown = desk.sent["eva"][-1]
    assert (shown["type"], shown["room"]) == ("table", public.id)
    assert (shown["table"]["free"], shown["table"]["phase"]) == (1, "waiting")
    assert "secret" not in json.dumps(shown)
    assert desk.say("petr", "rooms") == [{"type": "rooms", "rooms": [shown["table"]]}]

    desk.say("petr", "join", room=public.id)
    for page in ("eva", "petr"):
        told = [sent for sent in desk.sent[page] if sent["type"] == "table"][-1]["table"]
        assert (told["free"], told["phase"]) == (0, "playing")
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "Petr"]

    desk.say("anna", "concede", room=public.id)
    assert desk.sent["eva"][-1] == {"type": "table", "room": public.id, "table": None}


def test_listeners_hear_of_a_table_only_when_it_has_changed_and_of_that_one_alone() -> None:
    desk = Desk()
    listener, watcher = Person("l", "L"), Person("w", "W")
    desk.open(listener)
    desk.open(watcher)
    desk.open(ANNA)
    rooms = [desk.create(Person(f"p{n}", "P"), against_bot(public=True, options=FIXED)) for n in range(10)]
    assert len(desk.say("l", "rooms")[0]["rooms"]) == 10
    for _ in range(3):
        desk.say("w", "watch", room=rooms[0].id, secret=rooms[0].record.secret)
        desk.say("w", "leave", room=rooms[0].id)
    assert [sent["type"] for sent in desk.sent["l"]] == ["rooms"]

    room = desk.create(ANNA, against_bot(public=True, options=FIXED))
    desk.say("anna", "join", room=room.id)
    assert {sent["room"] for sent in desk.sent["l"][1:]} == {room.id}
    desk.say("l", "rooms", on=False)
    heard = len(desk.sent["l"])
    desk.lobby.disconnect("anna")
    assert len(desk.sent["l"]) == heard


def test_a_listener_hears_all_tables_again_in_another_language() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(EVA)
    room = desk.create(ANNA, against_bot(public=True, options=FIXED))
    desk.say("anna", "join", room=room.id)
    names = [desk.say("eva", "rooms")[0]["rooms"][0]["seats"][1]["name"]]
    names.append(desk.say("eva", "lang", lang="cs")[0]["rooms"][0]["seats"][1]["name"])
    assert names == ["Computer", "Počítač"]


def test_a_new_name_is_seen_where_the_match_has_not_begun() -> None:
    desk, begun = seated(options=FIXED)
    room = desk.create(ANNA, two_people())
    desk.say("anna", "join", room=room.id)
    desk.lobby.introduce(Person("anna", "Hana", ANNA.owner))
    assert room.seats[0].name == "Hana"
    assert desk.store.rooms[room.id].data["seats"][0]["name"] == "Hana"
    assert begun.seats[0].name == "Anna"


# ------------------------------------------------------------------------------------------------ settings and timers


def test_settings_hold_in_all_rooms_and_after_coming_back() -> None:
    desk, _ = seated("conquerors")
    desk.say("anna", "settings", reactions="fast", stops=["own:main", "bogus"])
    assert desk.view("anna")["passing"] == {"reactions": "fast", "stops": ["own:main"], "until": None, "now": False}
    other = desk.create(ANNA, against_bot("conquerors"))
    desk.say("anna", "join", room=other.id)
    assert desk.view("anna")["passing"]["reactions"] == "fast"

    later = Desk()
    later.open(ANNA, reactions="full", stops=["other:end"])
    third = later.create(ANNA, against_bot("conquerors"))
    later.say("anna", "join", room=third.id)
    assert later.view("anna")["passing"] == {"reactions": "full", "stops": ["other:end"], "until": None, "now": False}
    later.open(ANNA, page="anna/2", reactions="nonsense")  # settings that cannot be read are left alone


def play_until(desk: Desk, room: Room, seed: int, wanted: Any) -> bool:
    chance = random.Random(seed)
    while room.decision is not None:
        if wanted(room):
            return True
        if room.pending.passes_at is not None:
            desk.wait(2)
            continue
        page = str(room.asked_person)
        desk.choose(page, chance.choice(desk.view(page)["decision"]["options"])["key"])
    return False


def test_an_automatic_pass_is_made_by_the_lobby_when_its_time_has_come() -> None:
    for seed in range(10):
        desk, room = seated("conquerors")
        if play_until(desk, room, seed, lambda room: room.pending.passes_at is not None):
            break
    number, page = room.number, str(room.asked_person)
    other = "petr" if page == "anna" else "anna"
    mine, theirs = desk.view(page), desk.view(other)
    assert mine["decision"] is None
    assert mine["passing"]["now"]
    assert mine["waiting"]["seat"] == mine["you"]
    assert theirs["waiting"] == {"seat": mine["you"], "prompt": f"{mine['seats'][mine['you']]['name']} decides."}
    assert desk.lobby.due() == room.pending.passes_at
    desk.wait(pacing.LEAST - 0.01)
    assert room.number == number
    desk.wait(pacing.MOST)
    assert room.number != number


def test_a_bot_is_heard_at_its_pace() -> None:
    desk = Desk(pace=Pace(reaction=0.1, choice=0.7))
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "first": 1}))
    desk.say("anna", "join", room=room.id)
    job = desk.jobs.pop()
    desk.lobby.thought(thinking.Answer(room.id, job.number, thinking.Mind().think(job)))
    assert len(room.match.journal) == 0  # type: ignore[union-attr]
    desk.wait(0.7)
    assert len(room.match.journal) == 1  # type: ignore[union-attr]


def test_a_bot_thinks_no_more_about_what_it_is_not_asked_any_longer() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "protocols": "draft"}))
    desk.say("anna", "join", room=room.id)
    while not desk.jobs:
        desk.choose("anna")
    assert desk.jobs[0].person == ANNA.owner
    assert desk.dropped == []
    desk.think()
    assert desk.dropped == []  # it has answered
    while not desk.jobs:
        desk.choose("anna")
    desk.say("anna", "undo", room=room.id)
    assert desk.dropped == [room.id]
    while len(desk.jobs) < 2:
        desk.choose("anna")
    desk.lobby.disconnect("anna")
    desk.wait(30)
    assert desk.dropped == [room.id]
    desk.wait(lobby_module.UNUSED_KEPT + 60)
    assert desk.dropped[1:]


def test_answers_for_rooms_that_are_gone_do_no_harm() -> None:
    Desk().lobby.thought(thinking.Answer("nowhere", 1, "pass"))


def test_what_nobody_looks_at_is_put_away_and_comes_back_when_somebody_does() -> None:
    desk, over = seated(options=FIXED)
    desk.say("anna", "concede", room=over.id)
    waiting = desk.create(EVA, two_people())
    playing = desk.create(EVA, against_bot())
    watched = desk.create(EVA, against_bot())
    desk.open(EVA)
    desk.say("eva", "join", room=watched.id)
    for page in ("anna", "petr"):
        desk.lobby.disconnect(page)
    desk.wait(lobby_module.UNUSED_KEPT + 1)
    assert list(desk.lobby.tables) == [watched.id]
    assert {over.id, waiting.id, playing.id} < set(desk.store.rooms)
    assert desk.room(playing.id).phase == "playing"
    assert record_of(desk.room(over.id)).outcome is not None
    assert desk.room(waiting.id).record == waiting.record
    assert len(desk.lobby.tables) == 4


def test_an_invitation_expires_when_nobody_has_been_there_for_a_day() -> None:
    desk = Desk()
    waiting = desk.create(EVA, two_people())
    desk.wait(lobby_module.WAITING_KEPT - 1)
    assert waiting.id in desk.store.rooms
    desk.wait(2)
    assert waiting.id not in desk.store.rooms
    with pytest.raises(RoomError, match="room/unknown"):
        desk.room(waiting.id)


def test_what_somebody_has_set_is_forgotten_with_their_last_room() -> None:
    desk, _ = seated()
    desk.say("anna", "settings", reactions="fast", stops=[])
    desk.lobby.disconnect("anna")
    assert "anna" in desk.lobby.habits
    desk.lobby.disconnect("petr")
    desk.wait(lobby_module.UNUSED_KEPT + 1)
    assert desk.lobby.habits == {}


def test_every_error_can_be_described() -> None:
    for lang in ("en", "cs"):
        assert describe(RoomError("room/full"), lang).message
        assert describe(OverruleError.__subclasses__()[0]("x"), lang).message


def test_chat_reaches_all_in_the_room_who_want_to_hear_it() -> None:
    desk, room = seated(options=FIXED)
    desk.open(EVA)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    desk.say("eva", "mute", room=room.id, seat=0)
    desk.say("anna", "chat", room=room.id, text="<script>alert(1)</script>")

    line = {"number": 1, "seat": 0, "name": "Anna", "text": "<script>alert(1)</script>"}
    assert desk.sent["petr"][-1] == {"type": "chat", "room": room.id, "line": line}
    assert desk.sent["anna"][-1]["line"] == line
    assert desk.sent["eva"][-1]["type"] == "view"
    assert desk.view("eva")["muted"] == [0]


def test_the_store_is_asked_only_for_what_it_has_to_do() -> None:
    """A choice writes its moves and nothing else; the room itself is written when it changes."""
    written: list[tuple[bool, int]] = []

    class Counting(MemoryStore):
        def save(self, room: str, data: Any = None, **more: Any) -> Any:
            written.append((data is not None, len(list(more["new_moves"]))))
            return super().save(room, data, **more)

    desk, _ = seated(desk=Desk(Counting()), options=FIXED)
    written.clear()
    desk.choose("anna")
    assert written == [(False, 1)]
