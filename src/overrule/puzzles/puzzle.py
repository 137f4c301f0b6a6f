"""A puzzle as data: the match that led to it, whose choice it is, and the line that reaches the goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from overrule.core.errors import BadOptions, BadRecord, OtherVersion
from overrule.core.game import State
from overrule.games import kit

FILE = "puzzles/puzzles.json"  # in the folder of a game
PASS = "pass"  # the key of an option to do nothing


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle. `path`: the choices that led there, each by its place among the options on offer.

    `line`: the seat's choices, in this order; if the next one is not on offer, it passes. `key`: the place
    in it of the choice without which the goal cannot be reached. `found`: in what share of tries each bot found it.
    `version`: of the rules and of the cards of its match.
    """

    id: str
    theme: str
    version: str
    seats: int
    seed: int
    options: Any
    path: list[int]
    seat: int
    line: list[str]
    found: dict[str, float]
    rating: int
    key: int = 0


def opened(game: str, puzzle: Puzzle, events: bool = False) -> State[Any, Any]:
    """The match at the question that the puzzle asks; raises OtherVersion where its rules or cards have changed."""
    played = kit(game).game
    options = played.rules.read_options(puzzle.options)
    version = played.rules.version_of(options)
    if version != puzzle.version:
        raise OtherVersion(
            f"the rules or the cards of puzzle {puzzle.id!r} have changed: it was made for {puzzle.version}, "
            f"they are now {version}"
        )
    state = played.start(seats=puzzle.seats, seed=puzzle.seed, options=options, events=events)
    for number, place in enumerate(puzzle.path, start=1):
        codes = state.codes
        if not 0 <= place < len(codes):
            raise BadRecord(f"choice {number} of puzzle {puzzle.id!r} is not on offer")
        state.apply(codes[place])
    if state.asked != puzzle.seat:
        raise BadRecord(f"puzzle {puzzle.id!r} asks seat {puzzle.seat}, but seat {state.asked} is asked there")
    return state


def read_puzzles(data: bytes, origin: str) -> list[Puzzle]:
    """Puzzles from JSON; raises BadRecord."""
    try:
        return msgspec.json.decode(data, type=list[Puzzle])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"{origin}: not a file of puzzles: {error}") from error


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Puzzles as JSON, one in each line."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids; empty if it has none."""
    own = kit(game)
    if own.puzzles is None:
        return {}
    file = files(own.package).joinpath(FILE)
    return {puzzle.id: puzzle for puzzle in read_puzzles(file.read_bytes(), f"{own.package}/{FILE}")}


def find(game: str, id: str) -> Puzzle:
    """A puzzle by its id; raises BadOptions."""
    found = puzzles_of(game).get(id)
    if found is None:
        raise BadOptions(f"there is no puzzle {id!r} of {game!r}")
    return found


def cover(game: str, puzzle: Puzzle) -> str:
    """The card that stands for a puzzle: one that its seat plays with, whatever the solution is."""
    part = kit(game).puzzles
    assert part is not None
    cards: Sequence[str] = part().cards_of(puzzle.options, puzzle.seat)
    return cards[crc32(puzzle.id.encode()) % len(cards)]


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: one after the other, from the first again after the last."""
    puzzles = list(puzzles_of(game).values())
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
