"""Runs a match from one question to the next: the last frame goes on until somebody must choose or it is over."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.position import NOBODY, PLAYING
from overrule.core.rng import Rng
from overrule.core.texts import PASS
from overrule.games.compile.frames import (
    ARRIVE_FRAME,
    COMPILE_FRAME,
    DISCARD_FRAME,
    FIRE_FRAME,
    FLIP_FRAME,
    LAND_FRAME,
    REFRESH_FRAME,
    TEXT_FRAME,
    TRIGGERS_FRAME,
    TURN_FRAME,
    ArriveFrame,
    CompileFrame,
    DiscardFrame,
    DraftFrame,
    FireFrame,
    FlipFrame,
    LandFrame,
    RefreshFrame,
    TextFrame,
    TriggersFrame,
    TurnFrame,
)
from overrule.games.compile.rules.compiling import step_compile
from overrule.games.compile.rules.hands import step_discard, step_refresh
from overrule.games.compile.rules.moves import step_arrive, step_fire, step_flip, step_land
from overrule.games.compile.rules.text import step_text
from overrule.games.compile.rules.triggers import step_triggers
from overrule.games.compile.rules.turn import step_turn
from overrule.games.compile.setup import step_draft
from overrule.games.compile.state import CONCEDED, DECISION_LIMIT, TOO_LONG, Position


def advance(s: Position) -> None:
    """Go on until a seat is asked or the match is over: each time the last frame takes a step.

    Its kind says what it is: that is quicker to ask than its class.
    """
    while s.asking == NOBODY and s.ending == PLAYING:
        frame = s.frames[-1]
        kind = frame.kind
        if kind == TURN_FRAME:
            step_turn(s, cast(TurnFrame, frame))
        elif kind == LAND_FRAME:
            step_land(s, cast(LandFrame, frame))
        elif kind == TEXT_FRAME:
            step_text(s, cast(TextFrame, frame))
        elif kind == REFRESH_FRAME:
            step_refresh(s, cast(RefreshFrame, frame))
        elif kind == TRIGGERS_FRAME:
            step_triggers(s, cast(TriggersFrame, frame))
        elif kind == COMPILE_FRAME:
            step_compile(s, cast(CompileFrame, frame))
        elif kind == ARRIVE_FRAME:
            step_arrive(s, cast(ArriveFrame, frame))
        elif kind == DISCARD_FRAME:
            step_discard(s, cast(DiscardFrame, frame))
        elif kind == FIRE_FRAME:
            step_fire(s, cast(FireFrame, frame))
        elif kind == FLIP_FRAME:
            step_flip(s, cast(FlipFrame, frame))
        else:
            step_draft(s, cast(DraftFrame, frame))
    if s.ending != PLAYING:
        _note_end(s)


def _note_end(s: Position) -> None:
    s.asking = NOBODY
    if s.notes is not None:
        s.note_apart("over", {"winner": s.winner, "ending": s.ending}, [])


def choose(s: Position, option: i64) -> None:
    """Answer the question with an option that was offered, and go on. The caller has checked that it was."""
    s.answer = option
    s.asking = NOBODY
    if s.notes is not None and option == PASS:
        s.notes.passed = s.notes.count
    s.decisions += 1
    advance(s)
    if s.decisions >= DECISION_LIMIT and s.ending == PLAYING:
        s.ending = TOO_LONG
        _note_end(s)


def concede(s: Position, seat: i64) -> None:
    """A player concedes, no matter who is asked: the other one wins."""
    s.ending = CONCEDED
    s.winner = 1 - seat
    _note_end(s)


def play_out(s: Position, rng: Rng) -> i64:
    """Play at random to the end; returns the number of choices made.

    Nobody looks at a play-out, so nobody keeps track of what can be known: afterwards the position tells how the
    match ended, writes no events, and can be neither observed nor redealt.
    """
    s.pool = vec[i64]()
    s.notes = None
    before = s.decisions
    while s.ending == PLAYING:
        options = s.options
        choose(s, options[rng.below(len(options))])
    return s.decisions - before
