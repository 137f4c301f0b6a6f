"""Advice about Compile: each look grows a tree of its own, and what comes of an option is told in its words."""

from __future__ import annotations

from overrule.bots.advice import WATCHED, Curve, Draw, Reason, Sight, Table, share_of_worlds
from overrule.bots.budget import Budget
from overrule.bots.curves import read_curve
from overrule.core.arrays import lowest, members
from overrule.core.position import PLAYING
from overrule.games.compile.bots.draft import AVERAGE, share_after, won_with
from overrule.games.compile.bots.finish import NONE, Finish
from overrule.games.compile.bots.lookahead import LEARNT, Lookahead
from overrule.games.compile.bots.player import draw_world
from overrule.games.compile.bots.tree import Tree
from overrule.games.compile.options import ASK_ACTION, ASK_DRAFT, PICK_PROTOCOL, PLAY_CARD
from overrule.games.compile.rules.board import all_totals
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import LINES, Position

AREA = "overrule.games.compile"
POSITIONS = 16000  # that one look judges
SECONDS = 2.0
WORLDS = 64  # drawn for a look at most
SPREAD = 0.02  # by which trees differ
FINISHING = 4  # worlds in which a win must be found
GLIMPSES = 4  # worlds in which it is seen what comes of an option

Seen = dict[Reason, float]  # with what it weighs


class CompileInquiry:
    """The open question of a match of Compile; a draft is judged by how often protocols won."""

    def __init__(self, draw: Draw, viewer: int) -> None:
        self.draw = draw
        self.viewer = viewer
        self.table = Table(SPREAD)
        self.keep: int | None = None
        self.looks = 0
        self.worlds = [draw_world(draw) for _ in range(FINISHING)]
        self.winning: int = NONE
        self.seen: dict[int, list[Seen]] = {}

    def look(self) -> None:
        """Grow one more tree; the first time, look for a win in this turn too."""
        s = self.worlds[0]
        asked = s.asking == self.viewer
        if s.question == ASK_DRAFT:
            self._judge_draft(s, asked)
            return
        if asked and self.looks == 0:
            self.winning = Finish(self.worlds).code()
        tree = self._tree()
        if asked:
            for code, tried, wins in tree.results(s):
                self.table.add(code, self.looks, 1.0 if code == self.winning else wins / tried)
        else:
            self.table.add(WATCHED, self.looks, tree.root.wins / float(tree.root.tried))
        self.looks += 1

    def _judge_draft(self, s: Position, asked: bool) -> None:
        shares = {code: share_after(s, code) for code in list(s.options)}
        if asked:
            for code, share in shares.items():
                self.table.add(code, self.looks, share)
        else:
            self.table.add(WATCHED, self.looks, 1 - max(shares.values()))
        self.looks += 1

    def _tree(self) -> Tree:
        tree = Tree(self.viewer)
        budget = Budget(POSITIONS, SECONDS)
        worlds = list(self.worlds) if self.looks == 0 else []
        grown = 0
        while grown < WORLDS or not budget.is_spent():
            if len(worlds) <= grown < WORLDS:
                worlds.append(draw_world(self.draw))
            budget.spent += tree.grow(worlds[grown % len(worlds)])
            grown += 1
        return tree

    def sights(self, code: int) -> list[Sight]:
        """What comes of an option, and what it keeps from happening."""
        if code == self.winning:
            return [Sight(Reason("advice-wins"), 1.0, 100.0)]
        s = self.worlds[0]
        if s.question == ASK_DRAFT:
            won = round(won_with(s, code - PICK_PROTOCOL))
            return [Sight(Reason("advice-protocol", (("percent", won),)), 1.0, won - AVERAGE)]
        sights = share_of_worlds(self._glimpses(code))
        return sights + self._prevented(code, sights)

    def _prevented(self, code: int, sights: list[Sight]) -> list[Sight]:
        """Lines that they could compile after nearly all other options, but not after this one."""
        others = [other for other in self.table.shares if other != code]
        if not others:
            return []
        here = {sight.reason for sight in sights}
        found = []
        for line in range(1, LINES + 1):
            threat = Reason("advice-they-compile", (("line", int(line)),))
            elsewhere = [seen for other in others for seen in self._glimpses(other)]
            share = sum(threat in seen for seen in elsewhere) / len(elsewhere)
            if threat not in here and share >= 0.5:
                found.append(Sight(Reason("advice-stops", threat.args), 1.0, 35.0))
        return found

    def _glimpses(self, code: int) -> list[Seen]:
        if code not in self.seen:
            self.seen[code] = [_glimpse(world, code) for world in self.worlds[:GLIMPSES] if code in world.options]
        return self.seen[code]


