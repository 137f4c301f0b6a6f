"""Random play of RLCard's card games, as its environments are stepped."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import rlcard

from tools.peers.timing import report

GAMES = ("gin-rummy", "uno", "doudizhu")


def play(env: Any) -> int:
    """One game; gives the number of decisions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    games: dict[str, Callable[[], int]] = {
        name: partial(play, rlcard.make(name, config={"seed": number})) for number, name in enumerate(GAMES)
    }
    report(games)
