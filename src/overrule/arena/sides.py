"""What is compared in a balance report. A side of a match is made of things: one deck, or three protocols."""

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

    named: tuple[Any, ...] = ()  # how the header of a file of results tells which ones were given

    @abstractmethod
    def meetings(self, seed: int, pairs: int) -> list[tuple[int, Side, Side]]:
        """Which sides meet in which deal, given how many deals there shall be."""

    @abstractmethod
    def options(self, sides: Sequence[Side]) -> dict[str, Any]:
        """The options of a match between sides, by seat."""

    @abstractmethod
    def cards(self, side: Side) -> frozenset[str]:
        """The cards that a side can draw."""
