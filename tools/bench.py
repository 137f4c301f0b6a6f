"""Measure both games and, in the same run, the card games of other projects: `make bench`.

Each peer is installed from PyPI into an environment of its own, below .venv/peers. One that cannot be installed or
does not run is named with the reason, and the others are measured all the same.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from overrule.cli.bench import print_engines

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "tools" / "peers"
ENVIRONMENTS = Path(sys.prefix) / "peers"
GAMES = {"compile": "Compile", "conquerors": "Planetary Conquerors"}
INSTALLED_WITHIN = 900  # seconds


@dataclass(frozen=True)
class Peer:
    """Another project with card games."""

    name: str
    title: str
    language: str  # in which its rules are written


ALL_PEERS = (Peer("open_spiel", "OpenSpiel", "C++"), Peer("rlcard", "RLCard", "Python"))


class Unavailable(Exception):
    """A peer that cannot be measured, and why."""


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    seconds: float = parser.parse_args().seconds
    console = Console(highlight=False)
    own: dict[str, dict[str, float]] = {}
    for game, title in GAMES.items():
        engines = overrule_bench(game, seconds)
        print_engines(title, engines)
        own[game] = next(iter(engines.values()))
    peers: dict[Peer, dict[str, float]] = {}
    reasons: dict[Peer, str] = {}
    for peer in ALL_PEERS:
        try:
            peers[peer] = measure(peer, seconds)
        except Unavailable as reason:
            reasons[peer] = str(reason)
    console.print(ratios(own, peers))
    for peer, told in reasons.items():
        console.print(f"{peer.title} could not be measured: {told}", markup=False, soft_wrap=True)
    return 0


def overrule_bench(game: str, seconds: float) -> dict[str, dict[str, float]]:
    """The numbers of `overrule bench`, by engine; the one that is in use comes first."""
    command = [sys.executable, "-m", "overrule", "bench", game, "--json", f"--seconds={seconds}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    engines: dict[str, dict[str, float]] = json.loads(done.stdout)["engines"]
    return engines


def measure(peer: Peer, seconds: float) -> dict[str, float]:
    """Decisions a second of a peer's games."""
    python = _installed(peer)
    command = [str(python), "-m", f"tools.peers.play_{peer.name}", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"it does not run ({_reason(done.stderr)})")
    numbers: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return numbers


def _installed(peer: Peer) -> Path:
    """The interpreter of a peer's environment, which is made if it is not there."""
    folder = ENVIRONMENTS / peer.name
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    lock = PEERS / f"{peer.name}.lock"
    mark = folder / ".installed"
    if mark.exists() and mark.read_bytes() == lock.read_bytes():
        return python
    print(f"Installing {peer.title} into {folder.relative_to(ROOT)} ...", flush=True)
    venv.create(folder, with_pip=True, clear=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    command = [*pip, "install", "--require-hashes", "-r", str(lock)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALLED_WITHIN)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"it was not installed within {INSTALLED_WITHIN} seconds") from None
    if done.returncode:
        raise Unavailable(f"it cannot be installed ({_reason(done.stderr)})")
    mark.write_bytes(lock.read_bytes())
    return python


def _reason(errors: str) -> str:
    """The line that says most: the last error."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    told = [line for line in lines if "error" in line.lower()]
    return (told or lines or ["it gave no reason"])[-1]


def ratios(own: dict[str, dict[str, float]], peers: dict[Peer, dict[str, float]]) -> Table:
    """Decisions a second of every game, and how many times as fast ours are; all driven from a Python loop."""
    title = f"Random play driven from Python {platform.python_version()}, one core, decisions a second"
    table = Table(title=title, title_justify="left")
    table.add_column("game")
    table.add_column("decisions/s", justify="right")
    for name in GAMES.values():
        table.add_column(f"{name} is", justify="right")
    for game, name in GAMES.items():
        table.add_row(name, *_row(own[game]["python_decisions"], own))
    for peer, numbers in peers.items():
        for game, speed in numbers.items():
            table.add_row(f"{peer.title} {game} ({peer.language})", *_row(speed, own))
    return table


def _row(speed: float, own: dict[str, dict[str, float]]) -> list[str]:
    return [f"{speed:,.0f}", *(f"{own[game]['python_decisions'] / speed:.2f} ×" for game in GAMES)]


if __name__ == "__main__":
    sys.exit(main())
