"""Full garbage collections by the clock, as each of them stops everybody.

Python normally makes one whenever the number of objects has grown by a quarter. With many matches, that is every few
seconds, and each takes longer than the one before: 200 ms with 100 matches. Here, objects that survive one are skipped
by the next ones, which take a few milliseconds; only rarely is everything collected.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

EVERY = 2.0  # seconds between two collections of what is new
THOROUGH = 1200.0  # seconds between two of everything: half a second with 5,000 rooms
NEVER = 1_000_000_000  # collections of a younger generation before one of an older


async def tidy() -> None:
    """Collect garbage from time to time, until cancelled. The youngest garbage is collected as usual."""
    thorough = time.monotonic()
    with only_the_youngest():
        while True:
            collect()
            await asyncio.sleep(EVERY)
            if time.monotonic() - thorough >= THOROUGH:
                gc.unfreeze()
                thorough = time.monotonic()


@contextmanager
def only_the_youngest() -> Iterator[None]:
    """Meanwhile, only the youngest garbage is collected without being asked for."""
    usual = gc.get_threshold()
    gc.set_threshold(usual[0], NEVER, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def collect() -> None:
    """Collect what is not frozen, and freeze the rest."""
    gc.collect()
    gc.freeze()
