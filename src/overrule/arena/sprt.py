"""The sequential test: is a bot stronger by `high` points, or only by `low`? It ends as soon as that is clear.

The ratio of likelihoods is that of the units' credits, with no model of draws: for each of the two hypotheses the
distribution of credits that fits best among those with the expected mean. For mirrored pairs the credits are 0, ¼, ½, ¾
and 1, hence the name pentanomial.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from overrule.arena.ratings import expected

ERROR = 0.05  # of both kinds: accepting a bot that is not stronger, and the other way round
UPPER = math.log((1 - ERROR) / ERROR)
LOWER = -UPPER
UNSEEN = 1e-3  # the count assumed for a credit that was never seen
HALVINGS = 60


@dataclass(frozen=True)
class Hypotheses:
    """What the test decides between, in rating points."""

    low: float
    high: float


@dataclass(frozen=True)
class Verdict:
    """The state of the test: the log-likelihood ratio, and whether it is enough."""

    ratio: float
    units: int

    @property
    def decided(self) -> str:
        """Which hypothesis is accepted: "high", "low", or nothing yet."""
        return "high" if self.ratio >= UPPER else "low" if self.ratio <= LOWER else ""


def verdict(shares: Iterable[float], seats: int, hypotheses: Hypotheses) -> Verdict:
    """The state of the test after units in which the candidate had these shares of the credit."""
    counts = Counter(round(share, 6) for share in shares)
    units = counts.total()
    if not units:
        return Verdict(0.0, 0)
    seen = {part / (2 * seats): UNSEEN for part in range(2 * seats + 1)}
    for share, times in counts.items():
        seen[share] = max(UNSEEN, times)
    total = sum(seen.values())
    weights = {share: times / total for share, times in seen.items()}
    low = _fitted(weights, expected(hypotheses.low, seats))
    high = _fitted(weights, expected(hypotheses.high, seats))
    ratio = sum(weight * math.log(high[share] / low[share]) for share, weight in weights.items())
    return Verdict(units * ratio, units)


def _fitted(weights: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which the observed one is most likely."""
    below, above = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    for _ in range(HALVINGS):
        middle = (below + above) / 2
        slope = sum(weight * (share - mean) / (1 + middle * (share - mean)) for share, weight in weights.items())
        if slope > 0:
            below = middle
        else:
            above = middle
    return {share: weight / (1 + below * (share - mean)) for share, weight in weights.items()}
