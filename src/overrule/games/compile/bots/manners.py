"""Manners of all players of Compile: they draft by judgement, and do not go round in circles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from overrule.bots.trying import Player
from overrule.games.compile.bots.draft import best_protocol
from overrule.games.compile.options import ASK_ACTION, ASK_DRAFT, PLAY_CARD, place_played
from overrule.games.compile.state import LINES, Position

ENOUGH = 2  # times that it does the same with the same cards of its own

# What lies on a seat's side and in its hand: all that it needs to notice that it has been here before.
Side = tuple[tuple[int, ...], ...]


class Mannered:
    """A player that has seen enough of what it did before: it then chooses among its other options."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.spent = 0  # positions that the player evaluated for the last choice, where it counts them
        self.done: Counter[tuple[Side, tuple[int, ...]]] = Counter()

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of an option: the player's choice among those that are not worn out."""
        first = draw()
        if first.question == ASK_DRAFT:
            return best_protocol(first)
        side = _side(first)
        codes = list(first.options)
        fresh = [code for code in codes if self.done[side, _meaning(first, code)] < ENOUGH] or codes
        dealt = [first]

        def draw_fresh() -> Position:
            world = dealt.pop() if dealt else draw()
            world.options = vec[i64](fresh)
            return world

        code = fresh[0] if len(fresh) == 1 else self.player.choose(draw_fresh)
        self.spent = getattr(self.player, "spent", 0)
        self.done[side, _meaning(first, code)] += 1
        return code


def _side(s: Position) -> Side:
    """The asked seat's own cards, by what they are, and which protocols are compiled. A hand counts for an action only.

    The other side is left out: in most circles one player does the same again and the other one this and that.
    """
    seat = s.asking
    stacks = [_kinds(s, s.stacks[LINES * seat + line]) for line in range(LINES)]
    hand = sorted(_kinds(s, s.hands[seat])) if s.question == ASK_ACTION else ()
    return ((int(s.question), int(s.compiled)), tuple(hand), *stacks)


def _kinds(s: Position, slots: vec[i64]) -> tuple[int, ...]:
    return tuple(2 * int(s.kind[slot]) + s.is_up(slot) for slot in slots)


def _meaning(s: Position, code: int) -> tuple[int, ...]:
    """An option by what it does: a card of the hand may lie in another place next time."""
    if s.question == ASK_ACTION and code >= PLAY_CARD:
        return int(s.kind[s.hands[s.asking][place_played(code)]]), (code - PLAY_CARD) % 12
    return (code,)
