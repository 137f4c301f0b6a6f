"""The built-in card set, as data; the ready-made decks are in `decks`."""

from overrule.games.conquerors.cards.buildings import BUILDINGS
from overrule.games.conquerors.cards.miners import MINERS
from overrule.games.conquerors.cards.spells import SPELLS
from overrule.games.conquerors.cards.subtypes import with_subtypes
from overrule.games.conquerors.cards.tokens import TOKENS
from overrule.games.conquerors.cards.traps import TRAPS
from overrule.games.conquerors.cards.warriors import WARRIORS
from overrule.games.conquerors.vocabulary import CardSet

CORE = CardSet(
    "core",
    with_subtypes((*MINERS, *BUILDINGS, *WARRIORS, *TRAPS, *SPELLS, *TOKENS)),
    starting=("gold-miner", "collector-of-cosmium"),
)

SETS = (CORE,)
