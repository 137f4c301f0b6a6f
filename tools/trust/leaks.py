"""Hidden twins: two matches that differ in what a viewer may not know must look the same to them until they are told.

python -m tools.trust.leaks --pairs 2000              observations, events and options, straight from the engine
python -m tools.trust.leaks --pairs 2000 --in-rooms   what the server sends, byte for byte, in both languages
python -m tools.trust.leaks --pairs 20000 --add-to build/leaks.jsonl    goes on where it was broken off
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.conformance.adapter import Adapter
from tests.conformance.games import ADAPTERS, chooser
from tests.conformance.twins import Leak, Pair, from_the_deal
from tests.server.test_views import Views
from tools.trust.tally import Tally

SWAPS = (1, 1, 2, 30)  # of hidden cards: one goes unnoticed for long, many make everything hidden differ
STEPS_IN_ROOMS = 60
PAIRS_OF_A_PART = 240


@dataclass
class Compared:
    """What came out of it."""

    deals: int = 0
    pairs: int = 0
    steps: int = 0
    leaks: int = 0

    def __add__(self, other: Compared) -> Compared:
        return Compared(
            self.deals + other.deals, self.pairs + other.pairs, self.steps + other.steps, self.leaks + other.leaks
        )

    def row(self) -> str:
        return f"{self.pairs} pairs, {self.steps} steps compared, {self.leaks} leaks"


def twins(game: str, seed: int, in_rooms: bool) -> Iterator[Pair]:
    """Pairs of one deal, for all viewers."""
    adapter: Adapter = ADAPTERS[game]
    for viewer, (number, swaps) in itertools.product(adapter.viewers, enumerate(SWAPS)):
        rng = chooser(1000 * seed + number)
        if in_rooms:
            yield Views(adapter, *adapter.pair(seed, viewer, swaps, rng), viewer, rng)
        else:
            yield from_the_deal(adapter, seed, viewer, swaps, rng, same=bool(number % 2))


def compare(game: str, pairs: int, in_rooms: bool = False, first_seed: int = 0) -> Compared:
    """Follow at least so many pairs, of whole deals, until they are told apart, and say of each leak what it shows."""
    found = Compared()
    for seed in itertools.count(first_seed):
        if found.pairs >= pairs:
            break
        for pair in twins(game, seed, in_rooms):
            try:
                pair.follow(STEPS_IN_ROOMS) if in_rooms else pair.follow()
            except Leak as leak:
                found.leaks += 1
                print(f"{game}, deal {seed}: {leak}", flush=True)
            found.pairs += 1
            found.steps += pair.steps
        found.deals += 1
    return found


def compare_in_parts(game: str, pairs: int, in_rooms: bool, path: Path | None) -> Compared:
    """The same, part by part."""
    tally = Tally(path, f"leaks of {game}{' in rooms' if in_rooms else ''}", Compared)
    while (found := sum(tally.parts, Compared())).pairs < pairs:
        tally.add(compare(game, min(PAIRS_OF_A_PART, pairs - found.pairs), in_rooms, found.deals))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=2000, help="of each game")
    parser.add_argument("--game", action="append", choices=tuple(ADAPTERS))
    parser.add_argument("--in-rooms", action="store_true")
    parser.add_argument("--add-to", type=Path, help="a file with what was found so far")
    given = parser.parse_args(arguments)
    leaks = 0
    for game in given.game or ADAPTERS:
        found = compare_in_parts(game, given.pairs, given.in_rooms, given.add_to)
        print(f"{game}: {found.row()}", flush=True)
        leaks += found.leaks
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
