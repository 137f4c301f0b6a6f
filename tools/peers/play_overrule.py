"""Both games of Overrule, as `overrule bench` measures them, as environments, and with more players or cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

import overrule
from overrule import _compiled
from overrule.cli.desk import Desk, Size, all_desks
from overrule.cli.measuring import engine_in_use, mid_match, works
from overrule.envs import MatchEnv
from tools.peers.serving import Measured, Work, repeated, serve

GROWING = ("inside", "python", "redeal")  # what is measured of matches of all sizes


def step(env: MatchEnv, times: int) -> int:
    """So many matches as an environment; counts the steps."""
    steps = 0
    for seed in range(times):
        env.reset(seed)
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            env.step(None if is_over else random.choice(np.flatnonzero(seen["action_mask"])))
            steps += not is_over
    return steps


def arrays(desk: Desk, env: MatchEnv, size: Size) -> Work:
    """What the seat that is asked sees in mid-match, as arrays."""
    game = desk.game

    def seen(state: Any) -> Any:
        return env.encoder.encode(game.observe(state, state.asked))

    return repeated([partial(seen, state) for state in mid_match(desk, size)])


def usual(desk: Desk) -> Measured:
    """All that is measured of a game."""
    size = desk.usual_size()
    env = MatchEnv(desk.kit, size.seats, size.options)
    found: dict[str, Work] = {**works(desk, size), "steps": partial(step, env), "arrays": arrays(desk, env, size)}
    return Measured(found, [state.position.copy for state in mid_match(desk, size)])


def sized(desk: Desk, size: Size) -> Measured:
    """What is measured of matches of a size."""
    found = works(desk, size)
    copies = [state.position.copy for state in mid_match(desk, size)]
    return Measured({what: found[what] for what in GROWING}, copies, size.title)


def all_measured() -> Iterator[tuple[str, Measured]]:
    """Both games, and if the engine is compiled, in all sizes."""
    for desk in all_desks():
        yield desk.title, usual(desk)
        if _compiled.is_compiled():
            yield from ((desk.title, sized(desk, size)) for size in desk.sizes())


if __name__ == "__main__":
    serve(overrule.__version__, all_measured(), engine=engine_in_use())
