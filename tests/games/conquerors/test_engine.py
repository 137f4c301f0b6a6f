"""Planetary Conquerors: what scenarios cannot say. Options and their errors, the deal, damaged saves, the limits."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import overrule
from overrule.core.errors import BadCards, BadOptions, BadPosition, BadRecord
from overrule.core.game import State
from overrule.core.records import read_record, write_record
from overrule.core.rng import Rng, stream_of
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.game import GAME, RULES, Options
from overrule.games.conquerors.library import read_set
from overrule.games.conquerors.rules import flow
from overrule.games.conquerors.scenario import set_up
from overrule.games.conquerors.state import DECISION_LIMIT, MOST_SLOTS, Position
from overrule.games.conquerors.vocabulary import (
    Being,
    Card,
    CardSet,
    Deck,
    Destroy,
    Effect,
    Event,
    How,
    InsteadOfDying,
    Materials,
    Mirror,
    Side,
    Summon,
    Things,
    Type,
    When,
)

EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "cards" / "example-conquerors-set.json"
MINERS = {"gold-miner": 15, "collector-of-cosmium": 5}
ConquerorsState = State[Position, Options]


def play_out(state: ConquerorsState, rng: Rng) -> ConquerorsState:
    while (decision := state.decision) is not None:
        state.choose(decision.options[rng.below(len(decision.options))])
    return state


# -------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"sets": ["core-9"]}, "unknown card set 'core-9'; known: core"),
        ({"sets": ["core", "core"]}, "'core' is there twice"),
        ({"sets": []}, "starting miners"),
        ({"sets": "core"}, r"array.*\$\.sets"),
        ({"decks": ["citadel", "nowhere"]}, "seat 1: there is no ready-made deck 'nowhere'; allowed: citadel"),
        ({"decks": ["citadel"]}, "1 decks for 2 seats"),
        ({"decks": ["citadel", "citadel", "citadel"]}, "3 decks for 2 seats"),
        ({"decks": [{"id": "few", "cards": {"gold-miner": 9}}, "citadel"]}, "seat 0: deck few: .*50"),
        ({"decks": [{"id": "odd", "cards": {"unicorn": 60}}, "citadel"]}, "unicorn"),
        ({"decks": "dealt"}, r"decks"),
        ({"decks": 7}, r"decks"),
        ({"first": 2}, 'first is "random" or a seat from 0 to 1, not 2'),
        ({"first": -1}, 'first is "random" or a seat from 0 to 1, not -1'),
        ({"first": "youngest"}, r"\$\.first"),
        ({"block_limit": "never"}, r"\$\.block_limit"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"custom": [{}]}, r"\$\.custom"),
        ("random", "object"),
        ([1], "object"),
        (7, "object"),
    ],
    ids=str,
)
def test_options_that_cannot_be_are_refused_with_a_reason(options: Any, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        GAME.start(options=options)


@pytest.mark.parametrize("options", [0, "", [], False], ids=repr)
def test_what_is_no_options_at_all_is_refused_too(options: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.start(options=options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"for 2 to 6 players, not {seats}"):
        GAME.start(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", None], ids=repr)
def test_a_seed_has_64_bits(seed: Any) -> None:
    with pytest.raises(BadOptions, match=r"from 0 to 2\^64 - 1"):
        GAME.start(seed=seed)


def test_options_are_written_in_full() -> None:
    """What is usual later may be something else: a record must not change with it."""
    given = {"decks": ["citadel", {"id": "mine", "cards": {**MINERS, "prefab-hut": 30}}], "first": 1}
    read = RULES.read_options(given)
    assert json.loads(json.dumps(RULES.write_options(read))) == {
        **given,
        "block_limit": "attack",
        "sets": ["core"],
        "custom": [],
    }
    assert RULES.read_options(RULES.write_options(read)) == read
    assert set(RULES.write_options(RULES.read_options(None))) == set(Options.__struct_fields__)
    assert RULES.read_options(read) is read


# ------------------------------------------------------------------------------------------------- the deal


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_with_two_miners_and_five_cards(seats: int) -> None:
    """PC-8.2, PC-8.3: with two players, whoever does not start has one more."""
    for seed in range(6):
        state = GAME.start(seats=seats, seed=seed)
        for number, seat in enumerate(GAME.observe(state, overrule.SPECTATOR).seats):
            assert [thing.card for thing in seat.miners] == ["gold-miner", "collector-of-cosmium"]
            assert seat.hand == 5 + (seats == 2 and number != state.position.player)
            assert seat.base is not None
            assert (seat.base.life, seat.base.max_life) == (15, 15)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_first_player_may_be_anybody(seats: int) -> None:
    firsts = Counter(GAME.start(seats=seats, seed=seed).position.player for seed in range(60 * seats))
    assert len(firsts) == seats
    assert all(30 < times < 100 for times in firsts.values()), firsts


def test_random_decks_are_all_the_ready_made_ones() -> None:
    deals = {tuple(GAME.start(seed=seed).position.deal.decks[0]) for seed in range(60)}
    assert len(deals) == len(ready_made())


def test_all_seeds_of_64_bits_make_different_matches() -> None:
    seeds = [0, 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1]
    options = {"decks": ["citadel", "citadel"]}
    assert len({tuple(GAME.start(seed=seed, options=options).position.kind) for seed in seeds}) == len(seeds)


def test_the_order_in_which_a_deck_is_written_does_not_matter() -> None:
    cards = ready_made()["citadel"].cards
    turned = dict(reversed(cards.items()))
    one, other = (GAME.start(seed=7, options={"decks": [{"id": "a", "cards": c}, "citadel"]}) for c in (cards, turned))
    assert one.decision == other.decision
    assert one.position.kind == other.position.kind


# ---------------------------------------------------------------------------------------------- custom sets


def test_the_example_set_is_played_saved_and_recorded() -> None:
    card_set = read_set(EXAMPLE)
    ids = [card.id for card in card_set.cards if not card.token]
    deck = {"id": "example", "cards": {**MINERS, **dict.fromkeys(ids, 1), "prefab-hut": 30 - len(ids)}}
    options = {"custom": [msgspec.to_builtins(card_set)], "decks": [deck, deck]}
    used: set[str | None] = set()
    for seed in range(30):
        state = GAME.start(seed=seed, options=options, events=True)
        loaded = GAME.load(json.loads(json.dumps(state.save())))
        play_out(state, stream_of(seed))
        assert play_out(loaded, stream_of(seed)).outcome == state.outcome
        assert GAME.replay(read_record(write_record(state.record()))).outcome == state.outcome
        used |= {card.names[-1] for event in state.events() for card in event.cards}
    assert set(ids) <= used


def test_a_custom_set_cannot_take_the_name_of_a_card_on_offer() -> None:
    with pytest.raises(BadOptions, match="'prefab-hut' is in 2 of the sets on offer"):
        GAME.start(options=Options(custom=(CardSet("twice", (Card("prefab-hut", Type.BUILDING, life=1),)),)))


def test_a_custom_set_with_impossible_cards_is_refused() -> None:
    with pytest.raises(BadCards, match="custom set 1: card hut: life"):
        GAME.start(options=Options(custom=(CardSet("bad", (Card("hut", Type.BUILDING),)),)))


# -------------------------------------------------------------------------------------------- damaged saves


SAVED = GAME.start(seed=1).save()


@pytest.mark.parametrize("field", SAVED["position"])
def test_a_damaged_save_is_refused_in_words_or_loaded_as_it_is(field: str) -> None:
    refused = 0
    for value in (None, -1, "x", [], [1], [[1]], [["x"]], {"a": 1}):
        saved = {**SAVED, "position": {**SAVED["position"], field: value}}
        try:
            assert GAME.load(saved).save()["position"][field] == value
        except BadRecord:
            refused += 1
    assert refused > 4


# ------------------------------------------------------------------------------------------------ the limits


def test_a_match_at_the_limit_is_a_draw_that_says_so() -> None:
    state = GAME.start(seed=1, events=True)
    state.position.decisions = DECISION_LIMIT - 2
    for _ in range(2):
        assert state.outcome is None
        assert state.decision is not None
        state.choose(state.decision.options[0])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), "too-long")
    last = state.events()[-1]
    assert last.kind == "over"
    assert last.facts["winners"] == []


@pytest.mark.parametrize("seats", [2, 6])
def test_random_matches_are_far_from_the_limit(seats: int) -> None:
    longest = max(len(play_out(GAME.start(seats=seats, seed=seed), stream_of(seed)).choices) for seed in range(20))
    assert longest < DECISION_LIMIT // 2


WARRIORS = Things((Being.WARRIOR,), Side.YOURS)
ENDLESS: dict[str, tuple[Any, ...]] = {
    "each that enters makes another": (When(Event.ENTERS, (Summon("echo"),), WARRIORS),),
    "each that enters makes many": (When(Event.ENTERS, (Summon("echo", 99),), WARRIORS),),
    "mirrors of mirrors": (When(Event.ENTERS, (Mirror(Things((Being.WARRIOR,))),), WARRIORS),),
    "instead of dying, one dies": (InsteadOfDying((Destroy(WARRIORS),), WARRIORS),),
    "instead of dying, all die": (InsteadOfDying((Summon("echo"), Destroy(WARRIORS, how=How.ALL)), WARRIORS),),
}


@pytest.mark.parametrize("abilities", ENDLESS.values(), ids=ENDLESS)
def test_what_would_go_on_for_ever_is_broken_off(abilities: tuple[Any, ...]) -> None:
    kill: tuple[Effect, ...] = (Destroy(Things((Being.WARRIOR,))),)
    cards = (
        Card("spark", Type.WARRIOR, cost=Materials(1), attack=1, life=1, abilities=abilities),
        Card("zap", Type.SPELL, cost=Materials(1), do=kill),
        Card("echo", Type.WARRIOR, attack=0, life=1, token=True),
    )
    options = Options(custom=(CardSet("endless", cards),), decks=(_deck(), _deck()))
    state = GAME.start(seed=1, options=options)
    rng = stream_of(1)
    for _ in range(150):
        if (decision := state.decision) is not None:
            plays = [option for option in decision.options if option.key.startswith("play:")]
            state.choose(plays[rng.below(len(plays))] if plays else decision.options[rng.below(len(decision.options))])
    assert len(state.position.kind) <= MOST_SLOTS
    assert "play:spark" in state.choices


def _deck() -> Deck:
    return Deck("endless", {**MINERS, "spark": 15, "zap": 15})


def test_the_version_depends_on_the_cards() -> None:
    rules, digest = GAME.version.split("-")
    assert int(rules) >= 1
    assert len(digest) == 8


def test_a_play_out_can_be_neither_observed_nor_redealt() -> None:
    """It keeps no track of what can be known, so it must not pretend that everything is."""
    position = GAME.start(seed=1, events=True).position
    flow.play_out(position, stream_of(1))
    with pytest.raises(BadPosition):
        RULES.observe(position, 0, None)
    with pytest.raises(BadPosition):
        RULES.redeal(position, 0, stream_of(1))
    assert RULES.take_events(position) == []


def test_observations_say_when_cosmium_can_be_turned_into_electricity() -> None:
    told = 0
    for seed in range(8):
        state, chance = GAME.start(seed=seed), stream_of(seed)
        while (decision := state.decision) is not None:
            seen = GAME.observe(state, decision.seat)
            if decision.seat == seen.player and decision.kind in ("action", "reaction"):
                assert seen.may_convert == (decision.find("convert") is not None)
                told += seen.may_convert
            assert not seen.may_convert or seen.phase == "main"
            state.apply(state.codes[chance.below(len(state.codes))])
    assert told > 10


# ------------------------------------------------------------------------------------------------------------- targets


def targets_in(position: dict[str, Any], key: str) -> list[str]:
    """The cards that an option would be aimed at, as it says."""
    state = set_up(position)
    assert state.decision is not None
    option = state.decision.find(key)
    assert option is not None
    seats = GAME.observe(state, 0).seats
    cards = {one.handle: one.card for seat in seats for one in (seat.base, *seat.buildings, *seat.warriors) if one}
    return sorted(cards[handle] for handle in option.facts.get("targets", ()))  # type: ignore[attr-defined]


def test_an_option_tells_what_its_text_would_be_aimed_at() -> None:
    hand = ["plasma-bolt", "battle-stims", "line-trooper"]
    position = {
        "phase": "main",
        "a": {"cosmium": 6, "gold": 6, "hand": hand},
        "b": {"planet": ["militia-recruit"]},
    }
    assert targets_in(position, "play:plasma-bolt") == ["base", "base", "militia-recruit"]
    assert targets_in(position, "play:battle-stims") == ["militia-recruit"]  # the only one: nobody is asked about it
    assert targets_in(position, "play:line-trooper") == []


def vain_in(position: dict[str, Any], *keys: str) -> list[str]:
    """The cards to which nothing would happen, as the question after some choices says."""
    state = set_up(position)
    for key in keys:
        option = state.decision.find(key) if state.decision else None
        assert option is not None, key
        state.choose(option)
    assert state.decision is not None
    seats = GAME.observe(state, 0).seats
    cards = {one.handle: one.card for seat in seats for one in (*seat.buildings, *seat.warriors)}
    found: Any = state.decision.facts.get("vain", ())
    return sorted(cards[handle] for handle in found)


def test_a_question_says_to_whom_nothing_would_happen() -> None:
    hurt = {"card": "militia-recruit", "damage": 1}
    position = {"phase": "main", "a": {"gold": 6, "planet": ["canteen-six", "line-trooper", hurt]}}
    assert vain_in(position, "pay:a.canteen-six") == ["line-trooper"]


def test_shielding_is_seen_and_how_much_of_it_is_spent() -> None:
    """PC-12.6: it takes its points off each source once in a turn."""
    planet = ["riot-trooper", "line-trooper"]
    state = set_up({"phase": "main", "a": {"planet": planet}})
    seen = GAME.observe(state, 0)
    assert {one.card: one.shielding for one in seen.seats[0].warriors} == {"riot-trooper": 1, "line-trooper": 0}
    assert seen.shields == ()
    trooper, source = state.position.warriors[0]
    state.position.shields = vec[i64]([state.position.ref(source), state.position.ref(trooper), 1])
    (spent,) = GAME.observe(state, 1).shields
    assert spent.amount == 1
    assert spent.target == seen.seats[0].warriors[0].handle
