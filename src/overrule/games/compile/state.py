"""The position of a match of Compile: zones, facing, control, what is under way, what is being asked, who knows what.

Words that are easily confused:

- a *kind* is one of the 36 cards of the match (`Deal`): what is printed on it;
- a *slot* is a card as the table sees it: a piece of cardboard that can be followed with the eyes. `kind[slot]` says
  what it is. Shuffling a deck leaves its slots in place and deals the kinds anew among them, so a slot tells nobody
  anything about what lies in it, and one can be shown to every viewer.
- `might` says, for each viewer and slot, which kinds it might be as far as that viewer can know, as bits.
"""

from __future__ import annotations

from typing import Final

from overrule.core.rng import Rng
from overrule.games.compile.frames import Frame
from overrule.games.compile.program import CARDS_IN_MATCH, CARDS_OF_PROTOCOL, Deal

SEATS: Final = 2
VIEWERS: Final = 3  # two seats and the spectator
SPECTATOR: Final = 2
LINES: Final = 3
NEUTRAL: Final = 2  # control lies between the players
NOBODY: Final = -1
NOWHERE: Final = -1

# How a match ended.
PLAYING: Final = 0
ALL_COMPILED: Final = 1  # CO-13
TOO_LONG: Final = 2
DECISION_LIMIT: Final = 4000  # random matches need about 100; a match that gets here is a draw

STREAM_DECK_0: Final = 0
STREAM_DECK_1: Final = 1
STREAM_PICK: Final = 2
STREAM_SETUP: Final = 3


class Position:
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    with_control: bool
    kind: list[int]
    handle: list[int]
    next_handle: int
    might: list[int]
    hands: list[list[int]]
    decks: list[list[int]]  # the last one is on top
    trashes: list[list[int]]
    stacks: list[list[int]]  # 3 * side + line; the last one is uncovered
    spot: list[int]  # stack of each slot in the field
    up: int  # slots face up in the field, as bits
    up_kinds: int  # their kinds, as bits
    order: list[int]  # 3 * side + line -> place of the protocol in the deal
    compiled: int  # places of protocols, as bits
    control: int
    turn: int
    player: int  # whose turn it is
    barred: list[int]  # the turn in which each seat cannot compile (CO-17)
    seen: list[int]  # fingerprints of this turn's positions (CO-76)
    frames: list[Frame]
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
        twin.might = self.might[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.trashes = [self.trashes[0][:], self.trashes[1][:]]
        stacks = self.stacks
        twin.stacks = [stacks[0][:], stacks[1][:], stacks[2][:], stacks[3][:], stacks[4][:], stacks[5][:]]
        twin.spot = self.spot[:]
        twin.up = self.up
        twin.up_kinds = self.up_kinds
        twin.order = self.order[:]
        twin.compiled = self.compiled
        twin.control = self.control
        twin.turn = self.turn
        twin.player = self.player
        twin.barred = self.barred[:]
        twin.seen = self.seen[:]
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

    def is_up(self, slot: int) -> bool:
        return (self.up >> slot) & 1 == 1

    def is_uncovered(self, slot: int) -> bool:
        """Whether a card lies in the field with nothing on top."""
        spot = self.spot[slot]
        return spot != NOWHERE and self.stacks[spot][-1] == slot

    def any_up_with(self, feature: int) -> bool:
        """Whether some face-up card in the field, active or not, has this feature."""
        return self.up_kinds & self.deal.with_feature[feature] != 0

    def turn_up(self, slot: int) -> None:
        """Mark a card in the field as face up: everybody sees what it is."""
        self.up |= 1 << slot
        self.up_kinds |= 1 << self.kind[slot]
        self.show(slot)

    def turn_down(self, slot: int) -> None:
        """Mark a card as not face up in the field."""
        self.up &= ~(1 << slot)
        self.up_kinds &= ~(1 << self.kind[slot])

    # ------------------------------------------------------------------------------------------------- knowledge

    def show(self, slot: int) -> None:
        """Everybody learns what lies in a slot."""
        kind = 1 << self.kind[slot]
        self.might[slot] = kind
        self.might[CARDS_IN_MATCH + slot] = kind
        self.might[2 * CARDS_IN_MATCH + slot] = kind

    def show_to(self, viewer: int, slot: int) -> None:
        """One viewer learns what lies in a slot."""
        self.might[viewer * CARDS_IN_MATCH + slot] = 1 << self.kind[slot]

    def knows(self, viewer: int, slot: int) -> bool:
        """Whether a viewer has seen what lies in a slot and could follow it since."""
        kinds = self.might[viewer * CARDS_IN_MATCH + slot]
        return kinds & (kinds - 1) == 0

    def blur(self, viewer: int, slots: list[int]) -> None:
        """A viewer can no longer tell these slots apart: each might be what any of them might have been."""
        start = viewer * CARDS_IN_MATCH
        kinds = 0
        for slot in slots:
            kinds |= self.might[start + slot]
        for slot in slots:
            self.might[start + slot] = kinds

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
    s.might = []
    s.hands = [[], []]
    s.decks = [[], []]
    s.trashes = [[], []]
    s.stacks = [[], [], [], [], [], []]
    s.spot = [NOWHERE] * CARDS_IN_MATCH
    s.up = 0
    s.up_kinds = 0
    s.order = [0, 1, 2, 3, 4, 5]
    s.compiled = 0
    s.control = NEUTRAL
    s.turn = 1
    s.player = 0
    s.barred = [0, 0]
    s.seen = []
    s.frames = []
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


class Notes:
    """Where a position writes down what happens, for those who watch. Simulations have none."""

    def __init__(self) -> None:
        self.entries: list[Note] = []


class Note:
    """One thing that happened: facts for all, and cards that each viewer may or may not know."""

    def __init__(self, kind: str, facts: dict[str, object], cards: list[SeenCard]) -> None:
        self.kind = kind
        self.facts = facts
        self.cards = cards


class SeenCard:
    """A card in an event: its handle, and its kind for each viewer who knew it at that moment, or -1."""

    def __init__(self, handle: int, kinds: list[int]) -> None:
        self.handle = handle
        self.kinds = kinds

