"""The turn, phase by phase (PC-9). Reactions at a step happen in the old phase (PC-9.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.games.conquerors.frames import AttackFrame, EffectFrame, TrapFrame, TurnFrame
from overrule.games.conquerors.options import ASK_ACTION, CONVERT, DONE
from overrule.games.conquerors.program import AT_END, AT_MINING, AT_START, KUK_TEXT, NOTHING
from overrule.games.conquerors.rules.triggers import at_moment
from overrule.games.conquerors.rules.windows import (
    TO_PHASE,
    announce,
    can_convert,
    convert,
    open_window,
    payments,
    plays,
)
from overrule.games.conquerors.rules.zones import draw
from overrule.games.conquerors.state import EXHAUSTED, USED, Position

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
        draw(s, f.player)
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
    if s.notes is not None:
        s.note("turn", {"seat": f.player, "turn": s.turn}, [])
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
        convert(s, f.player)
    else:
        announce(s, f.player, s.answer)


def next_turn(s: Position, f: TurnFrame) -> None:
    """The next player clockwise takes a turn; what lasted for this turn ends."""
    s.player = s.next_seat(s.player)
    f.player = s.player
    f.step = START
    s.turn += 1
    kept = vec[i64]()
    for at in range(0, len(s.modifiers), 4):
        if s.modifiers[at + 3] == 0:
            kept = extend(kept, s.modifiers[at : at + 4])
    s.modifiers = kept
