"""What an answer brings a player, for a warning before one that brings nothing."""

from __future__ import annotations

from typing import Final

from overrule.games.compile.rules.board import total
from overrule.games.compile.state import LINES, Position

# Kinds of events: what only leads to others, and what is a loss to whomever it happens to, or nothing at all.
LEADING: Final = frozenset({"played", "text", "mimicked", "turned-out"})
LOSSES: Final = frozenset(
    {"no-effect", "deleted", "returned", "returned-to-deck", "discarded", "flipped", "gave", "lost"}
)


def standing(s: Position, seat: int) -> tuple[int, ...]:
    """Numbers that a player wants to increase."""
    stacks = [len(s.stacks[LINES * seat + line]) for line in range(LINES)]
    totals = [int(total(s, seat, line)) for line in range(LINES)]
    return (len(s.hands[seat]), *stacks, *totals)
