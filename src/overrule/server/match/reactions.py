"""When somebody is asked for a reaction, and when the server passes for them (Planetary Conquerors, PC-6).

What others can see of it must not depend on hidden cards. So there are two steps: whether the moment concerns a seat
is judged by public facts, and if it does not, the server passes at once. If it does, and only the seat's hidden cards
leave nothing to do, the server passes after a delay that has nothing to do with the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from overrule.core.decisions import Decision

PASS = "pass"
PHASES = ("start", "mining", "kuk", "main", "attack", "trap", "end")
STOPS = tuple(f"{whose}:{phase}" for whose in ("own", "other") for phase in PHASES)
STEPS = ("phase", "part")  # moments at which a stop holds
LEAST_DELAY, MOST_DELAY = 0.6, 2.0


class Answer(Enum):
    """What becomes of a question."""

    ASK = "ask"
    PASS_NOW = "pass now"
    PASS_LATER = "pass later"


@dataclass(frozen=True)
class Habits:
    """What somebody has set: smart, full or fast, and stops on the phases of the turn."""

    reactions: str = "smart"
    stops: frozenset[str] = frozenset()

    @staticmethod
    def of(reactions: str, stops: Sequence[str]) -> Habits:
        """Habits from a browser; unknown stops are left out."""
        return Habits(reactions, frozenset(stops) & frozenset(STOPS))


def is_reaction(decision: Decision) -> bool:
    """Whether a question can be passed for somebody."""
    return decision.kind == "reaction" and decision.find(PASS) is not None


def judge(decision: Decision, seen: Any, habits: Habits, standing: bool) -> Answer:
    """What becomes of a reaction. `seen` is what the asked seat observes; `standing`: it has said that it passes."""
    if standing:
        return Answer.PASS_NOW
    if habits.reactions == "full" or _stops(decision, seen, habits):
        return Answer.ASK
    if habits.reactions == "fast" or not _concerns(decision, seen):
        return Answer.PASS_NOW
    return Answer.ASK if _is_able(decision) else Answer.PASS_LATER


def _stops(decision: Decision, seen: Any, habits: Habits) -> bool:
    """Whether a stop stands at this moment."""
    whose = "own" if seen.player == decision.seat else "other"
    return decision.facts.get("moment") in STEPS and f"{whose}:{seen.phase}" in habits.stops


def _concerns(decision: Decision, seen: Any) -> bool:
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


def _is_able(decision: Decision) -> bool:
    """Whether there is more to do than pass; turning cosmium into electricity does nothing by itself."""
    return any(option.key not in (PASS, "convert") for option in decision.options)
