"""Full garbage collections by the clock: each of them stops everybody.

By itself Python makes one whenever a quarter has been added to what it keeps. Where many matches are played that is
every few seconds, and each takes longer than the one before: 200 ms with 100 matches. Here what has survived one is
left alone by the next ones, which take a few milliseconds; only rarely all is looked at.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 10.0  # seconds between two collections of what is new
SHARE = 1000  # those of everything take one part in so many of the time, at most
NEVER = 1_000_000_000  # collections of the middle generation before a full one


async def tidy() -> None:
    """Collect garbage from time to time, until cancelled. Young garbage is collected as usual."""
    usual = gc.get_threshold()
    gc.set_threshold(usual[0], usual[1], NEVER)
    thorough = collect()
    try:
        while True:
            await asyncio.sleep(EVERY)
            if time.monotonic() >= thorough:
                gc.unfreeze()
                thorough = collect()
            else:
                collect()
    finally:
        gc.set_threshold(*usual)


def collect() -> float:
    """Collect what is not frozen, and freeze the rest; returns when there will be time for another one like it."""
    began = time.monotonic()
    gc.collect()
    gc.freeze()
    now = time.monotonic()
    return now + SHARE * (now - began)
