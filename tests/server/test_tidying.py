"""Full garbage collections by the clock: what is new often, everything rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from overrule.server.http import tidying


class Knot:
    """Something that keeps itself: only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


def frozen_knot() -> tuple[Knot, weakref.ref[Knot]]:
    """A knot that no collection of what is new looks at."""
    knot = Knot()
    tidying.collect()
    return knot, weakref.ref(knot)


async def watch(seconds: float) -> tuple[tuple[int, int, int], bool, bool]:
    """While tidying goes on: the thresholds, and whether new garbage and garbage that was frozen is freed in time."""
    task = asyncio.create_task(tidying.tidy())
    await asyncio.sleep(0)
    thresholds = gc.get_threshold()
    knot, old = frozen_knot()
    del knot
    new = weakref.ref(Knot())
    await asyncio.sleep(seconds)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return thresholds, new() is None, old() is None


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A collection every hundredth of a second; afterwards nothing is frozen that was not before."""
    monkeypatch.setattr(tidying, "EVERY", 0.01)
    yield
    gc.unfreeze()


def test_garbage_is_collected_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "THOROUGH", 0.0)
    usual = gc.get_threshold()
    assert asyncio.run(watch(2.0)) == ((usual[0], tidying.NEVER, tidying.NEVER), True, True)
    assert gc.get_threshold() == usual


def test_what_has_survived_is_looked_at_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "THOROUGH", 3600.0)
    _, new, old = asyncio.run(watch(2.0))
    assert new
    assert not old
