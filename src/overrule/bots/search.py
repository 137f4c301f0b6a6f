"""The bot that plays its plans on before it chooses, and the levels at which people can play against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from overrule.bots.greedy import GreedyBot
from overrule.bots.trying import Player, TryingBot
from overrule.core.errors import BadOptions

SECONDS = 2.0  # on the processor, for one decision


@dataclass(frozen=True)
class Effort:
    """How much a search thinks: positions for a decision, and plans that Conquerors compares."""

    compile_positions: int
    conquerors_positions: int
    conquerors_plans: int


USUAL = Effort(compile_positions=16000, conquerors_positions=13000, conquerors_plans=6)
HARD_WORLDS = 4  # in which each option of Compile is tried


class SearchBot(TryingBot):
    """Tries its best plans in worlds that are played on; `seconds` is a second cap besides the positions."""

    def __init__(self, seed: int, effort: Effort = USUAL, seconds: float = SECONDS) -> None:
        super().__init__(seed, lambda game: player_of(game, effort, seconds))


class HardBot(TryingBot):
    """Tries every option out as the greedy bot does, but sees what may come of a position."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, hard_player_of)


class PlannerBot(TryingBot):
    """Sees as much as the hard bot, and in Conquerors makes up its mind about its turn as a whole."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, planner_player_of)


class EasyBot(TryingBot):
    """Plays like the greedy bot, with less in view: its own side in Compile, the near future in Conquerors."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, easy_player_of)


# What people choose from, the weakest first.
LEVELS: dict[str, Callable[[int], TryingBot]] = {
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": HardBot,
    "expert": SearchBot,
}


def player_of(game: str, effort: Effort, seconds: float) -> Player:
    """Who plays a game; a game's rules are loaded when it is played."""
    if game == "conquerors":
        from overrule.games.conquerors.bots.search import ConquerorsSearch

        return ConquerorsSearch(effort.conquerors_positions, seconds, effort.conquerors_plans)
    if game == "compile":
        from overrule.games.compile.bots.search import CompileSearch

        return CompileSearch(effort.compile_positions, seconds)
    raise BadOptions(f"the search bot does not play {game!r}")


def hard_player_of(game: str) -> Player:
    """Who plays a game at the level below the search."""
    if game == "conquerors":
        from overrule.games.conquerors.bots.player import ConquerorsPlayer
        from overrule.games.conquerors.bots.thought import KEEN

        return ConquerorsPlayer(KEEN)
    if game == "compile":
        from overrule.games.compile.bots.lookahead import LEARNT
        from overrule.games.compile.bots.player import CompilePlayer

        return CompilePlayer(LEARNT, HARD_WORLDS)
    raise BadOptions(f"the hard bot does not play {game!r}")


def planner_player_of(game: str) -> Player:
    """Who plans a turn; in Compile a turn is one action, which the hard bot chooses as well."""
    if game == "conquerors":
        from overrule.games.conquerors.bots.planner import ConquerorsPlanner

        return ConquerorsPlanner()
    return hard_player_of(game)


def easy_player_of(game: str) -> Player:
    """Who plays a game at the lowest level."""
    if game == "conquerors":
        from overrule.games.conquerors.bots.player import ConquerorsPlayer
        from overrule.games.conquerors.bots.thought import SHORT_SIGHTED

        return ConquerorsPlayer(SHORT_SIGHTED)
    if game == "compile":
        from overrule.games.compile.bots.lookahead import SELFISH
        from overrule.games.compile.bots.player import CompilePlayer

        return CompilePlayer(SELFISH)
    raise BadOptions(f"the easy bot does not play {game!r}")
