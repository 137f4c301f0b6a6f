"""The player of Compile that tries every option out and takes what leaves it best off at the next action."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from overrule.games.compile.bots.first.lookahead import PLAIN, Lookahead
from overrule.games.compile.options import ASK_DRAFT
from overrule.games.compile.state import Position


class CompilePlayer:
    """Answers the questions of one seat, as it sees positions, by what happens in so many worlds."""

    def __init__(self, view: int = PLAIN, worlds: int = 1) -> None:
        self.lookahead = Lookahead(view)
        self.worlds = worlds

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the best option of the open question."""
        worlds = [draw_world(draw) for _ in range(self.worlds)]
        s = worlds[0]
        if s.question == ASK_DRAFT:
            return any_protocol(s)
        return max(list(s.options), key=lambda code: self._worth(worlds, code))

    def _worth(self, worlds: list[Position], code: int) -> float:
        """What an option is worth in all worlds together."""
        return sum([self.lookahead.after(world, code, world.asking) for world in worlds])


def draw_world(draw: Callable[[], Position]) -> Position:
    """A world to try things out in: nobody looks at it."""
    world = draw()
    world.pool = vec[i64]()
    return world


def any_protocol(s: Position) -> int:
    """Any protocol of a draft: by the chance of a world, which is not that of the match."""
    return s.options[s.streams[0].below(len(s.options))]
