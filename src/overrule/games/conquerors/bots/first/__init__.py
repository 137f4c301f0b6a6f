"""The players of commit 86f001a, kept as they were, so that later ones can always be measured against them.

Only what the rules need of them is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overrule.bots.trying import Player
from overrule.games.conquerors.bots.first.player import ConquerorsPlayer
from overrule.games.conquerors.bots.first.search import ConquerorsSearch
from overrule.games.conquerors.bots.first.thought import KEEN

FIRST_PLAYERS: Mapping[str, Callable[[], Player]] = {
    "greedy-1": ConquerorsPlayer,
    "hard-1": lambda: ConquerorsPlayer(KEEN),
    "search-1": lambda: ConquerorsSearch(positions=13000, seconds=2.0, plans=6),
}
