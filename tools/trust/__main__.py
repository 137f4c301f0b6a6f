"""All proofs, one after the other, with their figures as a table: `make trust`.

python -m tools.trust [--times N]    everything N times as long
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.trust.crash import crash
from tools.trust.fuzz import fuzz
from tools.trust.load import put_load
from tools.trust.noise import among_noise
from tools.trust.serving import Served

Row = tuple[str, str, bool]


def loaded(rooms: int, active: int, rate: float, seconds: float, most: float) -> Row:
    """A load, and the milliseconds of processor time that a move may cost."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(str(Path(folder) / "load.db"))
        try:
            found = asyncio.run(
                put_load(served, game="conquerors", rooms=rooms, active=active, rate=rate, seconds=seconds)
            )
        finally:
            served.stop()
    return f"load: {active} of {rooms} rooms active", found.row(), found.milliseconds <= most


def crashed(kills: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(crash(str(Path(folder) / "crash.db"), game="conquerors", kills=kills, matches=8))
    told = f"{found.moves} acknowledged moves, {len(found.wrong)} matches wrong, back within {found.slowest:.1f} s"
    return f"crash: {kills} kills on SQLite", told, not found.wrong and found.slowest <= 5


def fuzzed(messages: int) -> Row:
    found = fuzz(messages)
    told = f"{found.refused} refused, {found.changes} changed something, {found.megabytes:.0f} MB more"
    return f"fuzz: {messages} messages", told, found.changes == 0 and found.megabytes < 20


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
        lambda: fuzzed(int(20_000 * times)),
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
