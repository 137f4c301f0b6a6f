"""Moving cards between zones, with who may know what afterwards (PC-2.6), and nothing that follows from it."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import place_of, put, take, take_top
from overrule.core.knowledge import only
from overrule.core.notes import SeenCard
from overrule.core.position import NOBODY
from overrule.games.conquerors import program as p
from overrule.games.conquerors.rules.board import concerns, prints
from overrule.games.conquerors.state import (
    ATTACKING,
    BLOCKED,
    BLOCKING,
    EXHAUSTED,
    ILLUSION,
    MATERIALS,
    MODIFIED,
    TYPES,
    Position,
    usual_limits,
)

# ------------------------------------------------------------------------------------------------------- the planet


def enter(s: Position, slot: i64, seat: i64, illusion: bool = False) -> None:
    """A card enters the planet under a player's control: full life, battle ready, not used (PC-2.9)."""
    card = s.card(slot)
    s.controller[slot] = seat
    s.damage[slot] = 0
    s.counters[slot] = 0
    flags: i64 = EXHAUSTED if card.features & p.ENTERS_EXHAUSTED else 0
    if illusion or card.features & p.IS_ILLUSION:
        flags |= ILLUSION
    s.flags[slot] = flags
    put(s.rows(card.type), seat, slot)
    s.live |= card.features
    s.show(slot)
    if card.type == p.BUILDING:
        s.unsettled = True
    if s.features(slot) & (p.HAS_STORAGE | p.HAS_CHEAPER):
        refresh_standing(s)


def lift(s: Position, slot: i64) -> None:
    """Take a card off the planet; it is in no zone now. Traps in front of it go to the junkyard (PC-10.5)."""
    type = s.type(slot)
    features = s.features(slot)
    seat = s.controller[slot]
    if type == p.TRAP:
        take(s.traps, seat, slot)
        s.guard[slot] = NOBODY
    else:
        take(s.rows(type), seat, slot)
        if type == p.BUILDING and len(s.traps[seat]) > 0:
            junk_column(s, slot)
        if s.flags[slot] & MODIFIED:
            forget_modifiers(s, slot)
    s.controller[slot] = NOBODY
    s.stamp[slot] += 1
    s.damage[slot] = 0
    s.flags[slot] = 0
    if features:
        refresh_live(s)
        if features & (p.HAS_STORAGE | p.HAS_CHEAPER):
            refresh_standing(s)


def junk_column(s: Position, thing: i64) -> None:
    """The traps in front of a building that leaves go to the junkyard, without their effect (PC-10.5)."""
    column = s.column(thing)
    for trap in column:
        lift(s, trap)
        s.show(trap)
        put(s.junkyards, s.owner[trap], trap)
    if len(column) > 0 and s.notes is not None:
        s.note("traps-lost", {}, list(column))


def leave_to(s: Position, slot: i64, place: i64) -> None:
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
        put_in_hand(s, owner, slot)
    elif place == p.JUNKYARD:
        put(s.junkyards, owner, slot)
    else:
        put_in_deck(s, owner, slot, place)


def put_in_hand(s: Position, seat: i64, slot: i64) -> None:
    """A card comes into a hand."""
    put(s.hands, seat, slot)
    s.alike[seat] = False


def put_under(s: Position, seat: i64, slot: i64) -> None:
    """A card goes under a deck."""
    s.decks[seat] = extend(vec[i64]([slot]), s.decks[seat])


def put_in_deck(s: Position, seat: i64, slot: i64, place: i64) -> None:
    """A card goes on top of a deck, under it, or is shuffled into it."""
    if place == p.BOTTOM:
        put_under(s, seat, slot)
        return
    put(s.decks, seat, slot)
    if place != p.TOP:
        assert place == p.DECK
        s.shuffle(seat)


def vanish(s: Position, slot: i64) -> None:
    """A card is in no zone any more."""
    if slot >= s.deal.made:
        s.spare = append(s.spare, slot)
    else:
        s.gone = append(s.gone, slot)


