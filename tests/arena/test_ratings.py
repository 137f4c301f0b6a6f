"""Ratings of results whose ratings are known."""

from __future__ import annotations

import math

import pytest

from overrule.arena.ratings import Meeting, expected, points_of, ratings
from overrule.core.rng import stream_of


def won(one: int, other: int, wins: int, matches: int) -> list[Meeting]:
    """So many matches, each a unit of its own."""
    return [Meeting(one, other, (float(number < wins),)) for number in range(matches)]


def test_three_wins_of_four_are_191_points() -> None:
    better, worse = ratings(2, 2, won(0, 1, 3000, 4000))
    assert better.value - worse.value == pytest.approx(400 * math.log10(3), abs=0.3)
    assert better.value == pytest.approx(-worse.value)


def test_the_interval_is_that_of_independent_matches_where_they_are() -> None:
    better, _ = ratings(2, 2, won(0, 1, 500, 1000))
    assert (better.high - better.low) / 2 == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(1000), rel=0.01)


def test_a_table_of_three_bots_has_the_ratings_that_made_it() -> None:
    true = [200.0, 0.0, -200.0]
    meetings = [
        meeting
        for one, other in ((0, 1), (0, 2), (1, 2))
        for meeting in won(one, other, round(20000 * expected(true[one] - true[other], 2)), 20000)
    ]
    found = ratings(3, 2, meetings)
    assert [estimate.value for estimate in found] == pytest.approx(true, abs=0.2)
    assert all(estimate.low < value < estimate.high for estimate, value in zip(found, true, strict=True))


def test_a_quarter_of_the_wins_among_four_is_as_strong_as_the_others() -> None:
    one, other = ratings(2, 4, won(0, 1, 1000, 4000))
    assert one.value == pytest.approx(other.value, abs=0.01)
    stronger, _ = ratings(2, 4, won(0, 1, 2000, 4000))
    assert 2 * stronger.value == pytest.approx(points_of(0.5, 4), abs=0.5)


def test_who_wins_everything_has_a_rating_and_a_wide_interval() -> None:
    best, _ = ratings(2, 2, [Meeting(0, 1, (1.0, 1.0))] * 50)
    assert 300 < best.value < 600
    assert best.high - best.low > 200


def test_bots_that_have_not_played_yet_are_rated_too() -> None:
    assert [estimate.value for estimate in ratings(3, 2, [])] == [0, 0, 0]
    best, worst, unseen = ratings(3, 2, won(0, 1, 80, 100))
    assert best.value > unseen.value > worst.value
    assert unseen.high - unseen.low > best.high - best.low


def test_mirrored_pairs_make_the_interval_narrower() -> None:
    mirrored, _ = ratings(2, 2, [Meeting(0, 1, (1.0, 0.0))] * 100)
    single, _ = ratings(2, 2, won(0, 1, 100, 200))
    assert mirrored.high - mirrored.low < 0.4 * (single.high - single.low)


def test_95_of_100_intervals_hold_the_true_rating() -> None:
    chance = stream_of(8)
    held = 0
    for _ in range(200):
        meetings = []
        for one, other, points in ((0, 1, 100), (1, 2, 100), (0, 2, 200)):
            for _ in range(50):
                credits = tuple(float(chance.below(10000) < int(10000 * expected(points, 2))) for _ in range(2))
                meetings.append(Meeting(one, other, credits))
        best = ratings(3, 2, meetings)[0]
        held += best.low <= 100 <= best.high
    assert 0.90 <= held / 200 <= 0.995


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_and_shares_are_the_same_thing(seats: int) -> None:
    assert expected(0, seats) == pytest.approx(1 / seats)
    assert points_of(expected(123, seats), seats) == pytest.approx(123)
    assert points_of(1, seats) == math.inf
    assert points_of(0, seats) == -math.inf
