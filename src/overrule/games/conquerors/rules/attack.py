"""The attack phase (PC-11): choosing attackers, choosing targets, then line by line blocks, fights, traps and strikes.

An attacker is in the attack as long as it is on the planet and has the flag ATTACKING.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import place_of
from overrule.core.notes import Notes
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import ActivateFrame, AttackFrame
from overrule.games.conquerors.rules.board import attack
from overrule.games.conquerors.rules.changes import (
    FIGHTS,
    deal_damage,
    lead_by_fight,
    note_block,
    note_lost_target,
    with_blow,
)
from overrule.games.conquerors.rules.triggers import happens
from overrule.games.conquerors.rules.windows import LINE_STRIKES, TO_PART, open_window
from overrule.games.conquerors.state import (
    ATTACKING,
    BLOCKED,
    BLOCKING,
    EXHAUSTED,
    MODIFIED,
    SLOT_MASK,
    Position,
)

# Steps.
CHOOSE_ATTACKER: Final = 0
CHOSE_ATTACKER: Final = 1
END_PART_1: Final = 2
BEGIN_PART_2: Final = 3
CHOOSE_TARGET: Final = 4
CHOSE_TARGET: Final = 5
DECLARE: Final = 6
END_PART_2: Final = 7
BEGIN_LINE: Final = 8
CHOOSE_BLOCK: Final = 9
CHOSE_BLOCK: Final = 10
BLOCKS_CHOSEN: Final = 11
BEFORE_DAMAGE: Final = 12
FIGHT: Final = 13
AFTER_FIGHTS: Final = 14
MEET_TRAPS: Final = 15
CHOSE_FIRST: Final = 16
STRIKE: Final = 17
END_LINE: Final = 18


def step_attack(s: Position, f: AttackFrame) -> None:
    """The next step of an attack phase."""
    step = f.step
    if step <= END_PART_1:
        _part_1(s, f)
    elif step <= END_PART_2:
        _part_2(s, f)
    elif step <= BEFORE_DAMAGE:
        _blocks(s, f)
    else:
        _damage(s, f)


def end_attack(s: Position, f: AttackFrame) -> None:
    """The attack phase is over: nobody is attacking or blocking any more."""
    s.pop()
    for ref in extend(f.attackers[:], f.fought):
        if s.is_there(ref):
            s.flags[ref & SLOT_MASK] &= ~(ATTACKING | BLOCKED | BLOCKING)


# -------------------------------------------------------------------------------------------- part 1: who attacks


def can_attack(s: Position, seat: i64) -> vec[i64]:
    """A player's battle-ready warriors that may attack."""
    return vec[i64](
        [slot for slot in s.warriors[seat] if not s.flags[slot] & EXHAUSTED and not s.has(slot, p.CANNOT_ATTACK)]
    )


def _part_1(s: Position, f: AttackFrame) -> None:
    if f.step == CHOOSE_ATTACKER:
        left = vec[i64]([slot for slot in can_attack(s, f.player) if s.ref(slot) not in f.attackers])
        f.step = CHOSE_ATTACKER
        s.ask(f.player, o.ASK_ATTACKER, append(o.slot_options(_different(s, left)), o.DONE))
    elif f.step == CHOSE_ATTACKER:
        if s.answer == o.DONE:
            f.step = END_PART_1
        else:
            f.attackers = append(f.attackers, s.ref(s.answer - o.SLOT))
            f.step = CHOOSE_ATTACKER
    elif len(f.attackers) == 0:
        end_attack(s, f)  # none chosen at all: it is over without a window (PC-11.1)
    else:
        f.step = BEGIN_PART_2
        if s.notes is not None:
            s.note_frame("attackers", {"seat": f.player}, [ref & SLOT_MASK for ref in f.attackers])
        open_window(s, TO_PART)


# ------------------------------------------------------------------------------------------- part 2: at what


