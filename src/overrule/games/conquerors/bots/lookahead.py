"""Plays a position on until nothing is under way, as if nobody reacted and everybody fought by rules of thumb."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from overrule.core.position import PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.combat import best_aim, best_block
from overrule.games.conquerors.bots.thought import Thought
from overrule.games.conquerors.frames import AttackFrame, EffectFrame
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import SLOT_MASK, Position

WIDTH: Final = 12  # options of one question inside an effect that are tried
MOST_TRIES: Final = 60  # tries inside one look ahead; then the first option will do

Plan = list[tuple[int, int]]  # attackers and their targets, by slot; who comes first for a target goes first


@final
class Lookahead:
    """One look ahead for a seat, with a limit on what it tries."""

    def __init__(self, seat: i64, thought: Thought, plan: Plan | None = None) -> None:
        self.seat = seat
        self.thought = thought
        self.plan = plan
        self.tries: i64 = 0

    def after(self, s: Position, code: i64) -> float:
        """What the position is worth to the seat once an option has been chosen and everything has happened."""
        twin = s.copy()
        choose(twin, code)
        self.settle(twin)
        return self.thought.worth(twin, self.seat)

    def settle(self, s: Position) -> None:
        """Play on to the next free question."""
        while s.ending == PLAYING and not _is_free(s.question):
            if s.question == o.ASK_KUK and _is_the_turns(s):
                return
            choose(s, self.answer(s))

    def answer(self, s: Position) -> i64:
        """How the seat that is asked answers."""
        if s.question == o.ASK_REACTION:
            return o.PASS
        if s.question == o.ASK_BLOCK:
            return best_block(s)
        if s.question == o.ASK_AIM:
            return self._aim(s)
        if s.question == o.ASK_KUK:
            return o.DONE
        return self._best(s)

    def _aim(self, s: Position) -> i64:
        if self.plan is not None and s.asking == self.seat:
            code = planned_aim(s, self.plan)
            if code in s.options:
                return code
        return best_aim(s)

    def _best(self, s: Position) -> i64:
        """The option inside an effect that is best for the seat that is asked."""
        codes = s.options[:WIDTH]
        if self.tries + len(codes) > MOST_TRIES:
            return codes[0]
        self.tries += len(codes)
        best = -1e9
        choice = codes[0]
        for code in codes:
            twin = s.copy()
            choose(twin, code)
            self.settle(twin)
            worth = self.thought.worth(twin, s.asking)
            if worth > best:
                best = worth
                choice = code
        return choice


def _is_free(question: i64) -> bool:
    """Whether a seat is free to do what it likes there: looking ahead stops."""
    return question in (o.ASK_ACTION, o.ASK_ATTACKER, o.ASK_TRAP, o.ASK_MULLIGAN)


def _is_the_turns(s: Position) -> bool:
    """Whether a kuk is that of the turn, not of a card (PC-9.3)."""
    frame = s.frames[-1]
    return isinstance(frame, EffectFrame) and frame.card < 0


def planned_aim(s: Position, plan: Plan) -> i64:
    """The next aim of a plan, as the option that it would be; -1 if all have been made."""
    frame = s.frames[-1]
    assert isinstance(frame, AttackFrame)
    for attacker, target in plan:
        for place in range(len(frame.attackers)):
            if frame.attackers[place] & SLOT_MASK == attacker and frame.targets[place] < 0:
                return o.AIM + (place << 10) + target
    return -1
