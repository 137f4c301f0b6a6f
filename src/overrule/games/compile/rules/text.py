"""Texts happen here, sentence by sentence (CO-20 to CO-27).

A sentence that needs an answer asks in its step 0 and goes on in step 1. What it sets off (frames pushed on top)
happens before the next sentence (CO-24). `end_sentence` ends one and says whether it really happened (CO-21).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has
from overrule.core.position import NOBODY, PLAYING
from overrule.core.texts import ASKED, go_on, hear, hear_either, offer, offer_either, with_pass
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
from overrule.games.compile.rules.sentences import player_of
from overrule.games.compile.state import LINES, Position


def step_text(s: Position, f: TextFrame) -> None:
    """Go on with a text until it sets something off, asks, or is over.

    A text whose card was covered, turned or removed is over (CO-25).
    """
    steps = s.deal.library.texts[f.text].steps
    while not f.lost and f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.ending != PLAYING or s.frames[-1] is not f:
            return
    if s.notes is not None and s.notes.nothing_since(f):
        s.note("no-effect", {"declined": True} if s.notes.passed == s.notes.count else {}, [])
    s.pop()


def _step(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """One step of a text. What a "may" offers is asked first, unless the step itself offers *pass*."""
    if not i.optional or f.agreed or _offers_pass(i) or _agrees(s, f, i):
        _do(s, f, i)


def _agrees(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    """Whether the player has agreed to do what the text says may be done; asks, if that has not been asked (CO-62)."""
    if f.step == ASKED:
        return hear(s, f, o.DO)
    offer(s, f, _can(s, f, i), o.ASK_MAY, o.DO)
    return False


def _refresh(s: Position, f: TextFrame) -> None:
    f.end_sentence(False)
    s.push(RefreshFrame(f.player))


# ---------------------------------------------------------------------------------------------------- control flow


def _note_lines(s: Position, f: TextFrame, i: p.Instruction) -> None:
    assert i.where is not None
    f.lines = lines_meant(s, f, i.where)
    f.at += 1


def _either(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """One of two, out of those that can be done (CO-62); for two players' turns, which one is first."""
    steps = s.deal.library.texts[f.text].steps
    end = steps[i.jump - 1].jump  # where the jump at the end of the first branch leads
    if f.step == 1:
        hear_either(s, f, i, end)
        return
    first = _can(s, f, steps[f.at + 1])
    second = _can(s, f, steps[i.jump])
    if i.op == p.EITHER:
        offer_either(s, f, i, first, second, o.ASK_EITHER, end)
    elif first and second:
        offer_either(s, f, i, first, second, o.ASK_WHO_FIRST, end)
    else:
        f.at += 1  # only one hand holds cards: the order does not matter


def _next_line(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """The next noted line, in the player's order (CO-44); lines where nothing can be done are not offered."""
    if f.step == 1:
        f.step = 0
        f.that_line = s.answer - o.LINE
        f.lines &= ~bit(f.that_line)
        f.at += 1
        return
    options = _lines_where_possible(s, f, f.lines)
    if len(options) == 0:
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
    if len(options) == 0:
        f.done = False
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, o.ASK_LINE, with_pass(f, options, i))


def _lines_where_possible(s: Position, f: TextFrame, lines: i64) -> vec[i64]:
    """Options for the lines, as bits, in which the next step could do something."""
    body = s.deal.library.texts[f.text].steps[f.at + 1]
    before = f.that_line
    options = vec[i64]()
    for line in range(LINES):
        if has(lines, line):
            f.that_line = line
            if _can(s, f, body):
                options = append(options, o.LINE + line)
    f.that_line = before
    return options


# ------------------------------------------------------------------------------------------------------ operations

# What each operation does, whether it would change anything, and whether it offers *pass*: one line for each in the
# first, and in the others for those that are not as usual.


