"""Finished matches to step through."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from overrule.puzzles import puzzles_of
from overrule.server.match.films import check
from overrule.server.match.matches import Move
from overrule.server.match.replays import Replay, kept_moves, play_again
from overrule.server.match.rooms import Done, Room
from overrule.server.match.seats import RoomError
from overrule.server.match.thinking import Answer, Mind
from overrule.server.wire import CreateRoom
from tests.server.conftest import Browser, Running
from tests.server.helpers import ANNA, FIXED, Desk, seated

BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def finished(game: str, options: dict[str, Any]) -> Room:
    """A match that two bots have played to its end."""
    wish = msgspec.convert({"game": game, "seats": BOTS, "options": options}, CreateRoom)
    room = Room.create(ANNA, wish, 0.0)
    room.start_if_full(0.0, Done())
    room.connect("somebody", 0.0)  # bots play when they are watched
    mind = Mind()
    while (job := room.job(0.0)) is not None:
        room.answer(Answer(job.room, job.number, mind.think(job)), 0.0)
    return room


GAMES = [("compile", FIXED), ("conquerors", {"first": 0})]


@pytest.fixture(scope="module", params=GAMES, ids=["compile", "conquerors"])
def room(request: pytest.FixtureRequest) -> Room:
    return finished(*request.param)


def replay_of(room: Room, eyes: int | None, lang: str) -> Replay:
    assert room.match is not None
    return play_again(room.record, room.match.journal, eyes)[1][lang]


def hands(replay: Replay, seat: int) -> list[Any]:
    return [step.observation["seats"][seat]["known_hand"] for step in replay.steps if step.observation["seats"]]


def test_a_replay_goes_from_the_first_deal_to_the_end(room: Room) -> None:
    assert room.match is not None
    replay = replay_of(room, 0, "en")
    counts = [step.choices for step in replay.steps]

    assert counts[0] == 0
    assert counts == sorted(counts)
    assert counts[-1] == len(room.match.state.choices)
    assert replay.steps[-1].asked is None
    asks = [step.asked is not None for step in replay.steps]
    assert asks[:-1] == [one != next for one, next in pairwise(counts)]  # after a choice, its last step asks
    last = msgspec.to_builtins(room.game.observe(room.match.state, 0))
    assert replay.steps[-1].observation == {**last, "decision": None}


def test_each_turn_begins_with_a_step_of_its_own_also_if_nobody_is_asked_in_it(room: Room) -> None:
    replay = replay_of(room, None, "en")
    begun = [int(str(dict(event)["turn"])) for step in replay.steps for event in step.events if event["kind"] == "turn"]

    assert all(event["kind"] != "turn" for step in replay.steps for event in step.events[:-1])
    assert begun == list(range(begun[0], begun[-1] + 1))
    assert set(begun) <= {step.turn for step in replay.steps}
    assert all(step.turn == line.turn for step in replay.steps for line in step.log[-1:])


def test_every_event_is_told_once(room: Room) -> None:
    assert room.match is not None
    replay = replay_of(room, None, "en")
    told = [event["text"] for step in replay.steps for event in step.events if event["text"]]
    logged = [line.text for step in replay.steps for line in step.log]

    assert told == logged
    assert replay.view.outcome is not None
    assert replay.view.outcome.text == told[-1]


def test_nobody_sees_through_other_eyes(room: Room) -> None:
    mine, watched = replay_of(room, 0, "en"), replay_of(room, None, "en")

    assert any(hands(mine, 0))
    assert not all(len(known) == len(hand) for known, hand in zip(hands(watched, 0), hands(mine, 0), strict=True))
    assert mine.view.you == 0
    assert watched.view.you is None


def test_nothing_is_told_of_the_room_but_the_seats_and_what_was_agreed() -> None:
    desk, room = seated(options=FIXED, clock={"bank": 60, "increment": 5}, public=True)
    desk.say("anna", "chat", room=room.id, text="Hello!")
    desk.say("petr", "mute", room=room.id, seat=0)
    desk.say("anna", "concede", room=room.id)
    desk.say("petr", "rematch", room=room.id)
    view = msgspec.to_builtins(replay_of(room, 0, "en").view)

    told = {name: value for name, value in view.items() if value not in (None, [], 0)}
    assert told.keys() == {"room", "game", "options", "seats", "phase", "fresh", "undo", "outcome", "public", "lang"}
    assert view["you"] == 0
    assert view["undo"] == {"can": False, "why": None, "asks": False, "asked_by": None, "answer": False}
    assert view["seats"][1] == {
        "name": "Petr",
        "kind": "person",
        "connected": True,
        "bot": None,
        "away": None,
        "out": False,
        "account": False,
    }


def test_a_replay_brings_the_cards_that_it_names(room: Room) -> None:
    english, czech = (replay_of(room, 0, lang) for lang in ("en", "cs"))
    named = {id for step in english.steps for line in step.log for id in line.cards}
    book = room.kit.catalogue().cards("en")["cards"]

    assert named
    assert named <= english.cards.keys() <= book.keys()
    assert english.cards.keys() == czech.cards.keys()
    assert all(card == book[id] for id, card in english.cards.items())
    assert any(card != czech.cards[id] for id, card in english.cards.items())


def test_a_replay_speaks_the_language_of_the_viewer(room: Room) -> None:
    english, czech = replay_of(room, None, "en"), replay_of(room, None, "cs")

    assert [step.choices for step in english.steps] == [step.choices for step in czech.steps]
    assert english.steps[-1].log[-1].text != czech.steps[-1].log[-1].text


def test_what_was_taken_back_is_not_shown() -> None:
    moves = [Move(0, "a"), Move(1, "b"), Move(0, "undo:1:0"), Move(0, "c"), Move(0, "undo:0:0"), Move(0, "d")]

    assert [move.key for move in kept_moves(moves)] == ["d"]
    assert [move.key for move in kept_moves(moves[:4])] == ["a", "c"]
    later = [Move(0, "a"), Move(0, "b"), Move(0, "undo:11:0"), Move(0, "e")]
    assert [move.key for move in kept_moves(later, opening=10)] == ["a", "e"]


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_a_puzzle_in_which_a_choice_was_taken_back_can_be_replayed_and_played_on(game: str) -> None:
    desk = Desk()
    desk.open(ANNA)
    puzzle = next(iter(puzzles_of(game).values()))
    room = desk.create(ANNA, {"game": game, "seats": [], "puzzle": puzzle.id})
    desk.say("anna", "join", room=room.id)
    desk.choose("anna")
    desk.say("anna", "undo", room=room.id)
    desk.choose("anna")
    desk.say("anna", "concede", room=room.id)
    assert room.match is not None
    opening = len(room.record.opening)
    replay = replay_of(room, None, "en")
    assert (replay.steps[0].choices, replay.steps[-1].choices) == (opening, room.match.state.made)

    seats = [{"kind": "me" if seat == puzzle.seat else "bot"} for seat in range(puzzle.seats)]
    later = desk.create(ANNA, {"game": game, "seats": seats, "after": {"room": room.id, "choices": opening + 1}})
    assert later.match is not None
    assert later.match.state.choices == room.match.state.choices[: opening + 1]
    again = Desk(desk.store).room(later.id)
    assert again.match is not None
    assert again.match.state == later.match.state
    with pytest.raises(RoomError, match="room/after"):
        desk.create(ANNA, {"game": game, "seats": seats, "after": {"room": room.id, "choices": opening - 1}})


def test_a_match_with_an_undo_can_be_replayed() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, {"game": "compile", "seats": [{"kind": "me"}, BOTS[1]], "options": FIXED})
    desk.say("anna", "join", room=room.id)
    first = desk.view("anna")["decision"]["options"]
    desk.choose("anna", first[0]["key"])
    desk.say("anna", "undo", room=room.id)
    desk.say("anna", "concede", room=room.id)
    replay = replay_of(room, 0, "en")

    assert room.match is not None
    assert replay.steps[-1].choices == len(room.match.state.choices)
    assert replay.view.outcome is not None
    assert replay.view.outcome.winners == [1]


def test_a_match_that_goes_on_is_not_shown() -> None:
    room = Desk().create(ANNA, {"game": "compile", "seats": [{"kind": "me"}, BOTS[1]], "options": FIXED})

    with pytest.raises(RoomError, match="room/not-over"):
        check(room.record)


def test_replays_are_asked_for_by_link(server: Running) -> None:
    async def concede(browser: Browser, room: str) -> None:
        async with browser.page() as page:
            await page.say("join", room=room)
            await page.view(room)
            await page.say("concede", room=room)
            await page.view(room, lambda view: view["phase"] == "over")

    with Browser(server.address) as anna, Browser(server.address, "cs") as petr:
        room = anna.create("compile", "me", "random", public=True, **FIXED)["room"]
        assert petr.get(f"/api/replays/{room}", 403)["code"] == "room/not-over"
        asyncio.run(concede(anna, room))
        watched, seen = petr.get(f"/api/replays/{room}"), petr.get(f"/api/replays/{room}?eyes=0&lang=en")

        assert (watched["eyes"], watched["view"]["lang"]) == (None, "cs")
        assert (seen["eyes"], seen["view"]["lang"]) == (0, "en")
        assert petr.get("/api/replays/nothing", 404)["code"] == "room/unknown"
        for wrong in ("7", "-1", "x", "0.5", "²"):
            assert petr.get(f"/api/replays/{room}", 400, params={"eyes": wrong})["code"] == "wire/malformed"
