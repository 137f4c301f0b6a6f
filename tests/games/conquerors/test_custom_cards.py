"""Cards that nobody has thought of: what the check of card sets accepts can be read, saved and played to an end.

The sets are random but always the same ones; `strategies` makes them.
"""

from __future__ import annotations

import json
import random
import typing
from functools import cache
from typing import Any

import msgspec
import pytest

from overrule import SPECTATOR
from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadCards
from overrule.core.rng import Rng
from overrule.games.conquerors.game import Options
from overrule.games.conquerors.library import check_set, read_set, write_set
from overrule.games.conquerors.rules import flow
from overrule.games.conquerors.state import DECISION_LIMIT
from overrule.games.conquerors.texts import LANGUAGES, card_text
from overrule.games.conquerors.vocabulary import (
    Ability,
    Being,
    Card,
    CardSet,
    Discard,
    Draw,
    Effect,
    How,
    Kuk,
    Look,
    LookAtTraps,
    Materials,
    MoveTrap,
    Place,
    Recover,
    Return,
    Side,
    TakeControl,
    Things,
    Trapback,
    Traps,
    Type,
)
from tests.conformance.adapter import AnyState
from tests.conformance.conquerors import ConquerorsAdapter
from tests.conformance.games import chooser, pick, steps
from tests.conformance.test_hidden import Notebook
from tests.conformance.twins import from_the_deal, redealt
from tests.games.conquerors.strategies import MINERS, any_deck, any_set, any_word, blank, is_allowed, one_card_set

SETS = 100
SEATS = (2, 3, 2, 4)
WORDS = 20  # of each kind
AHEAD = 12  # choices for which copies are followed
SOON = 3  # choices for which hidden twins are followed
LONG = 800  # decisions after which they are not tried any more: a few matches take thousands
MOST = 1500  # decisions of a play-out: a planet full of mirrors that mirror each other takes its time
ADAPTER = ConquerorsAdapter()
GAME = ADAPTER.game
ACTIVE = ("play:", "pay:", "place:", "attack:", "aim:", "trap:")  # keys of options that let something happen

every_set = pytest.mark.parametrize("seed", range(SETS))


@cache
def card_set_of(seed: int) -> CardSet:
    return any_set(seed)


# ----------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("kind", typing.get_args(Effect), ids=lambda kind: kind.__name__)
def test_a_spell_is_accepted_or_refused_in_words(kind: Any) -> None:
    rng = random.Random(kind.__name__)
    for _ in range(WORDS):
        word: Any = any_word(kind, rng, 4)
        accepts_or_says_why(Card("mud", Type.SPELL, do=(word,)), "do")


@pytest.mark.parametrize("kind", typing.get_args(Ability), ids=lambda kind: kind.__name__)
def test_an_ability_is_accepted_or_refused_in_words(kind: Any) -> None:
    rng = random.Random(kind.__name__)
    for number in range(WORDS):
        word: Any = any_word(kind, rng, 4)
        card = blank("mud", (Type.WARRIOR, Type.BUILDING, Type.MINER)[number % 3], rng)
        accepts_or_says_why(Card("mud", card.type, attack=card.attack, life=card.life, abilities=(word,)), "abilities")


def accepts_or_says_why(card: Card, field: str) -> None:
    if not is_allowed(card):
        with pytest.raises(BadCards, match=rf"(?m)^home: card mud: {field}.*: .+$"):
            check_set(one_card_set(card), "home")


@every_set
def test_a_set_survives_json_and_can_be_read_in_every_language(seed: int) -> None:
    card_set = card_set_of(seed)
    assert read_set(write_set(card_set).encode()) == card_set
    for card in card_set.cards:
        for language in LANGUAGES:
            assert bool(card_text(card, language)) == bool(card.abilities or card.do), (card, language)


# --------------------------------------------------------------------------------------------------- matches


@pytest.mark.slow
@every_set
def test_a_match_ends_and_loses_no_card(seed: int) -> None:
    """Now and then somebody gives up in the middle of it."""
    state, rng = match_of(seed, 0), chooser(seed)
    while (decision := state.decision) is not None:
        check(state)
        if seed % 3 == 0 and rng.below(200) == 0:
            state.concede(decision.seat)
        else:
            state.choose(lively(decision, rng))
    assert state.outcome is not None
    assert GAME.replay(state.record()).save() == state.save()


