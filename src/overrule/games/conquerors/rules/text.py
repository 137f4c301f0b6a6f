"""Texts happen here, sentence by sentence.

A sentence that needs an answer asks in one step and goes on in the next one. What it sets off at once (frames pushed on
top, cards that die) happens before the next sentence; triggered effects wait for the end of the text (PC-7.4).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import Operation, always, table
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
from overrule.games.conquerors.options import ASK_EITHER, ASK_MAY, ASK_STOP, DO, FIRST, PASS, PLACE, SECOND
from overrule.games.conquerors.program import (
    ADD,
    ALL,
    BOOST,
    DAMAGE,
    DESTROY,
    DISARM,
    DISCARD,
    DRAW,
    EITHER,
    EXHAUST,
    FITTING,
    FORTIFY,
    HEAL,
    INTERCEPT,
    JUMP,
    KUK,
    LOOK,
    LOOK_AT_TRAPS,
    LOSE,
    MILL,
    MIRROR,
    MOVE_TRAP,
    PAY,
    READY,
    RECHARGE,
    RECOVER,
    RETREAT,
    RETURN,
    SACRIFICE,
    STEAL,
    STOP,
    SUMMON,
    TAKE_CONTROL,
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
    operation = OPERATIONS[i.op]
    if not i.optional or f.agreed or operation.offers_pass(i) or _agrees(s, f, i):
        operation.do(s, f, i)


def _agrees(s: Position, f: EffectFrame, i: Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if _can_do(s, f, i):
        f.step = ASKED
        s.ask(f.player, ASK_MAY, [DO, PASS])
    else:
        end_sentence(f, False)
    return False


# ---------------------------------------------------------------------------------------------------- control flow


def _jump(s: Position, f: EffectFrame, i: Instruction) -> None:
    f.at = i.jump


def _unless_done(s: Position, f: EffectFrame, i: Instruction) -> None:
    f.at = f.at + 1 if f.done else i.jump


def _unless(s: Position, f: EffectFrame, i: Instruction) -> None:
    assert i.condition is not None
    f.at = f.at + 1 if holds(s, i.condition, f.player, source_slot(f), f) else i.jump


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
    if _can_do(s, f, steps[f.at + 1]):
        options.append(FIRST)
    if _can_do(s, f, steps[i.jump]):
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


# ------------------------------------------------------------------------------------------- what would do something


def _can_do(s: Position, f: EffectFrame, i: Instruction) -> bool:
    """Whether a step would do anything, by what all can see."""
    return OPERATIONS[i.op].can(s, f, i)


def _has_thing(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return bool(aimed_at(s, f, i))


def _has_target(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return has_target(s, i, f.player, source_slot(f), f.that, f.they)


def _can_pay(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return can_pay(s, f.player, i.materials)


def _can_discard(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return i.who != YOU or bool(s.hands[f.player])


def _can_sacrifice(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return i.who != YOU or bool(sacrifices(s, f.player, i.types))


def _has_old_trap(s: Position, f: EffectFrame, i: Instruction) -> bool:
    return bool(card_types(s, s.junkyards[f.player], 1 << TRAP))


# --------------------------------------------------------------------------- what asks a question that can be declined


def _chooses_things(i: Instruction) -> bool:
    return i.aim == FITTING and i.how != ALL


def _chooses_traps(i: Instruction) -> bool:
    return i.how != ALL


def _chooses_discard(i: Instruction) -> bool:
    return i.who == YOU and not i.random


def _is_yours(i: Instruction) -> bool:
    return i.who == YOU


_AIMED: Final = Operation(aim, _has_thing, _chooses_things)

OPERATIONS: Final[list[Operation[Position, EffectFrame, Instruction]]] = table(
    {
        ADD: Operation(affect_players),
        LOSE: Operation(affect_players),
        STEAL: Operation(affect_players),
        PAY: Operation(affect_players, _can_pay),
        DRAW: Operation(affect_players),
        DISCARD: Operation(affect_players, _can_discard, _chooses_discard),
        MILL: Operation(affect_players),
        SACRIFICE: Operation(affect_players, _can_sacrifice, _is_yours),
        SUMMON: Operation(affect_players),
        DAMAGE: _AIMED,
        HEAL: _AIMED,
        DESTROY: _AIMED,
        RETURN: _AIMED,
        TAKE_CONTROL: _AIMED,
        EXHAUST: _AIMED,
        READY: _AIMED,
        RECHARGE: _AIMED,
        BOOST: _AIMED,
        FORTIFY: _AIMED,
        MIRROR: _AIMED,
        RETREAT: _AIMED,
        LOOK: Operation(look),
        KUK: Operation(kuk),
        RECOVER: Operation(recover, _has_target, always),
        DISARM: Operation(affect_traps, _has_target, _chooses_traps),
        LOOK_AT_TRAPS: Operation(affect_traps, _has_target, _chooses_traps),
        MOVE_TRAP: Operation(affect_traps, _has_target, always),
        TRAPBACK: Operation(trapback, _has_old_trap),
        STOP: Operation(_stop, _has_target, always),
        INTERCEPT: Operation(intercept, _has_target, always),
        JUMP: Operation(_jump),
        UNLESS_DONE: Operation(_unless_done),
        UNLESS: Operation(_unless),
        EITHER: Operation(_either, always, always),
    }
)
