"""Main 2: the twelve protocols of the second box."""

from overrule.games.compile.cards.main_1 import DISCARD_FIVE
from overrule.games.compile.vocabulary import (
    ANYWHERE,
    ELSEWHERE,
    HERE,
    THAT,
    THERE,
    THIS,
    About,
    After,
    At,
    AtLeast,
    AtMost,
    Before,
    CannotBeFlipped,
    CannotDraw,
    Card,
    Cards,
    CardSet,
    Count,
    Cover,
    Covered,
    Delete,
    Did,
    Discard,
    DiscardDeck,
    Discarded,
    DiscardTop,
    Draw,
    Either,
    EqualTo,
    Face,
    Flip,
    ForEachLine,
    HandSize,
    If,
    Line,
    Lines,
    Losing,
    Matches,
    May,
    Mimic,
    MoreThan,
    OrMore,
    Play,
    PlayAnywhere,
    PlayTop,
    Protocol,
    Rearrange,
    Refresh,
    Return,
    ReturnToDeck,
    RevealDeck,
    RevealDrawn,
    RevealFromTrash,
    RevealHand,
    RevealTop,
    Search,
    Shift,
    ShuffleDeck,
    ShuffleTrash,
    Side,
    SilenceOpponent,
    Source,
    State,
    SwapStacks,
    Topic,
    Total,
    TrashSize,
    ValueOfThat,
    When,
    Who,
    WholeHand,
)

HAND_EMPTY = AtMost(HandSize(), 0)

CHAOS = Protocol(
    "chaos",
    (
        Card(
            0,
            middle=(ForEachLine(ANYWHERE, Flip(Cards(cover=Cover.COVERED, where=THERE))),),
            bottom=(At(When.START, (Draw(1, deck=Who.OPPONENT), Draw(1, who=Who.OPPONENT, deck=Who.YOU))),),
        ),
        Card(1, middle=(Rearrange(), Rearrange(Who.OPPONENT))),
        Card(2, middle=(Shift(Cards(side=Side.YOURS, cover=Cover.COVERED)),)),
        Card(3, bottom=(PlayAnywhere(),)),
        Card(4, bottom=(At(When.END, (Discard(WholeHand()), Draw(Discarded()))),)),
        DISCARD_FIVE,
    ),
)

CLARITY = Protocol(
    "clarity",
    (
        Card(0, top=(Total(HandSize()),)),
        Card(
            1,
            top=(At(When.START, (RevealTop(), May(DiscardTop()))),),
            middle=(RevealHand(),),
            bottom=(Before((About.COVERED,), (Draw(3),)),),
        ),
        Card(2, middle=(RevealDeck(), Search(value=1), ShuffleDeck(), Play(value=1))),
        Card(3, middle=(RevealDeck(), Search(value=5), ShuffleDeck())),
        Card(4, middle=(May(ShuffleTrash()),)),
        DISCARD_FIVE,
    ),
)

CORRUPTION = Protocol(
    "corruption",
    (
        Card(
            0,
            top=(
                At(
                    When.START,
                    (Flip(Cards(side=Side.YOURS, cover=Cover.ANY, face=Face.UP, where=HERE, other=True)),),
                ),
            ),
            bottom=(PlayAnywhere(either_side=True),),
        ),
        Card(1, middle=(Return(Cards()),), bottom=(ReturnToDeck(),)),
        Card(
            2,
            top=(After(Did.DISCARD, (Discard(1, who=Who.OPPONENT),)),),
            middle=(Draw(1), Discard(1)),
        ),
        Card(3, middle=(May(Flip(Cards(cover=Cover.COVERED, face=Face.UP))),)),
        DISCARD_FIVE,
        Card(6, top=(At(When.END, (Either(Discard(1), Delete(THIS)),)),)),
    ),
)

COURAGE = Protocol(
    "courage",
    (
        Card(
            0,
            top=(At(When.START, (If(HAND_EMPTY, (Draw(1),)),)),),
            middle=(Draw(1),),
            bottom=(At(When.END, (May(Discard(1), (Discard(1, who=Who.OPPONENT),)),)),),
        ),
        Card(1, middle=(Delete(Cards(side=Side.THEIRS, where=Lines(Line.LOSING))),)),
        Card(2, middle=(Draw(1),), bottom=(At(When.END, (If(Losing(), (Draw(1),)),)),)),
        Card(3, bottom=(At(When.END, (May(Shift(THIS, to=Lines(Line.THEIR_BEST))),)),)),
        DISCARD_FIVE,
        Card(6, top=(At(When.END, (If(Losing(), (Flip(THIS),)),)),)),
    ),
)

FEAR = Protocol(
    "fear",
    (
        Card(0, top=(SilenceOpponent(),), middle=(Either(Shift(Cards()), Flip(Cards())),)),
        Card(
            1,
            middle=(
                Draw(2),
                Discard(WholeHand(), who=Who.OPPONENT),
                Draw(Discarded(plus=-1), who=Who.OPPONENT),
            ),
        ),
        Card(2, middle=(Return(Cards(side=Side.THEIRS)),)),
        Card(3, middle=(Shift(Cards(side=Side.THEIRS, cover=Cover.ANY, where=HERE)),)),
        Card(4, middle=(Discard(1, who=Who.OPPONENT, random=True),)),
        DISCARD_FIVE,
    ),
)

