"""The main phase: what to play and pay, looked at as a row of actions."""

from __future__ import annotations

from overrule.bots.conquerors.evaluate import evaluate
from overrule.bots.conquerors.lookahead import Lookahead
from overrule.games.conquerors.options import ASK_ACTION, DONE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import PLAYING, Position

WIDTH = 4  # rows that are followed
LENGTH = 4  # actions in a row
MARGIN = 0.05  # what an action must gain
IMPATIENCE = 0.01  # of two rows that come to the same, the shorter one


def best_action(s: Position) -> int:
    """The first action of the best row; DONE if none gains."""
    seat = s.asking
    best, choice = evaluate(s, seat) + MARGIN, DONE
    rows: list[tuple[float, int, Position]] = [(best, -1, s)]
    for length in range(LENGTH):
        longer: list[tuple[float, int, Position]] = []
        for _, first, position in rows:
            for code in position.options:
                if code == DONE:
                    continue
                after = position.copy()
                choose(after, code)
                Lookahead(seat).settle(after)
                worth = evaluate(after, seat) - IMPATIENCE * length
                begun = code if first < 0 else first
                if worth > best:
                    best, choice = worth, begun
                if after.ending == PLAYING and after.question == ASK_ACTION and after.asking == seat:
                    longer.append((worth, begun, after))
        longer.sort(key=lambda row: -row[0])
        rows = longer[:WIDTH]
    return choice
