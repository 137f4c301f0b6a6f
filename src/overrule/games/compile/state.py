"""The position of a match of Compile: zones, facing, control, what is under way."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import bit, copy_zones, empty_zones, row
from overrule.core.frames import Frame
from overrule.core.position import NOBODY, CommonPosition
from overrule.games.compile.frames import LandFrame
from overrule.games.compile.program import CARDS_IN_MATCH, CARDS_OF_PROTOCOL, FACE_DOWN_VALUE, Deal

SEATS: Final[i64] = 2
VIEWERS: Final[i64] = 3  # two seats, and the audience: all without a seat
AUDIENCE: Final = 2
LINES: Final[i64] = 3
ALL_LINES: Final[i64] = 7  # as bits
NEUTRAL: Final[i64] = 2  # control lies between the players
NOWHERE: Final[i64] = -1

# Bits of `barred` (CO-17).
NOW: Final = 1
NEXT: Final = 2

# How a match ended.
ALL_COMPILED: Final = 1  # CO-13
STALEMATE: Final = 2  # neither player can do anything any more
TOO_LONG: Final = 3
CONCEDED: Final = 4
# Random matches take about 90 decisions and 80 turns; one that gets here is a draw.
DECISION_LIMIT: Final = 4000
TURN_LIMIT: Final = 4000

# Streams of randomness: 0 and 1 are those of the two decks.
STREAM_PICK: Final = 2
STREAM_SETUP: Final = 3


@final
@mypyc_attr(acyclic=True)
class Position(CommonPosition):
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    with_control: bool
    trashes: vec[vec[i64]]
    stacks: vec[vec[i64]]  # 3 * side + line; the last one is uncovered
    spot: vec[i64]  # stack of each slot in the field
    sums: vec[i64]  # of each stack: its cards' values as printed, 2 for those face down
    up: i64  # slots face up in the field, as bits
    live: i64  # features (HAS_...) that some of them have, active or not, as bits
    order: vec[i64]  # 3 * side + line -> place of the protocol in the deal
    home: vec[i64]  # the other way round: place of a protocol -> its line, as a bit
    compiled: i64  # places of protocols, as bits
    control: i64
    barred: vec[i64]  # each seat's turns without compiling: bit 0 the present one, bit 1 the next one (CO-17)
    seen: vec[vec[i64]]  # the moments of this turn at which a text began (CO-76)
    commitments: i64  # how often cards were committed to a stack
    winner: i64

    __slots__ = tuple(__annotations__)

    def __init__(self, deal: Deal, with_control: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.with_control = with_control

    def copy(self) -> Position:
        """A copy that continues exactly like this position and shares nothing that changes. It records no events."""
        twin = Position(self.deal, self.with_control)
        self.copy_to(twin)
        twin.trashes = copy_zones(self.trashes)
        twin.stacks = copy_zones(self.stacks)
        twin.spot = self.spot[:]
        twin.sums = self.sums[:]
        twin.up = self.up
        twin.live = self.live
        twin.order = self.order[:]
        twin.home = self.home[:]
        twin.compiled = self.compiled
        twin.control = self.control
        twin.barred = self.barred[:]
        twin.seen = self.seen[:]
        twin.commitments = self.commitments
        twin.frames = vec[Frame]([frame.copy() for frame in self.frames])
        twin.winner = self.winner
        return twin

    def push(self, frame: Frame) -> None:
        """Something comes under way; the rest waits for it."""
        self.frames = append(self.frames, frame)

    def pop(self) -> Frame:
        """What was under way is over."""
        self.frames, frame = pop(self.frames)
        return frame

    def committed(self, side: i64, line: i64, cards: vec[i64], up: i64, fires: i64, player: i64) -> LandFrame:
        """A frame for cards that are committed to a stack now (CO-29)."""
        self.commitments += 1
        return LandFrame(self.commitments, side, line, cards, up, fires, player)

    def compiled_by(self, player: i64) -> i64:
        """The places, from 0 to 2, of a player's protocols that are compiled, as bits."""
        return (self.compiled >> (player * LINES)) & ALL_LINES

    # ----------------------------------------------------------------------------------------------------- cards

    def card(self, slot: i64) -> i64:
        """The number in the library of what lies in a slot."""
        return self.deal.card[self.kind[slot]]

    def protocol(self, slot: i64) -> i64:
        """The number in the library of a card's protocol."""
        return self.deal.protocols[self.kind[slot] // CARDS_OF_PROTOCOL]

    def side_of(self, slot: i64) -> i64:
        """The side on which a card in the field lies."""
        return 0 if self.spot[slot] < LINES else 1

    def is_up(self, slot: i64) -> bool:
        return (self.up >> slot) & 1 == 1  # as `has`, without the call: the rules ask all the time

    def top_of(self, spot: i64) -> i64:
        """The uncovered card of a stack; NOWHERE if there is none."""
        stack = self.stacks[spot]
        return stack[-1] if len(stack) > 0 else NOWHERE

    def is_uncovered(self, slot: i64) -> bool:
        """Whether a card lies in the field with nothing on top."""
        spot = self.spot[slot]
        return spot != NOWHERE and self.stacks[spot][-1] == slot

    def enter(self, slot: i64, spot: i64, up: bool) -> None:
        """Note that a card lies in a stack now. Face down, the player on that side may look (CO-74, CO-75)."""
        self.spot[slot] = spot
        self.sums[spot] += FACE_DOWN_VALUE
        if up:
            self.turn_up(slot)
        else:
            self.show_to(0 if spot < LINES else 1, slot)

    def leave(self, slot: i64) -> None:
        """Note that a card does not lie in its stack any more."""
        if self.is_up(slot):
            self.turn_down(slot)
        self.sums[self.spot[slot]] -= FACE_DOWN_VALUE
        self.spot[slot] = NOWHERE

    def turn_up(self, slot: i64) -> None:
        """Turn a card in the field face up: everybody sees what it is."""
        kind = self.kind[slot]
        self.sums[self.spot[slot]] += self.deal.value[kind] - FACE_DOWN_VALUE
        self.up |= bit(slot)
        self.live |= self.deal.features[kind]
        self.show(slot)

    def turn_down(self, slot: i64) -> None:
        """Turn a card in the field face down."""
        kind = self.kind[slot]
        self.sums[self.spot[slot]] -= self.deal.value[kind] - FACE_DOWN_VALUE
        self.up &= ~bit(slot)
        if self.deal.features[kind] != 0:
            self.refresh_live()

    def refresh_live(self) -> None:
        """Recompute which features the face-up cards have."""
        self.live = 0
        for stack in self.stacks:
            for slot in stack:
                if self.is_up(slot):
                    self.live |= self.deal.features[self.kind[slot]]

    def show_all(self, slots: vec[i64]) -> None:
        """Everybody learns what lies in these slots."""
        for slot in slots:
            self.show(slot)


def empty_position(deal: Deal, with_control: bool) -> Position:
    """A position with nothing on the table."""
    s = Position(deal, with_control)
    s.empty(SEATS, CARDS_IN_MATCH, row(0, CARDS_IN_MATCH))
    s.trashes = empty_zones(SEATS)
    s.stacks = empty_zones(SEATS * LINES)
    s.spot = vec[i64]([NOWHERE] * CARDS_IN_MATCH)
    s.sums = vec[i64]([0, 0, 0, 0, 0, 0])
    s.up = 0
    s.live = 0
    s.order = vec[i64]([0, 1, 2, 3, 4, 5])
    s.home = vec[i64]([1, 2, 4, 1, 2, 4])
    s.compiled = 0
    s.control = NEUTRAL
    s.barred = vec[i64]([0, 0])
    s.seen = vec[vec[i64]]()
    s.frames = vec[Frame]()
    s.commitments = 0
    s.winner = NOBODY
    return s
