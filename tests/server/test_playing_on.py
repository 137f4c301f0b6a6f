"""Playing on from a moment of a match that is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from overrule.server.match.rooms import Room
from overrule.server.match.seats import RoomError
from overrule.server.wire import CreateRoom
from tests.server.helpers import ANNA, FIXED, PETR, Desk, against_bot


def given_up(choices: int = 6) -> tuple[Desk, Room]:
    """Anna has given up against a bot after some choices."""
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options=FIXED))
    desk.say("anna", "join", room=room.id)
    while room.match is not None and room.match.state.made < choices:
        if desk.view("anna")["decision"] is not None:
            desk.choose("anna")
        desk.think()
        desk.wait(5)
    desk.say("anna", "concede", room=room.id)
    return desk, room


def _read(wanted: dict[str, Any]) -> CreateRoom:
    return msgspec.convert(wanted, CreateRoom)


def wish(room: Room, choices: int, **more: Any) -> dict[str, Any]:
    return {**against_bot(after={"room": room.id, "choices": choices}), **more}


def test_it_goes_on_where_the_match_was_and_after_a_restart_too() -> None:
    desk, played = given_up()
    assert played.match is not None
    choices = next(at for at in range(2, 9) if played.match.journal[at].seat == 0)
    room = desk.create(ANNA, wish(played, choices))
    assert room.match is not None
    assert room.match.state.choices == played.match.state.choices[:choices]
    assert room.asked_person == "anna"

    desk.say("anna", "join", room=room.id)
    desk.choose("anna")
    again = Desk(desk.store).room(room.id)
    assert again.match is not None
    assert again.match.state.choices == room.match.state.choices
    assert len(again.match.state.choices) > choices


def test_nobody_else_can_play_on_from_a_private_match() -> None:
    desk, played = given_up()
    with pytest.raises(RoomError, match="room/not-public"):
        desk.lobby.create(PETR, _read(wish(played, 2))).result()


def test_it_must_be_a_moment_of_that_match_with_the_same_seats_and_no_other_people() -> None:
    desk, played = given_up()
    for wrong, code in (
        (wish(played, 999), "room/after"),
        (wish(played, 2, game="conquerors"), "room/after"),
        ({**wish(played, 2), "seats": [{"kind": "me"}, {"kind": "open"}]}, "room/seed"),
        (against_bot(after={"room": "nothing", "choices": 2}), "room/unknown"),
    ):
        with pytest.raises(RoomError, match=code):
            desk.lobby.create(ANNA, _read(wrong)).result()


def test_a_match_that_goes_on_is_no_place_to_begin() -> None:
    desk = Desk()
    going_on = desk.create(ANNA, against_bot(options=FIXED))
    with pytest.raises(RoomError, match="room/not-over"):
        desk.lobby.create(ANNA, _read(wish(going_on, 0))).result()
