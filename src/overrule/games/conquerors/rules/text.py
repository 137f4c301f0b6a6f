"""Texts happen here, sentence by sentence.

A sentence that needs an answer asks in one step and goes on in the next one. What it sets off at once (frames pushed on
top, cards that die) happens before the next sentence; triggered effects wait for the end of the text (PC-7.4).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.position import NOBODY, PLAYING
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
    while f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.unsettled or s.ending != PLAYING or s.frames[-1] is not f:
            return
    s.pop()
    end_text(s, f)


def end_text(s: Position, f: EffectFrame) -> None:
    """A text is over: what came up in it begins. After a replacement it waits for the effect around it."""
    if f.raised >= 0 and len(s.raised) > f.raised:
        begin_triggers(s, f.raised)


def _step(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    if not i.optional or f.agreed or _offers_pass(i) or _agrees(s, f, i):
        _do(s, f, i)


def _do(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """What each operation does. `_can` and `_offers_pass` below say the rest about them."""
    op = i.op
    if op <= p.SUMMON:
        affect_players(s, f, i)
    elif op <= p.RETREAT:
        aim(s, f, i)
    elif op == p.LOOK:
        look(s, f, i)
    elif op == p.KUK:
        kuk(s, f, i)
    elif op == p.RECOVER:
        recover(s, f, i)
    elif op <= p.MOVE_TRAP:
        affect_traps(s, f, i)
    elif op == p.TRAPBACK:
        trapback(s, f, i)
    elif op == p.STOP:
        _stop(s, f, i)
    elif op == p.INTERCEPT:
        intercept(s, f, i)
    elif op == p.JUMP:
        f.at = i.jump
    elif op == p.UNLESS_DONE:
        f.at = f.at + 1 if f.done else i.jump
    elif op == p.UNLESS:
        _unless(s, f, i)
    elif op == p.EITHER:
        _either(s, f, i)
    else:
        raise AssertionError(f"there is no operation {op}")


def _agrees(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == o.DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if _can(s, f, i):
        f.step = ASKED
        s.ask(f.player, o.ASK_MAY, vec[i64]([o.DO, o.PASS]))
    else:
        end_sentence(f, False)
    return False


# ---------------------------------------------------------------------------------------------------- control flow


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
    options = vec[i64]()
    if _can(s, f, steps[f.at + 1]):
        options = append(options, o.FIRST)
    if _can(s, f, steps[i.jump]):
        options = append(options, o.SECOND)
    if len(options) == 0:
        f.done = False
        f.at = steps[i.jump - 1].jump  # where the jump at the end of the first branch leads
        return
    f.step = 1
    s.ask(f.player, o.ASK_EITHER, with_pass(f, options, i))


def _stop(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A card that somebody else is playing is stopped (PC-5.8)."""
    if f.step == 0:
        options = o.place_options(stoppable(s, i, f.player))
        if len(options) == 0:
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


def _can(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Whether a step would do anything, by what all can see."""
    op = i.op
    if op == p.PAY:
        return can_pay(s, f.player, i.materials)
    if op == p.DISCARD:
        return i.who != p.YOU or len(s.hands[f.player]) > 0
    if op == p.SACRIFICE:
        return i.who != p.YOU or len(sacrifices(s, f.player, i.types)) > 0
    if p.DAMAGE <= op <= p.RETREAT:
        return len(aimed_at(s, f, i)) > 0
    if op == p.TRAPBACK:
        return len(card_types(s, s.junkyards[f.player], p.TRAP_BIT)) > 0
    if p.RECOVER <= op <= p.INTERCEPT:
        return has_target(s, i, f.player, source_slot(f), f.that, f.they)
    return True


def _offers_pass(i: p.Instruction) -> bool:
    """Whether a step asks its player a question anyway, to which *pass* can be added where the text says may."""
    op = i.op
    if op == p.DISCARD:
        return i.who == p.YOU and not i.random
    if op == p.SACRIFICE:
        return i.who == p.YOU
    if p.DAMAGE <= op <= p.RETREAT:
        return i.aim == p.FITTING and i.how != p.ALL
    if op == p.DISARM or op == p.LOOK_AT_TRAPS:
        return i.how != p.ALL
    return op in (p.RECOVER, p.MOVE_TRAP, p.STOP, p.INTERCEPT, p.EITHER)
