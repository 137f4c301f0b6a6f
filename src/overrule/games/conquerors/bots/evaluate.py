"""What lies on the table, in points: about one for each point of life of a building.

So the greedy bot sees a position of Planetary Conquerors. Every number here is a guess that was tried in matches.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overrule.core.position import PLAYING
from overrule.games.conquerors.bots.worths import points, worths_of
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.state import COSMIUM, ELECTRICITY, GOLD, MATERIALS, MODIFIED, Position

VICTORY: Final = 1000.0

BASE_POINT: Final = 1.0  # for each point of life of the base
BUILDING_POINT: Final = 1.0  # for each point of building life
ATTACK_POINT: Final = 1.2  # of a warrior
LIFE_POINT: Final = 0.8
CARD_IN_HAND: Final = 0.6
TRAP_PLACED: Final = (2.2, 1.5, 1.0, 0.6)  # by its place in the column
MATERIAL_POINTS: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.7)  # stored of one kind: the last ones may be lost (PC-3.1)
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
    return _standing(s, seat, foresight) - best_of([_standing(s, other, foresight) for other in s.opponents(seat)])


def ended(s: Position, seat: i64) -> float:
    """What the end of a match, for all or for a seat alone, is worth to it."""
    if s.ending == PLAYING or not (s.winners >> seat) & 1:
        return -VICTORY
    return VICTORY if s.winners == 1 << seat else 0.0


def best_of(standings: list[float]) -> float:
    """What opponents count together: the one who stands best, and a little the others."""
    most = max(standings)
    return most + OTHERS * (sum(standings) - most)


def _standing(s: Position, seat: i64, foresight: float) -> float:
    """What a player has."""
    worths = worths_of(s.deal.library)
    numbers, kind = s.deal.number, s.kind
    total = BASE_POINT * points(life(s, s.base(seat))) + BUILDING_POINT * points(building_life(s, seat))
    for slot in s.warriors[seat]:
        total += plain_worth(s, slot)
    a_turn = 0.0
    for slot in s.buildings[seat]:
        a_turn += worths.income(numbers[kind[slot]])
    for slot in s.miners[seat]:
        a_turn += worths.income(numbers[kind[slot]])
    turns = max(FEWEST_TURNS, INCOME_TURNS - points(s.turn) / points(s.deal.seats))
    total += foresight * INCOME_TURN * turns * min(a_turn, MOST_INCOME)
    total += stored(s, seat, 0.0, ELECTRICITY_POINT) + CARD_IN_HAND * points(len(s.hands[seat]))
    return total + traps_worth(s, seat) if len(s.traps[seat]) > 0 else total


def plain_worth(s: Position, slot: i64) -> float:
    """What a warrior's numbers are worth."""
    return ATTACK_POINT * points(lasting_attack(s, slot)) + LIFE_POINT * points(life(s, slot))


def lasting_attack(s: Position, slot: i64) -> i64:
    """A warrior's attack, without what ends with the turn: that is worth what it does in it."""
    lasting = attack(s, slot)
    if s.flags[slot] & MODIFIED:
        for at in range(0, len(s.modifiers), 4):
            if s.modifiers[at] == slot and s.modifiers[at + 3]:
                lasting -= s.modifiers[at + 1]
    return lasting


def stored(s: Position, seat: i64, scarce: float, electricity: float) -> float:
    """What lies in storage; gold is worth more by the share `scarce`, and cosmium less."""
    at = MATERIALS * seat
    last = len(MATERIAL_POINTS) - 1
    gold, cosmium = min(s.storage[at + GOLD], last), min(s.storage[at + COSMIUM], last)
    total = (1.0 + scarce) * MATERIAL_POINTS[gold] + (1.0 - scarce) * MATERIAL_POINTS[cosmium]
    return total + electricity * points(s.storage[at + ELECTRICITY])


def traps_worth(s: Position, seat: i64) -> float:
    """What traps are worth: the more, the more there is to protect, and the fewer stand there already."""
    total = 0.0
    places: dict[int, int] = {}
    for trap in s.traps[seat]:
        thing = s.guard[trap]
        place = places.get(thing, 0)
        places[thing] = place + 1
        worth = TRAP_PLACED[min(place, len(TRAP_PLACED) - 1)]
        total += worth * (0.7 + 0.05 * points(min(life(s, thing), 10)))
    return total
