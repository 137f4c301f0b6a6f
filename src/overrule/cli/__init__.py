"""The command line: `overrule COMMAND ...`. One module for each command.

Exit codes: 0 fine, 1 something was found or failed, 2 wrong arguments, 130 interrupted.
"""

from __future__ import annotations

import difflib
import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnknownCommandError, UnusedCliTokensError

import overrule
from overrule import _compiled
from overrule.cli.common import FINE, FOUND, INTERRUPTED, WRONG, WrongArgument, complain, console
from overrule.core.errors import BadOptions, OverruleError
from overrule.games import KITS

# Command, what it does. The module of that name holds the function of that name; it is imported when needed.
COMMANDS = {
    "play": "Play a match against the computer in this terminal.",
    "serve": "Start the server: play in the browser.",
    "admin": "Look after the people on a server: roles, bans, reports, backups.",
    "cards": "Print cards with their texts, or check a file of your own cards.",
    "explain": "Explain cards and rules of any game.",
    "rules": "Print the rules, each with the scenarios that show it.",
    "scenario": "Run scenario files: rules questions with their answers.",
    "replay": "Check the record of a match and retell it in sentences.",
    "analyse": "Judge a match: chances to win, mistakes, luck and skill.",
    "verify": "Check that the cards of a match on a server were dealt fairly.",
    "simulate": "Let bots play matches and count who wins.",
    "arena": "Rate bots in mirrored deals.",
    "balance": "Measure decks, protocols and cards: who wins with them.",
    "puzzles": "Find puzzles in matches of bots, check them, list them.",
    "soak": "Play many random matches and look for faults in the engine.",
    "bench": "Measure the speed of the engine.",
    "schema": "Print the JSON Schema of card sets.",
}


def version() -> str:
    """The version of the program, and which engine runs."""
    kind = "compiled" if _compiled.is_compiled() else "not compiled"
    return f"overrule {overrule.__version__} (engine: {kind})"


def make_app(chosen: str) -> App:
    """The command with all its subcommands; the chosen one brings its own, longer help."""
    titles = ", ".join(kit.title["en"] for kit in KITS.values())
    app = App(
        name="overrule",
        help=f"Card games by their full rules: {titles}. Play them, read their cards, test their engines."
        f"\n\nNew here? Start with: overrule play, or: overrule play {list(KITS)[-1]}",
        version=version,
        help_format="markdown",  # so that paragraphs are wrapped where the terminal ends
        console=console(),
        result_action="return_value",
    )
    for place, (name, help) in enumerate(COMMANDS.items()):
        short = None if name == chosen else help
        app.command(f"overrule.cli.{name}:{name}", name=name, help=short, sort_key=place)
    for kit in KITS.values():
        for name, (help, part) in kit.commands.items():
            app.command(part.path, name=name, help=None if name == chosen else help, sort_key=len(COMMANDS))
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line with these arguments, or the process's own; gives the exit code."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    _mend_streams()
    try:
        result = make_app(tokens[0] if tokens else "")(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else FINE
    except CycloptsError as error:
        complain(f"{_what_is_wrong(error, tokens)}. See: {_help_of(tokens)}")
        return WRONG
    except (WrongArgument, BadOptions) as error:
        complain(str(error))
        return WRONG
    except OverruleError as error:
        complain(str(error))
        return FOUND
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        _drop_output()
        return FINE
    except OSError as error:  # such as a full disk
        _drop_output()
        complain(f"{error.filename or 'the output'}: {error.strerror or error}")
        return FOUND


def _mend_streams() -> None:
    """Make streams that were closed, or cannot show every letter, safe to use."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Send what is still to be written nowhere, so that the end of the process does not fail on it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _what_is_wrong(error: CycloptsError, tokens: list[str]) -> str:
    """A wrong argument in a few words, in one line."""
    if isinstance(error, UnknownCommandError):
        known = [name for name in error.app or () if not name.startswith("-")]
        typed = (error.unused_tokens or [""])[0]
        near = difflib.get_close_matches(typed, known, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"allowed: {', '.join(known)}"
        return f"unknown command {typed!r}; {hint}".rstrip("?")
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"too many arguments: {' '.join(error.unused_tokens)}"
    return " ".join(str(error).split()).rstrip(".")


def _help_of(tokens: list[str]) -> str:
    """The command that explains what would have been right."""
    known = {*COMMANDS, *(name for kit in KITS.values() for name in kit.commands)}
    command = f" {tokens[0]}" if tokens and tokens[0] in known else ""
    return f"overrule{command} --help"
