"""`overrule soak`: random matches in great number, checked at every decision."""

from __future__ import annotations

import os
import random
import sys
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from overrule.cli.common import FINE, FOUND, USUAL_GAME, Whole, at_least, check_seed, console
from overrule.cli.desk import Broken, desk_of
from overrule.core.rng import stream_of

MOVES_STREAM = 100  # different from the streams of the match itself
BATCH = 25  # matches that a worker plays before it reports
SEED_BITS = 63


@dataclass(frozen=True)
class Fault:
    """A match that went wrong: its seed, and what was wrong."""

    seed: int
    problem: str


@dataclass(frozen=True)
class Report:
    """What came of a batch of matches."""

    matches: int
    decisions: int
    faults: list[Fault]


def soak(
    game: str = USUAL_GAME, /, *, games: Whole = 1000, seed: Whole | None = None, workers: Whole | None = None
) -> int:
    """Play many random matches and look for faults in the engine.

    The matches cover everything that a game has: numbers of players, protocols, ready-made and random decks.
    At every decision all cards must be there, each once. Every match must end. For a match with a
    fault, the command that replays it is printed, and the exit code is 1.

    Parameters
    ----------
    game
        The game, by its id.
    games
        The number of matches.
    seed
        The seed of the first match; the others follow from it. If not given, a random one.
    workers
        The number of processes. If not given, one for each processor.
    """
    desk_of(game)
    at_least("--games", games, 1)
    first = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(first, first + games - 1)
    if workers is not None:
        at_least("--workers", workers, 1)
    report = _watch(_reports(game, range(first, first + games), workers or os.cpu_count() or 1), games)
    _print(console(), game, report, first)
    return FOUND if report.faults else FINE


def play_seeds(game: str, seeds: Iterable[int]) -> Report:
    """Play the matches of these seeds."""
    faults: list[Fault] = []
    matches = decisions = 0
    for seed in seeds:
        matches += 1
        try:
            decisions += play_match(seed, game)
        except Broken as broken:
            faults.append(Fault(seed, str(broken)))
        except Exception:  # whatever the engine raises is a fault to report, with its seed
            faults.append(Fault(seed, traceback.format_exc(limit=-3)))
    return Report(matches, decisions, faults)


def play_match(seed: int, game: str = USUAL_GAME) -> int:
    """Play one match at random, checking it at every decision; gives the number of decisions."""
    desk = desk_of(game)
    moves = stream_of(seed, MOVES_STREAM)
    setup = desk.random_match(seed)
    state = desk.game.start(seats=setup.seats, seed=seed, options=setup.options)
    position = state.position
    while state.asked >= 0:
        codes = state.codes
        if not codes:
            raise Broken(f"decision {position.decisions}: nothing is on offer")
        desk.check(position)
        state.apply(codes[moves.below(len(codes))])
    desk.check(position)
    outcome = state.outcome
    if outcome is None:
        raise Broken(f"after {position.decisions} decisions nobody is asked, and the match is not over")
    if outcome.reason == "too-long":  # a draw because nobody can do anything is an end like any other
        raise Broken(f"unfinished: stopped after {position.decisions} decisions ({outcome.rule})")
    return int(position.decisions)


def _reports(game: str, seeds: range, workers: int) -> Iterator[Report]:
    """The reports of all batches, as they come in."""
    play = partial(play_seeds, game)
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    if workers == 1 or len(batches) == 1:
        yield from map(play, batches)
        return
    spawned = get_context("spawn")  # a fork would copy the thread that draws the progress bar
    with ProcessPoolExecutor(min(workers, len(batches)), spawned) as pool:
        yield from pool.map(play, batches)


def _watch(reports: Iterator[Report], games: int) -> Report:
    """Add up reports, showing how far it has got."""
    matches = decisions = 0
    faults: list[Fault] = []
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(file=sys.stderr)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for report in reports:
            matches += report.matches
            decisions += report.decisions
            faults += report.faults
            progress.update(task, completed=matches)
    return Report(matches, decisions, faults)


def _print(out: Console, game: str, report: Report, first: int) -> None:
    for fault in report.faults:
        out.print(f"[red]Fault[/] {escape(fault.problem.strip())}", soft_wrap=True)
        out.print(f"Replay it: overrule soak {game} --games 1 --seed {fault.seed}", soft_wrap=True)
    good = report.matches - len(report.faults)
    mean = f", {report.decisions / good:.0f} decisions each" if good else ""
    out.print(
        f"{report.matches} matches from seed {first}{mean}; {len(report.faults)} with a fault.",
        soft_wrap=True,
    )
