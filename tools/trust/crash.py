"""Kill servers again and again while people play: no move that was acknowledged may be lost, doubled or reordered.

python -m tools.trust.crash --kills 5 --moves 300                           one process on SQLite
python -m tools.trust.crash --kills 5 --moves 300 --postgres                one process on a PostgreSQL of its own
python -m tools.trust.crash --kills 5 --moves 300 --processes 3             a cluster of three
python -m tools.trust.crash --kills 5 --moves 300 --processes 3 --sleep     put to sleep, given up, and woken
python -m tools.trust.crash --kills 5 --moves 300 --processes 3 --database  the database is stopped, not the servers
python -m tools.trust.crash --kills 200 --moves 510 --add-to build/crash.jsonl    goes on where it was broken off
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from overrule.server.store.store import Store
from tools.trust.load import Guest, Move, Pair, run
from tools.trust.postgres import Postgres
from tools.trust.serving import Forked, free_port
from tools.trust.tally import Tally

FAILURES = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
PATIENCE = 8.0  # seconds that a move may take before the connection is given up
ASLEEP = 6.0  # seconds: longer than a lease
DATABASE_AWAY = 2.0
AGAIN = 0.25  # seconds until somebody tries again to connect
KILLS_OF_A_PART = 10
NOTICED = 0.3  # seconds after which people have noticed that a connection is gone


@dataclass
class Crashed:
    """What came out of it. `wrong`: what was not as it should be, in words."""

    kills: int = 0
    moves: int = 0
    restarts: int = 0  # more than kills if processes were given up because they had too little processor time
    back: list[float] = field(default_factory=list)  # seconds from each kill until the last room went on
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __add__(self, other: Crashed) -> Crashed:
        return Crashed(
            self.kills + other.kills,
            self.moves + other.moves,
            self.restarts + other.restarts,
            self.back + other.back,
            self.seconds + other.seconds,
            self.wrong + other.wrong,
        )

    @property
    def slowest(self) -> float:
        return max(self.back, default=0.0)

    def row(self) -> str:
        middle = sorted(self.back)[len(self.back) // 2] if self.back else 0.0
        told = "nothing lost, doubled or reordered" if not self.wrong else "; ".join(self.wrong)
        return (
            f"{self.kills} kills, {self.restarts} restarts, "
            f"{self.moves} acknowledged moves in {self.seconds:.0f} s: {told}; "
            f"all rooms went on within {middle:.1f} s (median), {self.slowest:.1f} s (slowest)"
        )


class Survivor(Pair):
    """A match that goes on after each crash. It knows all that must be stored: what was acknowledged, and what was not
    but had happened, since the question was not asked again."""

    def __init__(self, game: str, servers: Servers) -> None:
        first, second = (Guest(servers.any_address(), strict=False, packed=False) for _ in range(2))
        super().__init__(game, first, second, deal=servers.chance.randrange(2**32))
        self.servers = servers
        self.expected: dict[str, list[Move]] = {}
        self.uncertain: tuple[int, Move] | None = None  # what was said and not acknowledged
        self.is_broken = False

    async def live(self, http: httpx.AsyncClient) -> None:
        """Play for ever, through all that happens."""
        for guest in self.guests:
            await guest.come(http)
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await (self.come_back() if self.is_broken else self.move(http))
            except FAILURES:
                self.is_broken = True
                await asyncio.sleep(AGAIN)

    def _pick(self, asked: dict[str, Any]) -> Move:
        """As the client does: what was said before the line broke is said again."""
        if self.uncertain is None or self.uncertain[0] != asked["number"]:
            self.uncertain = (asked["number"], super()._pick(asked))
        return self.uncertain[1]

    def _acknowledge(self) -> None:
        """From now on it may not be lost."""
        assert self.sent is not None
        self.expected.setdefault(self.room, []).append(self.sent[1])
        self.uncertain = None
        super()._acknowledge()

    async def come_back(self) -> None:
        """New connections, anywhere, and the same seats."""
        self.sent = None
        for guest in self.guests:
            guest.waiting.clear()
            with contextlib.suppress(*FAILURES):
                await guest.go()
            guest.address = self.servers.any_address()
        self._listen()
        for guest in self.guests:
            await guest.connect()
            if self.room:
                await guest.say("join", room=self.room, secret=self.invite)
        while self.room and self.decision is None and not self.over:
            await self._hear()
        if self.uncertain is not None and (self.decision is None or self.decision["number"] > self.uncertain[0]):
            self.sent = self.uncertain
            self._acknowledge()  # it had been stored, but nobody was told
        self.is_broken = False


class Servers:
    """Some processes that serve one database; one that has ended is started again, as `overrule serve` does."""

    def __init__(self, database: str, count: int, seed: int) -> None:
        self.database = database
        self.served = [Forked(database, free_port()) for _ in range(count)]
        self.chance = random.Random(seed)
        self.ended = 0

    def any_address(self) -> str:
        return self.chance.choice(self.served).address

    def all_run(self) -> bool:
        return not any(served.has_ended() for served in self.served)

    async def look_after(self) -> None:
        """Start again what has ended, for ever."""
        while True:
            await asyncio.sleep(0.05)
            for place, served in enumerate(self.served):
                if served.has_ended():
                    self.ended += 1
                    self.served[place] = await asyncio.to_thread(Forked, self.database, served.port)

    async def kill(self) -> None:
        """Kill one."""
        self.chance.choice(self.served).kill()

    async def put_to_sleep(self) -> None:
        """Let one sleep until the others have given it up."""
        asleep = self.chance.choice(self.served).pid
        os.kill(asleep, signal.SIGSTOP)
        await asyncio.sleep(ASLEEP)
        os.kill(asleep, signal.SIGCONT)

    def stop(self) -> None:
        for served in self.served:
            served.stop()


async def crash(
    database: str,
    *,
    kills: int,
    moves: int,
    game: str = "conquerors",
    matches: int = 16,
    processes: int = 1,
    sleep: bool = False,
    postgres: Postgres | None = None,
    seed: int = 1,
) -> Crashed:
    """Let people play so many moves between kills, then compare what they saw with what is stored.

    `sleep`: put processes to sleep instead of killing them; `postgres`: stop this instead.
    """
    servers = Servers(database, processes, seed)
    found = Crashed()
    began = time.monotonic()
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(servers.stop)
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE))
        pairs = [Survivor(game, servers) for _ in range(matches)]
        playing = [asyncio.create_task(work) for work in (servers.look_after(), *(pair.live(http) for pair in pairs))]
        await _until(playing, lambda: all(pair.moves for pair in pairs))  # all have come
        while found.kills < kills:
            goal = (found.kills + 1) * moves
            await _until(playing, partial(_have_moved, pairs, goal))
            await _until(playing, servers.all_run)
            killed = time.monotonic()
            if postgres is not None:
                await _restart(postgres)
            else:
                await (servers.put_to_sleep() if sleep else servers.kill())
            await asyncio.sleep(NOTICED)
            await _until(playing, lambda: not any(pair.is_broken for pair in pairs))
            found.back.append(time.monotonic() - killed)
            found.kills += 1
            print(f"{found.kills} kills, {sum(pair.moves for pair in pairs)} moves", end="\r", file=sys.stderr)
        await _until(playing, servers.all_run)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for pair in pairs:
            for guest in pair.guests:
                with contextlib.suppress(*FAILURES):
                    await guest.go()
    found.restarts = servers.ended
    found.seconds = time.monotonic() - began
    found.moves = sum(pair.moves for pair in pairs)
    store = Store.open_beside(database)
    found.wrong = [problem for pair in pairs for room in pair.expected for problem in _compare(store, pair, room)]
    store.close()
    return found


async def _until(playing: Sequence[asyncio.Task[None]], holds: Callable[[], bool]) -> None:
    """Wait; raises what one who plays raises."""
    while not holds():
        await asyncio.sleep(0.02)
        for task in playing:
            if task.done():
                task.result()


def _have_moved(pairs: Sequence[Survivor], goal: int) -> bool:
    return sum(pair.moves for pair in pairs) >= goal


async def _restart(postgres: Postgres) -> None:
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(DATABASE_AWAY)
    await asyncio.to_thread(postgres.start)


def _compare(store: Store, pair: Survivor, room: str) -> list[str]:
    """What people chose is stored, in its order, and nothing else; the last may have been under way."""
    kept = store.room(room)
    moves = [] if kept is None else kept.moves
    by_hand = [at for at, move in enumerate(moves) if move[3]]
    stored = [(moves[at][0], moves[at][1]) for at in by_hand]
    expected = pair.expected[room]
    if stored[: len(expected)] == expected and len(stored) <= len(expected) + (room == pair.room):
        return []
    at = next((at for at, both in enumerate(zip(stored, expected, strict=False)) if both[0] != both[1]), len(stored))
    around = moves[max(0, by_hand[at - 1] if at > 0 else 0) :][:4]
    return [
        f"{room}: {len(stored)} moves are stored, {len(expected)} were made; number {at} is not the same: "
        f"made {expected[max(0, at - 1) : at + 3]}, stored {around}"
    ]


def crash_in_parts(given: argparse.Namespace) -> Crashed:
    """The same, part by part, each with people and a database of its own."""
    on_postgres = given.postgres or given.database or given.processes > 1
    what = "sleeps" if given.sleep else "stops of the database" if given.database else "kills"
    where = "PostgreSQL" if on_postgres else "SQLite"
    tally = Tally(given.add_to, f"{what} on {where}, {given.processes} processes, {given.game}", Crashed)
    while (found := sum(tally.parts, Crashed())).kills < given.kills:
        with contextlib.ExitStack() as stack:
            postgres = stack.enter_context(Postgres()) if on_postgres else None
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            work = crash(
                str(Path(folder) / "crash.db") if postgres is None else postgres.url,
                kills=min(KILLS_OF_A_PART, given.kills - found.kills),
                moves=given.moves,
                game=given.game,
                matches=given.matches,
                processes=given.processes,
                sleep=given.sleep,
                postgres=postgres if given.database else None,
                seed=given.seed + len(tally.parts),
            )
            tally.add(run(work))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquerors")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--moves", type=int, default=300, help="between two kills")
    parser.add_argument("--matches", type=int, default=16)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of what people choose, and of who is killed")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--sleep", action="store_true")
    parser.add_argument("--database", action="store_true")
    parser.add_argument("--add-to", type=Path, help="a file with what was found so far")
    found = crash_in_parts(parser.parse_args(arguments))
    print(found.row())
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
