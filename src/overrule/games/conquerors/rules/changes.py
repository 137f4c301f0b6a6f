"""Damage, healing, dying, losing: changes of the planet and what follows from each at once (PC-1.4).

After a change, cards without life leave, then the end conditions are checked, then triggered effects begin. Code that
changes something sets `Position.unsettled` if that may matter; `settle` does the rest before anything else happens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has
from overrule.core.frames import Frame
from overrule.core.notes import BY_FRAMES, Notes
from overrule.core.position import NOBODY, PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import (
    ATTACK_FRAME,
    DamageFrame,
    EffectFrame,
    LeaveFrame,
    PlayFrame,
    TrapFrame,
)
from overrule.games.conquerors.rules.board import (
    building_life,
    final_hit_granter,
    fits,
    has_final_hit,
    life,
    max_life,
    shielding,
)
from overrule.games.conquerors.rules.triggers import come_up, happens, note_grant
from overrule.games.conquerors.rules.zones import leave_to, lift, refresh_live, refresh_standing, vanish
from overrule.games.conquerors.state import (
    BLOCKING,
    CONQUEST,
    DECK_EMPTY,
    ILLUSION,
    LAST_BASE,
    MATERIALS,
    MODIFIED,
    NO_BASE,
    SLOT_MASK,
    TRIGGER_LIMIT,
    Position,
)

CONQUEST_LIFE: Final = 30  # PC-1.1
# What is kept for those who watch, with the ref of a card.
FIGHTS: Final = -1  # the note of a warrior's attack or block
LEAVES: Final = -2  # the note that tells why somebody's target is that no more

# ---------------------------------------------------------------------------------------------------------- damage


def with_blow(blows: vec[i64], source: i64, target: i64, amount: i64) -> vec[i64]:
    """Blows that fall at the same time, and one more: source, target (refs) and amount of each."""
    return append(append(append(blows, source), target), amount)


def deal_damage(s: Position, player: i64, blows: vec[i64]) -> None:
    """A player's effect or attack deals these blows at the same time."""
    if s.live & p.HAS_TAKES:
        s.push(DamageFrame(player, blows))
    else:
        strike(s, blows)


def step_damage(s: Position, f: DamageFrame) -> None:
    """Find out who takes each blow (PC-7.5), which is passed on at most once; then all fall at the same time."""
    if f.step == 1:
        f.step = 0
        _take(s, f, s.answer - o.SLOT)
    while f.at < len(f.blows):
        takers = _takers(s, f)
        if len(takers) > 1:
            f.step = 1
            target = f.blows[f.at + 1] & SLOT_MASK
            s.ask(s.controller[target], o.ASK_TAKER, o.slot_options(takers))
            return
        if len(takers) > 0:
            _take(s, f, takers[0])
        else:
            f.at += 3
    s.pop()
    strike(s, f.blows)


def _take(s: Position, f: DamageFrame, slot: i64) -> None:
    f.blows[f.at + 1] = s.ref(slot)
    f.at += 3


def _takers(s: Position, f: DamageFrame) -> vec[i64]:
    """Cards that take the present blow for its target."""
    found = vec[i64]()
    target = f.blows[f.at + 1]
    if not s.is_there(target):
        return found
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            takes = s.card(source).takes
            if takes is None or source == target & SLOT_MASK:
                continue
            if fits(s, takes, target & SLOT_MASK, seat, source, NOBODY):
                found = append(found, source)
    return found


def strike(s: Position, blows: vec[i64]) -> None:
    """Blows fall at the same time; targets that are gone take none (PC-6.1)."""
    for at in range(0, len(blows), 3):
        if s.is_there(blows[at + 1]):
            _hit(s, blows[at], blows[at + 1], blows[at + 2])


