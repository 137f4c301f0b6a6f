"""What a position of Compile is worth to a seat, in points. The numbers are guesses that were tried in matches."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import has
from overrule.core.position import PLAYING
from overrule.games.compile.rules.board import all_totals
from overrule.games.compile.rules.turn import COMPILE_AT
from overrule.games.compile.state import LINES, Position

VICTORY: Final = 1000.0
COMPILED: Final = 40.0
CARD_IN_HAND: Final = 1.3
CONTROL: Final = 2.0
PROGRESS: Final = 14.0  # towards 10 in a line that is still loading
MORE: Final = 0.2  # for each point above 10
READY: Final = 8.0  # 10 or more, and ahead
AHEAD: Final = 1.0
AGAIN: Final = 0.25  # the share that a line is worth once it is compiled
# By a line's total.
PROMISES: Final = vec[float]([PROGRESS * (total / COMPILE_AT) ** 1.5 for total in range(COMPILE_AT + 1)])


def evaluate(s: Position, seat: i64) -> float:
    """What the position is worth to a seat."""
    if s.ending != PLAYING:
        return 0.0 if s.winner < 0 else VICTORY if s.winner == seat else -VICTORY
    totals = all_totals(s)
    return _standing(s, seat, totals) - _standing(s, 1 - seat, totals)


def own_standing(s: Position, seat: i64) -> float:
    """What a seat has itself, whatever the other one has."""
    if s.ending != PLAYING:
        return evaluate(s, seat)
    return _standing(s, seat, all_totals(s))


def _standing(s: Position, seat: i64, totals: vec[i64]) -> float:
    """What a player has."""
    worth = CARD_IN_HAND * float(len(s.hands[seat]))
    if s.control == seat:
        worth += CONTROL
    for line in range(LINES):
        own, other = totals[LINES * seat + line], totals[LINES * (1 - seat) + line]
        if own >= COMPILE_AT:
            promise = PROGRESS + MORE * float(own - COMPILE_AT)
        else:
            promise = PROMISES[own] if own > 0 else 0.0
        if own > other:
            promise += READY if own >= COMPILE_AT else AHEAD
        if has(s.compiled, s.order[LINES * seat + line]):
            worth += COMPILED + AGAIN * promise
        else:
            worth += promise
    return worth
