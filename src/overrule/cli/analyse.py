"""`overrule analyse`: a record, judged: chances to win, mistakes, luck and skill."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Literal

import msgspec
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from overrule.bots.analysis import Analysis, Judged, Moment, assemble, judge, moments_of
from overrule.cli.common import FINE, AsJson, Flag, Whole, at_least, check_seed, console, existing, print_json
from overrule.cli.language import usual_language
from overrule.core.errors import BadRecord
from overrule.core.records import Record, read_record_file
from overrule.games import KITS
from overrule.messages import LANGUAGES, message

NAMES = "ABCDEF"
PIECE = 4  # moments that a process judges at a time


def analyse(
    file: Path,
    /,
    *,
    lang: Literal["en", "cs"] | None = None,
    knowing_everything: Flag = False,
    seed: Whole = 0,
    jobs: Whole | None = None,
    as_json: AsJson = False,
) -> int:
    """Judge a match: the chance to win over the turns, what was better, and what was luck and what was skill.

    Exit code 1 when the record is damaged or cannot be played again.

    Parameters
    ----------
    file
        The record, as `overrule play` saves it.
    lang
        The language; if not given, that of the terminal.
    knowing_everything
        Judge with all cards known, and not from what each player knew.
    seed
        Draws the worlds that the search looks at.
    jobs
        Processes that think; if not given, one for each core.
    as_json
        Print the whole analysis as JSON.
    """
    check_seed(seed)
    if jobs is not None:
        at_least("--jobs", jobs, 1)
    record = read_record_file(existing([file])[0])
    if record.game not in KITS:
        raise BadRecord(f"{file}: unknown game {record.game!r}; allowed: {', '.join(KITS)}")
    judged = _judged(record, seed, knowing_everything, jobs or os.cpu_count() or 1)
    found = assemble(record, judged, dict.fromkeys(LANGUAGES, NAMES), knowing_everything)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found, lang or usual_language())
    return FINE


def _judged(record: Record, seed: int, everything: bool, jobs: int) -> list[Judged]:
    """All moments, judged in several processes."""
    moments = moments_of(record)
    pieces = [moments[first : first + PIECE] for first in range(0, len(moments), PIECE)]
    work = partial(judge, record, seed=seed, everything=everything)
    judged: list[Judged] = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, _progress() as progress:
        task = progress.add_task("", total=len(moments))
        for found in pool.map(work, pieces):
            judged += found
            progress.update(task, completed=len(judged))
    return judged


def _progress() -> Progress:
    errors = console()
    errors.file = sys.stderr
    return Progress(console=errors, transient=True, disable=not errors.is_terminal)


def _print(found: Analysis, lang: str) -> None:
    out = console()
    say = partial(message, lang)
    chances = Table(title=say("analyse-chances"), title_justify="left", box=None)
    chances.add_column(say("analyse-turn"), justify="right")
    for seat in range(found.seats):
        chances.add_column(NAMES[seat], justify="right")
    chances.add_column("")
    chances.add_column(say("analyse-turning"))
    turning = {found.moments[place].turn for place in found.turning}
    for place, moment in enumerate(found.moments):
        if place == 0 or moment.turn != found.moments[place - 1].turn:
            row = [f"{100 * chance:.0f}" for chance in moment.chances]
            chances.add_row(
                str(moment.turn), *row, "█" * round(30 * moment.chances[0]), "◀" if moment.turn in turning else ""
            )
    out.print(chances)
    out.print()
    for moment in found.moments:
        if moment.size:
            _print_mistake(moment, lang)
    _print_shares(found, lang)


def _print_mistake(moment: Moment, lang: str) -> None:
    out = console()
    best = "" if moment.best is None else getattr(moment.best, lang)
    head = message(
        lang,
        "analyse-mistake",
        turn=moment.turn,
        name=NAMES[moment.seat],
        size=moment.size,
        points=round(100 * moment.loss),
        error=round(100 * moment.error) or 1,
    )
    out.print(escape(head), style="bold")
    out.print(
        escape(f"  {message(lang, 'analyse-chose')} {getattr(moment.chosen, lang)}{_because(moment.why_not, lang)}")
    )
    if best:
        out.print(escape(f"  {message(lang, 'analyse-better')} {best}{_because(moment.why, lang)}"))


def _because(said: object, lang: str) -> str:
    words = getattr(said, lang)
    return f" ({words})" if words else ""


def _print_shares(found: Analysis, lang: str) -> None:
    say = partial(message, lang)
    table = Table(box=None)
    heads = (
        "analyse-player",
        "analyse-accuracy",
        "analyse-skill",
        "analyse-gifts",
        "analyse-luck",
        "analyse-result",
    )
    for key in heads:
        table.add_column(say(key), justify="left" if key == heads[0] else "right")
    for seat in range(found.seats):
        shares: Sequence[float] = (found.skill[seat], found.gifts[seat], found.luck[seat])
        points = [f"{100 * share:+.0f}" for share in shares]
        table.add_row(NAMES[seat], f"{found.accuracy[seat]:.0f} %", *points, f"{100 * found.result[seat]:.0f} %")
    console().print(table)
