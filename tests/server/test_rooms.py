"""A room: choices and what becomes of them, one screen, undo, reactions, clocks, claims, chat, rematch, restoring."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from math import log
from typing import Any

import msgspec
import pytest

from overrule.core import fair
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import AlreadyAnswered, BadOptions, MalformedChoice, MatchOver, NotOffered, NotYourDecision
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.reactions import stops, subject
from overrule.server import wire
from overrule.server.match import pacing, reactions, thinking
from overrule.server.match.clocks import REACTION_FREE
from overrule.server.match.matches import Move
from overrule.server.match.reactions import Habits, Told, Verdict
from overrule.server.match.rooms import GRACE, SILENCE, Done, Pace, Room
from overrule.server.match.seats import BadDeckError, RoomError, RoomRecord
from overrule.server.wire import (
    AnswerUndo,
    Chat,
    Choose,
    Claim,
    Concede,
    CreateRoom,
    Mute,
    Passing,
    Rematch,
    Uncover,
    Undo,
)
from tests.conformance.games import ADAPTERS
from tests.server.helpers import ANNA, EVA, FIXED, PETR, against_bot, record_of, two_people

T0 = 1000.0


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(11)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())


def make(wish: dict[str, Any], **how: Any) -> Room:
    """A room of Anna's, begun if all seats are taken."""
    room = Room.create(ANNA, msgspec.convert(wish, CreateRoom), T0, **how)
    room.start_if_full(T0, Done())
    room.connect("anna", T0)
    return room


def people(game: str = "compile", **more: Any) -> Room:
    """Anna and Petr, at two screens."""
    room = make(two_people(game, **more))
    room.join(PETR, room.record.secret, None, None, T0)
    room.connect("petr", T0)
    return room


def screen(game: str = "compile", seats: int = 2, **more: Any) -> Room:
    """Anna and others at her screen."""
    return make({"game": game, "seats": [{"kind": "me"}, *({"kind": "local"},) * (seats - 1)], **more})


def refused(room: Room, command: Any, who: Any = ANNA, now: float = T0) -> str:
    """The code with which a command is refused; nothing has changed."""
    before = snapshot(room)
    with pytest.raises(RoomError) as error:
        room.handle(command, who, now)
    assert snapshot(room) == before
    assert all(error.value.text(lang) for lang in ("en", "cs"))
    return error.value.code


def snapshot(room: Room) -> Any:
    match = room.match
    return match and (match.state.save(), list(match.journal), room.number, dict(room.standing), len(room.talk.lines))


def person(room: Room) -> Any:
    return {"anna": ANNA, "petr": PETR, "eva": EVA}[room.asked_person or ""]


def choose(room: Room, key: str | None = None, now: float = T0) -> Done:
    """Whoever is asked answers, by default with the first option."""
    decision = room.decision
    assert decision is not None
    who = person(room)
    if room.facing_of(who.id)[2] is not None:
        room.handle(Uncover(room.id), who, now)
    return room.handle(Choose(room.id, room.number, key or decision.options[0].key), who, now)


def let_bot(room: Room, key: str | None = None, now: float = T0) -> Done:
    """The bot that is asked answers."""
    job = room.job(now)
    assert job is not None
    decision = room.decision
    assert decision is not None
    return room.answer(thinking.Answer(room.id, job.number, key or decision.options[0].key), now)


def play(room: Room, chance: random.Random, now: float = T0, most: int = 10_000) -> Iterator[Done]:
    """Random choices by people and bots to the end; the server's delays are waited for."""
    for _ in range(most):
        if room.decision is None:
            return
        if room.pending.passes_at is not None:
            now = max(now, room.pending.passes_at)
            yield room.tick(now)
            continue
        key = chance.choice(room.decision.options).key
        yield choose(room, key, now) if room.asked_person else let_bot(room, key, now)


# ----------------------------------------------------------------------------------------------------- making a room


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "room/game"),
        ({"game": "compile", "seats": [{"kind": "me"}]}, "room/seats"),
        ({"game": "compile", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2}, "room/seats"),
        ({"game": "conquerors", "seats": [{"kind": "me"}]}, "room/seats"),
        ({"game": "compile", "seats": [{"kind": "me"}, {"kind": "me"}]}, "room/one-of-you"),
        (against_bot(bot="genius"), "room/bot"),
        (against_bot(options={"custom": []}), "room/option"),
        (against_bot(options={"seed": 4}), "room/option"),
        (against_bot("conquerors", options={"decks": ["conquest", "conquest"]}), "room/option"),
        (against_bot(options={"first": 2}), "room/option"),
        (two_people("compile") | {"seats": [{"kind": "me", "deck": "x"}, {"kind": "open"}]}, "room/no-decks"),
        (two_people("conquerors") | {"seats": [{"kind": "me", "deck": "x"}, {"kind": "open"}]}, "room/deck-unknown"),
        (two_people("conquerors") | {"seats": [{"kind": "me", "deck": [1]}, {"kind": "open"}]}, "room/deck-malformed"),
    ],
)
def test_a_room_that_cannot_be_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(RoomError) as error:
        make(wish)
    assert error.value.code == code
    assert all(error.value.text(lang) for lang in ("en", "cs"))


