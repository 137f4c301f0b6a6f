"""Texts happen here, sentence by sentence.

A sentence that needs an answer asks in one step and goes on in the next one. What it sets off at once (frames pushed on
top, cards that die) happens before the next sentence; triggered effects wait for the end of the text (PC-7.4).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import Operation, always, table
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
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


def _step(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    operation = OPERATIONS[i.op]
    if not i.optional or f.agreed or operation.offers_pass(i) or _agrees(s, f, i):
        operation.do(s, f, i)


def _agrees(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == o.DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if _can_do(s, f, i):
        f.step = ASKED
        s.ask(f.player, o.ASK_MAY, [o.DO, o.PASS])
    else:
        end_sentence(f, False)
    return False


# ---------------------------------------------------------------------------------------------------- control flow


def _jump(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    f.at = i.jump


def _unless_done(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    f.at = f.at + 1 if f.done else i.jump


def _unless(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    assert i.condition is not None
    f.at = f.at + 1 if holds(s, i.condition, f.player, source_slot(f), f) else i.jump


def _either(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One of two, out of those that can be done."""
    steps = s.deal.library.texts[f.text].steps
    if f.step == 1:
        f.step = 0
        if s.answer == o.PASS:
            f.done = False
            f.at = steps[i.jump - 1].jump
        else:
            f.at = f.at + 1 if s.answer == o.FIRST else i.jump
        return
    options: list[int] = []
    if _can_do(s, f, steps[f.at + 1]):
        options.append(o.FIRST)
    if _can_do(s, f, steps[i.jump]):
        options.append(o.SECOND)
    if not options:
        f.done = False
        f.at = steps[i.jump - 1].jump  # where the jump at the end of the first branch leads
        return
    f.step = 1
    s.ask(f.player, o.ASK_EITHER, with_pass(f, options, i))


def _stop(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A card that somebody else is playing is stopped (PC-5.8)."""
    if f.step == 0:
        options = [o.PLACE + place for place in stoppable(s, i, f.player)]
        if not options:
            end_sentence(f, False)
            return
        f.step = 1
        s.ask(f.player, o.ASK_STOP, with_pass(f, options, i))
        return
    stopped = s.answer != o.PASS
    if stopped:
        frame = s.frames[s.answer - o.PLACE]
        assert isinstance(frame, PlayFrame)
        frame.stopped = True
        f.they = frame.player
        if s.notes is not None:
            s.note("stops", {"seat": f.player}, [frame.slot])
    end_sentence(f, stopped)


# ------------------------------------------------------------------------------------------- what would do something


def _can_do(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Whether a step would do anything, by what all can see."""
    return OPERATIONS[i.op].can(s, f, i)


def _has_thing(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return bool(aimed_at(s, f, i))


def _has_target(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return has_target(s, i, f.player, source_slot(f), f.that, f.they)


def _can_pay(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return can_pay(s, f.player, i.materials)


def _can_discard(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return i.who != p.YOU or bool(s.hands[f.player])


def _can_sacrifice(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return i.who != p.YOU or bool(sacrifices(s, f.player, i.types))


def _has_old_trap(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    return bool(card_types(s, s.junkyards[f.player], 1 << p.TRAP))


# --------------------------------------------------------------------------- what asks a question that can be declined


def _chooses_things(i: p.Instruction) -> bool:
    return i.aim == p.FITTING and i.how != p.ALL


def _chooses_traps(i: p.Instruction) -> bool:
    return i.how != p.ALL


def _chooses_discard(i: p.Instruction) -> bool:
    return i.who == p.YOU and not i.random


def _is_yours(i: p.Instruction) -> bool:
    return i.who == p.YOU


_AIMED: Final = Operation(aim, _has_thing, _chooses_things)

OPERATIONS: Final[list[Operation[Position, EffectFrame, p.Instruction]]] = table(
    {
        p.ADD: Operation(affect_players),
        p.LOSE: Operation(affect_players),
        p.STEAL: Operation(affect_players),
        p.PAY: Operation(affect_players, _can_pay),
        p.DRAW: Operation(affect_players),
        p.DISCARD: Operation(affect_players, _can_discard, _chooses_discard),
        p.MILL: Operation(affect_players),
        p.SACRIFICE: Operation(affect_players, _can_sacrifice, _is_yours),
        p.SUMMON: Operation(affect_players),
        p.DAMAGE: _AIMED,
        p.HEAL: _AIMED,
        p.DESTROY: _AIMED,
        p.RETURN: _AIMED,
        p.TAKE_CONTROL: _AIMED,
        p.EXHAUST: _AIMED,
        p.READY: _AIMED,
        p.RECHARGE: _AIMED,
        p.BOOST: _AIMED,
        p.FORTIFY: _AIMED,
        p.MIRROR: _AIMED,
        p.RETREAT: _AIMED,
        p.LOOK: Operation(look),
        p.KUK: Operation(kuk),
        p.RECOVER: Operation(recover, _has_target, always),
        p.DISARM: Operation(affect_traps, _has_target, _chooses_traps),
        p.LOOK_AT_TRAPS: Operation(affect_traps, _has_target, _chooses_traps),
        p.MOVE_TRAP: Operation(affect_traps, _has_target, always),
        p.TRAPBACK: Operation(trapback, _has_old_trap),
        p.STOP: Operation(_stop, _has_target, always),
        p.INTERCEPT: Operation(intercept, _has_target, always),
        p.JUMP: Operation(_jump),
        p.UNLESS_DONE: Operation(_unless_done),
        p.UNLESS: Operation(_unless),
        p.EITHER: Operation(_either, always, always),
    }
)
