"""The turn, its phases, and compiling."""

from __future__ import annotations

from typing import Final

from overrule.games.compile.frames import CompileFrame, DiscardFrame, LandFrame, RefreshFrame, TurnFrame
from overrule.games.compile.options import (
    ASK_ACTION,
    ASK_COMPILE,
    ASK_ESCAPE,
    ASK_ESCAPE_FIRST,
    CARD,
    LINE,
    PASS,
    PLAY_CARD,
    REFRESH_OPTION,
)
from overrule.games.compile.program import (
    ANY,
    CARDS_IN_MATCH,
    DID_COMPILE,
    DID_DELETE,
    HAS_ESCAPE,
    HAS_SKIP_CACHE,
)
from overrule.games.compile.rules.board import active_box, all_totals, side_has
from overrule.games.compile.rules.chains import mark
from overrule.games.compile.rules.hands import (
    ALL_LINES,
    HAND_LIMIT,
    can_refresh,
    draw,
    plays,
    rearrange_by_answer,
    spend_control,
)
from overrule.games.compile.rules.moves import play_from_hand
from overrule.games.compile.rules.notes import note
from overrule.games.compile.rules.triggers import END, START, after, did, note_phase
from overrule.games.compile.rules.zones import lift_all
from overrule.games.compile.state import (
    ALL_COMPILED,
    LINES,
    NOBODY,
    NOWHERE,
    PLAYING,
    STALEMATE,
    TOO_LONG,
    TURN_LIMIT,
    Position,
)

COMPILE_AT: Final = 10  # CO-08

# Bits of `barred` (CO-17).
NOW: Final = 1
NEXT: Final = 2

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
            note(s, "turn", {"seat": s.player, "turn": s.turn}, [])
        if note_phase(s, START):
            return
    if f.step <= COMPILE_PHASE:
        totals = all_totals(s)
        if s.with_control and f.step == CONTROL_PHASE:
            check_control(s, totals)
        if check_compile(s, f, totals):
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
        if check_cache(s):
            return False
    if f.step == END_PHASE:
        f.step = NEXT_TURN
        if note_phase(s, END):
            return False
    return _pass_turn(s, f)


def _pass_turn(s: Position, f: TurnFrame) -> bool:
    """The next player's turn begins, unless neither of them can do anything any more: then the match is a draw."""
    if _is_stalemate(s, f) or s.turn >= TURN_LIMIT:
        s.ending = TOO_LONG if s.turn >= TURN_LIMIT else STALEMATE
        return False
    s.player = 1 - s.player
    s.barred[s.player] >>= 1
    s.turn += 1
    s.seen = []
    f.skipped = False
    f.step = START_PHASE
    return True


def _is_stalemate(s: Position, f: TurnFrame) -> bool:
    """Whether both players have had a turn in which nothing could be done, and no card has moved or turned."""
    if not f.skipped or s.barred[s.player] & NOW:
        f.still = 0
        return False
    table = mark(s, NOWHERE, NOWHERE)
    f.still = f.still + 1 if table == f.table else 0
    f.table = table
    return f.still >= 2


def check_control(s: Position, totals: list[int]) -> None:
    """A strictly higher total in two lines takes control (CO-07)."""
    if s.control == s.player:
        return
    own = s.player * LINES
    ahead = 0
    for line in range(LINES):
        if totals[own + line] > totals[LINES - own + line]:
            ahead += 1
    if ahead >= 2:
        s.control = s.player
        if s.notes is not None:
            note(s, "control", {"seat": s.player}, [])


def check_compile(s: Position, f: TurnFrame, totals: list[int]) -> bool:
    """A player who can compile must, in place of the action (CO-04, CO-08), unless a card forbids it (CO-17)."""
    lines = compilable_lines(s.player, totals)
    if lines and not s.barred[s.player] & NOW:
        s.frames.append(CompileFrame(lines))
        f.step = CACHE_PHASE
        return True
    f.step = ACTION_PHASE
    return False


