"""Ratings of bots: the strengths under which the results are most likely (Bradley and Terry), in rating points.

A bot of strength g wins a seat against n - 1 bots of strength h with probability g / (g + (n - 1) h). 400 points are
odds of ten to one. The mean of all bots is 0.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from overrule.arena.stats import TRUST, Estimate, Z

POINTS = 400 / math.log(10)  # of a natural logarithm of odds
STEPS = 100
CLOSE = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """A unit: a candidate, whom it met in the other seats, and its credit in each match."""

    candidate: int
    other: int
    credits: tuple[float, ...]


def expected(points: float, seats: int) -> float:
    """The share of wins of a bot that many points above those in the other seats."""
    return 1 / (1 + (seats - 1) * 10 ** (-points / 400))


def points_of(share: float, seats: int) -> float:
    """The other way round; a share of 0 or 1 is infinitely many points."""
    if not 0 < share < 1:
        return math.inf if share >= 1 else -math.inf
    return POINTS * math.log(share * (seats - 1) / (1 - share))


def ratings(bots: int, seats: int, meetings: Sequence[Meeting]) -> list[Estimate]:
    """The rating of each bot, with an interval based on the units; a candidate's number is below the other's.

    Every two bots get one more drawn match, so that bots that won everything get a rating too.
    """
    strengths = _most_likely(bots, seats, meetings)
    bread = _inverse(_information(bots, seats, meetings, strengths))
    spread = _between_bots(_times(_times(bread, _variation(bots, seats, meetings, strengths)), bread))
    middle = sum(strengths) / bots
    found: list[Estimate] = []
    for bot in range(bots):
        value = POINTS * (strengths[bot] - middle)
        reach = Z * POINTS * math.sqrt(max(0.0, spread[bot][bot]))
        matches = sum(len(unit.credits) for unit in meetings if bot in (unit.candidate, unit.other))
        found.append(Estimate(value, value - reach, value + reach, matches))
    return found


def _chance(strengths: Sequence[float], candidate: int, other: int, seats: int) -> float:
    return 1 / (1 + (seats - 1) * math.exp(strengths[other] - strengths[candidate]))


def _pairs(bots: int, meetings: Sequence[Meeting]) -> dict[tuple[int, int], tuple[float, float]]:
    """For every two bots: matches, and the candidate's credits in them."""
    found = dict.fromkeys(combinations(range(bots), 2), (0.0, 0.0))
    for unit in meetings:
        matches, credits = found[unit.candidate, unit.other]
        found[unit.candidate, unit.other] = (matches + len(unit.credits), credits + sum(unit.credits))
    return found


def _most_likely(bots: int, seats: int, meetings: Sequence[Meeting]) -> list[float]:
    """Newton's method; the first bot is held at 0, since only differences matter."""
    strengths = [0.0] * bots
    pairs = _pairs(bots, meetings)
    for _ in range(STEPS):
        slope = [0.0] * bots
        for (candidate, other), (matches, credits) in pairs.items():
            gain = credits + 1 / seats - (matches + 1) * _chance(strengths, candidate, other, seats)
            slope[candidate] += gain
            slope[other] -= gain
        inverse = _inverse(_information(bots, seats, meetings, strengths))
        steps = [sum(inverse[row][column] * slope[column] for column in range(bots)) for row in range(bots)]
        longest = max(1.0, *(abs(step) for step in steps))  # a step too far would diverge
        strengths = [value + step / longest for value, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < CLOSE:
            break
    return strengths


def _information(bots: int, seats: int, meetings: Sequence[Meeting], strengths: Sequence[float]) -> Matrix:
    """How sharply the likelihood falls off around these strengths, if all matches were independent."""
    matrix = [[0.0] * bots for _ in range(bots)]
    for (candidate, other), (matches, _) in _pairs(bots, meetings).items():
        chance = _chance(strengths, candidate, other, seats)
        _add(matrix, candidate, other, (matches + 1) * chance * (1 - chance))
    return matrix


def _variation(bots: int, seats: int, meetings: Sequence[Meeting], strengths: Sequence[float]) -> Matrix:
    """The variation of the units' scores: it replaces the information, as matches are not independent."""
    matrix = [[0.0] * bots for _ in range(bots)]
    pairs = _pairs(bots, meetings)
    units: dict[tuple[int, int], int] = {}
    pulls: dict[tuple[int, int], float] = {}
    for unit in meetings:
        pair = (unit.candidate, unit.other)
        matches, credits = pairs[pair]
        units[pair] = units.get(pair, 0) + 1
        pulls[pair] = pulls.get(pair, 0.0) + (sum(unit.credits) - len(unit.credits) * credits / matches) ** 2
    for (candidate, other), (matches, credits) in pairs.items():
        number = units.get((candidate, other), 0)
        chance = _chance(strengths, candidate, other, seats)
        independent = (matches + 1) * chance * (1 - chance)
        found = pulls.get((candidate, other), 0.0) * number / max(1, number - 1)
        if credits in (0, matches):  # units that are all alike say nothing about their variance
            found = independent
        _add(matrix, candidate, other, (found * number + independent * TRUST) / (number + TRUST))
    return matrix


# ------------------------------------------------------------------------------------------------- small matrices


def _add(matrix: Matrix, one: int, other: int, weight: float) -> None:
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def _times(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse for all but the first bot, which is held; its row and column are 0 (Gauss and Jordan)."""
    size = len(matrix)
    rows = [matrix[row][1:] + [float(row == column) for column in range(1, size)] for row in range(1, size)]
    for place in range(size - 1):
        best = max(range(place, size - 1), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        lead = rows[place][place]
        rows[place] = [value / lead for value in rows[place]]
        for other in range(size - 1):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [[0.0] * size, *([0.0, *row[size - 1 :]] for row in rows)]


def _between_bots(spread: Matrix) -> Matrix:
    """The spread of strengths around their mean instead of around the first bot."""
    size = len(spread)
    centre = [[float(row == column) - 1 / size for column in range(size)] for row in range(size)]
    return _times(_times(centre, spread), centre)
