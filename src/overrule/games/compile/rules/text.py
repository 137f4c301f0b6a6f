"""Texts happen here, sentence by sentence (CO-20 to CO-27).

A sentence that needs an answer asks in its step 0 and goes on in step 1. What it sets off (frames pushed on top)
happens before the next sentence (CO-24). `end_sentence` ends one and says whether it really happened (CO-21).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import Operation, always, table
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import RefreshFrame, TextFrame
from overrule.games.compile.rules.board import (
    amount,
    holds,
    lines_meant,
)
from overrule.games.compile.rules.field_effects import aim, targets
from overrule.games.compile.rules.hand_effects import (
    discard_cards,
    discard_deck,
    discard_top,
    draw_cards,
    give_card,
    reveal_deck,
    reveal_drawn,
    reveal_from_hand,
    reveal_from_trash,
    reveal_hand,
    search_deck,
    shuffle_cards,
    state_aloud,
    take_random,
)
from overrule.games.compile.rules.hands import (
    can_draw,
    can_refresh,
)
from overrule.games.compile.rules.play_effects import play_card, play_top, play_top_lines
from overrule.games.compile.rules.protocol_effects import (
    bar_compile,
    rearrange_protocols,
    swap_protocols,
    swap_stacks,
    turn_without_compiling,
)
from overrule.games.compile.rules.sentences import end_sentence, player_of, with_pass
from overrule.games.compile.state import LINES, Position

ASKED: Final = 9  # the step of a sentence whose "may" is being asked about


def step_text(s: Position, f: TextFrame) -> None:
    """Go on with a text until it sets something off, asks, or is over.

    A text whose card was covered, turned or removed is over (CO-25).
    """
    steps = s.deal.library.texts[f.text].steps
    frames = s.frames
    while not f.lost and f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.ending != PLAYING or frames[-1] is not f:
            return
    frames.pop()


def _step(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    operation = OPERATIONS[i.op]
    if not i.optional or f.agreed or operation.offers_pass(i) or _agrees(s, f, i):
        operation.do(s, f, i)


def _agrees(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered (CO-62)."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == o.DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if _can_do(s, f, i):
        f.step = ASKED
        s.ask(f.player, o.ASK_MAY, [o.DO, o.PASS])
    else:
        end_sentence(f, False)
    return False


def _refresh(s: Position, f: TextFrame, i: p.Instruction) -> None:
    end_sentence(f, False)
    s.frames.append(RefreshFrame(f.player))


# ---------------------------------------------------------------------------------------------------- control flow


def _jump(s: Position, f: TextFrame, i: p.Instruction) -> None:
    f.at = i.jump


def _unless_done(s: Position, f: TextFrame, i: p.Instruction) -> None:
    f.at = f.at + 1 if f.done else i.jump


def _unless(s: Position, f: TextFrame, i: p.Instruction) -> None:
    assert i.condition is not None
    f.at = f.at + 1 if holds(s, f, i.condition) else i.jump


def _note_lines(s: Position, f: TextFrame, i: p.Instruction) -> None:
    assert i.where is not None
    f.lines = lines_meant(s, f, i.where)
    f.at += 1


def _either(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """One of two, out of those that can be done (CO-62); for two players' turns, which one is first."""
    if f.step == 1:
        f.step = 0
        if s.answer == o.PASS:
            f.done = False
            f.at = _after_either(s, f, i)
        else:
            f.at = f.at + 1 if s.answer == o.FIRST else i.jump
        return
    steps = s.deal.library.texts[f.text].steps
    first = _can_do(s, f, steps[f.at + 1])
    second = _can_do(s, f, steps[i.jump])
    if i.op == p.WHO_FIRST and not (first and second):
        f.at += 1  # only one hand holds cards: the order is of no account
        return
    if not first and not second:
        f.done = False
        f.at = _after_either(s, f, i)
        return
    options: list[int] = []
    if first:
        options.append(o.FIRST)
    if second:
        options.append(o.SECOND)
    f.step = 1
    s.ask(f.player, o.ASK_EITHER if i.op == p.EITHER else o.ASK_WHO_FIRST, with_pass(f, options, i))


def _after_either(s: Position, f: TextFrame, i: p.Instruction) -> int:
    """Where a text goes on after both branches: where the jump at the end of the first one leads."""
    return s.deal.library.texts[f.text].steps[i.jump - 1].jump


def _next_line(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """The next noted line, in the player's order (CO-44); lines where nothing can be done are not offered."""
    if f.step == 1:
        f.step = 0
        f.that_line = s.answer - o.LINE
        f.lines &= ~(1 << f.that_line)
        f.at += 1
        return
    options = _lines_where_possible(s, f, f.lines)
    if not options:
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, o.ASK_LINE, options)


