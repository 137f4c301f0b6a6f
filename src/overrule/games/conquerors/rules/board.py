"""What the planet says: attack, life, costs, which things fit a filter, what an amount comes to. Changes nothing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.position import NOBODY
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.state import (
    ATTACKING,
    EXHAUSTED,
    ILLUSION,
    MATERIALS,
    MODIFIED,
    SLOT_MASK,
    TURNED_UP,
    TYPES,
    Position,
)

# ------------------------------------------------------------------------------------------------- attack and life


def attack(s: Position, slot: i64) -> i64:
    """A warrior's attack now; never less than 0."""
    total = s.card(slot).attack
    if s.flags[slot] & MODIFIED:
        total += _modified(s, slot, 1)
    if s.live & p.HAS_BONUS:
        total += _standing_attack(s, slot)
    return total if total > 0 else 0


def max_life(s: Position, slot: i64) -> i64:
    """An entity's maximum life (PC-4.2)."""
    printed = s.card(slot).life
    return printed + _modified(s, slot, 2) if s.flags[slot] & MODIFIED else printed


def life(s: Position, slot: i64) -> i64:
    """An entity's current life."""
    return max_life(s, slot) - s.damage[slot]


def building_life(s: Position, seat: i64) -> i64:
    """The current life of a player's buildings, which counts for conquest (PC-1.1)."""
    total: i64 = 0
    for slot in s.buildings[seat]:
        total += life(s, slot)
    return total


def _modified(s: Position, slot: i64, place: i64) -> i64:
    """What effects have added to a card's attack (1), life (2) or shielding (3)."""
    total: i64 = 0
    for at in range(0, len(s.modifiers), 5):
        if s.modifiers[at] == slot:
            total += s.modifiers[at + place]
    return total


def _standing_attack(s: Position, slot: i64) -> i64:
    """What standing effects add to a warrior's attack (PC-7.8)."""
    total: i64 = 0
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            if not s.features(source) & p.HAS_BONUS:
                continue
            for bonus in s.card(source).bonuses:
                if bonus.of is None:
                    if source != slot:
                        continue
                elif not fits(s, bonus.of, slot, seat, source, NOBODY):
                    continue
                if bonus.given is None or holds(s, bonus.given, seat, source, None):
                    total += amount(s, bonus.attack, seat, source, None)
    return total


def shielding(s: Position, slot: i64) -> i64:
    """How many points of each source's damage do nothing to an entity (PC-12.6)."""
    total = s.card(slot).shielding
    if s.flags[slot] & MODIFIED:
        total += _modified(s, slot, 3)
    if s.live & p.HAS_GRANTS:
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for grant in s.card(source).grants:
                    if grant.shielding and fits(s, grant.of, slot, seat, source, NOBODY):
                        total += grant.shielding
    return total


def has_final_hit(s: Position, slot: i64) -> bool:
    """Whether a warrior has final hit (PC-12.7)."""
    return s.has(slot, p.HAS_FINAL_HIT) or final_hit_granter(s, slot) != NOBODY


def final_hit_granter(s: Position, slot: i64) -> i64:
    """A card that gives final hit to a warrior, or -1."""
    if s.live & p.HAS_GRANTS:
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for grant in s.card(source).grants:
                    if grant.final_hit and fits(s, grant.of, slot, seat, source, NOBODY):
                        return source
    return NOBODY


# ----------------------------------------------------------------------------------------------------------- costs


def cost(s: Position, seat: i64, card: p.Printed) -> vec[i64]:
    """What a card costs a player now: gold, cosmium, electricity."""
    return vec[i64]([price(s, seat, card, material) for material in range(MATERIALS)])


def price(s: Position, seat: i64, card: p.Printed, material: i64) -> i64:
    """How much of a material a card costs a player now."""
    if len(s.discounts) == 0:
        return card.cost[material]
    return max(0, card.cost[material] - s.discounts[MATERIALS * (TYPES * seat + card.type) + material])


def affords(s: Position, seat: i64, card: p.Printed) -> bool:
    """Whether a player has what a card costs now."""
    if len(s.discounts) == 0:
        return can_pay(s, seat, card.cost)
    storage = MATERIALS * seat
    discount = MATERIALS * (TYPES * seat + card.type)
    for material in range(MATERIALS):
        if card.cost[material] - s.discounts[discount + material] > s.storage[storage + material]:
            return False
    return True


