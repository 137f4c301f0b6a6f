"""What plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from overrule.core.decisions import Decision, Option
from overrule.core.game import State
from overrule.core.rng import Rng

# Deals a world that is possible for a seat: the match with everything that the seat cannot know dealt again.
Worlds = Callable[[Rng], State[Any, Any]]


class Bot(Protocol):
    """What plays a seat."""

    def choose(self, observation: Any, decision: Decision, worlds: Worlds | None = None) -> Option:
        """One of the decision's options. `worlds` is for bots that try options out."""


@runtime_checkable
class WordlessBot(Protocol):
    """A bot that can do without words, which is faster."""

    def code(self, game: str, deal: Callable[[Rng], Any]) -> int:
        """The code of an option of the open question; `deal` deals positions that are possible for the seat."""
