"""Does a move cost more where more rooms are open? Lobbies without sockets and disks, measured by turns in one process.

python -m tools.trust.growth --rooms 5000 --moving 1000 --moves 3000

Other work on the machine makes all figures larger, and all alike: they are to be compared with each other.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence

import msgspec

from overrule.server.match.lobby import Lobby
from overrule.server.match.rooms import Room
from overrule.server.match.seats import Person
from overrule.server.structs import look_at_structs
from overrule.server.wire import Choose, CreateRoom, Join, Settings, encode
from tests.server.helpers import MemoryStore

USUAL = 100  # rooms
ACTIVE = 10
ROOMS_OF_A_PAGE = 10
ROUND = 50  # moves in one lobby before it is the other's turn
WISH = {"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Hall:
    """A lobby with so many rooms, of which some are played in."""

    def __init__(self, rooms: int, active: int) -> None:
        self.store = MemoryStore()
        self.lobby = Lobby(self.store, deliver=lambda connection, text: None)
        self.active = active
        self.chance = random.Random(1)
        self.people = 0
        self.playing = [self.sit_down(*self.pair()) for _ in range(active)]
        for first in range(0, rooms - active, ROOMS_OF_A_PAGE):
            pair = self.pair()
            for _ in range(min(ROOMS_OF_A_PAGE, rooms - active - first)):
                self.sit_down(*pair)
        self.seconds = 0.0
        self.moves = 0

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

    def sit_down(self, one: Person, other: Person) -> Room:
        id = self.lobby.create(one, msgspec.convert(WISH, CreateRoom)).result().room
        room = self.lobby.tables[id].room
        self.lobby.receive(one.id, encode(Join(id)))
        self.lobby.receive(other.id, encode(Join(id, room.record.secret)))
        return room

    def move(self) -> None:
        """The next room's turn; one that is over gives way to a new one."""
        place = self.moves % self.active
        room = self.playing[place]
        if room.decision is None:
            room = self.playing[place] = self.sit_down(*self.pair())
        assert room.decision is not None
        who = room.seats[room.decision.seat].who or ""
        said = encode(Choose(room.id, room.number, self.chance.choice(room.decision.options).key))
        began = time.process_time()
        self.lobby.receive(who, said)
        self.lobby.due()
        self.seconds += time.process_time() - began
        self.moves += 1

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / self.moves


def grow(rooms: int, moving: int, moves: int) -> tuple[float, float, float]:
    """Milliseconds of a move in the usual lobby, in one with many rooms, and in one with many matches that move."""
    look_at_structs()
    halls = Hall(USUAL, ACTIVE), Hall(rooms, ACTIVE), Hall(moving, moving)
    for _ in range(moves // ROUND):
        for hall in halls:
            for _ in range(ROUND):
                hall.move()
    usual, large, busy = (hall.milliseconds for hall in halls)
    return usual, large, busy


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=5000)
    parser.add_argument("--moving", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=3000)
    given = parser.parse_args(arguments)
    usual, large, busy = grow(given.rooms, given.moving, given.moves)
    print(
        f"{ACTIVE} of {USUAL} rooms active: {usual:.3f} ms a move; of {given.rooms}: {large:.3f} ms "
        f"({large / usual - 1:+.0%}); {given.moving} matches moving: {busy:.3f} ms ({busy / usual - 1:+.0%})"
    )


if __name__ == "__main__":
    main()