def test_options_that_the_game_refuses_are_refused() -> None:
    with pytest.raises(BadOptions):
        make(against_bot(options={"sets": ["no-such-set"]}))


def test_a_deck_that_breaks_the_rules_is_refused_with_what_is_wrong() -> None:
    deck = {"id": "mine", "cards": {"gold-miner": 90}}
    with pytest.raises(BadDeckError) as error:
        make({"game": "conquerors", "seats": [{"kind": "me", "deck": deck}, {"kind": "bot"}]})
    assert "PC-13" in error.value.text("en")
    assert "PC-13" in error.value.text("cs")


def test_own_and_ready_made_decks_are_played() -> None:
    own = msgspec.to_builtins(next(iter(ready_made().values())))
    own["id"] = "mine"
    name = list(ready_made())[-1]
    seats = [{"kind": "me", "deck": own}, {"kind": "bot", "deck": name}, {"kind": "bot"}]
    room = make({"game": "conquerors", "seats": seats})

    decks = room.record.options["decks"]
    assert decks[0]["id"] == "mine"
    assert decks[1]["id"] == name
    assert decks[2]["cards"] == ready_made()[decks[2]["id"]].cards


def test_the_match_begins_when_the_last_seat_is_taken() -> None:
    room = make({"game": "conquerors", "seats": [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]})
    room.join(PETR, room.record.secret, 2, None, T0)
    assert room.match is None
    assert refused(room, Choose(room.id, 0, "pass")) == "room/waiting"

    done = room.join(EVA, room.record.secret, None, None, T0)
    assert room.phase == "playing"
    assert done.record
    assert [seat.who for seat in room.seats] == ["eva", "anna", "petr", None]


def test_joining_wants_the_secret_unless_the_table_is_public() -> None:
    private, public = make(two_people()), make(two_people(public=True))

    for secret in (None, "", "wrong", "ž"):
        with pytest.raises(RoomError) as error:
            private.join(PETR, secret, None, None, T0)
        assert error.value.code == "room/secret"
    with pytest.raises(RoomError) as error:
        public.join(PETR, None, 0, None, T0)
    assert error.value.code == "room/taken"
    public.join(PETR, None, 1, None, T0)
    with pytest.raises(RoomError) as error:
        public.join(EVA, None, None, None, T0)
    assert error.value.code == "room/full"


