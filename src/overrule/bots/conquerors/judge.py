"""What a position of Planetary Conquerors promises, as the search sees it: 29 points make the odds to win e to 1.

Most numbers were fitted, by logistic regression, to how matches of greedy bots ended from their positions on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from overrule.bots.conquerors.evaluate import CONQUEST_LIFE, VICTORY, lasting_attack, threat, traps_worth, worths_of
from overrule.games.conquerors.program import BASE_LIFE
from overrule.games.conquerors.rules.board import building_life, life
from overrule.games.conquerors.state import MATERIALS, PLAYING, Position

SCALE: Final = 29.0
BASE_POINT: Final = 2.9  # for each point of life of the base
BASE_LATE: Final = -1.2  # the change of that towards the end
BASE_FEAR: Final = 24.0  # what a base loses with its last points; it grows with the square
BUILDING_POINT: Final = 0.85
BUILDING_HOPE: Final = 46.0  # what 30 points of building life are worth on top; it grows with the square
CONQUEST_NEAR: Final = 81.0  # and with the fourth power
ATTACK_POINT: Final = 3.7
MOST_ATTACK: Final = 24  # of all warriors together: more does nothing more
LIFE_POINT: Final = 2.3
INCOME: Final = 13.9  # for 1 material a turn
INCOME_LATE: Final = -5.2
MOST_INCOME: Final = 9.0
MINER_TEXT: Final = 2.9
CARD_IN_HAND: Final = 0.9
TRAP: Final = 2.9
STORED: Final = 0.9
ELECTRICITY: Final = 2.3
THREAT_POINT: Final = 1.0
DEADLY_THREAT: Final = 11.6
FIRST_TURNS: Final = 2.0
LATE_TURNS: Final = 8.0  # after so many more it is late


def win_share(s: Position, seat: int) -> float:
    """A seat's share of a win, against all who still play; a draw is shared."""
    if s.ending != PLAYING:
        return 1.0 / s.winners.bit_count() if (s.winners >> seat) & 1 else 0.0
    if not s.plays(seat):
        return 0.0
    own = _standing(s, seat)
    odds = 1.0
    for other in s.opponents(seat):
        odds += exp((_standing(s, other) - own) / SCALE)
    return 1.0 / odds


def judge(s: Position, seat: int) -> float:
    """What the position is worth to a seat, against the opponent who stands best."""
    if s.ending != PLAYING:
        if not (s.winners >> seat) & 1:
            return -VICTORY
        return VICTORY if s.winners == 1 << seat else 0.0
    if not s.plays(seat):
        return -VICTORY
    others = [_standing(s, other) for other in s.opponents(seat)]
    most = max(others)
    return _standing(s, seat) - most - 0.2 * (sum(others) - most)


def _standing(s: Position, seat: int) -> float:
    """What a player has, less what threatens it."""
    late = (s.turn / s.deal.seats - FIRST_TURNS) / LATE_TURNS
    late = 0.0 if late < 0.0 else 1.0 if late > 1.0 else late
    built = building_life(s, seat)
    base = life(s, s.base(seat))
    lost = (BASE_LIFE - base) / BASE_LIFE
    hope = (built / CONQUEST_LIFE) * (built / CONQUEST_LIFE)
    total = (BASE_POINT + BASE_LATE * late) * base - BASE_FEAR * lost * lost
    total += BUILDING_POINT * built + BUILDING_HOPE * hope + CONQUEST_NEAR * hope * hope
    total += _army(s, seat) + _economy(s, seat, late) + CARD_IN_HAND * len(s.hands[seat])
    if s.traps[seat]:
        total += TRAP * traps_worth(s, seat)
    danger = threat(s, seat)
    return total - (DEADLY_THREAT + THREAT_POINT * base if danger >= base else THREAT_POINT * danger)


def _army(s: Position, seat: int) -> float:
    strength, lives = 0, 0
    for slot in s.warriors[seat]:
        strength += lasting_attack(s, slot)
        lives += life(s, slot)
    return ATTACK_POINT * min(strength, MOST_ATTACK) + LIFE_POINT * lives


def _economy(s: Position, seat: int, late: float) -> float:
    """What comes each turn, and what is stored."""
    worths = worths_of(s.deal.library)
    numbers, kind = s.deal.numbers, s.kind
    a_turn, text = 0.0, 0.0
    for slot in s.buildings[seat]:
        a_turn += worths.income[numbers[kind[slot]]]
    for slot in s.miners[seat]:
        a_turn += worths.income[numbers[kind[slot]]]
        text += worths.text[numbers[kind[slot]]]
    at = MATERIALS * seat
    stored = STORED * (s.storage[at] + s.storage[at + 1]) + ELECTRICITY * s.storage[at + 2]
    return (INCOME + INCOME_LATE * late) * min(a_turn, MOST_INCOME) + MINER_TEXT * text + stored
