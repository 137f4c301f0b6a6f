"""Who knows what about the cards of a match.

Words that are easily confused:

- a *kind* is one of the cards of the match: what is printed on it;
- a *slot* is a card as the table sees it: a piece of cardboard that can be followed with the eyes. `kind[slot]` says
  what it is. Shuffling a deck leaves its slots in place and deals the kinds anew among them, so a slot tells nobody
  anything about what lies in it, and one can be shown to every viewer;
- a *handle* is the number by which viewers follow a card; it gets a new one when it goes out of their sight;
- a *pool* is a set of kinds, as bits. `pool` says, for each viewer and slot, that the viewer knows what lies there
  (KNOWN), or else which pool it is from, as far as that viewer can know.

A viewer is a number here: a seat, or `audience` for everybody who has none.
"""

from __future__ import annotations

from typing import Final

from overrule.core.rng import Rng

KNOWN: Final = 0


class Knowledge:
    """The cards in their slots, and what each viewer knows of them."""

    cards: int  # slots that can hold something unknown; what lies in a slot behind these is known to all
    audience: int  # the viewer who stands for all without a seat; comes behind the seats
    kind: list[int]
    handle: list[int]
    next_handle: int
    pool: list[int]  # cards * viewer + slot -> KNOWN, or place in `pools`; empty: nobody keeps track (`play_out`)
    pools: list[int]
    alike: list[bool]  # for each hand: all its cards are of one pool to everybody else

    # ------------------------------------------------------------------------------------------------ what is known

    def knows(self, viewer: int, slot: int) -> bool:
        """Whether a viewer has seen what lies in a slot and could follow it since."""
        return not self.pool or slot >= self.cards or self.pool[viewer * self.cards + slot] == KNOWN

    def candidates(self, viewer: int, slot: int) -> int:
        """The kinds, as bits, that a slot might hold as far as a viewer can know."""
        pool = self.pool[viewer * self.cards + slot]
        return 1 << self.kind[slot] if pool == KNOWN else self.pools[pool]

    # --------------------------------------------------------------------------------------------------- learning

    def show(self, slot: int) -> None:
        """Everybody learns what lies in a slot."""
        if slot < self.cards:
            while slot < len(self.pool):
                self.pool[slot] = KNOWN
                slot += self.cards

    def show_to(self, viewer: int, slot: int) -> None:
        """One viewer learns what lies in a slot."""
        if self.pool and slot < self.cards:
            self.pool[viewer * self.cards + slot] = KNOWN

    def narrow(self, viewer: int, slot: int, kinds: int) -> None:
        """A viewer learns that what lies in a slot is one of these kinds."""
        at = viewer * self.cards + slot
        pool = self.pool[at]
        if pool != KNOWN and self.pools[pool] & ~kinds:
            self.pool[at] = self.place_of_pool(self.pools[pool] & kinds)

    # ------------------------------------------------------------------------------------------------- losing track

    def blur(self, viewer: int, slots: list[int]) -> None:
        """A viewer can no longer tell these slots apart: each might be what any of them might have been."""
        if len(slots) < 2 or not self.pool:
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
        last = KNOWN
        for slot in slots:
            pool = pools[start + slot]
            if pool == KNOWN:
                kinds |= 1 << self.kind[slot]
            elif pool != last:
                kinds |= self.pools[pool]
                last = pool
        place = self.place_of_pool(kinds)
        for slot in slots:
            pools[start + slot] = place

    def lose_track(self, viewer: int, hand: list[int], slot: int, sees: bool, might: int = -1) -> None:
        """A viewer sees a card of a hand, or only that one is gone, without seeing which place in the hand it had.

        `might`: one that is not seen is known to be one of these kinds, as bits.
        """
        if not sees:
            if might >= 0:
                hand = [other for other in hand if self.candidates(viewer, other) & might]
            self.blur(viewer, hand)
            return
        start = viewer * self.cards
        pool = self.pool[start + slot]
        if pool == KNOWN:
            return
        kind = self.kind[slot]
        alike = [slot]
        for other in hand:
            if self.pool[start + other] != pool and (self.candidates(viewer, other) >> kind) & 1:
                alike.append(other)
        if len(alike) > 1:
            alike += [other for other in hand if self.pool[start + other] == pool and other != slot]
            self.blur(viewer, alike)

    def leave_first(self, hand: list[int], slot: int) -> int:
        """A card leaves a hand in the hand's first slot, which is given, with a new handle.

        Nobody but its owner can tell the cards of a hand apart. So what lay in the first slot changes places with the
        card: slots and handles say nothing about when it came into the hand.
        """
        leaving = hand.pop(0)
        if leaving != slot:
            self._trade_places(leaving, slot)
        self.renew_handle(leaving)
        return leaving

    def _trade_places(self, one: int, other: int) -> None:
        """Two slots swap what lies in them, with all that is known about it."""
        self.kind[one], self.kind[other] = self.kind[other], self.kind[one]
        pool = self.pool
        while other < len(pool):
            pool[one], pool[other] = pool[other], pool[one]
            one += self.cards
            other += self.cards

    def mix(self, slots: list[int], rng: Rng) -> None:
        """The kinds in these slots change places at random, unseen."""
        if self.pool:
            for viewer in range(self.audience + 1):
                self.blur(viewer, slots)
        kinds = [self.kind[slot] for slot in slots]
        rng.shuffle(kinds)
        handle = self.next_handle
        self.next_handle += len(slots)
        for place in range(len(slots)):
            self.kind[slots[place]] = kinds[place]
            self.handle[slots[place]] = handle + place

    def renew_handle(self, slot: int) -> None:
        """Give a card that went out of sight a handle that nobody has seen before."""
        self.handle[slot] = self.next_handle
        self.next_handle += 1

    def place_of_pool(self, kinds: int) -> int:
        """Where a pool is in the list, to which it is added if it is new."""
        for place in range(1, len(self.pools)):
            if self.pools[place] == kinds:
                return place
        self.pools.append(kinds)
        return len(self.pools) - 1
