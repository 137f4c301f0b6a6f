"""Drafts protocols by how often those who had them won."""

from __future__ import annotations

import math
from typing import Final

from overrule.games.compile.options import ASK_DRAFT, PICK_PROTOCOL
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import LINES, Position

# Of 100 matches of `greedy` with random protocols, as `overrule balance compile --bot greedy --pairs 5000 --seed 1`
# measures it, within 2.5 of 100.
WON: Final = {
    "fire": 62.6,
    "water": 57.5,
    "hate": 56.3,
    "time": 55.8,
    "life": 55.3,
    "luck": 53.6,
    "courage": 52.8,
    "darkness": 52.6,
    "peace": 52.1,
    "psychic": 51.4,
    "gravity": 51.0,
    "diversity": 50.8,
    "death": 50.7,
    "corruption": 50.5,
    "plague": 50.4,
    "spirit": 50.0,
    "fear": 49.7,
    "mirror": 49.6,
    "love": 49.2,
    "war": 48.4,
    "clarity": 48.1,
    "light": 47.7,
    "smoke": 47.5,
    "assimilation": 47.0,
    "ice": 45.8,
    "speed": 45.2,
    "chaos": 44.0,
    "apathy": 42.9,
    "unity": 41.6,
    "metal": 40.5,
}
AVERAGE: Final = 50.0  # for a protocol that nobody has measured
CLOSE: Final = 3.0  # protocols that are as good as the best one


def won_with(s: Position, protocol: int) -> float:
    """Of 100 matches with a protocol, how many were won."""
    return WON.get(s.deal.library.protocols[protocol], AVERAGE)


def best_protocol(s: Position) -> int:
    """Any of the protocols on offer with which most matches were won."""
    won = {code: won_with(s, code - PICK_PROTOCOL) for code in list(s.options)}
    good = [code for code in won if won[code] >= max(won.values()) - CLOSE]
    return good[s.streams[0].below(len(good))]


def share_after(s: Position, code: int) -> float:
    """The share of a win after a pick, if both then pick the best that is left: the odds of protocols multiply."""
    seat = s.asking
    after = s.copy()
    choose(after, code)
    while after.question == ASK_DRAFT:
        choose(after, max(list(after.options), key=lambda pick: won_with(after, pick - PICK_PROTOCOL)))
    odds = [_log_odds(won_with(after, protocol)) for protocol in list(after.deal.protocols)]
    own = sum(odds[LINES * seat : LINES * (seat + 1)])
    others = sum(odds) - own
    return 1 / (1 + math.exp(others - own))


def _log_odds(won: float) -> float:
    return math.log(won) - math.log(100 - won)
