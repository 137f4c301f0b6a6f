"""Runs Python where the third game is installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

Run = Callable[..., str]


@pytest.fixture(scope="session")
def run(harbour: Mapping[str, str]) -> Run:
    """Returns what was printed."""

    def run(*arguments: str, said: str = "", folder: Path | None = None) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=harbour, input=said, capture_output=True, text=True, cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
