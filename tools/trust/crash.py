"""Kill the server again and again while people play: no move that was acknowledged may be lost, doubled or reordered.

python -m tools.trust.crash --kills 5 --matches 8
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from overrule.server.store.store import Store
from tools.trust.load import Guest, Pair
from tools.trust.serving import Served, free_port

BETWEEN = (0.5, 1.5)  # seconds from one kill to the next


@dataclass
class Crashed:
    """What came out of it. `wrong`: what was not as it should be, in words."""

    kills: int
    moves: int
    slowest: float  # seconds from a start until a room could be played again
    wrong: list[str]


class Survivor(Pair):
    """A match that goes on after each crash; it remembers what was acknowledged."""

    def __init__(self, game: str, first: Guest, second: Guest) -> None:
        super().__init__(game, first, second)
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}

    async def move(self, http: httpx.AsyncClient) -> None:
        asked = self.decision
        if asked is None:
            await self.begin(http)
            asked = self.decision
        assert asked is not None
        self.picked = (asked["seat"], self.chance.choice(asked["options"])["key"])
        number = asked["number"]
        await self.guests[asked["seat"]].say("choose", room=self.room, number=number, key=self.picked[1])
        await self._hear()  # both have seen it: from now on it may not be lost
        self.acknowledged.setdefault(self.room, []).append(self.picked)
        self.moves += 1
        while self.decision is None and not self.over:
            await self._hear()

    async def come_back(self, http: httpx.AsyncClient) -> None:
        """After a crash: new connections, the same seats."""
        for guest in self.guests:
            await guest.connect()
            guest.waiting[self.room] = asyncio.Queue()
            await guest.say("join", room=self.room)
        self.decision, self.over = None, False
        while self.decision is None and not self.over:
            await self._hear()


async def crash(database: str, *, game: str, kills: int, matches: int, seed: int = 1) -> Crashed:
    """Let people play through so many kills, then compare what they saw with what is stored."""
    chance = random.Random(seed)
    port = free_port()
    served = Served(database, port)
    slowest = 0.0
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        pairs = []
        for _ in range(matches):
            guests = [await Guest(served.address).come(http) for _ in range(2)]
            pairs.append(Survivor(game, *guests))
            await pairs[-1].begin(http)
        for _ in range(kills):
            playing = [asyncio.create_task(_play(pair, http)) for pair in pairs]
            await asyncio.sleep(chance.uniform(*BETWEEN))
            served.kill()
            await asyncio.gather(*playing)
            began = time.perf_counter()
            served = Served(database, port)
            for pair in pairs:
                await pair.come_back(http)
            slowest = max(slowest, time.perf_counter() - began)
        for pair in pairs:
            for guest in pair.guests:
                await guest.go()
    served.stop()
    store = Store.open_beside(database)
    wrong = [problem for pair in pairs for room in pair.acknowledged for problem in _compare(store, pair, room)]
    store.close()
    return Crashed(kills, sum(pair.moves for pair in pairs), slowest, wrong)


async def _play(pair: Survivor, http: httpx.AsyncClient) -> None:
    """Move until the server is gone."""
    with contextlib.suppress(WebSocketException, OSError, httpx.HTTPError, TimeoutError):
        while True:
            async with asyncio.timeout(5):
                await pair.move(http)


def _compare(store: Store, pair: Survivor, room: str) -> list[str]:
    """All that was acknowledged is stored, in its order; in between may be what was stored and not acknowledged."""
    kept = store.room(room)
    stored: list[tuple[int, str]] = [] if kept is None else [(move[0], move[1]) for move in kept.moves]
    left = iter(stored)
    lost = [move for move in pair.acknowledged[room] if move not in left]
    return [f"{room}: {len(lost)} of {len(pair.acknowledged[room])} moves lost or reordered"] if lost else []


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquerors")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--db")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = given.db or str(Path(folder) / "crash.db")
        found = asyncio.run(crash(database, game=given.game, kills=given.kills, matches=given.matches))
    told: Any = "nothing lost" if not found.wrong else "; ".join(found.wrong)
    print(f"{found.kills} kills, {found.moves} acknowledged moves: {told}; back within {found.slowest:.1f} s")


if __name__ == "__main__":
    main()
