"""`overrule world`: the planet of Planetary Conquerors, its history and its factions."""

from __future__ import annotations

from typing import Literal

from rich.padding import Padding
from rich.text import Text

from overrule.cli.common import FINE, AsJson, console, print_json
from overrule.cli.language import usual_language
from overrule.games.conquerors.words import say
from overrule.games.conquerors.world import world as told


def world(*, lang: Literal["en", "cs"] | None = None, as_json: AsJson = False) -> int:
    """Describe the planet of Planetary Conquerors and its factions.

    Parameters
    ----------
    lang
        The language; if not given, that of the terminal.
    as_json
        Print JSON.
    """
    spoken = lang or usual_language()
    about = told(spoken)
    if as_json:
        print_json(about)
        return FINE
    out = console()
    out.print(Text(about["name"], style="bold underline"))
    for paragraph in about["history"]:
        out.print(Padding(Text(paragraph), (1, 0, 0, 0)))
    for faction in about["factions"]:
        out.print(Padding(Text(faction["name"], style=f"bold {faction['colour']}"), (1, 0, 0, 0)))
        out.print(Padding(Text(faction["life"]), (0, 0, 0, 2)))
        out.print(Padding(Text(say(spoken, "world-play", text=faction["play"]), style="italic"), (0, 0, 0, 2)))
    return FINE
