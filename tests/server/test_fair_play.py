"""Strangers play fair: clocks, claims, one open table at a time, and passes that tell nothing by their time."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from overrule.server.match import pacing
from overrule.server.match.clocks import REACTION_FREE
from overrule.server.match.lobby import steady_clock
from overrule.server.match.rooms import SILENCE, Done, Room
from overrule.server.match.seats import USUAL_CLOCK, Person
from overrule.server.wire import Refusal
from tests.server.helpers import ANNA, EVA, FIXED, PETR, Desk, against_bot, seated, two_people
from tools.trust.passes import MOST_RIGHT, Passes, draw_passes, time_of_a_person, watch_passes

SAMPLE = 4000


def refusal(desk: Desk, person: Person, **wish: Any) -> str:
    with pytest.raises(Refusal) as caught:
        desk.create(person, two_people(**wish))
    return caught.value.code


# ------------------------------------------------------------------------------------------------------------- clocks


def test_an_open_table_has_a_clock_unless_it_is_made_without_one() -> None:
    desk = Desk()
    assert desk.create(ANNA, two_people(public=True)).record.clock == USUAL_CLOCK
    assert desk.create(PETR, two_people(public=True, clock=None)).record.clock is None
    assert desk.create(EVA, two_people()).record.clock is None
    assert desk.create(EVA, against_bot(public=True)).record.clock is None


def to_reaction(room: Room) -> str:
    """Play until somebody is asked for a reaction; gives who."""
    chance = random.Random(5)
    while room.decision is None or room.decision.kind != "reaction":
        assert room.decision is not None
        room._do(room.decision.seat, chance.choice(room.decision.options).key, 1000.0, done := Done())
        room._settle(1000.0, done)
    assert room.asked_person is not None
    return room.asked_person


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_pass_gives_no_time_whoever_makes_it(by_hand: bool) -> None:
    desk = Desk()
    for person in (ANNA, PETR):
        desk.open(person, reactions="full")
    room = desk.create(ANNA, two_people("conquerors", clock={"bank": 600, "increment": 30}))
    desk.say("anna", "join", room=room.id)
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    to_reaction(room)
    assert room.clocks is not None
    assert room.decision is not None
    seat, before = room.decision.seat, list(room.clocks.left)
    room._do(seat, "pass", room.asked_at + REACTION_FREE, Done(), by_hand=by_hand)
    assert room.clocks.left == before


@pytest.mark.parametrize("jump", [-86400, 86400])
def test_the_machines_clock_may_jump_and_takes_nobodys_time(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.lobby.clock = steady_clock()
    seated(options=FIXED, clock={"bank": 60}, desk=desk)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + jump)
    desk.lobby.tick()
    desk.choose(next(page for page in ("anna", "petr") if desk.view(page)["decision"]))
    clock = desk.view("anna")["clock"]
    assert min(clock["left"]) > 50, clock


# ------------------------------------------------------------------------------------------------------------- claims


def test_who_is_there_and_does_not_answer_can_be_claimed_from() -> None:
    desk, room = seated(options=FIXED)
    waiting = "petr" if room.asked_person == "anna" else "anna"
    desk.wait(SILENCE - 1)
    assert desk.view(waiting)["claim"] is None
    desk.say(waiting, "claim", room=room.id)
    assert desk.error(waiting) == "room/nobody-left"
    desk.wait(2)
    assert desk.view(waiting)["claim"]["can"]
    desk.say(waiting, "claim", room=room.id)
    assert desk.view(waiting)["outcome"]["reason"] == "left"


def test_with_a_clock_only_the_clock_ends_a_silence() -> None:
    desk, room = seated(options=FIXED, clock={"bank": 3600})
    waiting = "petr" if room.asked_person == "anna" else "anna"
    desk.wait(SILENCE + 10)
    desk.say(waiting, "claim", room=room.id)
    assert desk.error(waiting) == "room/nobody-left"


def test_an_answer_ends_the_claim() -> None:
    desk, room = seated(options=FIXED)
    asked = room.asked_person
    assert asked is not None
    other = "petr" if asked == "anna" else "anna"
    desk.wait(SILENCE + 1)
    assert desk.view(other)["claim"]["can"]
    desk.choose(asked)
    assert desk.view(other)["claim"] is None


# -------------------------------------------------------------------------------------------------------- open tables


def test_a_guest_sits_at_one_open_table_at_a_time() -> None:
    desk = Desk()
    for person in (ANNA, PETR):
        desk.open(person)
    first = desk.create(ANNA, two_people(public=True, options=FIXED))
    second = desk.create(EVA, two_people(public=True))
    desk.say("petr", "join", room=first.id)
    desk.say("petr", "join", room=second.id)
    assert desk.error("petr") == "room/one-table"
    assert refusal(desk, PETR, public=True) == "room/one-table"
    desk.create(PETR, two_people())
    desk.create(PETR, against_bot(public=True))
    desk.say("petr", "concede", room=first.id)
    desk.say("petr", "join", room=second.id)
    assert second.seats_of("petr") == [1]


def test_an_account_may_sit_at_several() -> None:
    desk = Desk()
    member = Person("account:1", "Eva", "account:1")
    for _ in range(2):
        desk.create(member, two_people(public=True))


def test_seats_are_not_taken_without_end() -> None:
    desk = Desk()
    asked: list[str] = []

    def limit(person: Person) -> None:
        asked.append(person.id)
        if len(asked) > 2:
            raise Refusal("limit/too-often", seconds=30)

    desk.lobby._limit_joins = limit
    desk.open(PETR)
    for _ in range(3):
        room = desk.create(ANNA, two_people(options=FIXED))
        desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.error("petr") == "limit/too-often"
    assert room.seats_of("petr") == []
    assert asked == ["petr"] * 3


# -------------------------------------------------------------------------------------------------- times of passes


def times(seed: int, count: int = SAMPLE) -> list[float]:
    chance = random.Random(seed)
    return sorted(pacing.pass_time(chance) for _ in range(count))


def test_automatic_passes_take_times_by_the_model() -> None:
    """Kolmogorov and Smirnov: the largest distance between the sample's share and the model's, at 1 in 1000."""
    found = times(1)
    distance = max(abs(pacing.share_within(time) - place / SAMPLE) for place, time in enumerate(found))
    assert distance < 1.95 / SAMPLE**0.5


def test_the_model_has_a_long_tail() -> None:
    assert 0.05 < 1 - pacing.share_within(3.0) < 0.2
    assert 0.01 < 1 - pacing.share_within(5.0) < 0.06
    assert pacing.share_within(pacing.LEAST) == 0
    assert pacing.share_within(pacing.MOST) == 1


def test_passes_in_a_room_take_times_by_the_model() -> None:
    """As the other one sees them, from question to pass."""
    found = sorted(watch_passes(15, seed=2).by_server)
    assert len(found) > 50
    distance = max(abs(pacing.share_within(time) - place / len(found)) for place, time in enumerate(found))
    assert distance < 1.95 / len(found) ** 0.5


def test_a_wait_does_not_tell_whether_somebody_had_a_reaction() -> None:
    """A classifier tells passes of the server from those of people in at most 55 of 100."""
    assert draw_passes(SAMPLE).best <= MOST_RIGHT


def test_a_wait_that_tells_is_found_out() -> None:
    """The classifier is one: short passes of a server, as there once were, are told from those of people."""
    chance = random.Random(3)
    drawn = [chance.uniform(0.6, 2.2) for _ in range(SAMPLE)]
    assert Passes(drawn, [time_of_a_person(chance) for _ in range(SAMPLE)]).best > 0.6
