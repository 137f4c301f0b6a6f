"""Messages that no client would send, to a lobby without sockets: nothing may fail, and nothing may change.

python -m tools.trust.fuzz --messages 20000
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.server.helpers import Desk, seated
from tools.trust.noise import noise

CHANGING = ("concede", "claim", "leave")  # which may be right by chance


@dataclass
class Fuzzed:
    """What came out of it."""

    messages: int
    refused: int
    changes: int  # by messages that were refused
    megabytes: float  # more than before


def fuzz(messages: int, seed: int = 1) -> Fuzzed:
    """Send so many; raises what the lobby raises, which would be a fault."""
    chance = random.Random(seed)
    desk, room = seated("conquerors")
    found = Fuzzed(messages, 0, 0, 0.0)
    before = _memory()
    for number in range(messages):
        if room.phase == "over":
            desk, room = seated("conquerors")
        page = chance.choice(("anna", "petr"))
        was = msgspec.json.encode((room.record, room.number, len(room.match.journal) if room.match else 0))
        sent = len(desk.sent[page])
        desk.lobby.receive(page, noise(chance, [room.id]))
        desk.now += 0.05
        told = desk.sent[page][sent:]
        if any(one["type"] == "error" for one in told):
            found.refused += 1
            now = msgspec.json.encode((room.record, room.number, len(room.match.journal) if room.match else 0))
            found.changes += was != now
        if number % 200 == 0:
            _forget(desk)
    found.megabytes = _memory() - before
    return found


def _forget(desk: Desk) -> None:
    """What the pages were sent is not the lobby's memory."""
    for page, sent in desk.sent.items():
        desk.sent[page] = sent[-1:]


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    found = fuzz(parser.parse_args(arguments).messages)
    print(json.dumps(msgspec.to_builtins(found)))


if __name__ == "__main__":
    main()
