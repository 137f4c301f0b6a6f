"""Plays a world on, for everybody, quickly: how a search thinks that a match would go on.

Nobody knows the others' traps there: who plans a turn takes them to be any of those that might lie there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.position import PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots import habits
from overrule.games.conquerors.bots.actions import Breadth, Row, best_rows, played_kind
from overrule.games.conquerors.bots.lookahead import Lookahead, Plan, planned_aim
from overrule.games.conquerors.bots.plans import best_plans
from overrule.games.conquerors.bots.player import best_option
from overrule.games.conquerors.bots.thought import Thought
from overrule.games.conquerors.program import TRAP
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import STREAM_PICK, TURNED_UP, Position

NO_TURN: Final = -1
FREE: Final = (o.ASK_ACTION, o.ASK_ATTACKER, o.ASK_TRAP)  # where a turn can be broken off


@final
class Intent:
    """What a seat means to do in a turn: a row of actions, then an attack."""

    def __init__(self) -> None:
        self.row_turn = NO_TURN
        self.codes: list[int] = []
        self.kinds: list[int] = []
        self.plan_turn = NO_TURN
        self.plan: Plan = []

    def copy(self) -> Intent:
        twin = Intent()
        twin.row_turn = self.row_turn
        twin.codes = self.codes[:]
        twin.kinds = self.kinds[:]
        twin.plan_turn = self.plan_turn
        twin.plan = self.plan
        return twin

    def act_by(self, turn: int, codes: list[int], kinds: list[int]) -> None:
        """Take up a row of actions."""
        self.row_turn = turn
        self.codes = codes[:]
        self.kinds = kinds[:]

    def act_as(self, turn: int, row: Row) -> None:
        """Take up a row of actions, and the attack that follows if it has been planned."""
        self.act_by(turn, row.codes, row.kinds)
        if row.attack is not None:
            self.attack_by(turn, row.attack)

    def attack_by(self, turn: int, plan: Plan) -> None:
        """Take up an attack."""
        self.plan_turn = turn
        self.plan = plan

    def next_action(self, s: Position) -> int:
        """The next action of the row that can be done as it was meant."""
        while self.codes:
            code, kind = self.codes.pop(0), self.kinds.pop(0)
            if code in s.options and played_kind(s, code) == kind:
                return code
        return o.DONE

    def next_attacker(self, s: Position) -> int:
        """The next warrior of the attack."""
        for attacker, _ in self.plan:
            if o.SLOT + attacker in s.options:
                return o.SLOT + attacker
        return o.DONE

    def next_aim(self, s: Position, thought: Thought) -> int:
        """The next target of the attack."""
        code = planned_aim(s, self.plan) if self.plan_turn == s.turn else NO_TURN
        return code if code in s.options else Lookahead(s.asking, thought).answer(s)


@final
class Policy:
    """Plays everybody in one world: each turn is planned once, nobody reacts."""

    def __init__(self, breadth: Breadth, intent: Intent, thought: Thought) -> None:
        self.breadth = breadth
        self.intent = intent
        self.thought = thought

    def play(self, s: Position, seat: int, last: int) -> None:
        """Play on to the main phase of a turn, unless the match is over for the seat before.

        Whoever can do nothing in a main phase is not asked there; the turn's attack or traps are asked about then.
        """
        while s.ending == PLAYING and s.plays(seat) and not (s.turn >= last and s.question in FREE):
            choose(s, self.answer(s))

    def answer(self, s: Position) -> int:
        """How the seat that is asked answers."""
        question = s.question
        if question == o.ASK_ACTION:
            if self.intent.row_turn != s.turn:
                self.intent.act_as(s.turn, best_rows(as_seen(s), self.breadth, self.thought)[0])
            return self.intent.next_action(s)
        if question == o.ASK_ATTACKER:
            if self.intent.plan_turn != s.turn:
                plans = best_plans([as_seen(s)], s.asking, self.breadth.plans, self.thought)
                self.intent.attack_by(s.turn, plans[0][1])
            return self.intent.next_attacker(s)
        if question == o.ASK_AIM:
            return self.intent.next_aim(s, self.thought)
        if question == o.ASK_MULLIGAN:
            return habits.mulligan(s)
        if question == o.ASK_KUK:
            return habits.kuk(s)
        if question == o.ASK_TRAP:
            return best_option([s], self.thought)
        return Lookahead(s.asking, self.thought).answer(s)


def as_seen(s: Position) -> Position:
    """The position as the seat that is asked might see it: others' traps change places with any in hand or deck.

    So do traps that the seat has looked at; only those that are being activated stay what they are.
    """
    hidden = False
    for other in s.opponents(s.asking):
        hidden = hidden or len(s.traps[other]) > 0
    if not hidden:
        return s
    twin = s.copy()
    for other in s.opponents(s.asking):
        unknown = vec[i64]([slot for slot in s.traps[other] if not s.flags[slot] & TURNED_UP])
        placed = len(unknown)
        for zone in (s.hands[other], s.decks[other]):
            for slot in zone:
                if s.type(slot) == TRAP:
                    unknown = append(unknown, slot)
        for place in range(placed):
            swapped = place + twin.streams[STREAM_PICK].below(len(unknown) - place)
            one, two = unknown[place], unknown[swapped]
            twin.kind[one], twin.kind[two] = twin.kind[two], twin.kind[one]
    return twin
