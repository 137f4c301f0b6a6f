"""Texts happen here, sentence by sentence (CO-20 to CO-27).

A sentence that needs an answer asks in its step 0 and goes on in step 1. What it sets off (frames pushed on top)
happens before the next sentence (CO-24). `end_sentence` ends one and says whether it really happened (CO-21).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY, PLAYING
from overrule.games.compile.frames import RefreshFrame, TextFrame
from overrule.games.compile.options import (
    ASK_EITHER,
    ASK_LINE,
    ASK_MAY,
    ASK_REVEAL_HAND,
    ASK_REVEAL_TRASH,
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
    SWAP_PROTOCOLS,
    SWAP_STACKS,
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
    reveal_cards,
    reveal_drawn,
    reveal_one,
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
    if i.optional and not f.agreed and not _offers_pass(i) and not _agrees(s, f, i):
        return
    op = i.op
    if DELETE <= op <= REVEAL or op == MIMIC:
        aim(s, f, i)
    elif op == DRAW:
        draw_cards(s, f, i)
    elif op >= JUMP:
        _control_flow(s, f, i)
    elif op == DISCARD:
        discard_cards(s, f, i)
    elif op == PLAY:
        play_card(s, f, i)
    elif op == PLAY_TOP:
        play_top(s, f, i)
    else:
        _others(s, f, i)


def _offers_pass(i: Instruction) -> bool:
    """Whether a step asks its player a question anyway, to which *pass* can be added."""
    op = i.op
    if DELETE <= op <= REVEAL or op == MIMIC:
        return i.how != EACH and i.who == YOU and (op == SHIFT or (i.aim == CHOSEN and i.how == ONE))
    if op == DISCARD:
        return i.who == YOU and not i.random
    if op == SEARCH:
        return not i.all
    if op == PLAY_TOP:
        return i.who == YOU
    return op in (PLAY, GIVE, REARRANGE, SWAP_PROTOCOLS, SWAP_STACKS, EITHER, CHOOSE_LINE)


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


def _others(s: Position, f: TextFrame, i: Instruction) -> None:
    op = i.op
    if op == SEARCH:
        search_deck(s, f, i)
    elif op == DISCARD_TOP:
        discard_top(s, f, i)
    elif op == DISCARD_DECK:
        discard_deck(s, f)
    elif op == REVEAL_HAND:
        reveal_cards(s, f, s.hands[player_of(f, i.who)], player_of(f, i.who), "hand")
    elif op == REVEAL_DECK:
        reveal_cards(s, f, s.decks[f.player], f.player, "deck")
    elif op == REVEAL_TOP:
        reveal_cards(s, f, s.decks[f.player][-1:], f.player, "deck")
    elif op == REVEAL_FROM_HAND:
        reveal_one(s, f, s.hands[f.player], ASK_REVEAL_HAND, "hand")
    elif op == REVEAL_FROM_TRASH:
        reveal_one(s, f, s.trashes[f.player], ASK_REVEAL_TRASH, "trash")
    elif op == REVEAL_DRAWN:
        reveal_drawn(s, f)
    elif op == REARRANGE:
        rearrange_protocols(s, f, i)
    elif op == SWAP_PROTOCOLS:
        swap_protocols(s, f, i)
    elif op == SWAP_STACKS:
        swap_stacks(s, f, i)
    elif op == REFRESH:
        end_sentence(f, False)
        s.frames.append(RefreshFrame(f.player))
    elif op == GIVE:
        give_card(s, f, i)
    elif op == TAKE_RANDOM:
        take_random(s, f)
    elif op in (SHUFFLE_TRASH, SHUFFLE_DECK):
        shuffle_cards(s, f, i)
    elif op == BAR_COMPILE:
        bar_compile(s, f)
    elif op == TURN_PROTOCOL:
        turn_without_compiling(s, f, i)
    else:
        state_aloud(s, f, i)


def _control_flow(s: Position, f: TextFrame, i: Instruction) -> None:
    op = i.op
    if op == JUMP:
        f.at = i.jump
    elif op == UNLESS_DONE:
        f.at = f.at + 1 if f.done else i.jump
    elif op == UNLESS:
        assert i.condition is not None
        f.at = f.at + 1 if holds(s, f, i.condition) else i.jump
    elif op in (EITHER, WHO_FIRST):
        _either(s, f, i)
    elif op == NOTE_LINES:
        assert i.where is not None
        f.lines = lines_meant(s, f, i.where)
        f.at += 1
    elif op == NEXT_LINE:
        _next_line(s, f, i)
    else:
        assert op == CHOOSE_LINE
        _choose_line(s, f, i)


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


def _can_do(s: Position, f: TextFrame, i: Instruction) -> bool:
    """Whether a step would change something, by what all can see (CO-62, CO-63)."""
    op = i.op
    if op >= DELETE and (op <= REVEAL or op == MIMIC):
        return bool(targets(s, f, i))
    if op == DRAW:
        assert i.amount is not None
        return amount(s, f, i.amount) > 0 and can_draw(s, player_of(f, i.who), player_of(f, i.deck))
    if op == DISCARD:
        return bool(s.hands[player_of(f, i.who)])
    if op == DISCARD_TOP:
        return bool(s.decks[player_of(f, i.deck)])
    if op == DISCARD_DECK:
        return bool(s.decks[f.player])
    if op == TAKE_RANDOM:
        return bool(s.hands[1 - f.player])
    if op == GIVE:
        return bool(s.hands[f.player])
    if op == SHUFFLE_TRASH:
        return i.even_empty or bool(s.trashes[f.player])
    if op == REFRESH:
        return can_refresh(s, f.player)
    if op == PLAY_TOP:
        return bool(s.decks[player_of(f, i.deck)]) and play_top_lines(s, f, i) != 0
    return True
