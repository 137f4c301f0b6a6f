"""The greedy player of Compile: tries every option out and takes what leaves it best off at the next action."""

from __future__ import annotations

from collections.abc import Callable

from overrule.bots.compile.evaluate import evaluate
from overrule.games.compile.options import ASK_ACTION, ASK_DRAFT
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import PLAYING, Position

WORLDS = 4
MOST_TRIES = 80  # inside one look ahead; then the first option will do


class CompilePlayer:
    """Answers the questions of one seat."""

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the best option of the open question."""
        worlds = [draw() for _ in range(WORLDS)]
        s = worlds[0]
        if s.question == ASK_DRAFT:  # any protocol: by the chance of a world, which is not that of the match
            return s.options[s.streams[0].below(len(s.options))]
        best, choice = -1e9, s.options[0]
        for code in s.options:
            worth = sum(Lookahead().after(world, code, s.asking) for world in worlds)
            if worth > best:
                best, choice = worth, code
        return choice


class Lookahead:
    """One look ahead, with a limit on what it tries."""

    def __init__(self) -> None:
        self.tries = 0

    def after(self, s: Position, code: int, seat: int) -> float:
        """What the position is worth to a seat once an option has been chosen and everything has happened."""
        twin = s.copy()
        twin.pool = []  # nobody looks at it
        choose(twin, code)
        while twin.ending == PLAYING and twin.question != ASK_ACTION:
            choose(twin, self._best(twin))
        return evaluate(twin, seat)

    def _best(self, s: Position) -> int:
        """The option that is best for whoever is asked."""
        if self.tries + len(s.options) > MOST_TRIES:
            return s.options[0]
        self.tries += len(s.options)
        asked = s.asking
        return max(s.options, key=lambda code: self.after(s, code, asked))
