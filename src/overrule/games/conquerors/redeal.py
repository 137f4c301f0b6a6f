"""A copy of a match in which everything that a viewer cannot know is drawn anew.

It depends on what the viewer knows and on the random stream alone, never on what the hidden cards really are: two
matches that look the same to a viewer are dealt the same.
"""

from __future__ import annotations

from overrule.core.errors import BadPosition
from overrule.core.rng import Rng
from overrule.games.conquerors.frames import EffectFrame, MulliganFrame
from overrule.games.conquerors.options import ASK_KUK, PRIVATE_QUESTIONS
from overrule.games.conquerors.rules.flow import advance, ask_again
from overrule.games.conquerors.state import KNOWN, NOBODY, Position


def redeal(s: Position, viewer: int, rng: Rng) -> Position:
    """A copy with the viewer's unknown cards dealt anew among the slots where they might be, and new randomness.

    The other viewers' knowledge is carried along: what they had seen, they have seen in the new deal too.
    """
    if not s.pool:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be dealt anew")
    twin = s.copy()
    twin.kind = _deal(s, viewer, rng) + s.kind[s.deal.made :]
    _carry_along(s, viewer, twin)
    _ask_again(twin, viewer, rng)
    twin.streams = [rng.fork() for _ in twin.streams]
    return twin


def _carry_along(s: Position, viewer: int, twin: Position) -> None:
    """Rename the kinds, as the new deal did, in what the other viewers know.

    Of a face-down trap they know that it is one of the traps that a hand might have held: that stays as it is.
    """
    made = s.deal.made
    moved = [0] * made
    for slot in range(made):
        moved[s.kind[slot]] = twin.kind[slot]
    renamed: dict[int, int] = {}
    twin.pools = [0]
    for other in range(s.deal.seats + 1):
        for slot in range(made):
            at = other * made + slot
            if s.pool[at] == KNOWN:
                continue
            kinds = s.pools[s.pool[at]]
            if other != viewer and kinds & ~s.deal.traps:
                if kinds not in renamed:
                    renamed[kinds] = _rename(kinds, moved)
                kinds = renamed[kinds]
            twin.pool[at] = twin.place_of_pool(kinds)
    twin.refresh_shown()


def _rename(kinds: int, moved: list[int]) -> int:
    """A set of kinds, as bits, after every kind has taken another's place."""
    result = 0
    while kinds:
        lowest = kinds & -kinds
        result |= 1 << moved[lowest.bit_length() - 1]
        kinds ^= lowest
    return result


def _ask_again(s: Position, viewer: int, rng: Rng) -> None:
    """Another seat's question about hidden cards gets the options of the cards that are there now."""
    if s.asking in (NOBODY, viewer) or s.question not in PRIVATE_QUESTIONS:
        return
    frame = s.frames[-1]
    if s.question == ASK_KUK and isinstance(frame, EffectFrame):
        places = list(range(frame.count))
        rng.shuffle(places)
        frame.chosen = places[: len(frame.chosen)]  # how many go under is seen, not which
    elif isinstance(frame, MulliganFrame):
        hand = s.hands[frame.player][:]
        rng.shuffle(hand)
        frame.back = hand[: len(frame.back)]
    skipping, s.skip_single = s.skip_single, False
    ask_again(s)
    advance(s)
    s.skip_single = skipping


def _deal(s: Position, viewer: int, rng: Rng) -> list[int]:
    """A kind for each slot that agrees with all the viewer knows.

    Slots with the fewest candidates choose first, at random. What slots might hold is nested or apart nearly always,
    so this is fair; where it is not and a slot finds all its candidates taken, others make room (an augmenting path).
    """
    made = s.deal.made
    might = [s.candidates(viewer, slot) for slot in range(made)]
    dealt = [-1] * made
    free = (1 << made) - 1
    hidden: list[int] = []
    for slot in range(made):
        if s.pool[viewer * made + slot] == KNOWN:
            dealt[slot] = s.kind[slot]
            free &= ~(1 << s.kind[slot])
        else:
            hidden.append(slot)
    sizes: dict[int, int] = {}
    for slot in hidden:
        if might[slot] not in sizes:
            sizes[might[slot]] = might[slot].bit_count()
    for slot in sorted(hidden, key=lambda slot: (sizes[might[slot]], slot)):
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
