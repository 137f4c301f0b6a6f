"""What a run of `make bench` found, as it is kept in docs/benchmarks.json."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

OWN = "Overrule"
UNCOMPILED = "Overrule, not compiled"


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that was measured: a number for each round, a second; for memory the bytes of a state, once."""

    project: str
    game: str
    size: str  # what tells its matches from the usual ones of the game
    what: str
    rounds: tuple[float, ...]

    @property
    def best(self) -> float:
        """The best round: what else the machine does can only slow a round down."""
        return max(self.rounds)

    @property
    def spread(self) -> float:
        """How much slower the median round is, as a share of the best one."""
        return 1 - median(self.rounds) / self.best


class Results(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole run."""

    date: str
    python: str
    machine: str
    engine: str
    seconds: float
    versions: dict[str, str]  # by project
    missing: dict[str, str]  # projects or measurements that could not be had, and why
    figures: list[Figure]

    def of(self, what: str, *projects: str) -> list[Figure]:
        """What was found about one thing in the usual matches of all games, or of those of some projects."""
        found = [figure for figure in self.figures if figure.what == what and not figure.size]
        return [figure for figure in found if not projects or figure.project in projects]

    def find(self, project: str, game: str, what: str, size: str = "") -> Figure | None:
        """A figure, if there is one."""
        wanted = (project, game, size, what)
        return next((f for f in self.figures if (f.project, f.game, f.size, f.what) == wanted), None)

    def games(self) -> list[str]:
        """Our own games."""
        return list(dict.fromkeys(figure.game for figure in self.figures if figure.project == OWN))

    def sizes(self, game: str) -> Iterator[str]:
        """The sizes of matches in which one of our games was measured."""
        yield from dict.fromkeys(f.size for f in self.figures if (f.project, f.game) == (OWN, game) and f.size)


def read(path: Path) -> Results:
    """The results in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Results)


def write(results: Results, path: Path) -> None:
    """Keep results in a file, with a line for each figure."""
    plain = msgspec.to_builtins(results)
    figures = ",\n  ".join(msgspec.json.encode(figure).decode() for figure in plain.pop("figures"))
    head = msgspec.json.format(msgspec.json.encode(plain), indent=1).decode().removesuffix("\n}")
    path.write_text(f'{head},\n "figures": [\n  {figures}\n ]\n}}\n', encoding="utf-8")
