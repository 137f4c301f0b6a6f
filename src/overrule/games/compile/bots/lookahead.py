"""Plays positions of Compile on as greedy players would, and counts the positions that it evaluates."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overrule.core.position import PLAYING
from overrule.games.compile.bots.evaluate import evaluate, own_standing
from overrule.games.compile.bots.judge import judge
from overrule.games.compile.options import ASK_ACTION
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import Position

# How a position is seen.
PLAIN: Final = 0
SELFISH: Final = 1  # what a seat has, not what the other one has
LEARNT: Final = 2

MOST_TRIES: Final = 80  # inside one action; then the first option will do


@final
@mypyc_attr(acyclic=True)
class Lookahead:
    """Looks one action ahead."""

    def __init__(self, view: i64, most_tries: i64 = MOST_TRIES) -> None:
        self.most_tries = most_tries
        self.view = view
        self.tries: i64 = 0
        self.positions: i64 = 0

    def after(self, s: Position, code: i64, seat: i64) -> float:
        """What the position is worth to a seat once an option has been chosen and everything has happened."""
        self.tries = 0
        return self._after(s, code, seat)

    def settle(self, s: Position) -> None:
        """Let everybody answer as well as one look ahead tells, up to the next action."""
        self.tries = 0
        self._settle(s)

    def _after(self, s: Position, code: i64, seat: i64) -> float:
        twin = s.copy()
        choose(twin, code)
        self._settle(twin)
        self.positions += 1
        if self.view == LEARNT:
            return judge(twin, seat)
        return evaluate(twin, seat) if self.view == PLAIN else own_standing(twin, seat)

    def _settle(self, s: Position) -> None:
        """Go on to the next action. Turns that only refresh have none: after one of them that is far enough."""
        last = s.turn + 1
        while s.ending == PLAYING and s.question != ASK_ACTION and s.turn <= last:
            choose(s, self._answer(s))

    def _answer(self, s: Position) -> i64:
        """The best option of a question inside an action, as long as there are tries left."""
        options = s.options
        if len(options) == 1 or self.tries + len(options) > self.most_tries:
            self.positions += 1  # a chain can be long
            return options[0]
        self.tries += len(options)
        return self._best(s)

    def _best(self, s: Position) -> i64:
        """The option that is best for the seat that is asked."""
        asked = s.asking
        best, choice = -1e9, s.options[0]
        for code in s.options:
            worth = self._after(s, code, asked)
            if worth > best:
                best, choice = worth, code
        return choice