def _part_2(s: Position, f: AttackFrame) -> None:
    if f.step == BEGIN_PART_2:
        ready = can_attack(s, f.player)
        f.attackers = vec[i64]([ref for ref in f.attackers if s.is_there(ref) and (ref & SLOT_MASK) in ready])
        f.targets = vec[i64]([p.NOTHING] * len(f.attackers))
        f.lines = vec[i64]([0] * len(f.attackers))
        f.blockers = vec[i64]([p.NOTHING] * len(f.attackers))
        f.step = CHOOSE_TARGET
        if len(f.attackers) == 0:
            end_attack(s, f)
    elif f.step == CHOOSE_TARGET:
        options = _aims(s, f)
        f.step = CHOSE_TARGET
        if len(options) > 0:
            s.ask(f.player, o.ASK_AIM, options)
        else:
            f.step = DECLARE
    elif f.step == CHOSE_TARGET:
        f.step = CHOOSE_TARGET
        place = (s.answer - o.AIM) >> 10
        target = s.ref((s.answer - o.AIM) & SLOT_MASK)
        f.lines[place] = _going_for(f, target)
        f.targets[place] = target
    elif f.step == DECLARE:
        f.step = END_PART_2
        _declare(s, f)
    else:
        f.step = BEGIN_LINE
        open_window(s, TO_PART)


def _going_for(f: AttackFrame, target: i64) -> i64:
    """How many attackers have this target."""
    number: i64 = 0
    for other in f.targets:
        if other == target:
            number += 1
    return number


def _aims(s: Position, f: AttackFrame) -> vec[i64]:
    """Each attacker that has no target yet with each thing it can go for; who comes first for a target goes first."""
    left = vec[i64]()
    for place in range(len(f.attackers)):
        if f.targets[place] == p.NOTHING:
            left = append(left, f.attackers[place] & SLOT_MASK)
    options = vec[i64]()
    if len(left) == 0:
        return options
    targets = attackable(s, f.player)
    for slot in _different(s, left):
        place = place_of(s.ref(slot), f.attackers)
        for target in targets:
            options = append(options, o.AIM + (place << 10) + target)
    return options


def _different(s: Position, slots: vec[i64]) -> vec[i64]:
    """One of each kind of warrior: those that are alike in everything are offered once."""
    found = vec[i64]()
    for slot in slots:
        if not any(_are_alike(s, slot, other) for other in found):
            found = append(found, slot)
    return found


def _are_alike(s: Position, one: i64, other: i64) -> bool:
    return (
        s.number(one) == s.number(other)
        and s.damage[one] == s.damage[other]
        and s.flags[one] == s.flags[other]
        and s.owner[one] == s.owner[other]
        and not s.flags[one] & MODIFIED
        and s.ref(one) not in s.shields
        and s.ref(other) not in s.shields
    )


def attackable(s: Position, seat: i64) -> vec[i64]:
    """Enemy buildings and bases; of a player who has bait, only that."""
    found = vec[i64]()
    for enemy in s.opponents(seat):
        bait = vec[i64]([slot for slot in s.buildings[enemy] if s.features(slot) & p.HAS_BAIT])
        found = extend(found, bait) if len(bait) > 0 else extend(append(found, s.base(enemy)), s.buildings[enemy])
    return found


def _declare(s: Position, f: AttackFrame) -> None:
    """All become attacking and exhausted, and effects of attacking come up (PC-11.2)."""
    for place in range(len(f.attackers)):
        s.flags[f.attackers[place] & SLOT_MASK] |= ATTACKING | EXHAUSTED
    if s.notes is not None:
        _note_attacks(s, s.notes, f)
    for place in range(len(f.attackers)):
        lead_by_fight(s, f.attackers[place])
        happens(s, p.ATTACKS, f.attackers[place] & SLOT_MASK, f.targets[place])
    if s.notes is not None:
        s.unlead()


def _note_attacks(s: Position, notes: Notes, f: AttackFrame) -> None:
    """Tell who attacks what, line by line."""
    for line in range(len(f.attackers)):
        for place in range(len(f.attackers)):
            if f.lines[place] == line:
                slot = f.attackers[place] & SLOT_MASK
                target = s.handle[f.targets[place] & SLOT_MASK]
                s.note("attacks", {"seat": f.player, "target": target, "line": line + 1}, [slot], s.seen_card(slot))
                notes.keep((FIGHTS, f.attackers[place]), notes.last)


