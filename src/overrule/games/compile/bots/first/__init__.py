"""The players of commit 86f001a, kept as they were, so that later ones can always be measured against them.

They draft at random and do not notice that they go round in circles. Only what the rules need of them is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overrule.bots.trying import Player
from overrule.games.compile.bots.first.lookahead import LEARNT
from overrule.games.compile.bots.first.player import CompilePlayer
from overrule.games.compile.bots.first.search import CompileSearch

FIRST_PLAYERS: Mapping[str, Callable[[], Player]] = {
    "greedy-1": CompilePlayer,
    "hard-1": lambda: CompilePlayer(LEARNT, worlds=4),
    "search-1": lambda: CompileSearch(positions=16000, seconds=2.0),
}
