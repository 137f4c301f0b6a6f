"""What a position of Compile promises, as the search sees it: 10 points make the odds to win e to 1.

The numbers were fitted, by logistic regression, to how matches of greedy bots ended from their positions on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import count, has
from overrule.core.position import PLAYING
from overrule.games.compile.rules.board import all_totals
from overrule.games.compile.rules.turn import COMPILE_AT
from overrule.games.compile.state import LINES, Position

VICTORY: Final = 1000.0
SCALE: Final = 10.0
COMPILED: Final = vec[float]([0.0, 11.7, 20.7, 30.0])  # by the number of compiled protocols
CARD_IN_HAND: Final = 1.15
CARD_IN_FIELD: Final = 1.55
CONTROL: Final = 2.0
AHEAD: Final = 0.5  # in a line
READY: Final = 0.5  # 10 or more, and ahead
# By a line's total.
LOADING: Final = vec[float]([0.33 * total + 0.034 * total * total for total in range(COMPILE_AT + 1)])
LAST: Final = 0.42  # for each point in the last line that is still loading
LAST_AHEAD: Final = 2.5
AGAIN: Final = 0.6  # for each point in a line that is compiled


def win_share(s: Position, seat: i64) -> float:
    """A seat's chance to win; a draw is half a win."""
    if s.ending != PLAYING:
        return 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
    return 1.0 / (1.0 + exp(-judge(s, seat) / SCALE))


def judge(s: Position, seat: i64) -> float:
    """What the position is worth to a seat."""
    if s.ending != PLAYING:
        return 0.0 if s.winner < 0 else VICTORY if s.winner == seat else -VICTORY
    totals = all_totals(s)
    return _standing(s, seat, totals) - _standing(s, 1 - seat, totals)


def _standing(s: Position, seat: i64, totals: vec[i64]) -> float:
    """What a player has."""
    compiled = count(s.compiled_by(seat))
    worth = COMPILED[compiled] + CARD_IN_HAND * float(len(s.hands[seat]))
    if s.control == seat:
        worth += CONTROL
    for line in range(LINES):
        spot = LINES * seat + line
        own = totals[spot]
        ahead = own > totals[LINES * (1 - seat) + line]
        counted = own
        if counted < 0:
            counted = 0
        elif counted > COMPILE_AT:
            counted = COMPILE_AT
        worth += CARD_IN_FIELD * float(len(s.stacks[spot]))
        if ahead:
            worth += AHEAD
        if has(s.compiled, s.order[spot]):
            worth += AGAIN * float(counted)
            continue
        worth += LOADING[counted]
        if ahead and own >= COMPILE_AT:
            worth += READY
        if compiled == LINES - 1:
            worth += LAST * float(counted)
            if ahead:
                worth += LAST_AHEAD
    return worth
