"""Random play of OpenSpiel's card games, driven from Python; drawing cards is no decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pyspiel

from tools.peers.timing import report

GAMES = ("gin_rummy", "crazy_eights", "hearts", "skat", "tarok")


def play(game: pyspiel.Game) -> int:
    """One game; gives the number of decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    games: dict[str, Callable[[], int]] = {name: partial(play, pyspiel.load_game(name)) for name in GAMES}
    report(games)
