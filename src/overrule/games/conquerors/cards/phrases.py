"""Things that many cards of the set mean, and what miners say."""

from overrule.games.conquerors.vocabulary import (
    Add,
    At,
    AtLeast,
    Being,
    Event,
    HandSize,
    If,
    Materials,
    Moment,
    Side,
    Things,
    Traps,
    When,
)

WARRIOR = Things()
YOUR_WARRIOR = Things(side=Side.YOURS)
YOUR_OTHER_WARRIOR = Things(side=Side.YOURS, other=True)
ENEMY_WARRIOR = Things(side=Side.ENEMY)
ENEMY_ATTACKER = Things(side=Side.ENEMY, attacking=True)

YOUR_BUILDING = Things((Being.BUILDING,), Side.YOURS)
YOUR_OTHER_BUILDING = Things((Being.BUILDING,), Side.YOURS, other=True)
ENEMY_BUILDING = Things((Being.BUILDING,), Side.ENEMY)

YOUR_BASE = Things((Being.BASE,), Side.YOURS)
ENEMY_BASE = Things((Being.BASE,), Side.ENEMY)
THEIR_BASE = Things((Being.BASE,), Side.THEIRS)

ENTITY = Things((Being.WARRIOR, Being.BUILDING, Being.BASE))
YOUR_ENTITY = Things((Being.WARRIOR, Being.BUILDING, Being.BASE), Side.YOURS)
ENEMY_FRONT = Things((Being.WARRIOR, Being.BUILDING), Side.ENEMY)
ENEMY_WARRIOR_OR_BASE = Things((Being.WARRIOR, Being.BASE), Side.ENEMY)

ENEMY_TRAP = Traps()
TRAP_IN_THE_WAY = Traps(front=True, here=True)

# Whoever goes second has drawn one card more (PC-8.3), so in the first turn only they have six left after playing one.
REPAID_BY_A_FULL_HAND = When(Event.ENTERS, (If(AtLeast(HandSize(), 6), (Add(Materials(gold=1)),)),))


def mines(gold: int = 0, cosmium: int = 0, electricity: int = 0) -> At:
    """Adds, or generates, in the mining phase (PC-7.6)."""
    return At(Moment.MINING, (Add(Materials(gold, cosmium, electricity)),))
