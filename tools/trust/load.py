"""What a move costs: many open matches, some of which are played at, with two connections each.

python -m tools.trust.load --rooms 100 --active 10 --rate 3 --seconds 20
python -m tools.trust.load --rooms 100 --active 10 --rate 3 --seconds 20 --processes 2    a cluster, on PostgreSQL
python -m tools.trust.load --rooms 100 --active 100 --rate 3 --seconds 60 --pinned        300 moves/s on one core

Runs with the same game, rate and seconds play the same deals in the same way, the first `--active` ones of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import tempfile
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.trust.postgres import Postgres
from tools.trust.serving import Served

ROOMS_OF_A_PAGE = 10
AT_ONCE = 20  # set-ups at the same time
IDLE_SECONDS = 5.0
T = TypeVar("T")
Move = tuple[int, str]  # a seat and a key


@dataclass
class Measured:
    """What came out of a load."""

    rooms: int
    active: int
    moves: int
    seconds: float
    processor: float  # seconds
    idle: float  # the share of a processor that it takes while nobody moves
    megabytes: float
    times: list[float] = field(default_factory=list)  # of acknowledgements, in seconds

    @property
    def milliseconds(self) -> float:
        """Of processor time, for a move."""
        return 1000 * self.processor / max(1, self.moves)

    def latency(self, share: float) -> float:
        """So much of 1 of all acknowledgements came within this many milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def row(self) -> str:
        return (
            f"{self.active} of {self.rooms} rooms: {self.moves / self.seconds:.0f} moves/s, "
            f"{self.milliseconds:.2f} ms of processor time a move, "
            f"p50/p95/p99 {self.latency(0.5):.1f}/{self.latency(0.95):.1f}/{self.latency(0.99):.1f} ms, "
            f"{self.megabytes:.0f} MB, {self.idle:.1%} of a processor while nobody moves"
        )


class Guest:
    """Somebody with one page, which may look at several rooms."""

    def __init__(self, address: str, strict: bool = True, packed: bool = True) -> None:
        """`strict`: what the server refuses is a fault; `packed`: messages are compressed, as in browsers."""
        self.address = address
        self.strict = strict
        self.packed = packed
        self.cookie = ""
        self.wire: ClientConnection
        self.waiting: dict[str, asyncio.Queue[dict[str, Any] | None]] = {}  # views; None: no more will come

    async def come(self, http: httpx.AsyncClient) -> Guest:
        response = await http.get(f"{self.address}/api/session", headers={"cookie": ""})
        self.cookie = f"overrule_session={response.cookies['overrule_session']}"
        http.cookies.clear()
        settings = {"settings": {"reactions": "full"}}
        await http.patch(f"{self.address}/api/session", json=settings, headers={"cookie": self.cookie})
        await self.connect()
        return self

    async def connect(self) -> None:
        """Open the page, or open it again."""
        self.wire = await connect(
            self.address.replace("http", "ws") + "/ws",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
            max_size=None,
            compression="deflate" if self.packed else None,
            ping_interval=None,
        )
        await self.say("settings", reactions="full")
        self.listening = asyncio.create_task(self._listen())

    async def create(self, http: httpx.AsyncClient, wish: dict[str, Any]) -> dict[str, Any]:
        """A new room, with its invitation."""
        try:
            asked = await http.post(f"{self.address}/api/rooms", json=wish, headers={"cookie": self.cookie})
        except AttributeError as error:  # anyio does not expect a connection that is closed as soon as it is made
            raise httpx.ConnectError(str(error)) from error
        made: dict[str, Any] = asked.raise_for_status().json()
        return made

    async def say(self, type: str, **fields: Any) -> None:
        await self.wire.send(json.dumps({"type": type, **fields}))

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.wire:
                self._hear(msgspec.json.decode(text))
        self._end()

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "error":
            if self.strict:
                raise RuntimeError(told)
            self._end()
        elif told["type"] == "view" and told["room"] in self.waiting:
            self.waiting[told["room"]].put_nowait(told["view"])

    def _end(self) -> None:
        for queue in self.waiting.values():
            queue.put_nowait(None)

    async def view(self, room: str) -> dict[str, Any]:
        """The next view of a room; raises ConnectionError if none will come."""
        view = await self.waiting[room].get()
        if view is None:
            raise ConnectionError("the connection has ended, or the server has refused something")
        return view

    async def go(self) -> None:
        self.listening.cancel()
        await self.wire.close()


