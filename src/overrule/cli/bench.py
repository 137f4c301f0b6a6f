"""`overrule bench`: how fast the engine is, as it is loaded and uncompiled."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from time import process_time
from typing import NamedTuple

from rich.table import Table

from overrule import _compiled
from overrule.cli.common import FINE, USUAL_GAME, AsJson, Flag, WrongArgument, at_least, console, print_json
from overrule.cli.desk import Desk, desk_of
from overrule.cli.measuring import Work, engine_in_use, works
from overrule.core.errors import OverruleError

MOST_SECONDS = 3600
ROUNDS = 5  # the best one counts: what else the machine does can only slow a round down

# What is measured: name, unit, and what it is.
ROWS = {
    "decisions": ("decisions/s", "random play, loop inside the engine"),
    "matches": ("matches/s", "the same, complete matches"),
    "python_decisions": ("decisions/s", "driven from Python by integers (codes, apply)"),
    "python_matches": ("matches/s", "the same, complete matches"),
    "worded_decisions": ("decisions/s", "driven from Python in words (decision, choose)"),
    "copy": ("µs", "copy a position in mid-match"),
    "observe": ("µs", "what a seat may know, in mid-match"),
    "redeal": ("µs", "deal anew what a seat cannot know"),
    "search": ("positions/s", "positions that the strongest bot judges"),
}


def bench(
    game: str = USUAL_GAME,
    /,
    *,
    seconds: float = 1.0,
    as_json: AsJson = False,
    only_loaded: Flag = False,
) -> int:
    """Measure the speed of the engine on one core.

    Random matches with the fewest players and without events, with random protocols or ready-made decks; questions with
    a single option answer themselves. Times are processor times, the best of several rounds. Measured for the engine as
    it is loaded and, in a process of its own and without the search, uncompiled.

    Parameters
    ----------
    game
        The game, by its id.
    seconds
        How long each measurement takes.
    as_json
        Print the results as JSON.
    only_loaded
        Only the engine as it is loaded.
    """
    desk = desk_of(game)
    at_least("--seconds", seconds, 0.01)
    if seconds > MOST_SECONDS:
        raise WrongArgument(f"--seconds must be at most {MOST_SECONDS}, not {seconds:g}")
    engines = {_compiled.engine_kind(): measure(desk, seconds)}
    if not only_loaded and _compiled.is_compiled():
        engines["pure"] = _measure_uncompiled(game, seconds)
    if as_json:
        print_json({"game": game, "python": platform.python_version(), "engine": engine_in_use(), "engines": engines})
    else:
        print_engines(desk.title, engines)
    return FINE


# -------------------------------------------------------------------------------------------------- measuring


def measure(desk: Desk, seconds: float) -> dict[str, float]:
    """All numbers for the engine as it is loaded, as ROWS lists them."""
    best = {name: _best(work, seconds) for name, work in works(desk, desk.usual_size()).items()}
    return {
        "decisions": best["inside"].done,
        "matches": best["inside"].times,
        "python_decisions": best["python"].done,
        "python_matches": best["python"].times,
        "worded_decisions": best["words"].done,
        **{name: 1e6 / best[name].done for name in ("copy", "observe", "redeal")},
        **({"search": best["search"].done} if "search" in best else {}),
    }


class Speed(NamedTuple):
    """Of a piece of work, a second: how many things were done, and how often the whole of it."""

    done: float
    times: float


def _best(work: Work, seconds: float) -> Speed:
    """The best of several rounds that take so long together; every round does the same."""
    goal = seconds / ROUNDS
    times, speed, took = 1, *_timed(work, 1)
    while took < goal / 4:
        times *= 2
        speed, took = _timed(work, times)
    if took > seconds:
        return speed
    times = max(1, round(times * goal / took))
    return max(_timed(work, times)[0] for _ in range(ROUNDS))


def _timed(work: Work, times: int) -> tuple[Speed, float]:
    """The speed of a round, and the seconds that it took."""
    start = process_time()
    done = work(times)
    took = max(process_time() - start, 1e-9)
    return Speed(done / took, times / took), took


def _measure_uncompiled(game: str, seconds: float) -> dict[str, float]:
    """The same in a process that uses the Python sources."""
    command = [sys.executable, "-m", "overrule", "bench", game, "--json", "--only-loaded", f"--seconds={seconds}"]
    done = subprocess.run(command, env={**os.environ, "OVERRULE_PURE": "1"}, capture_output=True, text=True)
    if done.returncode:
        raise OverruleError(f"measuring the uncompiled engine failed: {done.stderr.strip()}")
    numbers: dict[str, float] = json.loads(done.stdout)["engines"]["pure"]
    return numbers


# --------------------------------------------------------------------------------------------------- printing


def print_engines(title: str, engines: dict[str, dict[str, float]]) -> None:
    """A table of what was measured, by engine."""
    titles = {"compiled": engine_in_use(), "pure": "not compiled"}
    table = Table(title=f"{title}, Python {platform.python_version()}, one core", title_justify="left")
    table.add_column("measured")
    for engine in engines:
        table.add_column(titles[engine], justify="right")
    table.add_column("unit")
    for name, (unit, what) in ROWS.items():
        table.add_row(what, *(_number(numbers.get(name)) for numbers in engines.values()), unit)
    console().print(table)


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
