"""The searching player of Compile: a win that is there, or else what a tree of choices in many worlds says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overrule.bots.budget import Budget
from overrule.games.compile.bots.first.finish import NONE, Finish
from overrule.games.compile.bots.first.player import any_protocol, draw_world
from overrule.games.compile.bots.first.tree import Tree
from overrule.games.compile.options import ASK_DRAFT
from overrule.games.compile.state import Position

FINISHING: Final = 4  # worlds in which a win must be found
WORLDS: Final = 64  # drawn at most; then the tree grows in the same ones again, which takes less time


class CompileSearch:
    """Answers the questions of one seat; thinks as long as the positions and seconds last."""

    def __init__(self, positions: int, seconds: float) -> None:
        self.positions = positions
        self.seconds = seconds
        self.spent = 0  # positions evaluated for the last choice

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the option that promises most."""
        worlds = [draw_world(draw) for _ in range(FINISHING)]
        if worlds[0].question == ASK_DRAFT:
            return any_protocol(worlds[0])
        budget = Budget(self.positions, self.seconds)
        finish = Finish(worlds)
        code = finish.code()
        budget.spent += finish.positions
        if code == NONE:
            code = _explored(worlds, draw, budget)
        self.spent = budget.spent
        return code


def _explored(worlds: list[Position], draw: Callable[[], Position], budget: Budget) -> int:
    """The option that a tree favours which grows as long as the budget lasts, once in any case."""
    s = worlds[0]
    tree = Tree(s.asking)
    grown = 0
    while grown == 0 or not budget.is_spent():
        if len(worlds) <= grown < WORLDS:
            worlds.append(draw_world(draw))
        budget.spent += tree.grow(worlds[grown % len(worlds)])
        grown += 1
    return tree.best(s, s.streams[0])
