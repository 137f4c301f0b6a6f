"""What puzzles of Planetary Conquerors are about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from overrule.core.arrays import bit
from overrule.core.position import PLAYING
from overrule.games.conquerors.options import ASK_BLOCK, ASK_MULLIGAN
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.rules.changes import CONQUEST_LIFE
from overrule.games.conquerors.state import Position
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme

MOST_STRUCK = 8  # damage that cards may add to an attack
MOST_BUILT = 8  # building life that a few choices may add


@dataclass(frozen=True)
class WinNow:
    """Win in this turn, by conquest or by destroying the last other base."""

    def fits(self, s: Position) -> bool:
        seat = s.asking
        if s.player != seat or s.question == ASK_MULLIGAN:
            return False
        if building_life(s, seat) + MOST_BUILT >= CONQUEST_LIFE:
            return True
        others = s.opponents(seat)
        return len(others) == 1 and life(s, s.base(others[0])) <= strength(s, seat) + MOST_STRUCK

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winners == bit(seat) else MISSED
        return MISSED if s.turn != start.turn else OPEN


@dataclass(frozen=True)
class Survive:
    """Be still there when another player's turn ends; by a block, or by anything else."""

    block: bool

    def fits(self, s: Position) -> bool:
        seat = s.asking
        if s.player == seat or (s.question == ASK_BLOCK) != self.block or s.question == ASK_MULLIGAN:
            return False
        return life(s, s.base(seat)) <= strength(s, s.player) + MOST_STRUCK

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winners == bit(seat) else MISSED
        if not s.plays(seat):
            return MISSED
        return REACHED if s.turn != start.turn else OPEN


def strength(s: Position, seat: int) -> int:
    """The attack of all warriors of a seat."""
    return sum([int(attack(s, slot)) for slot in s.warriors[seat]])


THEMES: Mapping[str, Theme] = {
    "win-now": WinNow(),
    "find-the-block": Survive(block=True),
    "answer-in-time": Survive(block=False),
}
