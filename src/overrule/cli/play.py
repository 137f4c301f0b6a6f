"""`overrule play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import random
import sys
from typing import Any, Literal

import overrule
from overrule.bots import make_bot
from overrule.cli.common import FINE, INTERRUPTED, WrongArgument, check_seed, console
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
    seed: int | None = None,
    lang: Literal["en", "cs"] | None = None,
    protocols: str = "draft",
    sets: str | None = None,
    first: Literal["me", "computer", "random"] = "random",
    control: bool = True,
) -> int:
    """Play a match against the computer in this terminal.

    Everything that can be chosen has a number. Type help at any question. The computer plays at random.

    Parameters
    ----------
    game
        The game: compile.
    seed
        The seed of the match; if not given, one by chance.
    lang
        The language; if not given, that of the terminal.
    protocols
        draft: you and the computer pick in turn; random; or three for you and three for the computer, such as
        fire,death,life:water,light,metal
    sets
        The sets on offer, with commas between: main-1,aux-1,main-2,aux-2. If not given, all.
    first
        Who picks first and starts.
    control
        With the control component; the first game is easier without.
    """
    spoken = lang or usual_language()
    options = _options(protocols, sets, first, control)
    chosen = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(chosen)
    state = overrule.game(game).start(seed=chosen, options=options, events=True)
    names = (message(spoken, "you"), message(spoken, "computer"))
    out = console()
    out.print(message(spoken, "terminal-welcome"), style="bold")
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
        options["sets"] = sets.split(",")
    return options


def _protocols(given: str) -> Any:
    if given in ("draft", "random"):
        return given
    seats = [seat.split(",") for seat in given.split(":")]
    if [len(seat) for seat in seats] != [3, 3]:
        raise WrongArgument(
            f"--protocols cannot be {given!r}; allowed: draft, random, or three for each seat, "
            "such as fire,death,life:water,light,metal"
        )
    return seats
