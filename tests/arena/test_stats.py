"""Shares, means and intervals, against published values and against matches whose odds are known."""

from __future__ import annotations

from statistics import variance

import pytest

from overrule.arena.stats import TRUST, design_effect, difference, mean_of, percentiles, proportion, share_of, wilson
from overrule.core.rng import stream_of


@pytest.mark.parametrize(
    ("times", "number", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share_is_that_of_the_literature(times: int, number: int, low: float, high: float) -> None:
    """Newcombe 1998, Statistics in Medicine 17, 857-872, method 3."""
    found = proportion(times, number)
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_the_interval_of_a_difference_is_that_of_the_literature() -> None:
    """Newcombe 1998, Statistics in Medicine 17, 873-890, method 10: 56 of 70 and 48 of 80."""
    found = difference(proportion(56, 70), proportion(48, 80))
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=6e-5)


def test_nothing_is_known_from_nothing() -> None:
    nothing = share_of([])
    assert (nothing.low, nothing.high, nothing.matches) == (0.0, 1.0, 0)
    assert wilson(0.5, 0) == (0.0, 1.0)
    assert mean_of([]).matches == 0
    assert percentiles([])["median"] == 0


def test_pairs_that_cancel_luck_out_make_the_interval_narrower_and_those_that_agree_wider() -> None:
    plain = wilson(0.5, 200)
    mirrored = share_of([(1, 0)] * 100)
    alike = share_of([(1, 1), (0, 0)] * 50)
    assert mirrored.low > plain[0] + 0.04
    assert alike.low < plain[0] - 0.02
    assert mirrored.value == alike.value == 0.5


@pytest.mark.parametrize("units", [[(1, 1), (0, 0)], [(1, 0), (1, 1), (0, 0)], [(1, 1), (1, 1), (1, 0), (0, 0)]])
def test_how_much_units_vary_is_the_variance_of_a_sample(units: list[tuple[int, int]]) -> None:
    """The mean comes from the same units, so n of them say as much as n - 1 would about a mean that is known."""
    share = sum(map(sum, units)) / (2 * len(units))
    independent = 2 * share * (1 - share)  # the variance of the sum of two matches that have nothing in common
    found = variance(sum(unit) for unit in units)
    weighed = (len(units) * found + TRUST * independent) / ((len(units) + TRUST) * independent)
    assert design_effect(units, share) == pytest.approx(weighed)


def test_a_single_unit_says_nothing_about_how_much_units_vary() -> None:
    assert design_effect([(1, 0)], 0.5) == pytest.approx(TRUST / (1 + TRUST))


def test_a_share_of_everything_has_the_interval_of_as_many_matches() -> None:
    found = share_of([(1, 1)] * 50)
    assert (found.low, found.high) == pytest.approx(wilson(1, 100))
    assert found.high == 1


@pytest.mark.parametrize("odds", [(0.5, 0.5), (0.9, 0.3), (0.97, 0.9)])
def test_95_of_100_intervals_hold_the_true_share(odds: tuple[float, float]) -> None:
    """Units whose two matches have different odds, as when a deal favours a seat."""
    chance = stream_of(5)
    held = 0
    for _ in range(400):
        units = [[float(chance.below(1000) < round(1000 * odd)) for odd in odds] for _ in range(60)]
        found = share_of(units)
        held += found.low <= sum(odds) / 2 <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_means_and_percentiles() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert (found.value, found.high) == pytest.approx((3, 3 + 1.95996 * 2.5**0.5 / 5**0.5), abs=1e-4)
    assert percentiles(list(range(11))) == {"p10": 1, "median": 5, "p90": 9}
    assert percentiles([4])["p90"] == 4