def concerns(change: p.Change, owner: i64, seat: i64) -> bool:
    """Whether a standing change on a player's card concerns another, or the same, player."""
    who = change.who
    if who == p.YOU:
        return owner == seat
    if who == p.EACH_OPPONENT:
        return owner != seat
    return who == p.EVERYONE


def can_pay(s: Position, seat: i64, materials: vec[i64]) -> bool:
    """Whether a player has these materials."""
    at = MATERIALS * seat
    storage = s.storage
    return storage[at] >= materials[0] and storage[at + 1] >= materials[1] and storage[at + 2] >= materials[2]


# --------------------------------------------------------------------------------------------------------- filters


def fits(s: Position, f: p.Filter, slot: i64, player: i64, source: i64, they: i64) -> bool:
    """Whether a thing on the planet is meant by a player's card in the slot `source`."""
    if not (f.types >> s.type(slot)) & 1 or (f.other and slot == source):
        return False
    controller = s.controller[slot]
    side = f.side
    if side == p.YOURS:
        if controller != player:
            return False
    elif side == p.ENEMY:
        if controller == player:
            return False
    elif side == p.THEIRS and controller != they:
        return False
    return f.plain or _fits_closely(s, f, slot)


def _fits_closely(s: Position, f: p.Filter, slot: i64) -> bool:
    """The rest of a filter: what state a thing is in."""
    flags = s.flags[slot]
    if f.attacking >= 0 and f.attacking != (1 if flags & ATTACKING else 0):
        return False
    if f.exhausted >= 0 and f.exhausted != (1 if flags & EXHAUSTED else 0):
        return False
    if f.illusion >= 0 and f.illusion != (1 if flags & ILLUSION else 0):
        return False
    if f.damaged >= 0 and f.damaged != (1 if s.damage[slot] > 0 else 0):
        return False
    if f.life_at_most >= 0 and life(s, slot) > f.life_at_most:
        return False
    if f.attack_at_most >= 0 and attack(s, slot) > f.attack_at_most:
        return False
    if f.attack_at_least >= 0 and attack(s, slot) < f.attack_at_least:
        return False
    return f.cards is None or prints(s, f.cards, slot)


def prints(s: Position, f: p.CardFilter, slot: i64) -> bool:
    """Whether a card, wherever it lies, is meant by what is printed on it."""
    if not (f.types >> s.type(slot)) & 1 or (f.number != p.NOTHING and s.number(slot) != f.number):
        return False
    card = s.card(slot)
    if f.subtype and not card.subtypes & f.subtype:
        return False
    if f.cost_at_most >= 0 and card.total_cost > f.cost_at_most:
        return False
    return card.total_cost >= f.cost_at_least


def fitting(s: Position, f: p.Filter, player: i64, source: i64, they: i64) -> vec[i64]:
    """The things on the planet that are meant, by players clockwise from the one who means them."""
    found = vec[i64]()
    seats = s.deal.seats
    types = f.types
    for step in range(seats):
        seat = (player + step) % seats
        if not (s.remaining >> seat) & 1 or (f.side == p.YOURS and step > 0) or (f.side == p.ENEMY and step == 0):
            continue
        if f.side == p.THEIRS and seat != they:
            continue
        if types & p.MINER_BIT:
            found = _collect(s, f, s.miners[seat], source, found)
        if types & p.BUILDING_BIT:
            found = _collect(s, f, s.buildings[seat], source, found)
        if types & p.WARRIOR_BIT:
            found = _collect(s, f, s.warriors[seat], source, found)
        if types & p.BASE_BIT and (f.plain or _fits_closely(s, f, s.base(seat))):
            found = append(found, s.base(seat))
    return found


def _collect(s: Position, f: p.Filter, row: vec[i64], source: i64, found: vec[i64]) -> vec[i64]:
    """What was found before, with what a filter means in a row."""
    for slot in row:
        if (not f.other or slot != source) and (f.plain or _fits_closely(s, f, slot)):
            found = append(found, slot)
    return found


