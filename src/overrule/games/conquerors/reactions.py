"""At which moments somebody may want to react (PC-6), and at which they may be passed over.

What others can see of it must not depend on hidden cards: whether a moment concerns a seat is judged by public facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrule.core.decisions import Decision

PASS = "pass"
STEPS = ("phase", "part")  # moments at which a stop holds
phases: Sequence[str] = ("start", "mining", "kuk", "main", "attack", "trap", "end")


def is_reaction(decision: Decision) -> bool:
    """Whether a question can be passed for somebody."""
    return decision.kind == "reaction" and decision.find(PASS) is not None


def is_step(decision: Decision) -> bool:
    """Whether a phase, or a part of an attack, begins."""
    return decision.facts.get("moment") in STEPS


def concerns(decision: Decision, seen: Any) -> bool:
    """Whether, by what all can see, a moment is one to react at: somebody else does something, or attacks the seat."""
    match decision.facts.get("moment"):
        case "played" | "paid" | "trap" | "damage":
            return bool(decision.facts.get("seat") != decision.seat)
        case "part" | "line":
            return _is_attacked(seen, decision.seat)
        case _:
            return False


def _is_attacked(seen: Any, seat: int) -> bool:
    """Whether an attacker goes for something of a seat's."""
    view = seen.seats[seat]
    things = (*view.miners, *view.buildings, *view.warriors, *((view.base,) if view.base is not None else ()))
    handles = {thing.handle for thing in things}
    return any(attacker.target in handles for attacker in seen.attackers)


def is_able(decision: Decision) -> bool:
    """Whether there is more to do than pass; turning cosmium into electricity does nothing by itself."""
    return any(option.key not in (PASS, "convert") for option in decision.options)
