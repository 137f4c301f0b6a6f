"""What a text could deal with: the things each instruction may choose from, and whether it has any (PC-5.5)."""

from __future__ import annotations

from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, PlayFrame
from overrule.games.conquerors.rules.board import fitting, fitting_traps
from overrule.games.conquerors.rules.zones import card_types, spots
from overrule.games.conquerors.state import ATTACKING, SLOT_MASK, Position

ENTERING = (1 << p.MINER) | (1 << p.BUILDING) | (1 << p.WARRIOR)


def has_targets(s: Position, text: p.Text, player: int, source: int, that: int, they: int) -> bool:
    """Whether a card or effect may be announced: each sentence that needs a target has one (PC-5.5)."""
    return all(has_target(s, step, player, source, that, they) for step in text.needs)


def can_happen(s: Position, f: EffectFrame) -> bool:
    """Whether a text that is about to happen does anything: it does nothing if all its targets are missing."""
    needs = s.deal.library.texts[f.text].needs
    if not needs:
        return True
    source = f.source & SLOT_MASK if f.source >= 0 else p.NOTHING
    return any(has_target(s, step, f.player, source, f.that, f.they) for step in needs)


def begin_text(s: Position, effect: EffectFrame) -> None:
    """A text happens, unless it needs targets and has none (PC-5.5, PC-7.2)."""
    if can_happen(s, effect):
        s.frames.append(effect)
    elif s.notes is not None:
        s.note("fizzled", {"seat": effect.player, "source": effect.card}, [])


def has_target(s: Position, i: p.Instruction, player: int, source: int, that: int, they: int) -> bool:
    """Whether an instruction that needs a target has one."""
    op = i.op
    if i.things is not None:
        if op == p.INTERCEPT and not can_be_intercepted(s, that):
            return False
        return bool(things_for(s, i, player, source, they))
    if op == p.SACRIFICE:
        return bool(sacrifices(s, player, i.types))
    if op == p.RECOVER:
        return bool(recoverable(s, i, player))
    if op == p.STOP:
        return bool(stoppable(s, i, player))
    assert op in (p.DISARM, p.LOOK_AT_TRAPS, p.MOVE_TRAP)
    return bool(traps_for(s, i, player, that, they))


def things_for(s: Position, i: p.Instruction, player: int, source: int, they: int) -> list[int]:
    """The things on the planet that an instruction may choose from."""
    assert i.things is not None
    found = fitting(s, i.things, player, source, they)
    if i.op == p.INTERCEPT:
        return [slot for slot in found if not s.card(slot).features & p.CANNOT_BLOCK]
    return found


def can_be_intercepted(s: Position, that: int) -> bool:
    """Whether *that* is an attacker whom somebody can still block: "cannot be blocked" goes before "blocks"."""
    if not s.is_there(that) or not s.flags[that & SLOT_MASK] & ATTACKING:
        return False
    return not s.card(that & SLOT_MASK).features & p.CANNOT_BE_BLOCKED


def aimed_at(s: Position, f: EffectFrame, i: p.Instruction) -> list[int]:
    """What an aimed instruction may deal with, as slots."""
    if i.aim == p.FITTING:
        return things_for(s, i, f.player, f.source & SLOT_MASK if f.source >= 0 else p.NOTHING, f.they)
    ref = f.source if i.aim == p.THIS else f.that
    if not s.is_there(ref):
        return []
    slot = ref & SLOT_MASK
    return [slot] if suits(s, i.op, slot) else []


def suits(s: Position, op: int, slot: int) -> bool:
    """Whether an effect can be done to what *this* or *that* turned out to be: bases are no cards (PC-2.3)."""
    type = s.card(slot).type
    if type == p.MINER:
        return op not in (p.DAMAGE, p.HEAL)
    if type <= p.WARRIOR:
        return type == p.WARRIOR or op not in (p.EXHAUST, p.READY)
    return op in (p.DAMAGE, p.HEAL)


def sacrifices(s: Position, seat: int, types: int) -> list[int]:
    """What a player can sacrifice (PC-12.5)."""
    found: list[int] = []
    if (types >> p.MINER) & 1:
        found += s.miners[seat]
    if (types >> p.BUILDING) & 1:
        found += s.buildings[seat]
    if (types >> p.WARRIOR) & 1:
        found += s.warriors[seat]
    return found


def sacrificed(s: Position, seat: int, source: int, paid: p.PaidEffect) -> list[int]:
    """What a player can sacrifice to pay for an effect of a card, besides that card where the price asks for it."""
    if paid.sacrifice == p.NOTHING:
        return []
    found = sacrifices(s, seat, 1 << paid.sacrifice)
    return [slot for slot in found if slot != source] if paid.sacrifice_this else found


def recoverable(s: Position, i: p.Instruction, player: int) -> list[int]:
    """Places in a player's junkyard from which a card can be taken; only what can enter goes to the planet."""
    types = i.types
    if i.to == p.PLANET:
        types &= ENTERING
    elif types == p.ANY_TYPE:
        types = ENTERING | (1 << p.TRAP) | (1 << p.SPELL)
    return card_types(s, s.junkyards[player], types)


def stoppable(s: Position, i: p.Instruction, player: int) -> list[int]:
    """Places on the stack of cards that others are playing and that have not happened yet."""
    found: list[int] = []
    for place in range(len(s.frames)):
        frame = s.frames[place]
        if not isinstance(frame, PlayFrame) or frame.player == player or frame.step > 1 or frame.stopped:
            continue
        if (i.types >> s.card(frame.slot).type) & 1 and s.plays(frame.player):
            found.append(place)
    return found


def traps_for(s: Position, i: p.Instruction, player: int, that: int, they: int) -> list[int]:
    """The traps that an instruction may choose from; a trap that has nowhere to go cannot be moved."""
    assert i.traps is not None
    found = fitting_traps(s, i.traps, player, that, they)
    if i.op == p.MOVE_TRAP:
        return [trap for trap in found if spots(s, s.controller[trap], s.guard[trap])]
    return found
