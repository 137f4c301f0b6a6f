"""`overrule schema`: the JSON Schema of card sets."""

from __future__ import annotations

from overrule.cli.common import FINE, USUAL_GAME, print_json
from overrule.cli.desk import desk_of


def schema(game: str = USUAL_GAME, /) -> int:
    """Print the JSON Schema of card sets, for editors and other programs.

    Parameters
    ----------
    game
        The game, by its id.
    """
    print_json(desk_of(game).schema())
    return FINE
