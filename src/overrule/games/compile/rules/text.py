"""Texts happen here, sentence by sentence (CO-20 to CO-27).

A sentence that needs an answer asks in its step 0 and goes on in step 1. What it sets off (frames pushed on top)
happens before the next sentence (CO-24). `end_sentence` ends one and says whether it really happened (CO-21).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import Operation, always, table
from overrule.games.compile.frames import RefreshFrame, TextFrame
from overrule.games.compile.options import (
    ASK_EITHER,
    ASK_LINE,
    ASK_MAY,
    ASK_WHO_FIRST,
    DO,
    FIRST,
    LINE,
    PASS,
    SECOND,
)
from overrule.games.compile.program import (
    BAR_COMPILE,
    CHOOSE_LINE,
    CHOSEN,
    DELETE,
    DISCARD,
    DISCARD_DECK,
    DISCARD_TOP,
    DRAW,
    EACH,
    EITHER,
    FLIP,
    GIVE,
    JUMP,
    MIMIC,
    NEXT_LINE,
    NOTE_LINES,
    ONE,
    PLAY,
    PLAY_TOP,
    REARRANGE,
    REFRESH,
    RETURN,
    REVEAL,
    REVEAL_DECK,
    REVEAL_DRAWN,
    REVEAL_FROM_HAND,
    REVEAL_FROM_TRASH,
    REVEAL_HAND,
    REVEAL_TOP,
    SEARCH,
    SHIFT,
    SHUFFLE_DECK,
    SHUFFLE_TRASH,
    STATE_NUMBER,
    STATE_PROTOCOL,
    SWAP_PROTOCOLS,
    SWAP_STACKS,
    TAKE,
    TAKE_RANDOM,
    TURN_PROTOCOL,
    UNLESS,
    UNLESS_DONE,
    WHO_FIRST,
    YOU,
    Instruction,
)
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


def _step(s: Position, f: TextFrame, i: Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    operation = OPERATIONS[i.op]
    if not i.optional or f.agreed or operation.offers_pass(i) or _agrees(s, f, i):
        operation.do(s, f, i)


def _agrees(s: Position, f: TextFrame, i: Instruction) -> bool:
    """Ask whether a player does what the text says may be done; only what can be done is offered (CO-62)."""
    if f.step == ASKED:
        f.step = 0
        f.agreed = s.answer == DO
        if not f.agreed:
            end_sentence(f, False)
        return f.agreed
    if _can_do(s, f, i):
        f.step = ASKED
        s.ask(f.player, ASK_MAY, [DO, PASS])
    else:
        end_sentence(f, False)
    return False


def _refresh(s: Position, f: TextFrame, i: Instruction) -> None:
    end_sentence(f, False)
    s.frames.append(RefreshFrame(f.player))


# ---------------------------------------------------------------------------------------------------- control flow


def _jump(s: Position, f: TextFrame, i: Instruction) -> None:
    f.at = i.jump


def _unless_done(s: Position, f: TextFrame, i: Instruction) -> None:
    f.at = f.at + 1 if f.done else i.jump


def _unless(s: Position, f: TextFrame, i: Instruction) -> None:
    assert i.condition is not None
    f.at = f.at + 1 if holds(s, f, i.condition) else i.jump


def _note_lines(s: Position, f: TextFrame, i: Instruction) -> None:
    assert i.where is not None
    f.lines = lines_meant(s, f, i.where)
    f.at += 1


def _either(s: Position, f: TextFrame, i: Instruction) -> None:
    """One of two, out of those that can be done (CO-62); for two players' turns, which one is first."""
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            f.done = False
            f.at = _after_either(s, f, i)
        else:
            f.at = f.at + 1 if s.answer == FIRST else i.jump
        return
    steps = s.deal.library.texts[f.text].steps
    first = _can_do(s, f, steps[f.at + 1])
    second = _can_do(s, f, steps[i.jump])
    if i.op == WHO_FIRST and not (first and second):
        f.at += 1  # only one hand holds cards: the order is of no account
        return
    if not first and not second:
        f.done = False
        f.at = _after_either(s, f, i)
        return
    options: list[int] = []
    if first:
        options.append(FIRST)
    if second:
        options.append(SECOND)
    f.step = 1
    s.ask(f.player, ASK_EITHER if i.op == EITHER else ASK_WHO_FIRST, with_pass(f, options, i))


def _after_either(s: Position, f: TextFrame, i: Instruction) -> int:
    """Where a text goes on after both branches: where the jump at the end of the first one leads."""
    return s.deal.library.texts[f.text].steps[i.jump - 1].jump


def _next_line(s: Position, f: TextFrame, i: Instruction) -> None:
    """The next noted line, in the player's order (CO-44); lines where nothing can be done are not offered."""
    if f.step == 1:
        f.step = 0
        f.that_line = s.answer - LINE
        f.lines &= ~(1 << f.that_line)
        f.at += 1
        return
    options = _lines_where_possible(s, f, f.lines)
    if not options:
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, ASK_LINE, options)


def _choose_line(s: Position, f: TextFrame, i: Instruction) -> None:
    """One line, out of those where the next step changes something (CO-63)."""
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            f.done = False
            f.at = i.jump
        else:
            f.that_line = s.answer - LINE
            f.at += 1
        return
    assert i.where is not None
    options = _lines_where_possible(s, f, lines_meant(s, f, i.where))
    if not options:
        f.done = False
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, ASK_LINE, with_pass(f, options, i))


