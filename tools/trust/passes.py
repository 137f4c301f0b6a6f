"""Can others tell by its time whether a pass was made by the server or by hand?

Two people with smart reactions play by chance in a room without sockets. Where somebody is asked for a reaction, they
pass by hand, after a time by the model of people (`match/pacing.py`). Where hidden cards leave them nothing to do, the
server passes. What counts is the time that the other one sees go by. A classifier learns from one half of all passes
and guesses the other half.

python -m tools.trust.passes --passes 2000
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from overrule.server.match import pacing, reactions
from overrule.server.match.reactions import PASS
from overrule.server.match.rooms import Room
from tests.server.helpers import Desk, seated

BINS = (0.05, 0.1, 0.25, 0.5, 1.0)  # seconds: how finely a classifier looks at times
MOST_RIGHT = 0.55  # of 1
DRAWN = 20_000


@dataclass
class Passes:
    """Times of passes, in seconds, as the other one saw them."""

    by_server: list[float] = field(default_factory=list)
    by_hand: list[float] = field(default_factory=list)

    def right(self, width: float) -> float:
        """How many of 1 a classifier guesses that has learned which kind is more frequent at which times."""
        count = min(len(self.by_server), len(self.by_hand))
        half = count // 2
        kinds = [[int(seconds / width) for seconds in times[:count]] for times in (self.by_server, self.by_hand)]
        server, hand = (Counter(times[:half]) for times in kinds)
        guessed = sum(server[time] > hand[time] for time in kinds[0][half:])
        guessed += sum(server[time] <= hand[time] for time in kinds[1][half:])
        return guessed / (2 * (count - half))

    @property
    def best(self) -> float:
        return max(self.right(width) for width in BINS)

    def row(self) -> str:
        found = ", ".join(f"{100 * self.right(width):.1f}" for width in BINS)
        finely = ", ".join(f"{width:g}" for width in BINS)
        return (
            f"{len(self.by_server)} passes by the server, {len(self.by_hand)} by hand: "
            f"of 100, {found} are guessed (times in steps of {finely} s)"
        )


def draw_passes(passes: int, seed: int = 1) -> Passes:
    """So many delays as rooms draw them, and times of people."""
    chance = random.Random(seed)
    drawn = [pacing.pass_time(chance) for _ in range(passes)]
    return Passes(drawn, [time_of_a_person(chance) for _ in range(passes)])


def watch_passes(passes: int, seed: int = 1) -> Passes:
    """Let matches be played until there are so many passes of each kind."""
    chance, found = random.Random(seed), Passes()
    while min(len(found.by_server), len(found.by_hand)) < passes:
        desk, room = seated("conquerors")
        room.chance = random.Random(chance.random())
        while room.decision is not None:
            _answer(desk, room, chance, found)
    return found


def _answer(desk: Desk, room: Room, chance: random.Random, found: Passes) -> None:
    """The open question is answered; if it is passed, the time is noted at which the other one sees it."""
    who, decision, began = room.asked_person, room.decision, desk.now
    assert who is not None
    assert decision is not None
    other = "petr" if who == "anna" else "anna"
    for page, sent in desk.sent.items():
        desk.sent[page] = sent[-1:]
    seen = len(desk.sent[other])
    if room.is_passing(who):
        while len(desk.sent[other]) == seen:
            desk.wait(max(0.0, desk.lobby.due() - desk.now))
        found.by_server.append(desk.now - began)
    elif reactions.is_reaction(room.kit, decision):
        desk.wait(time_of_a_person(chance))
        desk.choose(who, PASS)
        assert len(desk.sent[other]) > seen
        found.by_hand.append(desk.now - began)
    else:
        desk.wait(1.0)
        desk.choose(who, chance.choice(decision.options).key)


def time_of_a_person(chance: random.Random) -> float:
    """A pass by hand, by the model, found by halving: not the code that draws the delays."""
    wanted, low, high = chance.random(), pacing.LEAST, pacing.MOST
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if pacing.share_within(middle) < wanted else (low, middle)
    return low


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--passes", type=int, default=1000, help="of each kind")
    passes = parser.parse_args(arguments).passes
    drawn = draw_passes(DRAWN)
    print(f"as they are drawn: {drawn.row()}", flush=True)
    found = watch_passes(passes)
    print(f"in rooms: {found.row()}")
    raise SystemExit(0 if max(drawn.best, found.best) <= MOST_RIGHT else 1)


if __name__ == "__main__":
    main()