def _hit(s: Position, source: i64, target: i64, amount: i64) -> None:
    slot = target & SLOT_MASK
    saved = _shielded(s, source, target, amount)
    dealt = amount - saved
    if dealt > 0:
        s.damage[slot] += dealt
    if s.notes is not None:
        _note_hit(s, s.notes, source, slot, dealt, saved)
    if dealt > 0:
        happens(s, p.IS_DAMAGED, slot, source)
        if s.is_there(source):
            happens(s, p.DEALS_DAMAGE, source & SLOT_MASK, target)
        if life(s, slot) <= 0:
            s.unsettled = True
            if s.type(slot) != p.BASE:
                doom(s, slot, source)
            elif s.notes is not None:
                s.notes.keep((target,), s.notes.last)
    if s.notes is not None:
        s.unlead()


def _note_hit(s: Position, notes: Notes, source: i64, slot: i64, dealt: i64, saved: i64) -> None:
    """Announce a blow, the cause of what comes up now. In an attack, its own cause is the attack or the block."""
    if s.frames[-1].kind == ATTACK_FRAME:
        notes.led = notes.recall((FIGHTS, source))
    by = s.handle[source & SLOT_MASK]
    actor = s.seen_card(source & SLOT_MASK) if s.is_there(source) else None
    if dealt > 0:
        left = max(0, life(s, slot))
        s.note("damaged", {"amount": dealt, "shielded": saved, "left": left, "by": by}, [slot], actor)
    elif saved > 0:
        s.note("shielded", {"amount": saved, "by": by}, [slot], actor)
    s.lead_on()


def lead_by_fight(s: Position, warrior: i64) -> None:
    """The note of a warrior's attack or block is the cause of what follows."""
    if s.notes is not None:
        s.lead(s.notes.recall((FIGHTS, warrior)))


def note_block(s: Position, blocker: i64, attacker: i64) -> None:
    """Announce a block, the cause of both blows."""
    if s.notes is not None:
        if s.frames[-1].kind == ATTACK_FRAME:
            lead_by_fight(s, s.ref(attacker))
        s.note("blocked", {"seat": s.controller[blocker]}, [blocker, attacker], s.seen_card(blocker))
        s.unlead()
        for slot in (blocker, attacker):
            s.notes.keep((FIGHTS, s.ref(slot)), s.notes.last)


def keep_departure(s: Position, slot: i64) -> None:
    """The last note tells why a card is nobody's target any more."""
    if s.notes is not None:
        s.notes.keep((LEAVES, s.ref(slot)), s.notes.last)


def note_lost_target(s: Position, attacker: i64, target: i64) -> None:
    """An attacker leaves the attack because of what has become of its target (PC-11.9)."""
    if s.notes is not None:
        s.lead(s.notes.recall((LEAVES, target)))
        if s.notes.led == BY_FRAMES:
            lead_by_fight(s, attacker)
        s.note("target-lost", {"seat": s.controller[attacker & SLOT_MASK]}, [attacker & SLOT_MASK])
        s.unlead()


def _shielded(s: Position, source: i64, target: i64, amount: i64) -> i64:
    """How much of a source's damage to an entity does nothing in this turn (PC-12.6)."""
    slot = target & SLOT_MASK
    if not s.card(slot).shielding and not s.live & p.HAS_GRANTS and not s.flags[slot] & MODIFIED:
        return 0
    most = shielding(s, slot)
    if most == 0:
        return 0
    shields = s.shields
    for at in range(0, len(shields), 3):
        if shields[at] == source and shields[at + 1] == target:
            saved = min(amount, max(0, most - shields[at + 2]))
            shields[at + 2] += saved
            return saved
    saved = min(amount, most)
    s.shields = extend(shields, vec[i64]([source, target, saved]))
    return saved


def heal(s: Position, slot: i64, amount: i64, source: i64) -> bool:
    """Take damage off an entity (PC-4.2); says whether there was any."""
    healed = min(amount, s.damage[slot])
    if healed <= 0:
        return False
    s.damage[slot] -= healed
    if s.notes is not None:
        s.note("healed", {"amount": healed, "left": life(s, slot)}, [slot])
        s.lead_on()
    happens(s, p.IS_HEALED, slot, source)
    if s.notes is not None:
        s.unlead()
    if s.type(slot) == p.BUILDING:
        s.unsettled = True
    return True


