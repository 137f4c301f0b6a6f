"""Random play: it ends, never raises, offers readable options, loses no card, and uses every card."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from overrule import KITS
from overrule.core.decisions import Decision
from overrule.core.events import Event
from tests.conformance.adapter import Adapter, AnyState, Use
from tests.conformance.games import (
    ADAPTERS,
    adapter_of,
    chooser,
    every_game,
    every_variant,
    fewer,
    pick,
    start,
    steps,
)

pytestmark = pytest.mark.slow

READABLE = re.compile(r"[a-z][a-z0-9-]*(:[a-z0-9@.,/>#-]+)*")
RULE = re.compile(r"[A-Z]{2}-[0-9]{1,2}(\.[0-9]+)?")
MATCHES = 50
MATCHES_TO_USE_ALL = 1500


@every_game
def test_every_game_has_an_adapter(name: str) -> None:
    adapter = adapter_of(name)
    assert type(adapter.game.rules) is type(KITS[name].game.rules)
    assert adapter.variants
    assert set(adapter.counts) <= set(adapter.game.seats)


def check_decision(decision: Decision, number: int, seats: int) -> None:
    keys = [option.key for option in decision.options]
    assert keys, decision
    assert len(set(keys)) == len(keys), keys
    assert len({option.code for option in decision.options}) == len(keys), keys
    assert all(READABLE.fullmatch(key) for key in keys), keys
    assert READABLE.fullmatch(decision.kind)
    assert decision.number == number
    assert decision.seat in range(seats)
    assert decision.find(keys[-1]) is decision.options[-1]


def check_outcome(state: AnyState) -> None:
    assert state.decision is None
    assert state.outcome is not None
    assert RULE.fullmatch(state.outcome.rule), state.outcome
    assert state.outcome.reason
    assert set(state.outcome.winners) <= set(range(state.seats))


@every_variant
@pytest.mark.parametrize("skip", [False, True], ids=["all questions", "skipping"])
def test_random_play_ends_and_its_options_are_in_order(name: str, options: Any, skip: bool) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES, 1):
        state = start(adapter, seed, options)
        if skip:
            adapter.skip_single(state)
        for number, decision in enumerate(steps(state, chooser(seed))):
            check_decision(decision, number, state.seats)
            assert state.outcome is None
            assert state.codes == [option.code for option in decision.options]
            assert state.asked == decision.seat
            assert state.position.decisions == number
            assert not skip or number == 0 or len(decision.options) > 1
        check_outcome(state)


@every_variant
def test_no_card_is_lost_or_doubled(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES, 1):
        state = start(adapter, seed, options)
        for _ in steps(state, chooser(seed)):
            check_cards(adapter, state)
        check_cards(adapter, state)


def check_cards(adapter: Adapter, state: AnyState) -> None:
    there = Counter(adapter.cards(state.position))
    wanted = Counter(adapter.all_cards(state.position))
    if wanted and there != wanted:
        missing, extra = sorted(wanted - there), sorted(there - wanted)
        pytest.fail(f"seed {state.seed}, after {state.choices[-3:]}: missing {missing}, too often {extra}")


@every_game
def test_events_change_nothing(name: str) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, 8):
        quiet, noted = start(adapter, seed), start(adapter, seed, events=True)
        rng = chooser(seed)
        told: list[Event] = noted.events()
        for decision in steps(quiet, rng):
            assert noted.save() == quiet.save()
            noted.choose(pick(decision, rng.copy()))
            told += noted.events()
        assert noted.save() == quiet.save()
        assert told
        assert noted.events() == []
        assert quiet.events() == []


def omniscient(event: Event) -> dict[str, Any]:
    """An event as somebody would see it who knows whatever any viewer knows."""
    names = [next((name for name in card.names if name is not None), None) for card in event.cards]
    return {"kind": event.kind, **event.facts, "cards": [{"card": name} for name in names]}


@pytest.mark.parametrize(
    ("name", "options", "uses"),
    [
        pytest.param(name, options, uses, id=f"{name}-{number}")
        for name, adapter in ADAPTERS.items()
        for number, (options, uses) in enumerate(adapter.to_use())
    ],
)
def test_random_matches_use_everything(name: str, options: Any, uses: list[Use]) -> None:
    """Every card is played and every text happens; stops as soon as nothing is left to see."""
    adapter = adapter_of(name)
    left = set(uses)
    for seed in range(MATCHES_TO_USE_ALL):
        if not left:
            return
        state = start(adapter, seed, options, events=True)
        for _ in steps(state, chooser(seed)):
            pass
        for event in state.events():
            left.difference_update(adapter.used(omniscient(event)))
    assert not left, f"never used in {MATCHES_TO_USE_ALL} matches: {sorted((u.card, u.part) for u in left)}"
