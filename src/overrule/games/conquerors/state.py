"""The position of a match of Planetary Conquerors: zones, damage, storage, what is under way.

Behind the slots of the decks come those of the bases, then those of cards that effects made. A *ref* is a slot during
one stay on the planet: a card that leaves and comes back is a new card (PC-2.9).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import array, bit, copy_zones, empty_zones
from overrule.core.frames import Frame
from overrule.core.knowledge import only, pool_of
from overrule.core.notes import SeenCard
from overrule.core.position import NOBODY, CommonPosition
from overrule.games.conquerors.program import BASE_CARD, BUILDING, MINER, WARRIOR, Deal, Printed

MATERIALS: Final = 3
TYPES: Final = 5
GOLD: Final = 0
COSMIUM: Final = 1
ELECTRICITY: Final = 2
LIMITS: Final = [6, 6, 3]  # PC-3.1

# Refs.
SLOT_BITS: Final = 10
SLOT_MASK: Final = 1023

# Flags of a card on the planet, as bits; the higher ones are features that it has gained (`GAINED`).
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
# No built-in card comes near these limits; they end chains that would go on for ever.
TRIGGER_LIMIT: Final = 400  # triggered effects in one turn
MOST_SLOTS: Final = 1000  # cards of the match and cards that effects made, together

# Streams of randomness: the first ones are those of the decks.
STREAM_PICK: Final = 6
STREAM_SETUP: Final = 7
STREAMS: Final = 8


@final
@mypyc_attr(acyclic=True)
class Position(CommonPosition):
    """Everything there is to know about a match, as plain data."""

    deal: Deal
    block_each_line: bool  # option `block_limit: line` (PC-11.4)
    # By slot.
    owner: vec[i64]  # never changed in place: copies share it
    stamp: vec[i64]  # how often a card has left the planet or was played
    controller: vec[i64]  # NOBODY: not on the planet
    damage: vec[i64]
    flags: vec[i64]
    counters: vec[i64]
    guard: vec[i64]  # of a trap on the planet: the slot of what it stands in front of
    spare: vec[i64]  # slots of made cards that vanished
    shown: int  # kinds of which a spectator knows where they are, as bits
    # By seat.
    junkyards: vec[vec[i64]]
    miners: vec[vec[i64]]
    buildings: vec[vec[i64]]
    warriors: vec[vec[i64]]
    traps: vec[vec[i64]]  # those in front of one thing from the front backwards
    gone: vec[i64]  # cards that have left the game
    storage: vec[i64]  # 3 * seat + material
    # Both are replaced when something changes them: copies share them.
    limits: vec[i64]
    discounts: vec[i64]  # 15 * seat + 3 * type + material; empty: all cards cost what is printed
    modifiers: vec[i64]  # slot, attack, life, shielding, whether it ends with the turn; for each change of a card
    shields: vec[i64]  # source, target (refs), points that shielding took off; for each pair in this turn (PC-12.6)
    live: i64  # features of all cards on the planet, as bits
    remaining: i64  # players who have not lost, as bits
    triggered: i64  # triggered effects that have begun in this turn
    spent: vec[i64]  # ref and text of triggered effects that come up once each turn, and have in this one
    borrowed: vec[i64]  # ref, who controls it until the end of this turn, who controlled it before
    delayed: vec[i64]  # what it waits for, then as in `raised`; for each effect that happens later
    converted: bool  # cosmium has been turned into electricity in this turn (PC-3.2)
    raised: vec[i64]  # triggered effects that came up; see rules/triggers.py
    dying: vec[i64]  # ref and killer of cards that are about to leave
    unsettled: bool  # something changed that may end a stay or the match (PC-1.4)
    winners: i64  # as bits

    __slots__ = tuple(__annotations__)

    def __init__(self, deal: Deal, block_each_line: bool) -> None:
        """Only what never changes: `empty_position` and `copy` fill in the rest."""
        self.deal = deal
        self.block_each_line = block_each_line

    def copy(self) -> Position:
        """A copy that continues exactly like this position and shares nothing that changes. It records no events."""
        twin = Position(self.deal, self.block_each_line)
        self.copy_to(twin)
        twin.owner = self.owner
        twin.stamp = self.stamp[:]
        twin.controller = self.controller[:]
        twin.damage = self.damage[:]
        twin.flags = self.flags[:]
        twin.counters = self.counters[:]
        twin.guard = self.guard[:]
        twin.spare = self.spare[:]
        twin.shown = self.shown
        twin.junkyards = copy_zones(self.junkyards)
        twin.miners = copy_zones(self.miners)
        twin.buildings = copy_zones(self.buildings)
        twin.warriors = copy_zones(self.warriors)
        twin.traps = copy_zones(self.traps)
        twin.gone = self.gone[:]
        twin.storage = self.storage[:]
        twin.limits = self.limits
        twin.discounts = self.discounts
        twin.modifiers = self.modifiers[:]
        twin.shields = self.shields[:]
        twin.live = self.live
        twin.remaining = self.remaining
        twin.triggered = self.triggered
        twin.spent = self.spent[:]
        twin.borrowed = self.borrowed[:]
        twin.delayed = self.delayed[:]
        twin.converted = self.converted
        twin.raised = self.raised[:]
        twin.dying = self.dying[:]
        twin.unsettled = self.unsettled
        twin.frames = vec[Frame]([frame.copy() for frame in self.frames])
        twin.winners = self.winners
        return twin

    def push(self, frame: Frame) -> None:
        """Something begins, on top of what is under way."""
        self.frames = append(self.frames, frame)

    def pop(self) -> None:
        """What was under way on top is over."""
        self.frames, _ = pop(self.frames)

    # --------------------------------------------------------------------------------------------------- players

    def plays(self, seat: i64) -> bool:
        """Whether a player has not lost."""
        return (self.remaining >> seat) & 1 == 1

    def next_seat(self, seat: i64) -> i64:
        """The next remaining player clockwise."""
        seats = self.deal.seats
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if (self.remaining >> other) & 1:
                return other
        return seat

    def active(self) -> i64:
        """Whose turn it is, or the next remaining player if that one has lost (PC-1.6)."""
        return self.player if (self.remaining >> self.player) & 1 else self.next_seat(self.player)

    def in_turn_order(self) -> vec[i64]:
        """The remaining players, from the active one on."""
        seats = self.deal.seats
        first = self.active()
        order = vec[i64](capacity=seats)
        for step in range(seats):
            seat = (first + step) % seats
            if (self.remaining >> seat) & 1:
                order = append(order, seat)
        return order

    def opponents(self, seat: i64) -> vec[i64]:
        """The other remaining players, clockwise."""
        seats = self.deal.seats
        others = vec[i64](capacity=seats)
        for step in range(1, seats):
            other = (seat + step) % seats
            if (self.remaining >> other) & 1:
                others = append(others, other)
        return others

    # ----------------------------------------------------------------------------------------------------- cards

    def card(self, slot: i64) -> Printed:
        """What lies in a slot."""
        return self.deal.card[self.kind[slot]]

    def number(self, slot: i64) -> i64:
        """The number in the library of what lies in a slot."""
        return self.deal.number[self.kind[slot]]

    def type(self, slot: i64) -> i64:
        """The type of what lies in a slot."""
        return self.deal.type[self.kind[slot]]

    def features(self, slot: i64) -> i64:
        """The features of what lies in a slot, as bits."""
        return self.deal.features[self.kind[slot]]

    def has(self, slot: i64, feature: i64) -> bool:
        """Whether a card on the planet has a feature, printed or gained for this turn."""
        return (self.features(slot) | self.flags[slot]) & feature != 0

    def base(self, seat: i64) -> i64:
        """The slot of a player's base."""
        return self.deal.made + seat

    def ref(self, slot: i64) -> i64:
        """A card during its present stay on the planet."""
        return (self.stamp[slot] << SLOT_BITS) | slot

    def is_there(self, ref: i64) -> bool:
        """Whether the stay on the planet that a ref means goes on."""
        if ref < 0:
            return False
        slot = ref & SLOT_MASK
        return self.controller[slot] >= 0 and self.stamp[slot] == ref >> SLOT_BITS

    def source_card(self, ref: i64, number: i64) -> SeenCard:
        """The card of an effect for those who watch: the number of the card says what it was, wherever it is now."""
        handle = self.handle[ref & SLOT_MASK] if self.is_there(ref) else NOBODY
        return SeenCard(handle, [self.deal.made + number] * (self.deal.seats + 1))

    def rows(self, type: i64) -> vec[vec[i64]]:
        """All players' miners, buildings or warriors."""
        if type == WARRIOR:
            return self.warriors
        if type == BUILDING:
            return self.buildings
        assert type == MINER
        return self.miners

    def column(self, thing: i64) -> vec[i64]:
        """The traps in front of a building or base, from the front backwards."""
        traps = self.traps[self.controller[thing]]
        return vec[i64]([trap for trap in traps if self.guard[trap] == thing])

    def on_planet(self, seat: i64) -> vec[i64]:
        """A player's miners, buildings and warriors."""
        return extend(extend(self.miners[seat][:], self.buildings[seat]), self.warriors[seat])

    def can_make(self) -> bool:
        """Whether an effect can make one more card."""
        return len(self.kind) < MOST_SLOTS or len(self.spare) > 0

    def new_slot(self, number: i64, owner: i64) -> i64:
        """A slot for a card that an effect makes."""
        kind = self.deal.made + number
        slot: i64 = len(self.kind)
        if len(self.spare) > 0:
            self.spare, slot = pop(self.spare)
            self.kind[slot] = kind
            self.owner = self.owner[:]
            self.owner[slot] = owner
        else:
            self.kind = append(self.kind, kind)
            self.handle = append(self.handle, 0)
            self.owner = append(self.owner[:], owner)
            self.stamp = append(self.stamp, 0)
            self.controller = append(self.controller, NOBODY)
            self.damage = append(self.damage, 0)
            self.flags = append(self.flags, 0)
            self.counters = append(self.counters, 0)
            self.guard = append(self.guard, NOBODY)
        self.renew_handle(slot)
        return slot

    # ------------------------------------------------------------------------------------------------- knowledge

    def show(self, slot: i64) -> None:
        """Everybody learns what lies in a slot."""
        super().show(slot)
        if len(self.pool) > 0 and slot < self.cards:
            self.shown |= only(self.kind[slot])

    def blur(self, viewer: i64, slots: vec[i64]) -> None:
        """A viewer can no longer tell these slots apart."""
        if viewer == self.audience and self.shown and len(slots) > 1 and len(self.pool) > 0:
            for slot in slots:
                if self.knows(viewer, slot):
                    self.shown &= ~only(self.kind[slot])
        super().blur(viewer, slots)

    def refresh_shown(self) -> None:
        """Recompute which kinds a spectator has seen and could follow."""
        self.shown = 0
        if len(self.pool) > 0:
            kinds = vec[i64]([self.kind[slot] for slot in range(self.cards) if self.knows(self.audience, slot)])
            self.shown = pool_of(kinds)


