"""The main phase: what to play and pay, looked at as rows of actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.position import PLAYING
from overrule.games.conquerors.bots.lookahead import Lookahead, Plan
from overrule.games.conquerors.bots.plans import best_plans
from overrule.games.conquerors.bots.thought import Thought
from overrule.games.conquerors.options import ASK_ACTION, ASK_ATTACKER, DONE, PAY, PLACE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import Position

NO_CARD: Final = -1
MARGIN: Final = 0.05  # what an action must gain


@final
class Row:
    """Actions one after the other, with the cards that they play, and where they lead."""

    def __init__(self, worth: float, codes: list[int], kinds: list[int], position: Position) -> None:
        self.worth = worth
        self.codes = codes
        self.kinds = kinds
        self.position = position
        self.attack: Plan | None = None  # the best one from there, if it has been looked for


@final
class Breadth:
    """How much of the main phase is looked at."""

    def __init__(self, width: int, length: int, finalists: int, plans: int) -> None:
        self.width = width  # rows that are followed
        self.length = length  # actions in a row
        self.finalists = finalists  # rows that are looked at with the attack that follows
        self.plans = plans  # of that attack


def best_rows(s: Position, breadth: Breadth, thought: Thought) -> list[Row]:
    """The rows that promise most, the best one first; the empty row is among them."""
    seat = s.asking
    nothing = Row(thought.worth(s, seat), [], [], s)
    rows = [nothing]
    found: list[Row] = []
    seen: set[tuple[int, ...]] = set()
    for _ in range(breadth.length):
        longer = _longer(rows, seat, seen, thought)
        longer.sort(key=_badness)
        found += longer[: breadth.finalists]
        rows = [row for row in longer if goes_on(row.position, seat)][: breadth.width]
    found.sort(key=_badness)
    if not found:
        return [nothing]
    best = [nothing, *found[: breadth.finalists - 1]]
    for row in best:
        if thought.budget.is_late():
            break
        row.worth = _after_attack(row, seat, breadth.plans, thought)
    nothing.worth += MARGIN
    best.sort(key=_badness)
    return best


def played_kind(s: Position, code: int) -> int:
    """The card that an action plays, or NO_CARD."""
    if PLACE <= code < PAY:
        return s.kind[s.hands[s.asking][code - PLACE]]
    return NO_CARD


def goes_on(s: Position, seat: int) -> bool:
    """Whether a seat may go on with its main phase."""
    return s.ending == PLAYING and s.question == ASK_ACTION and s.asking == seat


def _badness(row: Row) -> float:
    return -row.worth


def _longer(rows: list[Row], seat: int, seen: set[tuple[int, ...]], thought: Thought) -> list[Row]:
    """The rows with each action that may follow; of those that lead to the same only the first."""
    longer: list[Row] = []
    for row in rows:
        position = row.position
        for code in position.options:
            if code == DONE or thought.budget.is_late():
                continue
            after = position.copy()
            choose(after, code)
            Lookahead(seat, thought).settle(after)
            look = look_of(after)
            if look not in seen:
                seen.add(look)
                codes, kinds = [*row.codes, code], [*row.kinds, played_kind(position, code)]
                longer.append(Row(thought.worth(after, seat), codes, kinds, after))
    return longer


def look_of(s: Position) -> tuple[int, ...]:
    """What tells apart the positions that one main phase can lead to."""
    look = extend(append(s.storage[:], len(s.modifiers)), s.modifiers)
    for seat in range(s.deal.seats):
        hand = vec[i64]([s.kind[slot] for slot in s.hands[seat]])
        things = vec[i64]([(s.kind[slot] << 32) + (s.damage[slot] << 16) + s.flags[slot] for slot in s.on_planet(seat)])
        rest = vec[i64]([len(hand), len(things), s.damage[s.base(seat)], len(s.traps[seat]), len(s.decks[seat])])
        look = extend(extend(extend(look, rest), _in_order(hand)), _in_order(things))
    return tuple(look)


def _in_order(numbers: vec[i64]) -> vec[i64]:
    """The numbers from the lowest on; there are few of them."""
    for place in range(1, len(numbers)):
        number = numbers[place]
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
    return numbers


def _after_attack(row: Row, seat: int, plans: int, thought: Thought) -> float:
    """What a row leads to is worth after the best attack from there, which the row keeps."""
    s = row.position
    if not goes_on(s, seat):
        return row.worth
    after = s.copy()
    choose(after, DONE)
    Lookahead(seat, thought).settle(after)
    if after.ending == PLAYING and after.question == ASK_ATTACKER and after.asking == seat:
        worth, row.attack = best_plans([after], seat, plans, thought)[0]
        return worth
    return thought.worth(after, seat)
