"""Bots: programs that play. A bot gets what its seat may know and the question, never the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from overrule.bots.bot import Bot, WordlessBot, Worlds
from overrule.bots.generic import PLAYOUTS, GenericSearch
from overrule.bots.trying import Player, TryingBot
from overrule.bots.uniform import RandomBot
from overrule.core.decisions import Option
from overrule.core.errors import BadOptions
from overrule.core.game import State
from overrule.games import kit

__all__ = ["BOTS", "LEVELS", "Bot", "RandomBot", "TryingBot", "WordlessBot", "Worlds", "answer", "make_bot"]


def player_of(name: str, game: str) -> Player:
    """The player of a game for a bot's name: the game's own, or one that knows only the rules."""
    own = kit(game)
    players = {} if own.players is None else own.players()
    return players[name]() if name in players else GenericSearch(own.game.rules, PLAYOUTS[name.removesuffix("-1")])


def _trying(name: str) -> Callable[[int], Bot]:
    return partial(TryingBot, player_of=partial(player_of, name))


# What people choose from, the weakest first.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "easy": _trying("easy"),
    "medium": _trying("greedy"),
    "hard": _trying("hard"),
    "expert": _trying("search"),
}

# Earlier versions of the bots: opponents that never change.
FROZEN = ("greedy-1", "hard-1", "search-1")

# Bots by name; each is made from a seed.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    **{name: _trying(name) for name in ("greedy", "planner", "search")},
    **LEVELS,
    **{name: _trying(name) for name in FROZEN},
}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; raises BadOptions, which names the known ones."""
    if name not in BOTS:
        raise BadOptions(f"unknown bot {name!r}; allowed: {', '.join(BOTS)}")
    return BOTS[name](seed)


def answer(bot: Bot, state: State[Any, Any]) -> Option:
    """A bot's answer to the open question, which must be its seat's."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    game = state.game
    return bot.choose(game.observe(state, seat), decision, lambda rng: game.redeal(state, seat, rng))