def _do(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Do what an instruction says."""
    match i.op:
        case p.DELETE | p.FLIP | p.SHIFT | p.RETURN | p.TAKE | p.REVEAL | p.MIMIC:
            aim(s, f, i)
        case p.DRAW:
            draw_cards(s, f, i)
        case p.SEARCH:
            search_deck(s, f, i)
        case p.DISCARD:
            discard_cards(s, f, i)
        case p.DISCARD_TOP:
            discard_top(s, f, i)
        case p.DISCARD_DECK:
            discard_deck(s, f, i)
        case p.REVEAL_HAND:
            reveal_hand(s, f, i)
        case p.REVEAL_FROM_HAND:
            reveal_from_hand(s, f, i)
        case p.REVEAL_TOP | p.REVEAL_DECK:
            reveal_deck(s, f, i)
        case p.REVEAL_FROM_TRASH:
            reveal_from_trash(s, f, i)
        case p.REVEAL_DRAWN:
            reveal_drawn(s, f, i)
        case p.PLAY:
            play_card(s, f, i)
        case p.PLAY_TOP:
            play_top(s, f, i)
        case p.REARRANGE:
            rearrange_protocols(s, f, i)
        case p.SWAP_PROTOCOLS:
            swap_protocols(s, f, i)
        case p.SWAP_STACKS:
            swap_stacks(s, f, i)
        case p.REFRESH:
            _refresh(s, f)
        case p.GIVE:
            give_card(s, f, i)
        case p.TAKE_RANDOM:
            take_random(s, f, i)
        case p.SHUFFLE_TRASH | p.SHUFFLE_DECK:
            shuffle_cards(s, f, i)
        case p.BAR_COMPILE:
            bar_compile(s, f, i)
        case p.TURN_PROTOCOL:
            turn_without_compiling(s, f, i)
        case p.STATE_NUMBER | p.STATE_PROTOCOL:
            state_aloud(s, f, i)
        case p.JUMP:
            f.at = i.jump
        case p.UNLESS_DONE:
            go_on(f, i, f.done)
        case p.UNLESS:
            assert i.condition is not None
            go_on(f, i, holds(s, f, i.condition))
        case p.EITHER | p.WHO_FIRST:
            _either(s, f, i)
        case p.NOTE_LINES:
            _note_lines(s, f, i)
        case p.NEXT_LINE:
            _next_line(s, f, i)
        case p.CHOOSE_LINE:
            _choose_line(s, f, i)
        case _:
            raise AssertionError(f"there is no operation {i.op}")


def _can(s: Position, f: TextFrame, i: p.Instruction) -> bool:
    """Whether an instruction would change something, by what all can see (CO-62, CO-63)."""
    match i.op:
        case p.DELETE | p.FLIP | p.SHIFT | p.RETURN | p.TAKE | p.REVEAL | p.MIMIC:
            return len(targets(s, f, i)) > 0
        case p.DRAW:
            assert i.amount is not None
            return amount(s, f, i.amount) > 0 and can_draw(s, player_of(f, i.who), player_of(f, i.deck))
        case p.DISCARD | p.GIVE:
            return len(s.hands[player_of(f, i.who)]) > 0
        case p.TAKE_RANDOM:
            return len(s.hands[1 - f.player]) > 0
        case p.DISCARD_TOP:
            return len(s.decks[player_of(f, i.deck)]) > 0
        case p.DISCARD_DECK:
            return len(s.decks[f.player]) > 0
        case p.PLAY_TOP:
            return len(s.decks[player_of(f, i.deck)]) > 0 and play_top_lines(s, f, i) != 0
        case p.REFRESH:
            return can_refresh(s, f.player)
        case p.SHUFFLE_TRASH:
            return i.even_empty or len(s.trashes[f.player]) > 0
        case _:
            return True


def _offers_pass(i: p.Instruction) -> bool:
    """Whether an instruction asks its player a question anyway, to which *pass* is added where the text says may."""
    match i.op:
        case p.DELETE | p.FLIP | p.RETURN | p.TAKE | p.REVEAL | p.MIMIC:
            return i.who == p.YOU and i.how == p.ONE and i.aim == p.CHOSEN
        case p.SHIFT:
            return i.who == p.YOU and i.how != p.EACH
        case p.DISCARD:
            return i.who == p.YOU and not i.random
        case p.SEARCH:
            return not i.all
        case p.PLAY_TOP:
            return i.who == p.YOU
        case p.PLAY | p.REARRANGE | p.SWAP_PROTOCOLS | p.SWAP_STACKS | p.GIVE | p.EITHER | p.CHOOSE_LINE:
            return True
        case _:
            return False
