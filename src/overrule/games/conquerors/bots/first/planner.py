"""The planning player of Planetary Conquerors: makes up its mind about the main phase and the attack as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overrule.bots.budget import unlimited
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.first import habits
from overrule.games.conquerors.bots.first.actions import Breadth, best_rows
from overrule.games.conquerors.bots.first.plans import best_plans
from overrule.games.conquerors.bots.first.player import best_option, is_too_early
from overrule.games.conquerors.bots.first.policy import Intent
from overrule.games.conquerors.bots.first.thought import KEEN, Thought
from overrule.games.conquerors.state import Position

BREADTH: Final = Breadth(width=4, length=4, finalists=4, plans=16)
MOST_PLANS: Final = 70


class ConquerorsPlanner:
    """Answers the questions of one seat. `draw` deals one more world that might be the true one."""

    def __init__(self) -> None:
        self.intent = Intent()

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the option that is part of the best plan."""
        s = draw()
        question = s.question
        thought = Thought(unlimited(), KEEN)
        if question == o.ASK_MULLIGAN:
            return habits.mulligan(s)
        if question == o.ASK_KUK:
            return habits.kuk(s)
        if question == o.ASK_ACTION:
            codes = best_rows(s, BREADTH, thought)[0].codes
            return codes[0] if codes else o.DONE
        if question == o.ASK_ATTACKER:
            if self.intent.plan_turn != s.turn:
                self.intent.attack_by(s.turn, best_plans([s, draw()], s.asking, MOST_PLANS, thought)[0][1])
            return self.intent.next_attacker(s)
        if question == o.ASK_AIM:
            return self.intent.next_aim(s, thought)
        if question == o.ASK_REACTION and is_too_early(s):
            return o.PASS
        return best_option([s, draw()] if question == o.ASK_BLOCK else [s], thought)
