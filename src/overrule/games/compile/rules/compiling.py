"""Compiling a line (CO-09 to CO-19)."""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import CompileFrame, LandFrame
from overrule.games.compile.rules.board import active_box
from overrule.games.compile.rules.hands import (
    draw,
    rearrange_by_answer,
    spend_control,
)
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.state import ALL_COMPILED, LINES, NOWHERE, Position, slots_of

# Steps of compiling (CO-09).
CHOOSE_LINE_STEP: Final = 0
CONTROL_STEP: Final = 1
DELETE_STEP: Final = 2
ESCAPE_STEP: Final = 3
ESCAPE_LINE_STEP: Final = 4
CLEAR_STEP: Final = 5
DELETED_STEP: Final = 6
TURN_STEP: Final = 7


def step_compile(s: Position, f: CompileFrame) -> None:
    """Compile a line; once begun, it is finished (CO-11). What a step sets off happens before the next one."""
    while s.asking == NOBODY and s.ending == PLAYING and s.frames[-1] is f:
        _compile_on(s, f)


def _compile_on(s: Position, f: CompileFrame) -> None:
    step = f.step
    f.step = step + 1
    if step == CHOOSE_LINE_STEP:
        s.ask(s.player, o.ASK_COMPILE, [o.LINE + line for line in range(LINES) if (f.lines >> line) & 1])
    elif step == CONTROL_STEP:
        f.line = s.answer - o.LINE
        if s.notes is not None:
            s.note("compiling", {"seat": s.player, "line": f.line, "what": s.order[s.player * LINES + f.line]}, [])
        spend_control(s, s.player)
    elif step == DELETE_STEP:
        rearrange_by_answer(s, s.player)
        f.escaping = _escaping(s, f.line)
        f.step = ESCAPE_STEP if f.escaping else CLEAR_STEP
    elif step == ESCAPE_STEP:
        _next_escape(s, f)
    elif step == ESCAPE_LINE_STEP:
        _escape_to_where(s, f)
    elif step == CLEAR_STEP:
        _clear_line(s, f)
    elif step == DELETED_STEP:
        if f.deleted:
            after(s, p.DID_DELETE << s.player)
    elif step == TURN_STEP:
        _turn_or_recompile(s, f)
    else:
        s.frames.pop()
        after(s, p.DID_COMPILE << s.player)


def _escaping(s: Position, line: int) -> int:
    """Cards of the line, as bits, that are shifted instead of being deleted (CO-15)."""
    cards = 0
    if s.live & p.HAS_ESCAPE:
        for spot in (line, LINES + line):
            for slot in s.stacks[spot]:
                if active_box(s, slot, p.HAS_ESCAPE) is not None:
                    cards |= 1 << slot
    return cards


def _next_escape(s: Position, f: CompileFrame) -> None:
    """The turn's player says which escaping card chooses next (CO-77)."""
    if f.escaping == 0:
        f.step = CLEAR_STEP
        return
    options = [o.CARD + slot for slot in slots_of(f.escaping)]
    s.ask(s.player, o.ASK_ESCAPE_FIRST, options)


def _escape_to_where(s: Position, f: CompileFrame) -> None:
    """The owner of an escaping card picks its new line (CO-15)."""
    slot = s.answer - o.CARD
    if s.answer >= o.CARD:
        f.escaping &= ~(1 << slot)
        f.escaped.append(slot)
        owner = s.side_of(slot)
        f.step = ESCAPE_LINE_STEP
        s.ask(owner, o.ASK_ESCAPE, [o.LINE + line for line in range(LINES) if line != f.line])
    else:
        f.escaped.append(s.answer - o.LINE)
        f.step = ESCAPE_STEP


def _clear_line(s: Position, f: CompileFrame) -> None:
    """All cards of the line are deleted at once, and nothing fires from it (CO-12, CO-14).

    Cards that escape leave with them and land right after the deletion (CO-09). Nothing else is under way at Check
    Compile, so there is nothing to forget about these cards.
    """
    landing: list[LandFrame] = []
    for place in range(0, len(f.escaped), 2):
        slot = f.escaped[place]
        up = (1 << slot) & s.up
        fires = 0 if s.is_uncovered(slot) else up
        landing.append(s.committed(s.spot[slot] // LINES, f.escaped[place + 1], [slot], up, fires, NOWHERE))
    for side in (0, 1):
        stack = s.stacks[side * LINES + f.line]
        s.stacks[side * LINES + f.line] = []
        for slot in stack:
            s.leave(slot)
        deleted = [slot for slot in stack if slot not in f.escaped[::2]]
        if deleted:
            f.deleted = True
            s.trashes[side].extend(deleted)
            s.show_all(deleted)
            if s.notes is not None:
                s.note("deleted", {"seat": s.player, "side": side}, deleted)
    for frame in reversed(landing):  # the first to choose lands first (CO-31)
        s.frames.append(frame)


def _turn_or_recompile(s: Position, f: CompileFrame) -> None:
    """Turn the protocol to Compiled; where it is so already, draw from the opponent's deck (CO-09, CO-19)."""
    protocol = s.order[s.player * LINES + f.line]
    if (s.compiled >> protocol) & 1:
        if s.notes is not None:
            s.note("recompiled", {"seat": s.player, "line": f.line, "what": protocol}, [])
        _, done = draw(s, s.player, 1, 1 - s.player)
        if done:
            after(s, done)
    else:
        turn_protocol(s, s.player, f.line)


def turn_protocol(s: Position, player: int, line: int) -> None:
    """Turn a protocol to Compiled; the third one wins at once (CO-13)."""
    s.compiled |= 1 << s.order[player * LINES + line]
    if s.notes is not None:
        s.note("compiled", {"seat": player, "line": line, "what": s.order[player * LINES + line]}, [])
    if (s.compiled >> (player * LINES)) & 7 == 7:
        s.ending = ALL_COMPILED
        s.winner = player
