"""What `arena` and `balance` share: to have units played, here or on a cluster, and to show how far it has got."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from overrule.arena.cluster import Cluster, NoCluster
from overrule.arena.crew import Crew, Processes
from overrule.arena.matches import named_bot
from overrule.arena.results import Header, Results, header_of
from overrule.arena.run import run
from overrule.arena.units import Unit, UnitDone
from overrule.cli.common import FINE, FOUND, INTERRUPTED, WrongArgument, at_least, complain

SEED_BITS = 63
USUAL_LIMIT = 60.0  # seconds for an answer


@dataclass(frozen=True)
class Means:
    """Who plays, and where results are kept."""

    jobs: int | None
    cluster: str | None
    resume: Path | None


@dataclass(frozen=True)
class Work:
    """What is to be played: units that are not done yet, how many there are at all, and who hears of each result."""

    units: Callable[[Sequence[UnitDone]], Iterator[Unit]]
    planned: Callable[[], int]
    take: Callable[[UnitDone], None]


def check_bots(names: Sequence[str]) -> None:
    """Refuse a bot that nobody knows. Bots of one's own are also looked for in the present folder."""
    folder = str(Path.cwd())
    if any(":" in name for name in names) and folder not in sys.path:
        sys.path.insert(0, folder)
    for name in names:
        named_bot(name, 0)


def check_means(means: Means, page: Path | None, move_limit: float) -> None:
    """Refuse what would fail only after everything has been played."""
    if means.jobs is not None:
        at_least("--jobs", means.jobs, 1)
    at_least("--move-limit", move_limit, 0.001)
    for flag, path in (("--resume", means.resume), ("--page", page)):
        if path is not None and (path.is_dir() or not path.parent.is_dir()):
            raise WrongArgument(f"{flag} names no file that could be written: {str(path)!r}")


def seed_of(given: int | None, resume: Path | None) -> int:
    """The seed that was given, or that of the file that is gone on with, or a random one."""
    if given is not None:
        return given
    there = None if resume is None else header_of(resume)
    return random.getrandbits(SEED_BITS) if there is None else there.seed


def work(header: Header, todo: Work, means: Means) -> tuple[list[UnitDone], int]:
    """Have everything played that is not in the file yet; gives all results, and the exit code."""
    with Results(header, means.resume) as results:
        if results.notice:
            complain(results.notice)
        for done in results.done.values():
            todo.take(done)
        code = FINE
        if any(True for _ in todo.units(list(results.done.values()))):
            code = _play(header, todo, means, results)
        return list(results.done.values()), code


def _play(header: Header, todo: Work, means: Means, results: Results) -> int:
    crew = _crew(header, means, todo.planned() - len(results.done))
    told: set[tuple[str, str]] = set()
    errors = Console(file=sys.stderr, highlight=False)
    columns = (TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", completed=len(results.done), total=todo.planned())

        def say(words: str) -> None:
            progress.console.print(f"overrule: {escape(words)}", soft_wrap=True)

        def keep(done: UnitDone) -> None:
            results.add(done)
            todo.take(done)
            _tell(done, told, say)
            progress.update(task, completed=min(len(results.done), todo.planned()), total=todo.planned())

        try:
            run(todo.units(list(results.done.values())), crew, keep, say)
        except KeyboardInterrupt:
            say(f"interrupted; {_kept(means)}")
            return INTERRUPTED
        except NoCluster as error:
            say(f"{error}; {_kept(means)}")
            return FOUND
        finally:
            crew.close()
    return FINE


def _crew(header: Header, means: Means, left: int) -> Crew:
    if means.cluster is not None:
        return Cluster(means.cluster, header.bots, means.jobs)
    return Processes(max(1, min(means.jobs or os.cpu_count() or 1, left)))


def _kept(means: Means) -> str:
    if means.resume is None:
        return "this is what has been played so far"
    return f"what has been played so far is in {means.resume}, and the same command goes on from there"


def _tell(done: UnitDone, told: set[tuple[str, str]], say: Callable[[str], None]) -> None:
    """Say what went wrong: for each bot the first time, as the report has the rest."""
    if done.problem:
        say(f"{done.key}, deal {done.number + 1} does not count: {done.problem}")
    for match in done.matches:
        for fault in match.faults:
            if (fault.bot, fault.kind) not in told:
                told.add((fault.bot, fault.kind))
                say(
                    f"{fault.bot} {fault.kind.replace('-', ' ')} in {done.key}, deal {done.number + 1}, "
                    f"decision {fault.decision}, and loses the match: {fault.problem}"
                )