def fitting_traps(s: Position, f: p.TrapFilter, player: i64, that: i64, they: i64) -> vec[i64]:
    """The traps on the planet that are meant; `that`: the ref of what they must stand in front of."""
    found = vec[i64]()
    seats = s.deal.seats
    for step in range(seats):
        seat = (player + step) % seats
        if (
            (f.side == p.YOURS and step > 0)
            or (f.side == p.ENEMY and step == 0)
            or (f.side == p.THEIRS and seat != they)
        ):
            continue
        seen = vec[i64]()
        for trap in s.traps[seat]:
            thing = s.guard[trap]
            if s.flags[trap] & TURNED_UP:
                continue  # it will have its effect in any case (PC-10.4)
            if f.here and (thing != that & SLOT_MASK or that < 0 or not s.is_there(that)):
                continue
            if f.front and thing in seen:
                continue
            seen = append(seen, thing)
            found = append(found, trap)
    return found


# --------------------------------------------------------------------------------------------- amounts, conditions


def amount(s: Position, a: p.Amount, player: i64, source: i64, f: EffectFrame | None) -> i64:
    """What an amount comes to for a player's card in the slot `source`; `f` is the text in which it stands, if any."""
    kind = a.kind
    if kind == p.NUMBER:
        return a.number
    if kind == p.COUNT:
        assert a.things is not None
        return len(fitting(s, a.things, player, source, NOBODY if f is None else f.they))
    if kind == p.COUNT_TRAPS:
        assert a.traps is not None
        that = p.NOTHING if f is None else f.that
        return len(fitting_traps(s, a.traps, player, that, NOBODY if f is None else f.they))
    if kind == p.HAND_SIZE:
        if a.who != p.THEY:
            return len(s.hands[player])
        return len(s.hands[f.they]) if f is not None and f.they >= 0 else 0
    if kind == p.JUNKYARD_SIZE:
        return _junk(s, player, a.type)
    if kind == p.STORED:
        return s.storage[MATERIALS * player + a.number]
    if kind == p.ATTACK_OF:
        return _attack_of(s, a.number, source, f)
    if kind == p.LIFE_OF:
        return _life_of(s, a.number, source, f)
    if kind == p.COUNTERS_ON:
        return _counters_on(s, a.number, source, f)
    assert kind == p.ALL_OF_IT
    return 1000


def _junk(s: Position, player: i64, type: i64) -> i64:
    if type == p.NOTHING:
        return len(s.junkyards[player])
    number: i64 = 0
    for slot in s.junkyards[player]:
        if s.type(slot) == type:
            number += 1
    return number


def _attack_of(s: Position, whose: i64, source: i64, f: EffectFrame | None) -> i64:
    if f is None:
        return s.card(source).attack  # a bonus may not count itself
    if whose == p.THIS:
        return attack(s, f.source & SLOT_MASK) if s.is_there(f.source) else f.attack
    return attack(s, f.that & SLOT_MASK) if s.is_there(f.that) else f.that_attack


def _life_of(s: Position, whose: i64, source: i64, f: EffectFrame | None) -> i64:
    if f is None:
        return life(s, source)
    if whose == p.THIS:
        return life(s, f.source & SLOT_MASK) if s.is_there(f.source) else 0
    return life(s, f.that & SLOT_MASK) if s.is_there(f.that) else f.that_life


def _counters_on(s: Position, whose: i64, source: i64, f: EffectFrame | None) -> i64:
    if f is None:
        return s.counters[source]
    ref = f.source if whose == p.THIS else f.that
    return s.counters[ref & SLOT_MASK] if s.is_there(ref) else 0


def holds(s: Position, c: p.Condition, player: i64, source: i64, f: EffectFrame | None) -> bool:
    """Whether a condition holds for a player's card in the slot `source`."""
    if c.kind == p.YOUR_TURN:
        return s.player == player
    if c.kind == p.AT_LEAST or c.kind == p.AT_MOST:
        assert c.amount is not None
        number = amount(s, c.amount, player, source, f)
        return number >= c.number if c.kind == p.AT_LEAST else number <= c.number
    assert c.things is not None
    assert f is not None
    return s.is_there(f.that) and fits(s, c.things, f.that & SLOT_MASK, player, source, f.they)


def is_enemy(s: Position, slot: i64, player: i64) -> bool:
    """Whether a thing on the planet is somebody else's."""
    return s.controller[slot] >= 0 and s.controller[slot] != player