def _glimpse(world: Position, code: int) -> Seen:
    """What happens in a world after an option: to the end of the action, and after the best answer to it."""
    seat = world.asking
    lookahead = Lookahead(LEARNT)
    after = world.copy()
    after.skip_single = True
    choose(after, code)
    at_once: Seen = {}
    if world.question != ASK_ACTION and after.ending == PLAYING:
        _note_cards(at_once, world, after, seat, code)
    lookahead.settle(after)
    seen: Seen = {}
    if after.ending != PLAYING:
        won = after.winner == seat
        seen[Reason("advice-wins" if won else "advice-draw" if after.winner < 0 else "advice-loses-now")] = (
            100.0 if won else -100.0
        )
        return seen
    _note_compiled(seen, world, after, seat, "advice-compiles", 40.0)
    _note_compiled(seen, world, after, 1 - seat, "advice-they-compile", -30.0)
    # Of the answer to a text, what it does itself; else what comes of it in the end.
    if at_once:
        seen |= at_once
    else:
        _note_cards(seen, world, after, seat, code)
    if after.question == ASK_ACTION and after.asking != seat:
        answered = _answered(after, lookahead)
        if answered.ending != PLAYING:
            if answered.winner == 1 - seat:
                seen[Reason("advice-they-win")] = -60.0
        else:
            _note_compiled(seen, after, answered, seat, "advice-ready", 12.0)
            _note_ready(seen, answered, 1 - seat)
    return seen


def _answered(s: Position, lookahead: Lookahead) -> Position:
    """After the other player's best action."""
    best = max(list(s.options), key=lambda code: lookahead.after(s, code, s.asking))
    after = s.copy()
    choose(after, best)
    lookahead.settle(after)
    return after


def _note_compiled(seen: Seen, before: Position, after: Position, seat: int, key: str, weight: float) -> None:
    """The lines that a player has compiled in between."""
    for place in members(after.compiled_by(seat) & ~before.compiled_by(seat)):
        line = int(lowest(after.home[LINES * seat + place])) + 1
        seen[Reason(key, (("line", line),))] = weight


def _note_ready(seen: Seen, s: Position, seat: int) -> None:
    """The lines in which a player is ahead with 10 or more, and has not compiled."""
    totals = all_totals(s)
    for line in range(LINES):
        own, other = totals[LINES * seat + line], totals[LINES * (1 - seat) + line]
        if own >= 10 and own > other and not (s.compiled >> s.order[LINES * seat + line]) & 1:
            seen[Reason("advice-they-load", (("line", int(line) + 1),))] = -8.0


def _note_cards(seen: Seen, before: Position, after: Position, seat: int, code: int) -> None:
    """How hands and fields have changed, besides by the card that was played."""
    played = int(before.question == ASK_ACTION and code >= PLAY_CARD)
    hand = len(after.hands[seat]) - len(before.hands[seat]) + played
    their_hand = len(after.hands[1 - seat]) - len(before.hands[1 - seat])
    if not any(_is_emptied(before, after, line) for line in range(LINES)):  # nobody has compiled, or compiled again
        field = _field(after, seat) - _field(before, seat) - played
        their_field = _field(after, 1 - seat) - _field(before, 1 - seat)
        _note_count(seen, "advice-destroys", -their_field, 4.0)
        _note_count(seen, "advice-loses-cards", -field, -4.0)
    _note_count(seen, "advice-discards", -their_hand, 3.0)
    _note_count(seen, "advice-draws", hand, 2.0)
    _note_count(seen, "advice-gives-up", -hand, -2.0)
    if after.control == seat != before.control:
        seen[Reason("advice-control")] = 3.0
    own, others = all_totals(after), all_totals(before)
    for line in range(LINES):
        spot = LINES * seat + line
        if own[spot] - others[spot] >= 2:
            seen[Reason("advice-grows", (("line", int(line) + 1), ("count", int(own[spot] - others[spot]))))] = 1.0
        theirs = LINES * (1 - seat) + line
        if others[theirs] - own[theirs] >= 2 and not _is_emptied(before, after, line):
            fallen = int(others[theirs] - own[theirs])
            seen[Reason("advice-falls", (("line", int(line) + 1), ("count", fallen)))] = 1.5


def _note_count(seen: Seen, key: str, count: int, weight: float) -> None:
    if count > 0:
        seen[Reason(key, (("count", int(count)),))] = weight * count


def _is_emptied(before: Position, after: Position, line: int) -> bool:
    """Whether all cards of both players have left a line, and it was more than one."""
    return _in_line(before, line) > 1 and _in_line(after, line) == 0


def _in_line(s: Position, line: int) -> int:
    return len(s.stacks[line]) + len(s.stacks[LINES + line])


def _field(s: Position, seat: int) -> int:
    return sum(len(s.stacks[LINES * seat + line]) for line in range(LINES))


class CompileAdviser:
    """Judges Compile."""

    area = AREA
    chance = frozenset({"drew", "shuffled", "dealt", "discarded-from-deck"})

    def inquire(self, draw: Draw, viewer: int) -> CompileInquiry:
        return CompileInquiry(draw, viewer)

    def curve(self, seats: int, asked: bool) -> Curve:
        return read_curve(AREA, seats, asked)


ADVISER = CompileAdviser()
