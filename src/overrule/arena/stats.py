"""Shares, means and their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, quantiles
from typing import Any

Z = NormalDist().inv_cdf(0.975)
TRUST = 4  # a prior of this many units whose matches are independent, before the units themselves say more


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval; `matches` is how many it comes from."""

    value: float
    low: float
    high: float
    matches: int

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"value": self.value, "low": self.low, "high": self.high, "matches": self.matches}

    def times(self, factor: float) -> Estimate:
        """The number times a known factor that is not negative."""
        return Estimate(factor * self.value, factor * self.low, factor * self.high, self.matches)


def wilson(share: float, number: float) -> tuple[float, float]:
    """The interval of a share from a number of independent trials (Wilson's score interval)."""
    if number <= 0:
        return 0.0, 1.0
    weight = Z * Z / number
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(max(0.0, share * (1 - share)) / number + weight / (4 * number))
    return (0.0 if share <= 0 else max(0.0, middle - reach)), (1.0 if share >= 1 else min(1.0, middle + reach))


def proportion(times: int, number: int) -> Estimate:
    """How often something happened in independent trials."""
    share = times / number if number else 0.5
    return Estimate(share, *wilson(share, number), number)


def share_of(units: Sequence[Sequence[float]]) -> Estimate:
    """The mean of credits between 0 and 1, where only units, not the matches in them, are independent.

    Wilson's interval for the effective number of trials: more than matches if mirrored deals cancel out luck.
    """
    matches = sum(len(unit) for unit in units)
    if not matches:
        return Estimate(0.5, 0.0, 1.0, 0)
    share = sum(sum(unit) for unit in units) / matches
    return Estimate(share, *wilson(share, matches / design_effect(units, share)), matches)


def design_effect(units: Sequence[Sequence[float]], share: float) -> float:
    """The variance of a unit's sum relative to that of as many independent wins and losses."""
    chance = share * (1 - share)
    if chance == 0:
        return 1.0
    found = sum((sum(unit) - share * len(unit)) ** 2 for unit in units)
    expected = chance * sum(len(unit) for unit in units)
    trusted = chance * TRUST * mean(len(unit) for unit in units)
    return max(found * len(units) / max(1, len(units) - 1) + trusted, 1e-9) / (expected + trusted)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One share minus another that is independent of it (Newcombe's interval from Wilson's)."""
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(-1.0, value - below), min(1.0, value + above), min(one.matches, other.matches))


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean of independent numbers."""
    if not numbers:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = mean(numbers)
    if len(numbers) < 2:
        return Estimate(middle, middle, middle, len(numbers))
    spread = math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))
    reach = Z * spread / math.sqrt(len(numbers))
    return Estimate(middle, middle - reach, middle + reach, len(numbers))


def percentiles(numbers: Sequence[float]) -> dict[str, float]:
    """The median and the tenth and ninetieth percentiles of some numbers."""
    if not numbers:
        return {"p10": 0.0, "median": 0.0, "p90": 0.0}
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 9
    return {"p10": tenths[0], "median": tenths[4], "p90": tenths[8]}