def _lines_where_possible(s: Position, f: TextFrame, lines: int) -> list[int]:
    """Options for the lines, as bits, in which the next step could do something."""
    body = s.deal.library.texts[f.text].steps[f.at + 1]
    before = f.that_line
    options: list[int] = []
    for line in range(LINES):
        if (lines >> line) & 1:
            f.that_line = line
            if _can_do(s, f, body):
                options.append(LINE + line)
    f.that_line = before
    return options


# ------------------------------------------------------------------------------------------- what would do something


def _can_do(s: Position, f: TextFrame, i: Instruction) -> bool:
    """Whether a step would change something, by what all can see (CO-62, CO-63)."""
    return OPERATIONS[i.op].can(s, f, i)


def _has_targets(s: Position, f: TextFrame, i: Instruction) -> bool:
    return bool(targets(s, f, i))


def _can_draw(s: Position, f: TextFrame, i: Instruction) -> bool:
    assert i.amount is not None
    return amount(s, f, i.amount) > 0 and can_draw(s, player_of(f, i.who), player_of(f, i.deck))


def _has_hand(s: Position, f: TextFrame, i: Instruction) -> bool:
    return bool(s.hands[player_of(f, i.who)])


def _opponent_has_hand(s: Position, f: TextFrame, i: Instruction) -> bool:
    return bool(s.hands[1 - f.player])


def _has_deck(s: Position, f: TextFrame, i: Instruction) -> bool:
    return bool(s.decks[player_of(f, i.deck)])


def _has_own_deck(s: Position, f: TextFrame, i: Instruction) -> bool:
    return bool(s.decks[f.player])


def _can_play_top(s: Position, f: TextFrame, i: Instruction) -> bool:
    return _has_deck(s, f, i) and play_top_lines(s, f, i) != 0


def _can_shuffle_trash(s: Position, f: TextFrame, i: Instruction) -> bool:
    return i.even_empty or bool(s.trashes[f.player])


def _can_refresh(s: Position, f: TextFrame, i: Instruction) -> bool:
    return can_refresh(s, f.player)


# --------------------------------------------------------------------------- what asks a question that can be declined


def _chooses_one(i: Instruction) -> bool:
    return i.who == YOU and (i.how == ONE and i.aim == CHOSEN)


def _shifts_together(i: Instruction) -> bool:
    return i.who == YOU and i.how != EACH


def _chooses_discard(i: Instruction) -> bool:
    return i.who == YOU and not i.random


def _searches_one(i: Instruction) -> bool:
    return not i.all


def _is_yours(i: Instruction) -> bool:
    return i.who == YOU


_AIMED: Final = Operation(aim, _has_targets, _chooses_one)

OPERATIONS: Final[list[Operation[Position, TextFrame, Instruction]]] = table(
    {
        DRAW: Operation(draw_cards, _can_draw),
        SEARCH: Operation(search_deck, always, _searches_one),
        DISCARD: Operation(discard_cards, _has_hand, _chooses_discard),
        DISCARD_TOP: Operation(discard_top, _has_deck),
        DISCARD_DECK: Operation(discard_deck, _has_own_deck),
        DELETE: _AIMED,
        FLIP: _AIMED,
        SHIFT: Operation(aim, _has_targets, _shifts_together),
        RETURN: _AIMED,
        TAKE: _AIMED,
        REVEAL: _AIMED,
        REVEAL_HAND: Operation(reveal_hand),
        REVEAL_FROM_HAND: Operation(reveal_from_hand),
        REVEAL_TOP: Operation(reveal_deck),
        REVEAL_DECK: Operation(reveal_deck),
        REVEAL_FROM_TRASH: Operation(reveal_from_trash),
        REVEAL_DRAWN: Operation(reveal_drawn),
        PLAY: Operation(play_card, always, always),
        PLAY_TOP: Operation(play_top, _can_play_top, _is_yours),
        REARRANGE: Operation(rearrange_protocols, always, always),
        SWAP_PROTOCOLS: Operation(swap_protocols, always, always),
        SWAP_STACKS: Operation(swap_stacks, always, always),
        REFRESH: Operation(_refresh, _can_refresh),
        GIVE: Operation(give_card, _has_hand, always),
        TAKE_RANDOM: Operation(take_random, _opponent_has_hand),
        SHUFFLE_TRASH: Operation(shuffle_cards, _can_shuffle_trash),
        SHUFFLE_DECK: Operation(shuffle_cards),
        BAR_COMPILE: Operation(bar_compile),
        TURN_PROTOCOL: Operation(turn_without_compiling),
        STATE_NUMBER: Operation(state_aloud),
        STATE_PROTOCOL: Operation(state_aloud),
        MIMIC: _AIMED,
        JUMP: Operation(_jump),
        UNLESS_DONE: Operation(_unless_done),
        UNLESS: Operation(_unless),
        EITHER: Operation(_either, always, always),
        WHO_FIRST: Operation(_either),
        NOTE_LINES: Operation(_note_lines),
        NEXT_LINE: Operation(_next_line),
        CHOOSE_LINE: Operation(_choose_line, always, always),
    }
)