ICE = Protocol(
    "ice",
    (
        Card(
            1,
            middle=(May(Shift(THIS)),),
            bottom=(After(Did.PLAY, (Discard(1, who=Who.OPPONENT),), who=Who.OPPONENT, here=True),),
        ),
        Card(2, middle=(Shift(Cards(other=True)),)),
        Card(3, top=(At(When.END, (If(Covered(), (May(Shift(THIS)),)),)),)),
        Card(4, bottom=(CannotBeFlipped(),)),
        DISCARD_FIVE,
        Card(6, top=(CannotDraw(),)),
    ),
)

LUCK = Protocol(
    "luck",
    (
        Card(0, middle=(State(Topic.NUMBER), Draw(3), RevealDrawn(), May(Play(Source.THAT)))),
        Card(1, middle=(PlayTop(), Flip(THAT, silent=True))),
        Card(2, middle=(DiscardTop(), Draw(ValueOfThat()))),
        Card(
            3,
            middle=(State(Topic.PROTOCOL), DiscardTop(Who.OPPONENT), If(Matches(), (Delete(Cards()),))),
        ),
        Card(4, middle=(DiscardTop(), Delete(Cards(cover=Cover.ANY, value=EqualTo(ValueOfThat()))))),
        DISCARD_FIVE,
    ),
)

MIRROR = Protocol(
    "mirror",
    (
        Card(0, top=(Total(Count(Cards(side=Side.THEIRS, cover=Cover.ANY, where=HERE))),)),
        Card(1, bottom=(At(When.END, (May(Mimic(Cards(side=Side.THEIRS, face=Face.UP))),)),)),
        Card(2, middle=(SwapStacks(),)),
        Card(3, middle=(Flip(Cards(side=Side.YOURS)), Flip(Cards(side=Side.THEIRS, where=THERE)))),
        Card(4, bottom=(After(Did.DRAW, (Draw(1),), who=Who.OPPONENT),)),
        DISCARD_FIVE,
    ),
)

PEACE = Protocol(
    "peace",
    (
        Card(
            1,
            middle=(Discard(WholeHand(), who=Who.BOTH),),
            bottom=(At(When.END, (If(HAND_EMPTY, (Draw(1),)),)),),
        ),
        Card(2, middle=(Draw(1), Play(face=Face.DOWN))),
        Card(3, middle=(May(Discard(1)), Flip(Cards(value=MoreThan(HandSize()))))),
        Card(4, bottom=(After(Did.DISCARD, (Draw(1),), in_their_turn=True),)),
        DISCARD_FIVE,
        Card(6, middle=(If(AtLeast(HandSize(), 2), (Flip(THIS),)),)),
    ),
)

FACE_DOWN_HERE = Cards(cover=Cover.ANY, face=Face.DOWN, where=HERE)
LINES_WITH_FACE_DOWN = Lines(holding=Cards(cover=Cover.ANY, face=Face.DOWN))

SMOKE = Protocol(
    "smoke",
    (
        Card(0, middle=(ForEachLine(LINES_WITH_FACE_DOWN, PlayTop(where=THERE)),)),
        Card(1, middle=(Flip(Cards(side=Side.YOURS)), May(Shift(THAT)))),
        Card(2, top=(Total(Count(FACE_DOWN_HERE)),)),
        Card(3, middle=(Play(face=Face.DOWN, where=LINES_WITH_FACE_DOWN),)),
        Card(4, middle=(Shift(Cards(cover=Cover.COVERED, face=Face.DOWN)),)),
        DISCARD_FIVE,
    ),
)

TIME = Protocol(
    "time",
    (
        Card(0, middle=(Play(Source.TRASH), ShuffleTrash(even_empty=True))),
        Card(1, middle=(Flip(Cards(cover=Cover.COVERED)), DiscardDeck())),
        Card(
            2,
            top=(After(Did.SHUFFLE, (Draw(1), May(Shift(THIS)))),),
            middle=(If(AtLeast(TrashSize(), 1), (May(ShuffleTrash()),)),),
        ),
        Card(3, middle=(RevealFromTrash(), Play(Source.THAT, face=Face.DOWN, where=ELSEWHERE))),
        Card(4, middle=(Draw(2), Discard(2))),
        DISCARD_FIVE,
    ),
)

WAR = Protocol(
    "war",
    (
        Card(
            0,
            top=(After(Did.REFRESH, (May(Flip(THIS)),)),),
            bottom=(After(Did.DRAW, (May(Delete(Cards())),), who=Who.OPPONENT),),
        ),
        Card(1, bottom=(After(Did.REFRESH, (Discard(OrMore(0)), Refresh()), who=Who.OPPONENT),)),
        Card(
            2,
            middle=(Flip(Cards()),),
            bottom=(After(Did.COMPILE, (Discard(WholeHand(), who=Who.OPPONENT),), who=Who.OPPONENT),),
        ),
        Card(
            3,
            middle=(Draw(1),),
            bottom=(After(Did.DISCARD, (May(Play(face=Face.DOWN)),), who=Who.OPPONENT),),
        ),
        Card(4, middle=(Discard(1, who=Who.OPPONENT),)),
        DISCARD_FIVE,
    ),
)

MAIN_2 = CardSet(
    "main-2",
    (
        CHAOS,
        CLARITY,
        CORRUPTION,
        COURAGE,
        FEAR,
        ICE,
        LUCK,
        MIRROR,
        PEACE,
        SMOKE,
        TIME,
        WAR,
    ),
)
