"""`overrule schema`: the JSON Schema of card sets."""

from __future__ import annotations

from overrule.cli.common import FINE, print_json
from overrule.core.errors import BadOptions
from overrule.games.compile import library as compile_library
from overrule.games.conquerors import library as conquerors_library

SCHEMAS = {"compile": compile_library.set_schema, "conquerors": conquerors_library.set_schema}


def schema(game: str = "compile", /) -> int:
    """Print the JSON Schema of card sets, for editors and other programs.

    Parameters
    ----------
    game
        The game: compile, conquerors.
    """
    if game not in SCHEMAS:
        raise BadOptions(f"unknown game {game!r}; allowed: {', '.join(SCHEMAS)}")
    print_json(SCHEMAS[game]())
    return FINE