@pytest.mark.slow
@every_set
def test_a_match_goes_on_from_anywhere(seed: int) -> None:
    """Copied, saved and loaded; dealt anew for a viewer, or played out without keeping track of what is known."""
    state, rng = match_of(seed, 1), chooser(SETS + seed)
    while (decision := state.decision) is not None:
        if decision.number < LONG and rng.below(120) == 0:
            check_copies(state, rng.fork())
            check_play_out(state, rng.fork())
            for viewer in (0, 1, SPECTATOR):
                check_redealt(state, viewer, rng.fork())
        state.choose(lively(decision, rng))


# Cards that carry hidden cards about: captured with their building, moved, seen by one player, put back, dealt anew.
HIDING = CardSet(
    "hiding",
    (
        Card("capture", Type.SPELL, cost=Materials(1), do=(TakeControl(Things((Being.BUILDING,), Side.ENEMY)),)),
        Card("hut", Type.BUILDING, cost=Materials(1), life=2),
        Card("pit", Type.TRAP, do=(Draw(),)),
        Card("net", Type.TRAP, do=(Discard(),)),
        Card(
            "peek", Type.SPELL, cost=Materials(0, 1), do=(LookAtTraps(Traps(), How.UP_TO, 2), MoveTrap(Traps(Side.ANY)))
        ),
        Card(
            "refit", Type.SPELL, cost=Materials(0, 1), do=(Trapback(2), Return(Things((Being.BUILDING,)), Place.DECK))
        ),
        Card("recall", Type.SPELL, cost=Materials(0, 1), do=(Return(Things((Being.BUILDING, Being.MINER))),)),
        Card(
            "dig", Type.SPELL, cost=Materials(0, 1), do=(Recover(to=Place.TOP, how=How.UP_TO, count=2), Look(3), Kuk(2))
        ),
        Card("man", Type.WARRIOR, cost=Materials(1), attack=3, life=1),
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_cards_that_are_carried_about_stay_hidden(seats: int, viewer: int) -> None:
    deck = {**MINERS, **{card.id: 5 for card in HIDING.cards}}
    options = {"custom": [msgspec.to_builtins(HIDING)], "decks": [{"id": "hiding", "cards": deck}] * seats}
    adapter = ConquerorsAdapter()
    adapter.quick = adapter.secretive = options
    for seed in range(4):
        for swaps in (1, 40):
            from_the_deal(adapter, seed, viewer, swaps, chooser(seed), same=swaps == 1, handles=swaps > 1).follow(300)
        state = GAME.start(seats=seats, seed=seed, options=options, events=True)
        notebook = Notebook(adapter, viewer)
        for decision in steps(state, chooser(seed)):
            notebook.hear(state.events())
            if decision.number % 10 == 0:
                notebook.check(GAME.observe(state, viewer))


def match_of(seed: int, match: int) -> AnyState:
    """A match with decks full of cards of a random set."""
    card_set = card_set_of(seed)
    seats = SEATS[seed % len(SEATS)]
    rng = random.Random(seed)
    decks = tuple(any_deck(card_set, rng) for _ in range(seats))
    options = Options(custom=(card_set,), decks=decks, block_limit="line" if seed % 5 == 0 else "attack")
    return GAME.start(seats=seats, seed=2 * seed + match, options=options)


def lively(decision: Decision, rng: Rng) -> Option:
    """An option at random, often one that lets something happen."""
    active = [option for option in decision.options if option.key.startswith(ACTIVE)]
    return active[rng.below(len(active))] if active and rng.below(2) else pick(decision, rng)


def check(state: AnyState) -> None:
    """There is something to choose, each option by a key of its own, and no card is lost."""
    assert state.decision is not None
    keys = [option.key for option in state.decision.options]
    assert keys, state.decision
    assert len(set(keys)) == len(keys), state.decision
    check_cards(state)


def check_cards(state: AnyState) -> None:
    """Every card is somewhere, once."""
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
    out.position.decisions = DECISION_LIMIT - MOST
    flow.play_out(out.position, rng)
    assert out.outcome is not None
    check_cards(out)


def go_on(state: AnyState, rng: Rng) -> None:
    """Some more choices, unless it is over before."""
    for _ in range(AHEAD):
        if (decision := state.decision) is not None:
            check(state)
            state.choose(lively(decision, rng))
