"""Bots: programs that play. A bot gets what its seat may know and the question, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from overrule.bots.uniform import RandomBot
from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadOptions

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """What plays a seat."""

    def choose(self, observation: Any, decision: Decision) -> Option:
        """One of the decision's options."""


# Bots by name; each is made from a seed.
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; raises BadOptions, which names the known ones."""
    if name not in BOTS:
        raise BadOptions(f"unknown bot {name!r}; allowed: {', '.join(BOTS)}")
    return BOTS[name](seed)
