"""Bots that do what bots should not, and some that behave. Worker processes load them by their names."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from overrule.bots import RandomBot
from overrule.core.decisions import Decision, Option
from overrule.core.rng import Rng

DIED = "OVERRULE_TEST_DIED"  # names the file that says that somebody has died already
ALLOWED = 3  # answers, before something happens


class One(RandomBot):
    """Plays at random."""


class Other(RandomBot):
    """Plays at random, in the same way."""


class Wordless(RandomBot):
    """Says that it was asked without words."""

    asked = 0

    def code(self, game: str, deal: Callable[[Rng], Any]) -> int:
        type(self).asked += 1
        options: list[int] = deal(self.chance).options
        return options[self.chance.below(len(options))]


class Counting(RandomBot):
    """Plays at random for a while, then does something else."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.answers = 0

    def choose(self, observation: Any, decision: Decision, worlds: Any = None) -> Option:
        self.answers += 1
        if self.answers > ALLOWED:
            return self.misbehave(decision)
        return super().choose(observation, decision)

    def misbehave(self, decision: Decision) -> Option:
        raise NotImplementedError


class Crashing(Counting):
    """Raises."""

    def misbehave(self, decision: Decision) -> Option:
        raise RuntimeError("no idea")


class Leaving(Counting):
    """Tries to end the program."""

    def misbehave(self, decision: Decision) -> Option:
        raise SystemExit(3)


class Lying(Counting):
    """Answers what is not on offer."""

    def misbehave(self, decision: Decision) -> Option:
        return Option("nothing", -5)


class Hanging(Counting):
    """Never answers."""

    def misbehave(self, decision: Decision) -> Option:
        threading.Event().wait()
        raise AssertionError


class Deadly(Counting):
    """Takes its process with it, every time."""

    def misbehave(self, decision: Decision) -> Option:
        os._exit(7)


class DeadlyOnce(Counting):
    """Takes its process with it, once."""

    def misbehave(self, decision: Decision) -> Option:
        mark = Path(os.environ[DIED])
        if mark.exists():
            return decision.options[0]
        mark.touch()
        os._exit(7)


class Unmade:
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise OSError("no weights")
