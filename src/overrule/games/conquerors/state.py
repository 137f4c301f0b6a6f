"""The position of a match of Planetary Conquerors: zones, damage, storage, what is under way, who knows what.

Words that are easily confused:

- a *kind* is one of the cards of the match (`Deal`): what is printed on it;
- a *slot* is a card as the table sees it: a piece of cardboard that can be followed with the eyes. `kind[slot]` says
  what it is. Shuffling a deck leaves its slots in place and deals the kinds anew among them, so a slot tells nobody
  anything about what lies in it, and one can be shown to every viewer. Behind the slots of the decks come those of the
  bases, then those of cards that effects made.
- a *ref* is a slot during one stay on the planet: a card that leaves and comes back is a new card (PC-2.9);
- a *pool* is a set of kinds, as bits. `pool` says, for each viewer and slot, that the viewer knows what lies there
  (KNOWN), or else which pool it is from, as far as that viewer can know.
"""

from __future__ import annotations

from typing import Final, final

from overrule.core.rng import Rng
from overrule.games.conquerors.frames import Frame
from overrule.games.conquerors.program import BASE_CARD, BUILDING, MINER, WARRIOR, Deal, Printed

NOBODY: Final = -1
KNOWN: Final = 0
EVERYBODY: Final = 63  # all seats, as bits
MATERIALS: Final = 3
TYPES: Final = 5
GOLD: Final = 0
COSMIUM: Final = 1
ELECTRICITY: Final = 2
LIMITS: Final = [6, 6, 3]  # PC-3.1

# Refs.
SLOT_BITS: Final = 10
SLOT_MASK: Final = 1023

# Flags of a card on the planet, as bits.
USED: Final = 1
EXHAUSTED: Final = 2
ATTACKING: Final = 4
BLOCKED: Final = 8
BLOCKING: Final = 16
ILLUSION: Final = 32
MODIFIED: Final = 64
TURNED_UP: Final = 128  # a trap that is being activated

# How a match ended.
PLAYING: Final = 0
CONQUEST: Final = 1  # PC-1.1
LAST_BASE: Final = 2  # PC-1.2
NO_BASE: Final = 3  # PC-1.5
DECK_EMPTY: Final = 4  # PC-1.3
TOO_LONG: Final = 5
# Random matches of two take about 500 decisions; one that gets here is a draw.
DECISION_LIMIT: Final = 20000
# No card of the built-in set comes near these; they end chains that would go on for ever.
TRIGGER_LIMIT: Final = 400  # triggered effects in one turn
MOST_SLOTS: Final = 1000  # cards of the match and cards that effects made, together

# Streams of randomness: the first ones are those of the decks.
STREAM_PICK: Final = 6
STREAM_SETUP: Final = 7
STREAMS: Final = 8


