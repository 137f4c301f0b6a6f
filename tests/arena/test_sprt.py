"""The sequential test decides what is true, as rarely wrong as it says."""

from __future__ import annotations

import pytest

from overrule.arena.ratings import expected
from overrule.arena.sprt import LOWER, UPPER, Hypotheses, verdict
from overrule.core.rng import Rng, stream_of

TEST = Hypotheses(0, 100)


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx((-2.9444, 2.9444), abs=1e-4) == (LOWER, UPPER)


def test_the_ratio_is_close_to_that_of_the_normal_distribution() -> None:
    """With many units and near hypotheses: n (s1 - s0) (2 m - s0 - s1) / 2 v."""
    shares = [0.0] * 190 + [0.5] * 600 + [1.0] * 210
    mean = sum(shares) / 1000
    spread = sum((share - mean) ** 2 for share in shares) / 1000
    low, high = expected(0, 2), expected(5, 2)
    near = 1000 * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert verdict(shares, 2, Hypotheses(0, 5)).ratio == pytest.approx(near, rel=0.02)


def test_nothing_is_decided_by_nothing_or_by_one_unit() -> None:
    assert verdict([], 2, TEST).decided == ""
    assert verdict([1.0], 2, TEST).decided == ""


def test_clear_results_are_decided() -> None:
    assert verdict([1.0] * 40, 2, TEST).decided == "high"
    assert verdict([0.0] * 40, 2, TEST).decided == "low"
    assert verdict([0.5] * 40, 2, TEST).decided == "low"


def test_a_fair_share_of_four_seats_is_no_proof_of_strength() -> None:
    assert verdict([0.25] * 200, 4, TEST).decided == "low"
    assert verdict([0.5] * 200, 4, TEST).decided == "high"


def decided(points: float, chance: Rng) -> str:
    """What the test says in the end, of a bot that is so many points better."""
    shares: list[float] = []
    while True:
        shares.append(sum(chance.below(10000) < int(10000 * expected(points, 2)) for _ in range(2)) / 2)
        if found := verdict(shares, 2, TEST).decided:
            return found


@pytest.mark.slow
@pytest.mark.parametrize(("points", "right"), [(0, "low"), (100, "high")])
def test_it_is_rarely_wrong(points: float, right: str) -> None:
    chance = stream_of(4)
    wrong = sum(decided(points, chance) != right for _ in range(120))
    assert wrong <= 12
