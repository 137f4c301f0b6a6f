"""Measure both games and, in the same run, the card games of other projects: `make bench`.

Each of the other projects is installed from PyPI into an environment of its own, below .venv/peers. One that cannot be
installed or does not run is named with the reason, and the others are measured all the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tools.benchmarks import page
from tools.benchmarks.rounds import run


def main(given: list[str] | None = None) -> int:
    """Measure everything; print it, and if that is wanted, write the page."""
    parser = argparse.ArgumentParser(
        prog="make bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=_from(0.01, 60.0, float), default=0.1, help="how long a measurement takes in a round"
    )
    parser.add_argument("--rounds", type=_from(1, 1000, int), default=5, help="how many rounds there are")
    parser.add_argument("--alone", action="store_true", help="only our own games")
    parser.add_argument("--page", action="store_true", help="write docs/benchmarks.md, its picture and its numbers")
    arguments = parser.parse_args(given)
    if arguments.page and arguments.alone:
        parser.error("--page compares all projects, so it cannot be used with --alone")
    found = run(arguments.seconds, arguments.rounds, not arguments.alone, _say)
    print("\n".join(page.tables(found).values()))
    if arguments.page:
        page.write(found)
    return 0


def _from(least: float, most: float, kind: Callable[[str], float]) -> Callable[[str], float]:
    """A number within bounds."""

    def number(typed: str) -> float:
        try:
            value = kind(typed)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"must be from {least:g} to {most:g}, not {typed!r}")
        return value

    return number


def _say(message: str) -> None:
    """What is going on, apart from the results."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
