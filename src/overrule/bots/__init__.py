"""Bots: programs that play. A bot gets what its seat may know and the question, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from overrule.bots.greedy import GreedyBot
from overrule.bots.search import LEVELS, PlannerBot, SearchBot
from overrule.bots.uniform import RandomBot
from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadOptions
from overrule.core.game import State
from overrule.core.rng import Rng

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "Worlds", "answer", "make_bot"]

# Deals a world that a seat holds possible: the match with everything that the seat cannot know drawn anew.
Worlds = Callable[[Rng], State[Any, Any]]


class Bot(Protocol):
    """What plays a seat."""

    def choose(self, observation: Any, decision: Decision, worlds: Worlds | None = None) -> Option:
        """One of the decision's options. `worlds` is for bots that try things out."""


# Bots by name; each is made from a seed.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
    **LEVELS,
}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; raises BadOptions, which names the known ones."""
    if name not in BOTS:
        raise BadOptions(f"unknown bot {name!r}; allowed: {', '.join(BOTS)}")
    return BOTS[name](seed)


def answer(bot: Bot, state: State[Any, Any]) -> Option:
    """What a bot answers to the open question, which must be its seat's."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    game = state.game
    return bot.choose(game.observe(state, seat), decision, lambda rng: game.redeal(state, seat, rng))
