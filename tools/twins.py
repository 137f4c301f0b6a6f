"""Two searching bots of Planetary Conquerors that differ in nothing but their randomness, for the arena.

    overrule arena conquerors --bots tools.twins:One,tools.twins:Other --pairs 100 --seed 1

How often the same seat wins both matches of a pair says how much the deal decides.
"""

from __future__ import annotations

from overrule.bots import TryingBot
from overrule.bots.trying import Player
from overrule.games.conquerors.bots import PLANS, POSITIONS, SECONDS
from overrule.games.conquerors.bots.search import ConquerorsSearch


def _player(_game: str) -> Player:
    return ConquerorsSearch(POSITIONS, SECONDS, PLANS)


class One(TryingBot):
    def __init__(self, seed: int) -> None:
        super().__init__(2 * seed, _player)


class Other(TryingBot):
    def __init__(self, seed: int) -> None:
        super().__init__(2 * seed + 1, _player)
