"""How bots see Planetary Conquerors, and who plays it under which name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overrule.bots.trying import Player
from overrule.games.conquerors.bots.first import FIRST_PLAYERS
from overrule.games.conquerors.bots.planner import ConquerorsPlanner
from overrule.games.conquerors.bots.player import ConquerorsPlayer
from overrule.games.conquerors.bots.search import ConquerorsSearch
from overrule.games.conquerors.bots.thought import KEEN, SHORT_SIGHTED

POSITIONS = 52000  # that the search judges for a decision
SECONDS = 2.0  # on the processor, as a second limit
PLANS = 8  # that it compares

PLAYERS: Mapping[str, Callable[[], Player]] = {
    "easy": lambda: ConquerorsPlayer(SHORT_SIGHTED),
    "greedy": ConquerorsPlayer,
    "hard": lambda: ConquerorsPlayer(KEEN),
    "planner": ConquerorsPlanner,
    "search": lambda: ConquerorsSearch(POSITIONS, SECONDS, PLANS),
    **FIRST_PLAYERS,
}
