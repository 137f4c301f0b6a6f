"""What several commands need."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, Token
from rich.console import Console

from overrule.games import usual_game

USUAL_GAME = usual_game()
FINE = 0
FOUND = 1
WRONG = 2
INTERRUPTED = 130

HIGHEST_SEED = (1 << 64) - 1


class WrongArgument(Exception):
    """An argument that cannot be meant; the message says what is allowed."""


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
    """A whole number as it was typed: 1.5 is none, and must not be taken for 1."""
    typed = tokens[0].value
    try:
        return int(typed)
    except ValueError:
        raise ValueError(f"{typed!r} is not a whole number") from None


Whole = Annotated[int, Parameter(converter=_whole)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
AsJson = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader has gone: `main` knows what that means."""
        raise BrokenPipeError


def complain(message: str) -> None:
    """Say on the error stream what is wrong."""
    print(f"overrule: {message}", file=sys.stderr)


def console() -> Console:
    """Where people read. Made anew each time, as a test may have put another stream in place."""
    return _Console(highlight=False, soft_wrap=False)


# A word of one letter keeps the next one on its line, as Czech typesetting wants, and a word the number behind it.
_KEPT = re.compile(r"(?<=\b[a-zA-Z]) (?=\S)|(?<=\w) (?=\d)")
_NO_BREAK = "\xa0"


def fitted(text: str, width: int) -> str:
    """A text in lines of a width; "v řádku 2" and "Death 3" are not torn apart."""
    lines = (
        textwrap.wrap(_KEPT.sub(_NO_BREAK, line), width, break_on_hyphens=False) or [""] for line in text.split("\n")
    )
    return "\n".join("\n".join(some) for some in lines).replace(_NO_BREAK, " ")


def print_json(data: Any) -> None:
    """Print data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


def at_least(name: str, value: float, least: float) -> None:
    """Refuse a number that is too small, or none at all."""
    if not value >= least:
        raise WrongArgument(f"{name} must be at least {least}, not {value}")


def check_seed(seed: int, last: int | None = None) -> None:
    """Refuse a number that no match can have as its seed."""
    if not 0 <= seed <= (seed if last is None else last) <= HIGHEST_SEED:
        raise WrongArgument(f"--seed must be from 0 to {HIGHEST_SEED}, not {seed}")


def existing(paths: list[Path]) -> list[Path]:
    """The same paths; refuses one that is not there."""
    for path in paths:
        if not path.exists():
            raise WrongArgument(f"there is no file or folder {str(path)!r}")
    return paths


def one_of(name: str, value: str, allowed: list[str]) -> str:
    """The same value; refuses one that is not among the allowed."""
    if value not in allowed:
        raise WrongArgument(f"{name} cannot be {value!r}; allowed: {', '.join(allowed)}")
    return value
