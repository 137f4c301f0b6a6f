"""The turn, phase by phase (PC-9). Reactions at a step happen in the old phase (PC-9.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.games.conquerors.frames import AttackFrame, EffectFrame, TrapFrame, TurnFrame
from overrule.games.conquerors.options import ASK_ACTION, CONVERT, DONE
from overrule.games.conquerors.program import AT_END, AT_MINING, AT_START, GAINED, KUK_TEXT, NOTHING
from overrule.games.conquerors.rules.triggers import STRIDE, at_moment, draw_card
from overrule.games.conquerors.rules.windows import (
    TO_PHASE,
    announce,
    can_convert,
    convert,
    open_window,
    payments,
    plays,
)
from overrule.games.conquerors.rules.zones import change_control
from overrule.games.conquerors.state import EXHAUSTED, SLOT_MASK, USED, Position

# Steps of a turn. Each phase ends with a step to the next one, which is a moment for reactions.
START: Final = 0
AFTER_START: Final = 1
MINING: Final = 2
AFTER_MINING: Final = 3
KUK: Final = 4
AFTER_KUK: Final = 5
MAIN: Final = 6
ACT: Final = 7
ACTED: Final = 8
AFTER_MAIN: Final = 9
ATTACK: Final = 10
AFTER_ATTACK: Final = 11
TRAP: Final = 12
TRAPS: Final = 13
AFTER_TRAP: Final = 14
END: Final = 15
AFTER_END: Final = 16
NEXT: Final = 17

# By the step that the turn will take next: a phase lasts until everything that it set off is over.
PHASES: Final = (
    "start",
    "start",
    "start",
    "mining",
    "mining",
    "kuk",
    "kuk",
    "main",
    "main",
    "main",
    "main",
    "attack",
    "attack",
    "trap",
    "trap",
    "trap",
    "end",
    "end",
)


def step_turn(s: Position, f: TurnFrame) -> None:
    """The next step of a turn."""
    step = f.step
    f.step += 1
    if step == ACT:
        _ask_for_action(s, f)
    elif step == ACTED:
        _act(s, f)
    elif step == START:
        _start(s, f)
    elif step == MINING:
        at_moment(s, AT_MINING)
    elif step == KUK:
        s.push(EffectFrame(f.player, KUK_TEXT, NOTHING, NOTHING, len(s.raised)))
    elif step == ATTACK:
        s.push(AttackFrame(f.player))
    elif step == TRAP:
        draw_card(s, f.player)
    elif step == TRAPS:
        s.push(TrapFrame(f.player))
    elif step == END:
        at_moment(s, AT_END)
    elif step == NEXT:
        next_turn(s, f)
    elif step != MAIN:
        open_window(s, TO_PHASE)  # the step to the next phase (PC-9.8)


def _start(s: Position, f: TurnFrame) -> None:
    """Used cards recharge, exhausted warriors are battle ready again, start-of-turn effects come up (PC-9.1)."""
    s.shields = vec[i64]()
    s.converted = False
    s.triggered = 0
    s.spent = vec[i64]()
    if s.notes is not None:
        s.notes.forget()
        s.note_frame("turn", {"seat": f.player, "turn": s.turn}, [])
    for slot in s.on_planet(f.player):
        if s.flags[slot] & (USED | EXHAUSTED):
            s.flags[slot] &= ~(USED | EXHAUSTED)
    at_moment(s, AT_START)


def _ask_for_action(s: Position, f: TurnFrame) -> None:
    """Play a card, pay an effect, turn cosmium into electricity, or go on to the attack phase (PC-9.4)."""
    options = payments(s, f.player, plays(s, f.player, False, vec[i64]([DONE])))
    if can_convert(s, f.player):
        options = append(options, CONVERT)
    s.ask(f.player, ASK_ACTION, options, True)


def _act(s: Position, f: TurnFrame) -> None:
    if s.answer == DONE:
        return
    f.step = ACT
    if s.answer == CONVERT:
        convert(s, f.player, False)
    else:
        announce(s, f.player, s.answer)


def next_turn(s: Position, f: TurnFrame) -> None:
    """The next player clockwise takes a turn; what lasted for this turn ends."""
    s.player = s.next_seat(s.player)
    f.player = s.player
    f.step = START
    s.turn += 1
    kept = vec[i64]()
    for at in range(0, len(s.modifiers), 5):
        if s.modifiers[at + 4] == 0:
            kept = extend(kept, s.modifiers[at : at + 5])
    s.modifiers = kept
    for seat in range(s.deal.seats):
        for slot in s.warriors[seat]:
            s.flags[slot] &= ~GAINED
    if len(s.borrowed) > 0:
        _give_back(s)
    late = vec[i64]()
    for at in range(0, len(s.delayed), STRIDE + 1):
        if s.delayed[at] == AT_START:
            late = extend(late, s.delayed[at : at + STRIDE + 1])
    s.delayed = late


def _give_back(s: Position) -> None:
    """What was taken for this turn goes back, the last one first, unless somebody else has it or nobody is left."""
    for at in range(len(s.borrowed) - 3, -1, -3):
        ref = s.borrowed[at]
        back = s.borrowed[at + 2]
        if s.is_there(ref) and s.controller[ref & SLOT_MASK] == s.borrowed[at + 1] and s.plays(back):
            change_control(s, ref & SLOT_MASK, back)
            if s.notes is not None:
                s.note("taken", {"seat": back, "attack": 0, "life": 0}, [ref & SLOT_MASK])
    s.borrowed = vec[i64]()
