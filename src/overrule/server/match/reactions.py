"""When a player is asked for a reaction, and when the server passes for them.

What others can see of it must not depend on hidden cards. So there are two steps: whether the moment concerns a seat
is judged by public facts, and if it does not, the server passes at once. If it does, and only the seat's hidden cards
leave nothing to do, the server passes after a delay like a person's, which is drawn without the hand (`pacing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Any

from overrule.core.decisions import Decision
from overrule.core.kit import Kit
from overrule.games import KITS
from overrule.server.wire import Reactions

PASS = "pass"


class Verdict(Enum):
    """What happens to a question."""

    ASK = "ask"
    PASS_NOW = "pass now"
    PASS_LATER = "pass later"


@cache
def stops() -> frozenset[str]:
    """All stops that a player may set, such as `own:attack`."""
    phases = {phase for kit in KITS.values() if kit.reactions is not None for phase in kit.reactions().phases}
    return frozenset(f"{whose}:{phase}" for whose in ("own", "other") for phase in phases)


@dataclass(frozen=True)
class Habits:
    """A player's settings: smart, full or fast, and stops on the phases of the turn."""

    reactions: Reactions = "smart"
    stops: frozenset[str] = frozenset()

    @staticmethod
    def of(reactions: Reactions, wanted: Sequence[str]) -> Habits:
        """Habits from a browser; unknown stops are left out."""
        return Habits(reactions, frozenset(wanted) & stops())


def is_reaction(kit: Kit, decision: Decision) -> bool:
    """Whether a question can be passed for a player."""
    return kit.reactions is not None and kit.reactions().is_reaction(decision)


def answer(kit: Kit, decision: Decision) -> str | None:
    """The key that may answer a question for a player: a pass, or the only option."""
    if is_reaction(kit, decision):
        return PASS
    return decision.options[0].key if len(decision.options) == 1 else None


@dataclass
class Told:
    """What a seat need not be asked about again: cards that it named, and the attack on which it passed last.

    It has passed whether it was asked or the server passed for it: otherwise the delay of the next pass would tell.
    """

    not_for: set[str] = field(default_factory=set)
    subject: frozenset[Any] = frozenset()  # what the open question is about
    passed: frozenset[Any] = frozenset()


def judge(kit: Kit, decision: Decision, seen: Any, habits: Habits, told: Told, standing: bool) -> Verdict:
    """What happens to a question. `seen` is what the asked seat observes; `standing`: it has said that it passes."""
    if kit.reactions is None or not is_reaction(kit, decision):  # there is one option only, because of hidden cards
        return Verdict.ASK if habits.reactions == "full" else Verdict.PASS_LATER
    moment = kit.reactions()
    whose = "own" if seen.player == decision.seat else "other"
    if standing or decision.facts.get("card") in told.not_for:
        return Verdict.PASS_NOW
    if habits.reactions == "full" or (moment.is_step(decision) and f"{whose}:{seen.phase}" in habits.stops):
        return Verdict.ASK
    if habits.reactions == "fast" or not moment.concerns(decision, seen):
        return Verdict.PASS_NOW
    told.subject = moment.subject(decision, seen)
    if told.subject and told.subject <= told.passed:
        return Verdict.PASS_NOW
    return Verdict.ASK if moment.is_able(decision) else Verdict.PASS_LATER
