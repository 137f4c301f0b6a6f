"""Compile: what scenarios cannot say. Options and their errors, custom sets, exact counts, the limit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overrule
from overrule.core.errors import BadCards, BadOptions, BadPosition
from overrule.core.game import State
from overrule.core.records import read_record, write_record
from overrule.core.rng import Rng, stream_of
from overrule.games.compile.game import GAME, RULES, Options
from overrule.games.compile.library import BUILT_IN, read_set
from overrule.games.compile.rules import flow
from overrule.games.compile.state import DECISION_LIMIT, NEUTRAL, Position
from overrule.games.compile.vocabulary import CardSet

EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "cards" / "example-set.json"
FIXED = [["fire", "water", "death"], ["life", "light", "metal"]]
CompileState = State[Position, Options]


def play_out(state: CompileState, rng: Rng) -> CompileState:
    while (decision := state.decision) is not None:
        state.choose(decision.options[rng.below(len(decision.options))])
    return state


# -------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"sets": ["main-9"]}, "unknown card set 'main-9'; known: main-1, aux-1, main-2, aux-2"),
        ({"sets": ["main-1", "main-1"]}, "'main-1' is there twice"),
        ({"sets": ["aux-1"]}, "3 protocols are on offer; a match needs at least 6"),
        ({"sets": []}, "0 protocols are on offer; a match needs at least 6"),
        ({"sets": "main-1"}, r"array.*\$\.sets"),
        (
            {"protocols": [["fire", "rust", "death"], ["life", "light", "metal"]]},
            "'rust' is not on offer; allowed: apathy",
        ),
        (
            {"sets": ["main-2"], "protocols": FIXED},
            "'fire' is not on offer; allowed: chaos, clarity, corruption",
        ),
        ({"protocols": [["fire", "water"], ["life", "light", "metal"]]}, "three for each of the two seats"),
        ({"protocols": [["fire", "water", "death"]]}, "three for each of the two seats"),
        ({"protocols": [["fire", "water", "fire"], ["life", "light", "metal"]]}, "chosen once"),
        ({"protocols": [["fire", "water", "death"], ["fire", "light", "metal"]]}, "chosen once"),
        ({"protocols": "dealt"}, r"protocols"),
        ({"protocols": 7}, r"protocols"),
        ({"first": 2}, 'first is "random", 0 or 1, not 2'),
        ({"first": -1}, 'first is "random", 0 or 1, not -1'),
        ({"first": "youngest"}, r"\$\.first"),
        ({"control": "no"}, r"bool.*\$\.control"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"custom": [{}]}, r"\$\.custom"),
        ("draft", "object"),
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


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_compile_is_for_two(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"for 2 players, not {seats}"):
        GAME.start(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", None], ids=repr)
def test_a_seed_has_64_bits(seed: Any) -> None:
    with pytest.raises(BadOptions, match=r"from 0 to 2\^64 - 1"):
        GAME.start(seed=seed)


def test_all_seeds_of_64_bits_make_different_matches() -> None:
    seeds = [0, 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1]
    deals = {tuple(GAME.start(seed=seed, options={"protocols": FIXED}).position.kind) for seed in seeds}
    assert len(deals) == len(seeds)


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(BadOptions, match=r"'chess'.*allowed: compile"):
        overrule.game("chess")


def test_options_are_written_in_full() -> None:
    """What is usual later may be something else: a record must not change with it."""
    given = {"sets": ["main-1"], "protocols": FIXED, "first": 1, "control": False}
    read = RULES.read_options(given)
    assert json.loads(json.dumps(RULES.write_options(read))) == {**given, "custom": []}
    assert RULES.read_options(RULES.write_options(read)) == read
    assert set(RULES.write_options(RULES.read_options(None))) == set(Options.__struct_fields__)
    assert RULES.read_options(read) is read


def test_fixed_protocols_lie_where_they_were_put() -> None:
    seats = GAME.observe(GAME.start(options={"protocols": FIXED}), overrule.SPECTATOR).seats
    assert [[line.protocol for line in seat.lines] for seat in seats] == FIXED


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_to_pick_starts(first: int) -> None:
    state = GAME.start(seed=3, options={"first": first})
    asked = []
    while GAME.observe(state, 0).phase == "draft":
        assert state.decision is not None
        asked.append(state.decision.seat)
        state.choose(state.decision.options[-1])
    assert asked == [first, 1 - first, 1 - first, first, first, 1 - first]
    assert GAME.observe(state, 0).player == first


def test_random_protocols_are_six_different_ones_and_each_comes_up() -> None:
    seen: set[str] = set()
    for seed in range(120):
        seats = GAME.observe(GAME.start(seed=seed, options={"protocols": "random"}), 0).seats
        names = [line.protocol for seat in seats for line in seat.lines]
        assert len(set(names)) == 6
        seen.update(names)
    assert seen == {protocol.id for card_set in BUILT_IN.values() for protocol in card_set.protocols}


def test_a_random_first_player_is_either() -> None:
    firsts = [GAME.start(seed=seed).position.player for seed in range(200)]
    assert 80 < sum(firsts) < 120


def test_without_control_nobody_ever_has_it() -> None:
    for seed in range(20):
        state = GAME.start(seed=seed, options={"protocols": "random", "control": False}, events=True)
        play_out(state, stream_of(seed))
        assert state.position.control == NEUTRAL
        assert "control" not in {event.kind for event in state.events()}


# ---------------------------------------------------------------------------------------------- custom sets


def custom_options(card_set: CardSet) -> dict[str, Any]:
    protocols = [["aurora", "fire", "water"], ["life", "light", "metal"]]
    return {"custom": [msgspec.to_builtins(card_set)], "protocols": protocols}


def test_a_custom_set_is_played_saved_and_recorded() -> None:
    used: set[str] = set()
    for seed in range(30):
        state = GAME.start(seed=seed, options=custom_options(read_set(EXAMPLE)), events=True)
        loaded = GAME.load(json.loads(json.dumps(state.save())))
        play_out(state, stream_of(seed))
        assert play_out(loaded, stream_of(seed)).position.winner == state.position.winner
        assert GAME.replay(read_record(write_record(state.record()))).outcome == state.outcome
        texts = [event for event in state.events() if event.kind == "text"]
        used |= {str(card.names[-1]) for event in texts for card in event.cards}
    assert {f"aurora-{value}" for value in range(6)} <= used


def test_a_custom_protocol_can_be_drafted() -> None:
    decision = GAME.start(options={"custom": custom_options(read_set(EXAMPLE))["custom"]}).decision
    assert decision is not None
    assert decision.find("pick:aurora") is not None
    assert len(decision.options) == 1 + sum(len(card_set.protocols) for card_set in BUILT_IN.values())


def test_a_custom_set_cannot_take_the_name_of_a_protocol_on_offer() -> None:
    data = msgspec.to_builtins(read_set(EXAMPLE))
    data["protocols"][0]["id"] = "fire"
    with pytest.raises(BadOptions, match="'fire' is in 2 of the sets on offer"):
        GAME.start(options={"custom": [data]})
    GAME.start(options={"custom": [data], "sets": ["main-2"]})


def test_a_custom_set_with_impossible_cards_is_refused() -> None:
    data = msgspec.to_builtins(read_set(EXAMPLE))
    data["protocols"][0]["cards"] = data["protocols"][0]["cards"][:5]
    with pytest.raises(BadCards, match="custom set 1: protocol aurora: cards: 5 cards; allowed: exactly 6"):
        GAME.start(options={"custom": [data]})


# --------------------------------------------------------------------------------------------- exact counts


def count_paths(position: Position, depth: int) -> int:
    """The number of ways to answer that many questions."""
    codes = position.options
    if depth == 1 or not codes:
        return len(codes)
    total = 0
    for code in codes:
        after = position.copy()
        RULES.apply(after, code)
        total += count_paths(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seed", "options", "counts"),
    [
        # 5 cards: 15 ways face down, 4 face up, and Corruption 0 in six places
        (1, {"protocols": [["clarity", "corruption", "apathy"], ["luck", "light", "smoke"]]}, [25, 468, 8342]),
        (2, {"protocols": [["speed", "chaos", "assimilation"], ["unity", "darkness", "mirror"]]}, [20, 353, 5909]),
        (3, {"sets": ["main-1", "main-2"]}, [24, 24 * 23, 24 * 23 * 22]),
    ],
)
def test_the_number_of_ways_to_play_is_exactly_this(seed: int, options: Any, counts: list[int]) -> None:
    """Changes with every rule that changes what may be chosen; then read the difference and write it down."""
    position = GAME.start(seed=seed, options=options).position
    assert [count_paths(position, depth) for depth in (1, 2, 3)] == counts


def test_a_long_way_into_a_match_the_numbers_are_exactly_these() -> None:
    protocols = [["spirit", "war", "unity"], ["mirror", "corruption", "water"]]
    state = GAME.start(seed=4, options={"protocols": protocols})
    rng = stream_of(4)
    for _ in range(40):
        assert state.decision is not None
        state.choose(state.decision.options[rng.below(len(state.decision.options))])
    assert [count_paths(state.position, depth) for depth in (1, 2, 3)] == [13, 56, 553]


# ------------------------------------------------------------------------------------------------ the limit


def test_a_match_at_the_limit_is_a_draw_that_says_so() -> None:
    state = GAME.start(seed=1, options={"protocols": "random"}, events=True)
    state.position.decisions = DECISION_LIMIT - 2
    for _ in range(2):
        assert state.outcome is None
        assert state.decision is not None
        state.choose(state.decision.options[0])
    assert state.outcome == overrule.Outcome((), "CO-76", "too-long")
    last = state.events()[-1]
    assert last.kind == "over"
    assert last.facts["winner"] == -1


def test_the_limit_survives_saving() -> None:
    saved = GAME.start(seed=1, options={"protocols": "random"}).save()
    saved["position"]["decisions"] = DECISION_LIMIT - 1
    state = GAME.load(saved)
    assert state.decision is not None
    state.choose(state.decision.options[0])
    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_random_matches_are_far_from_the_limit() -> None:
    longest = max(len(play_out(GAME.start(seed=seed), stream_of(seed)).choices) for seed in range(100))
    assert longest < DECISION_LIMIT // 4


def test_the_version_depends_on_the_cards() -> None:
    rules, digest = GAME.version.split("-")
    assert int(rules) >= 1
    assert len(digest) == 8


def test_a_play_out_can_be_neither_observed_nor_redealt() -> None:
    """It keeps no track of what can be known, so it must not pretend that everything is."""
    position = GAME.start(seed=1, options={"protocols": "random"}, events=True).position
    flow.play_out(position, stream_of(1))
    with pytest.raises(BadPosition):
        RULES.observe(position, 0, None)
    with pytest.raises(BadPosition):
        RULES.redeal(position, 0, stream_of(1))
    assert RULES.take_events(position) == []