def change_control(s: Position, slot: i64, seat: i64) -> None:
    """A card changes hands and keeps its damage (PC-2.8); traps in front of it go along."""
    before = s.controller[slot]
    type = s.type(slot)
    take(s.rows(type), before, slot)
    put(s.rows(type), seat, slot)
    for trap in s.column(slot):
        take(s.traps, before, trap)
        put(s.traps, seat, trap)
        s.controller[trap] = seat
        s.show_to(seat, trap)
    s.controller[slot] = seat
    s.flags[slot] &= ~(ATTACKING | BLOCKED | BLOCKING)
    s.unsettled = True
    if s.features(slot) & (p.HAS_STORAGE | p.HAS_CHEAPER):
        refresh_standing(s)


def forget_modifiers(s: Position, slot: i64) -> None:
    """Changes of a card's attack and life end with its stay on the planet."""
    kept = vec[i64]()
    for at in range(0, len(s.modifiers), 5):
        if s.modifiers[at] != slot:
            kept = extend(kept, s.modifiers[at : at + 5])
    s.modifiers = kept


def refresh_live(s: Position) -> None:
    """Recompute which features the cards on the planet have."""
    live: i64 = 0
    for seat in range(s.deal.seats):
        for slot in s.miners[seat]:
            live |= s.features(slot)
        for slot in s.buildings[seat]:
            live |= s.features(slot)
        for slot in s.warriors[seat]:
            live |= s.features(slot)
    s.live = live


def refresh_standing(s: Position) -> None:
    """Recompute what standing effects make of storage limits and costs (PC-7.8)."""
    s.limits = usual_limits(s.deal.seats)
    s.discounts = vec[i64]()
    if s.live & p.HAS_CHEAPER:
        s.discounts = vec[i64]([0] * (MATERIALS * TYPES * s.deal.seats))
    for owner in range(s.deal.seats):
        for source in s.on_planet(owner):
            if s.features(source) & (p.HAS_STORAGE | p.HAS_CHEAPER):
                _apply_standing(s, s.card(source), owner)
    for at in range(len(s.limits)):
        s.limits[at] = max(0, s.limits[at])
    if s.notes is not None:
        _note_shrunken(s)
    for at in range(len(s.limits)):
        s.storage[at] = min(s.storage[at], s.limits[at])  # what no longer fits is lost (PC-3.1)


def _note_shrunken(s: Position) -> None:
    """Tell what is about to be lost because less can be stored."""
    for seat in range(s.deal.seats):
        first = MATERIALS * seat
        lost = [max(0, s.storage[at] - s.limits[at]) for at in range(first, first + MATERIALS)]
        _note_overflow(s, seat, lost, None)


def _apply_standing(s: Position, card: p.Printed, owner: i64) -> None:
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


def put_trap(s: Position, slot: i64, thing: i64, position: i64) -> None:
    """A trap lies face down in front of a building or base, at a position from the front."""
    seat = s.controller[thing]
    column = s.column(thing)
    traps = s.traps[seat]
    place: i64 = place_of(column[position], traps) if position < len(column) else len(traps)
    s.traps[seat] = extend(append(traps[:place], slot), traps[place:])
    s.guard[slot] = thing
    s.controller[slot] = seat
    s.show_to(seat, slot)


def spots(s: Position, seat: i64, moved_from: i64) -> vec[i64]:
    """Where a player could put a trap: slot of the thing and position in its column, as 64 * slot + position.

    `moved_from`: a thing that is not meant, because the trap stands there already; or -1.
    """
    found = vec[i64]()
    if s.base(seat) != moved_from:
        found = _with_spots(s, s.base(seat), found)
    for thing in s.buildings[seat]:
        if thing != moved_from:
            found = _with_spots(s, thing, found)
    return found


def _with_spots(s: Position, thing: i64, found: vec[i64]) -> vec[i64]:
    """What was found before, with the spots in front of a thing."""
    for position in range(len(s.column(thing)) + 1):
        found = append(found, 64 * thing + position)
    return found


# ------------------------------------------------------------------------------------------------------- materials


def add_materials(s: Position, seat: i64, materials: vec[i64], source: i64 = NOBODY) -> bool:
    """Materials go into storage; what does not fit is lost (PC-3.1). Says whether any went in.

    `source`: the card that adds them, where that is not the one whose text is happening.
    """
    added = vec[i64]([0] * MATERIALS)
    some = False
    at = MATERIALS * seat
    for material in range(MATERIALS):
        number = min(materials[material], s.limits[at + material] - s.storage[at + material])
        added[material] = number
        s.storage[at + material] += number
        some = some or number != 0
    if s.notes is not None:
        _note_added(s, seat, materials, added, None if source == NOBODY else s.seen_card(source))
    return some


