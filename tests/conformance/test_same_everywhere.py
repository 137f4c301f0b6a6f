"""The same seed and choices give the same match: in every process, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from overrule import KITS, _compiled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
MATCHES = 40


def run(**settings: str) -> list[str]:
    """The lines of a digest run in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "OVERRULE_PURE"}
    command = [sys.executable, "-W", "error", "-m", "tests.conformance.digest", str(MATCHES)]
    done = subprocess.run(
        command, cwd=ROOT, env={**environment, **settings}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_process_plays_the_same() -> None:
    one, other = run(PYTHONHASHSEED="1"), run(PYTHONHASHSEED="2")
    assert one == other
    assert {line.split()[0] for line in one[1:]} == set(KITS)
    assert len(set(one)) == len(one)


def test_compiled_and_uncompiled_play_the_same() -> None:
    usual, pure = run(), run(OVERRULE_PURE="1")
    assert pure[0] == "pure"
    assert usual[0] == ("compiled" if _compiled.is_current() else "pure")
    assert usual[1:] == pure[1:]
