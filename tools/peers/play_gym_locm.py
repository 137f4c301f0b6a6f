"""Legends of Code and Magic in gym-locm, by version 1.5 of its rules.

The packages of 2.0.0b1 on PyPI lack the files that its cards are made from, so cards are made here in their place.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from itertools import compress
from typing import Any

from gym_locm.engine import BlueItem, Creature, GreenItem, RedItem, State, phases
from gym_locm.envs import LOCMBattleEnv

from tools.peers.serving import Measured, Work, repeated, serve

RULES = "1.5"
SAMPLES = 8  # states in mid-match
PICKED = 60  # decisions about decks
MIDDLE = 30  # decisions after which a battle is under way
KINDS = (*[Creature] * 7, GreenItem, RedItem, BlueItem)  # most cards are creatures


def any_card(number: int, chance: Any, items: bool) -> Any:
    """A card whose strength fits its cost."""
    kind = KINDS[int(chance.integers(len(KINDS) if items else 7))]
    cost = int(chance.integers(1, 10))
    attack, defense = int(chance.integers(cost + 1)), int(chance.integers(1, cost + 2))
    if kind in (RedItem, BlueItem):
        attack, defense = -attack, -defense
    abilities = "".join(letter if chance.random() < 0.15 else "-" for letter in "BCDGLW")
    kinds = (Creature, GreenItem, RedItem, BlueItem)
    return kind(number, "", kinds.index(kind), cost, attack, defense, abilities, 0, 0, 0, 0, "")


def play(times: int) -> int:
    """So many matches, decks and battle; counts the decisions."""
    decisions = 0
    for seed in range(times):
        state = State(seed=seed, version=RULES)
        while not state.is_ended():
            state.act(random.choice(state.available_actions))
            decisions += 1
    return decisions


def step(env: Any, times: int) -> int:
    """So many battles as an environment, which has its agents pick the decks; counts the steps."""
    steps = 0
    for _ in range(times):
        env.reset()
        while not any_step(env):
            steps += 1
        steps += 1
    return steps


def any_step(env: Any) -> bool:
    """A random step; says whether it ends the battle."""
    _, _, is_over, _, _ = env.step(random.choice(list(compress(range(145), env.state.action_mask))))
    return bool(is_over)


def mid_match(seed: int) -> Any:
    """A state in the middle of a battle."""
    state = State(seed=seed, version=RULES)
    for _ in range(PICKED + MIDDLE):
        state.act(random.choice(state.available_actions))
    return state


def measured() -> Measured:
    """The game with all that it offers."""
    random.seed(1)
    states = [mid_match(seed) for seed in range(SAMPLES)]
    seen = LOCMBattleEnv(seed=1, version=RULES)
    for _ in range(MIDDLE):
        any_step(seen)
    works: dict[str, Work] = {
        "python": play,
        "steps": partial(step, LOCMBattleEnv(seed=1, version=RULES)),
        "arrays": repeated([seen.encode_state]),
    }
    return Measured(works, [state.clone for state in states])


if __name__ == "__main__":
    phases.generate_card = any_card
    serve(version("gym-locm"), [(f"LOCM {RULES}", measured())])
