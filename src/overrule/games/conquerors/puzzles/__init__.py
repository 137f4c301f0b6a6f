"""What puzzles of Planetary Conquerors are about. All of them are settled when the attack under way is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from overrule.core.arrays import bit
from overrule.core.position import PLAYING
from overrule.games.conquerors.frames import ATTACK_FRAME
from overrule.games.conquerors.options import ASK_ATTACKER, ASK_BLOCK
from overrule.games.conquerors.rules.board import attack, life
from overrule.games.conquerors.state import Position
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme

MOST_ADDED = 3  # damage that cards may add to an attack


@dataclass(frozen=True)
class WinNow:
    """Win by this attack."""

    def fits(self, s: Position) -> bool:
        if s.player != s.asking or s.question == ASK_ATTACKER or not is_attack(s):
            return False
        others = s.opponents(s.asking)
        return len(others) == 1 and is_in_danger(s, others[0])

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winners == bit(seat) else MISSED
        return OPEN if s.turn == start.turn and is_attack(s) else MISSED


@dataclass(frozen=True)
class Survive:
    """Be still there when another player's attack is over; by a block, or by anything else."""

    block: bool

    def fits(self, s: Position) -> bool:
        if s.player == s.asking or (s.question == ASK_BLOCK) != self.block or not is_attack(s):
            return False
        return is_in_danger(s, s.asking)

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winners == bit(seat) else MISSED
        if not s.plays(seat):
            return MISSED
        return OPEN if s.turn == start.turn and is_attack(s) else REACHED


def is_in_danger(s: Position, seat: int) -> bool:
    """Whether the attack might destroy a seat's base, with what cards may add to it."""
    strength = sum([int(attack(s, slot)) for slot in s.warriors[s.player]])
    return bool(life(s, s.base(seat)) <= strength + MOST_ADDED)


def is_attack(s: Position) -> bool:
    """Whether an attack is under way."""
    return any(frame.kind == ATTACK_FRAME for frame in s.frames)


THEMES: Mapping[str, Theme] = {
    "win-now": WinNow(),
    "find-the-block": Survive(block=True),
    "answer-in-time": Survive(block=False),
}
