"""Bots: they play fairly, the same seed makes the same choices, and the greedy one beats chance."""

from __future__ import annotations

from typing import Any

import pytest

import overrule
from overrule.bots import answer, make_bot
from overrule.bots.trying import TryingBot
from overrule.core.errors import BadOptions
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games.compile.bots.player import CompilePlayer

GAMES = ("compile", "conquerors")


def play(game: str, seed: int, *names: str) -> State[Any, Any]:
    """A whole match of bots."""
    state = overrule.game(game).start(seats=len(names), seed=seed)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while (decision := state.decision) is not None:
        state.choose(answer(bots[decision.seat], state))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "hard", "planner"])
def test_the_same_seed_makes_the_same_match(game: str, name: str) -> None:
    assert play(game, 3, name, name).choices == play(game, 3, name, name).choices


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_bot_beats_chance(game: str) -> None:
    wins = 0
    for seed in range(40):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        outcome = play(game, seed, *names).outcome
        assert outcome is not None
        wins += outcome.winners == (seat,)
    assert wins >= 30


def test_the_greedy_bot_plays_with_more_than_two() -> None:
    assert play("conquerors", 4, "greedy", "random", "random").outcome is not None


def test_a_look_ahead_ends_though_no_action_comes() -> None:
    """In turn 13 of this deal, a look ahead may come to turn after turn that does nothing but refresh."""
    protocols = [["courage", "smoke", "mirror"], ["plague", "psychic", "chaos"]]
    state = overrule.game("compile").start(seed=922, options={"protocols": protocols})
    player = CompilePlayer()
    bots = [TryingBot(922 * 8 + seat, lambda _: player) for seat in range(2)]
    while (decision := state.decision) is not None and state.position.turn < 20:
        before = player.lookahead.positions
        state.choose(answer(bots[decision.seat], state))
        assert player.lookahead.positions - before < 20_000


@pytest.mark.parametrize("game", GAMES)
def test_what_the_greedy_bot_cannot_know_does_not_change_its_choices(game: str) -> None:
    """At every question of a match, it answers the same where everything that it cannot know is dealt anew."""
    played = overrule.game(game)
    state = played.start(seed=8)
    chance = stream_of(8, 77)
    asked = 0
    while (decision := state.decision) is not None and asked < 40:
        if decision.seat == 0 and len(decision.options) > 1:
            other = played.redeal(state, 0, chance)
            first, second = make_bot("greedy", asked), make_bot("greedy", asked)
            assert answer(first, state).key == answer(second, other).key
            asked += 1
        state.choose(answer(make_bot("greedy", len(state.choices)), state))
    assert asked > 10


@pytest.mark.parametrize("name", ["greedy", "search", "easy"])
def test_a_bot_without_worlds_says_what_it_lacks(name: str) -> None:
    state = overrule.game("compile").start(seed=1)
    decision = state.decision
    assert decision is not None
    with pytest.raises(BadOptions, match="worlds"):
        make_bot(name, 1).choose(None, decision)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="random, greedy"):
        make_bot("deep", 1)
