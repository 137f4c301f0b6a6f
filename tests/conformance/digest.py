"""Plays seeded random matches and prints digests of them: `python -m tests.conformance.digest 40`.

For comparing runs of different processes, interpreters and builds of the engine.
"""

from __future__ import annotations

import hashlib
import json
import sys

from overrule import _compiled
from overrule.core.records import write_record
from tests.conformance.adapter import Adapter
from tests.conformance.games import ADAPTERS, chooser, fewer, is_stop, start, steps, viewers
from tests.conformance.twins import plain


def digest(adapter: Adapter, seed: int) -> str:
    """A digest of a match: its record, all events for all viewers, saves, observations and twins."""
    variants = list(adapter.variants.values())
    state = start(adapter, seed, variants[seed % len(variants)], events=True)
    parts = hashlib.sha256()
    for decision in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision, 1)):
        events = [event.view(viewer) for event in state.events() for viewer in viewers(state)]
        seen = [adapter.game.observe(state, viewer) for viewer in viewers(state)]
        twin = adapter.game.redeal(state, decision.seat, chooser(decision.number))
        parts.update(json.dumps(plain([decision.in_full(), events, seen, state.save(), twin.save()])).encode())
    parts.update(json.dumps(plain([event.view(0) for event in state.events()])).encode())
    parts.update(write_record(state.record()))
    return parts.hexdigest()


def main(matches: int) -> None:
    """Print the engine in use, then a line for each match of each game."""
    print(_compiled.engine_kind())
    for name, adapter in ADAPTERS.items():
        for seed in fewer(adapter, matches):
            print(name, seed, digest(adapter, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
