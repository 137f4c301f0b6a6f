"""What puzzles of Planetary Conquerors are about: winning in this turn, or the attack under way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import bit
from overrule.core.position import PLAYING
from overrule.core.rng import stream_of
from overrule.games.conquerors.bots.finish import NONE, Finish
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.frames import AttackFrame
from overrule.games.conquerors.options import ASK_ACTION, ASK_ATTACKER, ASK_TRAP
from overrule.games.conquerors.redeal import redeal
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.rules.changes import CONQUEST_LIFE
from overrule.games.conquerors.state import Position
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme

MOST_ADDED = 6  # damage that cards may add to what the warriors do
MOST_BUILT = 12  # life of buildings that a turn may add
WORLDS = 3  # worlds in which a win is searched, in addition to the true one


@dataclass(frozen=True)
class WinNow:
    """Win in this turn: by conquest (PC-1.1) where that is near, otherwise by the opponent's base (PC-1.2)."""

    conquest: bool

    def fits(self, s: Position) -> bool:
        if s.player != s.asking or s.question not in (ASK_ACTION, ASK_ATTACKER):
            return False
        conquest = bool(building_life(s, s.asking) + MOST_BUILT >= CONQUEST_LIFE)
        base = any(life(s, s.base(other)) <= _strength(s, s.asking) + MOST_ADDED for other in s.opponents(s.asking))
        return (conquest if self.conquest else base and not conquest) and _can_win(s)

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return _result(s, seat)
        is_over = s.turn != start.turn or s.question == ASK_TRAP  # the trap phase comes after the attack (PC-10.1)
        return MISSED if is_over else OPEN


class InAttack(ABC):
    """A goal that is settled when the attack under way is over."""

    @abstractmethod
    def fits(self, s: Position) -> bool:
        """Whether it may be at stake."""

    @abstractmethod
    def so_far(self, start: Position, s: Position, seat: int) -> int:
        """Its present state; OPEN if that can change."""

    @abstractmethod
    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        """Its state if it was open to the end of the attack."""

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return _result(s, seat)
        verdict = self.so_far(start, s, seat)
        if verdict != OPEN or (s.turn == start.turn and _attack(s) is not None):
            return verdict
        return self.in_the_end(start, s, seat)


class StopTheirWin(InAttack):
    """Survive the attack (PC-1.2)."""

    def fits(self, s: Position) -> bool:
        return _is_attacked(s) and bool(life(s, s.base(s.asking)) <= _strength(s, s.player) + MOST_ADDED)

    def so_far(self, start: Position, s: Position, seat: int) -> int:
        return OPEN if s.plays(seat) else MISSED

    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        return REACHED


class LoseNothing(InAttack):
    """No warrior dies, no building is destroyed, and the base keeps its life."""

    def fits(self, s: Position) -> bool:
        return _is_attacked(s)

    def so_far(self, start: Position, s: Position, seat: int) -> int:
        own = (*start.warriors[seat], *start.buildings[seat])
        return MISSED if _has_left(start, s, own) or _is_hurt(start, s, start.base(seat)) else OPEN

    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        return REACHED


class WinTheFight(InAttack):
    """An attacker dies, and no warrior of one's own (PC-11.6)."""

    def fits(self, s: Position) -> bool:
        return _is_attacked(s)

    def so_far(self, start: Position, s: Position, seat: int) -> int:
        return MISSED if _has_left(start, s, start.warriors[seat]) else OPEN

    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        return REACHED if _loses_attacker(start, s) else MISSED


class KillAnAttacker(InAttack):
    """An attacker dies, whatever that costs."""

    def fits(self, s: Position) -> bool:
        return _is_attacked(s)

    def so_far(self, start: Position, s: Position, seat: int) -> int:
        return REACHED if _loses_attacker(start, s) else OPEN

    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        return MISSED


class GuardTheBase(InAttack):
    """The base keeps its life (PC-2.3)."""

    def fits(self, s: Position) -> bool:
        return _is_attacked(s)

    def so_far(self, start: Position, s: Position, seat: int) -> int:
        return MISSED if _is_hurt(start, s, start.base(seat)) else OPEN

    def in_the_end(self, start: Position, s: Position, seat: int) -> int:
        return REACHED


def _result(s: Position, seat: int) -> int:
    """The verdict on a match that is over: a win always counts as reached."""
    return REACHED if s.winners == bit(seat) else MISSED


def _can_win(s: Position) -> bool:
    """Whether a quick search finds a win in this turn, in a few worlds that are possible for the seat."""
    chance = stream_of(s.decisions, 0)
    worlds = [s.copy(), *(redeal(s, s.asking, chance) for _ in range(WORLDS))]
    for world in worlds:
        world.pool = vec[i64]()
        world.skip_single = True
    return Finish(worlds).code() != NONE


def _attack(s: Position) -> AttackFrame | None:
    """The attack under way."""
    return next((frame for frame in s.frames if isinstance(frame, AttackFrame)), None)


def _is_attacked(s: Position) -> bool:
    """Whether a seat is asked in another player's attack, once it is known who goes for what."""
    frame = _attack(s)
    return s.player != s.asking and frame is not None and any(target >= 0 for target in frame.targets)


def _strength(s: Position, seat: int) -> int:
    """What a seat's warriors deal together."""
    return sum(int(attack(s, slot)) for slot in s.warriors[seat])


def _loses_attacker(start: Position, s: Position) -> bool:
    """Whether an attacker is not on the planet any more."""
    frame = _attack(start)
    assert frame is not None
    return not all(s.is_there(ref) for ref in frame.attackers)


def _has_left(start: Position, s: Position, slots: Iterable[int]) -> bool:
    """Whether any of these is not on the planet any more."""
    return not all(s.is_there(start.ref(slot)) for slot in slots)


def _is_hurt(start: Position, s: Position, base: int) -> bool:
    return bool(life(s, base) < life(start, base))


def cards_of(options: Any, seat: int) -> list[str]:
    """The cards that a seat plays with, by the options of a puzzle."""
    deck = options["decks"][seat]
    return list(ready_made()[deck].cards if isinstance(deck, str) else deck["cards"])


THEMES: Mapping[str, Theme] = {
    "conquer-now": WinNow(conquest=True),
    "destroy-the-base": WinNow(conquest=False),
    "stop-their-win": StopTheirWin(),
    "win-the-fight": WinTheFight(),
    "find-the-block": LoseNothing(),
    "kill-an-attacker": KillAnAttacker(),
    "guard-the-base": GuardTheBase(),
}
