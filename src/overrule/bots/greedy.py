"""The bot that takes what is best right away: it tries every option out in worlds that its seat holds possible."""

from __future__ import annotations

from overrule.bots.trying import Player, TryingBot
from overrule.core.errors import BadOptions


class GreedyBot(TryingBot):
    """Looks one choice ahead and never counts on luck."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, player_of)


def player_of(game: str) -> Player:
    """Who plays a game; a game's rules are loaded when it is played."""
    if game == "conquerors":
        from overrule.games.conquerors.bots.player import ConquerorsPlayer

        return ConquerorsPlayer()
    if game == "compile":
        from overrule.games.compile.bots.player import CompilePlayer

        return CompilePlayer()
    raise BadOptions(f"the greedy bot does not play {game!r}")
