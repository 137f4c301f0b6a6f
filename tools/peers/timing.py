"""How fast a game is played at random, on one core: the best of several rounds, as `overrule bench` measures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

ROUNDS = 5


def decisions_a_second(play: Callable[[], int], seconds: float) -> float:
    """How many decisions a second; `play` plays one game and says how many it had."""
    best = 0.0
    for _ in range(ROUNDS):
        start, decisions = process_time(), 0
        while (took := process_time() - start) < seconds / ROUNDS or not decisions:
            decisions += play()
        best = max(best, decisions / took)
    return best


def report(games: dict[str, Callable[[], int]]) -> None:
    """Measure games for as long as the first argument says, and print what was found."""
    seconds = float(sys.argv[1])
    print(json.dumps({name: decisions_a_second(play, seconds) for name, play in games.items()}))
