"""A player may give up at any time, asked or not: the others play on, and the record tells it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overrule.core.errors import MalformedChoice, MatchOver, NotYourDecision
from overrule.core.records import read_record, write_record
from overrule.core.rng import Rng
from tests.conformance.adapter import Adapter, AnyState
from tests.conformance.games import (
    ADAPTERS,
    adapter_of,
    at_random_decision,
    chooser,
    every_game,
    every_variant,
    fewer,
    pick,
    played,
    start,
    viewers,
)
from tests.conformance.twins import redealt

MATCHES = 40
ONE_IN = 30  # decisions at which somebody gives up, more seldom in long matches


def playing(state: AnyState) -> list[int]:
    return [seat for seat in range(state.seats) if state.plays(seat)]


def someone(state: AnyState, rng: Rng) -> int:
    """One of those who still play, at random."""
    seats = playing(state)
    return seats[rng.below(len(seats))]


def play_with_quitters(adapter: Adapter, seed: int, options: Any) -> AnyState:
    """A random match in which players give up now and then; checks it all the way."""
    state, rng = start(adapter, seed, options), chooser(seed)
    while (decision := state.decision) is not None:
        assert decision.seat in playing(state)
        if rng.below(ONE_IN * adapter.length // 2 + 1) == 0:
            give_up(adapter, state, someone(state, rng))
        else:
            state.choose(pick(decision, rng))
    return state


def give_up(adapter: Adapter, state: AnyState, seat: int) -> None:
    before, saved, others = state.copy(), state.save(), set(playing(state)) - {seat}
    state.concede(seat)
    assert before.save() == saved
    assert Counter(adapter.cards(state.position)) == Counter(adapter.cards(before.position))
    for viewer in viewers(state):
        adapter.game.observe(state, viewer)
        assert adapter.misjudged(state.position, viewer) == []
    if state.outcome is None:
        assert set(playing(state)) == others
    else:
        assert state.outcome.winners
        assert set(state.outcome.winners) <= others


@every_variant
def test_whoever_gives_up_is_out_and_the_others_play_on(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    quits = 0
    for seed in fewer(adapter, MATCHES, 3):
        state = play_with_quitters(adapter, seed, options)
        quits += sum(choice.startswith("concede:") for choice in state.choices)
        assert state.outcome is not None
        record = state.record()
        assert adapter.game.replay(read_record(write_record(record))).save() == state.save()
    assert quits


@every_game
def test_the_last_one_left_has_won(name: str) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, 12):
        state, _ = at_random_decision(adapter, seed)
        rng, left = chooser(seed), set(playing(state))
        while state.outcome is None:
            quitter = someone(state, rng)
            state.concede(quitter)
            left.remove(quitter)
        assert state.outcome.winners == tuple(left)
        assert len(left) == 1


@every_game
@pytest.mark.parametrize("seat", [-1, 99, "a", None, 0.5])
def test_only_a_seat_can_give_up(name: str, seat: Any) -> None:
    state, _ = at_random_decision(adapter_of(name), 1)
    before = state.save()
    with pytest.raises(MalformedChoice):
        state.concede(seat)
    assert state.save() == before


@every_game
def test_after_the_end_nobody_can_give_up(name: str) -> None:
    state = played(adapter_of(name), 2)
    for seat in range(state.seats):
        with pytest.raises(MatchOver):
            state.concede(seat)


@pytest.mark.parametrize("name", [name for name, adapter in ADAPTERS.items() if max(adapter.counts) > 2])
def test_nobody_can_give_up_twice(name: str) -> None:
    """Where others play on; otherwise the match is over then."""
    state = start(adapter_of(name), 1)
    assert state.seats > 2
    state.concede(0)
    before = state.save()
    with pytest.raises(NotYourDecision):
        state.concede(0)
    assert state.save() == before


@every_game
def test_what_somebody_had_who_gives_up_stays_hidden(name: str) -> None:
    adapter = adapter_of(name)
    for viewer in adapter.viewers:
        for seed in fewer(adapter, 40, 3):
            state, rng = start(adapter, seed, viewer=viewer), chooser(seed)
            for _ in range(5 * adapter.length + rng.below(10 * adapter.length)):
                if (decision := state.decision) is not None:
                    state.choose(pick(decision, rng))
            if state.decision is not None:
                pair = redealt(adapter, state, viewer, rng)
                quitter = someone(state, rng)
                pair.a.concede(quitter)
                pair.b.concede(quitter)
                if not pair.events():  # whose turn is next may draw a card
                    pair.follow(3)
