"""What lies on the table, in points: about one for each point of life of a building.

So the greedy bot sees a position of Planetary Conquerors. Every number here is a guess that was tried in matches.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has
from overrule.core.position import PLAYING
from overrule.games.conquerors.bots.first.worths import Worths, points, worths_of
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.state import COSMIUM, ELECTRICITY, GOLD, MATERIALS, MODIFIED, Position

VICTORY: Final = 1000.0

BASE_POINT: Final = 1.0  # for each point of life of the base
BUILDING_POINT: Final = 1.0  # for each point of building life
ATTACK_POINT: Final = 1.2  # of a warrior
LIFE_POINT: Final = 0.8
CARD_IN_HAND: Final = 0.6
ELECTRICITY_POINT: Final = 2.2
INCOME_TURN: Final = 1.2  # for 1 material a turn, for each turn that counts
INCOME_TURNS: Final = 6.0  # of a match; afterwards FEWEST_TURNS always count
FEWEST_TURNS: Final = 2.0
MOST_INCOME: Final = 9.0  # more cannot be spent
OTHERS: Final = 0.2  # what the standing of those counts who do not stand best


def evaluate(s: Position, seat: i64, foresight: float) -> float:
    """What the position is worth to a seat, against the opponent who stands best.

    With foresight 1 what comes each turn has its full worth, with less it counts less.
    """
    if s.ending != PLAYING or not s.plays(seat):
        return ended(s, seat)
    return _standing(s, seat, foresight) - best_of(
        vec[float]([_standing(s, other, foresight) for other in s.opponents(seat)])
    )


def ended(s: Position, seat: i64) -> float:
    """What the end of a match, for all or for a seat alone, is worth to it."""
    if s.ending == PLAYING or not has(s.winners, seat):
        return -VICTORY
    return VICTORY if s.winners == bit(seat) else 0.0


def best_of(standings: vec[float]) -> float:
    """What opponents count together: the one who stands best, and a little the others."""
    most, total = standings[0], 0.0
    for standing in standings:
        most = max(most, standing)
        total += standing
    return most + OTHERS * (total - most)


def _standing(s: Position, seat: i64, foresight: float) -> float:
    """What a player has."""
    worths = worths_of(s.deal.library)
    total = BASE_POINT * points(life(s, s.base(seat))) + BUILDING_POINT * points(building_life(s, seat))
    for slot in s.warriors[seat]:
        total += plain_worth(s, slot)
    a_turn = 0.0
    for slot in s.buildings[seat]:
        a_turn += worths.income(s.number(slot))
    for slot in s.miners[seat]:
        a_turn += worths.income(s.number(slot))
    turns = max(FEWEST_TURNS, INCOME_TURNS - points(s.turn) / points(s.deal.seats))
    total += foresight * INCOME_TURN * turns * min(a_turn, MOST_INCOME)
    total += stored(s, seat, worths, 0.0, ELECTRICITY_POINT) + CARD_IN_HAND * points(len(s.hands[seat]))
    return total + traps_worth(s, seat, worths) if len(s.traps[seat]) > 0 else total


def plain_worth(s: Position, slot: i64) -> float:
    """What a warrior's numbers are worth."""
    return ATTACK_POINT * points(lasting_attack(s, slot)) + LIFE_POINT * points(life(s, slot))


def lasting_attack(s: Position, slot: i64) -> i64:
    """A warrior's attack, without what ends with the turn: that is worth what it does in it."""
    lasting = attack(s, slot)
    if s.flags[slot] & MODIFIED:
        for at in range(0, len(s.modifiers), 5):
            if s.modifiers[at] == slot and s.modifiers[at + 4]:
                lasting -= s.modifiers[at + 1]
    return lasting


def stored(s: Position, seat: i64, worths: Worths, scarce: float, electricity: float) -> float:
    """What lies in storage; gold is worth more by the share `scarce`, and cosmium less."""
    at = MATERIALS * seat
    most = len(worths.stored) - 1
    gold = worths.stored[min(s.storage[at + GOLD], most)]
    cosmium = worths.stored[min(s.storage[at + COSMIUM], most)]
    return (1.0 + scarce) * gold + (1.0 - scarce) * cosmium + electricity * points(s.storage[at + ELECTRICITY])


def traps_worth(s: Position, seat: i64, worths: Worths) -> float:
    """What traps are worth: the more, the more there is to protect, and the fewer stand there already."""
    total = 0.0
    traps = s.traps[seat]
    for at in range(len(traps)):
        thing = s.guard[traps[at]]
        place: i64 = 0
        for before in range(at):
            if s.guard[traps[before]] == thing:
                place += 1
        worth = worths.trap_placed[min(place, len(worths.trap_placed) - 1)]
        total += worth * (0.7 + 0.05 * points(min(life(s, thing), 10)))
    return total