def compilable_lines(player: int, totals: list[int]) -> int:
    """The lines, as bits, that a player must compile or choose from: at least 10, and strictly ahead (CO-08)."""
    lines = 0
    own = player * LINES
    for line in range(LINES):
        if totals[own + line] >= COMPILE_AT and totals[own + line] > totals[LINES - own + line]:
            lines |= 1 << line
    return lines


def ask_action(s: Position, f: TurnFrame) -> None:
    """Play a card or refresh; with neither possible the action is skipped (CO-05, CO-06).

    Whether a card in hand can be played may depend on what it is, so a player with cards is asked all the same.
    """
    hand = s.hands[s.player]
    options = plays(s, s.player, hand, ANY, ALL_LINES, False)
    if can_refresh(s, s.player):
        options.append(REFRESH_OPTION)
    if not options:
        if not hand:
            f.step = CACHE_PHASE
            skip_action(s, f)
            return
        options.append(PASS)
    s.ask(s.player, ASK_ACTION, options, private=len(hand) > 0)


def act(s: Position, f: TurnFrame) -> None:
    """Do what was chosen."""
    answer = s.answer
    if answer == REFRESH_OPTION:
        s.frames.append(RefreshFrame(s.player))
    elif answer >= PLAY_CARD:
        place, rest = divmod(answer - PLAY_CARD, 12)
        slot = s.hands[s.player][place]
        play_from_hand(s, s.player, slot, (rest // 2) % 2, rest // 4, rest % 2 == 0)
    else:
        skip_action(s, f)


def skip_action(s: Position, f: TurnFrame) -> None:
    """Neither a play nor a refresh is possible (CO-05, CO-06)."""
    f.skipped = True
    if s.notes is not None:
        note(s, "action-skipped", {"seat": s.player}, [])


def check_cache(s: Position) -> bool:
    """With more than five cards in hand, discard down to five (CO-80). Says whether that is due."""
    surplus = len(s.hands[s.player]) - HAND_LIMIT
    if surplus <= 0 or side_has(s, s.player, HAS_SKIP_CACHE):
        return False
    s.frames.append(DiscardFrame(s.player, surplus, surplus, s.player, False, True))
    return True


# ---------------------------------------------------------------------------------------------------- compiling

# Steps of compiling (CO-09).
CHOOSE_LINE_STEP: Final = 0
CONTROL_STEP: Final = 1
DELETE_STEP: Final = 2
ESCAPE_STEP: Final = 3
ESCAPE_LINE_STEP: Final = 4
CLEAR_STEP: Final = 5
DELETED_STEP: Final = 6
TURN_STEP: Final = 7
COMPILED_STEP: Final = 8


def step_compile(s: Position, f: CompileFrame) -> None:
    """Compile a line; once begun, it is finished (CO-11). What a step sets off happens before the next one."""
    while s.asking == NOBODY and s.ending == PLAYING and s.frames[-1] is f:
        _compile_on(s, f)


def _compile_on(s: Position, f: CompileFrame) -> None:
    step = f.step
    f.step = step + 1
    if step == CHOOSE_LINE_STEP:
        s.ask(s.player, ASK_COMPILE, [LINE + line for line in range(LINES) if (f.lines >> line) & 1])
    elif step == CONTROL_STEP:
        f.line = s.answer - LINE
        if s.notes is not None:
            note(s, "compiling", {"seat": s.player, "line": f.line, "what": s.order[s.player * LINES + f.line]}, [])
        spend_control(s, s.player)
    elif step == DELETE_STEP:
        rearrange_by_answer(s)
        f.escaping = _escaping(s, f.line)
        f.step = ESCAPE_STEP if f.escaping else CLEAR_STEP
    elif step == ESCAPE_STEP:
        _next_escape(s, f)
    elif step == ESCAPE_LINE_STEP:
        _escape_to_where(s, f)
    elif step == CLEAR_STEP:
        _clear_line(s, f)
    elif step == DELETED_STEP:
        if f.deleted:
            after(s, did(DID_DELETE, s.player))
    elif step == TURN_STEP:
        _turn_or_recompile(s, f)
    else:
        s.frames.pop()
        after(s, did(DID_COMPILE, s.player))


def _escaping(s: Position, line: int) -> int:
    """Cards of the line, as bits, that are shifted instead of being deleted (CO-15)."""
    cards = 0
    if s.any_up_with(HAS_ESCAPE):
        for spot in (line, LINES + line):
            for slot in s.stacks[spot]:
                if active_box(s, slot, HAS_ESCAPE) is not None:
                    cards |= 1 << slot
    return cards


def _next_escape(s: Position, f: CompileFrame) -> None:
    """The turn's player says which escaping card chooses next (CO-77)."""
    if f.escaping == 0:
        f.step = CLEAR_STEP
        return
    options = [CARD + slot for slot in range(CARDS_IN_MATCH) if (f.escaping >> slot) & 1]
    s.ask(s.player, ASK_ESCAPE_FIRST, options)


def _escape_to_where(s: Position, f: CompileFrame) -> None:
    """The owner of an escaping card picks its new line (CO-15)."""
    slot = s.answer - CARD
    if s.answer >= CARD:
        f.escaping &= ~(1 << slot)
        f.escaped.append(slot)
        owner = 0 if s.spot[slot] < LINES else 1
        f.step = ESCAPE_LINE_STEP
        s.ask(owner, ASK_ESCAPE, [LINE + line for line in range(LINES) if line != f.line])
    else:
        f.escaped.append(s.answer - LINE)
        f.step = ESCAPE_STEP


def _clear_line(s: Position, f: CompileFrame) -> None:
    """All cards of the line are deleted at once, and nothing fires from it (CO-12, CO-14).

    Cards that escape leave with them and land right after the deletion (CO-09).
    """
    landing: list[LandFrame] = []
    for place in range(0, len(f.escaped), 2):
        slot = f.escaped[place]
        up = (1 << slot) & s.up
        fires = 0 if s.is_uncovered(slot) else up
        landing.append(s.committed(s.spot[slot] // LINES, f.escaped[place + 1], [slot], up, fires, NOWHERE))
    for side in (0, 1):
        stack = s.stacks[side * LINES + f.line]
        cards = 0
        for slot in stack:
            cards |= 1 << slot
        deleted = [slot for slot in stack if slot not in f.escaped[::2]]
        lift_all(s, cards)
        if deleted:
            f.deleted = True
            s.trashes[side].extend(deleted)
            for slot in deleted:
                s.show(slot)
            if s.notes is not None:
                note(s, "deleted", {"seat": s.player, "side": side}, deleted)
    for frame in reversed(landing):  # the first to choose lands first (CO-31)
        s.frames.append(frame)


def _turn_or_recompile(s: Position, f: CompileFrame) -> None:
    """Turn the protocol to Compiled; where it is so already, draw from the opponent's deck (CO-09, CO-19)."""
    protocol = s.order[s.player * LINES + f.line]
    if (s.compiled >> protocol) & 1:
        if s.notes is not None:
            note(s, "recompiled", {"seat": s.player, "line": f.line, "what": protocol}, [])
        _, done = draw(s, s.player, 1, 1 - s.player)
        if done:
            after(s, done)
    else:
        turn_protocol(s, s.player, f.line)


def turn_protocol(s: Position, player: int, line: int) -> None:
    """Turn a protocol to Compiled; the third one wins at once (CO-13)."""
    s.compiled |= 1 << s.order[player * LINES + line]
    if s.notes is not None:
        note(s, "compiled", {"seat": player, "line": line, "what": s.order[player * LINES + line]}, [])
    if (s.compiled >> (player * LINES)) & 7 == 7:
        s.ending = ALL_COMPILED
        s.winner = player
