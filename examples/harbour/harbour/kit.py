"""Everything about Harbour above its rules."""

from harbour.rules import GAME
from overrule import Kit, Part

KIT = Kit(
    game=GAME,
    package="harbour",
    title={"en": "Harbour", "cs": "Přístav"},
    words=Part("harbour.words"),
    catalogue=Part("harbour.catalogue"),
    plain=Part("harbour.words:plain"),
    encoder=Part("harbour.envs:HarbourEncoder"),
)
