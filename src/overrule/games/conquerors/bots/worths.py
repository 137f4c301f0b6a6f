"""What cards are worth by what is printed on them, and what decks are paid with; worked out once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.games.conquerors import program as p
from overrule.games.conquerors.state import COSMIUM, ELECTRICITY, GOLD

ELECTRICITY_PRICE: Final = 2.5  # what 1 electricity takes to get, in other materials
TRAP_PRICE: Final = 2.0  # traps have no cost: what one would be
TEXT_POINT: Final = 1.5  # for what a card costs above its plain numbers
MOST_TEXT: Final = 2.5
LOST_ATTACK: Final = 0.6  # for each point of attack of a warrior that cannot attack
TRAP_PLACED: Final = [2.2, 1.5, 1.0, 0.6]  # by its place in the column
STORED: Final = [0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.7]  # so many of one material: the last ones may be lost (PC-3.1)
MUCH_ELECTRICITY: Final = 10.0  # of all cards of a deck together: it is of full use there


@final
class Worths:
    """Text and income of the cards of a library, by card number."""

    def __init__(self, library: p.Library) -> None:
        self.library = library
        self.gold: vec[float] = vec[float]([income(library, card, GOLD) for card in library.cards])
        self.cosmium: vec[float] = vec[float]([income(library, card, COSMIUM) for card in library.cards])
        self.electricity: vec[float] = vec[float]([income(library, card, ELECTRICITY) for card in library.cards])
        self.boost_when_blocking: vec[i64] = vec[i64]([boost_when_blocking(library, card) for card in library.cards])
        self.hits_when_blocked: vec[bool] = vec[bool]([hits_when_blocked(library, card) for card in library.cards])
        self.text: vec[float] = vec[float]()
        self.stored: vec[float] = vec[float](STORED)
        self.trap_placed: vec[float] = vec[float](TRAP_PLACED)
        for number in range(len(library.cards)):
            self.text = append(self.text, text_worth(library.cards[number], self.income(number)))

    def income(self, number: i64) -> float:
        """What a card adds each turn, as one number."""
        return self.gold[number] + self.cosmium[number] + ELECTRICITY_PRICE * self.electricity[number]


@final
class Needs:
    """What the cards of each seat's deck are paid with: the share of gold, and of what use electricity is (0 to 1)."""

    def __init__(self, deal: p.Deal) -> None:
        self.deal = deal
        self.gold: vec[float] = vec[float]()
        self.electricity: vec[float] = vec[float]()
        for deck in deal.decks:
            gold, cosmium, electricity = 1.0, 1.0, 0.0
            for number in deck:
                card = deal.library.cards[number]
                gold += points(card.cost[GOLD])
                cosmium += points(card.cost[COSMIUM])
                electricity += points(card.cost[ELECTRICITY])
                for paid in card.paid:
                    electricity += points(paid.cost[ELECTRICITY])
            self.gold = append(self.gold, gold / (gold + cosmium))
            self.electricity = append(self.electricity, min(1.0, electricity / MUCH_ELECTRICITY))


def points(number: int) -> float:
    """A whole number, to reckon with."""
    return number


_worths: Final[list[Worths]] = []  # of the library that was asked for last
_needs: Final[list[Needs]] = []  # of the deal that was asked for last


def worths_of(library: p.Library) -> Worths:
    """The worths of a library, worked out once."""
    if not _worths or _worths[0].library is not library:
        _worths[:] = [Worths(library)]
    return _worths[0]


def needs_of(deal: p.Deal) -> Needs:
    """The needs of the decks of a match, worked out once."""
    if not _needs or _needs[0].deal is not deal:
        _needs[:] = [Needs(deal)]
    return _needs[0]


def text_worth(card: p.Printed, adds: float) -> float:
    """What a card's text is worth on the planet: what the card costs above its plain numbers, income apart."""
    if card.type == p.MINER:
        return max(0.0, price(card) - 2.0 * adds) * 0.5
    plain = points(card.life if card.type == p.BUILDING else card.attack + card.life - 1) / 2.0
    worth = TEXT_POINT * min(MOST_TEXT, max(0.0, price(card) - plain - adds))
    return worth + _keywords(card) if card.type == p.WARRIOR else worth


def _keywords(card: p.Printed) -> float:
    """Words whose worth the price alone does not tell."""
    worth = 0.5 if card.features & p.HAS_FINAL_HIT else 0.0
    worth += 0.5 * points(card.shielding)
    if card.features & p.IGNORES_TRAPS:
        worth += 0.5
    if card.features & p.CANNOT_ATTACK:
        worth -= LOST_ATTACK * points(card.attack)
    if card.features & p.CANNOT_BLOCK:
        worth -= 0.5
    return worth


def income(library: p.Library, card: p.Printed, material: i64) -> float:
    """How much of a material a card adds each turn; what hangs on a condition counts half."""
    total = 0.0
    for trigger in card.triggers:
        if (
            trigger.event not in (p.AT_START, p.AT_MINING, p.AT_END)
            or trigger.of is not None
            or trigger.side != p.YOURS
        ):
            continue
        steps = library.texts[trigger.text].steps
        share = 1.0 if len(steps) > 0 and steps[0].op == p.ADD else 0.5
        for step in steps:
            if step.op == p.ADD and step.who == p.YOU:
                total += share * points(step.materials[material])
    return total


def boost_when_blocking(library: p.Library, card: p.Printed) -> i64:
    """How much attack a warrior gets for the fight when it blocks."""
    total: i64 = 0
    for trigger in card.triggers:
        if trigger.event == p.BLOCKS and trigger.of is None:
            for step in library.texts[trigger.text].steps:
                if step.op == p.BOOST and step.amount is not None and step.amount.kind == p.NUMBER:
                    total += step.amount.number
    return total


def hits_when_blocked(library: p.Library, card: p.Printed) -> bool:
    """Whether a warrior does damage when it is blocked, so that to block it keeps little from happening."""
    for trigger in card.triggers:
        if trigger.event == p.IS_BLOCKED and trigger.of is None:
            for step in library.texts[trigger.text].steps:
                if step.op == p.DAMAGE:
                    return True
    return False


def price(card: p.Printed) -> float:
    """What a card costs, electricity by what it takes to get it; a trap by what it is worth."""
    if card.type == p.TRAP:
        return TRAP_PRICE
    return points(card.cost[GOLD] + card.cost[COSMIUM]) + ELECTRICITY_PRICE * points(card.cost[ELECTRICITY])
