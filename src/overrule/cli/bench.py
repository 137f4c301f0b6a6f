"""`overrule bench`: how fast the engine is, as it is loaded and uncompiled."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from rich.table import Table

from overrule import _compiled
from overrule.cli.common import FINE, USUAL_GAME, AsJson, Flag, WrongArgument, at_least, console, print_json
from overrule.cli.desk import Desk, desk_of
from overrule.core.errors import OverruleError
from overrule.core.game import State
from overrule.core.rng import Rng, stream_of

MOST_SECONDS = 3600
ROUNDS = 5  # the best one counts: what else the machine does can only slow a round down
MOVES_STREAM = 100
SAMPLES = 24  # positions in mid-match

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

    Random matches of the fewest players without events, with protocols or ready-made decks by chance; questions with a
    single option answer themselves. Times are processor times, the
    best of several rounds. Measured for the engine as it is loaded and, in a process of its own, uncompiled.

    Parameters
    ----------
    game
        The game, by its id.
    seconds
        How long each measurement takes.
    as_json
        Print the results for a program to read.
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
        print_json({"game": game, "python": platform.python_version(), "engines": engines})
    else:
        print_engines(desk.title, engines)
    return FINE


# -------------------------------------------------------------------------------------------------- measuring


def measure(desk: Desk, seconds: float) -> dict[str, float]:
    """All numbers for the engine as it is loaded: speeds a second, costs in µs."""
    game = desk.game
    inside = _matches_a_second(partial(_play_inside, desk), seconds)
    outside = _matches_a_second(partial(_play_from_python, desk), seconds)
    in_words = _matches_a_second(partial(_play_in_words, desk), seconds)
    samples = _samples(desk)
    chance = stream_of(1)
    return {
        "decisions": inside[0],
        "matches": inside[1],
        "python_decisions": outside[0],
        "python_matches": outside[1],
        "worded_decisions": in_words[0],
        "copy": _cost(lambda state: state.position.copy(), samples, seconds),
        "observe": _cost(lambda state: game.rules.observe(state.position, 0, None), samples, seconds),
        "redeal": _cost(lambda state: game.rules.redeal(state.position, 0, chance), samples, seconds),
    }


def _play_inside(desk: Desk, seed: int) -> int:
    """A complete match, its loop inside the engine; gives the number of decisions."""
    return desk.measured(seed).play_out(stream_of(seed, MOVES_STREAM))


def _play_from_python(desk: Desk, seed: int) -> int:
    """The same match, each choice made from here."""
    state, moves = desk.measured(seed), stream_of(seed, MOVES_STREAM)
    while codes := state.codes:
        state.apply(codes[moves.below(len(codes))])
    return int(state.position.decisions)


def _play_in_words(desk: Desk, seed: int) -> int:
    """The same match, each question and answer in words."""
    state, moves = desk.measured(seed), stream_of(seed, MOVES_STREAM)
    while (decision := state.decision) is not None:
        state.choose(decision.options[moves.below(len(decision.options))])
    return int(state.position.decisions)


def _timed(work: Callable[[int], Any], times: int) -> float:
    start = process_time()
    work(times)
    return process_time() - start


def _best(work: Callable[[int], Any], seconds: float) -> tuple[int, float]:
    """Do work(times) in rounds that take so long together; gives the times, and the best round's seconds."""
    times, goal = 1, seconds / ROUNDS
    while (took := _timed(work, times)) < goal / 4:
        times *= 2
    times = max(1, round(times * goal / took))
    return times, min(_timed(work, times) for _ in range(ROUNDS))


def _matches_a_second(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and matches a second; every round plays the same matches."""
    decisions = 0

    def work(matches: int) -> None:
        nonlocal decisions
        decisions = sum(play(seed) for seed in range(matches))

    matches, took = _best(work, seconds)
    return decisions / took, matches / took


def _cost(do: Callable[[Any], Any], samples: list[Any], seconds: float) -> float:
    """The mean cost over positions in mid-match, in µs."""

    def work(times: int) -> None:
        for _ in range(times):
            for position in samples:
                do(position)

    times, took = _best(work, seconds)
    return took / times / len(samples) * 1e6


def _samples(desk: Desk) -> list[Any]:
    """Positions in mid-match."""
    samples: list[Any] = []
    seed = 0
    while len(samples) < SAMPLES:
        state, moves = desk.measured(seed), stream_of(seed, MOVES_STREAM)
        if _go_on(state, desk.sample_at, moves):
            samples.append(state)
        seed += 1
    return samples


def _go_on(state: State[Any, Any], choices: int, moves: Rng) -> bool:
    """Make so many choices; says whether the match still goes on."""
    for _ in range(choices):
        if not (codes := state.codes):
            return False
        state.apply(codes[moves.below(len(codes))])
    return state.asked >= 0


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
    titles = {"compiled": "compiled", "pure": "not compiled"}
    table = Table(title=f"{title}, Python {platform.python_version()}, one core", title_justify="left")
    table.add_column("measured")
    for engine in engines:
        table.add_column(titles[engine], justify="right")
    table.add_column("unit")
    for name, (unit, what) in ROWS.items():
        table.add_row(what, *(_number(numbers[name]) for numbers in engines.values()), unit)
    console().print(table)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