def _note_added(s: Position, seat: i64, materials: vec[i64], added: vec[i64], actor: SeenCard | None) -> None:
    """Tell what went into storage, and what did not."""
    if any(added):
        s.note("added", {"seat": seat, "materials": list(added)}, [], actor)
    _note_overflow(s, seat, [materials[at] - added[at] for at in range(MATERIALS)], actor)


def _note_overflow(s: Position, seat: i64, materials: list[int], actor: SeenCard | None) -> None:
    """Tell what found no room in a storage, if anything."""
    if any(materials):
        s.note("overflowed", {"seat": seat, "materials": materials}, [], actor)


def take_materials(s: Position, seat: i64, materials: vec[i64]) -> vec[i64]:
    """Materials leave storage, as far as they are there; gives how many."""
    taken = vec[i64]([0] * MATERIALS)
    at = MATERIALS * seat
    for material in range(MATERIALS):
        number = min(materials[material], s.storage[at + material])
        taken[material] = number
        s.storage[at + material] -= number
    return taken


# --------------------------------------------------------------------------------------------------- hand and deck


def draw(s: Position, seat: i64) -> bool:
    """Draw the top card of a player's own deck: one change (PC-1.4). Says whether there was one."""
    if len(s.decks[seat]) == 0:
        return False
    slot = take_top(s.decks, seat)
    put_in_hand(s, seat, slot)
    s.show_to(seat, slot)
    if len(s.decks[seat]) == 0:
        s.unsettled = True
    if s.notes is not None:
        s.note("drew", {"seat": seat}, [slot])
    return True


def leave_hand(s: Position, seat: i64, slot: i64, shown: bool, might: int = -1) -> i64:
    """A card leaves a hand; gives the slot in which it leaves.

    If it is shown, viewers know that it was one of those that it might have been; otherwise, that it was one of the
    hand and is one of the kinds `might` (as bits; -1: any).
    """
    hand = s.hands[seat]
    if len(s.pool) == 0:
        take(s.hands, seat, slot)
        return slot
    if shown:
        slot = _seen_copy(s, hand, slot)
    if not s.alike[seat] or might >= 0:
        kinds = _copies(s, slot) if shown else might
        for viewer in range(s.audience + 1):
            if viewer != seat:
                s.lose_track(viewer, hand, slot, shown, kinds)
        s.alike[seat] = not shown and might < 0
    leaving = s.leave_first(s.hands, seat, slot)
    if shown:
        s.show(leaving)
    elif might >= 0:
        for viewer in range(s.audience + 1):
            s.narrow(viewer, leaving, might)
    return leaving


def _copies(s: Position, slot: i64) -> int:
    """The kinds, as bits, of all cards with the same name: viewers who saw one in a hand cannot tell which left."""
    numbers = s.deal.number
    number = s.number(slot)
    kinds = 0
    for kind in range(len(numbers)):
        if numbers[kind] == number:
            kinds |= only(kind)
    return kinds


def _seen_copy(s: Position, hand: vec[i64], slot: i64) -> i64:
    """Of several copies in a hand, one that all have seen leaves first: nobody could tell that it was another one."""
    if not s.knows(s.audience, slot):
        number = s.number(slot)
        for other in hand:
            if s.number(other) == number and s.knows(s.audience, other):
                return other
    return slot


def throw_away(s: Position, seat: i64, slot: i64) -> None:
    """A card goes from a hand to the junkyard, where all see it."""
    leaving = leave_hand(s, seat, slot, True)
    put(s.junkyards, s.owner[leaving], leaving)
    if s.notes is not None:
        s.note("discarded", {"seat": seat}, [leaving])


def card_types(s: Position, slots: vec[i64], types: i64, cards: p.CardFilter | None = None) -> vec[i64]:
    """Places in a list of cards that are of these types, and perhaps fit more closely, one for each different card."""
    places = vec[i64]()
    numbers = vec[i64]()
    for place in range(len(slots)):
        number = s.number(slots[place])
        if cards is not None and not prints(s, cards, slots[place]):
            continue
        if (types == p.ANY_TYPE or (types >> s.type(slots[place])) & 1) and number not in numbers:
            numbers = append(numbers, number)
            places = append(places, place)
    return places
