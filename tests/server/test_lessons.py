"""Lessons are matches with a certain deal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrule import KITS
from overrule.server.match.rooms import Room
from overrule.server.match.seats import RoomError
from overrule.server.wire import LARGEST_SEED, CreateRoom
from tests.server.helpers import ANNA, FIXED, Desk

LESSONS = Path(__file__).parents[2] / "web/src/games/conquerors/lessons.ts"


def wish(*seats: str, **more: Any) -> dict[str, Any]:
    return {"game": "compile", "seats": [{"kind": kind} for kind in seats], "options": FIXED, **more}


def hand(room: Room) -> Any:
    assert room.match is not None
    return room.game.observe(room.match.state, 0).seats[0].known_hand


def test_a_lesson_is_dealt_the_same_every_time() -> None:
    desk = Desk()
    rooms = [desk.create(ANNA, wish("me", "bot", seed=23)) for _ in range(2)]

    assert hand(rooms[0]) == hand(rooms[1])
    assert desk.store.rooms[rooms[0].id].data["seed"] == 23


def test_a_lesson_is_the_same_after_a_restart() -> None:
    desk = Desk()
    room = desk.create(ANNA, wish("me", "bot", seed=23))
    again = Desk(desk.store)
    assert hand(again.room(room.id)) == hand(room)


def test_other_matches_are_dealt_by_chance_and_so_is_a_rematch() -> None:
    desk = Desk()
    desk.open(ANNA)
    one, two = (desk.create(ANNA, wish("me", "bot")) for _ in range(2))
    assert one.record.seed != two.record.seed

    lesson = desk.create(ANNA, wish("me", "bot", seed=23))
    desk.say("anna", "join", room=lesson.id)
    desk.say("anna", "concede", room=lesson.id)
    desk.say("anna", "rematch", room=lesson.id)
    assert lesson.next is not None
    assert desk.room(lesson.next).record.seed not in (None, 23)


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "local"), ("open", "bot")])
def test_nobody_plays_against_somebody_who_knows_the_deal(seats: tuple[str, ...]) -> None:
    with pytest.raises(RoomError) as refused:
        Desk().create(ANNA, wish(*seats, seed=23))

    assert refused.value.code == "room/seed"


def test_the_seed_is_in_no_view() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, wish("me", "bot", seed=987654321))
    desk.say("anna", "join", room=room.id)
    assert "987654321" not in json.dumps(desk.sent["anna"])


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, 0.5, "1"])
def test_a_seed_is_a_number_that_browsers_can_write(seed: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(wish("me", "bot", seed=seed)), type=CreateRoom)


def test_the_decks_of_the_lesson_can_be_played() -> None:
    source = LESSONS.read_text(encoding="utf-8")
    decks = [dict(re.findall(r"'([a-z-]+)': (\d+)", part)) for part in re.findall(r"_DECK = \{(.*?)\};", source, re.S)]
    seats = [
        {"kind": kind, "deck": {"id": "lesson", "cards": {card: int(count) for card, count in deck.items()}}}
        for kind, deck in zip(("me", "bot"), decks, strict=True)
    ]
    room = Desk().create(ANNA, {"game": "conquerors", "seats": seats, "options": {"first": 0}, "seed": 21})

    assert room.phase == "playing"


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_the_guide_shows_cards_that_there_are(game: str) -> None:
    source = (LESSONS.parents[1] / game / "lessons.ts").read_text(encoding="utf-8")
    shown = {card for row in re.findall(r"cards: \[(.*?)\]", source) for card in re.findall(r"'([a-z0-9-]+)'", row)}

    assert len(shown) > 5
    assert shown <= KITS[game].catalogue().cards("en")["cards"].keys()
