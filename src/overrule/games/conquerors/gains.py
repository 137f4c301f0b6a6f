"""What an answer brings a player, for a warning before one that brings nothing."""

from __future__ import annotations

from typing import Final

from overrule.games.conquerors.rules.board import attack, life
from overrule.games.conquerors.state import Position

# Kinds of events: what only leads to others, and what is a loss to whomever it happens to, or nothing at all.
LEADING: Final = frozenset({"announced", "paid", "triggered", "junked", "spent", "line"})
LOSSES: Final = frozenset(
    {"no-effect", "fizzled", "damaged", "shielded", "destroyed", "died", "discarded", "drained", "milled", "vanished"}
    | {"returned", "sacrificed", "traps-lost", "damage-lost", "refused"}
)


def standing(s: Position, seat: int) -> tuple[int, ...]:
    """Numbers that a player wants to increase."""
    things = [int(slot) for slot in s.on_planet(seat)]
    fighters = [int(slot) for slot in s.warriors[seat]]
    alive = [*fighters, *map(int, s.buildings[seat]), int(s.base(seat))]
    stored = sum(int(s.storage[3 * seat + material]) for material in range(3))
    lives, attacks = sum(int(life(s, slot)) for slot in alive), sum(int(attack(s, slot)) for slot in fighters)
    return (len(s.hands[seat]), stored, len(things), len(s.traps[seat]), lives, attacks)
