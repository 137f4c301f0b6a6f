"""OpenSpiel's card games, driven from Python; drawing cards is no decision, but takes its time."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python.rl_environment import Environment

from tools.peers.serving import Measured, Work, repeated, serve

# All that are played with cards and load without further data. `bridge_uncontested_bidding` is left out: it solves
# every deal, so a game takes seconds. `bridge` would do the same, unless the cards are played.
GAMES = {
    "blackjack": "blackjack",
    "bridge": "bridge(use_double_dummy_result=false)",
    "crazy_eights": "crazy_eights",
    "cribbage": "cribbage",
    "dou_dizhu": "dou_dizhu",
    "euchre": "euchre",
    "gin_rummy": "gin_rummy",
    "go_fish": "go_fish",
    "goofspiel": "goofspiel",
    "hanabi": "hanabi",
    "hearts": "hearts",
    "kuhn_poker": "kuhn_poker",
    "leduc_poker": "leduc_poker",
    "oh_hell": "oh_hell",
    "repeated_leduc_poker": "repeated_leduc_poker",
    "skat": "skat",
    "solitaire": "solitaire",
    "spades": "spades",
    "tarok": "tarok",
    "tiny_bridge_2p": "tiny_bridge_2p",
    "tiny_bridge_4p": "tiny_bridge_4p",
    "tiny_hanabi": "tiny_hanabi",
    "universal_poker": "universal_poker",
}
SAMPLES = 8  # states in mid-game
COUNTED = 200  # games for their mean number of decisions


def play(game: Any, times: int) -> int:
    """So many games; counts the players' decisions. The loop is as quick as Python allows."""
    decisions, chance = 0, random.random
    for _ in range(times):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
    return decisions


def drawn(outcomes: Any) -> int:
    """What chance does; random.choices would take several times as long."""
    point = random.random()
    outcome = 0
    for outcome, share in outcomes:  # noqa: B007 - the last one, should rounding leave nothing else
        point -= share
        if point <= 0:
            break
    return outcome


def play_inside(game: Any, mean: float, times: int) -> int:
    """So many games, their loop in C++. It counts no decisions, so they are taken to have the mean of other games."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    for seed in range(times):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return round(times * mean)


def step(env: Any, times: int) -> int:
    """So many games as an environment; counts the steps."""
    steps = 0
    for _ in range(times):
        now = env.reset()
        while not now.last():
            legal = now.observations["legal_actions"][now.observations["current_player"]]
            now = env.step([legal[int(random.random() * len(legal))]])
            steps += 1
    return steps


def mid_game(game: Any) -> Any:
    """A state half-way through a random game, at a player's decision."""
    half = len(played(game, 1 << 30).history()) // 2
    while (state := played(game, half)).is_terminal():
        pass
    return state


def played(game: Any, actions: int) -> Any:
    """A state after so many random actions, and as many draws as follow."""
    state = game.new_initial_state()
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        state.apply_action(
            drawn(state.chance_outcomes()) if state.is_chance_node() else random.choice(state.legal_actions())
        )
        actions -= 1
    return state


def measured(name: str) -> Measured:
    """A game with all that it offers."""
    game = pyspiel.load_game_as_turn_based(name)
    random.seed(1)
    states = [mid_game(game) for _ in range(SAMPLES)]
    chance = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    kind = game.get_type()
    works: dict[str, Work] = {
        "python": partial(play, game),
        "inside": partial(play_inside, game, play(game, COUNTED) / COUNTED),
        "redeal": repeated([partial(s.resample_from_infostate, s.current_player(), chance) for s in states]),
    }
    if kind.provides_observation_tensor or kind.provides_information_state_tensor:
        tensor = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
        works["arrays"] = repeated([partial(getattr(s, tensor), s.current_player()) for s in states])
        works["steps"] = partial(step, Environment(game, seed=1))
    return Measured(works, [state.clone for state in states])


if __name__ == "__main__":
    serve(version("open_spiel"), [(title, measured(name)) for title, name in GAMES.items()])
