"""Main 1: the twelve protocols of the first box."""

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
    BarCompile,
    Before,
    CannotPlay,
    Card,
    Cards,
    CardSet,
    Count,
    Cover,
    Covered,
    Covering,
    Delete,
    Did,
    Discard,
    Discarded,
    Draw,
    Either,
    EscapeCompile,
    Face,
    FaceDownValue,
    Flip,
    ForEachLine,
    FreePlay,
    HalfOf,
    How,
    If,
    IfYouDo,
    InOneLine,
    Line,
    Lines,
    May,
    OneOf,
    OrMore,
    Play,
    PlayTop,
    Protocol,
    Rearrange,
    Refresh,
    Return,
    Reveal,
    RevealHand,
    Shift,
    Side,
    SkipCache,
    SwapProtocols,
    Total,
    ValueOfThat,
    When,
    Who,
)

DISCARD_FIVE = Card(5, middle=(Discard(1),))

DARKNESS = Protocol(
    "darkness",
    (
        Card(0, middle=(Draw(3), Shift(Cards(side=Side.THEIRS, cover=Cover.COVERED)))),
        Card(1, middle=(Flip(Cards(side=Side.THEIRS)), May(Shift(THAT)))),
        Card(2, top=(FaceDownValue(4),), middle=(May(Flip(Cards(cover=Cover.COVERED, where=HERE))),)),
        Card(3, middle=(Play(face=Face.DOWN, where=ELSEWHERE),)),
        Card(4, middle=(Shift(Cards(face=Face.DOWN)),)),
        DISCARD_FIVE,
    ),
)

DEATH = Protocol(
    "death",
    (
        Card(0, middle=(ForEachLine(ELSEWHERE, Delete(Cards(where=THERE))),)),
        Card(1, top=(At(When.START, (May(Draw(1), (Delete(Cards(other=True)), Delete(THIS))),)),)),
        Card(
            2,
            middle=(InOneLine(ANYWHERE, Delete(Cards(cover=Cover.ANY, where=THERE, value=OneOf((1, 2))), How.ALL)),),
        ),
        Card(3, middle=(Delete(Cards(face=Face.DOWN)),)),
        Card(4, middle=(Delete(Cards(value=OneOf((0, 1)))),)),
        DISCARD_FIVE,
    ),
)

FIRE = Protocol(
    "fire",
    (
        Card(
            0,
            middle=(Flip(Cards(other=True)), Draw(2)),
            bottom=(Before((About.COVERED,), (Draw(1), Flip(Cards(other=True)))),),
        ),
        Card(1, middle=(IfYouDo(Discard(1), (Delete(Cards()),)),)),
        Card(2, middle=(IfYouDo(Discard(1), (Return(Cards()),)),)),
        Card(3, bottom=(At(When.END, (May(Discard(1), (Flip(Cards()),)),)),)),
        Card(4, middle=(Discard(OrMore(1)), Draw(Discarded(plus=1)))),
        DISCARD_FIVE,
    ),
)

GRAVITY = Protocol(
    "gravity",
    (
        Card(
            0,
            middle=(PlayTop(HalfOf(Count(Cards(cover=Cover.ANY, where=HERE))), where=HERE, under=True),),
        ),
        Card(1, middle=(Draw(2), Shift(Cards(), to=Lines(Line.TO_OR_FROM_THIS)))),
        Card(2, middle=(Flip(Cards()), Shift(THAT, to=HERE))),
        Card(4, middle=(Shift(Cards(face=Face.DOWN, where=ELSEWHERE), to=HERE),)),
        DISCARD_FIVE,
        Card(6, middle=(PlayTop(who=Who.OPPONENT, where=HERE),)),
    ),
)

LIFE = Protocol(
    "life",
    (
        Card(
            0,
            top=(At(When.END, (If(Covered(), (Delete(THIS),)),)),),
            middle=(ForEachLine(Lines(holding=Cards(side=Side.YOURS, cover=Cover.ANY)), PlayTop(where=THERE)),),
        ),
        Card(1, middle=(Flip(Cards()), Flip(Cards()))),
        Card(2, middle=(Draw(1), May(Flip(Cards(face=Face.DOWN))))),
        Card(3, bottom=(Before((About.COVERED,), (PlayTop(where=ELSEWHERE),)),)),
        Card(4, middle=(If(Covering(), (Draw(1),)),)),
        DISCARD_FIVE,
    ),
)

LIGHT = Protocol(
    "light",
    (
        Card(0, middle=(Flip(Cards()), Draw(ValueOfThat()))),
        Card(1, bottom=(At(When.END, (Draw(1),)),)),
        Card(2, middle=(Draw(2), Reveal(Cards(face=Face.DOWN)), May(Either(Shift(THAT), Flip(THAT))))),
        Card(3, middle=(Shift(Cards(cover=Cover.ANY, face=Face.DOWN, where=HERE), How.ALL),)),
        Card(4, middle=(RevealHand(),)),
        DISCARD_FIVE,
    ),
)

