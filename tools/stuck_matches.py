"""Plays matches of a bot against itself and counts how they end; one that is stuck ends as `too-long`.

    python -m tools.stuck_matches GAME [BOT] [MATCHES] [POSITIONS]

POSITIONS: how many `search` judges for a decision. With few of them a thousand matches take minutes, not hours.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module

from overrule.bots import answer, make_bot
from overrule.cli.desk import desk_of

EVERY = 50  # matches: so often it says how far it is


def main() -> None:
    game = sys.argv[1]
    bot = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    matches = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    if len(sys.argv) > 4:
        import_module(f"overrule.games.{game}.bots").POSITIONS = int(sys.argv[4])  # type: ignore[attr-defined]
    endings: Counter[str] = Counter()
    longest = 0
    for seed in range(1, matches + 1):
        ending, decisions = play(game, bot, seed)
        endings[ending] += 1
        longest = max(longest, decisions)
        if seed % EVERY == 0 or seed == matches:
            print(f"{seed} matches of {bot}: {dict(endings)}; the longest has {longest} decisions", flush=True)


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


if __name__ == "__main__":
    main()
