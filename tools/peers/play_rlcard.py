"""RLCard's card games: their rules alone, and as its environments are stepped."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import partial
from importlib.metadata import version
from typing import Any

import rlcard

from tools.peers.serving import Measured, Work, repeated, serve

GAMES = (
    "blackjack",
    "bridge",
    "doudizhu",
    "gin-rummy",
    "leduc-holdem",
    "limit-holdem",
    "mahjong",
    "no-limit-holdem",
    "uno",
)
ARRAYS_ONLY = ("bridge",)  # cannot be played without the arrays of its environment
SAMPLES = 8  # environments in mid-game


def play(env: Any, times: int) -> int:
    """So many games by their rules, as the environment drives them, but without its arrays; counts the decisions."""
    decisions = 0
    for _ in range(times):
        env.game.init_game()
        while not env.is_over():
            action = random.choice(list(env._get_legal_actions()))
            env.game.step(action if isinstance(action, str) else env._decode_action(action))
            decisions += 1
    return decisions


def step(env: Any, times: int) -> int:
    """So many games as an environment; counts the steps."""
    steps = 0
    for _ in range(times):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps


def mid_game(name: str, seed: int) -> Any:
    """An environment half-way through a random game."""
    whole, _ = played(name, seed, 1 << 30)
    return played(name, seed, whole // 2)[1]


def played(name: str, seed: int, most: int) -> tuple[int, Any]:
    """The number of steps of a random game, and its environment after so many at most; the same for a seed."""
    chance = random.Random(seed)
    env = rlcard.make(name, config={"seed": seed})
    state, _ = env.reset()
    steps = 0
    while steps < most and not env.is_over():
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        steps += 1
    return steps, env


def measured(name: str) -> Measured:
    """A game with all that it offers. It has no copy of its own, so it is copied as Python copies objects."""
    env = rlcard.make(name, config={"seed": 1})
    envs = [mid_game(name, seed) for seed in range(SAMPLES)]
    rules: dict[str, Work] = {} if name in ARRAYS_ONLY else {"python": partial(play, env)}
    works: dict[str, Work] = {
        **rules,
        "steps": partial(step, env),
        "arrays": repeated([partial(env.get_state, env.get_player_id()) for env in envs]),
    }
    return Measured(works, [partial(deepcopy, env.game) for env in envs])


if __name__ == "__main__":
    serve(version("rlcard"), [(name, measured(name)) for name in GAMES])
