"""How far each player has come, for the curve at the end of a match."""

from __future__ import annotations

from overrule.core.arrays import has
from overrule.games.compile.rules.board import total
from overrule.games.compile.rules.turn import COMPILE_AT
from overrule.games.compile.state import LINES, SEATS, Position

READY = 0.5  # what a line is worth that could be compiled, if one that is compiled is worth 1


def progress(s: Position) -> list[float]:
    """From 0 to 1 for each seat: compiled protocols (CO-13), and how full the other lines are."""
    return [sum(_line(s, seat, line) for line in range(LINES)) / LINES for seat in range(SEATS)]


def _line(s: Position, seat: int, line: int) -> float:
    if has(s.compiled_by(seat), line):
        return 1.0
    return READY * min(max(total(s, seat, line), 0), COMPILE_AT) / COMPILE_AT
