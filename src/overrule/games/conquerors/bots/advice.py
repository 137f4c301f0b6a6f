"""Advice about Planetary Conquerors: each option is played on in worlds, and what comes of it is told in its words."""

from __future__ import annotations

from math import exp, log

from librt.vecs import vec
from mypy_extensions import i64

from overrule.bots.advice import WATCHED, Curve, Draw, Reason, Sight, Table, share_of_worlds
from overrule.bots.budget import unlimited
from overrule.bots.curves import read_curve
from overrule.core.position import PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.actions import Breadth, best_rows, goes_on
from overrule.games.conquerors.bots.finish import NONE, Finish
from overrule.games.conquerors.bots.judge import win_share
from overrule.games.conquerors.bots.lookahead import Lookahead
from overrule.games.conquerors.bots.planner import MOST_PLANS
from overrule.games.conquerors.bots.plans import best_plans
from overrule.games.conquerors.bots.policy import Intent, Policy
from overrule.games.conquerors.bots.search import FAR, FINISHING
from overrule.games.conquerors.bots.thought import KEEN, Thought
from overrule.games.conquerors.bots.worths import worths_of
from overrule.games.conquerors.rules.board import building_life, life
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import SLOT_MASK, Position

AREA = "overrule.games.conquerors"
TRIES = 24  # in one look: options times worlds
NEAR = 2  # turns for which options are played on: this one and the next
SPREAD = 0.1  # by which worlds differ
FEWEST = 3  # options that are looked at each time
FOLLOWING = Breadth(width=3, length=4, finalists=6, plans=6)  # how the rest of the main phase is planned
NARROW = Breadth(width=1, length=1, finalists=2, plans=4)  # how the turns that follow are planned
DRAWS = (o.ASK_MULLIGAN, o.ASK_KUK)  # questions whose answers show only later

# With more than two players most matches end by conquest, and warriors are spent on each other: the life
# of buildings and bases tells who wins, the rest hardly does. But whoever chose by that would take what goes along with
# winning for its cause. So these tell how a position stands, and the usual share tells how options differ in it
# (docs/notebook/bots.md).
BUILDING_LIFE = 0.2  # for each point
BASE_LIFE = 0.1  # for each point
STANDING = 0.2  # what the logarithm of the usual share counts
LEAST = 0.0001  # a smaller share counts as this

Seen = dict[Reason, float]  # with what it weighs


