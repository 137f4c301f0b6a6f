"""What a position of Planetary Conquerors is worth to a seat, in points: about one for each point of building life.

Every number here is a guess that was tried in matches; none of them is a rule.
"""

from __future__ import annotations

from functools import lru_cache

from overrule.games.conquerors.program import (
    AT_END,
    AT_MINING,
    AT_START,
    BASE_LIFE,
    BUILDING,
    CANNOT_ATTACK,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    HAS_FINAL_HIT,
    IGNORES_TRAPS,
    MINER,
    SPELL,
    TRAP,
    WARRIOR,
    Library,
    Printed,
)
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.state import EXHAUSTED, MATERIALS, MODIFIED, PLAYING, Position

VICTORY = 1000.0
CONQUEST_LIFE = 30  # PC-1.1

BASE_POINT = 1.0  # for each point of life of the base
BASE_FEAR = 14.0  # what the last points of a base are worth on top
BUILDING_POINT = 1.0  # for each point of building life
BUILDING_HOPE = 14.0  # what all 30 of them are worth on top; it grows with the square
ATTACK_POINT = 1.2  # of a warrior
LIFE_POINT = 0.8
TEXT_POINT = 1.5  # for what a card costs above its plain numbers
CARD_IN_HAND = 0.6
TRAP_PLACED = (2.2, 1.5, 1.0, 0.6)  # by its place in the column
MATERIAL_POINTS = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.7)  # stored of one kind: the last ones may be lost (PC-3.1)
ELECTRICITY_POINT = 2.2
INCOME_TURN = 1.2  # for 1 material a turn, for each turn in which it will come
LAST_TURN = 13  # by then a match is normally over
THREAT_POINT = 1.1  # for each point of damage that nobody could block
DEADLY_THREAT = 12.0
FEW_CARDS = 8  # with so few left in a deck, the end of the deck comes into view (PC-1.3)


def evaluate(s: Position, seat: int) -> float:
    """What the position is worth to a seat, against the opponent who stands best."""
    if s.ending != PLAYING:
        if not (s.winners >> seat) & 1:
            return -VICTORY
        return VICTORY if s.winners == 1 << seat else 0.0
    if not s.plays(seat):
        return -VICTORY
    own = standing(s, seat)
    others = [standing(s, other) for other in s.opponents(seat)]
    return own - max(others) - 0.2 * (sum(others) - max(others))


def standing(s: Position, seat: int) -> float:
    """What a player has, less what threatens it."""
    built = building_life(s, seat)
    base = life(s, s.base(seat))
    total = BASE_POINT * base - BASE_FEAR * ((BASE_LIFE - base) / BASE_LIFE) ** 2
    total += BUILDING_POINT * built + BUILDING_HOPE * (built / CONQUEST_LIFE) ** 2
    for slot in s.warriors[seat]:
        total += warrior_worth(s, slot)
    for slot in s.buildings[seat]:
        total += text_worth(s.deal.library, s.number(slot))
    total += _income(s, seat) + _stored(s, seat) + CARD_IN_HAND * len(s.hands[seat]) + _traps(s, seat)
    if len(s.decks[seat]) < FEW_CARDS:
        total += 0.3 * (FEW_CARDS - len(s.decks[seat])) * (built - max(building_life(s, o) for o in s.opponents(seat)))
    danger = threat(s, seat)
    total -= THREAT_POINT * min(danger, base)
    if danger >= base:
        total -= DEADLY_THREAT
    return total


def warrior_worth(s: Position, slot: int) -> float:
    """What a warrior on the planet is worth."""
    lasting = attack(s, slot)
    if s.flags[slot] & MODIFIED:
        for at in range(0, len(s.modifiers), 4):  # what ends with the turn is worth what it does in it
            if s.modifiers[at] == slot and s.modifiers[at + 3]:
                lasting -= s.modifiers[at + 1]
    return ATTACK_POINT * lasting + LIFE_POINT * life(s, slot) + text_worth(s.deal.library, s.number(slot))


