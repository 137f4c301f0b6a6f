"""What a search says about each option of a question: the chance to win, how sure that is, and why.

Advice is made from what one viewer may know, never from the match itself. An inquiry looks at the open question again
and again, each time in other worlds, so its answer is available at once and improves. What the search of a game
expects (a *share* of a win) becomes a chance by a curve that was fitted to how matches ended (docs/analysis.md).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from overrule.bots.generic import GenericSearch, credit
from overrule.core.kit import Kit
from overrule.core.rules import Rules

WATCHED = -2  # instead of a code: what a viewer expects if somebody else is asked
SURE = 0.6  # if a thing happens in this share of the worlds, it is told as a fact
POSSIBLE = 0.2  # and from this share on as a possibility
MOST_REASONS = 2
DECISIVE = 30.0  # with this weight, a thing is told even if it holds for nearly every option, so is a reason for none
END = 60.0  # with this weight, a thing ends the match, and is a fact only if it happens in every world
EDGE = 0.01  # shares nearer to 0 and 1 than this count as this
AGAINST = 0.25  # the weight of a reason of the kind that is not wanted

Draw = Callable[[], Any]  # deals a position that is possible for the viewer


class Reason(Struct, frozen=True):
    """Something that the search saw: a message of the game, and its arguments."""

    key: str
    args: tuple[tuple[str, int], ...] = ()


class Sight(Struct, frozen=True):
    """How often a reason was seen, as a share of the worlds, and how much it matters; less than 0: against it."""

    reason: Reason
    share: float
    weight: float


class Verdict(Struct, frozen=True):
    """What is known about an option. `loss`: by how much it trails the best one; errors are standard errors."""

    code: int
    chance: float
    error: float
    loss: float
    loss_error: float
    worlds: int


class Curve(Struct, frozen=True, array_like=True):
    """How shares become chances: offset + win * ln(share) - loss * ln(1 - share) + middle * (share - 1/2) as log odds.

    The last part is for a search that is too sure where it sees an end near, and not sure enough in between.
    """

    offset: float = 0.0
    win: float = 1.0
    loss: float = 1.0
    middle: float = 0.0

    def __call__(self, share: float) -> float:
        if share <= 0.0 or share >= 1.0:  # the search has seen the end of the match
            return min(max(share, 0.0), 1.0)
        share = min(max(share, EDGE), 1 - EDGE)
        odds = self.offset + self.win * math.log(share) - self.loss * math.log1p(-share) + self.middle * (share - 0.5)
        return 1 / (1 + math.exp(-max(-40.0, min(40.0, odds))))


class Table:
    """The shares of options in the worlds in which they were tried."""

    def __init__(self, spread: float) -> None:
        self.spread = spread  # how much shares of one option differ between worlds, before anything is known about it
        self.shares: dict[int, dict[int, float]] = {}

    def add(self, code: int, world: int, share: float) -> None:
        self.shares.setdefault(code, {})[world] = share

    def leader(self) -> int:
        """The best of the options that were tried most."""
        most = max(len(found) for found in self.shares.values())
        return max((code for code, found in self.shares.items() if len(found) == most), key=self.share)

    def share(self, code: int) -> float:
        """What an option leads to in all its worlds."""
        found = self.shares[code].values()
        return sum(found) / len(found)

    def verdicts(self, curve: Curve) -> list[Verdict]:
        """All options, the best one first. The others are compared with it in the worlds that they share."""
        if not self.shares:
            return []
        best = self.leader()
        top = self.share(best)
        found = [self._verdict(code, best, top, curve) for code in self.shares]
        return sorted(found, key=lambda verdict: (-verdict.chance, verdict.code != best))

    def _verdict(self, code: int, best: int, top: float, curve: Curve) -> Verdict:
        own, others = self.shares[code], self.shares[best]
        behind = [others[world] - own[world] for world in own if world in others]
        gap = sum(behind) / len(behind)
        share = min(max(top - gap, 0.0), top) if code != best else top
        spread, gap_spread = (
            _error(list(own.values()), self.spread),
            0.0 if code == best else _error(behind, self.spread),
        )
        if share in (0.0, 1.0) and len(set(own.values())) == 1:
            spread = 0.0  # the end of the match in every world
        return Verdict(
            code=code,
            chance=curve(share),
            error=_reach(curve, share, spread),
            loss=curve(top) - curve(share),
            loss_error=_reach(curve, share, gap_spread),
            worlds=len(own),
        )


def _error(values: Sequence[float], spread: float) -> float:
    """The standard error of the mean, corrected because a few values would understate it."""
    mean = sum(values) / len(values)
    return math.sqrt((sum((value - mean) ** 2 for value in values) + spread**2) / len(values) / len(values))


def _reach(curve: Curve, share: float, spread: float) -> float:
    """The error of a chance, given the error of its share."""
    return (curve(min(share + spread, 1.0)) - curve(max(share - spread, 0.0))) / 2


class Inquiry(Protocol):
    """The open question, as one viewer may know it."""

    table: Table
    keep: int | None  # an option to look at, however bad it is

    def look(self) -> None:
        """Look at it once more: a tenth of a second, or less."""

    def sights(self, code: int) -> list[Sight]:
        """What was seen about an option."""


class Adviser(Protocol):
    """How a game is judged."""

    chance: frozenset[str]  # kinds of random events, such as a draw
    area: str  # the area of the messages for its reasons

    def inquire(self, draw: Draw, viewer: int) -> Inquiry: ...

    def curve(self, seats: int, asked: bool) -> Curve:
        """The curve for a viewer who is asked, or who watches."""


def reasons(inquiry: Inquiry, code: int, lean: int = 0) -> list[Reason]:
    """Why an option is as good as it is: what matters most of what was seen, `sure` or not.

    `lean`: 1 tells reasons for it, -1 reasons against it; of the others, only those that are decisive.
    """
    others = [other for other in inquiry.table.shares if other not in (code, WATCHED)]
    usual = _usual([{sight.reason for sight in inquiry.sights(other) if sight.share >= POSSIBLE} for other in others])

    def matter(sight: Sight) -> float:
        return sight.share * abs(sight.weight) * (AGAINST if lean * sight.weight < 0 else 1.0)

    def fits(sight: Sight) -> bool:
        return lean * sight.weight >= 0 or abs(sight.weight) >= DECISIVE

    seen = [sight for sight in inquiry.sights(code) if sight.share >= POSSIBLE and fits(sight)]
    first: dict[str, Reason] = {}  # of each kind
    for sight in sorted(seen, key=matter, reverse=True):
        if sight.reason not in usual or abs(sight.weight) >= DECISIVE:
            sure = sight.share >= (1.0 if abs(sight.weight) >= END else SURE)
            first.setdefault(sight.reason.key, Reason(sight.reason.key, (*sight.reason.args, ("sure", int(sure)))))
    return list(first.values())[:MOST_REASONS]


def _usual(found: Sequence[Iterable[Reason]]) -> set[Reason]:
    """What holds for nearly all options."""
    counts: dict[Reason, int] = {}
    for seen in found:
        for reason in seen:
            counts[reason] = counts.get(reason, 0) + 1
    return {reason for reason, count in counts.items() if count >= 0.8 * len(found)}


def share_of_worlds(seen: Sequence[Mapping[Reason, float]]) -> list[Sight]:
    """The sights of an option, from what was seen in each world: reasons with their weights.

    Reasons that differ only in a `count` are one: the count is that of an average world.
    """
    found: dict[Reason, list[tuple[float, int]]] = {}
    for world in seen:
        for reason, weight in world.items():
            args = dict(reason.args)
            count = args.pop("count", 0)
            found.setdefault(Reason(reason.key, tuple(args.items())), []).append((weight, count))
    return [_sight(reason, entries, len(seen)) for reason, entries in found.items()]


def _sight(reason: Reason, entries: Sequence[tuple[float, int]], worlds: int) -> Sight:
    weight = sum(weight for weight, _ in entries) / len(entries)
    count = round(sum(count for _, count in entries) / len(entries))
    args = (*reason.args, ("count", count)) if count else reason.args
    return Sight(Reason(reason.key, args), len(entries) / worlds, weight)


# -------------------------------------------------------------------------------------------- any game, by its rules

PLAYOUTS = 120  # in one look
SPREAD = 0.1


class GenericInquiry:
    """A tree search that knows only the rules; each look grows a tree of its own."""

    def __init__(self, rules: Rules[Any, Any], draw: Draw, viewer: int) -> None:
        self.rules = rules
        self.draw = draw
        self.viewer = viewer
        self.search = GenericSearch(rules, PLAYOUTS)
        self.table = Table(SPREAD)
        self.keep: int | None = None
        self.looks = 0

    def look(self) -> None:
        if self.draw().asking == self.viewer:
            self.search.choose(self.draw)
            for code, node in self.search.root.next.items():
                self.table.add(code, self.looks, node.got / node.tried)
        else:
            self.table.add(WATCHED, self.looks, sum(self._played_out() for _ in range(PLAYOUTS)) / PLAYOUTS)
        self.looks += 1

    def _played_out(self) -> float:
        """The viewer's share if everybody chooses at random."""
        position = self.draw()
        self.rules.play_out(position, self.search.chance)
        outcome = self.rules.outcome(position)
        assert outcome is not None
        return credit(outcome, self.viewer)

    def sights(self, code: int) -> list[Sight]:
        return [Sight(Reason("advice-playouts", (("percent", round(100 * self.table.share(code))),)), 1.0, 1.0)]


class GenericAdviser:
    """The adviser for a game that has none of its own."""

    area = "common"
    chance = frozenset({"drew", "shuffled"})

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def inquire(self, draw: Draw, viewer: int) -> Inquiry:
        return GenericInquiry(self.rules, draw, viewer)

    def curve(self, seats: int, asked: bool) -> Curve:
        return Curve()


def adviser_of(kit: Kit) -> Adviser:
    """The adviser of a game: its own, or one that knows only the rules."""
    if kit.adviser is None:
        return GenericAdviser(kit.game.rules)
    own: Adviser = kit.adviser()
    return own
