"""Searches a goal: by one of the seat's own options, whatever the others choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrule.core.rules import Rules
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme

MOST_POSITIONS = 6000
MOST_CHOICES = 40  # one after the other


class TooMuch(Exception):
    """There is more to look at than a search may."""


class Solver:
    """A search from one question on, exact or refused with TooMuch.

    Within the search nothing is raised: an error would keep all positions on the way to it.
    """

    def __init__(self, rules: Rules[Any, Any], theme: Theme, start: Any) -> None:
        self.rules = rules
        self.theme = theme
        self.start = start
        self.seat: int = start.asking
        self.left = MOST_POSITIONS

    def after(self, s: Any, code: int) -> Any:
        """The position after a choice."""
        self.left -= 1
        twin = s.copy()
        self.rules.apply(twin, code)
        return twin

    def verdict(self, s: Any) -> int:
        """What has become of the goal."""
        return self.theme.verdict(self.start, s, self.seat)

    def reaches(self, s: Any) -> bool:
        """Whether the seat reaches the goal in this world, knowing all of it; raises TooMuch."""
        self.left = MOST_POSITIONS
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
        outcomes = (self._reaches(self.after(s, code), depth + 1) for code in list(s.options))
        return any(outcomes) if s.asking == self.seat else all(outcomes)

    def only_right(self) -> int | None:
        """The one option of the question that reaches the goal in this world; None if it is not one. Raises TooMuch."""
        found: int | None = None
        for code in list(self.start.options):
            if self.reaches(self.after(self.start, code)):
                if found is not None:
                    return None
                found = code
        return found

    def refutation(self, s: Any) -> list[int]:
        """Choices that lead from a position where the goal cannot be reached to where it is missed; raises TooMuch."""
        codes: list[int] = []
        while self.verdict(s) != MISSED:
            for code in list(s.options):
                following = self.after(s, code)
                if s.asking == self.seat or not self.reaches(following):
                    break
            codes.append(code)
            s = following
        return codes


class Line:
    """Looks for one row of the seat's choices that reaches the goal in all worlds, whatever the others choose.

    What the seat chooses does not depend on what it has seen meanwhile, so it never needs to know a world.
    """

    def __init__(self, rules: Rules[Any, Any], theme: Theme, worlds: Sequence[Any]) -> None:
        self.solvers = [Solver(rules, theme, world) for world in worlds]

    def starting_with(self, code: int) -> list[int] | None:
        """Such a row that begins with a code; raises TooMuch."""
        found = self._follow([(solver, solver.start) for solver in self.solvers], code)
        for solver in self.solvers:
            solver.check()
        return found

    def _follow(self, open_now: list[tuple[Solver, Any]], code: int) -> list[int] | None:
        asked: list[tuple[Solver, Any]] = []
        for solver, s in open_now:
            if code not in s.options or not _to_own_question(solver, solver.after(s, code), asked):
                return None
        if not asked:
            return [code]
        for following in list(asked[0][1].options):
            rest = self._follow(asked, following)
            if rest is not None:
                return [code, *rest]
        return None


def _to_own_question(solver: Solver, s: Any, asked: list[tuple[Solver, Any]]) -> bool:
    """Go on by all answers of the others; adds where the seat is asked next. False where the goal is missed."""
    verdict = solver.verdict(s)
    if verdict != OPEN:
        return verdict == REACHED
    if solver.left <= 0:
        return False
    if s.asking == solver.seat:
        asked.append((solver, s))
        return True
    return all(_to_own_question(solver, solver.after(s, code), asked) for code in list(s.options))
