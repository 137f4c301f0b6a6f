"""`make bench`: everything is measured in rounds, and the page is made from what was measured."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tools import bench
from tools.benchmarks import page, plot, results, rounds
from tools.benchmarks.results import OWN, UNCOMPILED, Figure, Results
from tools.peers import installing, serving
from tools.peers.installing import PEERS, Peer, Unavailable

PEER = Peer("open_spiel", "OpenSpiel", "C++")
FOUND = Results(
    date="2026-01-02",
    python="3.11.7",
    machine="a machine",
    engine="compiled",
    seconds=0.1,
    versions={OWN: "1.0", "OpenSpiel": "2.0"},
    missing={"RLCard": "it does not run"},
    figures=[
        Figure(OWN, "Compile", "", "python", (300.0, 200.0, 250.0)),
        Figure(OWN, "Planetary Conquerors", "", "python", (100.0,)),
        Figure(UNCOMPILED, "Compile", "", "python", (9.0,)),
        Figure("OpenSpiel", "hearts", "", "python", (150.0,)),
        Figure(OWN, "Compile", "", "copy", (1_000_000.0,)),
        Figure("OpenSpiel", "hearts", "", "copy", (2_000_000.0,)),
        Figure(OWN, "Compile", "", "memory", (1000.0,)),
        Figure("OpenSpiel", "hearts", "", "memory", (3000.0,)),
        Figure(OWN, "Planetary Conquerors", "6 players", "inside", (770.0,)),
    ],
)


def row(table: str, begins: str) -> list[str]:
    """The cells of the one row that begins so."""
    (found,) = (line for line in table.splitlines() if line.startswith(f"| {begins}"))
    return [cell.strip() for cell in found.strip("|").split("|")]


# ---------------------------------------------------------------------------------------------------- installing


def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int, err: str) -> list[list[str]]:
    """Let every installation come to this; gives the commands."""
    ran: list[list[str]] = []

    def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, code, "", err)

    monkeypatch.setattr(installing, "ENVIRONMENTS", tmp_path)
    monkeypatch.setattr(installing, "ROOT", tmp_path)
    monkeypatch.setattr("venv.create", lambda folder, **more: folder.mkdir(parents=True))
    monkeypatch.setattr(subprocess, "run", run)
    return ran


def test_a_peer_that_cannot_be_installed_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers(monkeypatch, tmp_path, 1, "Looking\nERROR: No matching distribution found for open_spiel\nBye\n")
    with pytest.raises(Unavailable, match=r"cannot be installed .*No matching distribution"):
        installing.installed(PEER)


def test_a_peer_is_installed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = answers(monkeypatch, tmp_path, 0, "")
    assert installing.installed(PEER) == installing.installed(PEER)
    assert len(ran) == 1


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_every_peer_has_a_lock_with_hashes_and_a_program(peer: Peer) -> None:
    lock = peer.lock.read_text(encoding="utf-8")
    pins = [line for line in lock.splitlines() if "==" in line]
    assert any(line.startswith(peer.name.replace("_", "-")) for line in pins)
    assert lock.count("--hash=sha256:") >= len(pins)
    assert (peer.lock.parent / f"play_{peer.name}.py").exists()


# ----------------------------------------------------------------------------------------------------- measuring


class FakeWorker:
    """A program that answers with these values in turn; an exception is raised."""

    def __init__(self, title: str, answers: dict[rounds.Task, list[Any]]) -> None:
        self.title = title
        self.tasks = list(answers)
        self.answers = answers

    def ask(self, task: rounds.Task, seconds: float) -> float:
        answer = self.answers[task].pop(0)
        if isinstance(answer, Exception):
            raise answer
        return float(answer)


def test_rounds_go_through_all_projects_and_leave_out_what_cannot_be_measured() -> None:
    python, copy, memory, redeal = (("a", "", what) for what in ("python", "copy", "memory", "redeal"))
    one = FakeWorker("one", {python: [1, 2], copy: [rounds.Refused("no copy")], memory: [5]})
    two = FakeWorker("two", {python: [3, Unavailable("it broke")], redeal: [rounds.Refused("not here")]})
    measured = rounds.Rounds([one, two], 0.1)  # type: ignore[list-item]
    measured.go()
    measured.go()

    assert {(figure.project, figure.what): figure.rounds for figure in measured.figures()} == {
        ("one", "memory"): (5.0,),
        ("one", "python"): (1.0, 2.0),
        ("two", "python"): (3.0,),
    }
    assert measured.missing == {"one a copy": "no copy", "two": "it broke"}  # a redeal is not expected of everyone


def test_figures_that_are_compared_are_measured_one_after_the_other() -> None:
    tasks: list[rounds.Task] = [("a", "", "python"), ("a", "", "copy"), ("a", "", "memory")]
    workers = [FakeWorker(title, {task: [1] for task in tasks}) for title in ("one", "two")]
    order = [(task[2], worker.title) for worker, task in rounds.Rounds(workers, 0.1).pairs]  # type: ignore[arg-type]
    whats = ("memory", "copy", "python")
    assert order == [(what, title) for what in whats for title in ("one", "two")]


def test_a_program_that_does_not_start_is_named_with_the_reason() -> None:
    with pytest.raises(Unavailable, match=r"it does not run \(.*No module named tools.peers.play_chess"):
        rounds.Worker("Chess", Path(sys.executable), "play_chess")


def test_a_measured_game_counts_what_is_done_and_weighs_copies() -> None:
    def work(times: int) -> int:
        return sum(1 for _ in range(times * 1000))

    game = serving.Measured({"python": work}, [lambda: bytearray(5000)])
    assert game.names()[:2] == ["python", "copy"]
    assert game.value("python", 0.01) > 100_000
    if "memory" in game.names():
        assert 5000 <= game.value("memory", 0.01) < 5500


@pytest.mark.slow
def test_our_own_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--alone", "--rounds", "1", "--seconds", "0.01"]) == 0
    told = capsys.readouterr().out

    assert "Not measured" not in told
    for what in page.WHAT.values():
        assert all(row(told, what)[place] for place in ((1, 3) if "bot" in what else (1, 2, 3, 4)))
    assert "| Planetary Conquerors, 6 players " in told
    assert "| Compile, of 6 protocols " in told


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--seconds 0", "--seconds: must be from 0.01 to 60, not '0'"),
        ("--seconds nan", "--seconds: must be from 0.01 to 60, not 'nan'"),
        ("--rounds 1.5", "--rounds: must be from 1 to 1000, not '1.5'"),
        ("--page --alone", "--page compares all projects, so it cannot be used with --alone"),
    ],
)
def test_wrong_arguments_are_refused(given: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(given.split())
    assert said in capsys.readouterr().err


# ------------------------------------------------------------------------------------------------------ the page


def test_ratios_say_how_many_times_as_fast_ours_are() -> None:
    assert row(page.driven(FOUND), "OpenSpiel") == ["OpenSpiel `hearts` (C++)", "150", "0%", "2.00 ×", "0.67 ×"]
    assert row(page.driven(FOUND), "**Compile")[1:3] == ["300", "17%"]
    assert "not compiled" not in page.driven(FOUND)
    assert page.ahead(FOUND) == (
        "- OpenSpiel, games: 1. Slower than Compile: 1. Slower than Planetary Conquerors: 0 (all but `hearts`).\n"
    )


def test_costs_are_told_in_microseconds_and_less_memory_is_better() -> None:
    cells = row(page.more(FOUND), "OpenSpiel")
    assert cells[3] == "0.50 (0.50)"
    assert cells[6] == "3,000 (3.00)"
    assert cells[1] == ""


def test_what_is_missing_is_told() -> None:
    assert "Not measured: RLCard: it does not run." in page.run(FOUND)
    assert row(page.growth(FOUND), "Planetary")[:2] == ["Planetary Conquerors, 6 players", "770"]


def test_parts_of_the_page_are_replaced_and_the_words_around_them_stay() -> None:
    text = "Words\n<!-- made: run -->\nold\n<!-- end -->\nmore\n<!-- made: own -->\n<!-- end -->\n"
    once = page.filled(text, {"run": "new\n", "own": "table\n"})
    assert once == (
        "Words\n<!-- made: run -->\n\nnew\n\n<!-- end -->\nmore\n<!-- made: own -->\n\ntable\n\n<!-- end -->\n"
    )
    assert page.filled(once, {"run": "new\n"}) == once
    with pytest.raises(ValueError, match="no place for 'growth'"):
        page.filled(text, {"growth": ""})


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    results.write(FOUND, tmp_path / "found.json")
    assert results.read(tmp_path / "found.json") == FOUND


def test_the_page_and_its_picture_are_those_of_the_numbers_beside_them() -> None:
    found = results.read(page.KEPT)
    text = page.PAGE.read_text(encoding="utf-8")
    assert page.filled(text, page.tables(found)) == text
    assert plot.picture(found) == page.PICTURE.read_text(encoding="utf-8")


def test_the_picture_has_a_bar_for_every_game() -> None:
    root = ElementTree.fromstring(plot.picture(FOUND))
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Compile", "Planetary Conquerors", "OpenSpiel hearts", "300"} <= set(words)
    assert words.index("Compile") < words.index("OpenSpiel hearts") < words.index("Planetary Conquerors")
