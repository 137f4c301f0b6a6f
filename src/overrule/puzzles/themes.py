"""What a puzzle can be about. A game names its themes in its kit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from overrule.core.errors import BadOptions
from overrule.games import kit

# The state of a goal.
MISSED = -1
OPEN = 0
REACHED = 1


class Theme(Protocol):
    """A goal that a seat can reach or miss within a few choices."""

    def fits(self, s: Any) -> bool:
        """Whether the goal may be at stake in the open question; a quick check."""

    def verdict(self, start: Any, s: Any, seat: int) -> int:
        """The state of the goal in a position that follows from `start`."""


def themes_of(game: str) -> Mapping[str, Theme]:
    """The themes of a game by their ids; raises BadOptions where it has none."""
    part = kit(game).puzzles
    if part is None:
        raise BadOptions(f"{game!r} has no puzzles")
    themes: Mapping[str, Theme] = part().THEMES
    return themes
