"""The adapters of all games, and random play over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from overrule import KITS, SPECTATOR
from overrule.core.decisions import Decision, Option
from overrule.core.rng import Rng, stream_of
from tests.conformance.adapter import Adapter, AnyState
from tests.conformance.compile import CompileAdapter
from tests.conformance.conquerors import ConquerorsAdapter

ADAPTERS: dict[str, Adapter] = {"compile": CompileAdapter(), "conquerors": ConquerorsAdapter()}

CHOICES = 1_000_000  # the streams out of which tests choose: apart from those that a match uses itself


def adapter_of(name: str) -> Adapter:
    """The adapter of a game; every game must have one."""
    assert name in ADAPTERS, f"{name} has no adapter in tests/conformance: add one to ADAPTERS"
    return ADAPTERS[name]


every_game = pytest.mark.parametrize("name", sorted(KITS))

every_variant = pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, id=f"{name}-{variant}")
        for name in sorted(KITS)
        for variant, options in (ADAPTERS[name].variants.items() if name in ADAPTERS else [("none", None)])
    ],
)


def viewers(state: AnyState) -> list[int]:
    """All who may look at a match."""
    return [*range(state.seats), SPECTATOR]


def fewer(adapter: Adapter, number: int, least: int = 0) -> range:
    """Seeds of matches: so many of the shortest game, fewer of longer ones, but one for each number of players."""
    return range(max(number // adapter.length, least or len(adapter.counts)))


def is_stop(adapter: Adapter, decision: Decision, one_in: int = 8) -> bool:
    """Whether a test takes a close look here: at every decision of a short match, now and then in a long one."""
    return adapter.length == 1 or decision.number % (one_in * adapter.length) == 0


def chooser(seed: int) -> Rng:
    """A stream to choose options with."""
    return stream_of(seed, CHOICES)


def pick(decision: Decision, rng: Rng) -> Option:
    """One of the options, at random."""
    return decision.options[rng.below(len(decision.options))]


def start(adapter: Adapter, seed: int, options: Any = None, events: bool = False, viewer: int = SPECTATOR) -> AnyState:
    """A match that a viewer can look at, by default with the adapter's usual options."""
    options = adapter.quick if options is None else options
    seats = adapter.seats(options, seed, viewer)
    return adapter.game.start(seats=seats, seed=seed, options=options, events=events)


def steps(state: AnyState, rng: Rng) -> Iterator[Decision]:
    """Play at random to the end; stops before each choice, at its decision, and once more when it is over."""
    while (decision := state.decision) is not None:
        yield decision
        state.choose(pick(decision, rng))


def played(adapter: Adapter, seed: int, options: Any = None) -> AnyState:
    """A random match that is over."""
    state = start(adapter, seed, options)
    for _ in steps(state, chooser(seed)):
        pass
    return state


def at_random_decision(adapter: Adapter, seed: int, events: bool = False) -> tuple[AnyState, Decision]:
    """A random match that has been left at some decision."""
    rng = chooser(seed)
    state = start(adapter, seed, events=events)
    stop = 2 + rng.below(40)
    for decision in steps(state, rng):
        if decision.number >= stop:
            return state, decision
    return at_random_decision(adapter, seed + 1, events)
