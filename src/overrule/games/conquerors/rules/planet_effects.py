"""Effects on things on the planet: targets are chosen when the effect happens (PC-5.5), then it is done to all."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.position import NOBODY
from overrule.core.texts import with_pass
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import AttackFrame, EffectFrame
from overrule.games.conquerors.rules.board import attack
from overrule.games.conquerors.rules.changes import (
    deal_damage,
    doom,
    heal,
    keep_departure,
    lead_by_fight,
    note_block,
    with_blow,
)
from overrule.games.conquerors.rules.playing import come_in
from overrule.games.conquerors.rules.sentences import deal_with, number_of, source_slot
from overrule.games.conquerors.rules.targets import aimed_at, can_be_intercepted, things_for
from overrule.games.conquerors.rules.triggers import happens
from overrule.games.conquerors.rules.windows import EFFECT_STRIKES, open_window
from overrule.games.conquerors.rules.zones import change_control, leave_to
from overrule.games.conquerors.state import (
    ATTACKING,
    BLOCKED,
    BLOCKING,
    EXHAUSTED,
    ILLUSION,
    MODIFIED,
    SLOT_MASK,
    STREAM_PICK,
    USED,
    Position,
)

# Steps of such a sentence.
CHOOSE: Final = 0
CHOSE: Final = 1
REACT: Final = 2
DO_IT: Final = 3
FOUGHT: Final = 4


def aim(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Choose targets one by one, let everyone react to damage (PC-6.1), then do it to all of them at once."""
    if f.step == CHOSE:
        _take_target(s, f, i)
    while f.step == CHOOSE:
        if not _choose(s, f, i):
            return
    if len(f.chosen) == 0:
        f.end_sentence(False)
        return
    if f.step == REACT:
        f.step = DO_IT
        if i.op == p.DAMAGE:
            open_window(s, EFFECT_STRIKES)
            return
    _perform(s, f, i)


def _choose(s: Position, f: EffectFrame, i: p.Instruction) -> bool:
    """The next target; says whether the sentence can go on at once."""
    candidates = aimed_at(s, f, i)
    if i.aim != p.FITTING or i.how == p.ALL:
        f.chosen = vec[i64]([s.ref(slot) for slot in candidates])
        f.step = REACT
        return True
    if i.how == p.RANDOM:
        s.streams[STREAM_PICK].mix(candidates)
        f.chosen = vec[i64]([s.ref(slot) for slot in candidates[: i.count]])
        f.step = REACT
        return True
    options = vec[i64]([o.SLOT + slot for slot in candidates if s.ref(slot) not in f.chosen])
    if len(options) == 0 or len(f.chosen) >= i.count:
        f.step = REACT
        return True
    if i.how == p.UP_TO:
        options = append(options, o.DONE)
    if len(f.chosen) == 0:
        options = with_pass(f, options, i)
    f.step = CHOSE
    s.ask(f.player, o.ASK_TARGET, options)
    if s.asking != NOBODY:
        return False
    _take_target(s, f, i)
    return True


