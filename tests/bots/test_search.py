"""The searching bot: it keeps to its budget, plays fairly and repeatably, and takes a win that is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import overrule
from overrule.bots import BOTS, LEVELS, TryingBot, answer, make_bot, player_of
from overrule.bots.budget import Budget
from overrule.bots.trying import Player
from overrule.core.errors import BadOptions
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games.compile import scenario as compile_scenario
from overrule.games.compile.bots.search import CompileSearch
from overrule.games.conquerors import scenario as conquerors_scenario
from overrule.games.conquerors.bots.comparison import ENOUGH, HALVING, Comparison
from overrule.games.conquerors.bots.search import SMALL, ConquerorsSearch
from overrule.games.conquerors.options import ASK_REACTION, ASK_TARGET

pytestmark = pytest.mark.slow

GAMES = ("compile", "conquerors")
ONE_ROUND = 6_000  # positions that the plans and the first world may take, whatever the budget


def quick_player(game: str) -> Player:
    return CompileSearch(300, 1e9) if game == "compile" else ConquerorsSearch(150, 1e9, 2)


def quick(seed: int) -> TryingBot:
    """A search that thinks little, so that many questions can be asked."""
    return TryingBot(seed, quick_player)


def questions(game: str, seed: int, most: int, seats: int = 2) -> Iterator[State[Any, Any]]:
    """States of a match of random bots in which there is something to choose."""
    state = overrule.game(game).start(seats=seats, seed=seed)
    chance = make_bot("random", seed)
    asked = 0
    while (decision := state.decision) is not None and asked < most:
        if len(decision.options) > 1:
            asked += 1
            yield state
        state.choose(answer(chance, state))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_choices(game: str) -> None:
    for number, state in enumerate(questions(game, 5, 30)):
        assert answer(quick(number), state) == answer(quick(number), state)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_search_cannot_know_does_not_change_its_choices(game: str) -> None:
    """Wherever everything that its seat cannot know is dealt anew, it answers the same."""
    chance = stream_of(9, 77)
    for seed in range(20):
        for number, state in enumerate(questions(game, seed, 60)):
            decision = state.decision
            assert decision is not None
            other = state.game.redeal(state, decision.seat, chance)
            assert answer(quick(number), state).key == answer(quick(number), other).key


@pytest.mark.parametrize("game", GAMES)
def test_a_search_stops_when_its_positions_are_spent(game: str) -> None:
    searched = 0
    for number, state in enumerate(questions(game, 6, 30)):
        bot = quick(number)
        answer(bot, state)
        spent = getattr(bot.player, "spent", 0)
        assert spent < ONE_ROUND
        searched += spent > 0
    assert searched > 10


def test_a_bigger_budget_is_used() -> None:
    state = next(state for state in questions("compile", 3, 99) if state.position.turn > 2)
    spent = []
    for positions in (200, 4000):
        player = CompileSearch(positions, 1e9)
        answer(TryingBot(1, lambda _, player=player: player), state)  # type: ignore[misc]
        spent.append(player.spent)
    assert spent[0] < spent[1]


def test_without_time_a_search_still_answers() -> None:
    for state in questions("conquerors", 2, 12):
        decision = state.decision
        assert decision is not None
        assert answer(TryingBot(1, lambda _: ConquerorsSearch(13000, 0.0, 6)), state) in decision.options


def test_a_budget_is_spent_by_positions_or_by_time() -> None:
    budget = Budget(10, 1e9)
    budget.spent = 9
    assert not budget.is_spent()
    budget.spent = 10
    assert budget.is_spent()
    assert Budget(10, -1.0).is_spent()


def test_questions_inside_effects_share_the_positions_of_a_turn() -> None:
    saved = 0
    for state in questions("conquerors", 3, 120):
        if state.position.question not in (ASK_TARGET, ASK_REACTION):
            continue
        spent: list[int] = []
        for left in (SMALL, 0):
            player = ConquerorsSearch(SMALL, 1e9, 2)
            player.small_turn, player.small = int(state.position.turn), left
            answer(TryingBot(1, lambda _, player=player: player), state)  # type: ignore[misc]
            spent.append(player.spent)
        assert spent[1] <= spent[0] < SMALL
        saved += spent[1] < spent[0]
    assert saved > 0


def test_the_worse_half_is_dropped_and_the_best_choice_is_found() -> None:
    comparison = Comparison(4, Budget(1, 1e9))  # of which nothing is spent
    for number in range(HALVING):
        comparison.try_all(lambda place, luck=number % 4: (0.1, 0.7, 0.3, 0.6)[place] + (place == luck))  # type: ignore[misc]
    assert comparison.left == [1, 3]
    assert comparison.best(0.0, stream_of(1)) == 1


def test_a_choice_that_is_clearly_worse_is_dropped() -> None:
    comparison = Comparison(2, Budget(1, 1e9))
    for number in range(ENOUGH):
        assert comparison.goes_on()
        comparison.try_all(lambda place, luck=0.1 * (number % 3): (0.4, 0.5)[place] + luck)  # type: ignore[misc]
    assert comparison.left == [1]
    assert not comparison.goes_on()


def test_a_choice_that_is_worse_in_some_worlds_only_is_compared_further() -> None:
    comparison = Comparison(2, Budget(1, 1e9))
    for number in range(2 * ENOUGH):
        comparison.try_all(lambda place, luck=0.3 * (number % 2): (0.4 + luck, 0.5)[place])  # type: ignore[misc]
    assert sorted(comparison.left) == [0, 1]


def test_a_round_for_which_the_budget_does_not_last_does_not_count() -> None:
    budget = Budget(5, 1e9)
    comparison = Comparison(2, budget)
    comparison.try_all(lambda place: (0.4, 0.6)[place])

    def costly(place: int) -> float:
        budget.spent += 5
        return (9.0, 0.0)[place]

    comparison.try_all(costly)
    assert comparison.best(0.0, stream_of(1)) == 1
    assert not comparison.goes_on()


def test_among_choices_that_are_as_good_chance_decides() -> None:
    comparison = Comparison(3, Budget(1, 1e9))
    comparison.try_all(lambda place: (0.5, 0.2, 0.499)[place])
    assert {comparison.best(0.01, stream_of(seed)) for seed in range(20)} == {0, 2}


def test_a_rearrangement_that_wins_at_once_is_found() -> None:
    """With control, a compile may turn another protocol than the one that lies there (CO-10)."""
    state = compile_scenario.set_up(
        {
            "protocols": {"a": ["fire", "death", "life"], "b": ["water", "light", "metal"]},
            "phase": "compile",
            "control": "a",
            "compiled": ["fire", "death"],
            "a": {"hand": ["fire-1"], "lines": [["fire-5", "death-5"], [], []]},
            "b": {"hand": ["water-1"], "lines": [["water-3"], [], []]},
        }
    )
    state.choose(answer(quick(1), state))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_two_buildings_that_conquer_together_are_played() -> None:
    """Neither of them does it alone (PC-1.1)."""
    state = conquerors_scenario.set_up(
        {
            "a": {
                "hand": ["line-trooper", "settler-dome", "prefab-hut"],
                "gold": 3,
                "planet": ["granite-keep", "granite-keep", "granite-keep", "hydroponic-farm"],
            },
            "b": {"planet": ["line-trooper"]},
        }
    )
    bot = quick(1)
    while (decision := state.decision) is not None and state.position.turn == 1:
        state.choose(answer(bot if decision.seat == 0 else make_bot("greedy", 1), state))
    assert state.outcome is not None
    assert state.outcome.reason == "conquest"


def test_a_base_that_nobody_can_save_is_attacked() -> None:
    """One blocker cannot stop two warriors, of whom each is enough."""
    state = conquerors_scenario.set_up(
        {
            "a": {"planet": ["line-trooper", "line-trooper"]},
            "b": {"base": {"damage": 14}, "planet": ["siege-colossus"]},
            "phase": "attack",
        }
    )
    bot = quick(1)
    while (decision := state.decision) is not None and state.position.player == 0:
        state.choose(answer(bot if decision.seat == 0 else make_bot("greedy", 1), state))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_the_search_plays_with_more_than_two() -> None:
    for number, state in enumerate(questions("conquerors", 4, 25, seats=4)):
        decision = state.decision
        assert decision is not None
        assert answer(quick(number), state) in decision.options


def test_there_are_four_levels_and_each_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert set(LEVELS) <= set(BOTS)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_gives_an_option_that_is_on_offer(game: str, name: str) -> None:
    for state in questions(game, 1, 4):
        decision = state.decision
        assert decision is not None
        assert answer(make_bot(name, 1), state) in decision.options


def test_a_game_that_no_search_knows_is_refused() -> None:
    with pytest.raises(BadOptions, match="chess"):
        TryingBot(1, partial(player_of, "search")).code("chess", lambda rng: None)
