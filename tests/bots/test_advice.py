"""Advice: chances of options, from what a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from overrule.bots.advice import (
    WATCHED,
    Curve,
    GenericAdviser,
    Inquiry,
    Reason,
    Sight,
    Table,
    adviser_of,
    reasons,
)
from overrule.bots.analysis import in_words
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games import KITS, kit
from overrule.games.compile import scenario
from overrule.games.compile.bots.draft import WON
from overrule.games.compile.options import PICK_PROTOCOL
from overrule.games.conquerors import scenario as conquerors
from overrule.messages import LANGUAGES

GAMES = list(KITS)


def middle(game: str, choices: int = 40) -> State[Any, Any]:
    """A match after some choices by chance."""
    state = kit(game).game.start(seed=3)
    chance = stream_of(1, 1)
    while state.made < choices or len(state.codes) < 2:
        state.apply(state.codes[chance.below(len(state.codes))])
    return state


def inquiry(state: State[Any, Any], viewer: int) -> Inquiry:
    rng = stream_of(9, 9)
    return adviser_of(kit(state.game.id)).inquire(lambda: state.game.rules.redeal(state.position, viewer, rng), viewer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("watches", [False, True])
def test_what_a_viewer_cannot_know_changes_nothing(game: str, watches: bool) -> None:
    state = middle(game)
    viewer = 1 - state.asked if watches else state.asked
    twin = state.game.redeal(state, viewer, stream_of(5, 5))
    asked, again = inquiry(state, viewer), inquiry(twin, viewer)
    asked.look()
    again.look()

    assert state.game.rules.save(state.position) != twin.game.rules.save(twin.position)
    assert asked.table.shares == again.table.shares
    assert [reasons(asked, code) for code in asked.table.shares] == [
        reasons(again, code) for code in again.table.shares
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_chance_and_every_reason_words(game: str) -> None:
    state = middle(game)
    asked = inquiry(state, state.asked)
    asked.look()
    adviser = adviser_of(kit(game))
    verdicts = asked.table.verdicts(adviser.curve(2, True))

    assert {verdict.code for verdict in verdicts} == set(state.codes)
    assert all(0 <= verdict.chance <= 1 and verdict.error >= 0 for verdict in verdicts)
    assert verdicts[0].loss == 0
    assert [verdict.chance for verdict in verdicts] == sorted((one.chance for one in verdicts), reverse=True)
    for verdict in verdicts:
        for lang in LANGUAGES:
            in_words(adviser.area, reasons(asked, verdict.code), lang)


def test_a_win_in_this_turn_is_certain_and_says_so() -> None:
    state = scenario.set_up(
        {
            "protocols": {"a": ["fire", "death", "life"], "b": ["water", "light", "metal"]},
            "phase": "compile",
            "control": "a",
            "compiled": ["fire", "death"],
            "a": {"hand": ["fire-1"], "lines": [["fire-5", "death-5"], [], []]},
            "b": {"hand": ["water-1"], "lines": [["water-3"], [], []]},
        }
    )
    asked = inquiry(state, 0)
    asked.look()
    best = asked.table.verdicts(Curve(0.3, 0.8, 1.4))[0]

    assert (best.chance, best.error) == (1.0, 0.0)
    assert in_words("overrule.games.compile", reasons(asked, best.code), "en") == "you win this turn"


def test_options_are_compared_in_the_worlds_that_they_share() -> None:
    table = Table(0.1)
    for world, share in enumerate([0.9, 0.3]):
        table.add(1, world, share)
        table.add(2, world, share - 0.1)
    table.add(1, 2, 0.1)  # a bad world, in which only the best option was tried
    table.add(1, 3, 0.1)
    best, other = table.verdicts(Curve())

    assert best.code == 1
    assert other.loss == pytest.approx(0.1)
    assert other.loss_error < other.error


def test_a_curve_leaves_what_is_certain_alone_and_keeps_the_order() -> None:
    curve = Curve(0.3, 0.8, 1.4)
    chances = [curve(share / 100) for share in range(101)]

    assert (chances[0], chances[-1]) == (0.0, 1.0)
    assert chances == sorted(chances)


@pytest.mark.parametrize("watches", [False, True])
def test_a_game_without_an_adviser_is_judged_by_its_rules(watches: bool) -> None:
    state = middle("compile")
    viewer = 1 - state.asked if watches else state.asked
    rng = stream_of(9, 9)
    rules = state.game.rules
    asked = GenericAdviser(rules).inquire(lambda: rules.redeal(state.position, viewer, rng), viewer)
    asked.look()
    asked.look()
    verdicts = asked.table.verdicts(Curve())

    assert {verdict.code for verdict in verdicts} == ({WATCHED} if watches else set(state.codes))
    assert all(verdict.worlds == 2 for verdict in verdicts)
    assert in_words("common", reasons(asked, verdicts[0].code), "cs").startswith("vyhraješ")


def test_with_more_players_than_were_measured_equal_shares_are_equal_chances() -> None:
    assert adviser_of(kit("conquerors")).curve(6, True)(1 / 6) == pytest.approx(1 / 6)


def test_a_draft_is_judged_by_how_often_protocols_won() -> None:
    state = kit("compile").game.start(seed=3)
    asked, watching = inquiry(state, state.asked), inquiry(state, 1 - state.asked)
    asked.look()
    watching.look()
    best = asked.table.leader()
    names = {code: state.position.deal.library.protocols[code - PICK_PROTOCOL] for code in state.codes}

    assert names[best] == max(names.values(), key=lambda name: WON[name])
    assert asked.table.share(best) + watching.table.share(WATCHED) == pytest.approx(1)
    told = in_words(adviser_of(kit("compile")).area, reasons(asked, best), "en")
    assert f"{WON[names[best]]:.0f} of 100" in told


def test_what_other_cards_bring_later_is_no_reason_for_a_card() -> None:
    own = {"hand": ["gold-miner", "line-trooper"], "gold": 3, "cosmium": 3, "planet": ["gold-miner"]}
    state = conquerors.set_up({"phase": "main", "a": own})
    asked = inquiry(state, 0)
    asked.look()
    assert state.decision is not None
    miner = next(option.code for option in state.decision.options if option.key == "play:gold-miner")

    assert {reason.key for reason in reasons(asked, miner)} <= {"advice-earns"}


def test_the_card_that_each_turn_draws_is_no_reason_for_anything() -> None:
    deck = ["line-trooper"] * 9
    own = {"hand": ["gold-miner"], "gold": 3, "cosmium": 3, "deck": deck}
    state = conquerors.set_up({"phase": "main", "a": own, "b": {"deck": deck}})
    asked = inquiry(state, 0)
    asked.look()

    told = {reason.key for code in state.codes for reason in reasons(asked, code)}
    assert told == {"advice-earns"}


class Seen:
    """An inquiry that has seen given things of its options."""

    keep: int | None = None

    def __init__(self, seen: dict[int, list[Sight]]) -> None:
        self.seen = seen
        self.table = Table(0.1)
        for code in seen:
            self.table.add(code, 0, 0.5)

    def look(self) -> None:
        raise AssertionError("nothing more is to be seen")

    def sights(self, code: int) -> list[Sight]:
        return self.seen[code]


def test_what_holds_for_every_option_is_a_reason_for_none() -> None:
    draw, strike = Sight(Reason("draw"), 1.0, 2.0), Sight(Reason("strike"), 1.0, 1.0)
    lose = Sight(Reason("lose"), 1.0, -60.0)
    asked = Seen({1: [draw, strike, lose], 2: [draw, lose], 3: [draw, lose]})

    assert [reason.key for reason in reasons(asked, 1)] == ["lose", "strike"]
    assert [reason.key for reason in reasons(asked, 2)] == ["lose"]


def test_what_is_advised_is_told_with_what_speaks_for_it() -> None:
    gain, loss = Sight(Reason("gain"), 1.0, 1.0), Sight(Reason("loss"), 1.0, -5.0)
    end = Sight(Reason("end"), 1.0, -60.0)
    asked = Seen({1: [gain, loss], 2: [gain, end], 3: [], 4: [], 5: [], 6: []})

    assert [reason.key for reason in reasons(asked, 1)] == ["loss", "gain"]
    assert [reason.key for reason in reasons(asked, 1, lean=1)] == ["gain"]
    assert [reason.key for reason in reasons(asked, 1, lean=-1)] == ["loss"]
    assert [reason.key for reason in reasons(asked, 2, lean=1)] == ["end", "gain"]


def test_the_end_of_a_match_is_a_fact_only_if_it_comes_in_every_world() -> None:
    asked = Seen({1: [Sight(Reason("win"), 0.9, 100.0)], 2: [Sight(Reason("win"), 1.0, 100.0)], 3: []})
    sure = [dict(reasons(asked, code)[0].args)["sure"] for code in (1, 2)]

    assert sure == [0, 1]


def test_an_error_never_reaches_past_what_is_certain() -> None:
    curve = Curve(0.0, 0.3, 0.5)
    table = Table(0.1)
    table.add(1, 0, 0.98)
    (verdict,) = table.verdicts(curve)

    assert verdict.error == pytest.approx((1 - curve(0.88)) / 2)
