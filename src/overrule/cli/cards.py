"""`overrule cards`: cards with their texts, and the check of a card file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from overrule.cli.common import FINE, AsJson, print_json
from overrule.cli.desk import Desk
from overrule.cli.games import DESKS
from overrule.cli.language import usual_language

Type = Literal["miner", "building", "warrior", "trap", "spell", "token"]


def cards(
    game: str = "compile",
    /,
    *names: Annotated[str, Parameter(name="CARD")],
    lang: Literal["en", "cs"] | None = None,
    set_id: Annotated[str | None, Parameter(name="--set")] = None,
    type_: Annotated[Type | None, Parameter(name="--type")] = None,
    file: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Print cards with their texts, or check a file of your own cards.

    Without names, all cards. Before the name of a card, the game can be left out: overrule cards fire-3.
    Exit code 1 when a file breaks the format.

    Parameters
    ----------
    game
        The game: compile, conquerors.
    names
        Cards by their ids or names: fire-3, "Oheň 3", gold-miner; in Compile also protocols: fire.
    lang
        The language of the texts; if not given, that of the terminal.
    set_id
        Only the cards of this set: main-1, aux-1, main-2, aux-2 (Compile), core (Conquerors).
    type_
        Conquerors. Only the cards of this type.
    file
        A card set as JSON: it is checked, and its cards are printed.
    as_json
        Print cards and texts for a program to read.
    """
    if game not in DESKS:  # then it is the first of the cards
        names = (game, *names)
    desk = DESKS.get(game) or _desk_with(names)
    given = desk.given(set=set_id, type=type_, file=file)
    sets = desk.sets(given)
    chosen = desk.pick(sets, names, given)
    if as_json:
        print_json(desk.data(chosen, sets))
    else:
        print(desk.sheet(lang or usual_language(), chosen), end="")
    return FINE


def _desk_with(names: tuple[str, ...]) -> Desk:
    """The game that has all these cards; if none has, the first one, which will complain."""
    fitting = [desk for desk in DESKS.values() if all(desk.find_cards(name) for name in names)]
    return [*fitting, *DESKS.values()][0]
