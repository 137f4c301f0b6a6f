"""Deals anew what a viewer cannot know.

The result depends on what the viewer knows and on the random stream alone, never on what the hidden cards really are:
two matches that look the same to a viewer are dealt the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import put
from overrule.core.errors import BadPosition
from overrule.core.knowledge import KNOWN, Knowledge, kinds_in, pool_of
from overrule.core.rng import Rng

MOST_TRIES: Final = 200
ROUNDS: Final = 40  # for each hidden card
NOTHING: Final[i64] = -1
WANTED: Final[i64] = -2


def deal_anew(s: Knowledge, twin: Knowledge, viewer: i64, rng: Rng, lasting: int = 0) -> vec[i64]:
    """Deal in `twin`, a copy, the viewer's unknown cards among the slots where they might be; gives the new kinds.

    The result gives, for each kind, the kind that takes its place. All deals that agree with what the viewer knows are
    equally likely. The other viewers' knowledge is carried along: what they had seen, they have seen in the new deal
    too. A pool of `lasting` kinds alone, as bits, stays as it is for them.
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
@mypyc_attr(acyclic=True)
class Dealing:
    """Deals of the kinds that a viewer has not seen among the slots where they might be.

    Kinds choose their slots at random, those with the fewest to choose from first. Each chooses one out of `most`: the
    greatest number of slots that could still be open to it, whatever the kinds before it have chosen. A choice beyond
    those that are open throws the whole deal away. So all deals are equally likely: a deal whose kinds had few slots
    left to choose from would come up too often, and is thrown away proportionally more often. Where pools are nested or
    disjoint, nothing is thrown away. After MOST_TRIES deals, which happens in about 1 of 100 cases, one is forced.
    """

    def __init__(self, s: Knowledge, viewer: i64) -> None:
        self.dealt = vec[i64]([NOTHING] * s.cards)  # what lies in each slot; what the viewer knows stays
        self.slots = vec[vec[i64]]()  # of each pool: the hidden ones, in any order, those that are still open first
        self.home = vec[i64]([NOTHING] * s.cards)  # of each hidden slot: its pool
        self.open = vec[i64]()  # of each pool: how many slots are open
        self.kinds = vec[i64]()  # those hidden, in the order in which they choose
        self.sort = vec[i64]([0] * s.cards)  # of each kind; kinds of one sort are in the same pools
        self.pools = vec[vec[i64]]([vec[i64]()])  # of each sort
        self.most = vec[i64]()  # of each of `kinds`
        self._find_pools(s, viewer)
        self._find_kinds()
        self._limit()

    def deal(self, rng: Rng) -> vec[i64]:
        """A kind for each slot."""
        for _ in range(MOST_TRIES):
            if self._try(rng):
                return self.dealt
        self.force(rng)
        return self.dealt

    def _try(self, rng: Rng) -> bool:
        """Deal; False if the deal must be thrown away."""
        self._open_all()
        return all(self._choose(self.kinds[place], rng.below(self.most[place])) for place in range(len(self.kinds)))

    def force(self, rng: Rng) -> None:
        """Deal in any case: not quite fairly, though kinds swapping places at random make it nearly so."""
        self._open_all()
        for kind in self.kinds:
            free: i64 = 0
            for pool in self.pools[self.sort[kind]]:
                free += self.open[pool]
            if free == 0:
                self._make_room(kind)
            else:
                self._choose(kind, rng.below(free))
        for _ in range(ROUNDS * len(self.kinds)):
            self._go_round(vec[i64]([self._any_slot(rng) for _ in range(2 + rng.below(3))]))

    def _any_slot(self, rng: Rng) -> i64:
        """One of the hidden slots."""
        number = rng.below(len(self.kinds))
        pool: i64 = 0
        while number >= len(self.slots[pool]):
            number -= len(self.slots[pool])
            pool += 1
        return self.slots[pool][number]

    def _go_round(self, slots: vec[i64]) -> None:
        """Each of these slots gets the kind of the slot before it, if all of them might hold that."""
        for place in range(len(slots)):
            kind = self.dealt[slots[place - 1]]
            if self.home[slots[place]] not in self.pools[self.sort[kind]] or slots[place] in slots[:place]:
                return
        last = self.dealt[slots[-1]]
        for place in range(len(slots) - 1, 0, -1):
            self.dealt[slots[place]] = self.dealt[slots[place - 1]]
        self.dealt[slots[0]] = last

    def _open_all(self) -> None:
        for pool in range(len(self.slots)):
            self.open[pool] = len(self.slots[pool])

    def _choose(self, kind: i64, number: i64) -> bool:
        """Put a kind into the open slot of that number; False if there is none."""
        for pool in self.pools[self.sort[kind]]:
            if number < self.open[pool]:
                self._place(kind, pool, number)
                return True
            number -= self.open[pool]
        return False

    def _place(self, kind: i64, pool: i64, number: i64) -> None:
        """A kind takes an open slot, which swaps places with the last open one."""
        slots = self.slots[pool]
        self.open[pool] -= 1
        last = self.open[pool]
        slots[number], slots[last] = slots[last], slots[number]
        self.dealt[slots[last]] = kind

    def _make_room(self, kind: i64) -> None:
        """A kind takes the slot of another, which takes the slot of a third, and so on to an open slot."""
        before = vec[i64]([NOTHING] * len(self.slots))  # of each pool: the slot whose kind would go there
        queue = self.pools[self.sort[kind]][:]
        for pool in queue:
            before[pool] = WANTED
        at: i64 = 0
        while at < len(queue):
            slots = self.slots[queue[at]]
            at += 1
            for slot in slots:
                for pool in self.pools[self.sort[self.dealt[slot]]]:
                    if before[pool] == NOTHING:
                        before[pool] = slot
                        queue = append(queue, pool)
                        if self.open[pool] > 0:
                            self._move_along(kind, pool, before)
                            return
        raise BadPosition("what a viewer knows fits no deal")

    def _move_along(self, kind: i64, pool: i64, before: vec[i64]) -> None:
        """Along a path of slots, each gives its kind to the next one, the last one to a pool with an open slot."""
        slot = before[pool]
        self._place(self.dealt[slot], pool, 0)
        while before[self.home[slot]] != WANTED:
            last = slot
            slot = before[self.home[slot]]
            self.dealt[last] = self.dealt[slot]
        self.dealt[slot] = kind

    def _find_pools(self, s: Knowledge, viewer: i64) -> None:
        """Find out which slots are hidden, and tell kinds apart by the pools that they are in.

        Pools are taken in the order of their slots: the order in which they arose may tell what others know.
        """
        start = viewer * s.cards
        place = vec[i64]([NOTHING] * len(s.pools))
        for slot in range(s.cards):
            pool = s.pool[start + slot]
            if pool == KNOWN:
                self.dealt[slot] = s.kind[slot]
                self.sort[s.kind[slot]] = NOTHING
                continue
            if place[pool] == NOTHING:
                place[pool] = len(self.slots)
                self.slots = append(self.slots, vec[i64]())
                self.open = append(self.open, 0)
            put(self.slots, place[pool], slot)
            self.home[slot] = place[pool]
        for pool in range(len(self.slots)):
            first = self.slots[pool][0]
            self._tell_apart(kinds_in(s.pools[s.pool[start + first]]), pool)

    def _tell_apart(self, kinds: vec[i64], pool: i64) -> None:
        """Split sorts: kinds that are in a pool are of another sort than those that are not."""
        inside = vec[i64]([NOTHING] * len(self.pools))
        for kind in kinds:
            sort = self.sort[kind]
            if sort == NOTHING:
                continue
            if inside[sort] == NOTHING:
                inside[sort] = len(self.pools)
                self.pools = append(self.pools, append(self.pools[sort][:], pool))
            self.sort[kind] = inside[sort]

    def _find_kinds(self) -> None:
        """The kinds in the order in which they choose."""
        order: list[int] = []
        cards = len(self.sort)
        for kind in range(cards):
            if self.sort[kind] != NOTHING:
                order.append(self._room(self.sort[kind]) * cards + kind)
        order.sort()
        self.kinds = vec[i64]([entry % cards for entry in order])

    def _room(self, sort: i64) -> i64:
        """The number of slots open to a sort before anything is dealt."""
        room: i64 = 0
        for pool in self.pools[sort]:
            room += len(self.slots[pool])
        return room

    def _limit(self) -> None:
        """The greatest number of slots that can be open to each kind when its turn comes."""
        sorts = len(self.pools)
        outside = self._outside()
        chosen = vec[i64]([0] * sorts)
        for place in range(len(self.kinds)):
            sort = self.sort[self.kinds[place]]
            room = self._room(sort)
            taken: i64 = 0
            for other in range(sorts):
                more = chosen[other] - outside[sorts * other + sort]
                if more > 0:
                    taken += more
            # Together they have taken at least as many as have no room elsewhere.
            together = place - (len(self.kinds) - room)
            most = room - (together if together > taken else taken)
            if most <= 0:
                raise BadPosition("what a viewer knows fits no deal")
            self.most = append(self.most, most)
            chosen[sort] += 1

    def _outside(self) -> vec[i64]:
        """For each two sorts, how many slots that are open to the first are not open to the second."""
        sorts = len(self.pools)
        found = vec[i64]([0] * (sorts * sorts))
        for sort in range(sorts):
            inside = vec[bool]([False] * len(self.slots))
            for pool in self.pools[sort]:
                inside[pool] = True
            for other in range(sorts):
                for pool in self.pools[other]:
                    if not inside[pool]:
                        found[sorts * other + sort] += len(self.slots[pool])
        return found
