"""Finds a win of Compile in this turn, whatever the opponent answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from overrule.core.arrays import count
from overrule.core.position import PLAYING
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import Position

MOST_POSITIONS: Final = 2000
NEEDED: Final = 2  # protocols compiled: with fewer, no turn wins
NONE: Final = -1


@final
class Finish:
    """A search for a win of one seat in one turn, exact as far as its positions last."""

    def __init__(self, worlds: list[Position]) -> None:
        self.worlds = worlds
        self.seat = worlds[0].asking
        self.turn = worlds[0].turn
        self.positions: i64 = 0

    def code(self) -> i64:
        """An option that wins in every world, or NONE."""
        s = self.worlds[0]
        if s.player != self.seat or count(s.compiled_by(self.seat)) < NEEDED:
            return NONE
        for code in s.options:
            if all(self._wins_by(world, code) for world in self.worlds):
                return code
        return NONE

    def _wins_by(self, s: Position, code: i64) -> bool:
        twin = s.copy()
        choose(twin, code)
        self.positions += 1
        return self._wins(twin)

    def _wins(self, s: Position) -> bool:
        """Whether the seat wins: by one of its own options, and whatever the other one chooses."""
        if s.ending != PLAYING:
            return s.winner == self.seat
        if s.turn != self.turn or self.positions >= MOST_POSITIONS:
            return False
        if s.asking == self.seat:
            return any(self._wins_by(s, code) for code in s.options)
        return all(self._wins_by(s, code) for code in s.options)
