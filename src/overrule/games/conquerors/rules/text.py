"""Texts happen here, sentence by sentence.

A sentence that needs an answer asks in one step and goes on in the next one. What it sets off at once (frames pushed on
top, cards that die) happens before the next sentence; triggered effects wait for the end of the text (PC-7.4).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
from overrule.games.conquerors.options import ASK_EITHER, ASK_MAY, ASK_STOP, DO, FIRST, PASS, PLACE, SECOND
from overrule.games.conquerors.program import (
    ALL,
    DAMAGE,
    DISARM,
    DISCARD,
    EITHER,
    FITTING,
    INTERCEPT,
    JUMP,
    KUK,
    LOOK,
    LOOK_AT_TRAPS,
    MOVE_TRAP,
    PAY,
    RECOVER,
    RETREAT,
    SACRIFICE,
    STOP,
    SUMMON,
    TRAP,
    TRAPBACK,
    UNLESS,
    UNLESS_DONE,
    YOU,
    Instruction,
)
from overrule.games.conquerors.rules.board import can_pay, holds
from overrule.games.conquerors.rules.deck_effects import kuk, look, recover
from overrule.games.conquerors.rules.planet_effects import aim, intercept
from overrule.games.conquerors.rules.player_effects import affect_players
from overrule.games.conquerors.rules.sentences import end_sentence, source_slot, with_pass
from overrule.games.conquerors.rules.targets import aimed_at, has_target, sacrifices, stoppable
from overrule.games.conquerors.rules.trap_effects import affect_traps, trapback
from overrule.games.conquerors.rules.triggers import begin_triggers
from overrule.games.conquerors.rules.zones import card_types
from overrule.games.conquerors.state import Position

ASKED: Final = 9  # the step of a sentence whose "may" is being asked about


def step_effect(s: Position, f: EffectFrame) -> None:
    """Go on with a text until it sets something off, asks, or is over."""
    steps = s.deal.library.texts[f.text].steps
    frames = s.frames
    while f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.unsettled or s.ending != PLAYING or frames[-1] is not f:
            return
    frames.pop()
    end_text(s, f)


def end_text(s: Position, f: EffectFrame) -> None:
    """A text is over: what came up in it begins. After a replacement it waits for the effect around it."""
    if f.raised >= 0 and len(s.raised) > f.raised:
        begin_triggers(s, f.raised)


def _step(s: Position, f: EffectFrame, i: Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    if i.optional and not f.agreed and not _offers_pass(i) and not _agrees(s, f, i):
        return
    op = i.op
    if op <= SUMMON:
        affect_players(s, f, i)
    elif op <= RETREAT:
        aim(s, f, i)
    elif op >= JUMP:
        _control_flow(s, f, i)
    elif op == KUK:
        kuk(s, f, i)
    elif op == LOOK:
        look(s, f, i)
    elif op == RECOVER:
        recover(s, f, i)
    elif op == TRAPBACK:
        trapback(s, f, i)
    elif op == STOP:
        _stop(s, f, i)
    elif op == INTERCEPT:
        intercept(s, f, i)
    else:
        assert op in (DISARM, LOOK_AT_TRAPS, MOVE_TRAP)
        affect_traps(s, f, i)


def _offers_pass(i: Instruction) -> bool:
    """Whether a step asks its player a question anyway, to which *pass* can be added."""
    op = i.op
    if DAMAGE <= op <= RETREAT:
        return i.aim == FITTING and i.how != ALL
    if op == SACRIFICE:
        return i.who == YOU
    if op == DISCARD:
        return i.who == YOU and not i.random
    if op in (DISARM, LOOK_AT_TRAPS):
        return i.how != ALL
    return op in (RECOVER, MOVE_TRAP, STOP, INTERCEPT, EITHER)


def _agrees(s: Position, f: EffectFrame, i: Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if can_do(s, f, i):
        f.step = ASKED
        s.ask(f.player, ASK_MAY, [DO, PASS])
    else:
        end_sentence(f, False)
    return False


def can_do(s: Position, f: EffectFrame, i: Instruction) -> bool:
    """Whether a step would do anything, by what all can see."""
    op = i.op
    if DAMAGE <= op <= RETREAT:
        return bool(aimed_at(s, f, i))
    if op == PAY:
        return can_pay(s, f.player, i.materials)
    if op == DISCARD:
        return i.who != YOU or bool(s.hands[f.player])
    if op == SACRIFICE:
        return i.who != YOU or bool(sacrifices(s, f.player, i.types))
    if op == TRAPBACK:
        return bool(card_types(s, s.junkyards[f.player], 1 << TRAP))
    if op in (RECOVER, DISARM, LOOK_AT_TRAPS, MOVE_TRAP, STOP, INTERCEPT):
        return has_target(s, i, f.player, source_slot(f), f.that, f.they)
    return True


def _control_flow(s: Position, f: EffectFrame, i: Instruction) -> None:
    op = i.op
    if op == JUMP:
        f.at = i.jump
    elif op == UNLESS_DONE:
        f.at = f.at + 1 if f.done else i.jump
    elif op == UNLESS:
        assert i.condition is not None
        f.at = f.at + 1 if holds(s, i.condition, f.player, source_slot(f), f) else i.jump
    else:
        assert op == EITHER
        _either(s, f, i)


def _either(s: Position, f: EffectFrame, i: Instruction) -> None:
    """One of two, out of those that can be done."""
    steps = s.deal.library.texts[f.text].steps
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            f.done = False
            f.at = steps[i.jump - 1].jump
        else:
            f.at = f.at + 1 if s.answer == FIRST else i.jump
        return
    options: list[int] = []
    if can_do(s, f, steps[f.at + 1]):
        options.append(FIRST)
    if can_do(s, f, steps[i.jump]):
        options.append(SECOND)
    if not options:
        f.done = False
        f.at = steps[i.jump - 1].jump  # where the jump at the end of the first branch leads
        return
    f.step = 1
    s.ask(f.player, ASK_EITHER, with_pass(f, options, i))


def _stop(s: Position, f: EffectFrame, i: Instruction) -> None:
    """A card that somebody else is playing is stopped (PC-5.8)."""
    if f.step == 0:
        options = [PLACE + place for place in stoppable(s, i, f.player)]
        if not options:
            end_sentence(f, False)
            return
        f.step = 1
        s.ask(f.player, ASK_STOP, with_pass(f, options, i))
        return
    stopped = s.answer != PASS
    if stopped:
        frame = s.frames[s.answer - PLACE]
        assert isinstance(frame, PlayFrame)
        frame.stopped = True
        f.they = frame.player
        if s.notes is not None:
            s.note("stops", {"seat": f.player}, [frame.slot])
    end_sentence(f, stopped)
