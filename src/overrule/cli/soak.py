"""`overrule soak`: random matches in great number, checked at every decision."""

from __future__ import annotations

import itertools
import os
import random
import sys
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import cast

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import overrule
from overrule.cli.common import FINE, FOUND, Whole, at_least, check_seed, console
from overrule.core.rng import stream_of
from overrule.games.compile.frames import ARRIVE_FRAME, LAND_FRAME, ArriveFrame, LandFrame
from overrule.games.compile.game import CompileGame, Options
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.state import Position

MOVES_STREAM = 100  # apart from the streams that the match itself uses
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


class Broken(Exception):
    """A position that must not be."""


def soak(
    game: str = "compile", /, *, games: Whole = 1000, seed: Whole | None = None, workers: Whole | None = None
) -> int:
    """Play many random matches and look for faults of the engine.

    Every match has its own protocols out of all sets; some are drafted, some are played without control.
    At every decision the 36 cards must all be there, each once. Every match must come to an end. For a match
    with a fault, the command that replays it is printed, and the exit code is 1.

    Parameters
    ----------
    game
        The game: compile.
    games
        How many matches.
    seed
        The seed of the first match; the others follow it. If not given, one by chance.
    workers
        How many processes play at the same time. If not given, one for each processor.
    """
    overrule.game(game)
    at_least("--games", games, 1)
    first = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(first, first + games - 1)
    if workers is not None:
        at_least("--workers", workers, 1)
    report = _watch(_reports(range(first, first + games), workers or os.cpu_count() or 1), games)
    _print(console(), game, report, first)
    return FOUND if report.faults else FINE


def play_seeds(seeds: Iterable[int]) -> Report:
    """Play the matches of these seeds."""
    faults: list[Fault] = []
    matches = decisions = 0
    for seed in seeds:
        matches += 1
        try:
            decisions += play_match(seed)
        except Broken as broken:
            faults.append(Fault(seed, str(broken)))
        except Exception:  # whatever the engine raises is a fault to report, with its seed
            faults.append(Fault(seed, traceback.format_exc(limit=-3)))
    return Report(matches, decisions, faults)


def play_match(seed: int) -> int:
    """Play one match at random, checking it at every decision; gives the number of decisions."""
    game = CompileGame()
    moves = stream_of(seed, MOVES_STREAM)
    position = game.begin(2, seed, _options(seed))
    while game.asked(position) >= 0:
        codes = game.codes(position)
        if not codes:
            raise Broken(f"decision {game.answered(position)}: nothing is on offer")
        check_cards(position)
        game.apply(position, codes[moves.below(len(codes))])
    check_cards(position)
    outcome = game.outcome(position)
    if outcome is None:
        raise Broken(f"after {game.answered(position)} decisions nobody is asked, and the match is not over")
    if outcome.reason == "too-long":  # a draw because nobody can do anything is an end like any other
        raise Broken(f"unfinished: stopped after {game.answered(position)} decisions ({outcome.rule})")
    return game.answered(position)


def _options(seed: int) -> Options:
    """Nearly all matches have random protocols and control; the seed alone decides, so that it replays."""
    return Options(protocols="draft" if seed % 8 == 7 else "random", control=seed % 8 != 3)


def check_cards(s: Position) -> None:
    """Raise Broken unless all cards are there, each in one place."""
    if not s.deal.card:  # protocols are still being picked
        return
    found = sorted(itertools.chain(*s.hands, *s.decks, *s.trashes, *s.stacks, _on_their_way(s)))
    if found != list(range(CARDS_IN_MATCH)):
        raise Broken(f"decision {s.decisions}: the cards in all zones are {found}, not 0 to {CARDS_IN_MATCH - 1}")
    if sorted(s.kind) != list(range(CARDS_IN_MATCH)):
        raise Broken(f"decision {s.decisions}: the kinds of the cards are {s.kind}")


def _on_their_way(s: Position) -> Iterator[int]:
    """Cards that have left and not arrived (CO-29)."""
    for frame in s.frames:
        if frame.kind == LAND_FRAME and frame.step == 0:
            yield from cast(LandFrame, frame).cards
        elif frame.kind == ARRIVE_FRAME:
            arriving = cast(ArriveFrame, frame)
            cards = arriving.cards_0 | arriving.cards_1
            yield from (slot for slot in range(CARDS_IN_MATCH) if (cards >> slot) & 1)


def _reports(seeds: range, workers: int) -> Iterator[Report]:
    """The reports of all batches, as they come in."""
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    if workers == 1 or len(batches) == 1:
        yield from map(play_seeds, batches)
        return
    spawned = get_context("spawn")  # a fork would copy the thread that draws the progress bar
    with ProcessPoolExecutor(min(workers, len(batches)), spawned) as pool:
        yield from pool.map(play_seeds, batches)


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
