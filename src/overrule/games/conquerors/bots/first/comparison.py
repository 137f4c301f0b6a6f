"""Compares choices in one world after the other, and drops the worse half of them from time to time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from overrule.bots.budget import Budget
from overrule.core.rng import Rng

ROUNDS: Final = 48  # worlds at most
HALVING: Final = 4  # rounds, after which the worse half is dropped
FEWEST: Final = 2  # choices that are compared to the end


@final
class Comparison:
    """What came of choices so far, in the worlds in which all of them were tried."""

    def __init__(self, choices: int, budget: Budget) -> None:
        self.totals = [0.0] * choices
        self.left = list(range(choices))
        self.budget = budget
        self.rounds = 0

    def goes_on(self) -> bool:
        """Whether there is something to compare and something to spend; one world is looked at in any case."""
        if self.rounds == 0:
            return True
        return len(self.left) > 1 and self.rounds < ROUNDS and not self.budget.is_spent()

    def try_all(self, tried: Callable[[int], float]) -> None:
        """Try all that are left in one more world; a round for which the budget does not last does not count."""
        found: list[float] = []
        for place in self.left:
            if self.rounds > 0 and self.budget.is_spent():
                return
            found.append(tried(place))
        for number, place in enumerate(self.left):
            self.totals[place] += found[number]
        self.rounds += 1
        if self.rounds % HALVING == 0 and len(self.left) > FEWEST:
            self.left.sort(key=lambda place: -self.totals[place])
            self.left = self.left[: (len(self.left) + 1) // 2]

    def best(self, close: float, chance: Rng) -> int:
        """The best choice, or any of those that are as good but for so much: nobody can tell which it will be."""
        most = max([self.totals[place] for place in self.left])
        good = [place for place in self.left if self.totals[place] >= most - close * self.rounds]
        return good[chance.below(len(good))]