def empty_position(deal: Deal, block_each_line: bool) -> Position:
    """A position in which nothing lies anywhere but the bases."""
    seats = deal.seats
    slots = deal.made + seats
    s = Position(deal, block_each_line)
    s.empty(seats, deal.made, array([*range(deal.made), *([deal.made + BASE_CARD] * seats)]))
    s.owner = array([*deal.owner, *range(seats)])
    s.stamp = vec[i64]([0] * slots)
    s.controller = vec[i64]([NOBODY] * slots)
    for seat in range(seats):
        s.controller[deal.made + seat] = seat
    s.damage = vec[i64]([0] * slots)
    s.flags = vec[i64]([0] * slots)
    s.counters = vec[i64]([0] * slots)
    s.guard = vec[i64]([NOBODY] * slots)
    s.spare = vec[i64]()
    s.shown = 0
    s.junkyards = empty_zones(seats)
    s.miners = empty_zones(seats)
    s.buildings = empty_zones(seats)
    s.warriors = empty_zones(seats)
    s.traps = empty_zones(seats)
    s.gone = vec[i64]()
    s.storage = vec[i64]([0] * (MATERIALS * seats))
    s.limits = usual_limits(seats)
    s.discounts = vec[i64]()
    s.modifiers = vec[i64]()
    s.shields = vec[i64]()
    s.live = 0
    s.remaining = bit(seats) - 1
    s.triggered = 0
    s.spent = vec[i64]()
    s.borrowed = vec[i64]()
    s.delayed = vec[i64]()
    s.converted = False
    s.raised = vec[i64]()
    s.dying = vec[i64]()
    s.unsettled = False
    s.frames = vec[Frame]()
    s.winners = 0
    return s


def usual_limits(seats: i64) -> vec[i64]:
    """Storage limits that no card has changed (PC-3.1)."""
    return vec[i64]([LIMITS[at % MATERIALS] for at in range(MATERIALS * seats)])
