"""Planning an attack: who goes for what, tried out as a whole."""

from __future__ import annotations

from typing import Final

from overrule.core.position import PLAYING
from overrule.games.conquerors.bots.lookahead import Lookahead, Plan
from overrule.games.conquerors.bots.thought import Thought
from overrule.games.conquerors.options import ASK_ATTACKER, DONE, SLOT
from overrule.games.conquerors.program import BASE
from overrule.games.conquerors.rules.attack import attackable
from overrule.games.conquerors.rules.board import attack, life
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import Position

MOST_TARGETS: Final = 6
MARGIN: Final = 0.2  # a change must make a plan better by this much


def best_plans(worlds: list[Position], seat: int, most: int, thought: Thought) -> list[tuple[float, Plan]]:
    """Attacks for worlds that ask a seat for attackers (empty: none), with what they lead to is worth, best first.

    First nobody, and everybody at each target; then the best of these is changed, one warrior at a time, while that
    makes it better.
    """
    s = worlds[0]
    attackers = [code - SLOT for code in s.options if code >= SLOT]
    attackers.sort(key=lambda slot: -attack(s, slot))
    targets = _targets(s, seat)
    best: Plan = []
    worth = _plan_worth(worlds, seat, best, thought)
    found: list[tuple[float, Plan]] = [(worth, best)]
    tried: set[tuple[tuple[int, int], ...]] = {()}
    fresh: list[Plan] = [[(slot, target) for slot in attackers] for target in targets]
    while fresh and len(tried) <= most and not thought.budget.is_late():
        before = worth
        for plan in fresh:
            key = tuple(plan)
            if key in tried or len(tried) > most or thought.budget.is_late():
                continue
            tried.add(key)
            now = _plan_worth(worlds, seat, plan, thought)
            if now > worth + MARGIN:
                best, worth = plan, now
                found.insert(0, (now, plan))
            else:
                found.append((now, plan))
        if worth == before and len(tried) > 1 + len(targets):
            break
        fresh = [plan for plan in _changed(best, attackers, targets) if tuple(plan) not in tried]
    return [found[0], *sorted(found[1:], key=lambda entry: -entry[0])]


def _targets(s: Position, seat: int) -> list[int]:
    """What can be attacked: bases first, then the buildings that are worth most of what an attack can do."""
    found = list(attackable(s, seat))
    found.sort(key=lambda slot: (s.card(slot).type != BASE, len(s.column(slot)), -life(s, slot)))
    return found[:MOST_TARGETS]


def _changed(plan: Plan, attackers: list[int], targets: list[int]) -> list[Plan]:
    """Plans that differ in one warrior: it stays at home, or goes for something else."""
    plans: list[Plan] = []
    busy = {slot for slot, _ in plan}
    for place, (slot, aim) in enumerate(plan):
        plans.append(plan[:place] + plan[place + 1 :])
        plans += [[*plan[:place], (slot, other), *plan[place + 1 :]] for other in targets if other != aim]
    for slot in attackers:
        if slot not in busy:
            plans += [[*plan, (slot, target)] for target in targets]
    return plans


def _plan_worth(worlds: list[Position], seat: int, plan: Plan, thought: Thought) -> float:
    """What the worlds are worth after an attack by this plan."""
    total = 0.0
    for world in worlds:
        s = world.copy()
        for attacker, _ in plan:
            choose(s, SLOT + attacker)
        if s.ending == PLAYING and s.question == ASK_ATTACKER and s.asking == seat:
            choose(s, DONE)  # with the last warrior chosen, the question has answered itself
        Lookahead(seat, thought, plan).settle(s)
        total += thought.worth(s, seat)
    return total / len(worlds)
