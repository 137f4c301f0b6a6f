"""The greedy player of Planetary Conquerors: tries every option out and takes what leaves it best off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overrule.bots.budget import unlimited
from overrule.bots.conquerors import habits
from overrule.bots.conquerors.actions import Breadth, best_rows
from overrule.bots.conquerors.lookahead import Lookahead, Plan, planned_aim
from overrule.bots.conquerors.plans import best_plans
from overrule.bots.conquerors.thought import Thought
from overrule.games.conquerors import options as o
from overrule.games.conquerors.frames import WindowFrame
from overrule.games.conquerors.rules.windows import MAIN_STEP, TO_PHASE
from overrule.games.conquerors.state import Position

BREADTH: Final = Breadth(width=4, length=4, finalists=4, plans=16)
HASTY: Final = Breadth(width=1, length=1, finalists=2, plans=4)
MOST_PLANS: Final = 70
WORLDS: Final = 2  # in which fights are tried out; for the rest one will do
REACTION_MARGIN: Final = 0.5  # what a reaction must gain: a card kept may do more later
TRAP_MARGIN: Final = 0.05


class ConquerorsPlayer:
    """Answers the questions of one seat. `draw` deals one more world that might be the true one.

    A hasty one looks at one action at a time and at few attacks, and does not react to others.
    """

    def __init__(self, hasty: bool = False) -> None:
        self.hasty = hasty
        self.breadth = HASTY if hasty else BREADTH
        self.plan: Plan = []
        self.planned = -1  # the turn for which the plan was made

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the best option of the open question."""
        s = draw()
        if s.question == o.ASK_MULLIGAN:
            return habits.mulligan(s)
        if s.question == o.ASK_KUK:
            return habits.kuk(s)
        if s.question == o.ASK_ATTACKER:
            return self._attack(s, draw)
        if s.question == o.ASK_AIM:
            return self._aim(s)
        if s.question == o.ASK_ACTION:
            codes = best_rows(s, self.breadth, guesses())[0].codes
            return codes[0] if codes else o.DONE
        if s.question == o.ASK_REACTION and (self.hasty or is_too_early(s)):
            return o.PASS
        worlds = [s] + [draw() for _ in range(WORLDS - 1)] if s.question == o.ASK_BLOCK else [s]
        return best_option(worlds, guesses())

    def _attack(self, s: Position, draw: Callable[[], Position]) -> int:
        """The next attacker of the plan, which is made at the first question."""
        if self.planned != s.turn:
            worlds = [s] + [draw() for _ in range(WORLDS - 1)]
            self.plan = best_plans(worlds, s.asking, self.breadth.plans if self.hasty else MOST_PLANS, guesses())[0][1]
            self.planned = s.turn
        for attacker, _ in self.plan:
            if o.SLOT + attacker in s.options:
                return o.SLOT + attacker
        return o.DONE

    def _aim(self, s: Position) -> int:
        code = planned_aim(s, self.plan) if self.planned == s.turn else -1
        return code if code in s.options else Lookahead(s.asking, guesses()).answer(s)


def is_too_early(s: Position) -> bool:
    """Whether a seat is asked at a step of its own turn before its main phase: whatever it has can wait."""
    window, turn = s.frames[-1], s.frames[0]
    at_a_step = isinstance(window, WindowFrame) and window.moment == TO_PHASE
    return at_a_step and s.player == s.asking and turn.step < MAIN_STEP


def best_option(worlds: list[Position], thought: Thought) -> int:
    """The option that is best on average over the worlds; to do nothing, unless something is better by the margin."""
    s = worlds[0]
    seat = s.asking
    margin = REACTION_MARGIN if s.question == o.ASK_REACTION else TRAP_MARGIN
    best, choice = -1e9, s.options[0]
    for code in s.options:
        idle = code == o.DONE and s.question == o.ASK_TRAP
        worth = 0.0
        for world in worlds:
            worth += thought.worth(world, seat) if idle else Lookahead(seat, thought).after(world, code)
        worth /= len(worlds)
        if code in (o.DONE, o.PASS):
            worth += margin
        if worth > best:
            best, choice = worth, code
    return choice


def guesses() -> Thought:
    """How the greedy player thinks: by guesses, as long as it takes."""
    return Thought(unlimited(), learnt=False)
