"""What a position of Compile is worth to a seat, in points. The numbers are guesses that were tried in matches."""

from __future__ import annotations

from overrule.games.compile.rules.board import all_totals
from overrule.games.compile.rules.turn import COMPILE_AT
from overrule.games.compile.state import LINES, PLAYING, Position

VICTORY = 1000.0
COMPILED = 40.0
CARD_IN_HAND = 1.3
CONTROL = 2.0
PROGRESS = 14.0  # towards 10 in a line that is still loading
READY = 8.0  # 10 or more, and ahead
AHEAD = 1.0
AGAIN = 0.25  # the share that a line is worth once it is compiled


def evaluate(s: Position, seat: int) -> float:
    """What the position is worth to a seat."""
    if s.ending != PLAYING:
        return 0.0 if s.winner < 0 else VICTORY if s.winner == seat else -VICTORY
    totals = all_totals(s)
    return _standing(s, seat, totals) - _standing(s, 1 - seat, totals)


def _standing(s: Position, seat: int, totals: list[int]) -> float:
    """What a player has."""
    worth = CARD_IN_HAND * len(s.hands[seat]) + (CONTROL if s.control == seat else 0.0)
    for line in range(LINES):
        own, other = totals[LINES * seat + line], totals[LINES * (1 - seat) + line]
        promise = PROGRESS * (min(max(own, 0), COMPILE_AT) / COMPILE_AT) ** 1.5 + 0.2 * max(0, own - COMPILE_AT)
        if own > other:
            promise += READY if own >= COMPILE_AT else AHEAD
        if (s.compiled >> s.order[LINES * seat + line]) & 1:
            worth += COMPILED
            promise *= AGAIN
        worth += promise
    return worth
