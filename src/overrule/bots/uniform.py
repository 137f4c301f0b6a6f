"""The bot that chooses at random, each option equally likely."""

from __future__ import annotations

from typing import Any

from overrule.core.decisions import Decision, Option
from overrule.core.rng import stream_of

STREAM = 200  # apart from the streams of a match with the same seed


class RandomBot:
    """Chooses at random; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self.chance = stream_of(seed, STREAM)

    def choose(self, observation: Any, decision: Decision, worlds: Any = None) -> Option:
        """Any option."""
        return decision.options[self.chance.below(len(decision.options))]
