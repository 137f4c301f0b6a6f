"""Texts begin here, and here a chain that goes round in circles ends (CO-76)."""

from __future__ import annotations

from typing import Final

from overrule.core.frames import Frame
from overrule.games.compile import program as p
from overrule.games.compile.frames import (
    COMPILE_FRAME,
    TURN_FRAME,
    ArriveFrame,
    LandFrame,
    TextFrame,
)
from overrule.games.compile.rules.board import is_silent
from overrule.games.compile.rules.zones import put_away, put_down
from overrule.games.compile.state import Position

TIMES_ROUND: Final = 3
TEXTS_IN_TURN: Final = 200  # a chain that is longer is taken for endless too: shuffles may keep it from repeating
KINDS_IN_MARK: Final = 11  # where the kinds of all slots stand in a mark
HANDS_AND_TRASHES: Final = (6, 9)  # the first and last of them among its zones, after the stacks, before the decks


def begin_text(s: Position, source: int, player: int, box: int, text: int) -> None:
    """Let a text of a card happen: it interrupts everything (CO-23)."""
    moment = mark(s, source, text)
    if len(s.seen) >= TEXTS_IN_TURN or _times_seen(s, moment) >= TIMES_ROUND - 1:
        _end_chain(s)
        return
    s.seen.append(moment)
    s.frames.append(TextFrame(source, player, box, text))
    if s.notes is not None:
        s.note("text", {"seat": player, "box": box}, [source])


def would_fire(s: Position, slot: int) -> bool:
    """Whether a card that comes into play now has a middle command that happens (CO-55, CO-83)."""
    if not s.is_up(slot) or s.deal.middle[s.kind[slot]] == p.NOTHING:
        return False
    return s.is_uncovered(slot) and not is_silent(s, slot)


def fire(s: Position, slot: int) -> None:
    """Let a card's middle command happen."""
    side = s.side_of(slot)
    begin_text(s, slot, side, p.MIDDLE, s.deal.middle[s.kind[slot]])


def mark(s: Position, source: int, text: int) -> list[int]:
    """Everything that makes a moment the very same as another, in a row."""
    moment = [source, text, s.up, s.compiled, s.control, *s.order, *s.kind]
    for zone in s.stacks:
        moment += zone
        moment.append(p.NOTHING)
    hands, trashes, decks = s.hands, s.trashes, s.decks
    moment += [*hands[0], -1, *hands[1], -1, *trashes[0], -1, *trashes[1], -1, *decks[0], -1, *decks[1]]
    return moment


def _times_seen(s: Position, moment: list[int]) -> int:
    """How often this very moment has been there in the turn: the same text, and the same cards everywhere."""
    times = 0
    for before in s.seen:
        if before[1] == moment[1] and len(before) == len(moment) and _in_kinds(before) == _in_kinds(moment):
            times += 1
    return times


def _in_kinds(moment: list[int]) -> list[int]:
    """A moment told by kinds and facing: cards change slots when they go through a hand.

    The order of hands and trashes is of no account.
    """
    kinds = moment[KINDS_IN_MARK : KINDS_IN_MARK + p.CARDS_IN_MATCH]
    up = moment[2]
    row = [kinds[moment[0]], *moment[3:KINDS_IN_MARK]]
    zone: list[int] = []
    number = 0
    for slot in [*moment[KINDS_IN_MARK + p.CARDS_IN_MATCH :], p.NOTHING]:
        if slot != p.NOTHING:
            zone.append(2 * kinds[slot] + ((up >> slot) & 1))
            continue
        row += sorted(zone) if HANDS_AND_TRASHES[0] <= number <= HANDS_AND_TRASHES[1] else zone
        row.append(p.NOTHING)
        zone = []
        number += 1
    return row


def _end_chain(s: Position) -> None:
    """Drop everything that is under way but the turn and a compile; cards on their way arrive without effect."""
    dropped: list[Frame] = []
    while s.frames[-1].kind != TURN_FRAME and s.frames[-1].kind != COMPILE_FRAME:
        dropped.append(s.frames.pop())
    dropped.reverse()
    for frame in dropped:
        if isinstance(frame, LandFrame) and frame.step == 0:
            put_down(s, frame)
        elif isinstance(frame, ArriveFrame):
            put_away(s, frame)
    if s.notes is not None:
        s.note("chain-ended", {}, [])
