"""Lets bots try the puzzles of a game again, with other seeds than those with which puzzles were chosen:

    python -m tools.solve_puzzles compile [--tries 1] [--bots search greedy]

A puzzle counts for a bot by the share of its tries that reach the goal, whatever the others answer.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from overrule.bots import Bot, answer, make_bot
from overrule.core.game import State
from overrule.puzzles import opened, puzzles_of
from overrule.puzzles.themes import themes_of
from overrule.puzzles.trying import solves

FIRST_SEED = 1000  # puzzles were chosen by tries with seeds from 0 on
EVERY = 50  # puzzles after which it prints how many were solved so far


def solved(game: str, id: str, name: str, tries: int) -> float:
    """The share of tries with which a bot solves a puzzle."""
    puzzle = puzzles_of(game)[id]
    state, theme = opened(game, puzzle), themes_of(game)[puzzle.theme]
    tried = range(FIRST_SEED, FIRST_SEED + tries)
    return sum(solves(state, theme, partial(_code, make_bot(name, seed))) for seed in tried) / tries


def _code(bot: Bot, state: State[Any, Any]) -> int:
    return answer(bot, state).code


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("compile", "conquerors"))
    parser.add_argument("--tries", type=int, default=1)
    parser.add_argument("--bots", nargs="+", default=["search", "greedy"])
    given = parser.parse_args(arguments)
    for name in given.bots:
        shares: list[float] = []
        missed: list[str] = []
        for id in puzzles_of(given.game):
            shares.append(solved(given.game, id, name, given.tries))
            if shares[-1] < 1:
                missed.append(id)
            if len(shares) % EVERY == 0 or len(shares) == len(puzzles_of(given.game)):
                mean = sum(shares) / len(shares)
                error = math.sqrt(mean * (1 - mean) / len(shares))
                print(f"{name}: {100 * mean:.1f} of 100 ({len(shares)} puzzles, ±{196 * error:.1f})", flush=True)
        if name == "search":
            print("not always solved:", ", ".join(missed) or "none")


if __name__ == "__main__":
    main()
