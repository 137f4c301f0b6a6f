"""Finds a win of Planetary Conquerors in this turn, whatever the others answer.

Of attacks it looks at the one that sends everybody at a base; everything else is tried as far as the positions last.
"""

from __future__ import annotations

from typing import Final, final

from overrule.core.arrays import bit
from overrule.core.position import PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.actions import look_of
from overrule.games.conquerors.program import BASE
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.rules.changes import CONQUEST_LIFE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import SLOT_MASK, Position

MOST_POSITIONS: Final = 600  # in each world
MOST_BUILT: Final = 14  # building life that a turn may add
MOST_STRUCK: Final = 8  # damage that cards in hand may add
NONE: Final = -1


@final
class Finish:
    """A search for a win of one seat in one turn, in worlds that ask it for an action or an attacker."""

    def __init__(self, worlds: list[Position]) -> None:
        self.worlds = worlds
        self.seat = worlds[0].asking
        self.turn = worlds[0].turn
        self.positions = 0
        self.limit = 0
        self.seen: set[tuple[int, ...]] = set()  # positions of the main phase that have been looked at

    def code(self) -> int:
        """An option that wins in every world, or NONE."""
        if not self._is_near():
            return NONE
        codes = self._codes(self.worlds[0])
        codes.sort(key=lambda code: code == o.DONE)  # a win at hand comes before one that is still to be drawn
        for code in codes:
            if all(self._wins_from(world, code) for world in self.worlds):
                return code
        return NONE

    def _is_near(self) -> bool:
        """Whether conquest or the last other base is within reach of a turn."""
        s = self.worlds[0]
        if building_life(s, self.seat) + MOST_BUILT >= CONQUEST_LIFE:
            return True
        others = s.opponents(self.seat)
        strength = MOST_STRUCK
        for slot in s.warriors[self.seat]:
            strength += attack(s, slot)
        return len(others) == 1 and life(s, s.base(others[0])) <= strength

    def _wins_from(self, s: Position, code: int) -> bool:
        self.seen = set()
        self.limit = self.positions + MOST_POSITIONS
        return self._wins_by(s, code)

    def _wins_by(self, s: Position, code: int) -> bool:
        twin = s.copy()
        choose(twin, code)
        self.positions += 1
        return self._wins(twin)

    def _wins(self, s: Position) -> bool:
        """Whether the seat wins: by one of its own options, and whatever the others choose."""
        if s.ending != PLAYING:
            return s.winners == bit(self.seat)
        if s.turn != self.turn or self.positions >= self.limit:
            return False
        if s.asking != self.seat:
            return all(self._wins_by(s, code) for code in s.options)
        if s.question == o.ASK_ACTION:
            look = look_of(s)
            if look in self.seen:
                return False
            self.seen.add(look)
        return any(self._wins_by(s, code) for code in self._codes(s))

    def _codes(self, s: Position) -> list[int]:
        """What is tried: in an attack everybody, and bases only."""
        if s.question == o.ASK_ATTACKER:
            return [next((code for code in s.options if code >= o.SLOT), o.DONE)]
        if s.question == o.ASK_AIM:
            return [code for code in s.options if s.card((code - o.AIM) & SLOT_MASK).type == BASE][:1]
        return list(s.options)
