"""Everything about Compile above its rules."""

from overrule.core.kit import Kit, Part
from overrule.games.compile.game import GAME

PACKAGE = "overrule.games.compile"

KIT = Kit(
    game=GAME,
    package=PACKAGE,
    title={"en": "Compile", "cs": "Kód"},
    words=Part(f"{PACKAGE}.words"),
    catalogue=Part(f"{PACKAGE}.catalogue"),
    rooms=Part(f"{PACKAGE}.rooms"),
    progress=Part(f"{PACKAGE}.progress:progress"),
    gains=Part(f"{PACKAGE}.gains"),
    players=Part(f"{PACKAGE}.bots:PLAYERS"),
    adviser=Part(f"{PACKAGE}.bots.advice:ADVISER"),
    encoder=Part(f"{PACKAGE}.envs:CompileEncoder"),
    desk=Part(f"{PACKAGE}.cli.desk:CompileDesk"),
    scenarios=Part(f"{PACKAGE}.scenario"),
    sides=Part(f"{PACKAGE}.arena:Protocols"),
    puzzles=Part(f"{PACKAGE}.puzzles"),
)
