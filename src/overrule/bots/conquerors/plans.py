"""Planning an attack: who goes for what, tried out as a whole."""

from __future__ import annotations

from overrule.bots.conquerors.evaluate import evaluate
from overrule.bots.conquerors.lookahead import Lookahead, Plan
from overrule.games.conquerors.options import ASK_ATTACKER, DONE, SLOT
from overrule.games.conquerors.program import BASE
from overrule.games.conquerors.rules.attack import attackable
from overrule.games.conquerors.rules.board import attack, life
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import PLAYING, Position

MOST_TARGETS = 6
MOST_PLANS = 70
MARGIN = 0.2  # a change must make a plan better by this much


def best_plan(worlds: list[Position], seat: int, most: int = MOST_PLANS) -> tuple[Plan, float]:
    """The best attack found for worlds that ask a seat for attackers (empty: none), and what it leads to is worth.

    First nobody, and everybody at each target; then the best of these is changed, one warrior at a time, while that
    makes it better.
    """
    s = worlds[0]
    attackers = [code - SLOT for code in s.options if code >= SLOT]
    attackers.sort(key=lambda slot: -attack(s, slot))
    targets = _targets(s, seat)
    best: Plan = []
    worth = plan_worth(worlds, seat, best)
    tried: dict[tuple[tuple[int, int], ...], float] = {(): worth}
    fresh: list[Plan] = [[(slot, target) for slot in attackers] for target in targets]
    while fresh:
        before = worth
        for plan in fresh:
            key = tuple(plan)
            if key in tried or len(tried) > most:
                continue
            tried[key] = plan_worth(worlds, seat, plan)
            if tried[key] > worth + MARGIN:
                best, worth = plan, tried[key]
        if worth == before and len(tried) > 1 + len(targets):
            break
        fresh = _changed(best, attackers, targets)
        if all(tuple(plan) in tried for plan in fresh) or len(tried) > most:
            break
    return best, worth


def _targets(s: Position, seat: int) -> list[int]:
    """What can be attacked: bases first, then the buildings that are worth most of what an attack can do."""
    found = attackable(s, seat)
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


def plan_worth(worlds: list[Position], seat: int, plan: Plan) -> float:
    """What the worlds are worth after an attack by this plan."""
    total = 0.0
    for world in worlds:
        s = world.copy()
        for attacker, _ in plan:
            choose(s, SLOT + attacker)
        if s.ending == PLAYING and s.question == ASK_ATTACKER and s.asking == seat:
            choose(s, DONE)  # with the last warrior chosen, the question has answered itself
        Lookahead(seat, plan).settle(s)
        total += evaluate(s, seat)
    return total / len(worlds)
