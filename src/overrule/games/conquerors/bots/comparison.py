"""Compares choices in one world after the other, and from time to time drops those that do worse."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from overrule.bots.budget import Budget
from overrule.core.rng import Rng

ROUNDS: Final = 96  # worlds at most
HALVING: Final = 12  # rounds, after which the worse half is dropped
FEWEST: Final = 2  # choices that are left by that
LOOKING: Final = 4  # rounds, after which it is seen whether a choice is clearly worse than the best
ENOUGH: Final = 8  # rounds, before which nothing is clear
CLEAR: Final = 3.0  # standard errors that it is behind then


@final
class Comparison:
    """What came of choices so far, in the worlds in which all of them were tried."""

    def __init__(self, choices: int, budget: Budget) -> None:
        self.found: list[list[float]] = [[] for _ in range(choices)]
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
            self.found[place].append(found[number])
        self.rounds += 1
        if self.rounds % LOOKING == 0:
            self._drop()

    def _drop(self) -> None:
        """Drop those that are clearly worse than the best, and from time to time the worse half."""
        self.left.sort(key=lambda place: -sum(self.found[place]))
        if self.rounds % HALVING == 0 and len(self.left) > FEWEST:
            self.left = self.left[: (len(self.left) + 1) // 2]
        if self.rounds >= ENOUGH:
            best = self.left[0]
            self.left = [place for place in self.left if place == best or not self._is_clear(best, place)]

    def _is_clear(self, best: int, other: int) -> bool:
        """Whether one choice is better than another by more than chance, as both were tried in the same worlds."""
        ahead = [one - two for one, two in zip(self.found[best], self.found[other], strict=True)]
        mean = sum(ahead) / len(ahead)
        spread = sum([(one - mean) ** 2 for one in ahead]) / (len(ahead) - 1)
        return mean > CLEAR * sqrt(spread / len(ahead))

    def best(self, close: float, chance: Rng) -> int:
        """The best choice, or any of those that are as good but for so much: nobody can tell which it will be."""
        totals = {place: sum(self.found[place]) for place in self.left}
        most = max(totals.values())
        good = [place for place in self.left if totals[place] >= most - close * self.rounds]
        return good[chance.below(len(good))]
