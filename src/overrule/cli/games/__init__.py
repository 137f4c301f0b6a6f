"""The games as the command line sees them, by their ids."""

from __future__ import annotations

from overrule.cli.desk import Desk
from overrule.core.errors import BadOptions
from overrule.games.compile.cli.desk import CompileDesk
from overrule.games.conquerors.cli.desk import ConquerorsDesk

DESKS: dict[str, Desk] = {desk.game.id: desk for desk in (CompileDesk(), ConquerorsDesk())}


def desk_of(game: str) -> Desk:
    """The desk of a game; raises BadOptions, which names the known ones."""
    if game not in DESKS:
        raise BadOptions(f"unknown game {game!r}; allowed: {', '.join(DESKS)}")
    return DESKS[game]
