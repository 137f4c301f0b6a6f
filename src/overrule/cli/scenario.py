"""`overrule scenario`: runs rules questions and compares with their answers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from overrule.cli.common import FINE, FOUND, AsJson, WrongArgument, console, existing, print_json
from overrule.core.errors import BadScenario
from overrule.scenarios import FOLDER, Result, find_files, run_file


def scenario(
    *files: Path,
    as_json: AsJson = False,
    verbose: Annotated[bool, Parameter(name=["--verbose", "-v"], negative="", show_default=False)] = False,
) -> int:
    """Run scenario files: rules questions with their answers.

    Exit code 1 when a scenario does not hold or a file cannot be read.

    Parameters
    ----------
    files
        Scenario files (YAML), or folders of them; if none is named, the built-in ones.
    as_json
        Print the results as JSON.
    verbose
        Also name the scenarios that hold.
    """
    results, unreadable = _run_all(existing(list(files) or [FOLDER]))
    failed = [result for result in results if result.problems]
    if as_json:
        print_json({"scenarios": [_data(result) for result in results], "unreadable": unreadable})
    else:
        _print(results, unreadable, verbose)
    return FOUND if failed or unreadable else FINE


def _run_all(paths: list[Path]) -> tuple[list[Result], list[str]]:
    """What came of every scenario, and the files that could not be read."""
    results: list[Result] = []
    unreadable: list[str] = []
    files = list(find_files(paths))
    if not files:
        raise WrongArgument(f"there is no scenario file (.yaml) in {', '.join(map(str, paths))}")
    for path in files:
        try:
            results += run_file(path)
        except BadScenario as error:
            unreadable.append(" ".join(str(error).split()))
    return results, unreadable


def _data(result: Result) -> dict[str, object]:
    given = result.scenario
    return {
        "file": str(result.file),
        "name": given.name,
        "holds": not result.problems,
        "problems": result.problems,
        "shows": given.shows,
        "cards": given.cards,
    }


def _print(results: list[Result], unreadable: list[str], verbose: bool) -> None:
    out = console()
    for message in unreadable:
        out.print(f"[red]unreadable[/] {escape(message)}", soft_wrap=True)
    for result in results:
        if result.problems:
            out.print(f"[red]fails[/] {escape(str(result.file))}: {escape(result.scenario.name)}", soft_wrap=True)
            for problem in result.problems:
                out.print(f"      {escape(problem)}", soft_wrap=True)
        elif verbose:
            out.print(f"[green]holds[/] {escape(str(result.file))}: {escape(result.scenario.name)}", soft_wrap=True)
    failed = sum(1 for result in results if result.problems)
    out.print(f"{len(results) - failed} of {len(results)} scenarios hold.")
