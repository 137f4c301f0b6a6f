"""The third game, installed as any package is, for processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour"
Run = Callable[..., str]


@pytest.fixture(scope="session")
def env(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of a process that finds the game by its entry point."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(site), str(HARBOUR)], check=True)
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}


@pytest.fixture(scope="session")
def run(env: Mapping[str, str]) -> Run:
    """Runs Python where the game is installed; returns what it printed."""

    def run(*arguments: str, said: str = "") -> str:
        done = subprocess.run([sys.executable, *arguments], env=env, input=said, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
