"""Searches whether a seat can reach a goal, whatever the others choose."""

from __future__ import annotations

from typing import Any

from overrule.core.rules import Rules
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme

MOST_POSITIONS = 6000
MOST_CHOICES = 40  # one after the other


class TooMuch(Exception):
    """There are more positions than a search may look at."""


class Solver:
    """A search from one question on, exact or refused with TooMuch. `barred`: a choice that the seat never makes.

    Within the search nothing is raised: an exception would keep all positions on the way alive.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        theme: Theme,
        start: Any,
        most: int = MOST_POSITIONS,
        barred: str | None = None,
    ) -> None:
        self.rules = rules
        self.theme = theme
        self.start = start
        self.seat: int = start.asking
        self.most = most
        self.left = most
        self.barred = barred

    def after(self, s: Any, code: int) -> Any:
        """The position after a choice."""
        self.left -= 1
        twin = s.copy()
        self.rules.apply(twin, code)
        return twin

    def verdict(self, s: Any) -> int:
        """The state of the goal."""
        return self.theme.verdict(self.start, s, self.seat)

    def reaches(self, s: Any) -> bool:
        """Whether the seat reaches the goal in this world, knowing all of it; raises TooMuch."""
        self.left = self.most
        world = s.copy()
        world.skip_single = True
        found = self._reaches(world, 0)
        self.check()
        return found

    def check(self) -> None:
        """Raise TooMuch if the search was cut short."""
        if self.left <= 0:
            raise TooMuch

    def _reaches(self, s: Any, depth: int) -> bool:
        verdict = self.verdict(s)
        if verdict != OPEN:
            return verdict == REACHED
        if depth == MOST_CHOICES:
            self.left = 0
        if self.left <= 0:
            return False
        outcomes = (self._reaches(self.after(s, code), depth + 1) for code in self.codes(s))
        return any(outcomes) if s.asking == self.seat else all(outcomes)

    def codes(self, s: Any) -> list[int]:
        """What can be chosen."""
        if self.barred is None or s.asking != self.seat:
            return list(s.options)
        decision = self.rules.decision(s)
        assert decision is not None
        return [option.code for option in decision.options if option.key != self.barred]

    def refutation(self, s: Any) -> list[int]:
        """Choices from a position where the goal is out of reach to one where it is missed; raises TooMuch."""
        codes: list[int] = []
        while self.verdict(s) != MISSED:
            for code in list(s.options):
                following = self.after(s, code)
                if s.asking == self.seat or not self.reaches(following):
                    break
            codes.append(code)
            s = following
        return codes
