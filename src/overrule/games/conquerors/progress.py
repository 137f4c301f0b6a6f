"""How far each player has come, for the curve at the end of a match."""

from __future__ import annotations

from overrule.games.conquerors.rules.board import building_life, max_life
from overrule.games.conquerors.rules.changes import CONQUEST_LIFE
from overrule.games.conquerors.state import Position


def progress(s: Position) -> list[float]:
    """From 0 to 1 for each seat: how close it is to conquest, or to destroying all other bases (PC-1.1, PC-1.2)."""
    return [max(_conquered(s, seat), _destroyed(s, seat)) if s.plays(seat) else 0.0 for seat in range(s.deal.seats)]


def _conquered(s: Position, seat: int) -> float:
    return min(int(building_life(s, seat)) / CONQUEST_LIFE, 1.0)


def _destroyed(s: Position, seat: int) -> float:
    """The share of the other bases' life that is gone."""
    others = [other for other in range(s.deal.seats) if other != seat]
    return sum(_lost(s, other) for other in others) / len(others)


def _lost(s: Position, seat: int) -> float:
    base = s.base(seat)
    return min(int(s.damage[base]) / int(max_life(s, base)), 1.0) if s.plays(seat) else 1.0
