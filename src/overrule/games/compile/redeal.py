"""A copy of a match in which everything that a viewer cannot know is drawn anew.

It depends on what the viewer knows and on the random stream alone, never on what the hidden cards really are: two
matches that look the same to a viewer are dealt the same.
"""

from __future__ import annotations

from overrule.core.errors import BadPosition
from overrule.core.rng import Rng
from overrule.games.compile.frames import TurnFrame
from overrule.games.compile.options import ASK_ACTION, ASK_PLAY, ASK_REVEAL_DRAWN
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.rules.chains import KINDS_IN_MARK
from overrule.games.compile.rules.flow import advance
from overrule.games.compile.state import NOBODY, VIEWERS, Position


def redeal(s: Position, viewer: int, rng: Rng) -> Position:
    """A copy with the viewer's unknown cards dealt anew among the slots where they might be, and new randomness.

    The other viewers' knowledge is carried along: what they had seen, they have seen in the new deal too.
    """
    if s.deal.card and not s.pool:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be dealt anew")
    twin = s.copy()
    if s.deal.card:
        twin.kind = _deal(s, viewer, rng)
        _carry_along(s, viewer, twin)
        _ask_again(twin, viewer)
    twin.streams = [rng.fork() for _ in twin.streams]
    return twin


def _carry_along(s: Position, viewer: int, twin: Position) -> None:
    """Rename the kinds, as the new deal did, in what the other viewers know and in the turn's remembered moments."""
    moved = [0] * CARDS_IN_MATCH
    for slot in range(CARDS_IN_MATCH):
        moved[s.kind[slot]] = twin.kind[slot]
    twin.pools = [0]
    for other in range(VIEWERS):
        for slot in range(CARDS_IN_MATCH):
            if not s.knows(other, slot):
                kinds = s.candidates(other, slot)
                pool = _place(kinds if other == viewer else _rename(kinds, moved), twin.pools)
                twin.pool[other * CARDS_IN_MATCH + slot] = pool
    twin.seen = [_remember(mark, moved) for mark in s.seen]
    turn = twin.frames[0]
    if isinstance(turn, TurnFrame) and turn.table:
        turn.table = _remember(turn.table, moved)


def _place(kinds: int, pools: list[int]) -> int:
    """Where a pool is in the list, to which it is added if it is new."""
    if kinds not in pools:
        pools.append(kinds)
    return pools.index(kinds)


def _remember(mark: list[int], moved: list[int]) -> list[int]:
    """A remembered moment of the turn, as it would have been with the new deal."""
    end = KINDS_IN_MARK + CARDS_IN_MATCH
    return mark[:KINDS_IN_MARK] + [moved[kind] for kind in mark[KINDS_IN_MARK:end]] + mark[end:]


def _ask_again(s: Position, viewer: int) -> None:
    """Another seat's question about its hand gets the options of the hand that it has now."""
    if s.asking in (NOBODY, viewer) or s.question not in (ASK_ACTION, ASK_PLAY, ASK_REVEAL_DRAWN):
        return
    skipping, s.skip_single = s.skip_single, False
    s.frames[-1].step -= 1
    s.asking = NOBODY
    advance(s)
    s.skip_single = skipping


def _deal(s: Position, viewer: int, rng: Rng) -> list[int]:
    """A kind for each slot that agrees with all the viewer knows.

    Slots with the fewest candidates choose first, at random. What slots might hold is nested or apart nearly always,
    so this is fair; where it is not and a slot finds all its candidates taken, others make room (an augmenting path).
    """
    might = [s.candidates(viewer, slot) for slot in range(CARDS_IN_MATCH)]
    order = sorted(range(CARDS_IN_MATCH), key=lambda slot: (might[slot].bit_count(), slot))
    owner = [-1] * CARDS_IN_MATCH  # kind -> slot
    kinds = list(range(CARDS_IN_MATCH))
    for slot in order:
        if might[slot].bit_count() > 1:
            rng.shuffle(kinds)
        _seat(slot, might, owner, kinds, set())
    dealt = [-1] * CARDS_IN_MATCH
    for kind, slot in enumerate(owner):
        dealt[slot] = kind
    return dealt


def _seat(slot: int, might: list[int], owner: list[int], kinds: list[int], tried: set[int]) -> bool:
    """Give a slot a kind that it might hold, a free one if there is one."""
    candidates = [kind for kind in kinds if (might[slot] >> kind) & 1]
    for kind in candidates:
        if owner[kind] < 0:
            owner[kind] = slot
            return True
    for kind in candidates:
        if kind not in tried:
            tried.add(kind)
            if _seat(owner[kind], might, owner, kinds, tried):
                owner[kind] = slot
                return True
    return False


def _rename(kinds: int, moved: list[int]) -> int:
    """A set of kinds, as bits, after every kind has taken another's place."""
    result = 0
    for kind, now in enumerate(moved):
        if (kinds >> kind) & 1:
            result |= 1 << now
    return result
