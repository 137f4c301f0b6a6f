"""The searching player of Compile: plays its options on, turn by turn, in many worlds, and drops the worst on the way.

Everybody in those worlds plays greedily. The same worlds are used for all options that are still compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overrule.bots.budget import Budget
from overrule.bots.comparison import Comparison
from overrule.bots.compile.finish import NONE, Finish
from overrule.bots.compile.judge import win_share
from overrule.bots.compile.lookahead import LEARNT, Lookahead
from overrule.bots.compile.player import any_protocol, draw_world
from overrule.games.compile.options import ASK_DRAFT
from overrule.games.compile.state import PLAYING, Position

SCREENING: Final = 4  # worlds in which all options are looked at before the best are played on
KEPT: Final = 12  # options that are played on
TRIES: Final = 30  # inside one action
CLOSE: Final = 0.002  # of a win: options that are as good as the best one


class CompileSearch:
    """Answers the questions of one seat; plays on for so many turns, as long as the positions and seconds last."""

    def __init__(self, positions: int, seconds: float, turns: int) -> None:
        self.positions = positions
        self.seconds = seconds
        self.turns = turns
        self.spent = 0  # positions evaluated for the last choice

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the option that promises most."""
        worlds = [draw_world(draw) for _ in range(SCREENING)]
        if worlds[0].question == ASK_DRAFT:
            return any_protocol(worlds[0])
        budget = Budget(self.positions, self.seconds)
        finish = Finish(worlds)
        code = finish.code()
        budget.spent += finish.positions
        if code == NONE:
            options = _screened(worlds, budget)
            code = options[0] if self.turns == 0 else self._compared(options, worlds, draw, budget)
        self.spent = budget.spent
        return code

    def _compared(
        self, options: list[int], worlds: list[Position], draw: Callable[[], Position], budget: Budget
    ) -> int:
        """The option that leads to most wins in worlds that are played on."""
        s = worlds[0]
        comparison = Comparison(len(options), budget)
        while comparison.goes_on():
            world = worlds[comparison.rounds] if comparison.rounds < len(worlds) else draw_world(draw)
            self._try_all(comparison, options, world, budget)
        return options[comparison.best(CLOSE, s.streams[0])]

    def _try_all(self, comparison: Comparison, options: list[int], world: Position, budget: Budget) -> None:
        comparison.try_all(lambda place: self._play_on(world, options[place], world.asking, budget))

    def _play_on(self, world: Position, code: int, seat: int, budget: Budget) -> float:
        """A seat's chance to win after an option and some turns."""
        lookahead = Lookahead(LEARNT, TRIES)
        s = world.copy()
        lookahead.begin(s, code)
        for _ in range(self.turns):
            if s.ending != PLAYING:
                break
            lookahead.act(s)
        budget.spent += lookahead.positions + 1
        return win_share(s, seat)


def _screened(worlds: list[Position], budget: Budget) -> list[int]:
    """The options that are best right away, the best one first."""
    s = worlds[0]
    lookahead = Lookahead(LEARNT, TRIES)
    worths: dict[int, float] = {}
    for code in s.options:
        worths[code] = 0.0
        for world in worlds:
            worths[code] += lookahead.after(world, code, s.asking)
    budget.spent += lookahead.positions
    return sorted(s.options, key=lambda code: -worths[code])[:KEPT]