# ---------------------------------------------------------------------------------------- part 3: line by line


def in_line(s: Position, f: AttackFrame) -> vec[i64]:
    """Places of the attackers of the present line that are still in the attack."""
    return vec[i64]([place for place in range(len(f.attackers)) if f.lines[place] == f.line and _attacks(s, f, place)])


def _attacks(s: Position, f: AttackFrame, place: i64) -> bool:
    return s.is_there(f.attackers[place]) and s.flags[f.attackers[place] & SLOT_MASK] & ATTACKING != 0


def _lose_targets(s: Position, f: AttackFrame) -> None:
    """Attackers whose target has left, or is no enemy's any more, leave the attack (PC-11.9)."""
    for place in range(len(f.attackers)):
        if _attacks(s, f, place):
            target = f.targets[place]
            if not s.is_there(target) or s.controller[target & SLOT_MASK] == f.player:
                s.flags[f.attackers[place] & SLOT_MASK] &= ~ATTACKING
                if s.notes is not None:
                    note_lost_target(s, f.attackers[place], target)


def _blocks(s: Position, f: AttackFrame) -> None:
    if f.step == BEGIN_LINE:
        _lose_targets(s, f)
        f.line = _first_line(s, f)
        if f.line == p.NOTHING:
            end_attack(s, f)
            return
        f.asked = 0
        f.meeting = p.NOTHING
        if s.block_each_line:
            f.fought = vec[i64]()
        f.step = CHOOSE_BLOCK
    elif f.step == CHOOSE_BLOCK:
        _ask_for_block(s, f)
    elif f.step == CHOSE_BLOCK:
        f.step = CHOOSE_BLOCK
        f.asked |= 1 << int(f.meeting)
        if s.answer != o.PASS:
            _block(s, f, f.meeting, s.answer - o.SLOT)
    elif f.step == BLOCKS_CHOSEN:
        f.step = BEFORE_DAMAGE
        f.meeting = p.NOTHING
        for place in in_line(s, f):
            if s.is_there(f.blockers[place]):
                lead_by_fight(s, f.attackers[place])
                happens(s, p.BLOCKS, f.blockers[place] & SLOT_MASK, f.attackers[place])
                happens(s, p.IS_BLOCKED, f.attackers[place] & SLOT_MASK, f.blockers[place])
        if s.notes is not None:
            s.unlead()
    else:
        f.step = FIGHT
        open_window(s, LINE_STRIKES)


def _first_line(s: Position, f: AttackFrame) -> i64:
    """The first line with somebody who is still in the attack; -1 if there is none."""
    first: i64 = p.NOTHING
    for place in range(len(f.attackers)):
        if (first == p.NOTHING or f.lines[place] < first) and _attacks(s, f, place):
            first = f.lines[place]
    return first


def _ask_for_block(s: Position, f: AttackFrame) -> None:
    """The next attacker of the line that somebody could block, players in turn order (PC-11.4)."""
    for seat in s.in_turn_order():
        for place in in_line(s, f):
            if (f.asked >> int(place)) & 1 or s.controller[f.targets[place] & SLOT_MASK] != seat:
                continue
            blockers = _can_block(s, f, seat, place)
            if len(blockers) > 0:
                f.meeting = place
                f.step = CHOSE_BLOCK
                s.ask(seat, o.ASK_BLOCK, extend(vec[i64]([o.PASS]), o.slot_options(blockers)))
                return
    f.step = BLOCKS_CHOSEN


def _can_block(s: Position, f: AttackFrame, seat: i64, place: i64) -> vec[i64]:
    """A player's warriors that could block an attacker."""
    found = vec[i64]()
    if s.has(f.attackers[place] & SLOT_MASK, p.CANNOT_BE_BLOCKED):
        return found
    for slot in s.warriors[seat]:
        ready = not s.flags[slot] & EXHAUSTED and not s.has(slot, p.CANNOT_BLOCK)
        if ready and s.ref(slot) not in f.fought:
            found = append(found, slot)
    return found


