"""Tokens: in nobody's deck, made by other cards. All are illusions, so none of them ever comes to a junkyard."""

from overrule.games.conquerors.vocabulary import (
    Bait,
    CannotAttack,
    CannotBlock,
    Card,
    IgnoresTraps,
    Illusion,
    Selfdestroy,
    Type,
)

TOKENS = (
    Card("hologram", Type.WARRIOR, attack=1, life=1, abilities=(Illusion(),), token=True),
    Card("phantom-guard", Type.WARRIOR, attack=1, life=4, abilities=(Illusion(), CannotAttack()), token=True),
    Card(
        "storm-wisp", Type.WARRIOR, attack=1, life=1, abilities=(Illusion(), IgnoresTraps(), CannotBlock()), token=True
    ),
    Card("afterimage", Type.WARRIOR, attack=2, life=1, abilities=(Illusion(), Selfdestroy(1)), token=True),
    Card("husk", Type.WARRIOR, attack=0, life=2, abilities=(Illusion(), CannotAttack()), token=True),
    Card("false-beacon", Type.BUILDING, life=2, abilities=(Illusion(), Bait()), token=True),
)
