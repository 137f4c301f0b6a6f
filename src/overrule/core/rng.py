"""Seeded randomness that is the same on every machine and every version of Python.

The generator is SFC32 (Chris Doty-Humphrey's small fast counting generator): 32-bit additions, shifts and xors
only, so compiled and interpreted runs cannot differ by an overflow. A match owns one stream for each source of
chance (each deck, each random pick): an extra shuffle of one deck leaves the others as they were.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Rng:
    """One stream of random numbers. Four words and nothing else: copied, saved and compared as plain data."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely. The bound is at most 2^31: all must fit in a machine word.

        Lemire's way: scale a word up to the bound and keep the upper half; words that would favour some numbers are
        drawn again.
        """
        b = self.b  # as in `word`, without the call: every random choice comes through here
        c = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        scaled: i64 = out * bound
        if (scaled & WORD) < bound:
            unfair: i64 = (WORD + 1) % bound
            while (scaled & WORD) < unfair:
                scaled = self.word() * bound
        return scaled >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list into a random order, each order equally likely (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[other]
            items[other] = items[last]
            items[last] = item

    def mix(self, items: vec[i64]) -> None:
        """The same for an array."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[other], items[last] = items[last], items[other]

    def fork(self) -> Rng:
        """A new stream, seeded from this one."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def copy(self) -> Rng:
        """A copy that continues exactly like this stream."""
        return Rng(self.a, self.b, self.c, self.counter)

    def save(self) -> list[int]:
        """The four words."""
        return [self.a, self.b, self.c, self.counter]


def stream_of(seed: int, stream: int = 0) -> Rng:
    """The stream of that number out of a seed of up to 64 bits."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, stream & WORD, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng
