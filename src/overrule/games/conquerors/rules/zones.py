"""Moving cards between zones, with who may know what afterwards (PC-2.6), and nothing that follows from it."""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY
from overrule.games.conquerors import program as p
from overrule.games.conquerors.rules.board import concerns
from overrule.games.conquerors.state import (
    ATTACKING,
    BLOCKED,
    BLOCKING,
    EVERYBODY,
    EXHAUSTED,
    ILLUSION,
    LIMITS,
    MATERIALS,
    MODIFIED,
    TYPES,
    Position,
)

NO_MATERIALS: Final = [0, 0, 0]

# ------------------------------------------------------------------------------------------------------- the planet


def enter(s: Position, slot: int, seat: int, illusion: bool = False) -> None:
    """A card enters the planet under a player's control: full life, battle ready, not used (PC-2.9)."""
    card = s.card(slot)
    s.controller[slot] = seat
    s.damage[slot] = 0
    flags = EXHAUSTED if card.features & p.ENTERS_EXHAUSTED else 0
    if illusion or card.features & p.IS_ILLUSION:
        flags |= ILLUSION
    s.flags[slot] = flags
    s.row(seat, card.type).append(slot)
    s.live |= card.features
    s.show(slot)
    s.news = EVERYBODY
    if card.type == p.BUILDING:
        s.unsettled = True
    if card.features & (p.HAS_STORAGE | p.HAS_CHEAPER):
        refresh_standing(s)


def lift(s: Position, slot: int) -> None:
    """Take a card off the planet; it is in no zone now. Traps in front of it go to the junkyard (PC-10.5)."""
    card = s.card(slot)
    seat = s.controller[slot]
    if card.type == p.TRAP:
        s.traps[seat].remove(slot)
        s.guard[slot] = NOBODY
    else:
        s.row(seat, card.type).remove(slot)
        if card.type == p.BUILDING and s.traps[seat]:
            junk_column(s, slot)
        if s.flags[slot] & MODIFIED:
            forget_modifiers(s, slot)
    s.controller[slot] = NOBODY
    s.stamp[slot] += 1
    s.damage[slot] = 0
    s.flags[slot] = 0
    s.news = EVERYBODY
    if card.features:
        refresh_live(s)
        if card.features & (p.HAS_STORAGE | p.HAS_CHEAPER):
            refresh_standing(s)


def junk_column(s: Position, thing: int) -> None:
    """The traps in front of a building that leaves go to the junkyard, without their effect (PC-10.5)."""
    column = s.column(thing)
    for trap in column:
        lift(s, trap)
        s.show(trap)
        s.junkyards[s.owner[trap]].append(trap)
    if column and s.notes is not None:
        s.note("traps-lost", {}, column)


def leave_to(s: Position, slot: int, place: int) -> None:
    """A card leaves the planet for its owner's hand, deck or junkyard (PC-2.5); an illusion vanishes (PC-12.10).

    So does a card that is no illusion but was made by an effect: it belongs to no deck.
    """
    vanishes = s.flags[slot] & ILLUSION != 0 or slot >= s.deal.made
    lift(s, slot)
    if vanishes:
        vanish(s, slot)
        return
    owner = s.owner[slot]
    if place == p.HAND:
        s.hands[owner].append(slot)
        s.alike[owner] = False
    elif place == p.TOP:
        s.decks[owner].append(slot)
    elif place == p.BOTTOM:
        s.decks[owner].insert(0, slot)
    elif place == p.DECK:
        s.decks[owner].append(slot)
        s.shuffle(owner)
    else:
        s.junkyards[owner].append(slot)


def vanish(s: Position, slot: int) -> None:
    """A card is in no zone any more."""
    if slot >= s.deal.made:
        s.spare.append(slot)
    else:
        s.gone.append(slot)


def change_control(s: Position, slot: int, seat: int) -> None:
    """A card changes hands and keeps its damage (PC-2.8); traps in front of it go along."""
    before = s.controller[slot]
    card = s.card(slot)
    s.row(before, card.type).remove(slot)
    s.row(seat, card.type).append(slot)
    for trap in s.column(slot):
        s.traps[before].remove(trap)
        s.traps[seat].append(trap)
        s.controller[trap] = seat
        s.show_to(seat, trap)
    s.controller[slot] = seat
    s.flags[slot] &= ~(ATTACKING | BLOCKED | BLOCKING)
    s.news = EVERYBODY
    s.unsettled = True
    if card.features & (p.HAS_STORAGE | p.HAS_CHEAPER):
        refresh_standing(s)


def forget_modifiers(s: Position, slot: int) -> None:
    """Changes of a card's attack and life end with its stay on the planet."""
    kept: list[int] = []
    for at in range(0, len(s.modifiers), 4):
        if s.modifiers[at] != slot:
            kept.extend(s.modifiers[at : at + 4])
    s.modifiers = kept


def refresh_live(s: Position) -> None:
    """Find out anew which features the cards on the planet have."""
    live = 0
    for seat in range(s.deal.seats):
        for slot in s.miners[seat]:
            live |= s.card(slot).features
        for slot in s.buildings[seat]:
            live |= s.card(slot).features
        for slot in s.warriors[seat]:
            live |= s.card(slot).features
    s.live = live


def refresh_standing(s: Position) -> None:
    """Find out anew what standing effects make of storage limits and costs (PC-7.8)."""
    s.limits = LIMITS * s.deal.seats
    s.discounts = [0] * (MATERIALS * TYPES * s.deal.seats) if s.live & p.HAS_CHEAPER else []
    for owner in range(s.deal.seats):
        for source in s.on_planet(owner):
            card = s.card(source)
            if card.features & (p.HAS_STORAGE | p.HAS_CHEAPER):
                _apply_standing(s, card, owner)
    for at in range(len(s.limits)):
        s.limits[at] = max(0, s.limits[at])
        s.storage[at] = min(s.storage[at], s.limits[at])  # what does not fit any more is lost (PC-3.1)


def _apply_standing(s: Position, card: p.Printed, owner: int) -> None:
    for seat in range(s.deal.seats):
        for change in card.storage:
            if concerns(change, owner, seat):
                for material in range(MATERIALS):
                    s.limits[MATERIALS * seat + material] += change.materials[material]
        for change in card.cheaper:
            if concerns(change, owner, seat):
                for type in range(TYPES):
                    if (change.types >> type) & 1:
                        for material in range(MATERIALS):
                            at = MATERIALS * (TYPES * seat + type) + material
                            s.discounts[at] += change.materials[material]


# --------------------------------------------------------------------------------------------------------- traps


def put_trap(s: Position, slot: int, thing: int, position: int) -> None:
    """A trap lies face down in front of a building or base, at a position from the front."""
    seat = s.controller[thing]
    column = s.column(thing)
    traps = s.traps[seat]
    if position < len(column):
        traps.insert(traps.index(column[position]), slot)
    else:
        traps.append(slot)
    s.guard[slot] = thing
    s.controller[slot] = seat
    s.show_to(seat, slot)
    s.news = EVERYBODY


def spots(s: Position, seat: int, without: int) -> list[int]:
    """Where a player could put a trap: slot of the thing and position in its column, as 64 * slot + position.

    `without`: a thing that is not meant, because the trap stands there already; or -1.
    """
    found: list[int] = []
    for thing in [s.base(seat), *s.buildings[seat]]:
        if thing != without:
            for position in range(len(s.column(thing)) + 1):
                found.append(64 * thing + position)
    return found


# ------------------------------------------------------------------------------------------------------- materials


def add_materials(s: Position, seat: int, materials: list[int]) -> bool:
    """Materials go into storage; what does not fit is lost (PC-3.1). Says whether any went in."""
    added = [0, 0, 0]
    at = MATERIALS * seat
    for material in range(MATERIALS):
        added[material] = min(materials[material], s.limits[at + material] - s.storage[at + material])
        s.storage[at + material] += added[material]
    if added == NO_MATERIALS:
        return False
    s.news = EVERYBODY
    if s.notes is not None:
        s.note("added", {"seat": seat, "materials": added}, [])
    return True


def take_materials(s: Position, seat: int, materials: list[int]) -> list[int]:
    """Materials leave storage, as far as they are there; gives how many."""
    taken = [0, 0, 0]
    at = MATERIALS * seat
    for material in range(MATERIALS):
        taken[material] = min(materials[material], s.storage[at + material])
        s.storage[at + material] -= taken[material]
        if taken[material]:
            s.news = EVERYBODY
    return taken


# --------------------------------------------------------------------------------------------------- hand and deck


def draw(s: Position, seat: int) -> bool:
    """Draw the top card of a player's own deck: one change (PC-1.4). Says whether there was one."""
    deck = s.decks[seat]
    if not deck:
        return False
    slot = deck.pop()
    s.hands[seat].append(slot)
    s.alike[seat] = False
    s.news |= 1 << seat
    if s.pool:
        s.show_to(seat, slot)
    if not deck:
        s.unsettled = True
    if s.notes is not None:
        s.note("drew", {"seat": seat}, [slot])
    return True


def leave_hand(s: Position, seat: int, slot: int, shown: bool, might: int = -1) -> int:
    """A card leaves a hand; gives the slot in which it leaves.

    If it is shown, viewers know that it was one of those that it might have been; otherwise, that it was one of the
    hand and is one of the kinds `might` (as bits; -1: any).
    """
    hand = s.hands[seat]
    s.news = EVERYBODY
    if not s.pool:
        hand.remove(slot)
        return slot
    if shown:
        slot = _seen_copy(s, hand, slot)
    if not s.alike[seat] or might >= 0:
        for viewer in range(s.audience + 1):
            if viewer != seat:
                s.lose_track(viewer, hand, slot, shown, might)
        s.alike[seat] = not shown and might < 0
    leaving = s.leave_first(hand, slot)
    if shown:
        s.show(leaving)
    elif might >= 0:
        for viewer in range(s.audience + 1):
            s.narrow(viewer, leaving, might)
    return leaving


def _seen_copy(s: Position, hand: list[int], slot: int) -> int:
    """Of several copies in a hand, one that all have seen leaves first: nobody could tell that it was another one."""
    if not s.knows(s.audience, slot):
        number = s.number(slot)
        for other in hand:
            if s.number(other) == number and s.knows(s.audience, other):
                return other
    return slot


def discard(s: Position, seat: int, slot: int) -> int:
    """A card goes from a hand to the junkyard, where all see it; gives the slot in which it lies there."""
    leaving = leave_hand(s, seat, slot, True)
    s.junkyards[s.owner[leaving]].append(leaving)
    return leaving


def card_types(s: Position, slots: list[int], types: int) -> list[int]:
    """Places in a list of cards that are of these types, one for each different card."""
    places: list[int] = []
    numbers: list[int] = []
    for place in range(len(slots)):
        card = s.card(slots[place])
        number = s.number(slots[place])
        if (types == p.ANY_TYPE or (types >> card.type) & 1) and number not in numbers:
            numbers.append(number)
            places.append(place)
    return places
