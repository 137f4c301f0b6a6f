"""A copy of a match in which everything that a viewer cannot know is dealt again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.dealing import deal_anew
from overrule.core.position import NOBODY
from overrule.core.rng import Rng
from overrule.games.compile.frames import TurnFrame
from overrule.games.compile.options import ASK_ACTION, ASK_PLAY, ASK_REVEAL_DRAWN
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.rules.chains import KINDS_IN_MARK
from overrule.games.compile.rules.flow import advance
from overrule.games.compile.state import Position


def redeal(s: Position, viewer: i64, rng: Rng) -> Position:
    """A copy with the viewer's unknown cards redealt among the slots where they might be, and new randomness."""
    twin = s.copy()
    if s.deal.is_dealt():
        moved = deal_anew(s, twin, viewer, rng)
        twin.seen = vec[vec[i64]]([_remember(mark, moved) for mark in s.seen])
        turn = twin.frames[0]
        if isinstance(turn, TurnFrame) and len(turn.table) > 0:
            turn.table = _remember(turn.table, moved)
        _ask_again(twin, viewer)
    twin.streams = [rng.fork() for _ in twin.streams]
    return twin


def _remember(mark: vec[i64], moved: vec[i64]) -> vec[i64]:
    """A remembered moment of the turn, as it would have been with the new deal."""
    moment = mark[:]
    for place in range(KINDS_IN_MARK, KINDS_IN_MARK + CARDS_IN_MATCH):
        moment[place] = moved[mark[place]]
    return moment


def _ask_again(s: Position, viewer: i64) -> None:
    """Another seat's question about its hand gets the options of the hand that it has now."""
    if s.asking in (NOBODY, viewer) or s.question not in (ASK_ACTION, ASK_PLAY, ASK_REVEAL_DRAWN):
        return
    skipping, s.skip_single = s.skip_single, False
    s.frames[-1].step -= 1
    s.asking = NOBODY
    advance(s)
    s.skip_single = skipping
