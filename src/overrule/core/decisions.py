"""A question to one seat, its options, and what ends a match: the words that every game shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SPECTATOR = -1  # as a viewer: somebody without a seat


@dataclass(frozen=True, slots=True)
class Option:
    """One answer. `key` is stable and readable; `facts` say the same in parts (card, line, face...)."""

    key: str
    code: int
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat: what is asked (`kind`), by which card, and the answers that are allowed."""

    number: int
    seat: int
    kind: str
    source: str | None
    options: tuple[Option, ...]
    facts: Mapping[str, object] = field(default_factory=dict)

    def find(self, key: str) -> Option | None:
        """The option with this key."""
        return next((option for option in self.options if option.key == key), None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: who won (nobody or several: a draw) and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str
    reason: str
