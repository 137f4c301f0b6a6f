"""Sentences that play cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, take, take_top
from overrule.core.texts import with_pass
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
from overrule.games.compile.rules.sentences import note_skipped, player_of
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.rules.zones import (
    slide_under,
)
from overrule.games.compile.state import Position

# Steps of playing top cards.
NEXT_PLAY: Final = 1
LINE_CHOSEN: Final = 2


def play_card(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Play a card by the usual rules, as far as the text leaves room (CO-72, CO-73)."""
    if f.step == 1:
        if s.answer == o.PASS:
            f.end_sentence(False)
        else:
            _play_answer(s, f, i)
        return
    assert i.where is not None
    lines = lines_meant(s, f, i.where)
    possible = NONE
    if i.face != p.FACE_DOWN:
        possible |= lines & open_lines(s, f.player, p.FACE_UP)
    if i.face != p.FACE_UP:
        possible |= lines & open_lines(s, f.player, p.FACE_DOWN)
    slots = playable_slots(s, f, i)
    if possible == 0 or len(slots) == 0:
        f.end_sentence(False)
        return
    fitting = vec[i64]([slot if _may_be_played(s, slot, i) else p.NOTHING for slot in slots])
    options = with_pass(f, plays(s, f.player, fitting, i.face, lines, i.free), i)
    if len(options) == 0:
        options = append(options, o.PASS)
    f.step = 1
    s.ask(f.player, o.ASK_PLAY, options, private=i.source == p.FROM_HAND)


def playable_slots(s: Position, f: TextFrame, i: p.Instruction) -> vec[i64]:
    """The cards that a text lets its player choose from, in the places that the options name."""
    if i.source == p.FROM_HAND:
        return s.hands[f.player]
    if i.source == p.FROM_TRASH:
        return s.trashes[f.player]
    if f.that in s.hands[f.player] or f.that in s.trashes[f.player]:
        return vec[i64]([f.that])
    return vec[i64]()


def _may_be_played(s: Position, slot: i64, i: p.Instruction) -> bool:
    if i.value != p.NOTHING and s.deal.value[s.kind[slot]] != i.value:
        return False
    return i.not_protocol == p.NOTHING or s.protocol(slot) != i.not_protocol


def _play_answer(s: Position, f: TextFrame, i: p.Instruction) -> None:
    slot = playable_slots(s, f, i)[o.place_played(s.answer)]
    side, line, up = o.side_played(s.answer), o.line_played(s.answer), o.played_up(s.answer)
    f.deal_with(slot, line)
    f.end_sentence(True)
    if slot in s.trashes[f.player]:
        take(s.trashes, f.player, slot)
        commit(s, f.player, slot, side, line, up)
    else:
        # Of several cards nobody sees which one is played face down; that card, all could follow.
        f.that = play_from_hand(s, f.player, slot, side, line, up, secret=i.source == p.FROM_HAND)


def play_top_lines(s: Position, f: TextFrame, i: p.Instruction) -> i64:
    """The lines, as bits, where the top card of a deck may be played (CO-73)."""
    assert i.where is not None
    return lines_meant(s, f, i.where) & open_lines(s, player_of(f, i.who), p.FACE_DOWN)


def play_top(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Play top cards of a deck face down; an empty deck plays nothing and is not rebuilt (CO-57)."""
    deck = player_of(f, i.deck)
    if f.step == 0:
        assert i.amount is not None
        f.plays = amount(s, f, i.amount)  # counted once (CO-46)
        f.done = False
        f.deal_with(p.NOTHING, f.that_line)
        f.step = NEXT_PLAY
    if f.step == NEXT_PLAY:
        lines = play_top_lines(s, f, i)
        if f.plays <= 0 or len(s.decks[deck]) == 0 or lines == 0:
            if f.plays > 0 and len(s.decks[deck]) == 0:
                note_skipped(s, f, "deck", deck)
            f.end_sentence(f.done)
            return
        f.step = LINE_CHOSEN
        s.ask(player_of(f, i.who), o.ASK_PLAY_LINE, with_pass(f, o.lines(lines), i))
        return
    if s.answer == o.PASS:
        f.end_sentence(f.done)
        return
    f.step = NEXT_PLAY
    f.plays -= 1
    f.done = True
    f.deal_with(take_top(s.decks, deck), s.answer - o.LINE)
    if f.plays == 0:
        f.end_sentence(True)
    if i.under:
        slide_under(s, f.that, f.source)
        after(s, p.did(p.DID_PLAY, player_of(f, i.who)), f.that_line)
    else:
        commit(s, player_of(f, i.who), f.that, player_of(f, i.side), f.that_line, False)