def threat(s: Position, seat: int) -> int:
    """The damage that the worst opponent's next attack could do past everybody who could block."""
    blockers = 0
    for slot in s.warriors[seat]:
        if not s.flags[slot] & EXHAUSTED and not s.card(slot).features & CANNOT_BLOCK:
            blockers += 1
    worst = 0
    for enemy in s.opponents(seat):
        blows: list[int] = []
        sure = 0
        for slot in s.warriors[enemy]:
            features = s.card(slot).features
            if features & CANNOT_ATTACK or (enemy == s.player and s.flags[slot] & EXHAUSTED):
                continue
            if features & CANNOT_BE_BLOCKED:
                sure += attack(s, slot)
            else:
                blows.append(attack(s, slot))
        blows.sort()
        worst = max(worst, sure + sum(blows[: max(0, len(blows) - blockers)]))
    return worst


def _income(s: Position, seat: int) -> float:
    """What miners and buildings will still add."""
    turns = max(2.0, LAST_TURN - s.turn / s.deal.seats)
    a_turn = 0.0
    for slot in s.miners[seat] + s.buildings[seat]:
        a_turn += income(s.deal.library, s.number(slot))
    return INCOME_TURN * turns * min(a_turn, 9.0)


def _stored(s: Position, seat: int) -> float:
    """What lies in storage."""
    at = MATERIALS * seat
    last = len(MATERIAL_POINTS) - 1
    gold, cosmium = min(s.storage[at], last), min(s.storage[at + 1], last)
    return MATERIAL_POINTS[gold] + MATERIAL_POINTS[cosmium] + ELECTRICITY_POINT * s.storage[at + 2]


def _traps(s: Position, seat: int) -> float:
    """What traps are worth: the more, the more there is to protect, and the fewer stand there already."""
    total = 0.0
    places: dict[int, int] = {}
    for trap in s.traps[seat]:
        thing = s.guard[trap]
        place = places.get(thing, 0)
        places[thing] = place + 1
        worth = TRAP_PLACED[min(place, len(TRAP_PLACED) - 1)]
        total += worth * (0.7 + 0.05 * min(life(s, thing), 10))
    return total


# ------------------------------------------------------------------------------------------------- printed cards


@lru_cache(maxsize=4096)
def text_worth(library: Library, number: int) -> float:
    """What a card's text is worth on the planet: what the card costs above its plain numbers, income apart."""
    card = library.cards[number]
    if card.type == MINER:
        return max(0.0, price(card) - 2.0 * income(library, number)) * 0.5
    plain = card.life / 2.0 if card.type == BUILDING else (card.attack + card.life - 1) / 2.0
    worth = TEXT_POINT * min(2.5, max(0.0, price(card) - plain - income(library, number)))
    if card.type == WARRIOR:
        worth += _keywords(card)
    return worth


def _keywords(card: Printed) -> float:
    """Words whose worth the price alone does not tell."""
    worth = 0.5 if card.features & HAS_FINAL_HIT else 0.0
    worth += 0.5 * card.shielding
    if card.features & IGNORES_TRAPS:
        worth += 0.5
    if card.features & CANNOT_ATTACK:
        worth -= ATTACK_POINT * card.attack * 0.5
    if card.features & CANNOT_BLOCK:
        worth -= 0.5
    return worth


@lru_cache(maxsize=4096)
def income(library: Library, number: int) -> float:
    """What a card adds each turn; conditions count half."""
    total = 0.0
    for trigger in library.cards[number].triggers:
        if trigger.event not in (AT_START, AT_MINING, AT_END) or trigger.of is not None or trigger.side != 0:
            continue
        steps = library.texts[trigger.text].steps
        share = 1.0 if steps and steps[0].op == 0 else 0.5
        for step in steps:
            if step.op == 0 and step.who == 0:
                total += share * (step.materials[0] + step.materials[1] + 2.5 * step.materials[2])
    return total


def price(card: Printed) -> float:
    """What a card costs, electricity by what it takes to get it; a trap by what it is worth."""
    if card.type == TRAP:
        return 2.0
    return card.cost[0] + card.cost[1] + 2.5 * card.cost[2]


def is_trick(card: Printed) -> bool:
    """Whether a card waits for its moment: a spell."""
    return card.type == SPELL
