"""Cards that nobody has thought of: what the check of card sets accepts can be read, saved and played to an end.

The sets are random but always the same ones; `strategies` makes them.
"""

from __future__ import annotations

import json
import random
import typing
from functools import cache
from typing import Any

import pytest

from overrule import SPECTATOR
from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadCards
from overrule.core.rng import Rng
from overrule.games.compile.game import Options
from overrule.games.compile.library import check_set, read_set, write_set
from overrule.games.compile.rules import flow
from overrule.games.compile.texts import LANGUAGES, card_text
from overrule.games.compile.vocabulary import Card, CardSet, Effect
from tests.conformance.adapter import AnyState
from tests.conformance.compile import CompileAdapter
from tests.conformance.games import chooser, pick
from tests.conformance.twins import redealt
from tests.games.compile.strategies import any_set, any_word, is_allowed, one_card_set

SETS = 150
WORDS = 20  # of each kind
AHEAD = 12  # choices for which copies are followed
SOON = 3  # choices for which hidden twins are followed
LONG = 200  # decisions after which they are not tried any more: a few matches take thousands
ADAPTER = CompileAdapter()
GAME = ADAPTER.game

every_set = pytest.mark.parametrize("seed", range(SETS))


@cache
def card_set_of(seed: int) -> CardSet:
    return any_set(seed)


# ----------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("kind", typing.get_args(Effect), ids=lambda kind: kind.__name__)
def test_a_card_is_accepted_or_refused_in_words(kind: Any) -> None:
    rng = random.Random(kind.__name__)
    for _ in range(WORDS):
        word: Any = any_word(kind, rng, 4)
        card = Card(3, middle=(word,))
        if not is_allowed(card):
            with pytest.raises(BadCards, match=r"(?m)^home: card mud 3: middle.*: .+$"):
                check_set(one_card_set(card), "home")


@every_set
def test_a_set_survives_json_and_can_be_read_in_every_language(seed: int) -> None:
    card_set = card_set_of(seed)
    assert read_set(write_set(card_set).encode()) == card_set
    for card in (card for protocol in card_set.protocols for card in protocol.cards):
        for language in LANGUAGES:
            text = card_text(card, language, card_set.protocols)
            for box in ("top", "middle", "bottom"):
                assert bool(getattr(text, box)) == bool(getattr(card, box)), (card, language)


# --------------------------------------------------------------------------------------------------- matches


@pytest.mark.slow
@every_set
def test_a_match_ends_and_loses_no_card(seed: int) -> None:
    state, rng = match_of(seed, 0), chooser(seed)
    while (decision := state.decision) is not None:
        check(state)
        state.choose(lively(decision, rng))
    assert state.outcome is not None
    assert GAME.replay(state.record()).save() == state.save()


@pytest.mark.slow
@every_set
def test_a_match_goes_on_from_anywhere(seed: int) -> None:
    """Copied, saved and loaded; dealt anew for a viewer, or played out without keeping track of what is known."""
    state, rng = match_of(seed, 1), chooser(SETS + seed)
    while (decision := state.decision) is not None:
        if decision.number < LONG and rng.below(40) == 0:
            check_copies(state, rng.fork())
            check_play_out(state, rng.fork())
            for viewer in (0, 1, SPECTATOR):
                check_redealt(state, viewer, rng.fork())
        state.choose(lively(decision, rng))


def match_of(seed: int, match: int) -> AnyState:
    """A match with a random set alone."""
    names = [protocol.id for protocol in card_set_of(seed).protocols]
    ways: list[Any] = ["random", "draft", (names[:3], names[3:])]
    options = Options(sets=(), custom=(card_set_of(seed),), protocols=ways[seed % 3], control=seed % 5 != 0)
    return GAME.start(seed=2 * seed + match, options=options)


def lively(decision: Decision, rng: Rng) -> Option:
    """An option at random, often a card face up: texts are to happen."""
    up = [option for option in decision.options if option.facts.get("face") == "up"]
    return up[rng.below(len(up))] if up and rng.below(2) else pick(decision, rng)


def check(state: AnyState) -> None:
    """There is something to choose, each option by a key of its own, and no card is lost."""
    assert state.decision is not None
    keys = [option.key for option in state.decision.options]
    assert keys, state.decision
    assert len(set(keys)) == len(keys), state.decision
    check_cards(state)


def check_cards(state: AnyState) -> None:
    """Every card is somewhere, once; in a draft there are none yet."""
    if state.position.deal.card:
        assert sorted(ADAPTER.cards(state.position)) == sorted(ADAPTER.all_cards(state.position)), state.choices


def check_copies(state: AnyState, rng: Rng) -> None:
    saved = state.save()
    copy, loaded = state.copy(), GAME.load(json.loads(json.dumps(saved)))
    assert copy.save() == loaded.save() == saved
    go_on(copy, rng.copy())
    go_on(loaded, rng.copy())
    assert copy.save() == loaded.save(), state.choices
    assert state.save() == saved


def check_redealt(state: AnyState, viewer: int, rng: Rng) -> None:
    """A redealt match looks the same to the viewer, goes on, and cannot be told from the true one."""
    twin = GAME.redeal(state, viewer, rng)
    assert GAME.observe(twin, viewer) == GAME.observe(state, viewer), state.choices
    assert ADAPTER.misjudged(twin.position, viewer) == []
    go_on(twin, rng)
    redealt(ADAPTER, state, viewer, rng).follow(SOON)


def check_play_out(state: AnyState, rng: Rng) -> None:
    out = state.copy()
    flow.play_out(out.position, rng)
    assert out.outcome is not None
    check_cards(out)


def go_on(state: AnyState, rng: Rng) -> None:
    """Some more choices, unless it is over before."""
    for _ in range(AHEAD):
        if (decision := state.decision) is not None:
            check(state)
            state.choose(lively(decision, rng))