# ----------------------------------------------------------------------------------------------------------- dying


def doom(s: Position, slot: i64, killer: i64) -> None:
    """A card is about to go from the planet to the junkyard; `killer` is the ref of what did it, or -1."""
    ref = s.ref(slot)
    for at in range(0, len(s.dying), 2):
        if s.dying[at] == ref:
            return
    s.dying = append(append(s.dying, ref), killer)
    s.unsettled = True
    if s.notes is not None:
        s.notes.keep((ref,), s.notes.cause(s.frames, len(s.frames)))


def sacrifice(s: Position, slot: i64) -> None:
    """Its controller gives up a card (PC-12.5)."""
    if s.notes is not None:
        s.note("sacrificed", {"seat": s.controller[slot]}, [slot])
    doom(s, slot, p.NOTHING)


def settle(s: Position) -> None:
    """What follows from a change at once: cards leave, then the match may be over (PC-1.4)."""
    s.unsettled = False
    if len(s.dying) > 0:
        cards = s.dying
        s.dying = vec[i64]()
        if _may_be_replaced(s, cards):
            s.push(LeaveFrame(cards))
            return
        depart(s, cards)
    check_end(s)


def _may_be_replaced(s: Position, cards: vec[i64]) -> bool:
    if s.live & p.HAS_INSTEAD_FOR:
        return True
    if s.live & p.HAS_INSTEAD:
        for at in range(0, len(cards), 2):
            if s.features(cards[at] & SLOT_MASK) & p.HAS_INSTEAD:
                return True
    return False


def depart(s: Position, cards: vec[i64]) -> None:
    """Cards die or are destroyed at the same time (PC-12.1): what waits for that comes up, then they go."""
    if s.notes is not None:
        _note_departures(s, s.notes, cards)
    for at in range(0, len(cards), 2):
        if s.is_there(cards[at]):
            if s.notes is not None:
                s.lead(s.notes.recall((cards[at],)))
            _raise_death(s, cards[at], cards[at + 1])
    for at in range(0, len(cards), 2):
        if s.is_there(cards[at]):
            if s.notes is not None:
                s.lead(s.notes.recall((cards[at],)))
            leave_to(s, cards[at] & SLOT_MASK, p.JUNKYARD)
    if s.notes is not None:
        s.unlead()


def _note_departures(s: Position, notes: Notes, cards: vec[i64]) -> None:
    """Tell which cards go, before anything that follows from it."""
    for at in range(0, len(cards), 2):
        if s.is_there(cards[at]):
            slot = cards[at] & SLOT_MASK
            notes.led = notes.kept((cards[at],))
            s.note(_way_out(s, slot), {"seat": s.controller[slot]}, [slot])
            notes.keep((cards[at],), notes.last)
            keep_departure(s, slot)


def _raise_death(s: Position, ref: i64, killer: i64) -> None:
    slot = ref & SLOT_MASK
    type = s.type(slot)
    if s.flags[slot] & ILLUSION or type == p.MINER:
        return  # it vanishes (PC-12.10); a miner just goes
    happens(s, p.DIES, slot, killer)
    if type == p.WARRIOR and s.is_there(killer) and killer != ref and s.type(killer & SLOT_MASK) == p.WARRIOR:
        happens(s, p.KILLS, killer & SLOT_MASK, ref)
        if has_final_hit(s, slot):
            if not s.features(slot) & p.HAS_FINAL_HIT:
                note_grant(s, p.FINAL_HIT_TEXT, slot, final_hit_granter(s, slot))
            come_up(s, p.FINAL_HIT_TEXT, slot, killer, NOBODY)


def _way_out(s: Position, slot: i64) -> str:
    if s.flags[slot] & ILLUSION:
        return "vanished"
    type = s.type(slot)
    return "died" if type == p.WARRIOR else "destroyed" if type == p.BUILDING else "junked"