def test_who_leaves_before_the_beginning_frees_the_seat_and_the_last_one_empties_the_room() -> None:
    room = make({"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
    room.join(PETR, room.record.secret, None, None, T0)

    assert not room.leave("petr").empty
    assert [seat.kind for seat in room.seats] == ["person", "open", "open"]
    assert room.leave("anna").empty


# ---------------------------------------------------------------------------------------------------------- choosing


def test_a_choice_is_a_move_to_be_stored() -> None:
    room = people(options=FIXED)
    key = room.decision.options[-1].key  # type: ignore[union-attr]

    done = choose(room, key)

    assert done.moves == [Move(0, key, 0)]
    assert done.all


def test_the_same_answer_twice_counts_once() -> None:
    room = people(options=FIXED)
    sent = Choose(room.id, room.number, room.decision.options[0].key)  # type: ignore[union-attr]
    room.handle(sent, ANNA, T0)
    before = snapshot(room)

    again = room.handle(sent, ANNA, T0)

    assert again.moves == []
    assert snapshot(room) == before


def test_stale_foreign_early_and_unknown_answers_are_refused() -> None:
    room = people(options=FIXED)
    number, options = room.number, room.decision.options  # type: ignore[union-attr]
    before = snapshot(room)
    for command, who, error in [
        (Choose(room.id, number, options[0].key), PETR, NotYourDecision),
        (Choose(room.id, number + 1, options[0].key), ANNA, MalformedChoice),
        (Choose(room.id, -5, options[0].key), ANNA, AlreadyAnswered),
        (Choose(room.id, number, "no-such-key"), ANNA, NotOffered),
        (Choose(room.id, number, "concede:1"), ANNA, NotOffered),
        (Choose(room.id, number, "undo:0:0"), ANNA, NotOffered),
    ]:
        with pytest.raises(error):
            room.handle(command, who, T0)
        assert snapshot(room) == before
    choose(room)
    with pytest.raises(AlreadyAnswered):
        room.handle(Choose(room.id, number, options[1].key), ANNA, T0)
    with pytest.raises(AlreadyAnswered):
        room.handle(Choose(room.id, number, options[0].key), PETR, T0)


def test_somebody_without_a_seat_can_do_nothing_but_talk() -> None:
    room = people(options=FIXED)
    for command in (
        Choose(room.id, room.number, "pass"),
        Concede(room.id),
        Undo(room.id),
        AnswerUndo(room.id, True),
        Passing(room.id, "turn"),
        Claim(room.id),
        Uncover(room.id),
        Rematch(room.id),
    ):
        assert refused(room, command, EVA) == "room/not-seated"
    assert room.handle(Chat(room.id, "hello"), EVA, T0).said is not None


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_whole_matches_are_played_and_end(game: str) -> None:
    for seed in range(3):
        room = people(game)
        for _ in play(room, random.Random(seed)):
            pass
        assert room.phase == "over"
        assert room.record.ended
        assert record_of(room).outcome is not None
        with pytest.raises(MatchOver):
            room.handle(Choose(room.id, 10**6, "pass"), ANNA, T0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_conquerors_is_played_by_up_to_six(seats: int) -> None:
    kinds = [{"kind": "me"}, *({"kind": "bot", "bot": "random"},) * (seats - 1)]
    room = make({"game": "conquerors", "seats": kinds})
    for _ in play(room, random.Random(seats)):
        pass
    assert room.phase == "over"


# --------------------------------------------------------------------------------------------------------- conceding


def test_conceding_ends_a_match_of_two() -> None:
    room = people(options=FIXED)
    done = room.handle(Concede(room.id), PETR, T0)

    assert done.moves == [Move(1, "concede:1", 0)]
    assert room.match is not None
    assert room.match.state.outcome is not None
    assert room.match.state.outcome.winners == (0,)
    with pytest.raises(MatchOver):
        room.handle(Concede(room.id), PETR, T0)


def test_with_more_players_the_others_play_on() -> None:
    room = make({"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]})
    room.join(PETR, room.record.secret, None, None, T0)
    room.handle(Concede(room.id), PETR, T0)

    assert room.phase == "playing"
    assert not room.plays(1)
    with pytest.raises(MatchOver):
        room.handle(Concede(room.id), PETR, T0)


def test_on_one_screen_it_is_said_who_concedes() -> None:
    room = screen("conquerors", 3)
    room.handle(Concede(room.id, seat=2), ANNA, T0)

    assert [room.plays(seat) for seat in range(3)] == [True, True, False]
    with pytest.raises(MatchOver):
        room.handle(Concede(room.id, seat=2), ANNA, T0)
    asked = room.decision.seat  # type: ignore[union-attr]
    room.handle(Concede(room.id), ANNA, T0)
    assert not room.plays(asked)


# --------------------------------------------------------------------------------------------------------- one screen


def test_on_one_screen_the_table_is_covered_between_turns() -> None:
    room = screen(options=FIXED)
    assert room.facing_of("anna") == (0, SPECTATOR, 0)
    option = room.decision.options[0].key  # type: ignore[union-attr]
    assert refused(room, Choose(room.id, room.number, option)) == "room/covered"

    room.handle(Uncover(room.id), ANNA, T0)
    assert room.facing_of("anna") == (0, 0, None)
    seats = set()
    for _ in range(30):
        decision = room.decision
        assert decision is not None
        you, viewer, cover = room.facing_of("anna")
        if decision.seat != room.facing["anna"]:
            assert (you, viewer, cover) == (decision.seat, SPECTATOR, decision.seat)
        else:
            assert (you, viewer, cover) == (decision.seat, decision.seat, None)
        seats.add(decision.seat)
        choose(room)
    assert seats == {0, 1}


def test_one_person_against_bots_is_never_covered() -> None:
    room = make(against_bot("conquerors"))
    assert room.facing_of("anna") == (0, 0, None)


def test_on_one_screen_nobody_learns_who_had_nothing_to_react_with() -> None:
    """The server does not pass because of a hand: the others would see that the table is not covered."""
    room = screen("conquerors")
    chance = random.Random(3)
    asked_in_vain = 0
    for _ in play(room, chance, most=2500):
        assert room.pending.passes_at is None
        decision = room.decision
        if decision is not None and reactions.is_reaction(room.kit, decision) and len(decision.options) == 1:
            asked_in_vain += 1
    assert asked_in_vain > 0


# --------------------------------------------------------------------------------------------------------------- undo


def test_undo_is_free_against_the_computer() -> None:
    room = make(against_bot(options={**FIXED, "protocols": "draft"}))
    first = snapshot(room)[0]
    number = room.number
    choose(room)
    let_bot(room)
    assert room.asked_person is None  # the computer picks twice
    let_bot(room)

    done = room.handle(Undo(room.id), ANNA, T0)

    assert [move.key for move in done.moves] == ["undo:0:0"]
    assert snapshot(room)[0] == first
    assert room.number > number
    assert refused(room, Undo(room.id)) == "undo/nothing"


def test_after_an_undo_old_numbers_are_void() -> None:
    room = make(against_bot(options={**FIXED, "protocols": "draft"}))
    old = Choose(room.id, room.number, room.decision.options[0].key)  # type: ignore[union-attr]
    other = Choose(room.id, room.number, room.decision.options[1].key)  # type: ignore[union-attr]
    room.handle(old, ANNA, T0)
    room.handle(Undo(room.id), ANNA, T0)

    assert room.handle(old, ANNA, T0).moves == []  # late twin of a choice that was taken back
    with pytest.raises(AlreadyAnswered):
        room.handle(other, ANNA, T0)
    assert len(choose(room, other.key).moves) == 1


def test_a_bots_answer_to_a_question_that_was_taken_back_is_void() -> None:
    room = make(against_bot(options={**FIXED, "protocols": "draft"}))
    choose(room)
    job = room.job(T0)
    assert job is not None
    room.handle(Undo(room.id), ANNA, T0)
    choose(room)
    before = snapshot(room)

    room.answer(thinking.Answer(room.id, job.number, thinking.any_option(job, "").key), T0)

    assert snapshot(room) == before


def test_undo_is_refused_once_cards_were_drawn() -> None:
    room = make(against_bot(options=FIXED))
    while True:
        decision = room.decision
        assert decision is not None
        if room.asked_person is None:
            let_bot(room)
        elif decision.find("refresh"):
            choose(room, "refresh")
            assert refused(room, Undo(room.id)) == "undo/told"
            return
        else:
            choose(room)


def test_undo_on_one_screen_is_free_and_goes_back_one_choice() -> None:
    room = screen(options={**FIXED, "protocols": "draft"})
    states = []
    for _ in range(4):
        states.append(snapshot(room)[0])
        choose(room)
    for state in reversed(states):
        room.handle(Undo(room.id), ANNA, T0)
        assert snapshot(room)[0] == state


def test_with_people_undo_needs_their_consent() -> None:
    room = people(options={**FIXED, "protocols": "draft"})
    start = snapshot(room)[0]
    choose(room)
    room.handle(Undo(room.id), ANNA, T0)
    assert room.asked is not None
    assert snapshot(room)[0] != start
    assert refused(room, Undo(room.id)) == "undo/asked"
    assert refused(room, AnswerUndo(room.id, True), ANNA) == "undo/not-asked"

    room.handle(AnswerUndo(room.id, True), PETR, T0)

    assert snapshot(room)[0] == start
    assert room.asked is None


def test_a_refused_undo_can_be_asked_for_three_times() -> None:
    room = people(options={**FIXED, "protocols": "draft"})
    choose(room)
    for _ in range(3):
        room.handle(Undo(room.id), ANNA, T0)
        room.handle(AnswerUndo(room.id, False), PETR, T0)
    assert refused(room, Undo(room.id)) == "undo/too-often"


def test_a_choice_ends_the_wish_to_undo() -> None:
    room = people(options={**FIXED, "protocols": "draft"})
    choose(room)
    room.handle(Undo(room.id), ANNA, T0)
    choose(room)  # Petr goes on

    assert room.asked is None
    assert refused(room, AnswerUndo(room.id, True), PETR) == "undo/not-asked"
    assert refused(room, Undo(room.id)) == "undo/others"


def test_all_other_people_must_agree() -> None:
    room = make(
        {"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        | {"options": {"first": 0}}
    )
    room.join(PETR, room.record.secret, None, None, T0)
    room.join(EVA, room.record.secret, None, None, T0)
    start = snapshot(room)[0]
    choose(room, next(o.key for o in room.decision.options if o.key.startswith("back")))  # type: ignore[union-attr]
    room.handle(Undo(room.id), ANNA, T0)
    room.handle(AnswerUndo(room.id, True), EVA, T0)
    assert snapshot(room)[0] != start
    room.handle(AnswerUndo(room.id, True), PETR, T0)
    assert snapshot(room)[0] == start


def test_no_undo_after_the_end() -> None:
    room = people(options={**FIXED, "protocols": "draft"})
    choose(room)
    room.handle(Concede(room.id), PETR, T0)
    assert refused(room, Undo(room.id)) == "undo/over"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_an_undo_never_takes_back_what_somebody_has_learned(game: str) -> None:
    """Wherever undo is allowed, nobody but by the undoer's own cards knew more after the choice than before it."""
    allowed = told = 0
    for seed in range(6):
        room = make(against_bot(game, bot="random"))
        chance = random.Random(seed)
        before: dict[int, Any] = {}
        for _ in play(room, chance, most=400):
            match = room.match
            assert match is not None
            before[len(match.state.choices)] = match.state.copy()
            try:
                seat, count = room.undoable("anna")
            except RoomError as error:
                told += error.code == "undo/told"
                continue
            if count not in before:
                continue
            allowed += 1
            then, now = before[count], match.state
            assert [s.save() for s in then.position.streams] == [s.save() for s in now.position.streams]
            own = ids(room, then, seat) | ids(room, before.get(count - 1, then), seat)  # or it is on its way
            for viewer in (0, 1, SPECTATOR):
                assert ids(room, now, viewer) <= ids(room, then, viewer) | own
            decks = [[place.deck for place in room.game.observe(state, SPECTATOR).seats] for state in (then, now)]
            assert decks[0] == decks[1]
    assert allowed > 20
    assert told > 20


def ids(room: Room, state: Any, viewer: int) -> set[str]:
    """The cards of the match that are named in what a viewer sees."""
    seen = msgspec.to_builtins(room.game.observe(state, viewer))
    words = set(re.findall(r"[a-z][a-z0-9-]+", msgspec.json.encode({**seen, "decision": None}).decode()))
    return words & set(ADAPTERS[room.game.id].all_cards(state.position))


def can_undo(room: Room) -> bool:
    try:
        room.undoable("anna")
    except RoomError:
        return False
    return True


def bot_is_asked(room: Room) -> bool:
    return room.decision is not None and room.asked_person is None


def pass_for_bot(room: Room) -> None:
    """The bot passes as long as it can."""
    while (decision := room.decision) is not None and room.asked_person is None and decision.find("pass"):
        let_bot(room, "pass")


def test_undo_is_possible_after_a_card_of_ones_own_was_played() -> None:
    """Planetary Conquerors against the computer: play a miner, regret it."""
    room = make(against_bot("conquerors", bot="random", options={"first": 0}))
    possible = 0
    for _ in range(200):
        decision = room.decision
        if decision is None:
            break
        if room.asked_person is None:
            let_bot(room, "pass" if decision.find("pass") else None)
            continue
        plays = [o.key for o in decision.options if decision.kind == "action" and o.key.startswith("play:")]
        if plays:
            before = snapshot(room)[0]
            choose(room, plays[0])
            pass_for_bot(room)
            if room.phase == "over":
                break
            if can_undo(room):
                room.handle(Undo(room.id), ANNA, T0)
                possible += 1
                assert snapshot(room)[0] == before
                choose(room, plays[0])
        else:
            choose(room, next((o.key for o in decision.options if o.key in ("pass", "done")), None))
    assert possible > 2


# ---------------------------------------------------------------------------------------------------------- reactions


def reaction_rooms(seed: int, habits: Habits | None = None) -> tuple[Room, random.Random]:
    room = people("conquerors")
    if habits is not None:
        room.set_habits("anna", habits, T0)
        room.set_habits("petr", habits, T0)
    return room, random.Random(seed)


def test_smart_asks_only_those_who_can_do_something_about_it() -> None:
    asked = later = 0
    for seed in range(4):
        room, chance = reaction_rooms(seed)
        for _ in play(room, chance, most=600):
            decision = room.decision
            if decision is None or not reactions.is_reaction(room.kit, decision):
                assert (room.pending.passes_at is not None) == (decision is not None and len(decision.options) == 1)
                continue
            able = [option.key for option in decision.options if option.key not in ("pass", "convert")]
            assert decision.facts["moment"] != "phase"
            if room.pending.passes_at is None:
                asked += 1
                assert able
            else:
                later += 1
                # a card that does nothing to others could at most be stopped
                assert not able or (decision.facts["moment"] == "played" and not any(map(stops, able)))
                assert pacing.LEAST <= room.pending.passes_at - room.asked_at <= pacing.MOST
    assert asked > 10
    assert later > 10


def test_full_control_is_always_asked_and_fast_never() -> None:
    room, chance = reaction_rooms(1, Habits("full"))
    kinds = [room.decision.facts["moment"] for _ in play(room, chance, most=300) if is_reaction(room)]  # type: ignore[union-attr]
    assert "phase" in kinds
    assert room.pending.passes_at is None

    room, chance = reaction_rooms(1, Habits("fast"))
    assert not any(is_reaction(room) for _ in play(room, chance, most=300))


def test_nobody_is_passed_for_before_they_have_been_there() -> None:
    """How they want to be asked is not known yet: they may come late, through another process."""
    room = make(two_people("conquerors"))
    room.join(PETR, room.record.secret, None, None, T0)
    for _ in play(room, random.Random(1), most=300):
        assert room.asked_person == "anna" or room.pending.passes_at is None
        if is_reaction(room) and room.asked_person == "petr":
            break
    number = room.number
    room.connect("petr", T0)
    assert room.number > number or room.pending.passes_at is not None


def test_nobody_is_asked_twice_about_the_same_attack() -> None:
    asked = 0
    for seed in range(4):
        room, chance = reaction_rooms(seed)
        last: dict[int, frozenset[object]] = {}
        for _ in play(room, chance, most=600):
            if is_reaction(room) and room.pending.passes_at is None:
                assert room.decision is not None
                assert room.match is not None
                seat = room.decision.seat
                about = subject(room.decision, room.match.seen(seat))
                assert not about or about != last.get(seat) or room.told[seat].passed != about
                asked += bool(about)
                last[seat] = about
    assert asked > 3


def test_a_card_that_somebody_does_not_want_to_be_asked_about_is_passed_over() -> None:
    room, chance = reaction_rooms(1, Habits("full"))
    card = ""
    for _ in play(room, chance, most=800):
        if is_reaction(room) and room.asked_person == "anna":
            assert room.decision is not None
            about = str(room.decision.facts.get("card", ""))
            if not card and about:
                card = about
                number = room.number
                room.handle(Passing(room.id, "card"), ANNA, T0)
                assert room.number > number
            else:
                assert not card or about != card
    assert card


def is_reaction(room: Room) -> bool:
    return room.decision is not None and reactions.is_reaction(room.kit, room.decision)


def test_stops_ask_at_the_steps_of_a_phase() -> None:
    stopped = 0
    for seed in range(3):
        room, chance = reaction_rooms(seed, Habits("fast", frozenset({"other:main"})))
        for _ in play(room, chance, most=600):
            if is_reaction(room):
                stopped += 1
                decision = room.decision
                assert decision is not None
                assert room.match is not None
                seen = room.game.observe(room.match.state, decision.seat)
                assert seen.phase == "main"
                assert seen.player != decision.seat
    assert stopped > 5


def test_the_delay_of_a_pass_does_not_depend_on_the_hand() -> None:
    """It is drawn by the room's own chance, and the same draw gives the same delay for every hand."""

    class Same(random.Random):
        def random(self) -> float:
            return 0.5

        def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
            return log(1.25 / pacing.QUICK[0])

    room, chance = reaction_rooms(2)
    room.chance = Same()
    delays = set()
    for _ in play(room, chance, most=600):
        if room.pending.passes_at is not None:
            delays.add(room.pending.passes_at - room.asked_at)
    assert {round(delay, 6) for delay in delays} == {1.25}


def test_against_bots_alone_nothing_is_delayed() -> None:
    room = make(against_bot("conquerors"))
    for _ in play(room, random.Random(4), most=500):
        assert room.pending.passes_at is None


def until_reaction(room: Room, chance: random.Random, by: str) -> None:
    for _ in play(room, chance):
        if is_reaction(room) and room.asked_person == by and room.pending.passes_at is None:
            return
    pytest.fail("nobody was asked for a reaction")


def test_pass_until_my_turn_ends_with_my_turn() -> None:
    room, chance = reaction_rooms(1, Habits("full"))
    until_reaction(room, chance, "anna")
    room.handle(Passing(room.id, "turn"), ANNA, T0)
    assert room.standing == {0: "turn"}
    began = False
    for done in play(room, chance, most=400):
        assert room.match is not None
        batches = room.match.batches[-len(done.moves) :] if done.moves else []
        events = [event for batch in batches for event in batch.events]
        began = began or any(event.kind == "turn" and event.facts["seat"] == 0 for event in events)
        if began or room.decision is None:
            break
        assert room.standing == {0: "turn"}
        assert not (is_reaction(room) and room.asked_person == "anna")
    assert began
    assert room.standing == {}


def test_pass_for_this_window_ends_with_it() -> None:
    room, chance = reaction_rooms(1, Habits("full"))
    until_reaction(room, chance, "anna")
    room.handle(Passing(room.id, "window"), ANNA, T0)
    for _ in range(20):
        if not is_reaction(room):
            break
        assert room.asked_person == "petr"
        choose(room, "pass")
    assert room.standing == {}


def test_standing_passes_are_taken_back_and_are_cleared_by_undo_end_and_rematch() -> None:
    room = make(against_bot("conquerors", bot="random", options={"first": 0}))
    room.set_habits("anna", Habits("full"), T0)
    room.handle(Passing(room.id, "turn"), ANNA, T0)
    assert room.standing == {0: "turn"}
    room.handle(Passing(room.id, None), ANNA, T0)
    assert room.standing == {}

    choose(room, next(o.key for o in room.decision.options if o.key.startswith("back")))  # type: ignore[union-attr]
    room.handle(Passing(room.id, "turn"), ANNA, T0)
    room.handle(Undo(room.id), ANNA, T0)
    assert room.standing == {}

    room.handle(Passing(room.id, "turn"), ANNA, T0)
    room.handle(Concede(room.id), ANNA, T0)
    assert room.standing == {}
    assert room.again(T0).standing == {}
    with pytest.raises(MatchOver):
        room.handle(Passing(room.id, "turn"), ANNA, T0)


def until_passing(by: str) -> Room:
    """A match in which the server is about to pass for somebody."""
    for seed in range(20):
        room, chance = reaction_rooms(seed)
        for _ in play(room, chance):
            if room.is_passing(by):
                return room
    return pytest.fail("the server passed for nobody")


def test_calling_passes_off_shows_the_question_that_was_about_to_be_passed() -> None:
    room = until_passing("anna")
    number = room.number
    room.handle(Passing(room.id, None), ANNA, T0)
    assert not room.is_passing("anna")
    room.tick(T0 + 10)
    assert room.number == number


def test_after_an_undo_the_question_is_asked_even_if_it_could_be_passed() -> None:
    room = make(against_bot("conquerors", bot="random"))
    room.set_habits("anna", Habits("full"), T0)
    for _ in play(room, random.Random(5)):
        if is_reaction(room) and room.asked_person == "anna":
            choose(room, "pass")
            if bot_is_asked(room) and can_undo(room):
                break
    room.set_habits("anna", Habits("fast"), T0)
    room.handle(Undo(room.id), ANNA, T0)

    assert is_reaction(room)
    assert room.asked_person == "anna"
    choose(room, "pass")
    assert bot_is_asked(room)


def test_compile_has_no_reactions() -> None:
    assert refused(people(options=FIXED), Passing("x", "turn")) == "room/no-reactions"


def test_judging_a_reaction() -> None:
    room, chance = reaction_rooms(2, Habits("full"))
    until_reaction(room, chance, "anna")
    decision = room.decision
    assert decision is not None
    assert room.match is not None
    seen = room.game.observe(room.match.state, 0)
    assert reactions.judge(room.kit, decision, seen, Habits("full"), Told(), True) is Verdict.PASS_NOW
    assert reactions.judge(room.kit, decision, seen, Habits("full"), Told(), False) is Verdict.ASK
    assert reactions.judge(room.kit, decision, seen, Habits("fast"), Told(), False) is Verdict.PASS_NOW
    assert Habits.of("smart", ["own:main", "nonsense", "other:end"]).stops == {"own:main", "other:end"}


# --------------------------------------------------------------------------------------------------- clocks and claims


CLOCK = {"bank": 60, "increment": 5}


def test_without_a_clock_nothing_is_due_but_the_end_of_patience() -> None:
    room = people(options=FIXED)
    assert room.due() == T0 + SILENCE
    room.tick(T0 + SILENCE)
    assert room.due() is None
    assert room.times(T0 + 5000) == []


def test_a_choice_costs_time_and_gives_the_increment() -> None:
    room = people(options=FIXED, clock=CLOCK)
    assert room.times(T0) == [60, 60]
    assert room.times(T0 + 12) == [48, 60]

    done = choose(room, now=T0 + 12)

    assert done.moves[0].spent == 12000
    assert room.times(T0 + 12) == [53, 60]


def test_who_runs_out_of_time_has_lost() -> None:
    room = people(options=FIXED, clock=CLOCK)
    assert room.due() == T0 + 60
    assert room.tick(T0 + 59).moves == []

    done = room.tick(T0 + 60)

    assert [move.key for move in done.moves] == ["time:0"]
    assert room.phase == "over"
    assert record_of(room).outcome is not None


def test_a_reaction_has_some_seconds_for_free_whoever_passes() -> None:
    room, chance = people("conquerors", clock=CLOCK), random.Random(1)
    room.set_habits("petr", Habits("full"), T0)
    room.set_habits("anna", Habits("full"), T0)
    until_reaction(room, chance, "anna")
    before = room.times(room.asked_at)
    assert room.times(room.asked_at + REACTION_FREE) == before
    assert room.times(room.asked_at + REACTION_FREE + 1)[0] == before[0] - 1


def test_time_is_not_charged_twice() -> None:
    room = make({"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "clock": CLOCK})
    room.join(PETR, room.record.secret, None, None, T0)
    room.join(EVA, room.record.secret, None, None, T0)
    seat = room.decision.seat  # type: ignore[union-attr]
    other = next(who for who in (ANNA, PETR, EVA) if who.id != room.asked_person)
    room.handle(Concede(room.id), other, T0 + 10)
    assert room.decision is not None
    assert room.decision.seat == seat
    assert room.times(T0 + 15)[seat] == 45


def test_bots_have_no_clock() -> None:
    room = make(against_bot(options={**FIXED, "first": 1}, clock=CLOCK))
    assert room.running is None
    assert room.times(T0 + 100) == [60, 60]


def test_a_match_that_was_left_is_claimed_after_a_minute() -> None:
    room = people(options=FIXED)
    room.disconnect("petr", T0 + 10)
    assert room.due() == T0 + 10 + GRACE
    assert refused(room, Claim(room.id), ANNA, T0 + 69) == "room/nobody-left"
    assert not room.tick(T0 + 60).all
    assert room.tick(T0 + 70).all
    assert room.due() == T0 + SILENCE

    done = room.handle(Claim(room.id), ANNA, T0 + 70)

    assert [move.key for move in done.moves] == ["left:1"]
    assert room.phase == "over"


def test_who_comes_back_in_time_has_lost_nothing() -> None:
    room = people(options=FIXED)
    room.disconnect("petr", T0)
    room.connect("petr", T0 + 59)
    assert refused(room, Claim(room.id), ANNA, T0 + 200) == "room/nobody-left"
    room.disconnect("petr", T0 + 200)
    assert refused(room, Claim(room.id), ANNA, T0 + 259) == "room/nobody-left"


def test_two_pages_of_one_person_are_one_presence() -> None:
    room = people(options=FIXED)
    room.connect("petr", T0)
    room.disconnect("petr", T0)
    assert room.missing() == {}
    room.disconnect("petr", T0)
    assert set(room.missing()) == {1}


# --------------------------------------------------------------------------------------------------------------- chat


def test_chat_is_limited_in_speed() -> None:
    room = people(options=FIXED)
    for number in range(5):
        assert room.handle(Chat(room.id, f"line {number}"), ANNA, T0).said is not None
    assert refused(room, Chat(room.id, "more"), ANNA, T0 + 1.9) == "room/chat-too-fast"
    assert room.handle(Chat(room.id, "later"), ANNA, T0 + 2).said is not None
    assert room.handle(Chat(room.id, "another"), PETR, T0 + 2).said is not None


def test_who_is_muted_is_not_heard() -> None:
    room = people(options=FIXED)
    line = room.handle(Chat(room.id, "boo"), PETR, T0).said
    watching = room.handle(Chat(room.id, "boo"), EVA, T0).said
    assert line is not None
    assert watching is not None
    assert (line.seat, watching.seat) == (1, None)
    room.handle(Mute(room.id, 1), ANNA, T0)
    room.handle(Mute(room.id, None), ANNA, T0)
    room.handle(Mute(room.id, 1), PETR, T0)

    assert not room.hears("anna", line)
    assert not room.hears("anna", watching)
    assert room.hears("petr", line)  # everybody hears themselves
    assert room.hears("eva", line)
    room.handle(Mute(room.id, 1, on=False), ANNA, T0)
    assert room.hears("anna", line)
    assert refused(room, Mute(room.id, 5)) == "room/command"


def test_bad_chat_is_refused() -> None:
    room = people(options=FIXED)
    with pytest.raises(wire.WireError):
        room.handle(Chat(room.id, "x" * 301), ANNA, T0)
    assert room.talk.lines == []


# ------------------------------------------------------------------------------------------------------------ rematch


def test_a_rematch_wants_all_people_and_keeps_their_seats() -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "deck": "conquest"}, {"kind": "open"}]
    seats[1].pop("deck")
    room = make({"game": "conquerors", "seats": seats, "clock": CLOCK})
    room.join(PETR, room.record.secret, None, None, T0)
    assert refused(room, Rematch(room.id)) == "room/not-over"
    room.handle(Concede(room.id), ANNA, T0)
    room.handle(Concede(room.id), PETR, T0)

    assert not room.handle(Rematch(room.id), ANNA, T0).rematch
    assert not room.handle(Rematch(room.id), ANNA, T0).rematch
    assert refused(room, Rematch(room.id), EVA) == "room/not-seated"
    assert room.handle(Rematch(room.id), PETR, T0).rematch

    new = room.again(T0)
    new.start_if_full(T0, Done())
    assert [(seat.kind, seat.who, seat.bot) for seat in new.seats] == [
        ("bot", None, "random"),
        ("person", "anna", None),
        ("person", "petr", None),
    ]
    assert new.record.clock == room.record.clock
    assert new.id != room.id
    assert new.record.seed != room.record.seed


# --------------------------------------------------------------------------------------------------------------- bots


def test_a_bot_is_asked_once_and_takes_its_time() -> None:
    room = make(against_bot(options={**FIXED, "first": 1}), pace=Pace(choice=0.5))
    job = room.job(T0)
    assert job is not None
    assert room.job(T0) is None
    key = room.decision.options[0].key  # type: ignore[union-attr]

    assert room.answer(thinking.Answer(room.id, job.number, key), T0 + 0.1).moves == []
    assert room.due() == T0 + 0.5
    assert [move.key for move in room.tick(T0 + 0.5).moves] == [key]


def test_a_bot_that_answers_nonsense_or_never_does_not_stop_the_match(caplog: pytest.LogCaptureFixture) -> None:
    room = make(against_bot(options={**FIXED, "first": 1}))
    job = room.job(T0)
    assert job is not None
    assert len(room.answer(thinking.Answer(room.id, job.number, "nonsense"), T0).moves) == 1
    assert "not on offer" in caplog.text

    room = make(against_bot(options={**FIXED, "first": 1}))
    assert room.job(T0) is not None
    assert room.due() == T0 + 60
    assert len(room.tick(T0 + 60).moves) == 1
    assert "no answer" in caplog.text


def test_bots_among_themselves_wait_for_somebody_to_watch() -> None:
    room = make({"game": "compile", "seats": [{"kind": "bot"}, {"kind": "bot"}]})
    assert room.watchers == 1
    room.disconnect("anna", T0)
    assert room.job(T0) is None
    room.connect("eva", T0)
    assert room.job(T0) is not None


# ---------------------------------------------------------------------------------------------------------- restoring


def stored(room: Room) -> tuple[RoomRecord, list[Move]]:
    """What a store would give back."""
    assert room.match is not None
    record = msgspec.json.decode(msgspec.json.encode(room.record), type=RoomRecord)
    return record, msgspec.json.decode(msgspec.json.encode(room.match.journal), type=list[Move])


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_a_room_is_restored_from_its_journal(game: str) -> None:
    room = people(game, clock=CLOCK)
    chance = random.Random(7)
    now = T0
    for number, _ in enumerate(play(room, chance, now)):
        if number in (5, 40, 90):
            twin = Room.restore(*stored(room), T0)
            assert room.match is not None
            assert twin.match is not None
            assert twin.match.state.save() == room.match.state.save()
            assert twin.number == room.number
            assert twin.match.answers == room.match.answers
            assert twin.clocks is not None
            assert room.clocks is not None
            assert twin.clocks.left == room.clocks.left
            assert [batch.events for batch in twin.match.batches] == [batch.events for batch in room.match.batches]


def test_undo_and_numbers_survive_a_restart() -> None:
    room = make(against_bot(options={**FIXED, "protocols": "draft"}))
    choose(room)
    room.handle(Undo(room.id), ANNA, T0)
    choose(room)
    twin = Room.restore(*stored(room), T0)

    assert twin.number == room.number
    assert twin.match is not None
    assert room.match is not None
    assert twin.match.batches == room.match.batches
    assert twin.match.line == room.match.line


def test_nobody_loses_time_by_a_restart() -> None:
    room = people(options=FIXED, clock=CLOCK)
    choose(room, now=T0 + 20)
    twin = Room.restore(*stored(room), T0 + 500)
    seat, who = room.decision.seat, room.asked_person  # type: ignore[union-attr]
    left = [45.0, 60.0]

    assert twin.times(T0 + 550) == left
    twin.connect(str(who), T0 + 550)  # who is asked is back: the clock runs
    left[seat] -= 10
    assert twin.times(T0 + 560) == left
    late = Room.restore(*stored(room), T0 + 500)
    late.tick(T0 + 500 + GRACE)
    assert late.times(T0 + 500 + GRACE + 10) == left


def test_a_restored_room_waits_for_people_before_it_passes_for_them() -> None:
    room, chance = reaction_rooms(1, Habits("full"))
    until_reaction(room, chance, "anna")
    twin = Room.restore(*stored(room), T0)
    assert twin.number == room.number
    twin.tick(T0 + 30)
    twin.connect("eva", T0 + 30)
    assert twin.number == room.number
    twin.habits["anna"] = Habits("fast")
    assert twin.connect("anna", T0 + 30).moves != []


def test_a_match_of_other_rules_cannot_go_on() -> None:
    record, moves = stored(people(options=FIXED))
    record.version = "0-older"
    with pytest.raises(RoomError) as error:
        Room.restore(record, moves, T0)
    assert error.value.code == "room/other-version"
