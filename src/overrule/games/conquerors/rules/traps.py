"""The trap phase (PC-10.1 to PC-10.3), and traps being activated (PC-10.4)."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64

from overrule.core.arrays import put
from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import ActivateFrame, EffectFrame, TrapFrame
from overrule.games.conquerors.rules.targets import begin_text
from overrule.games.conquerors.rules.trap_effects import move_trap
from overrule.games.conquerors.rules.triggers import activated
from overrule.games.conquerors.rules.windows import TRAP_TURNED_UP, open_window
from overrule.games.conquerors.rules.zones import card_types, leave_hand, lift, put_trap, spots
from overrule.games.conquerors.state import SLOT_MASK, TURNED_UP, Position


def step_trap_phase(s: Position, f: TrapFrame) -> None:
    """Place one trap from hand, move one, in either order; both are voluntary."""
    if f.step == 0:
        f.step = 1
        s.ask(f.player, o.ASK_TRAP, _choices(s, f), True)
    elif f.step == 1:
        if s.answer == o.DONE:
            s.pop()
            return
        if s.answer >= o.SLOT:
            f.slot = s.answer - o.SLOT
        else:  # out of the hand at once: whoever looks on knows that it is a trap
            slot = s.hands[f.player][s.answer - o.PLACE]
            f.slot = leave_hand(s, f.player, slot, False, s.deal.traps)
        f.step = 2
    elif f.step == 2:
        f.step = 3
        moved_from = s.guard[f.slot] if s.controller[f.slot] >= 0 else NOBODY
        s.ask(f.player, o.ASK_SPOT, o.spot_options(spots(s, f.player, moved_from)))
    else:
        f.step = 0
        if s.controller[f.slot] >= 0:
            f.may_move = False
            move_trap(s, f.player, f.slot, s.answer - o.SPOT)
        else:
            f.may_place = False
            _place(s, f.player, f.slot, s.answer - o.SPOT)
        f.slot = -1


def _choices(s: Position, f: TrapFrame) -> vec[i64]:
    options = vec[i64]([o.DONE])
    if f.may_place:
        options = extend(options, o.place_options(card_types(s, s.hands[f.player], p.TRAP_BIT)))
    if f.may_move and len(s.buildings[f.player]) > 0:
        options = extend(options, o.slot_options(s.traps[f.player]))
    return options


def _place(s: Position, seat: i64, trap: i64, spot: i64) -> None:
    """A trap lies face down on the planet: others see only where."""
    put_trap(s, trap, spot // 64, spot % 64)
    if s.notes is not None:
        s.note(
            "trap-placed",
            {"seat": seat, "thing": s.handle[spot // 64], "position": spot % 64, "column": len(s.column(spot // 64))},
            [trap],
        )


def step_activate(s: Position, f: ActivateFrame) -> None:
    """It is turned up, everyone may react, it goes to the junkyard, its effect happens (PC-10.4)."""
    slot = f.trap & SLOT_MASK
    if f.step == 0:
        f.step = 1
        s.show(slot)
        s.flags[slot] |= TURNED_UP
        if s.notes is not None:
            s.lead(s.notes.number_of(f))
            facts: dict[str, object] = {"seat": f.player, "attacker": s.handle[f.attacker & SLOT_MASK]}
            s.note_frame("turned-up", facts, [slot], s.seen_card(slot))
            s.unlead()
        open_window(s, TRAP_TURNED_UP)
    elif f.step == 1:
        f.step = 2
        text = s.deal.library.cards[f.number].text
        effect = EffectFrame(f.player, text, f.trap, f.number, len(s.raised))
        effect.that = f.attacker
        effect.they = f.they
        if s.is_there(f.trap):
            lift(s, slot)
            put(s.junkyards, s.owner[slot], slot)
            if s.notes is not None:
                s.note("activated", {"seat": f.player}, [slot])
        begin_text(s, effect)
    elif f.step == 2:
        f.step = 3
        activated(s, f.player, f.attacker)
    else:
        s.pop()