def _block(s: Position, f: AttackFrame, place: i64, blocker: i64) -> None:
    attacker = f.attackers[place] & SLOT_MASK
    f.blockers[place] = s.ref(blocker)
    f.fought = append(f.fought, s.ref(blocker))
    s.flags[blocker] |= BLOCKING
    s.flags[attacker] |= BLOCKED
    note_block(s, blocker, attacker)


def _damage(s: Position, f: AttackFrame) -> None:
    if f.step == FIGHT:
        f.step = AFTER_FIGHTS
        f.fighting = True
        _lose_targets(s, f)
        deal_damage(s, f.player, _fights(s, f))
    elif f.step == AFTER_FIGHTS:
        f.step = MEET_TRAPS
        f.fighting = False
        for place in in_line(s, f):
            slot = f.attackers[place] & SLOT_MASK
            if s.flags[slot] & BLOCKED:
                s.flags[slot] &= ~ATTACKING  # an attacker who lives leaves the attack (PC-11.6)
    elif f.step == MEET_TRAPS:
        _meet_traps(s, f)
    elif f.step == CHOSE_FIRST:
        f.meeting = s.answer - o.PLACE
        f.step = MEET_TRAPS
    elif f.step == STRIKE:
        f.step = END_LINE
        _lose_targets(s, f)
        _strike_targets(s, f)
    else:
        f.step = BEGIN_LINE
        for place in in_line(s, f):
            s.flags[f.attackers[place] & SLOT_MASK] &= ~ATTACKING


def _fights(s: Position, f: AttackFrame) -> vec[i64]:
    """Blows of all fights of the line; nobody fights whose opponent is gone or does not block any more."""
    blows = vec[i64]()
    for place in in_line(s, f):
        attacker = f.attackers[place]
        blocker = f.blockers[place]
        if s.is_there(blocker) and s.flags[blocker & SLOT_MASK] & BLOCKING:
            blows = with_blow(blows, attacker, blocker, attack(s, attacker & SLOT_MASK))
            blows = with_blow(blows, blocker, attacker, attack(s, blocker & SLOT_MASK))
    return blows


def _meet_traps(s: Position, f: AttackFrame) -> None:
    """The attacker on the way meets the next trap; then the next attacker, as the active player says (PC-11.7)."""
    _lose_targets(s, f)
    meeting = vec[i64]([place for place in in_line(s, f) if _front_trap(s, f, place) != p.NOTHING])
    if len(meeting) == 0:
        f.step = STRIKE
    elif f.meeting in meeting:
        trap = _front_trap(s, f, f.meeting)
        attacker = f.attackers[f.meeting]
        frame = ActivateFrame(s.controller[trap], s.ref(trap), s.number(trap), attacker, f.player, len(s.raised))
        s.push(frame)
        if s.notes is not None:
            s.notes.bind(frame, s.notes.recall((FIGHTS, attacker)))
    else:
        f.step = CHOSE_FIRST
        s.ask(s.active(), o.ASK_GOES_FIRST, o.place_options(meeting))


def _front_trap(s: Position, f: AttackFrame, place: i64) -> i64:
    """The trap that an attacker meets next, or -1."""
    slot = f.attackers[place] & SLOT_MASK
    if s.flags[slot] & BLOCKED or s.has(slot, p.IGNORES_TRAPS):
        return p.NOTHING
    target = f.targets[place] & SLOT_MASK
    for trap in s.traps[s.controller[target]]:
        if s.guard[trap] == target:
            return trap
    return p.NOTHING


def _strike_targets(s: Position, f: AttackFrame) -> None:
    """Attackers that nobody stopped deal their attack to their targets, all at the same time (PC-11.8)."""
    blows = vec[i64]()
    for place in in_line(s, f):
        slot = f.attackers[place] & SLOT_MASK
        if not s.flags[slot] & BLOCKED:
            blows = with_blow(blows, f.attackers[place], f.targets[place], attack(s, slot))
    deal_damage(s, f.player, blows)
