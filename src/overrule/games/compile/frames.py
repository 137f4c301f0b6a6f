"""What is under way in a match, as a stack of small frames: the last one goes on, the others wait (CO-23).

A frame holds ids, numbers and lists of them, never code: so a match can be copied and saved in the middle of nested
effects. What each frame does next is in `rules/`; `step` is where it has got to.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from overrule.core import frames
from overrule.core.frames import Frame, Reader
from overrule.core.position import NOBODY

DRAFT_FRAME: Final = 0
TURN_FRAME: Final = 1
TEXT_FRAME: Final = 2
TRIGGERS_FRAME: Final = 3
FIRE_FRAME: Final = 4
LAND_FRAME: Final = 5
ARRIVE_FRAME: Final = 6
FLIP_FRAME: Final = 7
DISCARD_FRAME: Final = 8
REFRESH_FRAME: Final = 9
COMPILE_FRAME: Final = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DraftFrame(Frame):
    """Protocols are being picked (CO-01): `picked` in the order of picking, `offer` what is left."""

    def __init__(self, first: i64, offer: vec[i64], picked: vec[i64]) -> None:
        self.kind = DRAFT_FRAME
        self.step = 0
        self.player = NOBODY
        self.first = first
        self.offer = offer
        self.picked = picked

    def copy(self) -> Frame:
        twin = DraftFrame(self.first, self.offer[:], self.picked[:])
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.first, len(self.offer), *self.offer, len(self.picked), *self.picked]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFrame(Frame):
    """A turn: `step` is its phase (CO-03). Always at the bottom once play has begun.

    `skipped`: nothing could be done in the action. `table`: all cards as they lay at the end of the last turn that was
    so; `still`: how many turns in a row have left them like that.
    """

    def __init__(self) -> None:
        self.kind = TURN_FRAME
        self.step = 0
        self.player = NOBODY
        self.skipped = False
        self.still: i64 = 0
        self.table = vec[i64]()

    def copy(self) -> Frame:
        twin = TurnFrame()
        twin.step = self.step
        twin.skipped = self.skipped
        twin.still = self.still
        twin.table = self.table
        return twin

    def save(self) -> list[int]:
        return [int(self.skipped), self.still, len(self.table), *self.table]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TextFrame(frames.TextFrame):
    """A text that is happening: which text, how far it has got, and what it remembers."""

    def __init__(self, source: i64, player: i64, box: i64, text: i64) -> None:
        self.kind = TEXT_FRAME
        self.step = 0
        self.source = source
        self.player = player
        self.box = box
        self.text = text
        self.at = 0
        self.lost = False  # covered, turned or removed meanwhile: the rest does not happen (CO-25)
        self.done = False  # CO-21
        self.agreed = False
        self.that: i64 = -1
        self.that_line: i64 = -1
        self.that_gone = False  # that card has left the field since: nothing can be done to it (CO-52)
        self.that_kind: i64 = -1  # what that card was when it was discarded from a deck
        self.count: i64 = 0  # cards that the last discard discarded
        self.lines: i64 = 0  # lines still to come, as bits
        self.cards: i64 = 0  # cards noted for an "each", as bits
        self.plays: i64 = 0  # top cards still to be played
        self.drawn: i64 = 0  # cards that the last draw drew, as bits
        self.stated: i64 = -1

    def deal_with(self, slot: i64, line: i64) -> None:
        """From now on, *that card* and *that line* are these."""
        self.that = slot
        self.that_line = line
        self.that_gone = False

    def copy(self) -> Frame:
        twin = TextFrame(self.source, self.player, self.box, self.text)
        twin.step = self.step
        twin.at = self.at
        twin.lost = self.lost
        twin.done = self.done
        twin.agreed = self.agreed
        twin.that = self.that
        twin.that_line = self.that_line
        twin.that_gone = self.that_gone
        twin.that_kind = self.that_kind
        twin.count = self.count
        twin.lines = self.lines
        twin.cards = self.cards
        twin.plays = self.plays
        twin.drawn = self.drawn
        twin.stated = self.stated
        return twin

    def save(self) -> list[int]:
        return [
            self.source,
            self.player,
            self.box,
            self.text,
            self.at,
            int(self.lost),
            int(self.done),
            int(self.agreed),
            self.that,
            self.that_line,
            int(self.that_gone),
            self.that_kind,
            self.count,
            self.lines,
            self.cards,
            self.plays,
            self.drawn,
            self.stated,
        ]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TriggersFrame(Frame):
    """Triggers noted for one moment, still to happen one by one (CO-61, CO-77): cards by box, as bits.

    `moment` says which text of theirs is meant: START, END or AFTER, as in `rules/triggers.py`.
    """

    def __init__(self, moment: i64, tops: i64, bottoms: i64) -> None:
        self.kind = TRIGGERS_FRAME
        self.step = 0
        self.player = NOBODY
        self.moment = moment
        self.tops = tops
        self.bottoms = bottoms

    def copy(self) -> Frame:
        twin = TriggersFrame(self.moment, self.tops, self.bottoms)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.moment, self.tops, self.bottoms]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FireFrame(Frame):
    """Cards, as bits, whose middle commands come into play at the same moment (CO-45)."""

    def __init__(self, cards: i64) -> None:
        self.kind = FIRE_FRAME
        self.step = 0
        self.player = NOBODY
        self.cards = cards

    def copy(self) -> Frame:
        twin = FireFrame(self.cards)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.cards]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LandFrame(Frame):
    """Cards committed to a stack (CO-29), lowest first. `up`: those face up; `fires`: those whose middle fires.

    `player` is who plays them, or -1 for a shift. `asked`: cards whose would-cover effect has had its say.
    `number` counts commitments: to one stack, the first in is the first to land (CO-31). `ahead`: lands for a frame
    that stays for what comes after its play.
    """

    def __init__(self, number: i64, side: i64, line: i64, cards: vec[i64], up: i64, fires: i64, player: i64) -> None:
        self.kind = LAND_FRAME
        self.step = 0
        self.number = number
        self.side = side
        self.line = line
        self.cards = cards
        self.up = up
        self.fires = fires
        self.player = player
        self.asked: i64 = 0
        self.ahead = False

    def go_ahead(self) -> LandFrame:
        """A frame that lands these cards at once; this one stays, for what comes after their play."""
        now = LandFrame(self.number, self.side, self.line, self.cards, self.up, self.fires, self.player)
        now.asked = self.asked
        now.ahead = True
        self.step = 1
        return now

    def copy(self) -> Frame:
        twin = LandFrame(self.number, self.side, self.line, self.cards, self.up, self.fires, self.player)
        twin.step = self.step
        twin.asked = self.asked
        twin.ahead = self.ahead
        return twin

    def save(self) -> list[int]:
        return [
            self.number,
            self.side,
            self.line,
            len(self.cards),
            *self.cards,
            self.up,
            self.fires,
            self.player,
            self.asked,
            int(self.ahead),
        ]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArriveFrame(Frame):
    """Cards, as bits by the side they left, on their way out of the field to trash or hand (CO-29)."""

    def __init__(self, to: i64, player: i64, cards_0: i64, cards_1: i64) -> None:
        self.kind = ARRIVE_FRAME
        self.step = 0
        self.to = to
        self.player = player
        self.cards_0 = cards_0
        self.cards_1 = cards_1

    def copy(self) -> Frame:
        twin = ArriveFrame(self.to, self.player, self.cards_0, self.cards_1)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.to, self.player, self.cards_0, self.cards_1]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FlipFrame(Frame):
    """Cards, as bits, that must have their say before they are flipped (CO-35)."""

    def __init__(self, cards: i64, silent: bool) -> None:
        self.kind = FLIP_FRAME
        self.step = 0
        self.player = NOBODY
        self.cards = cards
        self.silent = silent

    def copy(self) -> Frame:
        twin = FlipFrame(self.cards, self.silent)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.cards, int(self.silent)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardFrame(Frame):
    """A discard whose cards are being chosen: they stay in hand, unseen, until all are chosen (one action, CO-38)."""

    def __init__(self, player: i64, least: i64, most: i64, into: i64, optional: bool, cache: bool) -> None:
        self.kind = DISCARD_FRAME
        self.step = 0
        self.player = player
        self.least = least
        self.most = most
        self.into = into
        self.optional = optional  # may be declined as a whole
        self.cache = cache  # this is the Check Cache
        self.chosen: i64 = 0
        self.number: i64 = 0

    def copy(self) -> Frame:
        twin = DiscardFrame(self.player, self.least, self.most, self.into, self.optional, self.cache)
        twin.step = self.step
        twin.chosen = self.chosen
        twin.number = self.number
        return twin

    def save(self) -> list[int]:
        return [
            self.player,
            self.least,
            self.most,
            self.into,
            int(self.optional),
            int(self.cache),
            self.chosen,
            self.number,
        ]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RefreshFrame(Frame):
    """A refresh (CO-81)."""

    def __init__(self, player: i64) -> None:
        self.kind = REFRESH_FRAME
        self.step = 0
        self.player = player

    def copy(self) -> Frame:
        twin = RefreshFrame(self.player)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.player]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CompileFrame(Frame):
    """The turn's player compiles one of `lines`, as bits (CO-09).

    `escaping` cards, as bits, still choose where to go (CO-15).
    """

    def __init__(self, lines: i64) -> None:
        self.kind = COMPILE_FRAME
        self.step = 0
        self.player = NOBODY
        self.lines = lines
        self.line: i64 = -1
        self.escaping: i64 = 0
        self.escaped = vec[i64]()  # card, line, card, line...
        self.deleted = False

    def copy(self) -> Frame:
        twin = CompileFrame(self.lines)
        twin.step = self.step
        twin.line = self.line
        twin.escaping = self.escaping
        twin.escaped = self.escaped[:]
        twin.deleted = self.deleted
        return twin

    def save(self) -> list[int]:
        return [self.lines, self.line, self.escaping, len(self.escaped), *self.escaped, int(self.deleted)]


def load_frame(kind: i64, step: i64, numbers: list[int]) -> Frame:
    """The frame that `save` wrote."""
    frame = _load(kind, Reader(numbers))
    frame.step = step
    return frame


def _load(kind: i64, read: Reader) -> Frame:
    if kind == DRAFT_FRAME:
        return DraftFrame(read.number(), read.array(), read.array())
    if kind == TURN_FRAME:
        turn = TurnFrame()
        turn.skipped = read.flag()
        turn.still = read.number()
        turn.table = read.array()
        return turn
    if kind == TEXT_FRAME:
        return _load_text(read)
    if kind == TRIGGERS_FRAME:
        return TriggersFrame(read.number(), read.number(), read.number())
    if kind == FIRE_FRAME:
        return FireFrame(read.number())
    if kind == LAND_FRAME:
        number, side, line, cards = read.number(), read.number(), read.number(), read.array()
        land = LandFrame(number, side, line, cards, read.number(), read.number(), read.number())
        land.asked = read.number()
        land.ahead = read.flag()
        return land
    if kind == ARRIVE_FRAME:
        return ArriveFrame(read.number(), read.number(), read.number(), read.number())
    if kind == FLIP_FRAME:
        return FlipFrame(read.number(), read.flag())
    if kind == DISCARD_FRAME:
        discard = DiscardFrame(read.number(), read.number(), read.number(), read.number(), read.flag(), read.flag())
        discard.chosen = read.number()
        discard.number = read.number()
        return discard
    if kind == REFRESH_FRAME:
        return RefreshFrame(read.number())
    compiling = CompileFrame(read.number())
    compiling.line = read.number()
    compiling.escaping = read.number()
    compiling.escaped = read.array()
    compiling.deleted = read.flag()
    return compiling


def _load_text(read: Reader) -> TextFrame:
    frame = TextFrame(read.number(), read.number(), read.number(), read.number())
    frame.at = read.number()
    frame.lost = read.flag()
    frame.done = read.flag()
    frame.agreed = read.flag()
    frame.that = read.number()
    frame.that_line = read.number()
    frame.that_gone = read.flag()
    frame.that_kind = read.number()
    frame.count = read.number()
    frame.lines = read.number()
    frame.cards = read.number()
    frame.plays = read.number()
    frame.drawn = read.number()
    frame.stated = read.number()
    return frame
