"""What goes into one decision: how positions are seen, and how many of them."""

from __future__ import annotations

from typing import final

from overrule.bots.budget import Budget
from overrule.bots.conquerors.evaluate import evaluate
from overrule.bots.conquerors.judge import judge
from overrule.games.conquerors.state import Position


@final
class Thought:
    """Evaluates positions, by guesses or by what was learnt, and counts them."""

    def __init__(self, budget: Budget, learnt: bool) -> None:
        self.budget = budget
        self.learnt = learnt

    def worth(self, s: Position, seat: int) -> float:
        """What the position is worth to a seat."""
        self.budget.spent += 1
        return judge(s, seat) if self.learnt else evaluate(s, seat)