def _take_target(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    if s.answer == o.DONE or s.answer == o.PASS:
        f.step = REACT
        return
    f.chosen = append(f.chosen, s.ref(s.answer - o.SLOT))
    f.step = REACT if len(f.chosen) >= i.count else CHOOSE


def _perform(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Do it to all targets that are still there. The amount is still about the *that* of the sentence before."""
    op = i.op
    number: i64 = number_of(s, f, i.amount) if i.amount is not None else 0
    refs = vec[i64]([ref for ref in f.chosen if s.is_there(ref)])
    _note_target(s, f)
    if op == p.HEAL:
        for ref in refs:
            heal(s, ref & SLOT_MASK, number, f.source)
    elif op == p.DESTROY:
        for ref in refs:
            doom(s, ref & SLOT_MASK, f.source)
    elif op == p.RETURN:
        for ref in refs:
            if s.is_there(ref):
                _return(s, ref & SLOT_MASK, i.to)
    elif op != p.DAMAGE:
        for ref in refs:
            _alter(s, f, i, ref & SLOT_MASK, number)
    f.end_sentence(len(refs) > 0)
    if op == p.DAMAGE:
        if len(refs) == 0 and s.notes is not None:
            s.note("damage-lost", {"by": s.handle[f.source & SLOT_MASK]}, [])
        blows = vec[i64]()
        for ref in refs:
            blows = with_blow(blows, f.source, ref, number)
        deal_damage(s, f.player, blows)


def _note_target(s: Position, f: EffectFrame) -> None:
    """From now on, *that* is the last target, even if it has gone meanwhile."""
    last = f.chosen[-1]
    if s.is_there(last):
        deal_with(s, f, last & SLOT_MASK)
    else:
        f.that = last


def _return(s: Position, slot: i64, to: i64) -> None:
    if s.notes is not None:
        if s.flags[slot] & ILLUSION:
            s.note("vanished", {"seat": s.controller[slot]}, [slot])
        else:
            s.note("returned", {"seat": s.owner[slot], "to": to}, [slot])
        keep_departure(s, slot)
        s.lead_on()
    leave_to(s, slot, to)
    if s.notes is not None:
        s.unlead()


def _alter(s: Position, f: EffectFrame, i: p.Instruction, slot: i64, power: i64) -> None:
    """Do something to a thing that stays where it is."""
    op, before = i.op, s.flags[slot]
    if op == p.EXHAUST:
        s.flags[slot] |= EXHAUSTED
    elif op == p.READY:
        s.flags[slot] &= ~EXHAUSTED
    elif op == p.RECHARGE:
        s.flags[slot] &= ~USED
    elif op == p.RETREAT:
        s.flags[slot] &= ~ATTACKING
    elif op == p.BOOST:
        _modify(s, slot, power, 0, 0, 1)
    elif op == p.FORTIFY:
        _modify(s, slot, i.attack, i.life, 0, 0)
    elif op == p.GAIN:
        if s.type(slot) == p.WARRIOR:
            s.flags[slot] |= i.features
        if i.shielding:
            _modify(s, slot, 0, 0, i.shielding, 1)
    elif op == p.PUT_COUNTERS:
        s.counters[slot] = max(0, s.counters[slot] + i.attack)
    elif op == p.TAKE_CONTROL:
        if s.controller[slot] != f.player and s.type(slot) != p.BASE:
            if i.this_turn:
                s.borrowed = extend(s.borrowed, vec[i64]([s.ref(slot), f.player, s.controller[slot]]))
            change_control(s, slot, f.player)
    else:
        assert op == p.MIRROR
        if not s.can_make():
            return
        made = s.new_slot(s.number(slot), f.player)
        come_in(s, made, f.player, True)
        deal_with(s, f, made)
        return
    if s.notes is not None:
        if op == p.GAIN:
            s.note("gained", {"seat": f.player, "keyword": i.features, "shielding": i.shielding}, [slot])
            return
        if op in (p.EXHAUST, p.READY, p.RECHARGE) and s.flags[slot] == before:
            return  # it was so before: nothing has happened to it
        s.note(ALTERED[op - p.TAKE_CONTROL], {"seat": f.player, "attack": power or i.attack, "life": i.life}, [slot])
        if op == p.TAKE_CONTROL:
            keep_departure(s, slot)
        if op == p.TAKE_CONTROL and len(s.column(slot)) > 0:
            s.note("looked-at-traps", {"seat": f.player}, list(s.column(slot)))  # they came along (PC-2.8)


# What is noted, by instruction; an illusion enters the planet, and a keyword is gained, which are noted as such.
ALTERED: Final = (
    "taken",
    "exhausted",
    "readied",
    "recharged",
    "boosted",
    "fortified",
    "",
    "retreated",
    "",
    "counted",
)


def _modify(s: Position, slot: i64, power: i64, life: i64, shielding: i64, this_turn: i64) -> None:
    s.modifiers = extend(s.modifiers, vec[i64]([slot, power, life, shielding, this_turn]))
    s.flags[slot] |= MODIFIED
    if s.type(slot) == p.BUILDING:
        s.unsettled = True


# ------------------------------------------------------------------------------------------------------ late blocks


def intercept(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A warrior blocks that attacker, outside the blocks of its line; they fight at once (PC-11.6)."""
    if f.step == CHOOSE:
        blockers = things_for(s, i, f.player, source_slot(f), f.they)
        if len(blockers) == 0 or not can_be_intercepted(s, f.that):
            f.end_sentence(False)
            return
        f.step = CHOSE
        s.ask(f.player, o.ASK_TARGET, with_pass(f, o.slot_options(blockers), i))
        if s.asking != NOBODY:
            return
    if f.step == CHOSE:
        if s.answer == o.PASS:
            f.end_sentence(False)
            return
        f.step = DO_IT
        f.chosen = vec[i64]([s.ref(s.answer - o.SLOT)])
        _block(s, f.that & SLOT_MASK, s.answer - o.SLOT)
        open_window(s, EFFECT_STRIKES)
    elif f.step == DO_IT:
        f.step = FOUGHT
        _fight(s, f)
    else:
        if s.is_there(f.that):
            s.flags[f.that & SLOT_MASK] &= ~ATTACKING  # an attacker who lives leaves the attack
        f.end_sentence(True)


def _block(s: Position, attacker: i64, blocker: i64) -> None:
    s.flags[attacker] |= BLOCKED
    s.flags[blocker] |= BLOCKING
    for frame in s.frames:
        if isinstance(frame, AttackFrame):
            frame.fought = append(frame.fought, s.ref(blocker))
    note_block(s, blocker, attacker)
    lead_by_fight(s, s.ref(attacker))
    happens(s, p.BLOCKS, blocker, s.ref(attacker))
    happens(s, p.IS_BLOCKED, attacker, s.ref(blocker))
    if s.notes is not None:
        s.unlead()


def _fight(s: Position, f: EffectFrame) -> None:
    blocker = f.chosen[0]
    attacker = f.that
    blows = vec[i64]()
    fights = s.is_there(attacker) and s.flags[attacker & SLOT_MASK] & ATTACKING != 0
    if fights and s.is_there(blocker) and s.flags[blocker & SLOT_MASK] & BLOCKING:
        blows = with_blow(blows, attacker, blocker, attack(s, attacker & SLOT_MASK))
        blows = with_blow(blows, blocker, attacker, attack(s, blocker & SLOT_MASK))
    deal_damage(s, f.player, blows)
