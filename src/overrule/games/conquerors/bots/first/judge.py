"""What a position of Planetary Conquerors promises, as planning bots see it: what lies there, and what may come of it.

Besides what is on the table they see texts, how near the ends of a match are, who could be struck down next, and what
a deck needs. The numbers are guesses that were tried in matches; others did no better (docs/notebook/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import count, has
from overrule.core.position import PLAYING
from overrule.games.conquerors.bots.first.evaluate import (
    BASE_POINT,
    BUILDING_POINT,
    CARD_IN_HAND,
    ELECTRICITY_POINT,
    FEWEST_TURNS,
    MOST_INCOME,
    best_of,
    ended,
    plain_worth,
    stored,
    traps_worth,
)
from overrule.games.conquerors.bots.first.worths import ELECTRICITY_PRICE, Worths, needs_of, points, worths_of
from overrule.games.conquerors.program import BASE_LIFE, CANNOT_ATTACK, CANNOT_BE_BLOCKED, CANNOT_BLOCK
from overrule.games.conquerors.rules.board import attack, building_life, life
from overrule.games.conquerors.rules.changes import CONQUEST_LIFE
from overrule.games.conquerors.state import EXHAUSTED, Position

SCALE: Final = 16.0  # so many points ahead make the odds to win e to 1

BASE_FEAR: Final = 14.0  # what the last points of a base are worth on top; it grows with the square
BUILDING_HOPE: Final = 14.0  # what all 30 points of building life are worth on top; it grows with the square
CONQUEST_NEAR: Final = 20.0  # and with the fourth power
INCOME_TURN: Final = 1.6  # for 1 material a turn, for each turn in which it will come
LAST_TURN: Final = 13.0  # by then a match is normally over
IN_PROPORTION: Final = 0.5  # the share of income that counts only as far as it comes in the proportion of the costs
USELESS: Final = 0.1  # what electricity is worth where nothing is paid with it, as a share
THREAT_POINT: Final = 1.1  # for each point of damage that nobody could block
DEADLY_THREAT: Final = 12.0
FEW_CARDS: Final = 8  # with so few left in a deck, the end of the deck comes into view (PC-1.3)
FEW_CARDS_POINT: Final = 0.3


def win_share(s: Position, seat: i64) -> float:
    """A seat's share of a win, against all who still play; a draw is shared."""
    if s.ending != PLAYING:
        return 1.0 / points(count(s.winners)) if has(s.winners, seat) else 0.0
    if not s.plays(seat):
        return 0.0
    own = _standing(s, seat)
    odds = 1.0
    for other in s.opponents(seat):
        odds += exp((_standing(s, other) - own) / SCALE)
    return 1.0 / odds


def judge(s: Position, seat: i64) -> float:
    """What the position is worth to a seat, against the opponent who stands best."""
    if s.ending != PLAYING or not s.plays(seat):
        return ended(s, seat)
    return _standing(s, seat) - best_of(vec[float]([_standing(s, other) for other in s.opponents(seat)]))


def _standing(s: Position, seat: i64) -> float:
    """What a player has and hopes for, less what threatens it."""
    worths = worths_of(s.deal.library)
    built = building_life(s, seat)
    base = life(s, s.base(seat))
    lost = points(BASE_LIFE - base) / BASE_LIFE
    hope = (points(built) / CONQUEST_LIFE) * (points(built) / CONQUEST_LIFE)
    total = BASE_POINT * points(base) - BASE_FEAR * lost * lost
    total += BUILDING_POINT * points(built) + BUILDING_HOPE * hope + CONQUEST_NEAR * hope * hope
    for slot in s.warriors[seat]:
        total += plain_worth(s, slot) + worths.text[s.number(slot)]
    total += _economy(s, seat, worths) + CARD_IN_HAND * points(len(s.hands[seat]))
    if len(s.traps[seat]) > 0:
        total += traps_worth(s, seat, worths)
    if len(s.decks[seat]) < FEW_CARDS:
        ahead = built - _most_built(s, seat)
        total += FEW_CARDS_POINT * points(FEW_CARDS - len(s.decks[seat])) * points(ahead)
    danger = threat(s, seat)
    return total - THREAT_POINT * points(min(danger, base)) - (DEADLY_THREAT if danger >= base else 0.0)


def _most_built(s: Position, seat: i64) -> i64:
    """The building life of the opponent who has most."""
    most: i64 = 0
    for other in s.opponents(seat):
        most = max(most, building_life(s, other))
    return most


def warrior_worth(s: Position, slot: i64) -> float:
    """What a warrior on the planet is worth."""
    return plain_worth(s, slot) + worths_of(s.deal.library).text[s.number(slot)]


def _economy(s: Position, seat: i64, worths: Worths) -> float:
    """What comes each turn, what is stored, and the texts of what mines."""
    needs = needs_of(s.deal)
    share, use = needs.gold[seat], USELESS + (1.0 - USELESS) * needs.electricity[seat]
    gold, cosmium, electricity, total = _income(s, s.buildings[seat], worths)
    more_gold, more_cosmium, more_electricity, texts = _income(s, s.miners[seat], worths)
    gold += more_gold
    cosmium += more_cosmium
    electricity += more_electricity
    a_turn = IN_PROPORTION * min(gold / share, cosmium / (1.0 - share)) + (1.0 - IN_PROPORTION) * (gold + cosmium)
    a_turn += ELECTRICITY_PRICE * electricity * use
    turns = max(FEWEST_TURNS, LAST_TURN - points(s.turn) / points(s.deal.seats))
    total += texts + INCOME_TURN * turns * min(a_turn, MOST_INCOME)
    scarce = share - gold / (gold + cosmium + 0.1)
    return total + stored(s, seat, worths, scarce, ELECTRICITY_POINT * use)


def _income(s: Position, row: vec[i64], worths: Worths) -> tuple[float, float, float, float]:
    """What a row of cards adds each turn, of each material, and what its texts are worth."""
    gold, cosmium, electricity, texts = 0.0, 0.0, 0.0, 0.0
    for slot in row:
        number = s.number(slot)
        gold += worths.gold[number]
        cosmium += worths.cosmium[number]
        electricity += worths.electricity[number]
        texts += worths.text[number]
    return gold, cosmium, electricity, texts


def threat(s: Position, seat: i64) -> i64:
    """The damage that the worst opponent's next attack could do past everybody who could block."""
    blockers: i64 = 0
    for slot in s.warriors[seat]:
        if not s.flags[slot] & EXHAUSTED and not s.features(slot) & CANNOT_BLOCK:
            blockers += 1
    worst: i64 = 0
    for enemy in s.opponents(seat):
        worst = max(worst, _threat_of(s, enemy, blockers))
    return worst


def _threat_of(s: Position, enemy: i64, blockers: i64) -> i64:
    """The damage that an attack could do if the blockers stop the hardest blows that can be blocked."""
    blows = vec[i64]()
    total: i64 = 0
    for slot in s.warriors[enemy]:
        features = s.features(slot)
        if features & CANNOT_ATTACK or (enemy == s.player and s.flags[slot] & EXHAUSTED):
            continue
        blow = attack(s, slot)
        total += blow
        if not features & CANNOT_BE_BLOCKED:
            blows = append(blows, blow)
    if blockers >= len(blows):
        for blow in blows:
            total -= blow
        return total
    for _ in range(blockers):
        hardest: i64 = 0
        for at in range(len(blows)):
            if blows[at] > blows[hardest]:
                hardest = at
        total -= blows[hardest]
        blows[hardest] = 0
    return total
