"""What a text could deal with: the things each instruction may choose from, and whether it has any (PC-5.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import bit
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
from overrule.games.conquerors.rules.board import fitting, fitting_traps
from overrule.games.conquerors.rules.zones import card_types, spots
from overrule.games.conquerors.state import ATTACKING, SLOT_MASK, Position

ENTERING: Final = p.MINER_BIT | p.BUILDING_BIT | p.WARRIOR_BIT


def has_targets(s: Position, text: p.Text, player: i64, source: i64, that: i64, they: i64) -> bool:
    """Whether a card or effect may be announced: each sentence that needs a target has one (PC-5.5)."""
    return all(has_target(s, step, player, source, that, they) for step in text.needs)


def can_happen(s: Position, f: EffectFrame) -> bool:
    """Whether a text that is about to happen does anything: it does nothing if all its targets are missing."""
    needs = s.deal.library.texts[f.text].needs
    if len(needs) == 0:
        return True
    source = f.source & SLOT_MASK if f.source >= 0 else p.NOTHING
    return any(has_target(s, step, f.player, source, f.that, f.they) for step in needs)


def begin_text(s: Position, effect: EffectFrame) -> None:
    """A text happens, unless it needs targets and has none (PC-5.5, PC-7.2)."""
    if can_happen(s, effect):
        s.push(effect)
        if s.notes is not None:
            s.notes.bind(effect, s.notes.cause(s.frames, len(s.frames)))
    elif s.notes is not None:
        s.note("fizzled", {"seat": effect.player, "source": effect.card}, [])


def has_target(s: Position, i: p.Instruction, player: i64, source: i64, that: i64, they: i64) -> bool:
    """Whether an instruction that needs a target has one."""
    op = i.op
    if i.things is not None:
        if op == p.INTERCEPT and not can_be_intercepted(s, that):
            return False
        return len(things_for(s, i, player, source, they)) > 0
    if op == p.SACRIFICE:
        return len(sacrifices(s, player, i.types)) > 0
    if op == p.RECOVER:
        return len(recoverable(s, i, player)) > 0
    if op == p.STOP:
        return len(stoppable(s, i, player)) > 0
    assert op in (p.DISARM, p.LOOK_AT_TRAPS, p.MOVE_TRAP)
    return len(traps_for(s, i, player, that, they)) > 0


def things_for(s: Position, i: p.Instruction, player: i64, source: i64, they: i64) -> vec[i64]:
    """The things on the planet that an instruction may choose from."""
    assert i.things is not None
    found = fitting(s, i.things, player, source, they)
    if i.op == p.INTERCEPT:
        return vec[i64]([slot for slot in found if not s.has(slot, p.CANNOT_BLOCK)])
    return found


def can_be_intercepted(s: Position, that: i64) -> bool:
    """Whether *that* is an attacker whom somebody can still block: "cannot be blocked" goes before "blocks"."""
    if not s.is_there(that) or not s.flags[that & SLOT_MASK] & ATTACKING:
        return False
    return not s.has(that & SLOT_MASK, p.CANNOT_BE_BLOCKED)


def aimed_at(s: Position, f: EffectFrame, i: p.Instruction) -> vec[i64]:
    """What an aimed instruction may deal with, as slots."""
    if i.aim == p.FITTING:
        return things_for(s, i, f.player, f.source & SLOT_MASK if f.source >= 0 else p.NOTHING, f.they)
    ref = f.source if i.aim == p.THIS else f.that
    slot = ref & SLOT_MASK
    return vec[i64]([slot]) if s.is_there(ref) and suits(s, i.op, slot) else vec[i64]()


def suits(s: Position, op: i64, slot: i64) -> bool:
    """Whether an effect can be done to what *this* or *that* turned out to be: bases are no cards (PC-2.3)."""
    type = s.type(slot)
    if type == p.MINER:
        return op not in (p.DAMAGE, p.HEAL)
    if type <= p.WARRIOR:
        return type == p.WARRIOR or op not in (p.EXHAUST, p.READY)
    return op in (p.DAMAGE, p.HEAL)


def sacrifices(s: Position, seat: i64, types: i64) -> vec[i64]:
    """What a player can sacrifice (PC-12.5)."""
    found = vec[i64]()
    if types & p.MINER_BIT:
        found = extend(found, s.miners[seat])
    if types & p.BUILDING_BIT:
        found = extend(found, s.buildings[seat])
    if types & p.WARRIOR_BIT:
        found = extend(found, s.warriors[seat])
    return found


def sacrificed(s: Position, seat: i64, source: i64, paid: p.PaidEffect) -> vec[i64]:
    """What a player can sacrifice to pay for an effect of a card, besides that card where the price asks for it."""
    if paid.sacrifice == p.NOTHING:
        return vec[i64]()
    found = sacrifices(s, seat, bit(paid.sacrifice))
    return vec[i64]([slot for slot in found if slot != source]) if paid.sacrifice_this else found


def recoverable(s: Position, i: p.Instruction, player: i64) -> vec[i64]:
    """Places in a player's junkyard from which a card can be taken; only what can enter goes to the planet."""
    types = i.types
    if i.to == p.PLANET:
        types &= ENTERING
    elif types == p.ANY_TYPE:
        types = ENTERING | p.TRAP_BIT | p.SPELL_BIT
    return card_types(s, s.junkyards[player], types, i.cards)


def stoppable(s: Position, i: p.Instruction, player: i64) -> vec[i64]:
    """Places on the stack of cards that others are playing and that have not happened yet."""
    found = vec[i64]()
    for place in range(len(s.frames)):
        frame = s.frames[place]
        if not isinstance(frame, PlayFrame) or frame.player == player or frame.step > 1 or frame.stopped:
            continue
        if (i.types >> s.type(frame.slot)) & 1 and s.plays(frame.player):
            found = append(found, place)
    return found


def traps_for(s: Position, i: p.Instruction, player: i64, that: i64, they: i64) -> vec[i64]:
    """The traps that an instruction may choose from; a trap that has nowhere to go cannot be moved."""
    assert i.traps is not None
    found = fitting_traps(s, i.traps, player, that, they)
    if i.op == p.MOVE_TRAP:
        return vec[i64]([trap for trap in found if len(spots(s, s.controller[trap], s.guard[trap])) > 0])
    return found
