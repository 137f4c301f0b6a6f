"""Seeded randomness that is the same on every machine and every version of Python.

The generator is SFC32 (Chris Doty-Humphrey's small fast counting generator): 32-bit additions, shifts and xors
only, so compiled and interpreted runs cannot differ by an overflow. A match owns one stream for each source of
chance (each deck, each random pick): an extra shuffle of one deck leaves the others as they were.
"""

from typing import Final

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """One stream of random numbers. Four words and nothing else: copied, saved and compared as plain data."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (words that would favour low numbers are drawn again)."""
        fair = WORD + 1 - (WORD + 1) % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Put a list into a random order, each order equally likely (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Rng":
        """A stream that goes on exactly like this one."""
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