class ConquerorsInquiry:
    """The open question of a match of Planetary Conquerors."""

    def __init__(self, draw: Draw, viewer: int) -> None:
        self.draw = draw
        self.viewer = viewer
        self.table = Table(SPREAD)
        self.keep: int | None = None
        self.thought = Thought(unlimited(), KEEN)
        self.first: Position = draw()
        self.asked = self.first.asking == viewer
        self.turns = FAR if self.first.question in DRAWS else NEAR
        self.drawn = 0  # worlds
        self.looks = 0
        self.winning = NONE
        self.intents: dict[int, Intent] = {}
        self.seen: dict[int, list[Seen]] = {}

    def look(self) -> None:
        """Play the options that are still in question on, in other worlds than before."""
        if self.asked and self.looks == 0:
            self._prepare()
        codes = self._left() if self.asked else [WATCHED]
        for _ in range(max(1, TRIES // len(codes) if self.asked else TRIES // 4)):
            world = self.first if self.drawn == 0 else self.draw()
            for code in codes:
                if code == WATCHED or code in world.options:
                    self.table.add(code, self.drawn, self._share(world, code))
            self.drawn += 1
        self.looks += 1

    def _prepare(self) -> None:
        """Look for a win in this turn, and plan what follows each option."""
        s = _quick(self.first)
        if s.question in (o.ASK_ACTION, o.ASK_ATTACKER):
            self.winning = Finish([s] + [_quick(self.draw()) for _ in range(FINISHING - 1)]).code()
        plans = best_plans([s], s.asking, MOST_PLANS, self.thought) if s.question == o.ASK_ATTACKER else []
        for code in s.options:
            self.intents[code] = intent = Intent()
            if s.question == o.ASK_ACTION:
                self._plan_row(s, code, intent)
            for _, plan in plans:
                if any(o.SLOT + attacker == code for attacker, _ in plan) or (code == o.DONE and not plan):
                    intent.attack_by(s.turn, plan)
                    break

    def _plan_row(self, s: Position, code: int, intent: Intent) -> None:
        """The best actions after an action."""
        after = s.copy()
        choose(after, code)
        Lookahead(s.asking, self.thought).settle(after)
        if code != o.DONE and goes_on(after, s.asking) and after.turn == s.turn:
            row = best_rows(after, FOLLOWING, self.thought)[0]
            intent.act_by(s.turn, row.codes, row.kinds)

    def _left(self) -> list[int]:
        """The options still in question: each look drops the worse half."""
        codes = list(self.first.options)
        keep = max(FEWEST, len(codes) >> self.looks)
        if self.looks == 0 or len(codes) <= keep:
            return codes
        tried = [code for code in codes if code in self.table.shares]
        tried.sort(key=lambda code: -self.table.share(code))
        return tried[:keep] + [code for code in tried[keep:] if code == self.keep]

    def _share(self, world: Position, code: int) -> float:
        """The viewer's share of a win some turns later."""
        if code == self.winning and code != NONE:
            return 1.0
        after = _quick(world)
        if code == WATCHED:
            Policy(NARROW, Intent(), self.thought).play(after, self.viewer, world.turn + self.turns)
            return expected_share(world, after, self.viewer)
        choose(after, code)
        Policy(NARROW, self.intents[code].copy(), self.thought).play(after, self.viewer, world.turn + self.turns)
        self.seen.setdefault(code, []).append(_glimpse(world, code, self._done(world, code), after, self.viewer))
        return expected_share(world, after, self.viewer)

    def _done(self, world: Position, code: int) -> Position | None:
        """What an option itself does, before anything else is played; of an attack only the end shows it."""
        if world.question == o.ASK_ATTACKER:
            return None
        done = world.copy()
        if world.question == o.ASK_ACTION and code == o.DONE:
            return done
        choose(done, code)
        Lookahead(self.viewer, self.thought).settle(done)
        return done

    def sights(self, code: int) -> list[Sight]:
        """What an option gained, and what it cost by the end of the next player's turn."""
        if code == self.winning:
            return [Sight(Reason("advice-wins"), 1.0, 100.0)]
        return share_of_worlds(self.seen[code]) if code in self.seen else []


def _quick(world: Position) -> Position:
    """A twin to try things out in: nobody looks at it, and seats that could only pass are not asked.

    There a turn without anything left to do goes on by itself, so what an option itself does is seen in the world.
    """
    twin = world.copy()
    twin.pool = vec[i64]()
    twin.skip_single = True
    return twin


def expected_share(now: Position, after: Position, seat: int) -> float:
    """A seat's share of a win, from how a position stands and what has come of it."""
    if after.ending != PLAYING or not after.plays(seat) or len(after.opponents(seat)) == 1:
        return win_share(after, seat)
    hopes = [_hope(now, after, player) for player in (seat, *after.opponents(seat))]
    return 1 / sum(exp(hope - hopes[0]) for hope in hopes)


def _hope(now: Position, after: Position, seat: int) -> float:
    """What speaks for a player among several, as the logarithm of a share."""
    standing = log(max(win_share(after, seat), LEAST))
    built, base = int(building_life(now, seat)), int(life(now, now.base(seat)))
    return STANDING * standing + BUILDING_LIFE * built + BASE_LIFE * base


def _glimpse(world: Position, code: int, done: Position | None, after: Position, seat: int) -> Seen:
    """What an option has gained once it is `done`, and what was lost by the time `after` it.

    What is gained later comes of other cards: that is no reason for this one. What an attack gains, others lose.
    """
    seen: Seen = {}
    if after.ending != PLAYING or not after.plays(seat):
        won = after.ending != PLAYING and (after.winners >> seat) & 1
        soon = after.turn == world.turn
        seen[Reason(("advice-wins" if soon else "advice-wins-soon") if won else "advice-they-win")] = (
            100.0 if won else -60.0
        )
        return seen
    if world.question == o.ASK_AIM and len(world.column((code - o.AIM) & SLOT_MASK)) > 0:
        seen[Reason("advice-trap")] = -9.0
    others = world.opponents(seat)
    _note(seen, "advice-destroys", sum(_gone(world, done or after, other) for other in others), 3.0)
    _note(seen, "advice-loses-cards", _gone(world, after, seat), -3.0)
    _note(seen, "advice-hits-base", sum(_lost_life(world, done or after, other) for other in others), 2.0)
    _note(seen, "advice-base-hit", _lost_life(world, after, seat), -2.0)
    if done is not None:
        _note(seen, "advice-builds", int(building_life(done, seat) - building_life(world, seat)), 1.0)
        _note(seen, "advice-earns", _income(done, seat) - _income(world, seat), 3.0)
        _note(seen, "advice-draws", len(done.hands[seat]) - len(world.hands[seat]), 0.8)
        _note(seen, "advice-army", len(done.warriors[seat]) - len(world.warriors[seat]), 1.5)
    return seen


def _note(seen: Seen, key: str, count: int, weight: float) -> None:
    if count > 0:
        seen[Reason(key, (("count", count),))] = weight * count


def _gone(before: Position, after: Position, seat: int) -> int:
    """How many cards of a player have left the planet in between; traps are not counted."""
    stays = [before.ref(slot) for slot in (*before.miners[seat], *before.buildings[seat], *before.warriors[seat])]
    return sum(not after.is_there(ref) for ref in stays)


def _lost_life(before: Position, after: Position, seat: int) -> int:
    """The life that a base has lost in between."""
    return int(life(before, before.base(seat)) - life(after, after.base(seat)))


def _income(s: Position, seat: int) -> int:
    """The materials that a player gets each turn."""
    worths = worths_of(s.deal.library)
    rows = (*s.miners[seat], *s.buildings[seat])
    numbers = [s.number(slot) for slot in rows]
    return round(sum(worths.gold[number] + worths.cosmium[number] + worths.electricity[number] for number in numbers))


class ConquerorsAdviser:
    """Judges Planetary Conquerors."""

    area = AREA
    chance = frozenset({"drew", "shuffled", "milled", "looked", "searched"})

    def inquire(self, draw: Draw, viewer: int) -> ConquerorsInquiry:
        return ConquerorsInquiry(draw, viewer)

    def curve(self, seats: int, asked: bool) -> Curve:
        return read_curve(AREA, seats, asked)


ADVISER = ConquerorsAdviser()
