"""`overrule balance`: sides change seats, and what is counted of cards is right."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from overrule.arena.balance import Balance, key_of, sides_of
from overrule.arena.matches import Played
from overrule.arena.results import Header
from overrule.arena.units import UnitDone
from overrule.games.compile.arena import Protocols
from overrule.games.conquerors.arena import Decks
from overrule.games.conquerors.decks import ready_made
from tests.cli.conftest import Run

TWO = Decks(["citadel", "minefield"])


def balance(pairs: int = 10) -> Balance:
    return Balance(Header("balance", "conquerors", "", "", 2, ("greedy",), (), {}, 5, 60.0), TWO, pairs)


def match(winner: int, drawn: tuple[str, ...] = (), played: tuple[str, ...] = (), ending: str = "conquest") -> Played:
    """A match in which seat 0 drew and played these cards."""
    return Played(("greedy",) * 2, (winner,), ending, 0, 19, 200, ({}, {}), (), (drawn, ()), (played, ()))


def done(number: int, *matches: Played) -> UnitDone:
    return UnitDone("citadel / minefield", number, matches)


# ------------------------------------------------------------------------------------------------------- what is played


def test_decks_change_seats_on_the_same_deal() -> None:
    unit = next(balance().units([]))
    first, second = unit.sittings
    assert first.seed == second.seed == 5
    assert first.options == {"decks": ["citadel", "minefield"]}
    assert second.options == {"decks": ["minefield", "citadel"]}
    assert unit.watch


def test_every_two_decks_meet_and_no_two_deals_have_one_seed() -> None:
    sides = Decks(list(ready_made()))
    meetings = sides.meetings(0, 2)
    assert len(meetings) == 2 * 28
    assert len({number for number, _, _ in meetings}) == 56
    assert meetings[:28] == sides.meetings(0, 1)  # so that a file can be gone on with


def test_protocols_are_drawn_for_each_deal_six_different_ones() -> None:
    sides = Protocols()
    meetings = sides.meetings(3, 200)
    assert all(len({*one, *other}) == 6 for _, one, other in meetings)
    assert {name for _, one, other in meetings for name in one + other} == set(sides.things)
    assert len(sides.cards(meetings[0][1])) == 18
    one, other = meetings[0][1:]
    assert sides.options((one, other)) == {"protocols": [list(one), list(other)]}


def test_starting_miners_cannot_be_drawn_unless_there_are_more_of_them() -> None:
    deck = {"id": "own", "cards": {"gold-miner": 1, "collector-of-cosmium": 3, "spike-pit": 2}}
    cards = Decks([deck, "citadel"]).cards(("own",))
    assert "spike-pit" in cards
    assert "gold-miner" not in cards


def test_keys_name_the_sides() -> None:
    sides = (("fire", "death", "life"), ("water", "light", "metal"))
    assert sides_of(key_of(*sides)) == sides


# -------------------------------------------------------------------------------------------------------- what is found


def test_wins_belong_to_the_deck_wherever_it_sat() -> None:
    results = [done(0, match(0), match(1)), done(1, match(0), match(0)), done(2, match(0), match(1))]
    report = balance().report(results)
    things = {row["name"]: row["value"] for row in report["things"]}
    assert things == {"citadel": pytest.approx(5 / 6), "minefield": pytest.approx(1 / 6)}
    against = {(row["row"], row["column"]): row["value"] for row in report["against"]}
    assert against["citadel", "minefield"] == pytest.approx(5 / 6)
    assert report["starting"]["value"] == pytest.approx(4 / 6)
    assert report["together"] == []


def test_endings_and_length_are_counted() -> None:
    report = balance().report([done(0, match(0), match(1, ending="bases-destroyed"))])
    assert {name: share["value"] for name, share in report["endings"].items()} == {
        "conquest": 0.5,
        "bases-destroyed": 0.5,
    }
    assert report["turns_each"]["median"] == 10
    assert report["turns_each"]["counts"] == {10: 2}
    assert set(report["endings_of_winners"]) == {"citadel"}


def test_a_card_that_was_drawn_is_compared_with_all_matches_in_which_it_was_in_the_deck() -> None:
    (only, *_) = sorted(TWO.cards(("citadel",)) - TWO.cards(("minefield",)))
    drawn = done(0, match(0, (only,), (only,)), match(0))  # citadel in seat 0 wins having drawn it, then loses without
    again = done(1, match(1, (only,)), match(0))
    report = balance().report([drawn, again])
    (row,) = (row for row in report["cards"] if row["card"] == only)
    assert (row["drawn"]["value"], row["drawn"]["matches"]) == (0.5, 4)
    assert row["played"]["value"] == 0.25
    assert (row["wins_drawn"]["value"], row["wins_not_drawn"]["value"]) == (0.5, 0.0)
    assert row["change"]["value"] == 0.25  # from 25 of 100 at all to 50 where it was drawn
    assert row["change"]["low"] < 0.25 < row["change"]["high"]


def test_units_with_a_problem_and_deals_beyond_the_plan_do_not_count() -> None:
    results = [
        done(0, match(0), match(1)),
        UnitDone("citadel / minefield", 1, problem="broken"),
        done(99, match(0), match(0)),
    ]
    report = balance().report(results)
    assert report["matches"] == 2
    assert [row["number"] for row in report["problems"]] == [1]


# ----------------------------------------------------------------------------------------------------- the command line


def test_decks_are_reported_with_their_cards(run: Run) -> None:
    command = (
        "balance",
        "conquerors",
        "--bot",
        "random",
        "--pairs",
        "1",
        "--seed",
        "4",
        "--decks",
        "citadel,minefield",
    )
    whole = json.loads(run(*command, "--json", "--page", "b.html", "--resume", "some.jsonl").out)
    assert whole["matches"] == 2
    assert {row["name"] for row in whole["things"]} == {"citadel", "minefield"}
    assert {row["card"] for row in whole["cards"]} == TWO.cards(("citadel",)) | TWO.cards(("minefield",))
    page = Path("b.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3
    assert not re.search(r"https?:|<script|<link|<img|src=|url\(|@import", page)
    again = run(*command, "--resume", "some.jsonl")
    assert again.code == 0
    assert "2 matches from seed 4" in again.out
    assert json.loads(run(*command, "--json").out) == whole


def test_protocols_are_reported_alone_against_each_other_and_together(run: Run) -> None:
    report = json.loads(run("balance", "compile", "--bot", "random", "--pairs", "2", "--seed", "4", "--json").out)
    assert report["matches"] == 4
    (_, one, other), (_, third, fourth) = Protocols().meetings(4, 2)
    assert {row["name"] for row in report["things"]} == {*one, *other, *third, *fourth}
    against = {(row["row"], row["column"]) for row in report["against"]}
    assert against >= {(mine, theirs) for mine in one for theirs in other}
    assert {(row["one"], row["other"]) for row in report["together"]} >= set(combinations(sorted(one), 2))
    assert all(row["low"] <= row["value"] <= row["high"] for row in report["against"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["conquerors", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["conquerors", "--decks", "citadel"], "two decks or more"),
        (["conquerors", "--decks", "citadel,citadel"], "each once"),
        (["conquerors", "--decks", "citadel,nope"], "nope"),
        (["compile", "--decks", "citadel,minefield"], "--decks means nothing in Compile"),
        (["compile", "--pairs", "0"], "--pairs must be at least 1"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, arguments: list[str], told: str) -> None:
    ran = run("balance", *arguments)
    assert ran.code == 2
    assert told in ran.err
