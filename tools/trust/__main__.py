"""All proofs, one after the other, with their figures as a table: `make trust`.

python -m tools.trust [--times N]    everything N times as long
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.trust.crash import crash
from tools.trust.fuzz import fuzz
from tools.trust.leaks import compare
from tools.trust.load import put_load
from tools.trust.noise import among_noise
from tools.trust.postgres import Postgres
from tools.trust.routes import try_routes
from tools.trust.serving import Served

Row = tuple[str, str, bool]
MOVES = 500  # between two kills


def loaded(rooms: int, active: int, rate: float, seconds: float, most: float) -> Row:
    """A load, and the milliseconds of processor time that a move may cost."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(str(Path(folder) / "load.db"))
        try:
            found = asyncio.run(
                put_load([served], game="conquerors", rooms=rooms, active=active, rate=rate, seconds=seconds)
            )
        finally:
            served.stop()
    return f"load: {active} of {rooms} rooms active", found.row(), found.milliseconds <= most


def crashed(kills: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(crash(str(Path(folder) / "crash.db"), kills=kills, moves=MOVES))
    return f"crash: {kills} kills on SQLite", found.row(), not found.wrong and found.slowest <= 5


def crashed_together(kills: int, processes: int, sleep: bool = False, away: bool = False) -> Row:
    """The same on PostgreSQL: processes are killed or sleep, or the database is away."""
    with Postgres() as postgres:
        what = postgres if away else None
        found = asyncio.run(
            crash(postgres.url, kills=kills, moves=MOVES, processes=processes, sleep=sleep, postgres=what)
        )
    done = "sleeps" if sleep else "restarts of the database" if away else "kills"
    in_time = sleep or away or found.slowest <= 5
    return f"crash: {kills} {done} on PostgreSQL, {processes} processes", found.row(), not found.wrong and in_time


def shared(seconds: float) -> Row:
    """How many more moves two processes could make than one, by their processor time."""
    costs = []
    for processes in (1, 2):
        with contextlib.ExitStack() as stack:
            database = stack.enter_context(Postgres()).url
            servers = [Served(database) for _ in range(processes)]
            for served in servers:
                stack.callback(served.stop)
            load = put_load(servers, game="conquerors", rooms=40, active=40, rate=1.5, seconds=seconds)
            costs.append(asyncio.run(load).milliseconds)
    more = 2 * costs[0] / costs[1]
    told = f"{costs[0]:.2f} and {costs[1]:.2f} ms of processor time a move: {more:.2f} times the moves"
    return "cluster: two processes and one", told, more >= 1.7


def fuzzed(messages: int) -> Row:
    found = fuzz(messages)
    return f"fuzz: {messages} messages", found.row(), found.holds


def asked(requests: int) -> Row:
    found = try_routes(requests)
    return f"routes: {requests} requests by their schemas", found.row(), found.holds


def looked(game: str, pairs: int, in_rooms: bool) -> Row:
    found = compare(game, pairs, in_rooms)
    return f"leaks: {game}{', in rooms' if in_rooms else ''}", found.row(), not found.leaks


def disturbed(seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        served = Served(str(Path(folder) / "noise.db"))
        try:
            found, sent = asyncio.run(among_noise(served, hostile=200, seconds=seconds))
        finally:
            served.stop()
    told = f"{sent} messages of noise, honest p50/p99 {found.latency(0.5):.0f}/{found.latency(0.99):.0f} ms"
    return "noise: 200 hostile connections", told, found.latency(0.99) < 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=float, default=1.0)
    times = parser.parse_args().times
    proofs: list[Callable[[], Row]] = [
        lambda: loaded(100, 10, 3, 20 * times, 1.8),
        lambda: loaded(1000, 10, 3, 20 * times, 1.8),
        lambda: loaded(200, 200, 1, 20 * times, 1.8),
        lambda: crashed(int(10 * times)),
        lambda: crashed_together(int(5 * times), 1),
        lambda: crashed_together(int(10 * times), 3),
        lambda: crashed_together(int(2 * times), 3, sleep=True),
        lambda: crashed_together(int(2 * times), 3, away=True),
        lambda: shared(20 * times),
        lambda: fuzzed(int(20_000 * times)),
        lambda: asked(int(500 * times)),
        lambda: looked("compile", int(2000 * times), False),
        lambda: looked("conquerors", int(500 * times), False),
        lambda: looked("compile", int(200 * times), True),
        lambda: looked("conquerors", int(100 * times), True),
        lambda: disturbed(20 * times),
    ]
    print("| what | figures | load of the machine | holds |\n|---|---|---|---|")
    failed = 0
    for proof in proofs:
        began = time.monotonic()
        name, told, holds = proof()
        failed += not holds
        busy = f"{os.getloadavg()[0]:.1f} after {time.monotonic() - began:.0f} s"
        print(f"| {name} | {told} | {busy} | {'yes' if holds else 'NO'} |", flush=True)
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
