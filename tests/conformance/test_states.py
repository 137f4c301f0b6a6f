"""A state survives being copied, saved and loaded at every decision; errors change nothing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from overrule.core.decisions import Option
from overrule.core.errors import AlreadyAnswered, MalformedChoice, MatchOver, NotOffered, NotYourDecision
from overrule.core.rng import Rng
from tests.conformance.adapter import Adapter, AnyState
from tests.conformance.games import (
    adapter_of,
    at_random_decision,
    chooser,
    every_game,
    every_variant,
    fewer,
    is_stop,
    played,
    start,
    steps,
)

MATCHES = 6
GARBAGE: list[Any] = [None, 0, 7, 1.5, True, b"pass", "", [], ["pass"], {"key": "pass"}, object(), Option]


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))


def play_out(state: AnyState, rng: Rng) -> Any:
    """Play on to the end without a word, and give what is there then."""
    while codes := state.codes:
        state.apply(codes[rng.below(len(codes))])
    return state.game.rules.save(state.position)


@pytest.mark.slow
@every_variant
def test_copies_and_saves_go_on_the_same(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES, 1):
        state = start(adapter, seed, options)
        for decision in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision)):
            copy, loaded = state.copy(), adapter.game.load(through_json(state.save()))
            assert copy.decision == loaded.decision == decision
            assert copy.save() == loaded.save() == state.save()
            last = play_out(state.copy(), chooser(decision.number))
            assert play_out(copy, chooser(decision.number)) == last, f"seed {seed}, {state.choices}"
            assert play_out(loaded, chooser(decision.number)) == last, f"seed {seed}, {state.choices}"


@pytest.mark.slow
@every_variant
def test_a_loaded_match_makes_the_same_record(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    state = start(adapter, 11, options)
    loaded = adapter.game.load(through_json(state.save()))
    for decision in steps(state, chooser(11)):
        loaded.choose(state.choices[-1]) if state.choices else None
        assert loaded.decision == decision
        if is_stop(adapter, decision):
            loaded = adapter.game.load(through_json(loaded.save()))
    loaded.choose(state.choices[-1])
    assert loaded.save() == state.save()
    assert loaded.record() == state.record()
    assert loaded.outcome == state.outcome


@every_variant
def test_old_copies_never_change(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES, 1):
        state = start(adapter, seed, options)
        decisions = steps(state, chooser(seed))
        kept = [(state.copy(), state.save()) for decision in decisions if is_stop(adapter, decision)]
        for copy, saved in kept:
            assert copy.save() == saved, f"seed {seed}, after {len(copy.choices)} choices"


@every_game
def test_observing_and_redealing_change_nothing(name: str) -> None:
    adapter = adapter_of(name)
    state = start(adapter, 1)
    for decision in steps(state, chooser(1)):
        if is_stop(adapter, decision):
            before = state.save()
            for viewer in (*range(state.seats), -1):
                adapter.game.observe(state, viewer)
                play_out(adapter.game.redeal(state, viewer, chooser(1)), chooser(1))
            assert state.save() == before


@every_variant
def test_a_save_is_plain_data(name: str, options: Any) -> None:
    adapter = adapter_of(name)
    state = start(adapter, 5, options)
    for decision in steps(state, chooser(5)):
        if is_stop(adapter, decision):
            check_plain(state)
    check_plain(state)


def check_plain(state: AnyState) -> None:
    saved = state.save()
    assert only_plain(saved)
    assert through_json(saved) == saved


def only_plain(data: Any) -> bool:
    """Whether there is nothing in it but what JSON knows, down to the exact types."""
    if type(data) is dict:
        return all(type(key) is str and only_plain(value) for key, value in data.items())
    if type(data) is list:
        return all(map(only_plain, data))
    return data is None or type(data) in (str, int, bool)


# --------------------------------------------------------------------------------------------------- errors


def refuses(state: AnyState, error: type[Exception], choice: Any, **said: Any) -> str:
    """Check that a choice is refused for this cause and nothing changes; gives the message."""
    before = state.save()
    with pytest.raises(error) as caught:
        state.choose(choice, **said)
    assert type(caught.value) is error
    assert state.save() == before
    return str(caught.value)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_on_offer_is_refused(name: str, seed: int) -> None:
    state, decision = at_random_decision(adapter_of(name), seed)
    offered = {option.key for option in decision.options}
    odd = {"nonsense", "play:nothing-9@4:up", "🂡", " " + decision.options[0].key, decision.kind}
    for key in (odd | other_keys(name)) - offered:
        refuses(state, NotOffered, key)
        refuses(state, NotOffered, Option(key, decision.options[0].code), seat=decision.seat)


def other_keys(name: str) -> set[str]:
    """Choices that were good at some other time."""
    return set(played(adapter_of(name), 5).choices)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_garbage_is_refused(name: str, seed: int) -> None:
    state, decision = at_random_decision(adapter_of(name), seed)
    for garbage in GARBAGE:
        refuses(state, MalformedChoice, garbage)
        refuses(state, MalformedChoice, Option(garbage, decision.options[0].code))


@every_game
def test_a_number_that_is_no_number_is_refused(name: str) -> None:
    state, decision = at_random_decision(adapter_of(name), 1)
    for garbage in ("0", "x", 1.5, [], object()):
        refuses(state, MalformedChoice, decision.options[0], number=garbage)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_another_seat_cannot_answer(name: str, seed: int) -> None:
    adapter = adapter_of(name)
    state, decision = at_random_decision(adapter, seed)
    for seat in (*range(state.seats), -1, 99, "a", None.__class__):
        if seat != decision.seat:
            refuses(state, NotYourDecision, decision.options[0], seat=seat)
            refuses(state, NotYourDecision, "nonsense", seat=seat)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_each_decision_is_answered_once(name: str, seed: int) -> None:
    state, decision = at_random_decision(adapter_of(name), seed)
    option = decision.options[0]
    for number in (-1, 0, decision.number - 1):
        refuses(state, AlreadyAnswered, option, number=number)
        refuses(state, AlreadyAnswered, option, number=number, seat=1 - decision.seat)
    for number in (decision.number + 1, decision.number + 1000):
        refuses(state, MalformedChoice, option, number=number)
    state.choose(option, number=decision.number, seat=decision.seat)
    refuses(state, AlreadyAnswered, option, number=decision.number)


@every_game
def test_after_the_end_there_is_nothing_to_choose(name: str) -> None:
    state = played(adapter_of(name), 2)
    last = len(state.choices)
    for choice in ("pass", state.choices[-1], None):
        refuses(state, MatchOver, choice)
        refuses(state, MatchOver, choice, seat=0, number=last)
        refuses(state, AlreadyAnswered, choice, number=last - 1)


@every_game
def test_an_option_of_another_decision_counts_by_its_key(name: str) -> None:
    """The code inside an option is never trusted: it may be of another time."""
    state = start(adapter_of(name), 7)
    first, second = next(decision for decision in steps(state, chooser(7)) if len(decision.options) > 1).options[:2]
    twin = state.copy()
    state.choose(Option(first.key, second.code))
    twin.choose(first)
    assert state.save() == twin.save()


@every_game
def test_a_refusal_tells_only_what_the_asked_seat_sees(name: str) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, 12):
        state = start(adapter, seed)
        for decision in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision)):
            message = refuses(state, NotOffered, "nonsense")
            check_hidden(adapter, state, message, decision.seat)
            for seat in range(state.seats):
                if seat != decision.seat:
                    check_hidden(adapter, state, refuses(state, NotYourDecision, "nonsense", seat=seat), seat)


def check_hidden(adapter: Adapter, state: AnyState, message: str, viewer: int) -> None:
    assert not set(re.findall(r"[a-z][a-z0-9-]*", message)) & adapter.unknown(state.position, viewer)


@every_game
def test_a_match_that_takes_too_long_is_a_draw_and_says_so(name: str) -> None:
    state, decision = at_random_decision(adapter_of(name), 3)
    adapter_of(name).near_the_limit(state)
    state.choose(decision.options[0])
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.reason == "too-long"
    assert state.decision is None