def _choose_line(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """One line, out of those where the next step changes something (CO-63)."""
    if f.step == 1:
        f.step = 0
        if s.answer == o.PASS:
            f.done = False
            f.at = i.jump
        else:
            f.that_line = s.answer - o.LINE
            f.at += 1
        return
    assert i.where is not None
    options = _lines_where_possible(s, f, lines_meant(s, f, i.where))
    if not options:
        f.done = False
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, o.ASK_LINE, with_pass(f, options, i))


def _lines_where_possible(s: Position, f: TextFrame, lines: int) -> list[int]:
    """Options for the lines, as bits, in which the next step could do something."""
    body = s.deal.library.texts[f.text].steps[f.at + 1]
    before = f.that_line
    options: list[int] = []
    for line in range(LINES):
        if (lines >> line) & 1:
            f.that_line = line
            if _can_do(s, f, body):
                options.append(o.LINE + line)
    f.that_line = before
    return options


# ------------------------------------------------------------------------------------------- what would do something


def _can_do(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    """Whether a step would change something, by what all can see (CO-62, CO-63)."""
    return OPERATIONS[i.op].can(s, f, i)


def _has_targets(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return bool(targets(s, f, i))


def _can_draw(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    assert i.amount is not None
    return amount(s, f, i.amount) > 0 and can_draw(s, player_of(f, i.who), player_of(f, i.deck))


def _has_hand(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return bool(s.hands[player_of(f, i.who)])


def _opponent_has_hand(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return bool(s.hands[1 - f.player])


def _has_deck(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return bool(s.decks[player_of(f, i.deck)])


def _has_own_deck(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return bool(s.decks[f.player])


def _can_play_top(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return _has_deck(s, f, i) and play_top_lines(s, f, i) != 0


def _can_shuffle_trash(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return i.even_empty or bool(s.trashes[f.player])


def _can_refresh(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    return can_refresh(s, f.player)


# --------------------------------------------------------------------------- what asks a question that can be declined


def _chooses_one(i: p.Instruction) -> bool:
    return i.who == p.YOU and (i.how == p.ONE and i.aim == p.CHOSEN)


def _shifts_together(i: p.Instruction) -> bool:
    return i.who == p.YOU and i.how != p.EACH


def _chooses_discard(i: p.Instruction) -> bool:
    return i.who == p.YOU and not i.random


def _searches_one(i: p.Instruction) -> bool:
    return not i.all


def _is_yours(i: p.Instruction) -> bool:
    return i.who == p.YOU


_AIMED: Final = Operation(aim, _has_targets, _chooses_one)

OPERATIONS: Final[list[Operation[Position, TextFrame, p.Instruction]]] = table(
    {
        p.DRAW: Operation(draw_cards, _can_draw),
        p.SEARCH: Operation(search_deck, always, _searches_one),
        p.DISCARD: Operation(discard_cards, _has_hand, _chooses_discard),
        p.DISCARD_TOP: Operation(discard_top, _has_deck),
        p.DISCARD_DECK: Operation(discard_deck, _has_own_deck),
        p.DELETE: _AIMED,
        p.FLIP: _AIMED,
        p.SHIFT: Operation(aim, _has_targets, _shifts_together),
        p.RETURN: _AIMED,
        p.TAKE: _AIMED,
        p.REVEAL: _AIMED,
        p.REVEAL_HAND: Operation(reveal_hand),
        p.REVEAL_FROM_HAND: Operation(reveal_from_hand),
        p.REVEAL_TOP: Operation(reveal_deck),
        p.REVEAL_DECK: Operation(reveal_deck),
        p.REVEAL_FROM_TRASH: Operation(reveal_from_trash),
        p.REVEAL_DRAWN: Operation(reveal_drawn),
        p.PLAY: Operation(play_card, always, always),
        p.PLAY_TOP: Operation(play_top, _can_play_top, _is_yours),
        p.REARRANGE: Operation(rearrange_protocols, always, always),
        p.SWAP_PROTOCOLS: Operation(swap_protocols, always, always),
        p.SWAP_STACKS: Operation(swap_stacks, always, always),
        p.REFRESH: Operation(_refresh, _can_refresh),
        p.GIVE: Operation(give_card, _has_hand, always),
        p.TAKE_RANDOM: Operation(take_random, _opponent_has_hand),
        p.SHUFFLE_TRASH: Operation(shuffle_cards, _can_shuffle_trash),
        p.SHUFFLE_DECK: Operation(shuffle_cards),
        p.BAR_COMPILE: Operation(bar_compile),
        p.TURN_PROTOCOL: Operation(turn_without_compiling),
        p.STATE_NUMBER: Operation(state_aloud),
        p.STATE_PROTOCOL: Operation(state_aloud),
        p.MIMIC: _AIMED,
        p.JUMP: Operation(_jump),
        p.UNLESS_DONE: Operation(_unless_done),
        p.UNLESS: Operation(_unless),
        p.EITHER: Operation(_either, always, always),
        p.WHO_FIRST: Operation(_either),
        p.NOTE_LINES: Operation(_note_lines),
        p.NEXT_LINE: Operation(_next_line),
        p.CHOOSE_LINE: Operation(_choose_line, always, always),
    }
)
