"""Plays matches of a bot against itself and counts how they end; one that is stuck ends as `too-long`.

python -m tools.stuck_matches compile search 1000 2000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from importlib import import_module

from overrule.bots import answer, make_bot
from overrule.cli.desk import desk_of

EVERY = 50  # matches after which it prints how they have ended so far


def play(game: str, name: str, seed: int) -> tuple[str, int]:
    """How one match ends, and after how many decisions."""
    desk = desk_of(game)
    setup = desk.simulated(desk.game.seats[0], seed, desk.given())
    state = desk.game.start(seats=setup.seats, seed=seed, options=setup.options)
    bots = [make_bot(name, 8 * seed + seat) for seat in range(setup.seats)]
    while state.asked >= 0:
        codes = state.codes
        state.apply(codes[0] if len(codes) == 1 else answer(bots[state.asked], state).code)
    assert state.outcome is not None
    return state.outcome.reason, state.made


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("compile", "conquerors"))
    parser.add_argument("bot", nargs="?", default="greedy")
    parser.add_argument("matches", nargs="?", type=int, default=1000)
    parser.add_argument(
        "positions", nargs="?", type=int, help="that `search` judges for a decision: with few, matches take less time"
    )
    given = parser.parse_args(arguments)
    if given.positions is not None:
        import_module(f"overrule.games.{given.game}.bots").POSITIONS = given.positions  # type: ignore[attr-defined]
    endings: Counter[str] = Counter()
    longest = 0
    for seed in range(1, given.matches + 1):
        ending, decisions = play(given.game, given.bot, seed)
        endings[ending] += 1
        longest = max(longest, decisions)
        if seed % EVERY == 0 or seed == given.matches:
            print(f"{seed} matches of {given.bot}: {dict(endings)}; the longest has {longest} decisions", flush=True)


if __name__ == "__main__":
    main()
