"""The other projects with card games, each installed from PyPI into an environment of its own below .venv/peers."""

from __future__ import annotations

import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ROOT / "tools" / "peers"
ENVIRONMENTS = Path(sys.prefix) / "peers"
INSTALLED_WITHIN = 900  # seconds


class Unavailable(Exception):
    """A project that cannot be measured, and why."""


@dataclass(frozen=True)
class Peer:
    """Another project with card games."""

    name: str
    title: str
    language: str  # in which its rules are written
    pip: tuple[str, ...] = ()  # how else it is installed

    @property
    def lock(self) -> Path:
        """What is installed, with hashes."""
        return LOCKS / f"{self.name}.lock"


PEERS = (
    Peer("open_spiel", "OpenSpiel", "C++"),
    Peer("rlcard", "RLCard", "Python"),
    # It asks for Python 3.12, but uses nothing that 3.11 lacks.
    Peer("gym_locm", "gym-locm", "Python", ("--ignore-requires-python",)),
)


def installed(peer: Peer) -> Path:
    """The interpreter of a project's environment, which is made if it is not there."""
    folder = ENVIRONMENTS / peer.name
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    mark = folder / ".installed"
    if mark.exists() and mark.read_bytes() == peer.lock.read_bytes():
        return python
    print(f"Installing {peer.title} into {folder.relative_to(ROOT)} ...", file=sys.stderr, flush=True)
    venv.create(folder, with_pip=True, clear=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    command = [*pip, "install", "--require-hashes", *peer.pip, "-r", str(peer.lock)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALLED_WITHIN)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"it was not installed within {INSTALLED_WITHIN} seconds") from None
    if done.returncode:
        raise Unavailable(f"it cannot be installed ({reason(done.stderr)})")
    mark.write_bytes(peer.lock.read_bytes())
    return python


def reason(errors: str) -> str:
    """The line that says most: the last error."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    told = [line for line in lines if "error" in line.lower()]
    return (told or lines or ["it gave no reason"])[-1]
