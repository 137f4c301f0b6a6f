"""The searching player of Planetary Conquerors: plays what it might do on, in several worlds, before it chooses.

A plan for its turn, a trap or a block is played on for a few turns of everybody. What to draw is played on further, as
it shows only when cards are played. One choice is made for all worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from overrule.bots.budget import Budget
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots import habits
from overrule.games.conquerors.bots.actions import Breadth, best_rows, played_kind
from overrule.games.conquerors.bots.comparison import Comparison
from overrule.games.conquerors.bots.finish import NONE, Finish
from overrule.games.conquerors.bots.judge import win_share
from overrule.games.conquerors.bots.planner import MOST_PLANS
from overrule.games.conquerors.bots.plans import best_plans
from overrule.games.conquerors.bots.player import is_too_early, option_worths
from overrule.games.conquerors.bots.policy import NO_TURN, Intent, Policy
from overrule.games.conquerors.bots.thought import KEEN, Thought
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import Position

BROAD: Final = Breadth(width=6, length=5, finalists=18, plans=16)  # for its own turn
NARROW: Final = Breadth(width=1, length=3, finalists=2, plans=10)  # for the turns that follow
FINISHING: Final = 4  # worlds in which a win must be found
NEAR: Final = 4  # turns for which plans are played on, its own included
FAR: Final = 6  # turns for which draws are played on
CLOSE: Final = 0.003  # of a win: plans that are as good as the best one
IDLE_MARGIN: Final = 0.0005  # of a win: what placing or moving a trap must gain
HABIT_MARGIN: Final = 0.01  # of a win: what a draw must gain that is not the usual one
KEPT_MARGIN: Final = 0.003  # of a win: what a reaction must gain, as a card kept may do more later
SMALL: Final = 48000  # positions for all questions inside effects and for reactions in one turn: there may be many
SHARE: Final = 4  # such a question may take one part in so many of those that are left
LEAST: Final = 2000  # with less, nothing is played on
FEW: Final = 4  # options that are played on there
HOPEFUL: Final = 1.5  # points that an option may promise less at once than the best one, and still be played on
EQUAL: Final = 0.2  # points that a block may promise less at once than the best one, and still be played on


class ConquerorsSearch:
    """Answers the questions of one seat; compares so many plans, as long as the positions and seconds last.

    The positions are shared by all pairs of players, as to evaluate one is to look at each player from every other.
    """

    def __init__(self, positions: int, seconds: float, plans: int) -> None:
        self.positions = positions
        self.seconds = seconds
        self.plans = plans
        self.intent = Intent()
        self.hand = 0  # cards that the hand will hold if nothing unexpected happens
        self.winning = NO_TURN  # the turn in which a win was found
        self.spent = 0  # positions evaluated for the last choice
        self.small_turn = NO_TURN  # the turn of the last small question
        self.small = 0  # positions that are left for small questions in that turn

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the option that promises most."""
        s = _world(draw)
        pairs = s.deal.seats * (s.deal.seats - 1) // 2
        budget = Budget(self.positions // pairs, self.seconds)
        code = self._choose(s, draw, Thought(budget, KEEN))
        self.spent = budget.spent
        return code

    def _choose(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        question = s.question
        if question == o.ASK_MULLIGAN:
            return self._mulligan(s, draw, thought)
        if question == o.ASK_KUK:
            return self._weigh(s, list(s.options), habits.kuk(s), draw, thought)
        if question in (o.ASK_ACTION, o.ASK_ATTACKER) or (self.winning == s.turn and s.player == s.asking):
            code = self._finish(s, draw, thought)
            if code != NONE:
                return code
        if question == o.ASK_ACTION:
            return self._act(s, draw, thought)
        if question == o.ASK_ATTACKER:
            return self._attack(s, draw, thought)
        if question == o.ASK_AIM:
            return self.intent.next_aim(s, thought)
        if question in (o.ASK_TRAP, o.ASK_SPOT):
            return self._place(s, draw, thought)
        if question == o.ASK_REACTION and is_too_early(s):
            return o.PASS
        if question == o.ASK_BLOCK:
            return self._block(s, draw, thought)
        return self._answer(s, draw, thought)

    def _finish(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """An option that wins in this turn, or NONE."""
        finish = Finish([s] + [_world(draw) for _ in range(FINISHING - 1)])
        code = finish.code()
        thought.budget.spent += finish.positions
        if code != NONE:
            self.winning = s.turn
        return code

    def _act(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """The next action of the row, which is chosen anew when something unexpected has happened."""
        intent = self.intent
        if intent.row_turn != s.turn or not intent.codes or len(s.hands[s.asking]) != self.hand:
            rows = best_rows(s, BROAD, thought)[: self.plans]
            intents: list[Intent] = []
            for row in rows:
                intents.append(Intent())
                intents[-1].act_as(s.turn, row)
            chosen = intents[self._best_intent(s, intents, draw, thought)]
            intent.act_by(s.turn, chosen.codes, chosen.kinds)
        code = intent.next_action(s)
        self.hand = len(s.hands[s.asking]) - (1 if played_kind(s, code) >= 0 else 0)
        return code

    def _attack(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """The next attacker of the plan, which is made at the first question."""
        if self.intent.plan_turn != s.turn:
            intents: list[Intent] = []
            for _, plan in best_plans([s, _world(draw)], s.asking, MOST_PLANS, thought)[: self.plans]:
                intents.append(Intent())
                intents[-1].attack_by(s.turn, plan)
            self.intent.attack_by(s.turn, intents[self._best_intent(s, intents, draw, thought)].plan)
        return self.intent.next_attacker(s)

    def _best_intent(self, s: Position, intents: list[Intent], draw: Callable[[], Position], thought: Thought) -> int:
        """Which of these leads to most wins."""
        if len(intents) == 1:
            return 0

        def tried(world: Position, place: int) -> float:
            return _play_on(world.copy(), world, NEAR, intents[place], thought)

        return _compared(s, len(intents), tried, draw, thought.budget).best(CLOSE, s.streams[0])

    def _place(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """Which trap goes where."""
        margins = [IDLE_MARGIN if code == o.DONE else 0.0 for code in s.options]
        return self._best_code(s, list(s.options), margins, NEAR, draw, thought)

    def _block(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """Who blocks: a fight shows at once what it is worth, so only what comes close to the best is played on."""
        worths = option_worths([s, _world(draw)], thought)
        most = max(worths)
        codes = [code for code, worth in zip(s.options, worths, strict=True) if worth > most - EQUAL]
        return codes[0] if len(codes) == 1 else self._best_code(s, codes, [0.0] * len(codes), NEAR, draw, thought)

    def _answer(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """A reaction, a target and the like: the options that promise most at once are played on."""
        worths = option_worths([s], thought)
        order = sorted(range(len(worths)), key=lambda place: -worths[place])
        codes = [s.options[place] for place in order[:FEW] if worths[place] > worths[order[0]] - HOPEFUL]
        if self.small_turn != s.turn:
            self.small_turn, self.small = s.turn, SMALL
        share = self.small // SHARE
        if len(codes) == 1 or codes[0] == o.PASS or share < LEAST:
            return codes[0]
        margins = [KEPT_MARGIN if code == o.PASS else 0.0 for code in codes]
        budget = thought.budget
        before = budget.spent
        budget.positions = min(budget.positions, before + share)
        code = self._best_code(s, codes, margins, NEAR, draw, thought)
        self.small -= budget.spent - before
        return code

    def _mulligan(self, s: Position, draw: Callable[[], Position], thought: Thought) -> int:
        """Whether to put three cards back; which, is a matter of habit."""
        if o.PASS not in s.options:
            return habits.mulligan(s)
        return self._weigh(s, [o.PASS, habits.worst_card(s)], habits.mulligan(s), draw, thought)

    def _weigh(self, s: Position, codes: list[int], usual: int, draw: Callable[[], Position], thought: Thought) -> int:
        """Which cards to draw; the usual ones, unless others are better by the margin."""
        margins = [HABIT_MARGIN if code == usual else 0.0 for code in codes]
        return self._best_code(s, codes, margins, FAR, draw, thought)

    def _best_code(
        self,
        s: Position,
        codes: list[int],
        margins: list[float],
        turns: int,
        draw: Callable[[], Position],
        thought: Thought,
    ) -> int:
        """Which of these options leads to most wins, with so many turns played on; each with its margin on top."""
        intent = self.intent

        def tried(world: Position, place: int) -> float:
            return margins[place] + _chosen(world, codes[place], turns, intent, thought)

        return codes[_compared(s, len(codes), tried, draw, thought.budget).best(0.0, s.streams[0])]


def _compared(
    s: Position,
    number: int,
    tried: Callable[[Position, int], float],
    draw: Callable[[], Position],
    budget: Budget,
) -> Comparison:
    """So many choices, tried in this world and in others that might be the true one."""
    comparison = Comparison(number, budget)
    world = s
    while comparison.goes_on():
        _try_all(comparison, tried, world)
        world = _world(draw)
    return comparison


def _try_all(comparison: Comparison, tried: Callable[[Position, int], float], world: Position) -> None:
    comparison.try_all(lambda place: tried(world, place))


def _chosen(world: Position, code: int, turns: int, intent: Intent, thought: Thought) -> float:
    """The asked seat's share of a win once it has chosen an option."""
    twin = world.copy()
    choose(twin, code)
    return _play_on(twin, world, turns, intent, thought)


def _play_on(s: Position, world: Position, turns: int, intent: Intent, thought: Thought) -> float:
    """The share of a win of the seat that is asked in a world, so many turns later."""
    Policy(NARROW, intent.copy(), thought).play(s, world.asking, world.turn + turns)
    return win_share(s, world.asking)


def _world(draw: Callable[[], Position]) -> Position:
    """A world to try things out in: nobody looks at it, and seats that could only pass are not asked."""
    world = draw()
    world.pool = vec[i64]()
    world.skip_single = True
    return world
