"""Effects on traps: disarm, look at, move, trapback (PC-12.11)."""

from __future__ import annotations

from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.rules.sentences import end_sentence, with_pass
from overrule.games.conquerors.rules.targets import traps_for
from overrule.games.conquerors.rules.zones import card_types, lift, put_trap, spots
from overrule.games.conquerors.state import SLOT_MASK, Position


def affect_traps(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Choose traps one by one; what happens to them happens together."""
    if f.step == 1:
        _take_trap(s, f, i)
    while f.step == 0:
        options = [o.SLOT + trap for trap in traps_for(s, i, f.player, f.that, f.they) if s.ref(trap) not in f.chosen]
        if i.how == p.ALL:
            f.chosen = [s.ref(option - o.SLOT) for option in options]
            f.step = 2
            break
        if not options or len(f.chosen) >= i.count:
            f.step = 2
            break
        if i.how == p.UP_TO:
            options.append(o.DONE)
        if not f.chosen:
            with_pass(f, options, i)
        f.step = 1
        s.ask(f.player, o.ASK_TRAP_TARGET, options)
        if s.asking != NOBODY:
            return
        _take_trap(s, f, i)
    if i.op == p.MOVE_TRAP:
        _move(s, f)
        return
    slots = [ref & SLOT_MASK for ref in f.chosen if s.is_there(ref)]
    if i.op == p.LOOK_AT_TRAPS:
        _look_at(s, f.player, slots)
    else:
        assert i.op == p.DISARM
        _disarm(s, f.player, slots)
    end_sentence(f, bool(slots))


def _take_trap(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    if s.answer == o.DONE or s.answer == o.PASS:
        f.step = 2
        return
    f.chosen.append(s.ref(s.answer - o.SLOT))
    f.step = 2 if len(f.chosen) >= i.count else 0


def _look_at(s: Position, seat: int, slots: list[int]) -> None:
    for slot in slots:
        s.show_to(seat, slot)
    if s.notes is not None and slots:
        s.note("looked-at-traps", {"seat": seat}, slots)


def _disarm(s: Position, seat: int, slots: list[int]) -> None:
    for slot in slots:
        lift(s, slot)
        s.show(slot)
        s.junkyards[s.owner[slot]].append(slot)
    if s.notes is not None and slots:
        s.note("disarmed", {"seat": seat}, slots)


def _move(s: Position, f: EffectFrame) -> None:
    """Choose where the trap goes: in front of another building or base of the same player."""
    if not f.chosen or not s.is_there(f.chosen[0]):
        end_sentence(f, False)
        return
    trap = f.chosen[0] & SLOT_MASK
    if f.step == 2:
        f.step = 3
        options = [o.SPOT + spot for spot in spots(s, s.controller[trap], s.guard[trap])]
        s.ask(f.player, o.ASK_SPOT, options)
        if s.asking != NOBODY:
            return
    move_trap(s, f.player, trap, s.answer - o.SPOT)
    end_sentence(f, True)


def move_trap(s: Position, seat: int, trap: int, spot: int) -> None:
    """A trap goes from in front of one thing to in front of another (PC-10.3)."""
    s.traps[s.controller[trap]].remove(trap)
    s.guard[trap] = NOBODY
    put_trap(s, trap, spot // 64, spot % 64)
    if s.notes is not None:
        s.note("trap-moved", {"seat": seat, "thing": s.handle[spot // 64], "position": spot % 64}, [trap])


def trapback(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Put traps from your junkyard in front of your buildings or base, one by one; all have seen them (PC-2.7)."""
    junkyard = s.junkyards[f.player]
    if f.step == 3:
        _put_back(s, f)
    if f.step == 0:
        options = [o.PLACE + place for place in card_types(s, junkyard, 1 << p.TRAP)]
        if not options or f.count >= i.count:
            end_sentence(f, f.count > 0)
            return
        options.append(o.DONE)
        f.step = 1
        s.ask(f.player, o.ASK_TRAPBACK, options)
        return
    if f.step == 1:
        if s.answer == o.DONE:
            end_sentence(f, f.count > 0)
            return
        f.chosen = [junkyard[s.answer - o.PLACE]]
        f.step = 2
    if f.step == 2:
        f.step = 3
        s.ask(f.player, o.ASK_SPOT, [o.SPOT + spot for spot in spots(s, f.player, -1)])


def _put_back(s: Position, f: EffectFrame) -> None:
    spot = s.answer - o.SPOT
    slot = f.chosen[0]
    s.junkyards[f.player].remove(slot)
    put_trap(s, slot, spot // 64, spot % 64)
    if s.notes is not None:
        s.note("trapback", {"seat": f.player, "thing": s.handle[spot // 64], "position": spot % 64}, [slot])
    f.count += 1
    f.step = 0
    f.chosen = []
