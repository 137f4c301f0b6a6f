"""The position of a match of Compile: zones, facing, control, what is under way, what is being asked, who knows what.

Words that are easily confused:

- a *kind* is one of the 36 cards of the match (`Deal`): what is printed on it;
- a *slot* is a card as the table sees it: a piece of cardboard that can be followed with the eyes. `kind[slot]` says
  what it is. Shuffling a deck leaves its slots in place and deals the kinds anew among them, so a slot tells nobody
  anything about what lies in it, and one can be shown to every viewer.
- a *pool* is a set of kinds, as bits. `pool` says, for each viewer and slot, that the viewer knows what lies there
  (KNOWN), or else which pool it is from, as far as that viewer can know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from overrule.core.rng import Rng
from overrule.games.compile.frames import Frame, LandFrame
from overrule.games.compile.program import CARDS_IN_MATCH, CARDS_OF_PROTOCOL, FACE_DOWN_VALUE, Deal

if TYPE_CHECKING:  # only the compiler needs to know that these are machine words
    from mypy_extensions import i64

SEATS: Final = 2
VIEWERS: Final = 3  # two seats and the spectator
SPECTATOR: Final = 2
LINES: Final = 3
NEUTRAL: Final = 2  # control lies between the players
NOBODY: Final = -1
NOWHERE: Final = -1
KNOWN: Final = 0

# Bits of `barred` (CO-17).
NOW: Final = 1
NEXT: Final = 2

# How a match ended.
PLAYING: Final = 0
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
class Position:
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    with_control: bool
    kind: list[int]
    handle: list[int]
    next_handle: int
    pool: list[int]  # 36 * viewer + slot -> KNOWN, or place in `pools`; empty: nobody keeps track (`play_out`)
    pools: list[int]
    alike: list[bool]  # for each hand: all its cards are of one pool to everybody else
    hands: list[list[int]]
    decks: list[list[int]]  # the last one is on top
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
    turn: int
    player: int  # whose turn it is
    barred: list[int]  # each seat's turns without compiling: bit 0 the present one, bit 1 the next one (CO-17)
    seen: list[list[int]]  # the moments of this turn at which a text began (CO-76)
    frames: list[Frame]
    commitments: int  # how often cards were committed to a stack
    asking: int
    question: int
    options: list[int]
    answer: int
    decisions: int
    ending: int
    winner: int
    skip_single: bool  # questions with one option answer themselves, also where hidden cards made them so
    streams: list[Rng]
    notes: Notes | None

    def __init__(self, deal: Deal, with_control: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.with_control = with_control

    def copy(self) -> Position:
        """A position that goes on exactly like this one and shares nothing that changes. It writes no events."""
        twin = Position(self.deal, self.with_control)
        twin.kind = self.kind[:]
        twin.handle = self.handle[:]
        twin.next_handle = self.next_handle
        twin.pool = self.pool[:]
        twin.pools = self.pools[:]
        twin.alike = self.alike[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
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
        twin.turn = self.turn
        twin.player = self.player
        twin.barred = self.barred[:]
        twin.seen = self.seen[:]
        twin.commitments = self.commitments
        twin.frames = [frame.copy() for frame in self.frames]
        twin.asking = self.asking
        twin.question = self.question
        twin.options = self.options[:]
        twin.answer = self.answer
        twin.decisions = self.decisions
        twin.ending = self.ending
        twin.winner = self.winner
        twin.skip_single = self.skip_single
        twin.streams = [stream.copy() for stream in self.streams]
        twin.notes = None
        return twin

    def committed(self, side: int, line: int, cards: list[int], up: int, fires: int, player: int) -> LandFrame:
        """A frame for cards that are committed to a stack now (CO-29)."""
        self.commitments += 1
        return LandFrame(self.commitments, side, line, cards, up, fires, player)

    # ------------------------------------------------------------------------------------------------- questions

    def ask(self, seat: int, question: int, options: list[int], private: bool = False) -> None:
        """Ask a seat. A question with one option answers itself, unless hidden cards made it that few.

        The frame that asks goes on with its next step once `answer` is there.
        """
        if len(options) == 1 and (self.skip_single or not private):
            self.answer = options[0]
            return
        self.asking = seat
        self.question = question
        self.options = options

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

    # ------------------------------------------------------------------------------------------------- knowledge

    def show(self, slot: int) -> None:
        """Everybody learns what lies in a slot."""
        if not self.pool:
            return
        self.pool[slot] = KNOWN
        self.pool[CARDS_IN_MATCH + slot] = KNOWN
        self.pool[2 * CARDS_IN_MATCH + slot] = KNOWN

    def show_all(self, slots: list[int]) -> None:
        """Everybody learns what lies in these slots."""
        if self.pool:
            for slot in slots:
                self.show(slot)

    def show_to(self, viewer: int, slot: int) -> None:
        """One viewer learns what lies in a slot."""
        if self.pool:
            self.pool[viewer * CARDS_IN_MATCH + slot] = KNOWN

    def knows(self, viewer: int, slot: int) -> bool:
        """Whether a viewer has seen what lies in a slot and could follow it since."""
        return not self.pool or self.pool[viewer * CARDS_IN_MATCH + slot] == KNOWN

    def candidates(self, viewer: int, slot: int) -> int:
        """The kinds, as bits, that a slot might hold as far as a viewer can know."""
        pool = self.pool[viewer * CARDS_IN_MATCH + slot]
        return 1 << self.kind[slot] if pool == KNOWN else self.pools[pool]

    def blur(self, viewer: int, slots: list[int]) -> None:
        """A viewer can no longer tell these slots apart: each might be what any of them might have been."""
        if len(slots) < 2 or not self.pool:
            return
        start = viewer * CARDS_IN_MATCH
        pools = self.pool
        first = pools[start + slots[0]]
        if first != KNOWN:
            for slot in slots:
                if pools[start + slot] != first:
                    break
            else:
                return  # they are in one pool already
        kinds = 0
        last = KNOWN
        for slot in slots:
            pool = pools[start + slot]
            if pool == KNOWN:
                kinds |= 1 << self.kind[slot]
            elif pool != last:
                kinds |= self.pools[pool]
                last = pool
        self.pools.append(kinds)
        pool = len(self.pools) - 1
        for slot in slots:
            pools[start + slot] = pool

    def renew_handle(self, slot: int) -> None:
        """Give a card that went out of sight a handle that nobody has seen before."""
        self.handle[slot] = self.next_handle
        self.next_handle += 1


def empty_position(deal: Deal, with_control: bool) -> Position:
    """A position with nothing on the table."""
    s = Position(deal, with_control)
    s.kind = list(range(CARDS_IN_MATCH))
    s.handle = list(range(CARDS_IN_MATCH))
    s.next_handle = CARDS_IN_MATCH
    s.pool = []
    s.pools = [0]
    s.alike = [False, False]
    s.hands = [[], []]
    s.decks = [[], []]
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
    s.turn = 1
    s.player = 0
    s.barred = [0, 0]
    s.seen = []
    s.frames = []
    s.commitments = 0
    s.asking = NOBODY
    s.question = 0
    s.options = []
    s.answer = 0
    s.decisions = 0
    s.ending = PLAYING
    s.winner = NOBODY
    s.skip_single = False
    s.streams = []
    s.notes = None
    return s


@final
class Notes:
    """Where a position writes down what happens, for those who watch. Simulations have none."""

    def __init__(self) -> None:
        self.entries: list[Note] = []


@final
class Note:
    """One thing that happened: facts for all, and cards that each viewer may or may not know."""

    def __init__(self, kind: str, facts: dict[str, object], cards: list[SeenCard]) -> None:
        self.kind = kind
        self.facts = facts
        self.cards = cards


@final
class SeenCard:
    """A card in an event: its handle, and its kind for each viewer who knew it at that moment, or -1."""

    def __init__(self, handle: int, kinds: list[int]) -> None:
        self.handle = handle
        self.kinds = kinds
