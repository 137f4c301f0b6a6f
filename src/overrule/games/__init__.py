"""The games, by their ids."""

from __future__ import annotations

from typing import Any

from overrule.core.errors import BadOptions
from overrule.core.game import Game
from overrule.games.compile.game import CompileGame
from overrule.games.conquerors.game import ConquerorsGame

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (CompileGame(), ConquerorsGame())}


def game(name: str) -> Game[Any, Any]:
    """The game of that id; raises BadOptions, which names the known ones."""
    if name not in GAMES:
        raise BadOptions(f"unknown game {name!r}; allowed: {', '.join(GAMES)}")
    return GAMES[name]
