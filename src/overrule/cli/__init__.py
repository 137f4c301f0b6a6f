"""The command line: `overrule COMMAND ...`. One module for each command.

Exit codes: 0 fine, 1 something was found or failed, 2 wrong arguments, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import overrule
from overrule import _compiled
from overrule.cli.common import FINE, FOUND, INTERRUPTED, WRONG, WrongArgument, complain
from overrule.core.errors import BadOptions, OverruleError

# Command, what it does. The module of that name holds the function of that name; it is imported when needed.
COMMANDS = {
    "play": "Play a match against the computer in this terminal.",
    "cards": "Print cards with their texts, or check a file of your own cards.",
    "rules": "Print the rules, each with the scenarios that show it; fail where one has none.",
    "scenario": "Run scenario files: rules questions with their answers.",
    "replay": "Check the record of a match and tell it in sentences.",
    "simulate": "Let bots play matches and count who wins.",
    "soak": "Play many random matches and look for faults of the engine.",
    "bench": "Measure the speed of the engine.",
    "schema": "Print the JSON Schema of card sets.",
}


def version() -> str:
    """The version of the program, and which engine runs."""
    kind = "compiled" if _compiled.is_compiled() else "not compiled"
    return f"overrule {overrule.__version__} (engine: {kind})"


def make_app(chosen: str) -> App:
    """The command with all its subcommands; the chosen one brings its own, longer help."""
    app = App(
        name="overrule",
        help="Compile, the card game, by its full rules: play it, read its cards, test its engine.",
        version=version,
        help_format="plaintext",
        result_action="return_value",
    )
    for name, help in COMMANDS.items():
        app.command(f"overrule.cli.{name}:{name}", name=name, help=None if name == chosen else help)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line with these arguments, or the process's own; gives the exit code."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = make_app(tokens[0] if tokens else "")(tokens, exit_on_error=False, print_error=False)
        return result if isinstance(result, int) else FINE
    except CycloptsError as error:
        complain(f"{str(error).rstrip('.')}. See: {_help_of(tokens)}")
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _help_of(tokens: list[str]) -> str:
    """The command that explains what would have been right."""
    command = f" {tokens[0]}" if tokens and tokens[0] in COMMANDS else ""
    return f"overrule{command} --help"
