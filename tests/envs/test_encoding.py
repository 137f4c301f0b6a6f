"""Observations as arrays: within their spaces, the same for what looks the same, and pages for too many options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from overrule import Option, State, kit, stream_of
from overrule.envs import MatchEnv
from overrule.envs.encoding import Encoder, page_of
from overrule.games.compile.library import read_set as read_compile_set
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.library import read_set as read_conquerors_set
from tests.docs.documents import ROOT

CHOICES = 7_000_000  # the streams out of which these tests choose

TABLES = [
    pytest.param("compile", 2, {"protocols": "random"}, 12, id="compile"),
    pytest.param("compile", 2, {}, 6, id="compile-draft"),
    pytest.param("conquerors", 2, {}, 3, id="conquerors-2"),
    pytest.param("conquerors", 3, {}, 2, id="conquerors-3"),
    pytest.param("conquerors", 4, {}, 2, id="conquerors-4"),
    pytest.param("conquerors", 6, {}, 2, id="conquerors-6"),
]


def positions(base: MatchEnv, seed: int, apart: int) -> Iterator[State[Any, Any]]:
    """The states of a random match, those that lie apart by some decisions, and the last one."""
    chance = stream_of(seed, CHOICES)
    state = base.game.start(seats=base.seats, seed=seed, options=base.options)
    while state.outcome is None:
        if chance.below(apart) == 0:
            yield state
        codes = state.codes
        state.apply(codes[chance.below(len(codes))])
    yield state


def arrays_of(base: MatchEnv, state: State[Any, Any], seat: int) -> dict[str, Any]:
    return base.encoder.encode(base.game.observe(state, seat))


def flat(arrays: dict[str, Any]) -> dict[str, Any]:
    return {**arrays["observation"], "action_mask": arrays["action_mask"]}


def column(encoder: Encoder, arrays: dict[str, Any], name: str) -> int:
    return int(arrays["observation"]["globals"][encoder.global_columns.place[name]])


@pytest.mark.parametrize(("name", "players", "options", "matches"), TABLES)
def test_arrays_stay_within_their_spaces(name: str, players: int, options: Any, matches: int) -> None:
    base = MatchEnv(kit(name), players, options)
    space = base.observation_space("player_0")
    for seed in range(matches):
        for state in positions(base, seed, 11 * players):
            for seat in range(players):
                arrays = arrays_of(base, state, seat)
                assert space.contains(arrays)
                assert column(base.encoder, arrays, "left_out") == 0
                asked = state.asked == seat
                assert arrays["action_mask"].any() == asked
                assert column(base.encoder, arrays, "options") == len(state.codes) * asked


@pytest.mark.parametrize(("name", "players", "options", "matches"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_arrays(name: str, players: int, options: Any, matches: int) -> None:
    base = MatchEnv(kit(name), players, options)
    others_differ = 0
    for seed in range(matches):
        rng = stream_of(seed, CHOICES + 1)
        for state in positions(base, seed, 15 * players):
            seat = rng.below(players)
            twin = base.game.redeal(state, seat, rng)
            seen, of_twin = flat(arrays_of(base, state, seat)), flat(arrays_of(base, twin, seat))
            for array in seen:
                np.testing.assert_array_equal(seen[array], of_twin[array], array)
            other = (seat + 1) % players
            seen, of_twin = flat(arrays_of(base, state, other)), flat(arrays_of(base, twin, other))
            others_differ += any(not np.array_equal(seen[array], of_twin[array]) for array in seen)
    assert others_differ > matches  # the redeal did change what is hidden


def test_rows_say_what_the_observation_says() -> None:
    base = MatchEnv(
        kit("compile"), 2, {"protocols": [["fire", "life", "water"], ["death", "light", "plague"]], "first": 0}
    )
    state = base.game.start(seed=3, options=base.options)
    state.choose(next(o for o in state.decision.options if o.key.startswith("play:") and o.facts["face"] == "down"))  # type: ignore[union-attr]
    for seat in (0, 1):
        arrays = arrays_of(base, state, seat)["observation"]
        place = base.encoder.row_columns.place
        rows = arrays["rows"]
        (card,) = np.flatnonzero(rows[:, place["zone=field"]])
        assert rows[card, place["down"]] == 1
        assert rows[card, place["value"]] == 2
        assert rows[card, place[f"owner={seat}"]] == 1
        assert rows[card, place["known"]] == arrays["effects"][card].any() == (seat == 0)
        hands = rows[rows[:, place["zone=hand"]] == 1]
        mine = hands[hands[:, place["owner=0"]] == 1]
        assert mine[:, place["known"]].all()
        assert mine[:, place["count"]].sum() == (4 if seat == 0 else 5)
        (theirs,) = hands[hands[:, place["owner=1"]] == 1]
        assert theirs[place["count"]] == (5 if seat == 0 else 4)
        assert not theirs[place["known"]]


def test_actions_point_at_what_they_are_about() -> None:
    base = MatchEnv(kit("compile"), 2, {"protocols": "random"})
    place, action_place = base.encoder.row_columns.place, base.encoder.action_columns.place
    value = base.encoder.features.place["card.value"]
    checked = 0
    for seed in range(5):
        for state in positions(base, seed, 2):
            decision = state.decision
            if decision is None or decision.kind != "action":
                continue
            arrays = arrays_of(base, state, decision.seat)["observation"]
            for at, option in enumerate(decision.options):
                source, target = arrays["action_links"][at]
                if option.key == "refresh":
                    assert (source, target) == (-1, -1)
                    continue
                line = int(str(option.facts["line"])) + 1
                assert arrays["rows"][source, place["zone=hand"]] == 1
                assert arrays["effects"][source, value] == int(str(option.facts["card"])[-1])
                assert arrays["rows"][target, place["zone=line"]] == 1
                assert arrays["rows"][target, place[f"line={line}"]] == 1
                assert arrays["actions"][at, action_place[f"face={option.facts['face']}"]] == 1
                checked += 1
    assert checked > 500


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_actions_on_the_planet_point_at_things(players: int) -> None:
    """Whatever an option names, its row is found; only words such as "pass" point at nothing."""
    base = MatchEnv(kit("conquerors"), players, None)
    kinds = set()
    for seed in range(4):
        for state in positions(base, seed, 3):
            decision = state.decision
            if decision is None:
                continue
            arrays = base.encoder.encode(base.game.observe(state, decision.seat))
            links = arrays["observation"]["action_links"]
            for at, option in enumerate(decision.options[: base.encoder.actions - 1]):
                assert (links[at, 0] >= 0) == bool(option.facts), option
                assert (links[at, 1] >= 0) == bool({"target", "that"} & set(option.facts)), option
            kinds.add(decision.kind)
    assert {"action", "aim", "block", "target", "mulligan", "spot", "trap"} <= kinds


# ------------------------------------------------------------------------------------------------------ custom cards


def custom_compile() -> dict[str, Any]:
    card_set = read_compile_set(ROOT / "docs" / "cards" / "example-set.json")
    names = [protocol.id for protocol in card_set.protocols]
    fill = [name for name in ("fire", "life", "water", "death", "light", "plague") if name not in names]
    chosen = (names + fill)[:6]
    return {"custom": [msgspec.to_builtins(card_set)], "protocols": [chosen[:3], chosen[3:]]}


def custom_conquerors() -> dict[str, Any]:
    card_set = read_conquerors_set(ROOT / "docs" / "cards" / "example-conquerors-set.json")
    deck = next(iter(ready_made().values()))
    cards = dict(deck.cards)
    for card in card_set.cards:
        if not card.token:
            cards[card.id] = 1
    own = {"id": "own", "cards": cards}
    return {"custom": [msgspec.to_builtins(card_set)], "decks": [own, own]}


@pytest.mark.parametrize(("name", "make"), [("compile", custom_compile), ("conquerors", custom_conquerors)])
def test_cards_that_somebody_adds_need_no_change(name: str, make: Any) -> None:
    usual, base = MatchEnv(kit(name), 2, None), MatchEnv(kit(name), 2, make())
    space = usual.observation_space("player_0")
    assert space == base.observation_space("player_0")
    new = set(base.encoder.number) - set(usual.encoder.number)
    assert len(new) >= 6
    known = base.encoder.row_columns.place["known"]
    for seed in range(2):
        for state in positions(base, seed, 25):
            arrays = arrays_of(base, state, 0)
            assert space.contains(arrays)
            seen = arrays["observation"]
            base_row = usual.encoder.row_columns.place.get("zone=base")
            cards = seen["rows"][:, known] == 1
            if base_row is not None:
                cards &= seen["rows"][:, base_row] == 0  # nothing is printed on a base
            assert seen["effects"][cards].any(axis=1).all()


# ------------------------------------------------------------------------------------------------------------- pages


@pytest.mark.parametrize("number", [1, 7, 8, 9, 14, 15, 64])
def test_all_options_come_up_on_the_pages_and_the_pages_end(number: int) -> None:
    options = [Option(f"number:{at}", at) for at in range(number)]
    turned = 0
    shown: list[Option] = []
    while True:
        page = page_of(options, turned, 8)
        assert 0 < len(page.options) <= (8 if page.pages == 1 else 7)
        shown.extend(page.options)
        if not page.turns_left:
            break
        turned += 1
    rounds = 1 if number <= 8 else 2
    assert shown == options * rounds
