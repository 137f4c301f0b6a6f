"""`overrule puzzles`: find puzzles in matches of bots, check them, list them."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App
from rich.console import Console
from rich.progress import track
from rich.table import Table

from overrule.cli.common import (
    FINE,
    FOUND,
    USUAL_GAME,
    AsJson,
    Whole,
    at_least,
    check_seed,
    console,
    one_of,
    print_json,
)
from overrule.core.errors import OverruleError
from overrule.games import KITS, kit
from overrule.puzzles.checking import problems
from overrule.puzzles.mining import mine as mined
from overrule.puzzles.puzzle import FILE, Puzzle, opened, puzzles_of, read_puzzles, write_puzzles
from overrule.puzzles.themes import themes_of

puzzles = App(name="puzzles", help="Find puzzles in matches of bots, check them, list them.")


@puzzles.command
def mine(
    game: str = USUAL_GAME,
    /,
    *,
    count: Whole = 200,
    seed: Whole = 1,
    theme: list[str] | None = None,
    add: bool = False,
    workers: Whole | None = None,
    to: Path | None = None,
) -> int:
    """Find puzzles in matches of bots, and write them where the game has its own.

    Each has a line that reaches its goal in every world that is possible for its seat, and one choice in it is the key.
    They are rated by which bots reach the goal. Mine them again when the rules or the cards have changed.

    Parameters
    ----------
    game
        The game, by its id.
    count
        How many puzzles to find.
    seed
        The seed of the first match; the others follow from it.
    theme
        Only puzzles of this theme; can be given several times.
    add
        Keep the puzzles that are in the file already, as far as their rules and cards are still the same, and add to
        them.
    workers
        How many processes look for them at the same time. If not given, one for each processor.
    to
        Another file to write them into.
    """
    one_of("the game", game, _games())
    at_least("--count", count, 1)
    check_seed(seed)
    if workers is not None:
        at_least("--workers", workers, 1)
    themes = [one_of("--theme", name, list(themes_of(game))) for name in theme or ()]
    path = to or Path(str(files(kit(game).package).joinpath(FILE)))
    made = _still_good(game, path) if add else []
    found = mined(game, count, seed, workers or os.cpu_count() or 1, themes, tuple(made))
    for puzzle in _watched(found, count, Console(file=sys.stderr)):
        made.append(puzzle)
        write_puzzles(path, made)  # whoever interrupts it keeps what was found
    console().print(f"{len(made)} puzzles in {path}: {_themes(made)}.", soft_wrap=True)
    return FINE


@puzzles.command
def check(game: str | None = None, /) -> int:
    """Check puzzles in another way than the one that found them. The exit code is 1 if any does not hold.

    Parameters
    ----------
    game
        The game, by its id. If not given, all that have puzzles.
    """
    out = console()
    wrong = 0
    for name in _games() if game is None else [one_of("the game", game, _games())]:
        own = list(puzzles_of(name).values())
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            checked = pool.map(partial(problems, name), own, chunksize=4)
            for puzzle, found in zip(own, _watched(checked, len(own), Console(file=sys.stderr)), strict=True):
                wrong += bool(found)
                for problem in found:
                    out.print(f"{name} {puzzle.id}: {problem}", markup=False, soft_wrap=True)
        out.print(f"{name}: {len(own)} puzzles checked.")
    return FOUND if wrong else FINE


@puzzles.command(name="list")
def list_(game: str | None = None, /, *, as_json: AsJson = False) -> int:
    """List puzzles with their themes and ratings, and how often each bot finds them.

    Parameters
    ----------
    game
        The game, by its id. If not given, all that have puzzles.
    as_json
        Print them as JSON, with their lines.
    """
    chosen = _games() if game is None else [one_of("the game", game, _games())]
    if as_json:
        print_json({name: [msgspec.to_builtins(puzzle) for puzzle in puzzles_of(name).values()] for name in chosen})
        return FINE
    for name in chosen:
        console().print(_table(name, list(puzzles_of(name).values())))
    return FINE


def _still_good(game: str, path: Path) -> list[Puzzle]:
    """The puzzles of a file whose rules and cards have not changed."""
    good: list[Puzzle] = []
    for puzzle in read_puzzles(path.read_bytes(), str(path)) if path.exists() else []:
        with suppress(OverruleError):
            opened(game, puzzle)
            good.append(puzzle)
    return good


def _games() -> list[str]:
    """Those that have puzzles."""
    return [name for name, own in KITS.items() if own.puzzles is not None]


def _watched(found: Iterable[Any], total: int, errors: Console) -> Iterator[Any]:
    return iter(track(found, "puzzles", total, console=errors, transient=True, disable=not errors.is_terminal))


def _themes(made: list[Puzzle]) -> str:
    times = Counter(puzzle.theme for puzzle in made)
    return ", ".join(f"{theme} {number}" for theme, number in times.most_common())


def _table(game: str, own: list[Puzzle]) -> Table:
    table = Table(title=f"{game}: {len(own)} puzzles")
    bots = list(own[0].found) if own else []
    for title in ("puzzle", "rating", *bots):
        table.add_column(title, justify="left" if title == "puzzle" else "right")
    for puzzle in sorted(own, key=lambda puzzle: puzzle.rating):
        shares = [f"{puzzle.found[bot]:.0%}" for bot in bots]
        table.add_row(puzzle.id, str(puzzle.rating), *shares)
    if own:
        means = [f"{sum(puzzle.found[bot] for puzzle in own) / len(own):.0%}" for bot in bots]
        table.add_section()
        table.add_row("all", "", *means)
    return table
