"""What a position of Planetary Conquerors is worth to a seat, in points: about one for each point of building life.

Every number here is a guess that was tried in matches; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from overrule.games.conquerors.program import (
    ADD,
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
    TRAP,
    WARRIOR,
    YOU,
    YOURS,
    Library,
    Printed,
)
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.state import EXHAUSTED, MATERIALS, MODIFIED, PLAYING, Position

VICTORY: Final = 1000.0
CONQUEST_LIFE: Final = 30  # PC-1.1

BASE_POINT: Final = 1.0  # for each point of life of the base
BASE_FEAR: Final = 14.0  # what the last points of a base are worth on top
BUILDING_POINT: Final = 1.0  # for each point of building life
BUILDING_HOPE: Final = 14.0  # what all 30 of them are worth on top; it grows with the square
ATTACK_POINT: Final = 1.2  # of a warrior
LIFE_POINT: Final = 0.8
TEXT_POINT: Final = 1.5  # for what a card costs above its plain numbers
CARD_IN_HAND: Final = 0.6
TRAP_PLACED: Final = (2.2, 1.5, 1.0, 0.6)  # by its place in the column
MATERIAL_POINTS: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.7)  # stored of one kind: the last ones may be lost (PC-3.1)
ELECTRICITY_POINT: Final = 2.2
INCOME_TURN: Final = 1.2  # for 1 material a turn, for each turn in which it will come
MOST_INCOME: Final = 9.0  # more cannot be spent
LAST_TURN: Final = 13  # by then a match is normally over
THREAT_POINT: Final = 1.1  # for each point of damage that nobody could block
DEADLY_THREAT: Final = 12.0
FEW_CARDS: Final = 8  # with so few left in a deck, the end of the deck comes into view (PC-1.3)


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
    worths = worths_of(s.deal.library)
    numbers, kind = s.deal.numbers, s.kind
    built = building_life(s, seat)
    base = life(s, s.base(seat))
    total = BASE_POINT * base - BASE_FEAR * ((BASE_LIFE - base) / BASE_LIFE) ** 2
    total += BUILDING_POINT * built + BUILDING_HOPE * (built / CONQUEST_LIFE) ** 2
    for slot in s.warriors[seat]:
        total += warrior_worth(s, slot)
    a_turn = 0.0
    for slot in s.buildings[seat]:
        total += worths.text[numbers[kind[slot]]]
        a_turn += worths.income[numbers[kind[slot]]]
    for slot in s.miners[seat]:
        total += worths.text[numbers[kind[slot]]]
        a_turn += worths.income[numbers[kind[slot]]]
    total += INCOME_TURN * max(2.0, LAST_TURN - s.turn / s.deal.seats) * min(a_turn, MOST_INCOME)
    total += _stored(s, seat) + CARD_IN_HAND * len(s.hands[seat])
    if s.traps[seat]:
        total += traps_worth(s, seat)
    if len(s.decks[seat]) < FEW_CARDS:
        total += 0.3 * (FEW_CARDS - len(s.decks[seat])) * (built - max(building_life(s, o) for o in s.opponents(seat)))
    danger = threat(s, seat)
    return total - THREAT_POINT * min(danger, base) - (DEADLY_THREAT if danger >= base else 0.0)


def warrior_worth(s: Position, slot: int) -> float:
    """What a warrior on the planet is worth."""
    text = worths_of(s.deal.library).text[s.deal.numbers[s.kind[slot]]]
    return ATTACK_POINT * lasting_attack(s, slot) + LIFE_POINT * life(s, slot) + text


def lasting_attack(s: Position, slot: int) -> int:
    """A warrior's attack, without what ends with the turn: that is worth what it does in it."""
    lasting = attack(s, slot)
    if s.flags[slot] & MODIFIED:
        for at in range(0, len(s.modifiers), 4):
            if s.modifiers[at] == slot and s.modifiers[at + 3]:
                lasting -= s.modifiers[at + 1]
    return lasting


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


def _stored(s: Position, seat: int) -> float:
    """What lies in storage."""
    at = MATERIALS * seat
    last = len(MATERIAL_POINTS) - 1
    gold, cosmium = min(s.storage[at], last), min(s.storage[at + 1], last)
    return MATERIAL_POINTS[gold] + MATERIAL_POINTS[cosmium] + ELECTRICITY_POINT * s.storage[at + 2]


def traps_worth(s: Position, seat: int) -> float:
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


class Worths:
    """What the cards of a library are worth by what is printed on them: text and income, by card number."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.income = [income(library, card) for card in library.cards]
        self.text = [text_worth(card, self.income[number]) for number, card in enumerate(library.cards)]


_worths: list[Worths] = []  # of the library that was asked for last


def worths_of(library: Library) -> Worths:
    """The worths of a library, worked out once."""
    if not _worths or _worths[0].library is not library:
        _worths[:] = [Worths(library)]
    return _worths[0]


def text_worth(card: Printed, adds: float) -> float:
    """What a card's text is worth on the planet: what the card costs above its plain numbers, income apart."""
    if card.type == MINER:
        return max(0.0, price(card) - 2.0 * adds) * 0.5
    plain = card.life / 2.0 if card.type == BUILDING else (card.attack + card.life - 1) / 2.0
    worth = TEXT_POINT * min(2.5, max(0.0, price(card) - plain - adds))
    return worth + _keywords(card) if card.type == WARRIOR else worth


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


def income(library: Library, card: Printed) -> float:
    """What a card adds each turn; what hangs on a condition counts half."""
    total = 0.0
    for trigger in card.triggers:
        if trigger.event not in (AT_START, AT_MINING, AT_END) or trigger.of is not None or trigger.side != YOURS:
            continue
        steps = library.texts[trigger.text].steps
        share = 1.0 if steps and steps[0].op == ADD else 0.5
        for step in steps:
            if step.op == ADD and step.who == YOU:
                total += share * (step.materials[0] + step.materials[1] + 2.5 * step.materials[2])
    return total


def price(card: Printed) -> float:
    """What a card costs, electricity by what it takes to get it; a trap by what it is worth."""
    if card.type == TRAP:
        return 2.0
    return card.cost[0] + card.cost[1] + 2.5 * card.cost[2]
