"""`overrule cards`: cards with their texts, and the check of a card file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from overrule.cli.common import FINE, USUAL_GAME, AsJson, print_json
from overrule.cli.desk import Desk, all_desks, desk_of
from overrule.cli.language import usual_language
from overrule.games import KITS

Type = Literal["miner", "building", "warrior", "trap", "spell", "token"]


def cards(
    game: str = USUAL_GAME,
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
        The game, by its id.
    names
        Cards by their ids or names: fire-3, "Oheň 3", gold-miner; protocols: fire.
    lang
        The language of the texts; if not given, that of the terminal.
    set_id
        Only the cards of this set, such as main-1.
    type_
        Only the cards of this type, where a game has types.
    file
        A card set as JSON: it is checked, and its cards are printed.
    as_json
        Print cards and texts as JSON.
    """
    if game not in KITS:  # then it is the first of the cards
        names = (game, *names)
    desk = desk_of(game) if game in KITS else _desk_with(names)
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
    fitting = [desk for desk in all_desks() if all(desk.find_cards(name) for name in names)]
    return [*fitting, *all_desks()][0]
