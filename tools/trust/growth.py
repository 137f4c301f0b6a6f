"""Does a move cost more where more rooms are open, or where more matches move? Lobbies without sockets and disks.

python -m tools.trust.growth --rooms 5000 --moving 1000 --moves 60

Each lobby is in a process of its own, and all make the same moves: so many of each of the same matches. They make them
by turns, so that other work on the machine makes all figures larger alike: they are to be compared with each other.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from overrule.server.match.lobby import Lobby
from overrule.server.match.rooms import Room
from overrule.server.match.seats import Person
from overrule.server.match.views import load_words
from overrule.server.structs import look_at_structs
from overrule.server.wire import Choose, CreateRoom, Join, Settings, encode
from tests.server.helpers import MemoryStore

USUAL = 100  # rooms
ACTIVE = 10
ROOMS_OF_A_PAGE = 10
ROUND = 100  # moves in one lobby before it is the next one's turn
WISH = {"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Promises(MemoryStore):
    """A store that says how the next match is dealt."""

    deal = 0

    def promised(self, who: str) -> str:
        return f"{self.deal:064x}"


@dataclass
class Playing:
    """A match that is being played: its room, its people, what decides their choices, and how many are left."""

    room: Room
    people: tuple[Person, Person]
    chance: random.Random
    left: int


class Hall:
    """A lobby with so many rooms. Matches are played in some of them at a time, each for so many moves."""

    def __init__(self, rooms: int, active: int, matches: int, moves: int) -> None:
        self.store = Promises()
        self.lobby = Lobby(self.store, deliver=lambda connection, text: None)
        self.moves = moves
        self.people = 0
        self.to_play = iter(range(matches))
        self.playing = [self.begin(next(self.to_play)) for _ in range(active)]
        for first in range(active, rooms, ROOMS_OF_A_PAGE):
            pair = self.pair()
            for number in range(first, min(first + ROOMS_OF_A_PAGE, rooms)):
                self.sit_down(*pair, deal=matches + number)

    def pair(self) -> tuple[Person, Person]:
        """Two people, each with a page."""
        people = []
        for _ in range(2):
            self.people += 1
            id = f"p{self.people}"
            people.append(Person(id, id, f"session:{id}"))
            self.lobby.connect(id, people[-1], "en")
            self.lobby.receive(id, encode(Settings("full")))
        return people[0], people[1]

    def sit_down(self, one: Person, other: Person, deal: int) -> Room:
        self.store.deal = deal
        id = self.lobby.create(one, msgspec.convert(WISH, CreateRoom)).result().room
        room = self.lobby.tables[id].room
        self.lobby.receive(one.id, encode(Join(id)))
        self.lobby.receive(other.id, encode(Join(id, room.record.secret)))
        return room

    def begin(self, deal: int) -> Playing:
        pair = self.pair()
        return Playing(self.sit_down(*pair, deal=deal), pair, random.Random(deal), self.moves)

    def end(self, match: Playing) -> None:
        """Its people go, and its room is put away."""
        for person in match.people:
            self.lobby.disconnect(person.id)
        self.lobby._remove(self.lobby.tables[match.room.id])

    def all_moves(self) -> Iterator[float]:
        """Make all moves, one in each match and again; gives how long each took, in seconds of processor time."""
        while self.playing:
            for match in list(self.playing):
                if match.left and match.room.decision is not None:
                    yield self.move(match)
                    continue
                self.end(match)
                self.playing.remove(match)
                self.playing += map(self.begin, itertools.islice(self.to_play, 1))

    def move(self, match: Playing) -> float:
        room = match.room
        assert room.decision is not None
        who = room.seats[room.decision.seat].who or ""
        said = encode(Choose(room.id, room.number, match.chance.choice(room.decision.options).key))
        match.left -= 1
        began = time.process_time()
        self.lobby.receive(who, said)
        self.lobby.due()
        return time.process_time() - began


def run_hall(asked: Connection, *what: int) -> None:
    """In a process of its own: whenever asked, make some moves and say how long each took."""
    look_at_structs()
    load_words()
    moves = Hall(*what).all_moves()
    while asked.recv():
        asked.send(list(itertools.islice(moves, ROUND)))


class Cost(NamedTuple):
    """Milliseconds of a move. Other work on the machine does less to the median than to the mean."""

    mean: float
    median: float

    def beside(self, usual: Cost) -> str:
        return (
            f"{self.mean:.3f} ms ({self.mean / usual.mean - 1:+.0%}), "
            f"median {self.median:.3f} ({self.median / usual.median - 1:+.0%})"
        )


def grow(rooms: int, moving: int, moves: int) -> list[Cost]:
    """What a move costs in the usual lobby, in one with many rooms, and in one with many matches that move."""
    halls = (USUAL, ACTIVE), (rooms, ACTIVE), (moving, moving)
    times: list[list[float]] = [[] for _ in halls]
    ends = []
    with contextlib.ExitStack() as stack:
        for hall in halls:
            here, there = multiprocessing.Pipe()
            process = multiprocessing.Process(target=run_hall, args=(there, *hall, moving, moves), daemon=True)
            process.start()
            stack.callback(process.terminate)
            ends.append(here)
        made = True
        while made:
            for here, all_times in zip(ends, times, strict=True):
                here.send(True)
                made = here.recv()
                all_times += made
    return [Cost(1000 * statistics.mean(all_times), 1000 * statistics.median(all_times)) for all_times in times]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=5000)
    parser.add_argument("--moving", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=30, help="of each match")
    given = parser.parse_args(arguments)
    usual, large, busy = grow(given.rooms, given.moving, given.moves)
    print(
        f"{given.moves} moves of each of {given.moving} matches: "
        f"{ACTIVE} of {USUAL} rooms active: {usual.beside(usual)}; of {given.rooms}: {large.beside(usual)}; "
        f"{given.moving} matches moving: {busy.beside(usual)}"
    )


if __name__ == "__main__":
    main()
