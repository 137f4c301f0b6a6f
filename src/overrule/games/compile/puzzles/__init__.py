"""What puzzles of Compile are about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from overrule.core.arrays import count, has
from overrule.core.position import PLAYING
from overrule.games.compile.cards import SETS
from overrule.games.compile.options import ASK_ACTION, ASK_DRAFT
from overrule.games.compile.rules.board import all_totals
from overrule.games.compile.rules.turn import COMPILE_AT, COMPILE_PHASE
from overrule.games.compile.state import LINES, Position
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme


@dataclass(frozen=True)
class WinNow:
    """Win in this turn."""

    def fits(self, s: Position) -> bool:
        return s.player == s.asking and s.question != ASK_DRAFT and count(s.compiled_by(s.asking)) == LINES - 1

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winner == seat else MISSED
        return MISSED if s.turn != start.turn else OPEN


@dataclass(frozen=True)
class CompileNow:
    """Compile a line in this turn."""

    def fits(self, s: Position) -> bool:
        return s.player == s.asking and s.question != ASK_DRAFT and s.frames[0].step <= COMPILE_PHASE

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if count(s.compiled_by(seat)) > count(start.compiled_by(seat)):
            return REACHED
        return MISSED if s.turn != start.turn or s.ending != PLAYING else OPEN


@dataclass(frozen=True)
class Stop:
    """Keep the opponent from compiling, in their next turn, a protocol that is not compiled yet.

    They compile before they choose an action (CO-04), so it is settled by then, whatever they have in hand.
    """

    compiled: int  # that they have now; with two, the next one wins (CO-13)

    def fits(self, s: Position) -> bool:
        other = 1 - s.asking
        if s.player != s.asking or s.question == ASK_DRAFT or count(s.compiled_by(other)) != self.compiled:
            return False
        return ready_lines(s, other) > 0

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winner == seat else MISSED
        if count(s.compiled_by(1 - seat)) > count(start.compiled_by(1 - seat)):
            return MISSED
        their_turn = start.turn + 1
        if s.turn > their_turn or (s.turn == their_turn and s.question == ASK_ACTION and s.asking >= 0):
            return REACHED
        return OPEN


@dataclass(frozen=True)
class ReadyLines:
    """Have a number of lines ready to compile at the end of this turn."""

    lines: int

    def fits(self, s: Position) -> bool:
        return s.player == s.asking and s.question != ASK_DRAFT and ready_lines(s, s.asking) == self.lines - 1

    def verdict(self, start: Position, s: Position, seat: int) -> int:
        if s.ending != PLAYING:
            return REACHED if s.winner == seat else MISSED
        if s.turn == start.turn:
            return OPEN
        return REACHED if ready_lines(s, seat) >= self.lines else MISSED


def ready_lines(s: Position, seat: int) -> int:
    """How many lines a seat could compile for the first time now, as far as totals tell (CO-08)."""
    totals = all_totals(s)
    ready = 0
    for line in range(LINES):
        own = totals[LINES * seat + line]
        if own >= COMPILE_AT and own > totals[LINES * (1 - seat) + line]:
            ready += not has(s.compiled, s.order[LINES * seat + line])
    return ready


def cards_of(options: Any, seat: int) -> list[str]:
    """The cards that a seat plays with, by the options of a puzzle."""
    own = options["protocols"][seat]
    protocols = [protocol for cards in SETS for protocol in cards.protocols if protocol.id in own]
    return [f"{protocol.id}-{card.value}" for protocol in protocols for card in protocol.cards]


THEMES: Mapping[str, Theme] = {
    "win-now": WinNow(),
    "stop-their-win": Stop(LINES - 1),
    "two-lines": ReadyLines(2),
    "compile-now": CompileNow(),
    "stop-their-compile": Stop(1),
    "stop-their-first": Stop(0),
}
