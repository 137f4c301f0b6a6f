"""What happened is told as a tree: the cause before what follows from it, and nothing that says nothing.

`python -m tests.conformance.test_story 2000` does the same for so many random matches of each game.
"""

from __future__ import annotations

import sys

import pytest

from overrule.core.events import Event, Mark
from tests.conformance.games import ADAPTERS, adapter_of, chooser, every_game, fewer, start, steps, viewers

ROOTS = {"picked", "dealt", "turn", "over", "shuffled", "drew", "put-back"}  # the others follow from something
# What can lead to an event, for those where that says most about the order in which they are told.
LEAVES = {"deleted", "returned", "returned-to-deck", "taken"}
EFFECTS = {"triggered", "announced", "paid", "turned-up", "instead"}
CAUSES = {
    "compile": {
        "flipped": {"text", "mimicked"},
        "mimicked": {"text"},
        "compiled": {"compiling", "text"},
        "turned-out": {"played", *LEAVES},
        "rearranged": {"refreshed", "compiling", "text", "mimicked"},
    },
    "conquerors": {
        "died": {"damaged", *EFFECTS},
        "destroyed": {"damaged", *EFFECTS},
        "traps-lost": {"destroyed", "vanished", "returned", "lost"},
        "damaged": {"attacks", "blocked", *EFFECTS},
        "shielded": {"attacks", "blocked", *EFFECTS},
        "blocked": {"attacks", *EFFECTS},
        "turned-up": {"attacks"},
        "target-lost": {"destroyed", "vanished", "returned", "taken", "base-destroyed", "lost"},
        "lost": {"base-destroyed"},
        "base-destroyed": {"damaged", "destroyed", *EFFECTS},
    },
}


def check(name: str, seed: int) -> None:
    """Play a random match and look at all that is told of it."""
    adapter = adapter_of(name)
    variants = list(adapter.variants.values())
    state = start(adapter, seed, variants[seed % len(variants)], events=True)
    told = state.events()
    for _ in steps(state, chooser(seed)):
        told += state.events()
    told += state.events()
    happened = adapter.game.rules.happened
    led = {event.cause for event in told}
    for place, event in enumerate(told):
        assert event.number == place, event
        assert event.cause is None or 0 <= event.cause < place, event
        assert event.cause is not None or event.kind in ROOTS, event
        if happened[event.kind].mark is Mark.TRIGGER:
            assert place in led, f"{name} {seed}: nothing follows from {event}"
            assert event.actor is not None, event
        check_cause(name, event, told)
        if event.kind == "attacks" and told[place - 1].kind == "attacks":
            lines = [int(str(attack.facts["line"])) for attack in (told[place - 1], event)]
            assert lines == sorted(lines), "attackers are told line by line"


def check_cause(name: str, event: Event, told: list[Event]) -> None:
    """An event follows from something that can lead to it, and is done by the same card, unless it names its own."""
    if event.cause is None:
        return
    cause = told[event.cause]
    if event.kind == "text" and name == "compile" and event.facts["box"] == "middle":
        assert cause.kind in {"played", "shifted", "flipped", *LEAVES}, (event, cause)
    if event.kind in CAUSES[name]:
        assert cause.kind in CAUSES[name][event.kind], (event, cause)
    if cause.actor is not None:
        assert event.actor is not None, (event, cause)


@pytest.mark.slow
@every_game
def test_every_event_can_be_seen_as_it_happens(name: str) -> None:
    """At each event all viewers can observe the position."""
    adapter = adapter_of(name)
    for seed in fewer(adapter, 8):
        state = start(adapter, seed, events=True)
        state.draw_pictures()
        seen = 0
        for _ in steps(state, chooser(seed)):
            for event in state.events():
                for viewer in viewers(state) if event.picture is not None else ():
                    adapter.game.rules.observe(event.picture, viewer, None)
                    seen += 1
        assert seen > 100


@every_game
def test_what_happened_is_a_tree_that_tells_causes_first(name: str) -> None:
    for seed in fewer(adapter_of(name), 60):
        check(name, seed)


if __name__ == "__main__":
    for game in ADAPTERS:
        for number in range(int(sys.argv[1])):
            check(game, number)
        print(game, "ok")
