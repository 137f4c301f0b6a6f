"""Compiling a line (CO-09 to CO-19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, has, members, put_all
from overrule.core.position import NOBODY, PLAYING
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import CompileFrame, LandFrame
from overrule.games.compile.rules.board import active_box, total
from overrule.games.compile.rules.hands import (
    draw,
    rearrange_by_answer,
    spend_control,
)
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.state import ALL_COMPILED, ALL_LINES, LINES, NOWHERE, SEATS, Position

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
        s.ask(s.player, o.ASK_COMPILE, o.lines(f.lines))
    elif step == CONTROL_STEP:
        f.line = s.answer - o.LINE
        if s.notes is not None:
            totals = [total(s, s.player, f.line), total(s, 1 - s.player, f.line)]
            s.note_frame("compiling", {"seat": s.player, "line": f.line, "totals": totals}, [])
        spend_control(s, s.player)
    elif step == DELETE_STEP:
        rearrange_by_answer(s, s.player)
        f.escaping = _escaping(s, f.line)
        f.step = ESCAPE_STEP if f.escaping != 0 else CLEAR_STEP
    elif step == ESCAPE_STEP:
        _next_escape(s, f)
    elif step == ESCAPE_LINE_STEP:
        _escape_to_where(s, f)
    elif step == CLEAR_STEP:
        _clear_line(s, f)
    elif step == DELETED_STEP:
        if f.deleted:
            after(s, p.did(p.DID_DELETE, s.player), NOWHERE, f)
    elif step == TURN_STEP:
        _turn_or_recompile(s, f)
    else:
        s.pop()
        after(s, p.did(p.DID_COMPILE, s.player), NOWHERE, f)


def _escaping(s: Position, line: i64) -> i64:
    """Cards of the line, as bits, that are shifted instead of being deleted (CO-15)."""
    cards = NONE
    if s.live & p.HAS_ESCAPE != 0:
        for side in range(SEATS):
            for slot in s.stacks[side * LINES + line]:
                if active_box(s, slot, p.HAS_ESCAPE) is not None:
                    cards |= bit(slot)
    return cards


def _next_escape(s: Position, f: CompileFrame) -> None:
    """The turn's player says which escaping card chooses next (CO-77)."""
    if f.escaping == 0:
        f.step = CLEAR_STEP
        return
    s.ask(s.player, o.ASK_ESCAPE_FIRST, o.cards(members(f.escaping)))


def _escape_to_where(s: Position, f: CompileFrame) -> None:
    """The owner of an escaping card picks its new line (CO-15)."""
    slot = s.answer - o.CARD
    if s.answer >= o.CARD:
        f.escaping &= ~bit(slot)
        f.escaped = append(f.escaped, slot)
        owner = s.side_of(slot)
        f.step = ESCAPE_LINE_STEP
        s.ask(owner, o.ASK_ESCAPE, o.lines(ALL_LINES ^ bit(f.line)))
    else:
        f.escaped = append(f.escaped, s.answer - o.LINE)
        f.step = ESCAPE_STEP


def _clear_line(s: Position, f: CompileFrame) -> None:
    """All cards of the line are deleted at once, and nothing fires from it (CO-12, CO-14).

    Cards that escape leave with them and land right after the deletion (CO-09). Nothing else is under way at Check
    Compile, so there is nothing to forget about these cards.
    """
    landing: list[LandFrame] = []
    escaping = NONE
    for place in range(0, len(f.escaped), 2):
        slot = f.escaped[place]
        escaping |= bit(slot)
        up = bit(slot) & s.up
        fires = NONE if s.is_uncovered(slot) else up
        landing.append(s.committed(s.side_of(slot), f.escaped[place + 1], vec[i64]([slot]), up, fires, NOWHERE))
    for side in range(SEATS):
        stack = s.stacks[side * LINES + f.line]
        s.stacks[side * LINES + f.line] = vec[i64]()
        for slot in stack:
            s.leave(slot)
        deleted = vec[i64]([slot for slot in stack if not has(escaping, slot)])
        if len(deleted) > 0:
            f.deleted = True
            put_all(s.trashes, side, deleted)
            s.show_all(deleted)
            if s.notes is not None:
                s.note("deleted", {"seat": s.player, "side": side}, list(deleted))
    for frame in reversed(landing):  # the first to choose lands first (CO-31)
        s.push(frame)


def _turn_or_recompile(s: Position, f: CompileFrame) -> None:
    """Turn the protocol to Compiled; where it is so already, draw from the opponent's deck (CO-09, CO-19)."""
    protocol = s.order[s.player * LINES + f.line]
    if has(s.compiled, protocol):
        if s.notes is not None:
            s.note("recompiled", {"seat": s.player, "line": f.line, "what": protocol}, [])
        s.lead_on()
        _, done = draw(s, s.player, 1, 1 - s.player)
        s.unlead()
        if done != 0:
            after(s, done)
    else:
        turn_protocol(s, s.player, f.line)


def turn_protocol(s: Position, player: i64, line: i64) -> None:
    """Turn a protocol to Compiled; the third one wins at once (CO-13)."""
    s.compiled |= bit(s.order[player * LINES + line])
    if s.notes is not None:
        s.note("compiled", {"seat": player, "line": line, "what": s.order[player * LINES + line]}, [])
    if s.compiled_by(player) == ALL_LINES:
        s.ending = ALL_COMPILED
        s.winner = player
