"""Aux 2: three more protocols."""

from overrule.games.compile.cards.main_1 import DISCARD_FIVE
from overrule.games.compile.vocabulary import (
    HERE,
    THERE,
    THIS,
    About,
    After,
    At,
    AtLeast,
    AtMost,
    Before,
    Card,
    Cards,
    CardSet,
    Count,
    Cover,
    Covered,
    Delete,
    Did,
    Discard,
    Draw,
    Either,
    Face,
    Flip,
    FreePlay,
    HandSize,
    How,
    If,
    LessThan,
    May,
    Play,
    PlayTop,
    Protocol,
    Protocols,
    Refresh,
    RevealDeck,
    Search,
    Shift,
    ShuffleDeck,
    Side,
    Take,
    Total,
    TurnProtocol,
    When,
    Who,
)

ASSIMILATION = Protocol(
    "assimilation",
    (
        Card(0, middle=(Take(Cards(side=Side.THEIRS, cover=Cover.ANY, face=Face.DOWN)),)),
        Card(
            1,
            middle=(Discard(1), Refresh()),
            bottom=(
                After(
                    Did.REFRESH,
                    (Draw(1, deck=Who.OPPONENT), Discard(1, into=Who.OPPONENT)),
                    who=Who.BOTH,
                ),
            ),
        ),
        Card(2, bottom=(At(When.END, (PlayTop(deck=Who.OPPONENT, where=HERE),)),)),
        Card(4, middle=(Draw(1, deck=Who.OPPONENT), Draw(1, who=Who.OPPONENT, deck=Who.YOU))),
        DISCARD_FIVE,
        Card(6, bottom=(At(When.END, (PlayTop(side=Who.OPPONENT),)),)),
    ),
)

DIVERSITY = Protocol(
    "diversity",
    (
        Card(
            0,
            middle=(If(AtLeast(Protocols(), 6), (TurnProtocol("diversity"),)),),
            # Played in this line whatever its protocols: the card names the line itself, and cards beat rules (CO-79).
            bottom=(At(When.END, (May(Play(where=HERE, not_protocol="diversity", free=True)),)),),
        ),
        Card(1, middle=(Shift(Cards()), Draw(Protocols(where=HERE)))),
        Card(
            3,
            top=(
                Total(
                    2,
                    given=AtLeast(
                        Count(
                            Cards(
                                side=Side.YOURS,
                                cover=Cover.ANY,
                                face=Face.UP,
                                where=HERE,
                                not_protocol="diversity",
                            )
                        ),
                        1,
                    ),
                ),
            ),
        ),
        Card(4, middle=(Flip(Cards(value=LessThan(Protocols()))),)),
        DISCARD_FIVE,
        Card(6, top=(At(When.END, (If(AtMost(Protocols(), 3), (Delete(THIS),)),)),)),
    ),
)

UNITY_CARDS = Cards(cover=Cover.ANY, protocol="unity")
ANOTHER_UNITY_CARD = AtLeast(Count(Cards(cover=Cover.ANY, protocol="unity", other=True)), 1)

UNITY = Protocol(
    "unity",
    (
        Card(
            0,
            middle=(If(ANOTHER_UNITY_CARD, (Either(Flip(Cards()), Draw(1)),)),),
            bottom=(Before((About.COVERED,), (Either(Flip(Cards()), Draw(1)),), by_protocol="unity"),),
        ),
        Card(
            1,
            top=(At(When.START, (If(Covered(), (May(Shift(THIS)),)),)),),
            middle=(
                If(
                    AtLeast(Count(UNITY_CARDS), 5),
                    (TurnProtocol("unity"), Delete(Cards(cover=Cover.ANY, where=THERE), How.ALL)),
                ),
            ),
            bottom=(FreePlay(where=HERE, protocol="unity"),),
        ),
        Card(2, middle=(Draw(Count(UNITY_CARDS)),)),
        Card(3, middle=(If(ANOTHER_UNITY_CARD, (May(Flip(Cards(face=Face.UP))),)),)),
        Card(
            4,
            top=(
                At(
                    When.END,
                    (
                        If(
                            AtMost(HandSize(), 0),
                            (RevealDeck(), Search(protocol="unity", all=True), ShuffleDeck()),
                        ),
                    ),
                ),
            ),
        ),
        DISCARD_FIVE,
    ),
)

AUX_2 = CardSet("aux-2", (ASSIMILATION, DIVERSITY, UNITY))
