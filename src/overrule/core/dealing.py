"""Deals anew what a viewer cannot know.

The result depends on what the viewer knows and on the random stream alone, never on what the hidden cards really are:
two matches that look the same to a viewer are dealt the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.errors import BadPosition
from overrule.core.knowledge import KNOWN, Knowledge, kinds_in, pool_of
from overrule.core.rng import Rng

MOST_TRIES: Final = 10000
NOTHING: Final[i64] = -1


def deal_anew(s: Knowledge, twin: Knowledge, viewer: i64, rng: Rng, lasting: int = 0) -> vec[i64]:
    """Deal in `twin`, a copy, the viewer's unknown cards among the slots where they might be; gives the new kinds.

    That is, for each kind, the one that takes its place. All deals that agree with what the viewer knows are equally
    likely. The other viewers' knowledge is carried along: what they had seen, they have seen in the new deal too. A
    pool of `lasting` kinds alone, as bits, stays as it is for them.
    """
    if len(s.pool) == 0:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be dealt anew")
    dealt = Dealing(s, viewer).deal(rng)
    moved = vec[i64]([NOTHING] * s.cards)
    for slot in range(s.cards):
        moved[s.kind[slot]] = dealt[slot]
        twin.kind[slot] = dealt[slot]
    _carry_along(s, twin, viewer, moved, lasting)
    return moved


def _carry_along(s: Knowledge, twin: Knowledge, viewer: i64, moved: vec[i64], lasting: int) -> None:
    """Rename the kinds, as the new deal did, in what the other viewers know."""
    twin.pools = [0]
    for other in range(s.audience + 1):
        renamed = vec[i64]([KNOWN] * len(s.pools))
        for at in range(other * s.cards, (other + 1) * s.cards):
            pool = s.pool[at]
            if pool == KNOWN:
                continue
            if renamed[pool] == KNOWN:
                kinds = s.pools[pool]
                if other != viewer and kinds & ~lasting:
                    kinds = pool_of(vec[i64]([moved[kind] for kind in kinds_in(kinds)]))
                renamed[pool] = twin.place_of_pool(kinds)
            twin.pool[at] = renamed[pool]


@final
class Dealing:
    """A deal of the kinds that a viewer has not seen among the slots where they might be.

    Slots with the fewest candidates choose first, at random. Each chooses one out of `most`: the greatest number of
    candidates that it could have at this point of any deal. A choice beyond those that it has throws the whole deal
    away. So all deals are equally likely: one whose slots had few candidates, which would come up too often, is
    thrown away as much more often. Where pools are nested or apart, as nearly always, nothing is thrown away.
    """

    def __init__(self, s: Knowledge, viewer: i64) -> None:
        self.dealt = vec[i64]([NOTHING] * s.cards)  # what lies in each slot; what the viewer knows stays
        self.free = vec[bool]([True] * s.cards)
        self.slots = vec[i64]()  # those hidden, in the order in which they choose
        self.groups = vec[i64]()  # of each of them: the place of its pool in `kinds`
        self.kinds = vec[vec[i64]]()  # of each pool: those that the viewer has not seen
        self.most = vec[i64]()
        self._sort_out(s, viewer)
        self._limit()

    def deal(self, rng: Rng) -> vec[i64]:
        """A kind for each slot."""
        for _ in range(MOST_TRIES):
            if self._try(rng):
                return self.dealt
        raise BadPosition("what a viewer knows fits no deal")

    def _try(self, rng: Rng) -> bool:
        """Deal, unless it comes to be thrown away."""
        for place in range(len(self.slots)):
            if self.most[place] <= 0:
                raise BadPosition("what a viewer knows fits no deal")
            kind = self._choose(self.kinds[self.groups[place]], rng.below(self.most[place]))
            if kind == NOTHING:
                self._take_back(place)
                return False
            self.dealt[self.slots[place]] = kind
            self.free[kind] = False
        return True

    def _choose(self, kinds: vec[i64], number: i64) -> i64:
        """The free kind of that number, or NOTHING."""
        for kind in kinds:
            if self.free[kind]:
                if number == 0:
                    return kind
                number -= 1
        return NOTHING

    def _take_back(self, places: i64) -> None:
        """What the first slots have chosen is free again."""
        for place in range(places):
            self.free[self.dealt[self.slots[place]]] = True

    def _sort_out(self, s: Knowledge, viewer: i64) -> None:
        """Find out what is hidden, and in which order it is dealt."""
        start = viewer * s.cards
        hidden = vec[i64]()
        for slot in range(s.cards):
            if s.pool[start + slot] == KNOWN:
                self.dealt[slot] = s.kind[slot]
                self.free[s.kind[slot]] = False
            else:
                hidden = append(hidden, slot)
        group = vec[i64]([NOTHING] * len(s.pools))
        sizes = vec[i64]()
        order: list[int] = []
        for slot in hidden:
            pool = s.pool[start + slot]
            if group[pool] == NOTHING:
                kinds = kinds_in(s.pools[pool])
                group[pool] = len(sizes)
                sizes = append(sizes, len(kinds))
                self.kinds = append(self.kinds, vec[i64]([kind for kind in kinds if self.free[kind]]))
            order.append(s.cards * sizes[group[pool]] + slot)
        order.sort()
        for entry in order:
            slot = entry % s.cards
            self.slots = append(self.slots, slot)
            self.groups = append(self.groups, group[s.pool[start + slot]])

    def _limit(self) -> None:
        """How many candidates each slot has at most.

        The slots before it have taken at least those that their own pools could not give them outside of its pool.
        """
        pools = len(self.kinds)
        outside = vec[i64]([_missing(one, other) for one in self.kinds for other in self.kinds])
        chosen = vec[i64]([0] * pools)
        for group in self.groups:
            most = len(self.kinds[group])
            for other in range(pools):
                taken = chosen[other] - outside[pools * other + group]
                if taken > 0:
                    most -= taken
            self.most = append(self.most, most)
            chosen[group] += 1


def _missing(one: vec[i64], other: vec[i64]) -> i64:
    """How many kinds of a pool are not in another one; both in their order."""
    missing: i64 = 0
    place: i64 = 0
    for kind in one:
        while place < len(other) and other[place] < kind:
            place += 1
        if place == len(other) or other[place] != kind:
            missing += 1
    return missing
