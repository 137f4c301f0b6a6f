"""Full garbage collections by the clock: rarely, and young garbage as usual."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from overrule.server.http import tidying


class Knot:
    """Something that keeps itself: only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


def old_knot() -> weakref.ref[Knot]:
    """A knot that has outlived the young generations, and that nobody holds."""
    knot = Knot()
    gc.collect()
    return weakref.ref(knot)


async def watch(seconds: float) -> tuple[tuple[int, int, int], bool]:
    """The thresholds while tidying goes on, and whether an old knot was freed in this time."""
    task = asyncio.create_task(tidying.tidy())
    await asyncio.sleep(0)
    knot = old_knot()
    thresholds = gc.get_threshold()
    await asyncio.sleep(seconds)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return thresholds, knot() is None


def test_old_garbage_is_collected_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "SOONEST", 0.01)
    monkeypatch.setattr(tidying, "SHARE", 0)
    usual = gc.get_threshold()
    thresholds, freed = asyncio.run(watch(2.0))
    assert thresholds == (*usual[:2], tidying.NEVER)
    assert freed
    assert gc.get_threshold() == usual


def test_the_longer_a_collection_takes_the_rarer_it_is() -> None:
    assert tidying.pause(0.001) == tidying.SOONEST
    assert tidying.pause(0.2) == tidying.SHARE * 0.2
