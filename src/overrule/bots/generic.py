"""A player for any game that knows only its rules: one tree of choices that grows in many worlds.

In every round a world is dealt, the tree is followed by the choices that are possible there, one choice is added, and
the match is played at random to its end (information-set tree search).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from overrule.bots.budget import Budget
from overrule.core.decisions import Outcome
from overrule.core.rng import Rng, stream_of
from overrule.core.rules import Rules

CURIOSITY = 0.7
SECONDS = 2.0  # on the processor, for one decision
STREAM = 202
PLAYOUTS = {"easy": 12, "greedy": 60, "hard": 250, "planner": 250, "search": 1000}


class Node:
    """A choice in the tree: how often it was possible and tried, and what its seat got."""

    def __init__(self) -> None:
        self.possible = 0
        self.tried = 0
        self.got = 0.0
        self.next: dict[int, Node] = {}

    def promise(self) -> float:
        """How much it is worth trying: its share of wins, and how little is known about it."""
        return self.got / self.tried + CURIOSITY * math.sqrt(math.log(self.possible) / self.tried)


class GenericSearch:
    """Answers the questions of one seat."""

    def __init__(self, rules: Rules[Any, Any], playouts: int) -> None:
        self.rules = rules
        self.playouts = playouts
        self.chance = stream_of(0, STREAM)
        self.spent = 0  # matches played to their end for the last choice
        self.root = Node()  # of its tree

    def choose(self, draw: Callable[[], Any]) -> int:
        """The code that was tried most."""
        root = self.root = Node()
        budget = Budget(self.playouts, SECONDS)
        while budget.spent == 0 or not budget.is_spent():
            self._grow(root, draw(), self.chance)
            budget.spent += 1
        self.spent = budget.spent
        return max(root.next, key=lambda code: root.next[code].tried)

    def _grow(self, node: Node, position: Any, chance: Rng) -> None:
        seats, path = [], []
        while position.asking >= 0:
            code, is_new = _pick(node, position.options, chance)
            node = node.next[code]
            seats.append(position.asking)
            path.append(node)
            self.rules.apply(position, code)
            if is_new:
                self.rules.play_out(position, chance)
        outcome = self.rules.outcome(position)
        assert outcome is not None
        for seat, tried in zip(seats, path, strict=True):
            tried.tried += 1
            tried.got += credit(outcome, seat)


def _pick(node: Node, codes: list[int], chance: Rng) -> tuple[int, bool]:
    """A choice that has not been tried, or the most promising one."""
    fresh = [code for code in codes if code not in node.next]
    if fresh:
        code = fresh[chance.below(len(fresh))]
        node.next[code] = Node()
    for possible in codes:
        if possible in node.next:
            node.next[possible].possible += 1
    return (code, True) if fresh else (max(codes, key=lambda code: node.next[code].promise()), False)


def credit(outcome: Outcome, seat: int) -> float:
    """A seat's share of a win; a draw is half of one."""
    if not outcome.winners:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
