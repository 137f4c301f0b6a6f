"""A restart with many running matches: how soon can people go on? Rooms are read when somebody comes back to them.

python -m tools.trust.restart --matches 1000 --moves 60
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from overrule.server.match.lobby import Lobby
from overrule.server.match.rooms import Room
from overrule.server.match.seats import Person
from overrule.server.store.store import Store
from overrule.server.wire import Choose, CreateRoom, encode
from tools.trust.load import Guest
from tools.trust.serving import Served

COME_BACK = 50  # people, one after the other


@dataclass
class Restarted:
    """What came out of it, in seconds: by the clock, and of the server's processor time."""

    matches: int
    start: float
    start_processor: float
    back: list[float] = field(default_factory=list)
    back_processor: float = 0.0

    def row(self) -> str:
        return (
            f"{self.matches} running matches: the server answers after {self.start:.1f} s "
            f"({self.start_processor:.1f} s of processor time); a room is there {max(self.back):.2f} s after somebody "
            f"asks for it at the latest ({1000 * self.back_processor / len(self.back):.0f} ms of processor time each)"
        )


def make_matches(database: str, matches: int, moves: int) -> list[tuple[str, str]]:
    """Matches that somebody has begun and left; returns their ids, each with the token of that person."""
    chance, store = random.Random(1), Store.open(database)
    lobby = Lobby(store, deliver=lambda connection, text: None)
    wish = {"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "local"}]}
    made = []
    for _ in range(matches):
        token, session = store.new_session("Guest")
        person = Person(session.id, session.name, session.owner)
        id = lobby.create(person, msgspec.convert(wish, CreateRoom)).result().room
        lobby.connect("page", person, "en", {"reactions": "full"})
        lobby.receive("page", encode({"type": "join", "room": id}))
        table = lobby.tables[id]
        for _ in range(moves):
            _move(lobby, table.room, chance)
        lobby.disconnect("page")
        lobby._remove(table)
        made.append((id, token))
    store.close()
    return made


def _move(lobby: Lobby, room: Room, chance: random.Random) -> None:
    if room.decision is not None:
        lobby.receive("page", encode({"type": "uncover", "room": room.id}))
        lobby.receive("page", encode(Choose(room.id, room.number, chance.choice(room.decision.options).key)))


async def come_back(served: Served, rooms: Sequence[tuple[str, str]], found: Restarted) -> None:
    """People come back to their matches, one after the other."""
    before = served.processor_time()
    for room, token in rooms:
        guest = Guest(served.address)
        guest.cookie = f"overrule_session={token}"
        guest.waiting[room] = asyncio.Queue()
        began = time.monotonic()
        await guest.connect()
        await guest.say("join", room=room)
        await guest.view(room)
        found.back.append(time.monotonic() - began)
        await guest.go()
    found.back_processor = served.processor_time() - before


def restart(matches: int, moves: int) -> Restarted:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "restart.db")
        made = make_matches(database, matches, moves)
        began = time.monotonic()
        served = Served(database)
        try:
            found = Restarted(matches, time.monotonic() - began, served.processor_time())
            asyncio.run(come_back(served, random.Random(2).sample(made, min(COME_BACK, matches)), found))
        finally:
            served.stop()
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args(arguments)
    print(restart(given.matches, given.moves).row())


if __name__ == "__main__":
    main()
