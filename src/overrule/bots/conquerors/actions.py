"""The main phase: what to play and pay, looked at as a row of actions."""

from __future__ import annotations

from overrule.bots.conquerors.evaluate import evaluate
from overrule.bots.conquerors.lookahead import Lookahead
from overrule.bots.conquerors.plans import best_plan
from overrule.games.conquerors.options import ASK_ACTION, ASK_ATTACKER, DONE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import PLAYING, Position

WIDTH = 4  # rows that are followed
LENGTH = 4  # actions in a row
FINALISTS = 4  # rows that are looked at with the attack that follows
PLANS = 16  # of that attack
MARGIN = 0.05  # what an action must gain

Row = tuple[float, int, Position]  # what it leads to is worth, its first action, where it leads


def best_action(s: Position) -> int:
    """The first action of the best row; DONE if none gains."""
    seat = s.asking
    rows: list[Row] = [(evaluate(s, seat) + MARGIN, DONE, s)]
    found = rows[:]
    for _ in range(LENGTH):
        rows = _longer(rows, seat)
        rows.sort(key=_worth)
        found += rows[:FINALISTS]
        rows = [row for row in rows if _goes_on(row[2], seat)][:WIDTH]
    best = sorted(found[1:], key=_worth)[: FINALISTS - 1]
    if not best:
        return DONE
    return min([found[0], *best], key=lambda row: -_after_attack(row, seat))[1]


def _worth(row: Row) -> float:
    return -row[0]


def _goes_on(s: Position, seat: int) -> bool:
    return s.ending == PLAYING and s.question == ASK_ACTION and s.asking == seat


def _longer(rows: list[Row], seat: int) -> list[Row]:
    """The rows with each action that may follow."""
    longer: list[Row] = []
    for _, first, position in rows:
        for code in position.options:
            if code != DONE:
                after = position.copy()
                choose(after, code)
                Lookahead(seat).settle(after)
                longer.append((evaluate(after, seat), code if first == DONE else first, after))
    return longer


def _after_attack(row: Row, seat: int) -> float:
    """What a row leads to is worth after the best attack from there."""
    s = row[2]
    if not _goes_on(s, seat):
        return row[0]
    after = s.copy()
    choose(after, DONE)
    Lookahead(seat).settle(after)
    if after.ending == PLAYING and after.question == ASK_ATTACKER and after.asking == seat:
        return best_plan([after], seat, PLANS)[1]
    return evaluate(after, seat)
