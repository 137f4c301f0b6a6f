"""Measures all projects in rounds, one thing after the other, so that a busy machine slows all of them down alike."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from tools.benchmarks.results import OWN, UNCOMPILED, Figure, Results
from tools.peers.installing import PEERS, ROOT, Peer, Unavailable, installed, reason

Task = tuple[str, str, str]  # game, size, what
ONCE = "memory"  # does not depend on how busy the machine is; comes first, before work has left memory behind
OPTIONAL = {"redeal"}  # asked of every game of a project, as only trying tells which have it


class Worker:
    """A project's program, which does a piece of work whenever it is asked to (tools/peers/serving.py)."""

    def __init__(self, title: str, python: Path, module: str, environment: Mapping[str, str] = {}) -> None:
        self.title = title
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
        self._process = subprocess.Popen(
            [str(python), "-m", f"tools.peers.{module}"],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        hello = self._read()
        self.version: str = hello["version"]
        self.engine: str = hello.get("engine", "")
        self.tasks: list[Task] = [(game, size, what) for game, size, what in hello["tasks"]]

    def ask(self, task: Task, seconds: float) -> float:
        """A measurement; raises Refused if this one cannot be made, Unavailable if the program has ended."""
        assert self._process.stdin is not None
        try:
            print(json.dumps([*task, seconds]), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise Unavailable(self._why()) from None
        answer = self._read()
        if "error" in answer:
            raise Refused(answer["error"])
        return float(answer["value"])

    def close(self) -> None:
        """End the program, if it has not ended already."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Unavailable(self._why())
        return json.loads(line)

    def _why(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        told = reason(self._errors.read())
        self.close()
        return f"it does not run ({told})"


class Refused(Exception):
    """A measurement that a program could not make, and why."""


class Rounds:
    """All measurements, ordered by what is measured: those that are compared follow each other closely."""

    def __init__(self, workers: Sequence[Worker], seconds: float) -> None:
        pairs = [(worker, task) for worker in workers for task in worker.tasks]
        self.pairs = sorted(pairs, key=lambda pair: (pair[1][2] != ONCE, pair[1][2]))
        self.seconds = seconds
        self.found: dict[tuple[str, Task], list[float]] = {}
        self.missing: dict[str, str] = {}

    def go(self) -> None:
        """One more round; what a program cannot do is not asked again."""
        for worker, task in list(self.pairs):
            if worker.title in self.missing:
                continue
            try:
                value = worker.ask(task, self.seconds)
            except Refused as why:
                self.pairs.remove((worker, task))
                if task[2] not in OPTIONAL:
                    self.missing[" ".join(filter(None, (worker.title, *task)))] = str(why)
            except Unavailable as why:
                self.missing[worker.title] = str(why)
            else:
                self.found.setdefault((worker.title, task), []).append(float(f"{value:.4g}"))
        self.pairs = [pair for pair in self.pairs if pair[1][2] != ONCE]

    def figures(self) -> list[Figure]:
        """What was found so far."""
        return [Figure(project, *task, tuple(values)) for (project, task), values in self.found.items()]


def run(seconds: float, rounds: int, with_peers: bool, say: Callable[[str], None]) -> Results:
    """Measure everything, in so many rounds in which each thing takes so long."""
    workers: list[Worker] = []
    failed: dict[str, str] = {}
    with ExitStack() as stack:
        for title, start in _starts(with_peers).items():
            say(f"Starting {title} ...")
            try:
                workers.append(start())
                stack.callback(workers[-1].close)
            except Unavailable as why:
                failed[title] = str(why)
        measured = Rounds(workers, seconds)
        for number in range(rounds):
            say(f"Round {number + 1} of {rounds} ...")
            measured.go()
    return Results(
        date=datetime.now(UTC).date().isoformat(),
        python=platform.python_version(),
        machine=_machine(),
        engine=next((worker.engine for worker in workers if worker.title == OWN), ""),
        seconds=seconds,
        versions={worker.title: worker.version for worker in workers},
        missing={**failed, **measured.missing},
        figures=measured.figures(),
    )


def _starts(with_peers: bool) -> dict[str, Callable[[], Worker]]:
    """How the programs are started, by project."""
    own = Path(sys.executable)
    starts: dict[str, Callable[[], Worker]] = {
        OWN: lambda: Worker(OWN, own, "play_overrule"),
        UNCOMPILED: lambda: Worker(UNCOMPILED, own, "play_overrule", {"OVERRULE_PURE": "1"}),
    }
    peers = {peer.title: partial(_start, peer) for peer in PEERS} if with_peers else {}
    return {**starts, **peers}


def _start(peer: Peer) -> Worker:
    return Worker(peer.title, installed(peer), f"play_{peer.name}")


def _machine() -> str:
    """The processor, as the machine names it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names: Sequence[str] = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
