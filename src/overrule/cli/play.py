"""`overrule play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import random
import sys
from typing import Annotated, Any, Literal

from cyclopts import Parameter

import overrule
from overrule.bots import make_bot
from overrule.cli.common import FINE, INTERRUPTED, Whole, WrongArgument, check_seed, console
from overrule.cli.explain import protocols_named
from overrule.cli.language import usual_language
from overrule.cli.terminal import TerminalMatch
from overrule.messages import message

PERSON, COMPUTER = 0, 1
FIRST: dict[str, str | int] = {"me": PERSON, "computer": COMPUTER, "random": "random"}
SEED_BITS = 32  # short enough to be written down


def play(
    game: str = "compile",
    /,
    *,
    seed: Whole | None = None,
    lang: Literal["en", "cs"] | None = None,
    protocols: str = "draft",
    sets: str | None = None,
    first: Literal["me", "computer", "random"] = "random",
    control: Annotated[bool, Parameter(show_default=False)] = True,
) -> int:
    """Play a match against the computer in this terminal.

    Everything that can be chosen has a number. Type help or rules at any question. The computer plays at random.

    Parameters
    ----------
    game
        The game: compile.
    seed
        The seed of the match: the same seed deals the same cards. If not given, one by chance.
    lang
        The language; if not given, that of the terminal.
    protocols
        draft: you and the computer pick in turn; random: by chance; or three for you and three for the
        computer, such as fire,death,life:water,light,metal.
    sets
        The sets on offer, with commas between: main-1,aux-1,main-2,aux-2. If not given, all.
    first
        Who picks first and starts.
    control
        With control, as usual, or without: easier for a first match.
    """
    spoken = lang or usual_language()
    options = _options(protocols, sets, first, control)
    chosen = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(chosen)
    state = overrule.game(game).start(seed=chosen, options=options, events=True)
    names = (message(spoken, "you"), message(spoken, "computer"))
    out = console()
    out.print(message(spoken, "terminal-welcome"), style="bold")
    out.print(message(spoken, "terminal-first-time"))
    out.print(message(spoken, "terminal-seed", seed=str(chosen)), style="dim")
    with contextlib.suppress(ImportError):  # line editing, where the system has it
        import readline  # noqa: F401
    try:
        TerminalMatch(state, make_bot("random", chosen), out, spoken, PERSON, names).play()
        code = FINE
    except EOFError:
        out.print()
        code = FINE
    except KeyboardInterrupt:
        out.print()
        code = INTERRUPTED
    out.print(message(spoken, "terminal-bye"))
    sys.stdout.flush()
    return code


def _options(protocols: str, sets: str | None, first: str, control: bool) -> dict[str, Any]:
    """The options of the match, as plain data; the game checks what they say."""
    options: dict[str, Any] = {"first": FIRST[first], "control": control, "protocols": _protocols(protocols)}
    if sets is not None:
        options["sets"] = [name.strip().casefold() for name in sets.split(",")]
    return options


def _protocols(given: str) -> Any:
    if given in ("draft", "random"):
        return given
    seats = [[_protocol(name) for name in seat.split(",")] for seat in given.split(":")]
    if [len(seat) for seat in seats] != [3, 3]:
        raise WrongArgument(
            f"--protocols cannot be {given!r}; allowed: draft, random, or three for each seat, "
            "such as fire,death,life:water,light,metal"
        )
    return seats


def _protocol(name: str) -> str:
    """The id of a protocol that was given by its id or its name."""
    found = protocols_named(name)
    return found.pop() if found else name.strip()
