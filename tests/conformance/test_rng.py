"""Randomness: reproducible, independent streams, and nothing that favours an outcome. All seeds are fixed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations

import pytest

from overrule.core.rng import WORD, Rng, stream_of

DRAWS = 20_000


def looks_fair(counts: Iterable[int]) -> bool:
    """Whether counts are as even as chance makes them: chi-square, but for once in many thousand runs."""
    seen = list(counts)
    if len(seen) < 2:
        return True
    mean, freedom = sum(seen) / len(seen), len(seen) - 1
    chi_square = sum((count - mean) ** 2 / mean for count in seen)
    spread = 2 / (9 * freedom)  # Wilson and Hilferty: its cube root is nearly normal
    return abs(math.cbrt(chi_square / freedom) - (1 - spread)) < 4.5 * math.sqrt(spread)


def test_the_judge_of_fairness_can_say_no() -> None:
    assert looks_fair([1010, 995, 1003, 992])
    assert not looks_fair([1200, 950, 950, 900])


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 18, 36, 100])
@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_every_number_is_equally_likely(bound: int, seed: int) -> None:
    rng = stream_of(seed)
    drawn = Counter(rng.below(bound) for _ in range(DRAWS))
    assert set(drawn) == set(range(bound))
    assert looks_fair(drawn.values())


@pytest.mark.parametrize("bound", [3 * 2**29, 2**30 + 1, 2**31 - 1])
def test_large_bounds_favour_no_numbers(bound: int) -> None:
    """The plain ways do: a word's rest favours the lowest ones, a word scaled down two out of three."""
    rng = stream_of(9)
    drawn = [rng.below(bound) for _ in range(DRAWS)]
    assert all(0 <= number < bound for number in drawn)
    assert looks_fair(Counter(number * 6 // bound for number in drawn).values())
    assert looks_fair(Counter(number % 3 for number in drawn).values())


def test_the_plain_ways_would_be_noticed() -> None:
    words, bound = stream_of(9), 3 * 2**29
    drawn = [words.word() for _ in range(DRAWS)]
    assert not looks_fair(Counter(word % bound * 6 // bound for word in drawn).values())
    assert not looks_fair(Counter((word * bound >> 32) % 3 for word in drawn).values())


def test_every_order_is_equally_likely() -> None:
    rng = stream_of(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert looks_fair(orders.values())


def test_every_card_comes_to_every_place() -> None:
    rng = stream_of(6)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        items = list(range(18))
        rng.shuffle(items)
        places.update(enumerate(items))
    assert len(places) == 18 * 18
    assert looks_fair(places.values())


def test_streams_and_neighbouring_seeds_have_nothing_in_common() -> None:
    for first in (
        [stream_of(seed).below(6) for seed in range(DRAWS)],
        [stream_of(7, stream).below(6) for stream in range(DRAWS)],
        [stream_of(seed << 32).below(6) for seed in range(DRAWS)],
    ):
        assert looks_fair(Counter(first).values())
        assert looks_fair(Counter(pairwise(first)).values())
    words = {tuple(stream_of(seed, stream).save()) for seed in range(50) for stream in range(50)}
    assert len(words) == 2500


def test_numbers_in_a_row_are_independent() -> None:
    rng = stream_of(8)
    drawn = [rng.below(5) for _ in range(DRAWS)]
    assert looks_fair(Counter(pairwise(drawn)).values())
    assert looks_fair(Counter(zip(drawn, drawn[2:], strict=False)).values())


def test_the_bits_of_a_word_are_even() -> None:
    rng = stream_of(10)
    words = [rng.word() for _ in range(DRAWS)]
    assert all(0 <= word <= WORD for word in words)
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in words)
        assert looks_fair([ones, DRAWS - ones]), f"bit {bit}"


def test_the_stream_is_the_same_for_ever() -> None:
    """Records depend on these numbers: if they change, no old record replays."""
    rng = stream_of(0)
    assert [rng.word() for _ in range(4)] == [1363572419, 145230303, 808754475, 4216505632]
    assert stream_of(2**64 - 1, 3).below(1000) == 803
    items = list(range(8))
    stream_of(42, 1).shuffle(items)
    assert items == [4, 1, 6, 0, 2, 7, 5, 3]


def test_a_copied_or_saved_stream_goes_on_the_same() -> None:
    rng = stream_of(3, 2)
    rng.below(10)
    copy, saved = rng.copy(), Rng(*rng.save())
    drawn = [rng.below(1000) for _ in range(50)]
    assert [copy.below(1000) for _ in range(50)] == drawn
    assert [saved.below(1000) for _ in range(50)] == drawn
    assert copy.save() == rng.save() == saved.save()


def test_short_lists_need_no_chance() -> None:
    for items in ([], [7]):
        rng = stream_of(1)
        before, shuffled = rng.save(), list(items)
        rng.shuffle(shuffled)
        assert shuffled == items
        assert rng.save() == before
