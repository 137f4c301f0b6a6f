"""`make bench`: a peer that cannot be measured is named, and the others are compared."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tools import bench

PEER = bench.Peer("open_spiel", "OpenSpiel", "C++")
OWN = {"compile": {"python_decisions": 300.0}, "conquerors": {"python_decisions": 100.0}}


def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int, out: str, err: str) -> list[list[str]]:
    """Let every command that the tool runs come to this; gives the commands."""
    ran: list[list[str]] = []

    def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, code, out, err)

    monkeypatch.setattr(bench, "ENVIRONMENTS", tmp_path)
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr("venv.create", lambda folder, **more: folder.mkdir(parents=True))
    monkeypatch.setattr(subprocess, "run", run)
    return ran


def test_a_peer_that_cannot_be_installed_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers(monkeypatch, tmp_path, 1, "", "Looking\nERROR: No matching distribution found for open_spiel\nBye\n")
    with pytest.raises(bench.Unavailable, match=r"cannot be installed .*No matching distribution"):
        bench.measure(PEER, 1)


def test_a_peer_is_installed_once_and_measured_each_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = answers(monkeypatch, tmp_path, 0, 'some words\n{"hearts": 50.0}\n', "")
    assert bench.measure(PEER, 1) == bench.measure(PEER, 1) == {"hearts": 50.0}
    assert ["pip" in command for command in ran] == [True, False, False]


def test_ratios_say_how_many_times_as_fast_ours_are(capsys: pytest.CaptureFixture[str]) -> None:
    Console(width=120).print(bench.ratios(OWN, {PEER: {"hearts": 50.0}}))
    (row,) = (line for line in capsys.readouterr().out.splitlines() if "hearts" in line)
    assert "6.00 ×" in row
    assert "2.00 ×" in row


@pytest.mark.parametrize("peer", bench.ALL_PEERS, ids=lambda peer: peer.name)
def test_every_peer_has_a_lock_with_hashes_and_a_program(peer: bench.Peer) -> None:
    lock = (bench.PEERS / f"{peer.name}.lock").read_text(encoding="utf-8")
    pins = [line for line in lock.splitlines() if "==" in line]
    assert any(line.startswith(peer.name.replace("_", "-")) for line in pins)
    assert lock.count("--hash=sha256:") >= len(pins)
    assert (bench.PEERS / f"play_{peer.name}.py").exists()