METAL = Protocol(
    "metal",
    (
        Card(0, top=(Total(-2, who=Who.OPPONENT),), middle=(Flip(Cards()),)),
        Card(1, middle=(Draw(2), BarCompile())),
        Card(2, top=(CannotPlay(face=Face.DOWN),)),
        Card(
            3,
            middle=(
                Draw(1),
                InOneLine(
                    Lines(Line.OTHER, holding=Cards(cover=Cover.ANY), at_least=8),
                    Delete(Cards(cover=Cover.ANY, where=THERE), How.ALL),
                ),
            ),
        ),
        DISCARD_FIVE,
        Card(6, top=(Before((About.COVERED, About.FLIPPED), (Delete(THIS),)),)),
    ),
)

PLAGUE = Protocol(
    "plague",
    (
        Card(0, middle=(Discard(1, who=Who.OPPONENT),), bottom=(CannotPlay(),)),
        Card(
            1,
            top=(After(Did.DISCARD, (Draw(1),), who=Who.OPPONENT),),
            middle=(Discard(1, who=Who.OPPONENT),),
        ),
        Card(2, middle=(Discard(OrMore(1)), Discard(Discarded(plus=1), who=Who.OPPONENT))),
        Card(3, middle=(Flip(Cards(face=Face.UP, other=True), How.EACH),)),
        Card(
            4,
            bottom=(
                At(
                    When.END,
                    (Delete(Cards(side=Side.THEIRS, face=Face.DOWN), who=Who.OPPONENT), May(Flip(THIS))),
                ),
            ),
        ),
        DISCARD_FIVE,
    ),
)

PSYCHIC = Protocol(
    "psychic",
    (
        Card(0, middle=(Draw(2), Discard(2, who=Who.OPPONENT), RevealHand())),
        Card(
            1,
            top=(CannotPlay(face=Face.UP, where=ANYWHERE),),
            bottom=(At(When.START, (Flip(THIS),)),),
        ),
        Card(2, middle=(Discard(2, who=Who.OPPONENT), Rearrange(Who.OPPONENT))),
        Card(3, middle=(Discard(1, who=Who.OPPONENT), Shift(Cards(side=Side.THEIRS)))),
        Card(4, bottom=(At(When.END, (May(Return(Cards(side=Side.THEIRS)), (Flip(THIS),)),)),)),
        DISCARD_FIVE,
    ),
)

SPEED = Protocol(
    "speed",
    (
        Card(0, middle=(Play(),)),
        Card(1, top=(After(Did.CLEAR_CACHE, (Draw(1),)),), middle=(Draw(2),)),
        Card(2, top=(EscapeCompile(),)),
        Card(
            3,
            middle=(Shift(Cards(side=Side.YOURS, other=True)),),
            bottom=(At(When.END, (May(Shift(Cards(side=Side.YOURS)), (Flip(THIS),)),)),),
        ),
        Card(4, middle=(Shift(Cards(side=Side.THEIRS, face=Face.DOWN)),)),
        DISCARD_FIVE,
    ),
)

SPIRIT = Protocol(
    "spirit",
    (
        Card(0, middle=(Refresh(), Draw(1)), bottom=(SkipCache(),)),
        Card(
            1,
            top=(FreePlay(),),
            middle=(Draw(2),),
            bottom=(At(When.START, (Either(Discard(1), Flip(THIS)),)),),
        ),
        Card(2, middle=(May(Flip(Cards())),)),
        Card(3, top=(After(Did.DRAW, (May(Shift(THIS)),)),)),
        Card(4, middle=(SwapProtocols(),)),
        DISCARD_FIVE,
    ),
)

WATER = Protocol(
    "water",
    (
        Card(0, middle=(Flip(Cards(other=True)), Flip(THIS))),
        Card(1, middle=(ForEachLine(ELSEWHERE, PlayTop(where=THERE)),)),
        Card(2, middle=(Draw(2), Rearrange())),
        Card(
            3,
            middle=(InOneLine(ANYWHERE, Return(Cards(cover=Cover.ANY, where=THERE, value=OneOf((2,))), How.ALL)),),
        ),
        Card(4, middle=(Return(Cards(side=Side.YOURS)),)),
        DISCARD_FIVE,
    ),
)

MAIN_1 = CardSet(
    "main-1",
    (
        DARKNESS,
        DEATH,
        FIRE,
        GRAVITY,
        LIFE,
        LIGHT,
        METAL,
        PLAGUE,
        PSYCHIC,
        SPEED,
        SPIRIT,
        WATER,
    ),
)
