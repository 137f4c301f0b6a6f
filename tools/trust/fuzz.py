"""Messages that no client would send, to a lobby without sockets: nothing may fail, and no refusal changes anything.

Half of them are noise, the others fit the type of a message, or nearly.

python -m tools.trust.fuzz --messages 20000
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from overrule.core.decisions import Option
from overrule.messages import message
from overrule.server import wire
from overrule.server.http.tidying import only_the_youngest
from overrule.server.match.rooms import Room
from overrule.server.match.views import load_words
from tests.server.helpers import Desk, seated
from tools.trust.noise import noise
from tools.trust.schemas import Maker, as_json

FIFTHS = 5
MOST_GROWTH = 5.0  # megabytes
FORGET_EVERY, COLLECT_EVERY = 200, 5000  # messages


@dataclass
class Fuzzed:
    """What came out of it."""

    messages: int
    refused: int
    changes: int  # by messages that were refused
    megabytes: list[float]  # held after each fifth of them, without the sentences that are kept
    slowest: float = 0.0  # milliseconds of processor time for one of them
    slowest_text: str = ""

    @property
    def growth(self) -> float:
        """Megabytes that the last two fifths have added: words and cards are looked up once, and then kept."""
        return self.megabytes[-1] - self.megabytes[-3]

    @property
    def holds(self) -> bool:
        return self.changes == 0 and self.growth < MOST_GROWTH

    def row(self) -> str:
        held = ", ".join(f"{megabytes:.0f}" for megabytes in self.megabytes)
        return (
            f"{self.refused} refused, {self.changes} changed something; {held} MB held after each fifth; "
            f"the costliest took {self.slowest:.1f} ms ({self.slowest_text[:80]})"
        )


def fuzz(messages: int, seed: int = 1) -> Fuzzed:
    """Send so many; raises what the lobby raises, which would be a fault."""
    load_words()  # as a server does when it starts
    chance = random.Random(seed)
    make = Maker(chance, [])
    desk, room = seated("conquerors")
    found = Fuzzed(messages, 0, 0, [])
    for number in range(messages):
        if room.phase == "over":
            desk, room = seated("conquerors")
        page = chance.choice(("anna", "petr"))
        was = msgspec.json.encode((room.record, room.number, len(room.match.journal) if room.match else 0))
        sent = len(desk.sent[page])
        make.known[:] = [room.id, room.record.secret, *(option.key for option in _options(room))]
        text = noise(chance, [room.id]) if number % 2 else as_json(make.nearly(wire.ClientMessage)).decode()
        began = time.thread_time()
        desk.lobby.receive(page, text)
        if (took := 1000 * (time.thread_time() - began)) > found.slowest:
            found.slowest, found.slowest_text = took, text
        desk.now += 0.05
        told = desk.sent[page][sent:]
        if any(one["type"] == "error" for one in told):
            found.refused += 1
            now = msgspec.json.encode((room.record, room.number, len(room.match.journal) if room.match else 0))
            found.changes += was != now
        if number % FORGET_EVERY == 0:
            _forget(desk)
        if number % COLLECT_EVERY == 0:
            gc.collect()
        if (number + 1) * FIFTHS // messages > len(found.megabytes):
            message.cache_clear()  # up to 20,000 sentences are kept, which takes long to fill
            found.megabytes.append(memory())
    return found


def _options(room: Room) -> Sequence[Option]:
    return () if room.decision is None else room.decision.options


def _forget(desk: Desk) -> None:
    """What the pages were sent, and the bots, is not the lobby's memory."""
    desk.jobs.clear()
    desk.dropped.clear()
    for page, sent in desk.sent.items():
        desk.sent[page] = sent[-1:]


def memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    given = parser.parse_args(arguments)
    with only_the_youngest():  # as in a server
        found = fuzz(given.messages)
    print(f"{found.messages} messages: {found.row()}")
    raise SystemExit(0 if found.holds else 1)


if __name__ == "__main__":
    main()
