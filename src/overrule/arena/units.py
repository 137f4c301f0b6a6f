"""Units of work: what is to be played, and what came of it."""

from __future__ import annotations

import traceback
from typing import Protocol

from msgspec import Struct

from overrule.arena.matches import TRACEBACK_LINES, Lost, Played, Sitting, Thinking, play


class Unit(Struct, frozen=True):
    """One deal, played once for each sitting. The key says which sides meet, the number which of their deals it is."""

    game: str
    key: str
    number: int
    sittings: tuple[Sitting, ...]
    limit: float  # seconds for an answer
    watch: bool = False  # whether to note the cards
    lost: tuple[Lost, ...] = ()


class UnitDone(Struct, frozen=True, omit_defaults=True):
    """What came of a unit; one with a problem has no matches and counts for nobody."""

    key: str
    number: int
    matches: tuple[Played, ...] = ()
    problem: str = ""


class Board(Protocol):
    """Where a unit says which answer it is waiting for."""

    def write(self, match: int, decision: int, since: float) -> None: ...


class _OfMatch(Thinking):
    """The board, for one match of the unit."""

    def __init__(self, board: Board, match: int) -> None:
        self.board = board
        self.match = match

    def begins(self, decision: int, since: float) -> None:
        self.board.write(self.match, decision, since)


def play_unit(unit: Unit, board: Board) -> UnitDone:
    """Play a unit. Only a fault of the engine, which no bot is to blame for, makes a problem of it."""
    matches: list[Played] = []
    for number, sitting in enumerate(unit.sittings):
        lost = [answer for answer in unit.lost if answer.match == number]
        try:
            matches.append(play(unit.game, sitting, unit.limit, _OfMatch(board, number), lost, unit.watch))
        except Exception as error:
            told = "".join(traceback.format_exception(error, limit=TRACEBACK_LINES)).strip()
            return UnitDone(unit.key, unit.number, problem=f"the engine failed in match {number + 1}: {told}")
    return UnitDone(unit.key, unit.number, tuple(matches))
