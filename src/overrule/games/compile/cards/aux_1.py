"""Aux 1: three more protocols."""

from overrule.games.compile.cards.main_1 import DISCARD_FIVE
from overrule.games.compile.vocabulary import (
    HERE,
    THIS,
    About,
    After,
    At,
    Before,
    Card,
    Cards,
    CardSet,
    Count,
    Cover,
    Delete,
    Did,
    Discard,
    Draw,
    Face,
    Flip,
    Give,
    How,
    May,
    Pick,
    Protocol,
    Refresh,
    RevealFromHand,
    Side,
    Silence,
    TakeRandom,
    Total,
    When,
    Who,
)

APATHY = Protocol(
    "apathy",
    (
        Card(0, top=(Total(Count(Cards(cover=Cover.ANY, face=Face.DOWN, where=HERE))),)),
        Card(1, middle=(Flip(Cards(cover=Cover.ANY, face=Face.UP, where=HERE, other=True), How.ALL),)),
        Card(2, top=(Silence(),), bottom=(Before((About.COVERED,), (Flip(THIS),)),)),
        Card(3, middle=(Flip(Cards(side=Side.THEIRS, face=Face.UP)),)),
        Card(4, middle=(May(Flip(Cards(side=Side.YOURS, cover=Cover.COVERED, face=Face.UP))),)),
        DISCARD_FIVE,
    ),
)

HATE = Protocol(
    "hate",
    (
        Card(0, middle=(Delete(Cards()),)),
        Card(1, middle=(Discard(3), Delete(Cards()), Delete(Cards()))),
        Card(
            2,
            middle=(
                Delete(Cards(side=Side.YOURS, pick=Pick.HIGHEST)),
                Delete(Cards(side=Side.THEIRS, pick=Pick.HIGHEST)),
            ),
        ),
        Card(3, top=(After(Did.DELETE, (Draw(1),)),)),
        Card(
            4,
            bottom=(
                Before(
                    (About.COVERED,),
                    (Delete(Cards(cover=Cover.COVERED, where=HERE, pick=Pick.LOWEST)),),
                ),
            ),
        ),
        DISCARD_FIVE,
    ),
)

LOVE = Protocol(
    "love",
    (
        Card(
            1,
            middle=(Draw(1, deck=Who.OPPONENT),),
            bottom=(At(When.END, (May(Give(), (Draw(2),)),)),),
        ),
        Card(2, middle=(Draw(1, who=Who.OPPONENT), Refresh())),
        Card(3, middle=(TakeRandom(), Give())),
        Card(4, middle=(RevealFromHand(), Flip(Cards()))),
        DISCARD_FIVE,
        Card(6, middle=(Draw(2, who=Who.OPPONENT),)),
    ),
)

AUX_1 = CardSet("aux-1", (APATHY, HATE, LOVE))
