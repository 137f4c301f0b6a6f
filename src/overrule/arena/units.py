"""Units of work: what to play, and the results."""

from __future__ import annotations

import traceback
from typing import Protocol

from msgspec import Struct

from overrule.arena.matches import TRACEBACK_LINES, Lost, Played, Sitting, Thinking, play


class Unit(Struct, frozen=True):
    """One deal, played once per seating. The key says which sides meet, the number which of their deals it is."""

    game: str
    key: str
    number: int
    sittings: tuple[Sitting, ...]
    limit: float  # seconds for an answer
    watch: bool = False  # whether to note the cards
    lost: tuple[Lost, ...] = ()


class UnitDone(Struct, frozen=True, omit_defaults=True):
    """The result of a unit; one with a problem has no matches and counts for nobody."""

    key: str
    number: int
    matches: tuple[Played, ...] = ()
    problem: str = ""


class Board(Protocol):
    """A board on which a unit says which answer it is waiting for."""

    def write(self, match: int, decision: int, since: float) -> None: ...


class _OfMatch(Thinking):
    """The board, for one match of the unit."""

    def __init__(self, board: Board, match: int) -> None:
        self.board = board
        self.match = match

    def begins(self, decision: int, since: float) -> None:
        self.board.write(self.match, decision, since)


def play_unit(unit: Unit, board: Board) -> UnitDone:
    """Play a unit. It has a problem only if the engine fails, for which no bot is to blame."""
    matches: list[Played] = []
    for number, sitting in enumerate(unit.sittings):
        lost = [answer for answer in unit.lost if answer.match == number]
        try:
            matches.append(play(unit.game, sitting, unit.limit, _OfMatch(board, number), lost, unit.watch))
        except Exception as error:
            told = "".join(traceback.format_exception(error, limit=TRACEBACK_LINES)).strip()
            return UnitDone(unit.key, unit.number, problem=f"the engine failed in match {number + 1}: {told}")
    return UnitDone(unit.key, unit.number, tuple(matches))
