"""Mirrored deals are mirrored, and a bot that fails loses its own match and nothing else."""

from __future__ import annotations

import msgspec
import pytest

import overrule
from overrule.arena.matches import CRASHED, TOO_SLOW, Lost, Played, Sitting, play, step_of_time, time_of_step
from overrule.arena.results import Header
from overrule.arena.tournament import Pairing, Tournament, credits_of
from overrule.arena.units import Unit, UnitDone, play_unit
from overrule.bots import answer, make_bot
from overrule.core.errors import BadOptions
from tests.arena import bots

ONE, OTHER = "tests.arena.bots:One", "tests.arena.bots:Other"
OPTIONS = {"compile": {"protocols": "random"}, "conquerors": {}}
LIMIT = 60.0


class NoBoard:
    def write(self, match: int, decision: int, since: float) -> None:
        pass


def unit(game: str, seats: int, candidate: str = ONE, other: str = OTHER, number: int = 0) -> Unit:
    header = Header("arena", game, "", "", seats, (candidate, other), (), OPTIONS[game], 7, LIMIT)
    return Tournament(header, 10).unit(Pairing(candidate, other), number)


def played(unit: Unit) -> UnitDone:
    return play_unit(unit, NoBoard())


# ---------------------------------------------------------------------------------------------------------- mirroring


@pytest.mark.parametrize(("game", "seats"), [("compile", 2), ("conquerors", 2), ("conquerors", 4)])
def test_the_candidate_has_each_seat_of_the_same_deal_once(game: str, seats: int) -> None:
    sittings = unit(game, seats).sittings
    assert [sitting.bots.index(ONE) for sitting in sittings] == list(range(seats))
    assert all(sitting.bots.count(OTHER) == seats - 1 for sitting in sittings)
    rules = overrule.game(game)
    deals = {
        msgspec.json.encode(rules.start(seats=seats, seed=sitting.seed, options=sitting.options).save())
        for sitting in sittings
    }
    assert len(deals) == 1


@pytest.mark.parametrize(("game", "seats"), [("compile", 2), ("conquerors", 3)])
def test_bots_that_play_alike_play_the_same_match_in_every_seat(game: str, seats: int) -> None:
    """The randomness belongs to the seats, so equal bots share the wins equally."""
    done = played(unit(game, seats))
    assert len({(match.winners, match.turns, match.decisions, match.first) for match in done.matches}) == 1
    assert sum(credits_of(done)) == pytest.approx(1)


def test_every_pair_is_another_deal_and_the_same_one_each_time() -> None:
    first, second = played(unit("compile", 2)), played(unit("compile", 2, number=1))
    assert first.matches[0].decisions != second.matches[0].decisions
    again = played(unit("compile", 2))
    assert again.matches[0].winners == first.matches[0].winners
    assert again.matches[0].decisions == first.matches[0].decisions


