"""Who knows what about the cards of a match.

Words that are easily confused:

- a *kind* is one of the cards of the match: what is printed on it;
- a *slot* is a physical card, which can be followed across the table with the eyes. `kind[slot]` says
  what it is. Shuffling a deck leaves its slots in place and deals the kinds anew among them, so a slot tells nobody
  anything about what lies in it, and one can be shown to every viewer;
- a *handle* is the number by which viewers follow a card; it gets a new one when it goes out of their sight;
- a *pool* is a set of kinds, as bits. `pool` says, for each viewer and slot, that the viewer knows what lies there
  (KNOWN), or else which pool it is from, as far as that viewer can know.

A viewer is a number here: a seat, or `audience` for everybody who has none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import bit, members
from overrule.core.rng import Rng

WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
KNOWN: Final[i64] = 0


def only(kind: int) -> int:
    """The pool of one kind. Pools are ints of any size: a match may have more kinds than a word has bits."""
    return 1 << kind


def kinds_in(pool: int) -> vec[i64]:
    """The kinds of a pool, in their order."""
    kinds = vec[i64]()
    first: i64 = 0
    while pool:
        for kind in members(pool & WORD):
            kinds = append(kinds, first + kind)
        pool >>= WORD_BITS
        first += WORD_BITS
    return kinds


def pool_of(kinds: vec[i64]) -> int:
    """The pool of these kinds."""
    words = vec[i64]()
    for kind in kinds:
        word = kind // WORD_BITS
        while len(words) <= word:
            words = append(words, 0)
        words[word] |= bit(kind % WORD_BITS)
    pool = 0
    for place in range(len(words) - 1, -1, -1):
        pool = (pool << WORD_BITS) | int(words[place])
    return pool


@mypyc_attr(acyclic=True)  # never part of a reference cycle: the garbage collector need not track it
class Knowledge:
    """The cards in their slots, and what each viewer knows of them."""

    cards: i64  # slots that can hold something unknown; the slots after these are known to all
    audience: i64  # the viewer who stands for everybody without a seat; comes after the seats
    kind: vec[i64]
    handle: vec[i64]
    next_handle: i64
    pool: vec[i64]  # cards * viewer + slot -> KNOWN, or place in `pools`; empty: nobody keeps track (`play_out`)
    pools: list[int]
    alike: vec[bool]  # for each hand: to everybody else, all its cards are in one pool

    # For the uncompiled engine: a position has too many attributes for Python to find them as quickly without slots.
    __slots__ = tuple(__annotations__)

    # ------------------------------------------------------------------------------------------------ what is known

    def knows(self, viewer: i64, slot: i64) -> bool:
        """Whether a viewer has seen what lies in a slot and could follow it since."""
        return len(self.pool) == 0 or slot >= self.cards or self.pool[viewer * self.cards + slot] == KNOWN

    def candidates(self, viewer: i64, slot: i64) -> int:
        """The kinds, as bits, that a slot might hold as far as a viewer can know."""
        pool = self.pool[viewer * self.cards + slot]
        return only(self.kind[slot]) if pool == KNOWN else self.pools[pool]

    # --------------------------------------------------------------------------------------------------- learning

    def show(self, slot: i64) -> None:
        """Everybody learns what lies in a slot."""
        if slot < self.cards:
            while slot < len(self.pool):
                self.pool[slot] = KNOWN
                slot += self.cards

    def show_to(self, viewer: i64, slot: i64) -> None:
        """One viewer learns what lies in a slot."""
        if len(self.pool) > 0 and slot < self.cards:
            self.pool[viewer * self.cards + slot] = KNOWN

    def narrow(self, viewer: i64, slot: i64, kinds: int) -> None:
        """A viewer learns that what lies in a slot is one of these kinds."""
        at = viewer * self.cards + slot
        pool = self.pool[at]
        if pool != KNOWN and self.pools[pool] & ~kinds:
            self.pool[at] = self.place_of_pool(self.pools[pool] & kinds)

    # ------------------------------------------------------------------------------------------------- losing track

    def blur(self, viewer: i64, slots: vec[i64]) -> None:
        """A viewer can no longer tell these slots apart: each might be what any of them might have been."""
        if len(slots) < 2 or len(self.pool) == 0:
            return
        start = viewer * self.cards
        pools = self.pool
        first = pools[start + slots[0]]
        if first != KNOWN:
            for slot in slots:
                if pools[start + slot] != first:
                    break
            else:
                return  # they are in one pool already
        kinds = 0
        last: i64 = KNOWN
        for slot in slots:
            pool = pools[start + slot]
            if pool == KNOWN:
                kinds |= only(self.kind[slot])
            elif pool != last:
                kinds |= self.pools[pool]
                last = pool
        place = self.place_of_pool(kinds)
        for slot in slots:
            pools[start + slot] = place

    def lose_track(self, viewer: i64, hand: vec[i64], slot: i64, sees: bool, might: int = -1) -> None:
        """A viewer sees a card of a hand, or only that one is gone, without seeing which place in the hand it had.

        `might`: the kinds, as bits, that it is known to be one of; for a card that is seen, all that look the same.
        """
        if not sees:
            if might >= 0:
                hand = vec[i64]([other for other in hand if self.candidates(viewer, other) & might])
            self.blur(viewer, hand)
            return
        start = viewer * self.cards
        pool = self.pool[start + slot]
        if pool == KNOWN:
            return
        kinds = might if might >= 0 else only(self.kind[slot])
        alike = vec[i64]([slot])
        for other in hand:
            if self.pool[start + other] != pool and self.candidates(viewer, other) & kinds:
                alike = append(alike, other)
        if len(alike) > 1:
            for other in hand:
                if self.pool[start + other] == pool and other != slot:
                    alike = append(alike, other)
            self.blur(viewer, alike)

    def leave_first(self, hands: vec[vec[i64]], seat: i64, slot: i64) -> i64:
        """A card leaves a hand in the hand's first slot, which is given, with a new handle.

        Nobody but its owner can tell the cards of a hand apart. So what lay in the first slot changes places with the
        card: slots and handles say nothing about when it came into the hand.
        """
        hands[seat], leaving = pop(hands[seat], 0)
        if leaving != slot:
            self._trade_places(leaving, slot)
        self.renew_handle(leaving)
        return leaving

    def _trade_places(self, one: i64, other: i64) -> None:
        """Two slots swap their contents, with everything that is known about them."""
        self.kind[one], self.kind[other] = self.kind[other], self.kind[one]
        pool = self.pool
        while other < len(pool):
            pool[one], pool[other] = pool[other], pool[one]
            one += self.cards
            other += self.cards

    def mix(self, slots: vec[i64], rng: Rng) -> None:
        """Shuffle the kinds in these slots, unseen."""
        if len(self.pool) > 0:
            for viewer in range(self.audience + 1):
                self.blur(viewer, slots)
        kinds = vec[i64]([self.kind[slot] for slot in slots])
        rng.mix(kinds)
        handle = self.next_handle
        self.next_handle += len(slots)
        for place in range(len(slots)):
            self.kind[slots[place]] = kinds[place]
            self.handle[slots[place]] = handle + place

    def renew_handle(self, slot: i64) -> None:
        """Give a card that went out of sight a handle that nobody has seen before."""
        self.handle[slot] = self.next_handle
        self.next_handle += 1

    def place_of_pool(self, kinds: int) -> i64:
        """The place of a pool in the list; adds it if it is new."""
        for place in range(1, len(self.pools)):
            if self.pools[place] == kinds:
                return place
        self.pools.append(kinds)
        return len(self.pools) - 1
