"""What a balance report compares. A side of a match consists of things: one deck, or three protocols."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

BETWEEN = " / "  # the two sides in a unit's key
TOGETHER = "+"  # things of one side

Side = tuple[str, ...]


class Sides(ABC):
    """The things of one game."""

    things: tuple[str, ...]
    thing: str  # what they are called

    named: tuple[Any, ...] = ()  # how the header of a file of results names the given ones

    @abstractmethod
    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        """Which sides meet in which deal, given the number of deals."""

    @abstractmethod
    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        """The options of a match between sides, by seat."""

    @abstractmethod
    def cards(self, side: Side) -> frozenset[str]:
        """The cards that a side can draw."""