def step_leave(s: Position, f: LeaveFrame) -> None:
    """Look at each card that is about to go: something may happen instead (PC-7.5). Then the others go together."""
    if f.step == 1:
        f.step = 2
        found = replacements(s, f)
        _replace(s, f, found[2 * (s.answer - o.PLACE)], found[2 * (s.answer - o.PLACE) + 1])
        return
    if f.step == 2:
        f.step = 0
        ref = f.cards[f.at]
        if not s.is_there(ref) or life(s, ref & SLOT_MASK) > 0:
            f.cards = extend(f.cards[: f.at], f.cards[f.at + 2 :])
            f.applied = vec[i64]()
    while f.at < len(f.cards):
        found = replacements(s, f)
        if len(found) > 0:
            f.step = 1
            seat = s.controller[f.cards[f.at] & SLOT_MASK]
            s.ask(seat, o.ASK_REPLACEMENT, vec[i64]([o.PLACE + place for place in range(len(found) // 2)]))
            return
        f.at += 2
        f.applied = vec[i64]()
    s.pop()
    depart(s, f.cards)
    check_end(s)


def replacements(s: Position, f: LeaveFrame) -> vec[i64]:
    """What can happen instead of the present card's death: slots and places on their cards, in pairs."""
    ref = f.cards[f.at]
    found = vec[i64]()
    if not s.is_there(ref) or s.type(ref & SLOT_MASK) == p.MINER or s.flags[ref & SLOT_MASK] & ILLUSION:
        return found  # miners and illusions do not die
    if s.triggered >= TRIGGER_LIMIT:
        return found  # what happens instead may let others die, and so on without end
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            instead = s.card(source).instead
            for place in range(len(instead)):
                if _applied(f, s.ref(source), place):
                    continue
                of = instead[place].of
                if (of is None and source == ref & SLOT_MASK) or (
                    of is not None and fits(s, of, ref & SLOT_MASK, seat, source, NOBODY)
                ):
                    found = append(append(found, source), place)
    return found


def _applied(f: LeaveFrame, source: i64, place: i64) -> bool:
    return any(f.applied[at] == source and f.applied[at + 1] == place for at in range(0, len(f.applied), 2))


def _replace(s: Position, f: LeaveFrame, source: i64, place: i64) -> None:
    """A replacement happens at once; what it triggers waits for the effect that it interrupts."""
    ref = s.ref(source)
    f.applied = append(append(f.applied, ref), place)
    s.triggered += 1
    effect = EffectFrame(s.controller[source], s.card(source).instead[place].text, ref, s.number(source), p.NOTHING)
    effect.that = f.cards[f.at]
    effect.they = s.controller[effect.that & SLOT_MASK]
    s.push(effect)
    if s.notes is not None:
        s.lead(s.notes.recall((effect.that,)))
        s.note_frame("instead", {"seat": effect.player}, [source], s.seen_card(source))
        s.unlead()


# ---------------------------------------------------------------------------------------------------------- ending


def check_end(s: Position) -> None:
    """Base destroyed, conquest, deck empty, in this order (PC-1.4)."""
    fallen: i64 = 0
    for seat in range(s.deal.seats):
        if s.plays(seat) and s.damage[s.base(seat)] >= max_life(s, s.base(seat)):
            fallen |= bit(seat)
    if fallen:
        if fallen == s.remaining:
            for seat in range(s.deal.seats):
                if has(fallen, seat):
                    _note_fall(s, seat)
            s.unlead()
            _end(s, NO_BASE, fallen)
            return
        for seat in range(s.deal.seats):
            if has(fallen, seat):
                _note_fall(s, seat)
                eliminate(s, seat)
                s.unlead()
        if last_one_wins(s):
            return
    for seat in s.in_turn_order():
        if len(s.buildings[seat]) > 0 and building_life(s, seat) >= CONQUEST_LIFE:
            _end(s, CONQUEST, bit(seat))  # the first in turn order (PC-1.5)
            return
    for seat in range(s.deal.seats):
        if len(s.decks[seat]) == 0 and s.plays(seat):
            _end(s, DECK_EMPTY, _most_life(s))
            return


def _note_fall(s: Position, seat: i64) -> None:
    """Tell that a base was destroyed; that its player has lost follows from it."""
    if s.notes is not None:
        s.lead(s.notes.recall((s.ref(s.base(seat)),)))
        s.note("base-destroyed", {"seat": seat}, [s.base(seat)])
        keep_departure(s, s.base(seat))
        s.lead_on()


def _most_life(s: Position) -> i64:
    """Who has the most building life, then the most base life (PC-1.3), as bits."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(s.deal.seats):
        if s.plays(seat):
            score = 1000 * building_life(s, seat) + life(s, s.base(seat))
            if score > best:
                best = score
                winners = 0
            if score == best:
                winners |= bit(seat)
    return winners


def _end(s: Position, ending: i64, winners: i64) -> None:
    if s.ending == PLAYING:
        s.ending = ending
        s.winners = winners


def last_one_wins(s: Position) -> bool:
    """One player left: that player wins (PC-1.2)."""
    if s.remaining & (s.remaining - 1):
        return False
    _end(s, LAST_BASE, s.remaining)
    return True


def between_zones(s: Position, frame: Frame) -> i64:
    """The card that a frame keeps in no zone, or -1: one that is being played (PC-5.8), or a trap being placed.

    The cards of a player who has lost have left the game, whatever is still under way.
    """
    if isinstance(frame, PlayFrame):
        if frame.step <= 2:  # SPELL_ENDS
            return frame.slot
    elif isinstance(frame, TrapFrame) and frame.slot >= 0 and s.controller[frame.slot] == NOBODY:
        return frame.slot
    return p.NOTHING


def eliminate(s: Position, seat: i64) -> None:
    """A player has lost and leaves at once (PC-1.6). Their frames are dropped when their time comes, in `flow`."""
    s.remaining &= ~bit(seat)
    if s.notes is not None:
        s.note("lost", {"seat": seat}, [])
        for slot in append(s.on_planet(seat), s.base(seat)):
            keep_departure(s, slot)
        s.lead_on()
    for frame in s.frames:
        if frame.player == seat and between_zones(s, frame) != p.NOTHING:
            s.gone = append(s.gone, between_zones(s, frame))
        if isinstance(frame, DamageFrame):
            _spare_from(s, frame, seat)
    for other in range(s.deal.seats):
        for slot in extend(s.traps[other][:], s.on_planet(other)):
            if s.controller[slot] == NOBODY:
                continue  # a trap that left with its building
            if s.owner[slot] == seat:
                lift(s, slot)
                vanish(s, slot)
            elif other == seat:
                leave_to(s, slot, p.JUNKYARD)
                s.show(slot)
                if s.notes is not None and slot in s.junkyards[s.owner[slot]]:
                    s.note("junked", {"seat": s.owner[slot]}, [slot])
    _clear_away(s, s.hands, seat)
    _clear_away(s, s.decks, seat)
    _clear_away(s, s.junkyards, seat)
    base = s.base(seat)
    s.controller[base] = NOBODY
    s.stamp[base] += 1
    for material in range(MATERIALS):
        s.storage[MATERIALS * seat + material] = 0
    refresh_live(s)
    refresh_standing(s)
    if s.notes is not None:
        s.unlead()


def _spare_from(s: Position, f: DamageFrame, seat: i64) -> None:
    """Blockers of a player who has lost no longer strike, though it is another player's attack."""
    for at in range(0, len(f.blows), 3):
        source = f.blows[at]
        if s.is_there(source) and s.flags[source & SLOT_MASK] & BLOCKING and s.controller[source & SLOT_MASK] == seat:
            f.blows[at + 2] = 0


def _clear_away(s: Position, zones: vec[vec[i64]], seat: i64) -> None:
    """The cards of a player's zone have left the game."""
    s.gone = extend(s.gone, zones[seat])
    zones[seat] = vec[i64]()
