"""Information-set tree search for Compile: one tree of choices for all worlds that might be the true one.

Whenever the tree grows, one world is played down the tree, by options that this world offers, as far as the tree goes
and one option further. From there the action is played to its end with one look ahead, and what came of it is judged.
Whoever is asked follows what has done well for them so far, and now and then what has been tried little.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from overrule.core.position import PLAYING
from overrule.core.rng import Rng
from overrule.games.compile.bots.judge import win_share
from overrule.games.compile.bots.lookahead import LEARNT, Lookahead
from overrule.games.compile.options import ASK_ACTION, CARD, PLAY_CARD
from overrule.games.compile.rules.flow import choose
from overrule.games.compile.state import Position

CURIOSITY: Final = 0.15  # how much an option gains by having been tried little
TRIES: Final = 30  # inside one action, once the tree is left
AS_GOOD: Final = 0.95  # options that are tried so often, compared with the one tried most, are as good

# Keys of cards in a hand, apart from all codes.
OF_HAND: Final = 2000  # + kind
PLAYED: Final = 3000  # + 12 * kind + what the code says besides the place
PLAYED_FACE_DOWN: Final = 2900  # + what the code says besides the place


@final
class Node:
    """What came of an option so far: how often it was on offer and tried, the wins expected, and what followed."""

    def __init__(self) -> None:
        self.offered = 1
        self.tried = 0
        self.wins = 0.0
        self.nodes: dict[int, Node] = {}


@final
class Tree:
    """What a seat may choose and what may follow, as far as it has been looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.root = Node()

    def grow(self, world: Position) -> int:
        """Try one more thing in a world; the number of positions that it took."""
        s = world.copy()
        s.skip_single = True
        path = [self.root]
        while s.ending == PLAYING:
            path.append(self._step(s, path[-1]))
            if path[-1].tried == 0:
                break
        lookahead = Lookahead(LEARNT, TRIES)
        lookahead.settle(s)
        share = win_share(s, self.seat)
        for node in path:
            node.tried += 1
            node.wins += share
        return lookahead.positions + len(path)

    def best(self, s: Position, chance: Rng) -> int:
        """The option that was tried most, or any that was tried as often but for a little: nobody can tell which."""
        nodes = self.root.nodes
        enough = AS_GOOD * max([node.tried for node in nodes.values()])
        offers = self._offers(s)
        good = [offers[key] for key in offers if key in nodes and nodes[key].tried >= enough]
        return good[chance.below(len(good))]

    def _step(self, s: Position, node: Node) -> Node:
        """Choose an option that is new to the tree, if there is one, or the one that promises most."""
        offers = self._offers(s)
        fresh: list[int] = []
        for key in offers:
            if key in node.nodes:
                node.nodes[key].offered += 1
            else:
                fresh.append(key)
        if fresh:
            key = fresh[s.streams[0].below(len(fresh))]
            node.nodes[key] = Node()
        else:
            key = self._most_promising(offers, node, s.asking)
        choose(s, offers[key])
        return node.nodes[key]

    def _most_promising(self, offers: dict[int, int], node: Node, asked: int) -> int:
        most, chosen = -1.0, 0
        for key in offers:
            option = node.nodes[key]
            share = option.wins / option.tried
            if asked != self.seat:
                share = 1.0 - share
            promise = share + CURIOSITY * sqrt(log(option.offered) / option.tried)
            if promise > most:
                most, chosen = promise, key
        return chosen

    def _offers(self, s: Position) -> dict[int, int]:
        """The codes of the options, by their keys in the tree."""
        return {self._key(s, code): code for code in s.options}

    def _key(self, s: Position, code: int) -> int:
        """Cards of a hand go by what they are: worlds differ in what lies in which place of a hand.

        Cards that the other player would play face down are all one: the seat that thinks cannot tell them apart.
        """
        hand = s.hands[s.asking]
        if s.question == ASK_ACTION and code >= PLAY_CARD:
            place, rest = divmod(code - PLAY_CARD, 12)
            if s.asking != self.seat and rest % 2 == 1:
                return PLAYED_FACE_DOWN + rest
            return PLAYED + 12 * s.kind[hand[place]] + rest
        if CARD <= code < PLAY_CARD and code - CARD in hand:
            return OF_HAND + s.kind[code - CARD]
        return code
