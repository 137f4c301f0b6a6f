"""The greedy player of Compile: tries every option out and takes what leaves it best off at the next action."""

from __future__ import annotations

from collections.abc import Callable

from overrule.bots.compile.lookahead import PLAIN, SELFISH, Lookahead
from overrule.games.compile.options import ASK_DRAFT
from overrule.games.compile.state import Position


class CompilePlayer:
    """Answers the questions of one seat; a selfish one does not look at what the other one has."""

    def __init__(self, selfish: bool = False) -> None:
        self.lookahead = Lookahead(SELFISH if selfish else PLAIN)

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the best option of the open question."""
        s = draw_world(draw)
        if s.question == ASK_DRAFT:
            return any_protocol(s)
        return max(s.options, key=lambda code: self.lookahead.after(s, code, s.asking))


def draw_world(draw: Callable[[], Position]) -> Position:
    """A world to try things out in: nobody looks at it."""
    world = draw()
    world.pool = []
    return world


def any_protocol(s: Position) -> int:
    """Any protocol of a draft: by the chance of a world, which is not that of the match."""
    return s.options[s.streams[0].below(len(s.options))]
