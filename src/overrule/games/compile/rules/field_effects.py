"""Sentences about cards in the field: delete, flip, shift, return, take, reveal, mimic."""

from __future__ import annotations

from overrule.games.compile.frames import TextFrame
from overrule.games.compile.options import (
    ASK_MAY,
    ASK_TARGET,
    ASK_TO_LINE,
    CARD,
    DO,
    LINE,
    PASS,
)
from overrule.games.compile.program import (
    ALL,
    CHOSEN,
    DELETE,
    EACH,
    FLIP,
    MIMIC,
    NOTHING,
    ONE,
    OTHER_LINES,
    RETURN,
    REVEAL,
    SHIFT,
    TAKE,
    THIS_CARD,
    TO_OR_FROM_THIS,
    Instruction,
)
from overrule.games.compile.rules.board import (
    can_flip,
    is_silent,
    line_of,
    lines_meant,
    matching,
)
from overrule.games.compile.rules.chains import begin_text
from overrule.games.compile.rules.moves import flip, send_away, shift, shift_all
from overrule.games.compile.rules.notes import note
from overrule.games.compile.rules.sentences import end_sentence, player_of, with_pass
from overrule.games.compile.rules.zones import (
    TO_HAND,
    TO_TAKER,
    TO_TRASH,
)
from overrule.games.compile.state import LINES, NOWHERE, Position, slots_of


def targets(s: Position, f: TextFrame, i: Instruction) -> list[int]:
    """The cards that an effect may be aimed at, such that it changes something (CO-63, CO-78)."""
    if i.aim == CHOSEN:
        assert i.cards is not None
        slots = matching(s, f, i.cards)
    else:
        slot = f.source if i.aim == THIS_CARD else f.that
        slots = [slot] if slot >= 0 and s.spot[slot] != NOWHERE else []
    if i.op == FLIP:
        return [slot for slot in slots if can_flip(s, slot)]
    if i.op == SHIFT:
        return [slot for slot in slots if _destinations(s, f, i, slot) != 0]
    if i.op == MIMIC:
        return [slot for slot in slots if s.deal.middle[s.kind[slot]] != NOTHING and not is_silent(s, slot)]
    return slots


def _destinations(s: Position, f: TextFrame, i: Instruction, slot: int) -> int:
    """The lines, as bits, that a card may be shifted to; never its own (CO-28)."""
    assert i.where is not None
    line = line_of(s, slot)
    others = 7 ^ (1 << line)
    which = i.where.which
    if which == TO_OR_FROM_THIS:
        here = line_of(s, f.source)
        return others if line == here else (1 << here if here >= 0 else 0)
    if which == OTHER_LINES and i.where.holding is None:
        return others  # "another line": other than the card's own
    return lines_meant(s, f, i.where) & others


def aim(s: Position, f: TextFrame, i: Instruction) -> None:
    """Delete, flip, shift, return, take, reveal or mimic: one card, all at once, or each in turn."""
    if i.how == EACH:
        _each(s, f, i)
    elif i.how == ALL:
        _all(s, f, i)
    elif f.step == 0:
        slots = targets(s, f, i)
        if not slots:
            f.that = NOTHING
            end_sentence(f, False)
            return
        f.step = 1
        if i.aim == CHOSEN:
            s.ask(player_of(f, i.who), ASK_TARGET, with_pass([CARD + slot for slot in slots], i))
        elif i.op == SHIFT:
            _choose_destination(s, f, i, slots[0])
        elif i.optional:
            s.ask(f.player, ASK_MAY, [DO, PASS])
        else:
            s.answer = DO
    elif s.answer == PASS:
        end_sentence(f, False)
    else:
        _apply_answer(s, f, i)


def _apply_answer(s: Position, f: TextFrame, i: Instruction) -> None:
    """A card, or a line for a shift, has been chosen."""
    answer = s.answer
    if answer >= CARD:
        f.that = answer - CARD
    elif i.aim == THIS_CARD:
        f.that = f.source
    if i.op == SHIFT:
        if answer >= CARD:
            _choose_destination(s, f, i, f.that)
            return
        end_sentence(f, True)
        f.that_line = answer - LINE
        shift(s, f.that, f.that_line)
        return
    f.that_line = line_of(s, f.that)
    _apply(s, f, i, 1 << f.that)


def _choose_destination(s: Position, f: TextFrame, i: Instruction, slot: int) -> None:
    """Ask where a card is shifted to. A named card (this, that) may still be left where it is, if "may"."""
    if i.aim != CHOSEN:
        f.that = slot
    lines = _destinations(s, f, i, slot)
    options = [LINE + line for line in range(LINES) if (lines >> line) & 1]
    chosen_already = i.aim == CHOSEN and i.how == ONE
    s.ask(f.player, ASK_TO_LINE, options if chosen_already else with_pass(options, i))


def _apply(s: Position, f: TextFrame, i: Instruction, cards: int) -> None:
    """Do it to these cards, as bits, at the same moment."""
    op = i.op
    end_sentence(f, True)
    if op == DELETE:
        send_away(s, cards, TO_TRASH, player_of(f, i.who))
    elif op == FLIP:
        f.done = flip(s, cards, i.silent)
    elif op == RETURN:
        send_away(s, cards, TO_HAND, f.player)
    elif op == TAKE:
        send_away(s, cards, TO_TAKER, f.player)
    elif op == REVEAL:
        s.show(f.that)
        if s.notes is not None:
            note(s, "revealed", {"seat": s.spot[f.that] // LINES, "from": "field"}, [f.that])
    else:
        assert op == MIMIC
        begin_text(s, f.source, f.player, f.box, s.deal.middle[s.kind[f.that]])


def _all(s: Position, f: TextFrame, i: Instruction) -> None:
    """All cards that fit, as one batch (CO-43); shifted ones go to one line."""
    cards = 0
    if f.step == 0:
        slots = targets(s, f, i)
        if not slots:
            end_sentence(f, False)
            return
        f.step = 1
        if i.op == SHIFT:
            _choose_destination(s, f, i, slots[0])
            return
        if i.optional:
            s.ask(f.player, ASK_MAY, [DO, PASS])
            return
    elif s.answer == PASS:
        end_sentence(f, False)
        return
    for slot in targets(s, f, i):
        cards |= 1 << slot
    if i.op == SHIFT:
        line = s.answer - LINE
        end_sentence(f, True)
        shift_all(s, cards, line)
    else:
        _apply(s, f, i, cards)


def _each(s: Position, f: TextFrame, i: Instruction) -> None:
    """Each card that fits now, one by one in the player's order; what fits later is not added (CO-44)."""
    if f.step == 0:
        f.step = 1
        f.cards = 0
        for slot in targets(s, f, i):
            f.cards |= 1 << slot
        f.done = f.cards != 0
        if i.optional and f.done:
            f.step = 3
            s.ask(f.player, ASK_MAY, [DO, PASS])
            return
    if f.step == 3:
        f.step = 1
        if s.answer == PASS:
            end_sentence(f, False)
            return
    if f.step == 2:
        f.step = 1
        slot = s.answer - CARD
        f.cards &= ~(1 << slot)
        f.that = slot
        f.that_line = line_of(s, slot)
        at = f.at
        _apply(s, f, i, 1 << slot)
        f.at = at
        f.step = 1
        f.done = True
        return
    options = [CARD + slot for slot in slots_of(f.cards) if s.spot[slot] != NOWHERE]
    if not options:
        end_sentence(f, f.done)
        return
    f.step = 2
    s.ask(player_of(f, i.who), ASK_TARGET, options)
