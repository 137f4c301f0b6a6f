"""How well the search for any game chooses: python -m tests.examples.judged_choices GAME.

It is asked in mid-match. What each option is worth is judged apart from it, by many matches that go on at random.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import overrule
from overrule import State, stream_of
from overrule.bots.generic import GenericSearch

MATCHES = 40
CHOICES = 5  # made before the search is asked
WORLDS = 150
PLAYOUTS = 250


def asked(game: str) -> Iterator[State[Any, Any]]:
    """Random matches, some choices after their start."""
    for seed in range(MATCHES):
        state, moves = overrule.game(game).start(seed=seed), stream_of(seed, 100)
        for _ in range(CHOICES):
            state.apply(state.codes[moves.below(len(state.codes))])
        yield state


def worth(state: State[Any, Any], code: int) -> float:
    """The share of worlds in which an option leads to a win."""
    return sum(wins(state, code, seed) for seed in range(WORLDS)) / WORLDS


def wins(state: State[Any, Any], code: int, seed: int) -> bool:
    world = state.game.redeal(state, state.asked, stream_of(seed, 7))
    world.apply(code)
    world.play_out(stream_of(seed, 9))
    assert world.outcome is not None
    return state.asked in world.outcome.winners


def shares(game: str) -> dict[str, float]:
    """What the choices of the search, the best options and all options are worth on average."""
    found = []
    for state in asked(game):
        worths = {code: worth(state, code) for code in state.codes}
        deal = partial(state.game.rules.redeal, state.position, state.asked, stream_of(len(found), 8))
        chosen = GenericSearch(state.game.rules, PLAYOUTS).choose(deal)
        found.append((worths[chosen], max(worths.values()), sum(worths.values()) / len(worths)))
    search, best, average = (sum(values) / len(found) for values in zip(*found, strict=True))
    return {"search": search, "best": best, "average": average}


if __name__ == "__main__":
    print(json.dumps(shares(sys.argv[1])))
