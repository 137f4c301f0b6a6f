"""A copy of a match in which everything that a viewer cannot know is dealt again."""

from __future__ import annotations

from mypy_extensions import i64

from overrule.core.arrays import array
from overrule.core.dealing import deal_anew
from overrule.core.position import NOBODY
from overrule.core.rng import Rng
from overrule.games.conquerors.frames import EffectFrame, MulliganFrame
from overrule.games.conquerors.options import ASK_KUK, PRIVATE_QUESTIONS
from overrule.games.conquerors.rules.flow import advance, ask_again
from overrule.games.conquerors.state import Position


def redeal(s: Position, viewer: i64, rng: Rng) -> Position:
    """A copy with the viewer's unknown cards redealt among the slots where they might be, and new randomness.

    Of a face-down trap others know that it is one of the traps that a hand might have held: that stays as it is.
    """
    twin = s.copy()
    deal_anew(s, twin, viewer, rng, s.deal.traps)
    twin.refresh_shown()
    _ask_again(twin, viewer, rng)
    twin.streams = [rng.fork() for _ in twin.streams]
    return twin


def _ask_again(s: Position, viewer: i64, rng: Rng) -> None:
    """Another seat's question about hidden cards gets the options of the cards that are there now."""
    if s.asking in (NOBODY, viewer) or s.question not in PRIVATE_QUESTIONS:
        return
    frame = s.frames[-1]
    if s.question == ASK_KUK and isinstance(frame, EffectFrame):
        places = array(range(frame.count))
        rng.mix(places)
        frame.chosen = places[: len(frame.chosen)]  # others see how many go under, not which
    elif isinstance(frame, MulliganFrame):
        hand = s.hands[frame.player][:]
        rng.mix(hand)
        frame.back = hand[: len(frame.back)]
    skipping, s.skip_single = s.skip_single, False
    ask_again(s)
    advance(s)
    s.skip_single = skipping
