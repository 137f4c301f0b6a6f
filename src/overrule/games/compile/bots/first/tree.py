"""Information-set tree search for Compile: one tree of choices for all worlds that might be the true one.

Whenever the tree grows, one world is played down the tree, by options that this world offers, as far as the tree goes
and one option further. From there the action is played to its end with one look ahead, and what came of it is judged.
Whoever is asked follows what has done well for them so far, and now and then what has been tried little.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import place_of
from overrule.core.position import PLAYING
from overrule.core.rng import Rng
from overrule.games.compile.bots.first.judge import win_share
from overrule.games.compile.bots.first.lookahead import LEARNT, Lookahead
from overrule.games.compile.options import ASK_ACTION, CARD, PLAY_CARD, place_played, played_up
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
@mypyc_attr(acyclic=True)
class Node:
    """What came of an option so far: how often it was on offer and tried, the wins expected, and what followed."""

    def __init__(self) -> None:
        self.offered: i64 = 1
        self.tried: i64 = 0
        self.wins = 0.0
        self.nodes: dict[int, Node] = {}

    def promise(self, against: bool) -> float:
        """What the option has done for whoever is asked, and more the less it has been tried."""
        share = self.wins / float(self.tried)
        if against:
            share = 1.0 - share
        return share + CURIOSITY * sqrt(log(float(self.offered)) / float(self.tried))


@final
@mypyc_attr(acyclic=True)
class Offers:
    """The options of a question by their keys in the tree. Of those with the same key, the last one counts."""

    def __init__(self) -> None:
        self.keys = vec[i64]()
        self.codes = vec[i64]()

    def add(self, key: i64, code: i64) -> None:
        place = place_of(key, self.keys)
        if place >= 0:
            self.codes[place] = code
        else:
            self.keys = append(self.keys, key)
            self.codes = append(self.codes, code)


@final
class Tree:
    """What a seat may choose and what may follow, as far as it has been looked at."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.root = Node()

    def grow(self, world: Position) -> i64:
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

    def best(self, s: Position, chance: Rng) -> i64:
        """The option that was tried most, or any that was tried as often but for a little: nobody can tell which."""
        nodes = self.root.nodes
        enough = AS_GOOD * max([int(node.tried) for node in nodes.values()])
        offers = self._offers(s)
        good = vec[i64]()
        for place in range(len(offers.keys)):
            option = nodes.get(offers.keys[place])
            if option is not None and float(option.tried) >= enough:
                good = append(good, offers.codes[place])
        return good[chance.below(len(good))]

    def _step(self, s: Position, node: Node) -> Node:
        """Choose an option that is new to the tree, if there is one, or the one that promises most."""
        offers = self._offers(s)
        fresh = vec[i64]()
        most = -1.0
        chosen: i64 = 0
        for place in range(len(offers.keys)):
            option = node.nodes.get(offers.keys[place])
            if option is None:
                fresh = append(fresh, place)
                continue
            option.offered += 1
            if len(fresh) == 0:
                promise = option.promise(s.asking != self.seat)
                if promise > most:
                    most, chosen = promise, place
        if len(fresh) > 0:
            chosen = fresh[s.streams[0].below(len(fresh))]
            node.nodes[offers.keys[chosen]] = Node()
        following = node.nodes[offers.keys[chosen]]
        choose(s, offers.codes[chosen])
        return following

    def _offers(self, s: Position) -> Offers:
        """The options of the open question."""
        offers = Offers()
        for code in s.options:
            offers.add(self._key(s, code), code)
        return offers

    def _key(self, s: Position, code: i64) -> i64:
        """Cards of a hand go by what they are: worlds differ in what lies in which place of a hand.

        Cards that the other player would play face down are all one: the seat that thinks cannot tell them apart.
        """
        hand = s.hands[s.asking]
        if s.question == ASK_ACTION and code >= PLAY_CARD:
            where = (code - PLAY_CARD) % 12
            if s.asking != self.seat and not played_up(code):
                return PLAYED_FACE_DOWN + where
            return PLAYED + 12 * s.kind[hand[place_played(code)]] + where
        if CARD <= code < PLAY_CARD and code - CARD in hand:
            return OF_HAND + s.kind[code - CARD]
        return code
