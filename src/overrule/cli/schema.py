"""`overrule schema`: the JSON Schema of card sets."""

from __future__ import annotations

import overrule
from overrule.cli.common import FINE, print_json
from overrule.games.compile.library import set_schema


def schema(game: str = "compile", /) -> int:
    """Print the JSON Schema of card sets, for editors and other programs.

    Parameters
    ----------
    game
        The game: compile.
    """
    overrule.game(game)
    print_json(set_schema())
    return FINE
