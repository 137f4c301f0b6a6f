"""The arena on a Ray cluster: a real one, started here."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overrule.arena import cluster
from overrule.arena.cluster import Cluster, NoCluster
from tests.arena.test_arena import SMALL, report
from tests.cli.conftest import Run


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Head:
    """A cluster of one machine: this one, with two workers."""

    def __init__(self) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        self.folder = tempfile.mkdtemp(prefix="ray")  # a short path, as sockets need it
        ray = Path(sys.executable).with_name("ray")
        port = self.address.rpartition(":")[2]
        command = [
            str(ray),
            "start",
            "--head",
            f"--port={port}",
            "--num-cpus=2",
            "--include-dashboard=false",
            "--block",
        ]
        self.process = subprocess.Popen(
            [
                *command,
                "--include-dashboard=false",
                "--node-ip-address=127.0.0.1",
                f"--temp-dir={self.folder}",
                "--disable-usage-stats",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if "Ray runtime started" in line:
                return
        pytest.fail("".join(said))

    def end(self) -> None:
        """End everything that it has started, at once."""
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="module")
def head() -> Iterator[Head]:
    started = Head()
    yield started
    started.end()


@pytest.mark.cluster
def test_a_cluster_comes_to_the_same_as_this_machine(run: Run, head: Head) -> None:
    here = report(run(*SMALL, "--pairs", "2", "--json"))
    ran = run(*SMALL, "--pairs", "2", "--cluster", head.address, "--json")
    assert ran.err == ""
    assert report(ran) == here


@pytest.mark.cluster
def test_bots_that_fail_on_a_cluster_lose_and_the_others_go_on(run: Run, head: Head) -> None:
    names = "tests.arena.bots:Hanging,tests.arena.bots:Crashing"
    arguments = ("--bots", names, "--pairs", "1", "--move-limit", "0.3", "--seed", "1", "--cluster", head.address)
    found = json.loads(run("arena", "compile", *arguments, "--json").out)
    assert found["matches"] == 2
    assert {fault["kind"] for fault in found["faults"]} <= {"too-slow", "crashed"}
    assert len(found["faults"]) == 2


@pytest.mark.cluster
def test_a_unit_that_kills_its_workers_does_not_count_and_the_others_do(run: Run, head: Head) -> None:
    """Which bot did it is not known here: the worker is on another machine."""
    names = "random,tests.arena.bots:Deadly,tests.arena.bots:One"
    arguments = ("--bots", names, "--pairs", "1", "--seed", "1", "--cluster", head.address)
    found = json.loads(run("arena", "compile", *arguments, "--json").out)
    assert found["matches"] == 2
    assert len(found["problems"]) == 2
    assert "died 2 times" in found["problems"][0]["problem"]


@pytest.mark.cluster
def test_a_cluster_that_goes_away_costs_no_results(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started = Head()
    kept: list[Any] = []

    class Leaving(Cluster):
        """Its cluster ends after two results."""

        def wait(self, seconds: float) -> list[tuple[int, Any]]:
            found = super().wait(seconds)
            kept.extend(done for _, done in found if done is not None)
            if len(kept) >= 2:
                started.end()
            return found

    monkeypatch.setattr("overrule.cli.working.Cluster", Leaving)
    try:
        ran = run(*SMALL, "--pairs", "5000", "--cluster", started.address, "--resume", "some.jsonl")
    finally:
        started.end()
    assert ran.code == 1
    assert f"the cluster at {started.address} has" in ran.err
    assert "what has been played so far is in some.jsonl" in ran.err
    lines = Path("some.jsonl").read_bytes().splitlines()
    assert len(lines) == 1 + len(kept) >= 3
    assert f"{2 * len(kept)} matches from seed 3" in ran.out


@pytest.mark.cluster
def test_a_cluster_that_is_not_there_is_told_at_once(run: Run) -> None:
    address = f"127.0.0.1:{free_port()}"
    ran = run(*SMALL, "--pairs", "1", "--cluster", address)
    assert ran.code == 1
    assert f"there is no cluster at {address}" in ran.err


@pytest.mark.cluster
@pytest.mark.parametrize("address", ["nowhere", "host:port", "127.0.0.1:99999999"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match=address.partition(":")[0]):
        Cluster(address, ("random",))


def test_without_ray_it_is_said_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    ran = run(*SMALL, "--pairs", "1", "--cluster", "127.0.0.1:1")
    assert ran.code == 1
    assert "pip install 'overrule[cluster]'" in ran.err
