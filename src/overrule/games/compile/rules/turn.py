"""The turn and its phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, same
from overrule.games.compile import options as o
from overrule.games.compile.frames import CompileFrame, DiscardFrame, RefreshFrame, TurnFrame
from overrule.games.compile.program import (
    ANY,
    HAS_SKIP_CACHE,
)
from overrule.games.compile.rules.board import all_totals, side_has
from overrule.games.compile.rules.chains import mark
from overrule.games.compile.rules.hands import (
    HAND_LIMIT,
    can_refresh,
    plays,
)
from overrule.games.compile.rules.moves import play_from_hand
from overrule.games.compile.rules.triggers import END, START, note_phase
from overrule.games.compile.state import ALL_LINES, LINES, NOW, NOWHERE, STALEMATE, TOO_LONG, TURN_LIMIT, Position

COMPILE_AT: Final = 10  # CO-08

# Phases (CO-03), as steps of the turn.
START_PHASE: Final = 0
CONTROL_PHASE: Final = 1
COMPILE_PHASE: Final = 2
ACTION_PHASE: Final = 3
ACTION_CHOSEN: Final = 4
CACHE_PHASE: Final = 5
END_PHASE: Final = 6
NEXT_TURN: Final = 7


def step_turn(s: Position, f: TurnFrame) -> None:
    """Go through the phases until one sets something off: that happens before the next phase."""
    if f.step >= ACTION_CHOSEN and not _finish_turn(s, f):
        return
    if f.step == START_PHASE:
        f.step = CONTROL_PHASE
        if s.notes is not None:
            s.notes.forget()
            s.note_frame("turn", {"seat": s.player, "turn": s.turn}, [])
        if note_phase(s, START):
            return
    if f.step <= COMPILE_PHASE and check_totals(s, f):
        return
    f.step = ACTION_CHOSEN
    ask_action(s, f)


def _finish_turn(s: Position, f: TurnFrame) -> bool:
    """From the chosen action on. Says whether the turn is over and the next player's begins."""
    if f.step == ACTION_CHOSEN:
        f.step = CACHE_PHASE
        act(s, f)
        return False
    if f.step == CACHE_PHASE:
        f.step = END_PHASE
        if len(s.hands[s.player]) > HAND_LIMIT and check_cache(s):
            return False
    if f.step == END_PHASE:
        f.step = NEXT_TURN
        if note_phase(s, END):
            return False
    return _pass_turn(s, f)


def _pass_turn(s: Position, f: TurnFrame) -> bool:
    """The next player's turn begins, unless neither of them can do anything any more: then the match is a draw."""
    if (f.skipped and _is_stalemate(s, f)) or s.turn >= TURN_LIMIT:
        s.ending = TOO_LONG if s.turn >= TURN_LIMIT else STALEMATE
        return False
    s.player = 1 - s.player
    s.barred[s.player] >>= 1
    s.turn += 1
    s.seen = vec[vec[i64]]()
    f.skipped = False
    f.step = START_PHASE
    return True


def _is_stalemate(s: Position, f: TurnFrame) -> bool:
    """Whether both players have had a turn in which nothing could be done, and no card has moved or turned."""
    if s.barred[s.player] & NOW != 0:
        f.table = vec[i64]()
    table = mark(s, NOWHERE, NOWHERE)
    f.still = f.still + 1 if same(table, f.table) else 0
    f.table = table
    return f.still >= 2


def check_totals(s: Position, f: TurnFrame) -> bool:
    """Check Control, then Check Compile. Says whether the player compiles, in place of the action (CO-04).

    Being ahead in two lines takes control (CO-07). A total of at least 10 in a line where the player is ahead must
    be compiled (CO-08), unless a card forbids it (CO-17). Taking control changes no total, so one look serves both.
    """
    totals = all_totals(s)
    own = s.player * LINES
    theirs = LINES - own
    ahead: i64 = 0
    lines = NONE
    for line in range(LINES):
        total = totals[own + line]
        if total > totals[theirs + line]:
            ahead += 1
            if total >= COMPILE_AT:
                lines |= bit(line)
    if ahead >= 2 and s.control != s.player and s.with_control and f.step == CONTROL_PHASE:
        s.control = s.player
        if s.notes is not None:
            s.note("control", {"seat": s.player}, [])
    f.step = ACTION_PHASE
    if lines == 0 or s.barred[s.player] & NOW != 0:
        return False
    s.push(CompileFrame(lines))
    f.step = CACHE_PHASE
    return True


def ask_action(s: Position, f: TurnFrame) -> None:
    """Play a card or refresh; with neither possible the action is skipped (CO-05, CO-06).

    Whether a card in hand can be played may depend on what it is, so a player with cards is asked all the same.
    """
    hand = s.hands[s.player]
    options = plays(s, s.player, hand, ANY, ALL_LINES, False)
    if can_refresh(s, s.player):
        options = append(options, o.REFRESH_OPTION)
    if len(options) == 0:
        if len(hand) == 0:
            f.step = CACHE_PHASE
            skip_action(s, f)
            return
        options = append(options, o.PASS)
    s.ask(s.player, o.ASK_ACTION, options, private=len(hand) > 0)


def act(s: Position, f: TurnFrame) -> None:
    """Do what was chosen."""
    answer = s.answer
    if answer != o.PASS:
        f.table = vec[i64]()
    if answer == o.REFRESH_OPTION:
        s.push(RefreshFrame(s.player))
    elif answer >= o.PLAY_CARD:
        slot = s.hands[s.player][o.place_played(answer)]
        play_from_hand(s, s.player, slot, o.side_played(answer), o.line_played(answer), o.played_up(answer))
    else:
        skip_action(s, f)


def skip_action(s: Position, f: TurnFrame) -> None:
    """Neither a play nor a refresh is possible (CO-05, CO-06)."""
    f.skipped = True
    if s.notes is not None:
        s.note("action-skipped", {"seat": s.player}, [])


def check_cache(s: Position) -> bool:
    """More than five cards in hand: discard down to five, unless a card skips that (CO-80). Says whether it is due."""
    if side_has(s, s.player, HAS_SKIP_CACHE):
        return False
    surplus = len(s.hands[s.player]) - HAND_LIMIT
    s.push(DiscardFrame(s.player, surplus, surplus, s.player, False, True))
    return True
