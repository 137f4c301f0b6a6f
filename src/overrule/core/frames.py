"""What is under way in a match of any game: frames, saved as numbers and read back."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


# Frames are never part of a reference cycle: the garbage collector need not track them.
@mypyc_attr(acyclic=True)
class Frame:
    """Base of all frames. Each sets these fields itself: frames are made all the time, and calls to a base cost."""

    kind: i64
    step: i64  # where it has got to
    player: i64  # whose it is; -1: nobody's

    @abstractmethod
    def copy(self) -> Frame:
        """A copy that continues exactly like this frame."""

    @abstractmethod
    def save(self) -> list[int]:
        """All fields except those of the base class, as numbers; a list is preceded by its length."""


@mypyc_attr(acyclic=True)
class TextFrame(Frame):
    """A text that is happening: how far it has got."""

    at: i64
    done: bool  # whether the last sentence really happened
    agreed: bool  # the player has said yes to a "may"

    def end_sentence(self, happened: bool) -> None:
        """The sentence is over; the next one is due."""
        self.done = happened
        self.agreed = False
        self.at += 1
        self.step = 0


@final
class Reader:
    """Reads the numbers of a saved frame one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at: int = 0

    def number(self) -> int:
        self.at += 1
        return self.numbers[self.at - 1]

    def flag(self) -> bool:
        return self.number() != 0

    def items(self) -> list[int]:
        length = self.number()
        self.at += length
        return self.numbers[self.at - length : self.at]

    def array(self) -> vec[i64]:
        return vec[i64](self.items())
