"""The position of a match of Planetary Conquerors: zones, damage, storage, what is under way.

Behind the slots of the decks come those of the bases, then those of cards that effects made. A *ref* is a slot during
one stay on the planet: a card that leaves and comes back is a new card (PC-2.9).
"""

from __future__ import annotations

from typing import Final, final

from overrule.core.position import NOBODY, CommonPosition
from overrule.games.conquerors.frames import Frame
from overrule.games.conquerors.program import BASE_CARD, BUILDING, MINER, WARRIOR, Deal, Printed

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
class Position(CommonPosition):
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    block_each_line: bool  # option `block_limit: line` (PC-11.4)
    # By slot.
    owner: list[int]  # never changed in place: copies share it
    stamp: list[int]  # how often the card has left the planet
    controller: list[int]  # NOBODY: not on the planet
    damage: list[int]
    flags: list[int]
    guard: list[int]  # of a trap on the planet: the slot of what it stands in front of
    spare: list[int]  # slots of made cards that vanished
    shown: int  # kinds of which a spectator knows where they are, as bits
    # By seat.
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
    remaining: int  # players who have not lost, as bits
    triggered: int  # triggered effects that have begun in this turn
    converted: bool  # cosmium has been turned into electricity in this turn (PC-3.2)
    raised: list[int]  # triggered effects that came up; see rules/triggers.py
    dying: list[int]  # ref and killer of cards that are about to leave
    unsettled: bool  # something changed that may end a stay or the match (PC-1.4)
    news: int  # seats for whom something has changed since all passed in a row, as bits: a step asks them again
    frames: list[Frame]
    winners: int  # as bits

    def __init__(self, deal: Deal, block_each_line: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.block_each_line = block_each_line

    def copy(self) -> Position:
        """A position that goes on exactly like this one and shares nothing that changes. It writes no events."""
        twin = Position(self.deal, self.block_each_line)
        self.copy_to(twin)
        twin.owner = self.owner
        twin.stamp = self.stamp[:]
        twin.controller = self.controller[:]
        twin.damage = self.damage[:]
        twin.flags = self.flags[:]
        twin.guard = self.guard[:]
        twin.spare = self.spare[:]
        twin.shown = self.shown
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
        twin.remaining = self.remaining
        twin.triggered = self.triggered
        twin.converted = self.converted
        twin.raised = self.raised[:]
        twin.dying = self.dying[:]
        twin.unsettled = self.unsettled
        twin.news = self.news
        twin.frames = [frame.copy() for frame in self.frames]
        twin.winners = self.winners
        return twin

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
        super().show(slot)
        if self.pool and slot < self.cards:
            self.shown |= 1 << self.kind[slot]

    def blur(self, viewer: int, slots: list[int]) -> None:
        """A viewer can no longer tell these slots apart."""
        if viewer == self.audience and self.shown and len(slots) > 1 and self.pool:
            for slot in slots:
                if self.knows(viewer, slot):
                    self.shown &= ~(1 << self.kind[slot])
        super().blur(viewer, slots)

    def refresh_shown(self) -> None:
        """Find out anew which kinds a spectator has seen and could follow."""
        self.shown = 0
        if self.pool:
            for slot in range(self.cards):
                if self.knows(self.audience, slot):
                    self.shown |= 1 << self.kind[slot]


def empty_position(deal: Deal, block_each_line: bool) -> Position:
    """A position in which nothing lies anywhere but the bases."""
    seats = deal.seats
    slots = deal.made + seats
    s = Position(deal, block_each_line)
    s.empty(seats, deal.made, [*range(deal.made), *([deal.made + BASE_CARD] * seats)])
    s.owner = [*deal.owner, *range(seats)]
    s.stamp = [0] * slots
    s.controller = [NOBODY] * deal.made + list(range(seats))
    s.damage = [0] * slots
    s.flags = [0] * slots
    s.guard = [NOBODY] * slots
    s.spare = []
    s.shown = 0
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
    s.remaining = (1 << seats) - 1
    s.triggered = 0
    s.converted = False
    s.raised = []
    s.dying = []
    s.unsettled = False
    s.news = EVERYBODY
    s.frames = []
    s.winners = 0
    return s
