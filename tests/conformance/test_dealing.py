"""Dealing anew is fair: all deals that agree with what a viewer knows are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest
from librt.vecs import vec

from overrule.core.arrays import array
from overrule.core.dealing import Dealing, deal_anew
from overrule.core.errors import BadPosition
from overrule.core.knowledge import Knowledge, pool_of
from overrule.core.rng import stream_of

TIMES = 4000
FORCED = 1000

# What each slot might hold; a slot with one kind is known.
NESTED = [{0, 1}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1}, {4, 5}, {4, 5}]
OVERLAPPING = [{0, 1, 2}, {0, 1, 2}, {1, 2, 3, 4}, {1, 2, 3, 4}, {0, 3, 4, 5}, {5}]
CIRCLE = [{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 1, 2, 3, 4}]
UNEVEN = [{0, 1, 2, 3}, {0, 1, 2, 3}, {2, 3, 4, 5}, {2, 3, 4, 5}, {0, 4}, {1, 2, 5}]
POOLS = {"nested": NESTED, "overlapping": OVERLAPPING, "circle": CIRCLE, "uneven": UNEVEN}


def knowledge(pools: list[set[int]], kinds: list[int]) -> Knowledge:
    """What one viewer knows about these kinds in their slots."""
    s = Knowledge()
    s.cards, s.audience = len(kinds), 0
    s.kind, s.handle, s.next_handle = array(kinds), array(range(len(kinds))), len(kinds)
    s.pools, s.alike = [0], vec[bool]()
    s.pool = array(0 if len(pool) == 1 else s.place_of_pool(pool_of(array(sorted(pool)))) for pool in pools)
    return s


def all_deals(pools: list[set[int]]) -> Iterator[tuple[int, ...]]:
    """Every deal that agrees with the pools."""
    if not pools:
        yield ()
    for kind in sorted(pools[0]) if pools else ():
        for rest in all_deals([pool - {kind} for pool in pools[1:]]):
            yield (kind, *rest)


def strangeness(found: Counter[tuple[int, ...]], deals: list[tuple[int, ...]]) -> float:
    """How far the counts are from all the same, in standard deviations of chi-square."""
    expected = found.total() / len(deals)
    square = sum((found[deal] - expected) ** 2 / expected for deal in deals)
    return (square - (len(deals) - 1)) / sqrt(2 * (len(deals) - 1))


@pytest.mark.parametrize("pools", POOLS.values(), ids=POOLS)
def test_all_deals_are_equally_likely(pools: list[set[int]]) -> None:
    deals = list(all_deals(pools))
    rng = stream_of(7)
    s = knowledge(pools, list(deals[0]))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(TIMES):
        twin = knowledge(pools, list(deals[0]))
        deal_anew(s, twin, 0, rng)
        found[tuple(twin.kind)] += 1
    assert set(found) == set(deals)
    assert strangeness(found, deals) < 4


def test_a_deal_that_is_forced_agrees_with_all_that_is_known_but_is_not_quite_fair() -> None:
    """About one redeal in a hundred of Compile comes to that. At most a tenth of such deals should have been others."""
    for pools in POOLS.values():
        deals = list(all_deals(pools))
        rng = stream_of(7)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(FORCED):
            dealing = Dealing(knowledge(pools, list(deals[0])), 0)
            dealing.force(rng)
            found[tuple(dealing.dealt)] += 1
        assert set(found) <= set(deals)
        wrong = sum(abs(found[deal] / FORCED - 1 / len(deals)) for deal in deals) / 2
        assert wrong < 0.1 + sqrt(len(deals) / FORCED) / 2  # the counts differ by chance too


def test_a_deal_depends_on_nothing_but_what_is_known() -> None:
    for pools in POOLS.values():
        deals = list(all_deals(pools))
        first, last = (Dealing(knowledge(pools, list(deal)), 0).deal(stream_of(3)) for deal in (deals[0], deals[-1]))
        assert list(first) == list(last)


def test_what_fits_no_deal_is_refused() -> None:
    pools = [{0, 1}, {0, 1}, {0, 1}]
    with pytest.raises(BadPosition, match="fits no deal"):
        Dealing(knowledge(pools, [0, 1, 2]), 0).deal(stream_of(1))
