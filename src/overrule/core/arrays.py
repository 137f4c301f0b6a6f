"""Helpers for machine arrays (`vec[i64]`), zones made of them, and small sets stored as the bits of an integer.

`append`, `remove` and `pop` return the changed array; a name that still refers to the old one is out of date. The
helpers for zones store the new array where the old one was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

NONE: Final[i64] = 0  # the set of no number
HIGHEST: Final[i64] = 1 << 60

# ---------------------------------------------------------------------------------------------------------- sets


def bit(number: i64) -> i64:
    """The set of one number, from 0 to 60.

    The compiler takes a small literal as a 32-bit word, so `1 << number` would lose the higher numbers.
    """
    return HIGHEST >> (60 - number)


def has(numbers: i64, number: i64) -> bool:
    """Whether a number is in a set."""
    return (numbers >> number) & 1 == 1


def count(numbers: i64) -> i64:
    """How many numbers are in a set."""
    found: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        found += 1
    return found


# The sets of one number leave different remainders when they are divided by this: a remainder tells the number.
DIVISOR: Final = 67


def _numbers() -> vec[i64]:
    """The only number of a set, by the remainder of the set."""
    numbers = vec[i64]([0] * DIVISOR)
    for number in range(61):
        numbers[bit(number) % DIVISOR] = number
    return numbers


NUMBER: Final = _numbers()


def lowest(numbers: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return NUMBER[(numbers & -numbers) % DIVISOR]


def members(numbers: i64) -> vec[i64]:
    """The numbers in a set, in their order."""
    found = vec[i64]()
    while numbers != 0:
        found = append(found, NUMBER[(numbers & -numbers) % DIVISOR])
        numbers &= numbers - 1
    return found


def set_of(numbers: vec[i64]) -> i64:
    """The numbers of an array as a set."""
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


# -------------------------------------------------------------------------------------------------------- arrays


def array(numbers: Iterable[int]) -> vec[i64]:
    """These numbers as an array."""
    return vec[i64](numbers)


def row(first: i64, end: i64) -> vec[i64]:
    """The numbers from one up to another, excluding the latter."""
    return vec[i64]([first + place for place in range(end - first)])


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two arrays hold the same numbers in the same order."""
    if len(one) != len(other):
        return False
    return all(one[place] == other[place] for place in range(len(one)))


def place_of(number: i64, numbers: vec[i64]) -> i64:
    """The index of a number in an array; -1 if it is not there."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1


# --------------------------------------------------------------------------------------------------------- zones


def empty_zones(number: i64) -> vec[vec[i64]]:
    """This many empty zones."""
    zones = vec[vec[i64]]()
    for _ in range(number):
        zones = append(zones, vec[i64]())
    return zones


def zones_of(lists: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    """Zones with these cards."""
    zones = vec[vec[i64]]()
    for slots in lists:
        zones = append(zones, vec[i64](slots))
    return zones


def copy_zones(zones: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same cards in other arrays."""
    return vec[vec[i64]]([zone[:] for zone in zones])


def put(zones: vec[vec[i64]], zone: i64, slot: i64) -> None:
    """Put a card on top of a zone."""
    zones[zone] = append(zones[zone], slot)


def put_all(zones: vec[vec[i64]], zone: i64, slots: vec[i64]) -> None:
    """Put cards on top of a zone, the last one uppermost."""
    zones[zone] = extend(zones[zone], slots)


def take_top(zones: vec[vec[i64]], zone: i64) -> i64:
    """Take the top card of a zone."""
    zones[zone], slot = pop(zones[zone])
    return slot


def take(zones: vec[vec[i64]], zone: i64, slot: i64) -> None:
    """Take a card out of a zone."""
    zones[zone] = remove(zones[zone], slot)
