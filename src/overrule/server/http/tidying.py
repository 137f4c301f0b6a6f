"""Full garbage collections by the clock: each of them stops everybody.

By itself Python makes one whenever a quarter has been added to what it keeps. Where many matches are played that is
every few seconds, and each takes longer than the one before: 200 ms with 100 matches.
"""

from __future__ import annotations

import asyncio
import gc
import time

SHARE = 400  # collections take one part in so many of the time, at most
SOONEST = 10.0  # seconds from one to the next, at least
NEVER = 1_000_000_000  # collections of the middle generation before a full one


async def tidy() -> None:
    """Collect all garbage from time to time, until cancelled. Young garbage is collected as usual."""
    usual = gc.get_threshold()
    gc.set_threshold(usual[0], usual[1], NEVER)
    try:
        while True:
            await asyncio.sleep(pause(_collect()))
    finally:
        gc.set_threshold(*usual)


def pause(took: float) -> float:
    """How long to wait after a collection that took so many seconds."""
    return max(SOONEST, SHARE * took)


def _collect() -> float:
    """A full collection; returns its seconds."""
    began = time.perf_counter()
    gc.collect()
    return time.perf_counter() - began
