"""Runs a match from one question to the next: the last frame goes on until somebody must choose or it is over."""

from __future__ import annotations

from overrule.core.position import NOBODY, PLAYING
from overrule.core.rng import Rng
from overrule.games.compile.frames import (
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
    """Go on until a seat is asked or the match is over."""
    while s.asking == NOBODY and s.ending == PLAYING:
        frame = s.frames[-1]
        if isinstance(frame, TurnFrame):
            step_turn(s, frame)
        elif isinstance(frame, LandFrame):
            step_land(s, frame)
        elif isinstance(frame, TextFrame):
            step_text(s, frame)
        elif isinstance(frame, RefreshFrame):
            step_refresh(s, frame)
        elif isinstance(frame, TriggersFrame):
            step_triggers(s, frame)
        elif isinstance(frame, CompileFrame):
            step_compile(s, frame)
        elif isinstance(frame, ArriveFrame):
            step_arrive(s, frame)
        elif isinstance(frame, DiscardFrame):
            step_discard(s, frame)
        elif isinstance(frame, FireFrame):
            step_fire(s, frame)
        elif isinstance(frame, FlipFrame):
            step_flip(s, frame)
        else:
            assert isinstance(frame, DraftFrame)
            step_draft(s, frame)
    if s.ending != PLAYING:
        _note_end(s)


def _note_end(s: Position) -> None:
    s.asking = NOBODY
    if s.notes is not None:
        s.note("over", {"winner": s.winner, "ending": s.ending}, [])


def choose(s: Position, option: int) -> None:
    """Answer the question with an option that was offered, and go on. The caller has checked that it was."""
    s.answer = option
    s.asking = NOBODY
    s.decisions += 1
    advance(s)
    if s.decisions >= DECISION_LIMIT and s.ending == PLAYING:
        s.ending = TOO_LONG
        _note_end(s)


def concede(s: Position, seat: int) -> None:
    """A player gives up, whoever is being asked: the other one wins."""
    s.ending = CONCEDED
    s.winner = 1 - seat
    _note_end(s)


def play_out(s: Position, rng: Rng) -> int:
    """Play at random to the end; gives the number of choices made.

    Nobody looks at a play-out, so nobody keeps track of what can be known: afterwards the position tells how the
    match ended, writes no events, and can be neither observed nor redealt.
    """
    s.pool = []
    s.notes = None
    before = s.decisions
    while s.ending == PLAYING:
        options = s.options
        choose(s, options[rng.below(len(options))])
    return s.decisions - before
