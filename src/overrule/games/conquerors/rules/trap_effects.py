"""Effects on traps: disarm, look at, move, trapback (PC-12.11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import put, take
from overrule.core.position import NOBODY
from overrule.core.texts import with_pass
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.rules.targets import traps_for
from overrule.games.conquerors.rules.zones import card_types, lift, put_trap, spots
from overrule.games.conquerors.state import SLOT_MASK, Position


def affect_traps(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Choose traps one by one; what happens to them happens together."""
    if f.step == 1:
        _take_trap(s, f, i)
    while f.step == 0:
        traps = traps_for(s, i, f.player, f.that, f.they)
        options = vec[i64]([o.SLOT + trap for trap in traps if s.ref(trap) not in f.chosen])
        if i.how == p.ALL:
            f.chosen = vec[i64]([s.ref(option - o.SLOT) for option in options])
            f.step = 2
            break
        if len(options) == 0 or len(f.chosen) >= i.count:
            f.step = 2
            break
        if i.how == p.UP_TO:
            options = append(options, o.DONE)
        if len(f.chosen) == 0:
            options = with_pass(f, options, i)
        f.step = 1
        s.ask(f.player, o.ASK_TRAP_TARGET, options)
        if s.asking != NOBODY:
            return
        _take_trap(s, f, i)
    if i.op == p.MOVE_TRAP:
        _move(s, f)
        return
    slots = vec[i64]([ref & SLOT_MASK for ref in f.chosen if s.is_there(ref)])
    if i.op == p.LOOK_AT_TRAPS:
        _look_at(s, f.player, slots)
    else:
        assert i.op == p.DISARM
        _disarm(s, f.player, slots)
    f.end_sentence(len(slots) > 0)


def _take_trap(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    if s.answer == o.DONE or s.answer == o.PASS:
        f.step = 2
        return
    f.chosen = append(f.chosen, s.ref(s.answer - o.SLOT))
    f.step = 2 if len(f.chosen) >= i.count else 0


def _look_at(s: Position, seat: i64, slots: vec[i64]) -> None:
    for slot in slots:
        s.show_to(seat, slot)
    if s.notes is not None and len(slots) > 0:
        s.note("looked-at-traps", {"seat": seat}, list(slots))


def _disarm(s: Position, seat: i64, slots: vec[i64]) -> None:
    for slot in slots:
        lift(s, slot)
        s.show(slot)
        put(s.junkyards, s.owner[slot], slot)
    if s.notes is not None and len(slots) > 0:
        s.note("disarmed", {"seat": seat}, list(slots))


def _move(s: Position, f: EffectFrame) -> None:
    """Choose where the trap goes: in front of another building or base of the same player."""
    if len(f.chosen) == 0 or not s.is_there(f.chosen[0]):
        f.end_sentence(False)
        return
    trap = f.chosen[0] & SLOT_MASK
    if f.step == 2:
        f.step = 3
        s.ask(f.player, o.ASK_SPOT, o.spot_options(spots(s, s.controller[trap], s.guard[trap])))
        if s.asking != NOBODY:
            return
    move_trap(s, f.player, trap, s.answer - o.SPOT)
    f.end_sentence(True)


def move_trap(s: Position, seat: i64, trap: i64, spot: i64) -> None:
    """A trap goes from in front of one thing to in front of another (PC-10.3)."""
    take(s.traps, s.controller[trap], trap)
    s.guard[trap] = NOBODY
    put_trap(s, trap, spot // 64, spot % 64)
    if s.notes is not None:
        s.note(
            "trap-moved",
            {"seat": seat, "thing": s.handle[spot // 64], "position": spot % 64, "column": len(s.column(spot // 64))},
            [trap],
        )


def trapback(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Put traps from your junkyard in front of your buildings or base, one by one; all have seen them (PC-2.7)."""
    if f.step == 3:
        _put_back(s, f)
    if f.step == 0:
        options = o.place_options(card_types(s, s.junkyards[f.player], p.TRAP_BIT))
        if len(options) == 0 or f.count >= i.count:
            f.end_sentence(f.count > 0)
            return
        f.step = 1
        s.ask(f.player, o.ASK_TRAPBACK, append(options, o.DONE))
        return
    if f.step == 1:
        if s.answer == o.DONE:
            f.end_sentence(f.count > 0)
            return
        f.chosen = vec[i64]([s.junkyards[f.player][s.answer - o.PLACE]])
        f.step = 2
    if f.step == 2:
        f.step = 3
        s.ask(f.player, o.ASK_SPOT, o.spot_options(spots(s, f.player, -1)))


def _put_back(s: Position, f: EffectFrame) -> None:
    spot = s.answer - o.SPOT
    slot = f.chosen[0]
    take(s.junkyards, f.player, slot)
    put_trap(s, slot, spot // 64, spot % 64)
    if s.notes is not None:
        s.note(
            "trapback",
            {
                "seat": f.player,
                "thing": s.handle[spot // 64],
                "position": spot % 64,
                "column": len(s.column(spot // 64)),
            },
            [slot],
        )
    f.count += 1
    f.step = 0
    f.chosen = vec[i64]()
