"""Sentences about cards in the field: delete, flip, shift, return, take, reveal, mimic."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, members, set_of
from overrule.core.texts import with_pass
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import TextFrame
from overrule.games.compile.rules.board import (
    can_flip,
    is_silent,
    line_of,
    lines_meant,
    matching,
)
from overrule.games.compile.rules.chains import begin_text
from overrule.games.compile.rules.moves import flip, send_away, shift, shift_all
from overrule.games.compile.rules.sentences import fail, note_skipped, player_of
from overrule.games.compile.rules.zones import (
    TO_HAND,
    TO_TAKER,
    TO_TRASH,
)
from overrule.games.compile.state import ALL_LINES, NOWHERE, Position

# Steps of an "each".
NEXT_CARD: Final = 1
CARD_CHOSEN: Final = 2


def targets(s: Position, f: TextFrame, i: p.Instruction) -> vec[i64]:
    """The cards that an effect may be aimed at, such that it changes something (CO-63, CO-78)."""
    slots = vec[i64]()
    if i.aim == p.CHOSEN:
        assert i.cards is not None
        slots = matching(s, f, i.cards)
    elif i.aim == p.THIS_CARD or not f.that_gone:
        slot = f.source if i.aim == p.THIS_CARD else f.that
        if slot >= 0 and s.spot[slot] != NOWHERE:
            slots = append(slots, slot)
    if i.op == p.FLIP:
        return vec[i64]([slot for slot in slots if can_flip(s, slot)])
    if i.op == p.SHIFT:
        return vec[i64]([slot for slot in slots if _destinations(s, f, i, slot) != 0])
    if i.op == p.MIMIC:
        return vec[i64]([slot for slot in slots if _has_middle(s, slot) and not is_silent(s, slot)])
    return slots


def _has_middle(s: Position, slot: i64) -> bool:
    """Whether a card has a middle command; face down it has none (CO-53)."""
    return s.is_up(slot) and s.deal.middle[s.kind[slot]] != p.NOTHING


def _destinations(s: Position, f: TextFrame, i: p.Instruction, slot: i64) -> i64:
    """The lines, as bits, that a card may be shifted to; never its own (CO-28)."""
    assert i.where is not None
    line = line_of(s, slot)
    others = ALL_LINES ^ bit(line)
    which = i.where.which
    if which == p.TO_OR_FROM_THIS:
        here = line_of(s, f.source)
        if line == here:
            return others
        return bit(here) if here >= 0 else NONE
    if which == p.OTHER_LINES and i.where.holding is None:
        return others  # "another line": other than the card's own
    return lines_meant(s, f, i.where) & others


def aim(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Delete, flip, shift, return, take, reveal or mimic: one card, all at once, or each in turn."""
    if i.how == p.EACH:
        _each(s, f, i)
    elif i.how == p.ALL:
        _all(s, f, i)
    elif f.step == 0:
        _choose_target(s, f, i)
    elif s.answer == o.PASS:
        f.end_sentence(False)
    else:
        _apply_answer(s, f, i)


def _choose_target(s: Position, f: TextFrame, i: p.Instruction) -> None:
    slots = targets(s, f, i)
    if len(slots) == 0:
        if not i.optional and i.aim == p.CHOSEN:
            note_skipped(s, f, "target", f.player)
        fail(f)
        return
    f.step = 1
    if i.aim == p.CHOSEN:
        s.ask(player_of(f, i.who), o.ASK_TARGET, with_pass(f, o.cards(slots), i))
    elif i.op == p.SHIFT:
        lines = _line_options(s, f, i, slots[0])
        f.deal_with(slots[0], line_of(s, slots[0]))
        s.ask(f.player, o.ASK_TO_LINE, with_pass(f, lines, i))
    else:
        s.answer = o.CARD + slots[0]


def _apply_answer(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """A card, or a line for a shift, has been chosen."""
    if s.answer < o.CARD:
        f.end_sentence(True)
        f.that_line = s.answer - o.LINE
        shift(s, f.that, f.that_line)
        return
    slot = s.answer - o.CARD
    if i.op == p.SHIFT:
        lines = _line_options(s, f, i, slot)
        f.deal_with(slot, line_of(s, slot))
        s.ask(f.player, o.ASK_TO_LINE, lines)
        return
    f.deal_with(slot, line_of(s, slot))
    _apply(s, f, i, bit(slot))


def _line_options(s: Position, f: TextFrame, i: p.Instruction, slot: i64) -> vec[i64]:
    """Where a card may be shifted to; worked out before it becomes *that card*, which the text may compare with."""
    return o.lines(_destinations(s, f, i, slot))


def _apply(s: Position, f: TextFrame, i: p.Instruction, cards: i64) -> None:
    """Do it to these cards, as bits, at the same moment."""
    op = i.op
    f.end_sentence(True)
    if op == p.DELETE:
        send_away(s, cards, TO_TRASH, player_of(f, i.who))
    elif op == p.FLIP:
        f.done = flip(s, cards, i.silent)
    elif op == p.RETURN:
        send_away(s, cards, TO_HAND, f.player)
    elif op == p.TAKE:
        send_away(s, cards, TO_TAKER, f.player)
    elif op == p.REVEAL:
        s.show(f.that)
        if s.notes is not None:
            s.note("revealed", {"seat": s.side_of(f.that), "from": "field"}, [f.that])
    else:
        assert op == p.MIMIC
        begin_text(s, f.source, f.player, f.box, s.deal.middle[s.kind[f.that]], f.that)


def _all(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """All cards that fit, as one batch (CO-43); shifted ones go to one line."""
    slots = targets(s, f, i)
    if len(slots) == 0 or (f.step == 1 and s.answer == o.PASS):
        f.end_sentence(False)
        return
    if i.op == p.SHIFT and f.step == 0:
        f.step = 1
        s.ask(f.player, o.ASK_TO_LINE, with_pass(f, _line_options(s, f, i, slots[0]), i))
        return
    cards = set_of(slots)
    if i.op == p.SHIFT:
        f.end_sentence(True)
        shift_all(s, cards, s.answer - o.LINE)
    else:
        _apply(s, f, i, cards)


def _each(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Each card that fits now, one by one in the player's order; what fits later is not added (CO-44)."""
    if f.step == 0:
        f.step = NEXT_CARD
        f.cards = set_of(targets(s, f, i))
        f.done = f.cards != 0
    if f.step == NEXT_CARD:
        options = vec[i64]([o.CARD + slot for slot in members(f.cards) if s.spot[slot] != NOWHERE])
        if len(options) == 0:
            f.end_sentence(f.done)
            return
        f.step = CARD_CHOSEN
        s.ask(player_of(f, i.who), o.ASK_TARGET, options)
        return
    slot = s.answer - o.CARD
    f.cards &= ~bit(slot)
    f.deal_with(slot, line_of(s, slot))
    at = f.at
    _apply(s, f, i, bit(slot))
    f.at = at  # the same sentence goes on with the next card
    f.step = NEXT_CARD
    f.done = True
