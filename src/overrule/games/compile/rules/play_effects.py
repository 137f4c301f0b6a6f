"""Sentences that play cards."""

from __future__ import annotations

from typing import Final

from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import TextFrame
from overrule.games.compile.rules.board import (
    amount,
    lines_meant,
)
from overrule.games.compile.rules.hands import (
    open_lines,
    plays,
)
from overrule.games.compile.rules.moves import commit, play_from_hand
from overrule.games.compile.rules.sentences import end_sentence, player_of, with_pass
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.rules.zones import (
    slide_under,
)
from overrule.games.compile.state import LINES, Position

# Steps of playing top cards.
NEXT_PLAY: Final = 1
LINE_CHOSEN: Final = 2


def play_card(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Play a card by the usual rules, as far as the text leaves room (CO-72, CO-73)."""
    if f.step == 1:
        if s.answer == o.PASS:
            end_sentence(f, False)
        else:
            _play_answer(s, f, i)
        return
    assert i.where is not None
    lines = lines_meant(s, f, i.where)
    possible = 0
    if i.face != p.FACE_DOWN:
        possible |= lines & open_lines(s, f.player, p.FACE_UP)
    if i.face != p.FACE_UP:
        possible |= lines & open_lines(s, f.player, p.FACE_DOWN)
    slots = playable_slots(s, f, i)
    if possible == 0 or not slots:
        end_sentence(f, False)
        return
    fitting = [slot if _may_be_played(s, slot, i) else p.NOTHING for slot in slots]
    options = plays(s, f.player, fitting, i.face, lines, i.free)
    with_pass(f, options, i)
    if not options:
        options.append(o.PASS)
    f.step = 1
    s.ask(f.player, o.ASK_PLAY, options, private=i.source == p.FROM_HAND)


def playable_slots(s: Position, f: TextFrame, i: p.Instruction) -> list[int]:
    """The cards that a text lets its player choose from, in the places that the options name."""
    if i.source == p.FROM_HAND:
        return s.hands[f.player]
    if i.source == p.FROM_TRASH:
        return s.trashes[f.player]
    if f.that in s.hands[f.player] or f.that in s.trashes[f.player]:
        return [f.that]
    return []


def _may_be_played(s: Position, slot: int, i: p.Instruction) -> bool:
    if i.value != p.NOTHING and s.deal.value[s.kind[slot]] != i.value:
        return False
    return i.not_protocol == p.NOTHING or s.protocol(slot) != i.not_protocol


def _play_answer(s: Position, f: TextFrame, i: p.Instruction) -> None:
    place, rest = divmod(s.answer - o.PLAY_CARD, 12)
    slot, side, line, up = playable_slots(s, f, i)[place], (rest // 2) % 2, rest // 4, rest % 2 == 0
    f.deal_with(slot, line)
    end_sentence(f, True)
    if slot in s.trashes[f.player]:
        s.trashes[f.player].remove(slot)
        commit(s, f.player, slot, side, line, up)
    else:
        # Of several cards nobody sees which one is played face down; that card, all could follow.
        f.that = play_from_hand(s, f.player, slot, side, line, up, secret=i.source == p.FROM_HAND)


def play_top_lines(s: Position, f: TextFrame, i: p.Instruction) -> int:
    """The lines, as bits, where the top card of a deck may be played (CO-73)."""
    assert i.where is not None
    return lines_meant(s, f, i.where) & open_lines(s, player_of(f, i.who), p.FACE_DOWN)


def play_top(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Play top cards of a deck face down; an empty deck plays nothing and is not made anew (CO-57)."""
    deck = s.decks[player_of(f, i.deck)]
    if f.step == 0:
        assert i.amount is not None
        f.plays = amount(s, f, i.amount)  # counted once (CO-46)
        f.done = False
        f.deal_with(p.NOTHING, f.that_line)
        f.step = NEXT_PLAY
    if f.step == NEXT_PLAY:
        lines = play_top_lines(s, f, i)
        if f.plays <= 0 or not deck or lines == 0:
            end_sentence(f, f.done)
            return
        f.step = LINE_CHOSEN
        options = [o.LINE + line for line in range(LINES) if (lines >> line) & 1]
        s.ask(player_of(f, i.who), o.ASK_PLAY_LINE, with_pass(f, options, i))
        return
    if s.answer == o.PASS:
        end_sentence(f, f.done)
        return
    f.step = NEXT_PLAY
    f.plays -= 1
    f.done = True
    f.deal_with(deck.pop(), s.answer - o.LINE)
    if f.plays == 0:
        end_sentence(f, True)
    if i.under:
        slide_under(s, f.that, f.source)
        after(s, p.DID_PLAY << player_of(f, i.who), f.that_line)
    else:
        commit(s, player_of(f, i.who), f.that, player_of(f, i.side), f.that_line, False)
