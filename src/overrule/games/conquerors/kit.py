"""Everything about Planetary Conquerors above its rules."""

from overrule.core.kit import Kit, Part
from overrule.games.conquerors.game import GAME

PACKAGE = "overrule.games.conquerors"

KIT = Kit(
    game=GAME,
    package=PACKAGE,
    title={"en": "Planetary Conquerors", "cs": "Planetary Conquerors"},
    words=Part(f"{PACKAGE}.words"),
    catalogue=Part(f"{PACKAGE}.catalogue"),
    rooms=Part(f"{PACKAGE}.rooms"),
    decks=Part(f"{PACKAGE}.decks"),
    reactions=Part(f"{PACKAGE}.reactions"),
    progress=Part(f"{PACKAGE}.progress:progress"),
    gains=Part(f"{PACKAGE}.gains"),
    players=Part(f"{PACKAGE}.bots:PLAYERS"),
    adviser=Part(f"{PACKAGE}.bots.advice:ADVISER"),
    encoder=Part(f"{PACKAGE}.envs:ConquerorsEncoder"),
    desk=Part(f"{PACKAGE}.cli.desk:ConquerorsDesk"),
    commands={
        "decks": ("Show, check and convert decks.", Part(f"{PACKAGE}.cli.decks:decks")),
        "world": (
            "Describe the planet of Planetary Conquerors and its factions.",
            Part(f"{PACKAGE}.cli.world:world"),
        ),
    },
    scenarios=Part(f"{PACKAGE}.scenario"),
    sides=Part(f"{PACKAGE}.arena:Decks"),
    puzzles=Part(f"{PACKAGE}.puzzles"),
)
