"""Texts begin here, and here a chain that goes round in circles ends (CO-76)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from overrule.core.arrays import has
from overrule.core.frames import Frame
from overrule.games.compile import program as p
from overrule.games.compile.frames import (
    ARRIVE_FRAME,
    COMPILE_FRAME,
    LAND_FRAME,
    TURN_FRAME,
    ArriveFrame,
    LandFrame,
    TextFrame,
)
from overrule.games.compile.rules.board import is_silent
from overrule.games.compile.rules.zones import put_away, put_down
from overrule.games.compile.state import NOWHERE, Position

TIMES_ROUND: Final = 3
TEXTS_IN_TURN: Final = 200  # a longer chain counts as endless, too: shuffles may keep it from repeating
KINDS_IN_MARK: Final[i64] = 11  # where the kinds of all slots stand in a mark
MOST_IN_MARK: Final = 95  # all kinds, the cards in their zones, and the ends of these
HANDS_AND_TRASHES: Final = (6, 9)  # the first and last of them among its zones, after the stacks, before the decks


def begin_text(s: Position, source: i64, player: i64, box: i64, text: i64, copied: i64 = NOWHERE) -> None:
    """Let a text of a card happen: it interrupts everything (CO-23). `copied`: the card whose text it is."""
    moment = mark(s, source, text)
    if len(s.seen) >= TEXTS_IN_TURN or _times_seen(s, moment) >= TIMES_ROUND - 1:
        _end_chain(s)
        return
    s.seen = append(s.seen, moment)
    s.push(TextFrame(source, player, box, text))
    if s.notes is not None:
        if copied != NOWHERE:
            s.note_frame("mimicked", {"seat": player}, [source, copied], s.seen_card(source))
        else:
            s.note_frame("text", {"seat": player, "box": box}, [source], s.seen_card(source))


def would_fire(s: Position, slot: i64) -> bool:
    """Whether a card that comes into play now has a middle command that happens (CO-55, CO-83)."""
    if not s.is_up(slot) or s.deal.middle[s.kind[slot]] == p.NOTHING:
        return False
    return s.is_uncovered(slot) and not is_silent(s, slot)


def fire(s: Position, slot: i64) -> None:
    """Let a card's middle command happen, because it was turned up, or came to lie on top."""
    side = s.side_of(slot)
    if s.notes is not None:
        s.lead(s.notes.kept((slot,)))
    begin_text(s, slot, side, p.MIDDLE, s.deal.middle[s.kind[slot]])
    if s.notes is not None:
        s.unlead()


def mark(s: Position, source: i64, text: i64) -> vec[i64]:
    """Everything that makes two moments the same, as one array."""
    moment = vec[i64]([source, text, s.up, s.compiled, s.control], capacity=MOST_IN_MARK)
    moment = extend(extend(moment, s.order), s.kind)
    moment = _with_zones(_with_zones(moment, s.stacks), s.hands)
    moment = _with_zones(_with_zones(moment, s.trashes), s.decks)
    moment, _ = pop(moment)  # nothing comes behind the last zone
    return moment


def _with_zones(moment: vec[i64], zones: vec[vec[i64]]) -> vec[i64]:
    """A mark with these zones behind it, each with its end marked."""
    for zone in zones:
        moment = append(extend(moment, zone), p.NOTHING)
    return moment


def _times_seen(s: Position, moment: vec[i64]) -> i64:
    """How often this moment has occurred in the turn: the same text, and the same cards everywhere."""
    times: i64 = 0
    for before in s.seen:
        if before[1] == moment[1] and len(before) == len(moment) and _in_kinds(before) == _in_kinds(moment):
            times += 1
    return times


def _in_kinds(moment: vec[i64]) -> list[int]:
    """A moment told by kinds and facing: cards change slots when they go through a hand.

    The order of hands and trashes does not matter.
    """
    kinds = moment[KINDS_IN_MARK : KINDS_IN_MARK + p.CARDS_IN_MATCH]
    up = moment[2]
    row: list[int] = [kinds[moment[0]]]
    row += list(moment[3:KINDS_IN_MARK])
    zone: list[int] = []
    number = 0
    for slot in append(moment[KINDS_IN_MARK + p.CARDS_IN_MATCH :], p.NOTHING):
        if slot != p.NOTHING:
            zone.append(2 * kinds[slot] + (1 if has(up, slot) else 0))
            continue
        row += sorted(zone) if HANDS_AND_TRASHES[0] <= number <= HANDS_AND_TRASHES[1] else zone
        row.append(p.NOTHING)
        zone = []
        number += 1
    return row


def _end_chain(s: Position) -> None:
    """Drop everything under way except the turn and a compile; cards on their way arrive without effect."""
    if s.notes is not None:
        s.lead(s.notes.cause(s.frames, len(s.frames)))
        s.note("chain-ended", {}, [])
        s.unlead()
    dropped: list[Frame] = []
    while s.frames[-1].kind != TURN_FRAME and s.frames[-1].kind != COMPILE_FRAME:
        dropped.append(s.pop())
    dropped.reverse()
    for frame in dropped:
        if frame.kind == LAND_FRAME and frame.step == 0:
            put_down(s, cast(LandFrame, frame))
        elif frame.kind == ARRIVE_FRAME:
            put_away(s, cast(ArriveFrame, frame))
