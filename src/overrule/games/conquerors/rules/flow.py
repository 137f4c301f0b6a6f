"""Runs a match from one question to the next: the last frame goes on until somebody must choose or it is over."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import lowest
from overrule.core.frames import Frame
from overrule.core.position import NOBODY, PLAYING
from overrule.core.rng import Rng
from overrule.games.conquerors.frames import (
    ActivateFrame,
    AttackFrame,
    DamageFrame,
    EffectFrame,
    LeaveFrame,
    MulliganFrame,
    PayFrame,
    PlayFrame,
    TrapFrame,
    TriggersFrame,
    TurnFrame,
    WindowFrame,
    mark_of,
)
from overrule.games.conquerors.rules.attack import end_attack, step_attack
from overrule.games.conquerors.rules.board import building_life
from overrule.games.conquerors.rules.changes import (
    check_end,
    eliminate,
    last_one_wins,
    settle,
    step_damage,
    step_leave,
)
from overrule.games.conquerors.rules.playing import step_pay, step_play
from overrule.games.conquerors.rules.text import end_text, step_effect
from overrule.games.conquerors.rules.traps import step_activate, step_trap_phase
from overrule.games.conquerors.rules.triggers import begin_triggers, step_triggers
from overrule.games.conquerors.rules.turn import next_turn, step_turn
from overrule.games.conquerors.rules.windows import step_window
from overrule.games.conquerors.setup import end_mulligan, step_mulligan
from overrule.games.conquerors.state import CONQUEST, DECISION_LIMIT, TOO_LONG, Position


def advance(s: Position) -> None:
    """Go on until a seat is asked or the match is over."""
    while s.asking == NOBODY and s.ending == PLAYING:
        if s.unsettled:
            settle(s)
            continue
        frame = s.frames[-1]
        mark = mark_of(frame)
        if mark >= 0 and len(s.raised) > mark:
            begin_triggers(s, mark)
        elif frame.player >= 0 and not s.plays(frame.player):
            _drop(s, frame)
        else:
            _step(s, frame)
    if s.ending != PLAYING:
        _note_end(s)


def _step(s: Position, frame: Frame) -> None:
    if isinstance(frame, EffectFrame):
        step_effect(s, frame)
    elif isinstance(frame, WindowFrame):
        step_window(s, frame)
    elif isinstance(frame, TurnFrame):
        step_turn(s, frame)
    elif isinstance(frame, AttackFrame):
        step_attack(s, frame)
    elif isinstance(frame, PlayFrame):
        step_play(s, frame)
    elif isinstance(frame, PayFrame):
        step_pay(s, frame)
    elif isinstance(frame, TriggersFrame):
        step_triggers(s, frame)
    elif isinstance(frame, TrapFrame):
        step_trap_phase(s, frame)
    elif isinstance(frame, ActivateFrame):
        step_activate(s, frame)
    elif isinstance(frame, LeaveFrame):
        step_leave(s, frame)
    elif isinstance(frame, DamageFrame):
        step_damage(s, frame)
    else:
        assert isinstance(frame, MulliganFrame)
        step_mulligan(s, frame)


def _drop(s: Position, frame: Frame) -> None:
    """Drop what a player who has lost had under way (PC-1.6)."""
    if isinstance(frame, TurnFrame):
        next_turn(s, frame)
    elif isinstance(frame, AttackFrame):
        end_attack(s, frame)
    elif isinstance(frame, MulliganFrame):
        end_mulligan(s, frame)
    else:
        if isinstance(frame, EffectFrame):
            end_text(s, frame)
        else:
            s.pop()


def _note_end(s: Position) -> None:
    s.asking = NOBODY
    if s.notes is not None:
        facts: dict[str, object] = {"winners": s.winners, "ending": s.ending}
        if s.ending == CONQUEST:
            facts["life"] = building_life(s, lowest(s.winners))
        s.note_apart("over", facts, [])


def choose(s: Position, option: i64) -> None:
    """Answer the question with an option that was offered, and go on. The caller has checked that it was."""
    s.answer = option
    s.asking = NOBODY
    s.decisions += 1
    advance(s)
    if s.decisions >= DECISION_LIMIT and s.ending == PLAYING:
        s.ending = TOO_LONG
        _note_end(s)


def concede(s: Position, seat: i64) -> None:
    """A player concedes, no matter who is asked (PC-1.7). An open question is asked again, as things are now."""
    eliminate(s, seat)
    ask_again(s)
    if not last_one_wins(s):
        check_end(s)
    advance(s)


def ask_again(s: Position) -> None:
    """Take back the open question: the frame that asked it will ask again, if there is still something to ask."""
    if s.asking != NOBODY:
        s.asking = NOBODY
        s.frames[-1].step -= 1


def play_out(s: Position, rng: Rng) -> i64:
    """Play at random to the end; returns the number of choices made.

    Nobody looks at a play-out, so nobody keeps track of what can be known, and seats that could only pass are not
    asked: afterwards the position tells how the match ended, writes no events, and can be neither observed nor redealt.
    """
    s.pool = vec[i64]()
    s.skip_single = True
    s.notes = None
    before = s.decisions
    if s.asking != NOBODY and len(s.options) == 1:
        choose(s, s.options[0])
    while s.ending == PLAYING:
        options = s.options
        choose(s, options[rng.below(len(options))])
    return s.decisions - before
