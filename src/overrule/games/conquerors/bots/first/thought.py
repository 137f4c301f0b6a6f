"""What goes into one decision: how positions are seen, and how many of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from overrule.bots.budget import Budget
from overrule.games.conquerors.bots.first.evaluate import evaluate
from overrule.games.conquerors.bots.first.judge import judge
from overrule.games.conquerors.state import Position

# How a position is seen.
SHORT_SIGHTED: Final = 0  # what lies on the table; of what comes each turn only a part
PLAIN: Final = 1  # what lies on the table, and what comes each turn
KEEN: Final = 2  # with what may come of it

SHORT_SIGHT: Final = 0.5


@final
class Thought:
    """Evaluates positions and counts them."""

    def __init__(self, budget: Budget, view: int) -> None:
        self.budget = budget
        self.view = view

    def worth(self, s: Position, seat: i64) -> float:
        """What the position is worth to a seat."""
        self.budget.spent += 1
        if self.view == KEEN:
            return judge(s, seat)
        return evaluate(s, seat, 1.0 if self.view == PLAIN else SHORT_SIGHT)