@final
class Position:
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    block_each_line: bool  # option `block_limit: line` (PC-11.4)
    # By slot.
    kind: list[int]
    handle: list[int]
    owner: list[int]  # never changed in place: copies share it
    stamp: list[int]  # how often the card has left the planet
    controller: list[int]  # NOBODY: not on the planet
    damage: list[int]
    flags: list[int]
    guard: list[int]  # of a trap on the planet: the slot of what it stands in front of
    next_handle: int
    spare: list[int]  # slots of made cards that vanished
    # Knowledge: cards * viewer + slot -> KNOWN, or place in `pools`; empty: nobody keeps track (`play_out`).
    pool: list[int]
    pools: list[int]
    shown: int  # kinds of which a spectator knows where they are, as bits
    alike: list[bool]  # for each hand: all its cards are of one pool to everybody else
    # By seat.
    hands: list[list[int]]
    decks: list[list[int]]  # the last one is on top
    junkyards: list[list[int]]
    miners: list[list[int]]
    buildings: list[list[int]]
    warriors: list[list[int]]
    traps: list[list[int]]  # those in front of one thing from the front backwards
    gone: list[int]  # cards that have left the game
    storage: list[int]  # 3 * seat + material
    limits: list[int]
    discounts: list[int]  # 15 * seat + 3 * type + material; empty: all cards cost what is printed
    modifiers: list[int]  # slot, attack, life, whether it ends with the turn; for each change of a card
    shields: list[int]  # source, target (refs), points that shielding took off; for each pair in this turn (PC-12.6)
    live: int  # features of all cards on the planet, as bits
    turn: int
    player: int  # whose turn it is
    remaining: int  # players who have not lost, as bits
    triggered: int  # triggered effects that have begun in this turn
    converted: bool  # cosmium has been turned into electricity in this turn (PC-3.2)
    raised: list[int]  # triggered effects that came up; see rules/triggers.py
    dying: list[int]  # ref and killer of cards that are about to leave
    unsettled: bool  # something changed that may end a stay or the match (PC-1.4)
    news: int  # seats for whom something has changed since all passed in a row, as bits: a step asks them again
    frames: list[Frame]
    asking: int
    question: int
    options: list[int]
    answer: int
    decisions: int
    ending: int
    winners: int  # as bits
    skip_single: bool  # questions with one option answer themselves, also where hidden cards made them so
    streams: list[Rng]
    notes: Notes | None

    def __init__(self, deal: Deal, block_each_line: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.block_each_line = block_each_line

    def copy(self) -> Position:
        """A position that goes on exactly like this one and shares nothing that changes. It writes no events."""
        twin = Position(self.deal, self.block_each_line)
        twin.kind = self.kind[:]
        twin.handle = self.handle[:]
        twin.owner = self.owner
        twin.stamp = self.stamp[:]
        twin.controller = self.controller[:]
        twin.damage = self.damage[:]
        twin.flags = self.flags[:]
        twin.guard = self.guard[:]
        twin.next_handle = self.next_handle
        twin.spare = self.spare[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools[:]
        twin.shown = self.shown
        twin.alike = self.alike[:]
        twin.hands = [zone[:] for zone in self.hands]
        twin.decks = [zone[:] for zone in self.decks]
        twin.junkyards = [zone[:] for zone in self.junkyards]
        twin.miners = [zone[:] for zone in self.miners]
        twin.buildings = [zone[:] for zone in self.buildings]
        twin.warriors = [zone[:] for zone in self.warriors]
        twin.traps = [zone[:] for zone in self.traps]
        twin.gone = self.gone[:]
        twin.storage = self.storage[:]
        twin.limits = self.limits[:]
        twin.discounts = self.discounts
        twin.modifiers = self.modifiers[:]
        twin.shields = self.shields[:]
        twin.live = self.live
        twin.turn = self.turn
        twin.player = self.player
        twin.remaining = self.remaining
        twin.triggered = self.triggered
        twin.converted = self.converted
        twin.raised = self.raised[:]
        twin.dying = self.dying[:]
        twin.unsettled = self.unsettled
        twin.news = self.news
        twin.frames = [frame.copy() for frame in self.frames]
        twin.asking = self.asking
        twin.question = self.question
        twin.options = self.options[:]
        twin.answer = self.answer
        twin.decisions = self.decisions
        twin.ending = self.ending
        twin.winners = self.winners
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

    # --------------------------------------------------------------------------------------------------- players

    def plays(self, seat: int) -> bool:
        """Whether a player has not lost."""
        return (self.remaining >> seat) & 1 == 1

    def next_seat(self, seat: int) -> int:
        """The next remaining player clockwise."""
        seats = self.deal.seats
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if (self.remaining >> other) & 1:
                return other
        return seat

    def active(self) -> int:
        """Whose turn it is, or the next remaining player if that one has lost (PC-1.6)."""
        return self.player if (self.remaining >> self.player) & 1 else self.next_seat(self.player)

    def in_turn_order(self) -> list[int]:
        """The remaining players, from the active one on."""
        seats = self.deal.seats
        first = self.active()
        order: list[int] = []
        for step in range(seats):
            seat = (first + step) % seats
            if (self.remaining >> seat) & 1:
                order.append(seat)
        return order

    def opponents(self, seat: int) -> list[int]:
        """The other remaining players, clockwise."""
        seats = self.deal.seats
        others: list[int] = []
        for step in range(1, seats):
            other = (seat + step) % seats
            if (self.remaining >> other) & 1:
                others.append(other)
        return others

    # ----------------------------------------------------------------------------------------------------- cards

    def card(self, slot: int) -> Printed:
        """What lies in a slot."""
        return self.deal.card[self.kind[slot]]

    def number(self, slot: int) -> int:
        """The number in the library of what lies in a slot."""
        return self.deal.numbers[self.kind[slot]]

    def base(self, seat: int) -> int:
        """The slot of a player's base."""
        return self.deal.made + seat

    def ref(self, slot: int) -> int:
        """A card during its present stay on the planet."""
        return (self.stamp[slot] << SLOT_BITS) | slot

    def is_there(self, ref: int) -> bool:
        """Whether the stay on the planet that a ref means goes on."""
        if ref < 0:
            return False
        slot = ref & SLOT_MASK
        return self.controller[slot] >= 0 and self.stamp[slot] == ref >> SLOT_BITS

    def row(self, seat: int, type: int) -> list[int]:
        """A player's miners, buildings or warriors."""
        if type == WARRIOR:
            return self.warriors[seat]
        if type == BUILDING:
            return self.buildings[seat]
        assert type == MINER
        return self.miners[seat]

    def column(self, thing: int) -> list[int]:
        """The traps in front of a building or base, from the front backwards."""
        return [trap for trap in self.traps[self.controller[thing]] if self.guard[trap] == thing]

    def on_planet(self, seat: int) -> list[int]:
        """A player's miners, buildings and warriors."""
        return self.miners[seat] + self.buildings[seat] + self.warriors[seat]

    def can_make(self) -> bool:
        """Whether an effect can make one more card."""
        return len(self.kind) < MOST_SLOTS or bool(self.spare)

    def new_slot(self, number: int, owner: int) -> int:
        """A slot for a card that an effect makes."""
        kind = self.deal.made + number
        if self.spare:
            slot = self.spare.pop()
            self.kind[slot] = kind
            self.owner = self.owner[:]
            self.owner[slot] = owner
        else:
            slot = len(self.kind)
            self.kind.append(kind)
            self.handle.append(0)
            self.owner = [*self.owner, owner]
            self.stamp.append(0)
            self.controller.append(NOBODY)
            self.damage.append(0)
            self.flags.append(0)
            self.guard.append(NOBODY)
        self.renew_handle(slot)
        return slot

    # ------------------------------------------------------------------------------------------------- knowledge

    def show(self, slot: int) -> None:
        """Everybody learns what lies in a slot."""
        if self.pool and slot < self.deal.made:
            for start in range(0, len(self.pool), self.deal.made):
                self.pool[start + slot] = KNOWN
            self.shown |= 1 << self.kind[slot]

    def show_to(self, viewer: int, slot: int) -> None:
        """One viewer learns what lies in a slot."""
        if self.pool and slot < self.deal.made:
            self.pool[viewer * self.deal.made + slot] = KNOWN

    def knows(self, viewer: int, slot: int) -> bool:
        """Whether a viewer has seen what lies in a slot and could follow it since."""
        return slot >= self.deal.made or self.pool[viewer * self.deal.made + slot] == KNOWN

    def candidates(self, viewer: int, slot: int) -> int:
        """What might lie in a slot as far as a viewer knows, as bits."""
        pool = self.pool[viewer * self.deal.made + slot]
        return 1 << self.kind[slot] if pool == KNOWN else self.pools[pool]

    def blur(self, viewer: int, slots: list[int]) -> None:
        """A viewer can no longer tell these slots apart: each might be what any of them might have been."""
        if len(slots) < 2 or not self.pool:
            return
        start = viewer * self.deal.made
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
        place = self.place_of_pool(kinds)
        for slot in slots:
            if viewer == self.deal.seats and pools[start + slot] == KNOWN:
                self.shown &= ~(1 << self.kind[slot])
            pools[start + slot] = place

    def refresh_shown(self) -> None:
        """Find out anew which kinds a spectator has seen and could follow."""
        self.shown = 0
        start = self.deal.seats * self.deal.made
        for slot in range(self.deal.made if self.pool else 0):
            if self.pool[start + slot] == KNOWN:
                self.shown |= 1 << self.kind[slot]

    def narrow(self, viewer: int, slot: int, kinds: int) -> None:
        """A viewer learns that what lies in a slot is one of these kinds."""
        at = viewer * self.deal.made + slot
        pool = self.pool[at]
        if pool != KNOWN and self.pools[pool] & ~kinds:
            self.pool[at] = self.place_of_pool(self.pools[pool] & kinds)

    def place_of_pool(self, kinds: int) -> int:
        """Where a pool is in the list, to which it is added if it is new."""
        for place in range(1, len(self.pools)):
            if self.pools[place] == kinds:
                return place
        self.pools.append(kinds)
        return len(self.pools) - 1

    def renew_handle(self, slot: int) -> None:
        """Give a card that went out of sight a handle that nobody has seen before."""
        self.handle[slot] = self.next_handle
        self.next_handle += 1


def empty_position(deal: Deal, block_each_line: bool) -> Position:
    """A position in which nothing lies anywhere but the bases."""
    seats = deal.seats
    slots = deal.made + seats
    s = Position(deal, block_each_line)
    s.kind = [*range(deal.made), *([deal.made + BASE_CARD] * seats)]
    s.handle = list(range(slots))
    s.next_handle = slots
    s.owner = [*deal.owner, *range(seats)]
    s.stamp = [0] * slots
    s.controller = [NOBODY] * deal.made + list(range(seats))
    s.damage = [0] * slots
    s.flags = [0] * slots
    s.guard = [NOBODY] * slots
    s.spare = []
    s.pool = []
    s.pools = [0]
    s.shown = 0
    s.alike = [False] * seats
    s.hands = [[] for _ in range(seats)]
    s.decks = [[] for _ in range(seats)]
    s.junkyards = [[] for _ in range(seats)]
    s.miners = [[] for _ in range(seats)]
    s.buildings = [[] for _ in range(seats)]
    s.warriors = [[] for _ in range(seats)]
    s.traps = [[] for _ in range(seats)]
    s.gone = []
    s.storage = [0] * (MATERIALS * seats)
    s.limits = LIMITS * seats
    s.discounts = []
    s.modifiers = []
    s.shields = []
    s.live = 0
    s.turn = 1
    s.player = 0
    s.remaining = (1 << seats) - 1
    s.triggered = 0
    s.converted = False
    s.raised = []
    s.dying = []
    s.unsettled = False
    s.news = EVERYBODY
    s.frames = []
    s.asking = NOBODY
    s.question = 0
    s.options = []
    s.answer = 0
    s.decisions = 0
    s.ending = PLAYING
    s.winners = 0
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
