"""Texts happen here, sentence by sentence.

A sentence that needs an answer asks in one step and goes on in the next one. What it sets off at once (frames pushed on
top, cards that die) happens before the next sentence; triggered effects wait for the end of the text (PC-7.4).
"""

from __future__ import annotations

from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import ASKED, go_on, hear, hear_either, offer, offer_either, with_pass
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
from overrule.games.conquerors.rules.board import can_pay, holds
from overrule.games.conquerors.rules.deck_effects import deploy, kuk, look, recover, search
from overrule.games.conquerors.rules.planet_effects import aim, intercept
from overrule.games.conquerors.rules.player_effects import affect_players
from overrule.games.conquerors.rules.playing import put_away
from overrule.games.conquerors.rules.sentences import source_slot
from overrule.games.conquerors.rules.targets import aimed_at, has_target, sacrifices, stoppable
from overrule.games.conquerors.rules.trap_effects import affect_traps, trapback
from overrule.games.conquerors.rules.triggers import begin_triggers, postpone
from overrule.games.conquerors.rules.zones import card_types
from overrule.games.conquerors.state import Position


def step_effect(s: Position, f: EffectFrame) -> None:
    """Go on with a text until it sets something off, asks, or is over."""
    steps = s.deal.library.texts[f.text].steps
    while f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.unsettled or s.ending != PLAYING or s.frames[-1] is not f:
            return
    end_text(s, f)


def end_text(s: Position, f: EffectFrame) -> None:
    """A text is over: what came up in it begins. After a replacement it waits for the effect around it.

    A spell goes to the junkyard before (PC-5.4).
    """
    if s.notes is not None and s.notes.nothing_since(f):
        s.note("no-effect", {}, [])
    s.pop()
    below = s.frames[-1]
    if isinstance(below, PlayFrame) and s.plays(below.player):
        put_away(s, below)
    if f.raised >= 0 and len(s.raised) > f.raised:
        begin_triggers(s, f.raised)


def _step(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    if not i.optional or f.agreed or _offers_pass(i) or _agrees(s, f, i):
        _do(s, f, i)


def _do(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """What each operation does. `_can` and `_offers_pass` below say the rest about them."""
    match i.op:
        case p.ADD | p.LOSE | p.STEAL | p.PAY | p.DRAW | p.DISCARD | p.MILL | p.SACRIFICE | p.SUMMON:
            affect_players(s, f, i)
        case p.LOOK_AT_HAND | p.MAY_PAY:
            affect_players(s, f, i)
        case p.LOOK:
            look(s, f, i)
        case p.KUK:
            kuk(s, f, i)
        case p.RECOVER:
            recover(s, f, i)
        case p.SEARCH:
            search(s, f, i)
        case p.DEPLOY:
            deploy(s, f, i)
        case p.LATER:
            postpone(s, i.event, f, i.text)
            if s.notes is not None:
                s.note("put-off", {"seat": f.player, "end": i.event == p.AT_END}, [])
            f.end_sentence(True)
        case p.DISARM | p.LOOK_AT_TRAPS | p.MOVE_TRAP:
            affect_traps(s, f, i)
        case p.TRAPBACK:
            trapback(s, f, i)
        case p.STOP:
            _stop(s, f, i)
        case p.INTERCEPT:
            intercept(s, f, i)
        case p.JUMP:
            f.at = i.jump
        case p.UNLESS_DONE:
            go_on(f, i, f.done)
        case p.UNLESS:
            assert i.condition is not None
            go_on(f, i, holds(s, i.condition, f.player, source_slot(f), f))
        case p.EITHER:
            _either(s, f, i)
        case _ if p.is_aimed(i.op):
            aim(s, f, i)
        case _:
            raise AssertionError(f"there is no operation {i.op}")


def _agrees(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Whether the player has agreed to do what the text says may be done; asks, if that has not been asked."""
    if f.step == ASKED:
        return hear(s, f, o.DO)
    offer(s, f, _can(s, f, i), o.ASK_MAY, o.DO)
    return False


def _either(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One of two, out of those that can be done."""
    steps = s.deal.library.texts[f.text].steps
    end = steps[i.jump - 1].jump  # where the jump at the end of the first branch leads
    if f.step == 1:
        hear_either(s, f, i, end)
    else:
        offer_either(s, f, i, _can(s, f, steps[f.at + 1]), _can(s, f, steps[i.jump]), o.ASK_EITHER, end)


def _stop(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A card that somebody else is playing is stopped (PC-5.8)."""
    if f.step == 0:
        options = o.place_options(stoppable(s, i, f.player))
        if len(options) == 0:
            f.end_sentence(False)
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
        put_away(s, frame)
    f.end_sentence(stopped)


# ------------------------------------------------------------------------------------------- what would do something


def _can(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """Whether a step would do anything, by what all can see."""
    match i.op:
        case p.PAY:
            return can_pay(s, f.player, i.materials)
        case p.DISCARD:
            return i.who != p.YOU or len(s.hands[f.player]) > 0
        case p.DEPLOY:
            return len(s.hands[f.player]) > 0
        case p.SACRIFICE:
            return i.who != p.YOU or len(sacrifices(s, f.player, i.types)) > 0
        case p.TRAPBACK:
            return len(card_types(s, s.junkyards[f.player], p.TRAP_BIT)) > 0
        case p.RECOVER | p.DISARM | p.LOOK_AT_TRAPS | p.MOVE_TRAP | p.STOP | p.INTERCEPT:
            return has_target(s, i, f.player, source_slot(f), f.that, f.they)
        case _:
            return not p.is_aimed(i.op) or len(aimed_at(s, f, i)) > 0


def _offers_pass(i: p.Instruction) -> bool:
    """Whether a step asks its player a question anyway, to which *pass* can be added where the text says may."""
    match i.op:
        case p.DISCARD:
            return i.who == p.YOU and not i.random
        case p.SACRIFICE:
            return i.who == p.YOU
        case p.DISARM | p.LOOK_AT_TRAPS:
            return i.how != p.ALL
        case p.RECOVER | p.MOVE_TRAP | p.STOP | p.INTERCEPT | p.EITHER:
            return True
        case _:
            return p.is_aimed(i.op) and i.aim == p.FITTING and i.how in (p.CHOSEN, p.UP_TO)
