"""Hostile connections that keep within the limits: does an honest player notice?

python -m tools.trust.noise --hostile 200 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from tools.trust.load import Guest, Measured, Pair
from tools.trust.serving import Served

EVERY = 0.06  # seconds between two messages: a little less than a connection may send
WORDS: list[Any] = [None, True, 0, -1, 2**60, 1.5, "", "x" * 200, "\u202e", [], {}, [[[]]], {"a": {"b": []}}]
TYPES = (
    *("watch", "join", "leave", "choose", "uncover", "concede", "undo", "answer-undo", "passing", "settings", "chat"),
    *("mute", "rematch", "claim", "lang", "rooms", "ping", "nonsense"),
)
FIELDS = (
    "room",
    "number",
    "key",
    "seat",
    "deck",
    "secret",
    "share",
    "text",
    "on",
    "yes",
    "until",
    "reactions",
    "stops",
)


def noise(chance: random.Random, rooms: Sequence[str]) -> str:
    """Something that no client would say: wrong fields, wrong types, or no JSON at all."""
    fields: dict[str, Any] = {"type": chance.choice(TYPES)}
    for name in chance.sample(FIELDS, chance.randrange(4)):
        fields[name] = chance.choice(WORDS)
    if chance.random() < 0.7 and rooms:
        fields["room"] = chance.choice(rooms)
    text = json.dumps(fields)
    if chance.random() < 0.2:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(("", "}", '"', "\\", "\x00", "[" * 50)) + text[place + 1 :]
    return text


async def disturb(guest: Guest, chance: random.Random, rooms: Sequence[str], sent: Counter[str]) -> None:
    """Send noise for ever, and count it."""
    while True:
        await guest.wire.send(noise(chance, rooms))
        sent["noise"] += 1
        await asyncio.sleep(EVERY)


async def among_noise(served: Served, *, hostile: int, seconds: float) -> tuple[Measured, int]:
    """An honest match, measured while others make noise; and how much of it there was."""
    sent: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        first, second = [await Guest(served.address).come(http) for _ in range(2)]
        honest = Pair("conquerors", first, second, deal=1)
        await honest.begin(http)
        enemies = [await Guest(served.address, strict=False).come(http) for _ in range(hostile)]
        before, began = served.processor_time(), time.perf_counter()
        noises = [
            asyncio.create_task(disturb(enemy, random.Random(place), [honest.room], sent))
            for place, enemy in enumerate(enemies)
        ]
        await honest.play(http, 5, seconds)
        passed = time.perf_counter() - began
        measured = Measured(
            1, 1, honest.moves, passed, served.processor_time() - before, 0.0, served.memory(), honest.times
        )
        for task in noises:
            task.cancel()
        await asyncio.gather(*noises, return_exceptions=True)
        for guest in (*honest.guests, *enemies):
            await guest.go()
    return measured, sent["noise"]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hostile", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        served = Served(str(Path(folder) / "noise.db"))
        try:
            measured, sent = asyncio.run(among_noise(served, hostile=given.hostile, seconds=given.seconds))
        finally:
            served.stop()
    print(
        f"{given.hostile} hostile connections, {sent} messages of noise: {measured.moves} honest moves, "
        f"p50/p99 {measured.latency(0.5):.1f}/{measured.latency(0.99):.1f} ms, "
        f"{measured.processor / measured.seconds:.0%} of a processor for {sent / measured.seconds:.0f} messages/s"
    )


if __name__ == "__main__":
    main()