def test_those_who_win_together_or_not_at_all_share_the_credit() -> None:
    match = Played((ONE,) * 4, (1, 3), "conquest", 0, 5, 5)
    assert [match.credit(seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    nobody = Played((ONE,) * 4, (), "too-long", 0, 5, 5)
    assert [nobody.credit(seat) for seat in range(4)] == [0.25] * 4


# ------------------------------------------------------------------------------------------------------- being asked


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_greedy_plays_in_the_arena_as_it_does_elsewhere(game: str) -> None:
    """With words and without, its choices are the same."""
    found = play(game, Sitting(3, ("greedy", "random"), OPTIONS[game]), LIMIT)
    state = overrule.game(game).start(seed=3, options=OPTIONS[game])
    table = [make_bot("greedy", 3 << 3), make_bot("random", (3 << 3) + 1)]
    while (decision := state.decision) is not None:
        one = len(decision.options) == 1
        state.choose(decision.options[0] if one else answer(table[decision.seat], state))
    assert state.outcome is not None
    assert (found.winners, found.decisions) == (state.outcome.winners, len(state.choices))
    assert found.ending == state.outcome.reason


def test_a_bot_that_can_is_asked_without_words() -> None:
    bots.Wordless.asked = 0
    found = play("compile", Sitting(1, ("tests.arena.bots:Wordless", "random"), OPTIONS["compile"]), LIMIT)
    assert bots.Wordless.asked == sum(found.times[0].values()) > 5


def test_cards_are_seen_when_somebody_watches() -> None:
    watched = play("conquerors", Sitting(2, ("random", "random"), {}), LIMIT, watch=True)
    plain = play("conquerors", Sitting(2, ("random", "random"), {}), LIMIT)
    assert plain.drawn == plain.played == ()
    assert watched.winners == plain.winners
    for drawn, seen in zip(watched.drawn, watched.played, strict=True):
        assert len(drawn) > 5
        assert set(seen) & set(drawn)


def test_cards_played_face_down_are_not_counted_as_played() -> None:
    options = {"protocols": [["fire", "death", "life"], ["water", "light", "metal"]]}
    found = play("compile", Sitting(2, ("random", "random"), options), LIMIT, watch=True)
    own = {"fire", "death", "life"}
    assert all(card.rpartition("-")[0] in own for card in found.drawn[0])
    assert 0 < len(found.played[0]) < len(found.drawn[0])


# ------------------------------------------------------------------------------------------------------------ failing


@pytest.mark.parametrize(
    ("name", "told"),
    [("Crashing", "RuntimeError: no idea"), ("Leaving", "SystemExit: 3"), ("Lying", "-5"), ("Unmade", "no weights")],
)
def test_a_bot_that_fails_loses_that_match_in_either_seat(name: str, told: str) -> None:
    done = played(unit("compile", 2, f"tests.arena.bots:{name}", "random"))
    assert credits_of(done) == (0, 0)
    assert [match.ending for match in done.matches] == [CRASHED, CRASHED]
    for seat, match in enumerate(done.matches):
        (fault,) = match.faults
        assert (fault.bot, fault.seat, fault.kind) == (f"tests.arena.bots:{name}", seat, CRASHED)
        assert told in fault.problem


def test_among_four_the_others_go_on_without_a_bot_that_fails() -> None:
    done = played(unit("conquerors", 4, "tests.arena.bots:Crashing", "random"))
    assert credits_of(done) == (0, 0, 0, 0)
    assert all(len(match.faults) == 1 and match.ending != CRASHED for match in done.matches)
    assert all(len(match.winners) == 1 for match in done.matches)


def test_an_answer_after_the_limit_loses() -> None:
    found = play("compile", Sitting(1, ("random", "random"), OPTIONS["compile"]), limit=0.0)
    (fault,) = found.faults
    assert (fault.kind, found.ending) == (TOO_SLOW, TOO_SLOW)
    assert found.winners == (1 - fault.seat,)


def test_an_answer_that_never_came_is_not_asked_for_again() -> None:
    sitting = Sitting(1, ("tests.arena.bots:Hanging", "random"), OPTIONS["compile"])
    hung = play("compile", Sitting(1, ("tests.arena.bots:Crashing", "random"), OPTIONS["compile"]), LIMIT)
    at = hung.faults[0].decision
    found = play("compile", sitting, LIMIT, lost=[Lost(0, at, TOO_SLOW, "did not answer")])
    assert found.faults[0].problem == "did not answer"
    assert (found.winners, found.decisions) == (hung.winners, hung.decisions)


def test_a_fault_of_the_engine_counts_for_nobody() -> None:
    bad = Unit("compile", "a / b", 4, (Sitting(1, ("random",) * 3),), LIMIT)
    done = played(bad)
    assert not done.matches
    assert "BadOptions" in done.problem


@pytest.mark.parametrize("name", ["nobody", "tests.arena.bots:Nobody", "no.such.module:Bot"])
def test_a_bot_that_nobody_knows_is_refused(name: str) -> None:
    from overrule.arena.matches import named_bot

    with pytest.raises(BadOptions, match=name.partition(":")[0].replace(".", r"\.")):
        named_bot(name, 0)


def test_times_are_kept_in_steps() -> None:
    for seconds in (1e-7, 1e-6, 0.0123, 0.5, 20):
        assert seconds <= time_of_step(step_of_time(seconds)) * (1 + 1e-9)
    assert time_of_step(step_of_time(0.1)) < 0.12
