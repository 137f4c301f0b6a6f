"""`overrule arena` from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from overrule.arena.results import Header
from overrule.arena.sprt import Hypotheses
from overrule.arena.tournament import Tournament
from overrule.arena.units import UnitDone
from overrule.cli import working
from tests.arena.test_matches import ONE, OTHER
from tests.arena.test_results import WON
from tests.cli.conftest import Ran, Run

SMALL = ("arena", "compile", "--bots", "random,greedy", "--seed", "3", "--jobs", "2")


def report(ran: Ran) -> dict[str, Any]:
    """The report, without the times, which are never the same."""
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    for row in found["bots"]:
        del row["thinking"]
    return found


def test_greedy_is_rated_above_random_and_the_table_says_so(run: Run) -> None:
    ran = run(*SMALL, "--pairs", "3")
    assert ran.code == 0
    assert ran.err == ""
    assert "6 matches from seed 3" in ran.out
    assert re.search(r"greedy +│ +\+\d+", ran.out)
    assert "random / greedy" in ran.out


def test_a_run_that_was_broken_off_comes_to_the_same_as_one_that_was_not(run: Run) -> None:
    whole = report(run(*SMALL, "--pairs", "3", "--json"))
    run(*SMALL, "--pairs", "2", "--resume", "some.jsonl")
    text = Path("some.jsonl").read_bytes()
    Path("some.jsonl").write_bytes(text[:-30])  # in the middle of the second unit
    ran = run(*SMALL, "--pairs", "3", "--resume", "some.jsonl", "--json")
    assert "was not written to its end" in ran.err
    assert report(ran) == whole
    assert len(Path("some.jsonl").read_bytes().splitlines()) == 4


def test_what_is_in_the_file_is_not_played_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = report(run(*SMALL, "--pairs", "1", "--resume", "some.jsonl", "--json"))
    monkeypatch.setattr(working, "_crew", lambda *arguments: pytest.fail("somebody plays"))
    assert report(run(*SMALL, "--pairs", "1", "--resume", "some.jsonl", "--json")) == first
    without_seed = [word for word in SMALL if word not in ("--seed", "3")]
    assert report(run(*without_seed, "--pairs", "1", "--resume", "some.jsonl", "--json")) == first


def test_the_page_needs_nothing_but_itself(run: Run) -> None:
    ran = run("arena", "conquerors", "--bots", "random,tests.arena.bots:Crashing", "--pairs", "1", "--page", "a.html")
    assert ran.code == 0
    page = Path("a.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 1
    assert not re.search(r"https?:|<script|<link|<img|src=|url\(|@import", page)
    assert "default-src 'none'" in page
    assert "RuntimeError: no idea" in page


def test_a_bot_that_fails_is_named_and_the_others_go_on(run: Run) -> None:
    names = "tests.arena.bots:Crashing,random,tests.arena.bots:One"
    ran = run("arena", "compile", "--bots", names, "--pairs", "1", "--seed", "1", "--json")
    assert ran.code == 0
    assert ran.err.count("crashed in") == 1
    assert "RuntimeError: no idea" in ran.err
    found = json.loads(ran.out)
    assert found["matches"] == 6
    assert {row["bot"]: row["crashed"] for row in found["bots"]}["tests.arena.bots:Crashing"] == 4
    assert [row["wins"] for row in found["pairings"]][:2] == [0, 0]


def test_four_players_are_rotated_through_the_seats(run: Run) -> None:
    found = report(
        run("arena", "conquerors", "--bots", f"{ONE},{OTHER}", "--seats", "4", "--pairs", "1", "--seed", "2", "--json")
    )
    (pairing,) = found["pairings"]
    assert (found["matches"], pairing["wins"], pairing["losses"]) == (4, 1, 3)
    assert pairing["difference"]["value"] == pytest.approx(0, abs=1e-9)


def test_decks_and_protocols_can_be_chosen(run: Run) -> None:
    bots = ("--bots", f"{ONE},{OTHER}", "--pairs", "1")
    decks = report(run("arena", "conquerors", *bots, "--decks", "citadel", "--json"))
    assert decks["options"] == {"decks": ["citadel", "citadel"]}
    protocols = report(run("arena", "compile", *bots, "--protocols", "fire,death,life:water,light,metal", "--json"))
    assert protocols["options"] == {"protocols": [["fire", "death", "life"], ["water", "light", "metal"]]}


def test_a_bot_against_itself_is_as_strong_as_itself(run: Run) -> None:
    found = report(run("arena", "compile", "--bots", "random,random", "--pairs", "2", "--json"))
    assert {row["bot"]: row["rating"]["value"] for row in found["bots"]} == {"random": 0, "random (2)": 0}
    assert found["pairings"][0]["pair_results"] == {"1": 2}
    assert found["pairings"][0]["same_seat"]["value"] == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "random,nobody"], "unknown bot 'nobody'; allowed: random, greedy"),
        (["--bots", "random"], "--bots must name two bots or more"),
        (["--bots", "random,no.such:Bot"], "cannot be loaded"),
        (["--pairs", "0"], "--pairs must be at least 1"),
        (["--jobs", "0"], "--jobs must be at least 1"),
        (["--seats", "3"], "--seats must be 2, not 3"),
        (["--move-limit", "0"], "--move-limit"),
        (["--sprt", "20"], "--sprt must be two numbers"),
        (["--sprt", "20,0"], "--sprt must go from a lower"),
        (["--seed", "-1"], "--seed"),
        (["--decks", "citadel"], "--decks means nothing in Compile"),
        (["--protocols", "fire"], "--protocols cannot be 'fire'"),
        (["--protocols", "fire,death,nope:water,light,metal"], "protocol 'nope' is not on offer"),
        (["--resume", "no/such/folder"], "--resume names no file"),
        (["--page", "."], "--page names no file"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(run: Run, arguments: list[str], told: str) -> None:
    ran = run("arena", "compile", *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(("decks", "told"), [("nope", "nope"), ("citadel,citadel,citadel", "must name 1 deck or 2")])
def test_decks_that_cannot_be_played_are_refused(run: Run, decks: str, told: str) -> None:
    ran = run("arena", "conquerors", "--decks", decks)
    assert ran.code == 2
    assert told in ran.err


def test_a_file_of_something_else_is_refused(run: Run) -> None:
    Path("notes.txt").write_text("my notes\n", encoding="utf-8")
    ran = run(*SMALL, "--pairs", "1", "--resume", "notes.txt")
    assert ran.code == 1
    assert "not a file of results" in ran.err
    assert Path("notes.txt").read_text(encoding="utf-8") == "my notes\n"


def test_an_interrupted_run_reports_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(units: Any, crew: Any, keep: Any, say: Any) -> None:
        keep(UnitDone("random / greedy", 0, (WON, WON)))
        raise KeyboardInterrupt

    monkeypatch.setattr(working, "run", interrupted)
    ran = run(*SMALL, "--pairs", "5", "--resume", "some.jsonl")
    assert ran.code == 130
    assert "interrupted; what has been played so far is in some.jsonl" in ran.err
    assert "2 matches from seed 3" in ran.out
    assert len(Path("some.jsonl").read_bytes().splitlines()) == 2


# ------------------------------------------------------------------------------------------------------- the test


def tournament(pairs: int) -> Tournament:
    header = Header("arena", "compile", "", "", 2, ("greedy", "random"), (), {}, 1, 60.0)
    return Tournament(header, pairs, Hypotheses(0, 100))


def won(number: int) -> UnitDone:
    """The candidate wins in both seats."""
    other = WON.__class__(WON.bots, (0,), *(getattr(WON, name) for name in WON.__struct_fields__[2:]))
    return UnitDone("greedy / random", number, (other, WON))


def test_the_sequential_test_stops_when_it_is_sure() -> None:
    games = tournament(1000)
    played = 0
    for unit in games.units([]):
        games.take(won(unit.number))
        played += 1
    assert played == games.planned < 50
    (row,) = games.report([won(number) for number in range(played)])["pairings"]
    assert row["test"]["decided"] == "high"


def test_the_test_does_not_mind_in_which_order_results_come_in() -> None:
    numbers = list(range(60))
    ends = set()
    for order in (numbers, numbers[::-1], numbers[1::2] + numbers[::2]):
        games = tournament(60)
        for number in order:
            games.take(won(number))
        report = games.report([won(number) for number in numbers])
        ends.add((games.planned, report["matches"]))
    assert len(ends) == 1


def test_results_beyond_the_pairs_that_are_asked_for_do_not_count() -> None:
    games = tournament(5)
    for number in range(60):
        games.take(won(number))
    report = games.report([won(number) for number in range(60)])
    assert (games.planned, report["matches"]) == (5, 10)
    assert report["pairings"][0]["test"]["decided"] == ""


def test_without_a_test_every_pair_is_played() -> None:
    header = Header("arena", "compile", "", "", 2, ("a", "b", "c"), (), {}, 1, 60.0)
    units = list(Tournament(header, 4).units([]))
    assert len(units) == 12
    assert [unit.sittings[0].seed for unit in units[:4]] == [1, 1, 1, 2]