class Pair:
    """Two people who play one match after the other. `deal`: decides how the cards lie, and what they choose."""

    def __init__(self, game: str, first: Guest, second: Guest, deal: int) -> None:
        self.game = game
        self.guests = (first, second)
        self.deal = deal
        self.chance = random.Random(deal)
        self.matches = 0
        self.moves = 0
        self.times: list[float] = []
        self.room = self.invite = ""
        self.decision: dict[str, Any] | None = None
        self.over = False
        self.sent: tuple[int, Move] | None = None  # what was not acknowledged yet, with the number of the question
        self.sent_at = 0.0
        self.answered = -1  # the number of the last question that was

    async def begin(self, http: httpx.AsyncClient) -> None:
        """Sit down at a new table."""
        first, second = self.guests
        self.matches += 1
        share = f"{self.deal}/{self.matches}"  # the secret of the server that is tried is always the same
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await first.create(http, {"game": self.game, "seats": seats, "share": share})
        self.room, self.invite, self.answered = made["room"], made["invite"], -1
        self._listen()
        await first.say("join", room=self.room)
        await first.view(self.room)
        await second.say("join", room=self.room, secret=self.invite)
        while self.decision is None:
            await self._hear()

    def _listen(self) -> None:
        """Both put their views of the room into one queue: a view says whose it is."""
        views: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        for guest in self.guests:
            guest.waiting[self.room] = views
        self.decision, self.over = None, False

    async def _hear(self) -> None:
        """One more view: who moved sees that the question is gone, somebody sees another one, or that it is over."""
        view = await self.guests[0].view(self.room)
        shown = view["decision"]
        if self.sent is not None:
            number, (seat, _) = self.sent
            if view["you"] == seat and (shown is None or shown["number"] != number):
                self._acknowledge()
            elif shown is not None and shown["number"] == number:
                return
        if shown is not None and shown["number"] > self.answered:
            self.decision = shown
        self.over = self.over or view["phase"] == "over"

    def _acknowledge(self) -> None:
        """Who moved has seen it."""
        assert self.sent is not None
        self.answered = self.sent[0]
        self.sent = None
        self.moves += 1
        self.times.append(time.perf_counter() - self.sent_at)

    def _pick(self, asked: dict[str, Any]) -> Move:
        return asked["seat"], self.chance.choice(asked["options"])["key"]

    async def move(self, http: httpx.AsyncClient) -> None:
        """Answer by chance, and wait until it is known what comes next."""
        if self.decision is None:
            await self.begin(http)
        asked = self.decision
        assert asked is not None
        number, (seat, key) = self.sent = (asked["number"], self._pick(asked))
        self.sent_at = time.perf_counter()
        self.decision = None
        await self.guests[seat].say("choose", room=self.room, number=number, key=key)
        while not self._knows_more():
            await self._hear()

    def _knows_more(self) -> bool:
        """Whether what was said is acknowledged, and it is known what comes next."""
        return self.sent is None and (self.decision is not None or self.over)

    async def play(self, http: httpx.AsyncClient, rate: float, seconds: float) -> None:
        """Move so many times in a second, for so long; always as often, however long the server takes."""
        due = time.perf_counter() + self.chance.random() / rate
        for _ in range(round(rate * seconds)):
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            due = max(due + 1 / rate, time.perf_counter() - 1)
            await self.move(http)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Play with the same loop as the server's, which costs least."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def put_load(
    servers: Sequence[Served], *, game: str, rooms: int, active: int, rate: float, seconds: float
) -> Measured:
    """Open rooms, and play in some of them; people are connected to all servers alike, and play across them."""
    addresses = itertools.cycle([served.address for served in servers])

    def processor_time() -> float:
        return sum(served.processor_time() for served in servers)

    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(keepalive_expiry=1)) as http:
        gate = asyncio.Semaphore(AT_ONCE)

        async def table(deals: range) -> list[Pair]:
            async with gate:
                guests = [await Guest(next(addresses)).come(http) for _ in range(2)]
                pairs = [Pair(game, guests[0], guests[1], deal) for deal in deals]
                for pair in pairs:
                    await pair.begin(http)
                return pairs

        alone = [range(deal, deal + 1) for deal in range(active)]
        idle = range(active, rooms)
        together = [idle[first : first + ROOMS_OF_A_PAGE] for first in range(0, len(idle), ROOMS_OF_A_PAGE)]
        tables = await asyncio.gather(*map(table, [*alone, *together]))
        playing = [pairs[0] for pairs in tables[:active]]
        await asyncio.sleep(1)
        before = processor_time()
        await asyncio.sleep(IDLE_SECONDS)
        resting = (processor_time() - before) / IDLE_SECONDS
        gc.disable()  # pauses of those who play are not the server's
        before, began = processor_time(), time.perf_counter()
        await asyncio.gather(*(pair.play(http, rate, seconds) for pair in playing))
        passed = time.perf_counter() - began
        gc.enable()
        measured = Measured(
            rooms,
            active,
            sum(pair.moves for pair in playing),
            passed,
            processor_time() - before,
            resting,
            sum(served.memory() for served in servers),
            [took for pair in playing for took in pair.times],
        )
        for pairs in tables:
            for guest in pairs[0].guests:
                await guest.go()
    return measured


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquerors")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--active", type=int, default=10)
    parser.add_argument("--rate", type=float, default=3, help="moves in a second, in each active room")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pinned", action="store_true", help="the server on one core, and those who play on another")
    given = parser.parse_args(arguments)
    with contextlib.ExitStack() as stack:
        if given.postgres or given.processes > 1:
            database = stack.enter_context(Postgres()).url
        else:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "load.db")
        cores = sorted(os.sched_getaffinity(0))
        if given.pinned:
            os.sched_setaffinity(0, cores[:1])  # a server is where it was started
        servers = [Served(database) for _ in range(given.processes)]
        for served in servers:
            stack.callback(served.stop)
        if given.pinned:
            os.sched_setaffinity(0, cores[1:])
        load = put_load(
            servers,
            game=given.game,
            rooms=given.rooms,
            active=given.active,
            rate=given.rate,
            seconds=given.seconds,
        )
        measured = run(load)
    print(measured.row())


if __name__ == "__main__":
    main()
