"""Deals anew what a viewer cannot know.

The result depends on what the viewer knows and on the random stream alone, never on what the hidden cards really are:
two matches that look the same to a viewer are dealt the same.
"""

from __future__ import annotations

from overrule.core.errors import BadPosition
from overrule.core.knowledge import KNOWN, Knowledge
from overrule.core.rng import Rng


def deal_anew(s: Knowledge, twin: Knowledge, viewer: int, rng: Rng, lasting: int = 0) -> list[int]:
    """Deal in `twin`, a copy, the viewer's unknown cards among the slots where they might be; gives the new kinds.

    That is, for each kind, the one that takes its place. The other viewers' knowledge is carried along: what they had
    seen, they have seen in the new deal too. A pool of `lasting` kinds alone, as bits, stays as it is for them.
    """
    if not s.pool:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be dealt anew")
    dealt = _deal(s, viewer, rng)
    moved = [0] * s.cards
    for slot in range(s.cards):
        moved[s.kind[slot]] = dealt[slot]
        twin.kind[slot] = dealt[slot]
    _carry_along(s, twin, viewer, moved, lasting)
    return moved


def _carry_along(s: Knowledge, twin: Knowledge, viewer: int, moved: list[int], lasting: int) -> None:
    """Rename the kinds, as the new deal did, in what the other viewers know."""
    twin.pools = [0]
    for other in range(s.audience + 1):
        renamed = [KNOWN] * len(s.pools)
        for at in range(other * s.cards, (other + 1) * s.cards):
            pool = s.pool[at]
            if pool == KNOWN:
                continue
            if renamed[pool] == KNOWN:
                kinds = s.pools[pool]
                rename = other != viewer and kinds & ~lasting != 0
                renamed[pool] = twin.place_of_pool(_rename(kinds, moved) if rename else kinds)
            twin.pool[at] = renamed[pool]


def _rename(kinds: int, moved: list[int]) -> int:
    """A set of kinds, as bits, after every kind has taken another's place."""
    result = 0
    while kinds:
        lowest = kinds & -kinds
        result |= 1 << moved[lowest.bit_length() - 1]
        kinds ^= lowest
    return result


def _deal(s: Knowledge, viewer: int, rng: Rng) -> list[int]:
    """A kind for each slot that agrees with all the viewer knows.

    Slots with the fewest candidates choose first, at random. What slots might hold is nested or apart nearly always,
    so this is fair; where it is not and a slot finds all its candidates taken, others make room (an augmenting path).
    """
    cards = s.cards
    sizes = [kinds.bit_count() for kinds in s.pools]
    might = [s.candidates(viewer, slot) for slot in range(cards)]
    dealt = [-1] * cards
    free = (1 << cards) - 1
    hidden: list[int] = []  # in the order in which they choose, as cards * candidates + slot
    for slot in range(cards):
        pool = s.pool[viewer * cards + slot]
        if pool == KNOWN:
            dealt[slot] = s.kind[slot]
            free &= ~might[slot]
        else:
            hidden.append(cards * sizes[pool] + slot)
    hidden.sort()
    for entry in hidden:
        slot = entry % cards
        if might[slot] & free:
            kind = _any_of(might[slot] & free, rng)
            dealt[slot] = kind
            free &= ~(1 << kind)
        else:
            free = _make_room(slot, might, dealt, free)
    return dealt


def _any_of(kinds: int, rng: Rng) -> int:
    """One of a set of kinds, each equally likely."""
    for _ in range(rng.below(kinds.bit_count())):
        kinds &= kinds - 1
    return (kinds & -kinds).bit_length() - 1


def _make_room(slot: int, might: list[int], dealt: list[int], free: int) -> int:
    """Give a slot a kind that others have, who take others in turn; gives what is free then."""
    holder = {kind: other for other, kind in enumerate(dealt) if kind >= 0}
    before = {slot: -1}
    queue = [slot]
    for at in queue:
        for kind, other in holder.items():
            if other in before or not (might[at] >> kind) & 1 or might[other].bit_count() == 1:
                continue
            before[other] = at
            if might[other] & free:
                last = (might[other] & free & -(might[other] & free)).bit_length() - 1
                _pass_on(other, last, before, dealt)
                return free & ~(1 << last)
            queue.append(other)
    raise BadPosition("what a viewer knows fits no deal")


def _pass_on(slot: int, kind: int, before: dict[int, int], dealt: list[int]) -> None:
    """Along a path of slots, each takes a new kind and leaves its old one to the one before."""
    while slot >= 0:
        dealt[slot], kind = kind, dealt[slot]
        slot = before[slot]
