"""How bots see Compile, and who plays it under which name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overrule.bots.trying import Player
from overrule.games.compile.bots.first import FIRST_PLAYERS
from overrule.games.compile.bots.lookahead import LEARNT, SELFISH
from overrule.games.compile.bots.manners import Mannered
from overrule.games.compile.bots.player import CompilePlayer
from overrule.games.compile.bots.search import CompileSearch

POSITIONS = 16000  # that the search judges for a decision
SECONDS = 2.0  # on the processor, as a second limit
HARD_WORLDS = 4  # in which each option is tried


def _hard() -> Player:
    return Mannered(CompilePlayer(LEARNT, HARD_WORLDS))


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "easy": lambda: Mannered(CompilePlayer(SELFISH)),
    "greedy": lambda: Mannered(CompilePlayer()),
    "hard": _hard,
    "planner": _hard,  # a turn is one action, so there is nothing to plan
    "search": lambda: Mannered(CompileSearch(POSITIONS, SECONDS)),
    **FIRST_PLAYERS,
}
