"""A file of results: a header that says what they depend on, then one unit in each line, as JSON.

Lines are only ever added, so an interruption costs at most the line being written.
"""

from __future__ import annotations

import hashlib
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct, structs

import overrule
from overrule.arena.units import UnitDone
from overrule.core.errors import OverruleError

FORMAT = 1
PACKAGE = Path(overrule.__file__).parent
# What a result depends on: nothing else in the arena.
PARTS = ("core", "cards", "games", "bots", "arena/matches.py", "arena/units.py", "arena/sightings.py")
NOT_SOURCES = {".pyc", ".so", ".pyd", ".toml"}  # names of cards are in TOML files


class BadResults(OverruleError):
    """A file of results is damaged, or belongs to something else."""

    code: ClassVar[str] = "results/bad"


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the results of a file depend on."""

    command: str
    game: str
    rules: str  # version of the rules and cards
    code: str  # digest of the program
    seats: int
    bots: tuple[str, ...]
    sides: tuple[Any, ...]  # what is compared besides the bots: decks
    options: Any
    seed: int
    move_limit: float
    format: int = FORMAT


def digest_of_code(bots: tuple[str, ...]) -> str:
    """A digest of everything that plays: the engine, the bots, and modules with custom bots."""
    digest = hashlib.sha256()
    for part in PARTS:
        there = PACKAGE / part
        for path in sorted(there.rglob("*")) if there.is_dir() else [there]:
            if path.is_file() and path.suffix not in NOT_SOURCES:
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    for module in sorted({name.partition(":")[0] for name in bots if ":" in name}):
        spec = find_spec(module)
        if spec is not None and spec.origin is not None:
            digest.update(Path(spec.origin).read_bytes())
    return digest.hexdigest()[:16]


def header_of(path: Path) -> Header | None:
    """What the results of a file depend on, if it can be read."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Header)
    except (OSError, msgspec.DecodeError):
        return None


class Results:
    """The results so far, and where they are kept; without a file, only here."""

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header = header
        self.path = path
        self.done: dict[tuple[str, int], UnitDone] = {}
        self.notice = ""
        self.file: Any = None

    def __enter__(self) -> Self:
        if self.path is not None:
            if self.path.exists() and self.path.stat().st_size:
                self._read(self.path)
            self.file = self.path.open("ab")
            if not self.file.tell():
                self._write(self.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, done: UnitDone) -> None:
        """Keep the result of a unit."""
        if (done.key, done.number) not in self.done:
            self.done[done.key, done.number] = done
            self._write(done)

    def _write(self, line: Header | UnitDone) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()

    def _read(self, path: Path) -> None:
        """Load a file; an incomplete last line is cut off."""
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        first, *lines = kept.splitlines() or [b""]
        self._check_header(path, first)
        for number, line in enumerate(lines, start=2):
            try:
                done = msgspec.json.decode(line, type=UnitDone)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise BadResults(
                    f"{path}: line {number} is damaged ({error}); remove the line, and its matches are played again"
                ) from error
            self.done.setdefault((done.key, done.number), done)
        if len(kept) < len(whole):
            self.notice = f"{path}: the last line was not written to its end; its matches are played again"
            with path.open("rb+") as file:
                file.truncate(len(kept))

    def _check_header(self, path: Path, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadResults(f"{path} is not a file of results of overrule {self.header.command} ({error})") from error
        wanted, there = structs.asdict(self.header), structs.asdict(found)
        other = [name for name in wanted if msgspec.json.encode(wanted[name]) != msgspec.json.encode(there[name])]
        if other:
            differ = "; ".join(
                f"{name.replace('_', '-')}: {_short(there[name])}, now {_short(wanted[name])}" for name in other
            )
            raise BadResults(f"{path} has results of something else ({differ}); name another file, or remove this one")


def _short(value: Any) -> str:
    """A value of a header in a few words."""
    if isinstance(value, tuple | list) and all(isinstance(part, str) for part in value):
        return ", ".join(value) or "none"
    told = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return told if len(told) <= 60 else f"{told[:57]}..."
