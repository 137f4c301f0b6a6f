"""Builds packages in copies of this project, and runs what was built apart from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = (".*", "node_modules", "static", "__pycache__", "*.so", "*.pyd", "_compiled.json", "build", "dist")
KEPT = (".gitignore",)


def copy_sources(target: Path) -> None:
    """The project as somebody gets it who has built nothing yet."""
    leave_out = shutil.ignore_patterns(*BUILT)
    shutil.copytree(ROOT, target, ignore=lambda folder, names: leave_out(folder, names) - set(KEPT))


def run(*command: str | Path, cwd: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command that knows nothing of this checkout."""
    ours = ("PYTHONPATH", "OVERRULE_PURE", "OVERRULE_PURE_WHEEL", "CC")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment, "PYTHONUTF8": "1", **settings},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def build(target: str, project: Path, into: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist of a project into a folder."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", into)
    return run(*command, cwd=project, **settings)
