"""Whether an answer would bring nothing, so that the player is warned before giving it.

It is tried in worlds that the player cannot tell from the true one, so a warning reveals nothing hidden.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from overrule import KITS
from overrule.core.game import State
from overrule.core.kit import Gains
from overrule.core.rng import stream_of

WORLDS = 2
OTHERS = 6  # other answers that are tried, in case one brings more
PASSES = 12  # choices to wait for the effect of a reaction
PASS = "pass"
DECLINES = (PASS, "done")  # doing nothing needs no warning
END = ("turn", "over")  # whatever follows them is not due to the answer


def brings_nothing(state: State[Any, Any], seat: int, key: str, chance: Random) -> bool:
    """Whether the player gains nothing and nobody else loses anything, while another answer may do better."""
    part = KITS[state.game.id].gains
    if part is None or key in DECLINES or not _in_vain(state, seat, key, part(), chance):
        return False
    assert state.decision is not None
    others = (option.key for option in state.decision.options if option.key != key)
    return any(not _in_vain(state, seat, other, part(), chance) for other in islice(others, OTHERS))


def _in_vain(state: State[Any, Any], seat: int, key: str, gains: Gains, chance: Random) -> bool:
    return all(_in_vain_in_a_world(state, seat, key, gains, chance) for _ in range(WORLDS))


def _in_vain_in_a_world(state: State[Any, Any], seat: int, key: str, gains: Gains, chance: Random) -> bool:
    world = state.game.redeal(state, seat, stream_of(chance.getrandbits(32)))
    world.want_events()
    seats = range(state.seats)
    before = [gains.standing(world.position, one) for one in seats]
    world.choose(key)
    _let_happen(world)
    if world.decision is None or world.decision.source is not None:
        return False  # it is over, or asks for more: the result is not known yet
    kinds = [event.kind for event in world.events()]
    told = set(kinds[: next((at for at, kind in enumerate(kinds) if kind in END), None)])
    if not told & gains.LOSSES or told - gains.LOSSES - gains.LEADING:
        return False
    after = [gains.standing(world.position, one) for one in seats]
    return all(
        _no_better(before[one], after[one]) if one == seat else _no_better(after[one], before[one]) for one in seats
    )


def _no_better(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    return all(now <= then for then, now in zip(before, after, strict=True))


def _let_happen(world: State[Any, Any]) -> None:
    """Everybody lets it happen."""
    for _ in range(PASSES):
        if world.decision is None or world.decision.find(PASS) is None:
            return
        world.choose(PASS)
