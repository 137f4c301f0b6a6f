"""The position of a match of Compile: zones, facing, control, what is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from overrule.core.frames import Frame
from overrule.core.position import NOBODY, CommonPosition
from overrule.games.compile.frames import LandFrame
from overrule.games.compile.program import CARDS_IN_MATCH, CARDS_OF_PROTOCOL, FACE_DOWN_VALUE, Deal

if TYPE_CHECKING:  # only the compiler needs to know that these are machine words
    from mypy_extensions import i64

SEATS: Final = 2
VIEWERS: Final = 3  # two seats, and the audience: all without a seat
AUDIENCE: Final = 2
LINES: Final = 3
NEUTRAL: Final = 2  # control lies between the players
NOWHERE: Final = -1

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


def slots_of(cards: int) -> list[int]:
    """The slots in a set that is written as bits."""
    slots: list[int] = []
    while cards:
        lowest = cards & -cards
        slots.append(lowest.bit_length() - 1)
        cards ^= lowest
    return slots


@final
class Position(CommonPosition):
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    with_control: bool
    trashes: list[list[int]]
    stacks: list[list[int]]  # 3 * side + line; the last one is uncovered
    spot: list[int]  # stack of each slot in the field
    sums: list[int]  # of each stack: its cards' values as printed, 2 for those face down
    up: i64  # slots face up in the field, as bits
    live: i64  # features (HAS_...) that some of them have, active or not, as bits
    order: list[int]  # 3 * side + line -> place of the protocol in the deal
    home: list[int]  # the other way round: place of a protocol -> its line
    compiled: int  # places of protocols, as bits
    control: int
    barred: list[int]  # each seat's turns without compiling: bit 0 the present one, bit 1 the next one (CO-17)
    seen: list[list[int]]  # the moments of this turn at which a text began (CO-76)
    frames: list[Frame]
    commitments: int  # how often cards were committed to a stack
    winner: int

    def __init__(self, deal: Deal, with_control: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.with_control = with_control

    def copy(self) -> Position:
        """A position that goes on exactly like this one and shares nothing that changes. It writes no events."""
        twin = Position(self.deal, self.with_control)
        self.copy_to(twin)
        twin.trashes = [self.trashes[0][:], self.trashes[1][:]]
        stacks = self.stacks
        twin.stacks = [stacks[0][:], stacks[1][:], stacks[2][:], stacks[3][:], stacks[4][:], stacks[5][:]]
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
        twin.frames = [frame.copy() for frame in self.frames]
        twin.winner = self.winner
        return twin

    def committed(self, side: int, line: int, cards: list[int], up: int, fires: int, player: int) -> LandFrame:
        """A frame for cards that are committed to a stack now (CO-29)."""
        self.commitments += 1
        return LandFrame(self.commitments, side, line, cards, up, fires, player)

    # ----------------------------------------------------------------------------------------------------- cards

    def card(self, slot: int) -> int:
        """The number in the library of what lies in a slot."""
        return self.deal.card[self.kind[slot]]

    def protocol(self, slot: int) -> int:
        """The number in the library of a card's protocol."""
        return self.deal.protocols[self.kind[slot] // CARDS_OF_PROTOCOL]

    def side_of(self, slot: int) -> int:
        """The side on which a card in the field lies."""
        return 0 if self.spot[slot] < LINES else 1

    def is_up(self, slot: i64) -> bool:
        return (self.up >> slot) & 1 == 1

    def is_uncovered(self, slot: int) -> bool:
        """Whether a card lies in the field with nothing on top."""
        spot = self.spot[slot]
        return spot != NOWHERE and self.stacks[spot][-1] == slot

    def enter(self, slot: int, spot: int, up: bool) -> None:
        """Note that a card lies in a stack now. Face down, the player on that side may look (CO-74, CO-75)."""
        self.spot[slot] = spot
        self.sums[spot] += FACE_DOWN_VALUE
        if up:
            self.turn_up(slot)
        elif self.pool:
            self.show_to(spot // LINES, slot)

    def leave(self, slot: int) -> None:
        """Note that a card does not lie in its stack any more."""
        if self.is_up(slot):
            self.turn_down(slot)
        self.sums[self.spot[slot]] -= FACE_DOWN_VALUE
        self.spot[slot] = NOWHERE

    def turn_up(self, slot: int) -> None:
        """Turn a card in the field face up: everybody sees what it is."""
        kind = self.kind[slot]
        self.sums[self.spot[slot]] += self.deal.value[kind] - FACE_DOWN_VALUE
        self.up |= 1 << slot
        self.live |= self.deal.features[kind]
        self.show(slot)

    def turn_down(self, slot: int) -> None:
        """Turn a card in the field face down."""
        kind = self.kind[slot]
        self.sums[self.spot[slot]] -= self.deal.value[kind] - FACE_DOWN_VALUE
        self.up &= ~(1 << slot)
        if self.deal.features[kind]:
            self.refresh_live()

    def refresh_live(self) -> None:
        """Find out anew which features the face-up cards have."""
        self.live = 0
        for stack in self.stacks:
            for slot in stack:
                if self.is_up(slot):
                    self.live |= self.deal.features[self.kind[slot]]

    def show_all(self, slots: list[int]) -> None:
        """Everybody learns what lies in these slots."""
        if self.pool:
            for slot in slots:
                self.show(slot)


def empty_position(deal: Deal, with_control: bool) -> Position:
    """A position with nothing on the table."""
    s = Position(deal, with_control)
    s.empty(SEATS, CARDS_IN_MATCH, list(range(CARDS_IN_MATCH)))
    s.trashes = [[], []]
    s.stacks = [[], [], [], [], [], []]
    s.spot = [NOWHERE] * CARDS_IN_MATCH
    s.sums = [0, 0, 0, 0, 0, 0]
    s.up = 0
    s.live = 0
    s.order = [0, 1, 2, 3, 4, 5]
    s.home = [0, 1, 2, 0, 1, 2]
    s.compiled = 0
    s.control = NEUTRAL
    s.barred = [0, 0]
    s.seen = []
    s.frames = []
    s.commitments = 0
    s.winner = NOBODY
    return s
