"""Start, end and after: texts that wait for a moment (CO-37, CO-61, CO-77)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, members
from overrule.core.frames import Frame
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import TriggersFrame
from overrule.games.compile.rules.board import bottom_box, top_box
from overrule.games.compile.rules.chains import begin_text
from overrule.games.compile.state import LINES, NOWHERE, SEATS, Position

START: Final = 0
END: Final = 1
AFTER: Final = 2


def note_phase(s: Position, moment: i64) -> bool:
    """Note the visible start or end commands on the side of the turn's player (CO-61). Says whether there are any."""
    feature = p.HAS_START if moment == START else p.HAS_END
    if s.live & feature == 0:
        return False
    tops = NONE
    bottoms = NONE
    kind, features = s.kind, s.deal.features
    for spot in range(s.player * LINES, s.player * LINES + LINES):
        for slot in s.stacks[spot]:
            if features[kind[slot]] & feature != 0 and s.is_up(slot):
                if top_box(s, slot).features & feature != 0:
                    tops |= bit(slot)
                if bottom_box(s, slot).features & feature != 0 and s.is_uncovered(slot):
                    bottoms |= bit(slot)
    if tops == 0 and bottoms == 0:
        return False
    s.push(TriggersFrame(moment, tops, bottoms))
    return True


def after(s: Position, done: i64, line: i64 = NOWHERE, frame: Frame | None = None) -> None:
    """Something is over with all its consequences: note what waits for it (CO-37). `done`: DID bits.

    `frame` did it, if it was not told last.
    """
    features = (done | (done >> 1)) << p.AFTER_SHIFT  # of either player
    if s.live & features == 0:
        return
    tops = NONE
    bottoms = NONE
    kind, features_of = s.kind, s.deal.features
    for spot in range(SEATS * LINES):
        for slot in s.stacks[spot]:
            if features_of[kind[slot]] & features != 0 and s.is_up(slot):
                if _waits(s, top_box(s, slot), spot, done, line):
                    tops |= bit(slot)
                if s.is_uncovered(slot) and _waits(s, bottom_box(s, slot), spot, done, line):
                    bottoms |= bit(slot)
    if tops != 0 or bottoms != 0:
        s.push(TriggersFrame(AFTER, tops, bottoms))
        if s.notes is not None:
            s.notes.bind(s.frames[-1], s.notes.last if frame is None else s.notes.number_of(frame))


def _waits(s: Position, box: p.Box, spot: i64, done: i64, line: i64) -> bool:
    """Whether a box in this stack has an "after" for what was done."""
    if box.after == p.NOTHING:
        return False
    side: i64 = 0 if spot < LINES else 1
    if box.after_in_their_turn and s.player == side:
        return False
    if box.after_here and spot % LINES != line:
        return False
    if box.after_who == p.BOTH:
        return done & (3 * box.after_did) != 0
    return done & p.did(box.after_did, side if box.after_who == p.YOU else 1 - side) != 0


def step_triggers(s: Position, f: TriggersFrame) -> None:
    """Let the noted triggers happen one by one; the turn's player says which is next (CO-61, CO-77)."""
    if f.step == 0:
        _drop_hidden(s, f)
        options = vec[i64]([o.TRIGGER + 2 * slot for slot in members(f.tops)])
        for slot in members(f.bottoms):
            options = append(options, o.TRIGGER + 2 * slot + 1)
        if len(options) == 0:
            s.pop()
            return
        f.step = 1
        s.ask(s.player, o.ASK_TRIGGER, options)
    else:
        f.step = 0
        slot = (s.answer - o.TRIGGER) // 2
        bottom = (s.answer - o.TRIGGER) % 2 == 1
        if bottom:
            f.bottoms &= ~bit(slot)
        else:
            f.tops &= ~bit(slot)
        box = bottom_box(s, slot) if bottom else top_box(s, slot)
        text = box.start if f.moment == START else box.end if f.moment == END else box.after
        side = s.side_of(slot)
        if f.tops == 0 and f.bottoms == 0:
            s.pop()
        begin_text(s, slot, side, p.BOTTOM if bottom else p.TOP, text)


def _drop_hidden(s: Position, f: TriggersFrame) -> None:
    """Forget triggers whose card is gone, turned down, or, for a bottom box, covered by now (CO-61)."""
    f.tops &= s.up
    f.bottoms &= s.up
    for slot in members(f.bottoms):
        if not s.is_uncovered(slot):
            f.bottoms ^= bit(slot)
