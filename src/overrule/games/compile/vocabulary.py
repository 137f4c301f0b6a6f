"""The words that Compile cards are written in.

A card has three boxes. The middle is a tuple of effects, one for each sentence. Top and bottom hold abilities:
an ability is either a trigger (`At`, `Before`, `After`) with effects of its own, or a standing rule such as
`FaceDownValue`. All of it is frozen data that survives JSON and back; what a word does is in `rules/`, how it
reads is in `texts/`, and `translate.py` turns it into the instructions that the engine walks.

Words that are easily confused:

- *you* is the player on whose side the card lies, *opponent* the other one, whoever's turn it is (CO-22);
- *this* is the card the text stands on, *that* the card (or line) the text dealt with last (CO-52);
- *line* is one of the three columns with both sides in it, *stack* is one side of a line.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from overrule.cards import words


class Who(Enum):
    """A player, seen from the card."""

    YOU = "you"
    OPPONENT = "opponent"
    BOTH = "both"


class Side(Enum):
    """Whose side of the field a card lies on."""

    YOURS = "yours"
    THEIRS = "theirs"
    ANY = "any"


class Cover(Enum):
    """Whether another card lies on top. Texts mean uncovered cards unless they say otherwise (CO-78)."""

    UNCOVERED = "uncovered"
    COVERED = "covered"
    ANY = "any"


class Face(Enum):
    UP = "up"
    DOWN = "down"
    ANY = "any"


class Line(Enum):
    """A line, seen from the card."""

    ANY = "any"
    THIS = "this"
    OTHER = "other"
    THAT = "that"
    LOSING = "losing"  # the opponent's total is higher than yours
    THEIR_BEST = "their_best"  # the opponent's total is the highest of the three
    TO_OR_FROM_THIS = "to_or_from_this"  # for shifts: away from this line, or into it


class Pick(Enum):
    ANY = "any"
    HIGHEST = "highest"
    LOWEST = "lowest"


class How(Enum):
    """How many of the cards that fit: one of your choice, all at the same moment, or each one by one (CO-43, CO-44)."""

    ONE = "one"
    ALL = "all"
    EACH = "each"


class Source(Enum):
    """Where a card is played from."""

    HAND = "hand"
    TRASH = "trash"
    THAT = "that"  # the card that the text has just dealt with


class Topic(Enum):
    """What a player states aloud."""

    NUMBER = "number"
    PROTOCOL = "protocol"


class When(Enum):
    START = "start"
    END = "end"


class About(Enum):
    """What is about to happen to this card."""

    COVERED = "covered"
    FLIPPED = "flipped"


class Did(Enum):
    """What a player has just done."""

    DRAW = "draw"
    DISCARD = "discard"
    DELETE = "delete"
    SHUFFLE = "shuffle"
    REFRESH = "refresh"
    CLEAR_CACHE = "clear_cache"
    COMPILE = "compile"
    PLAY = "play"


class Word(words.Word, frozen=True):
    """Base of every word of Compile."""


# ------------------------------------------------------------------------------------------------ lines and cards


class Lines(Word, frozen=True, tag="lines"):
    """The lines that fit, perhaps only those with at least a number of cards of a kind."""

    which: Line = Line.ANY
    holding: Cards | None = None
    at_least: int = 1


ANYWHERE = Lines()
HERE = Lines(Line.THIS)
ELSEWHERE = Lines(Line.OTHER)
THERE = Lines(Line.THAT)


class OneOf(Word, frozen=True, tag="one_of"):
    """A value out of a few."""

    values: tuple[int, ...]


class MoreThan(Word, frozen=True, tag="more_than"):
    amount: Amount


class LessThan(Word, frozen=True, tag="less_than"):
    amount: Amount


class EqualTo(Word, frozen=True, tag="equal_to"):
    amount: Amount


class Cards(Word, frozen=True, tag="cards"):
    """The cards in the field that fit."""

    side: Side = Side.ANY
    cover: Cover = Cover.UNCOVERED
    face: Face = Face.ANY
    where: Lines = ANYWHERE
    other: bool = False
    value: OneOf | MoreThan | LessThan | EqualTo | None = None
    pick: Pick = Pick.ANY
    protocol: str | None = None
    not_protocol: str | None = None


class This(Word, frozen=True, tag="this"):
    """The card that the text stands on."""


class That(Word, frozen=True, tag="that"):
    """The card that the text dealt with last (CO-52)."""


THIS = This()
THAT = That()

# ------------------------------------------------------------------------------------------------------- amounts


class HandSize(Word, frozen=True, tag="hand_size"):
    """Number of cards in your hand."""


class TrashSize(Word, frozen=True, tag="trash_size"):
    """Number of cards in your trash."""


class Discarded(Word, frozen=True, tag="discarded"):
    """How many cards the sentence before discarded, plus or minus a few."""

    plus: int = 0


class ValueOfThat(Word, frozen=True, tag="value_of_that"):
    """The value of that card now; printed in the trash, 2 where it is private (CO-54)."""


class Count(Word, frozen=True, tag="count"):
    """How many cards fit."""

    cards: Cards


class HalfOf(Word, frozen=True, tag="half_of"):
    """Half of an amount, rounded down."""

    amount: Count


class Protocols(Word, frozen=True, tag="protocols"):
    """Number of different protocols on face-up cards, covered ones too."""

    where: Lines = ANYWHERE


Amount = int | HandSize | TrashSize | Discarded | ValueOfThat | Count | HalfOf | Protocols


class WholeHand(Word, frozen=True, tag="whole_hand"):
    """For discards: everything in the hand."""


class OrMore(Word, frozen=True, tag="or_more"):
    """For discards: that many or more, as the player likes."""

    least: int


# ---------------------------------------------------------------------------------------------------- conditions


class AtLeast(Word, frozen=True, tag="at_least"):
    amount: Amount
    number: int


class AtMost(Word, frozen=True, tag="at_most"):
    amount: Amount
    number: int


class Covered(Word, frozen=True, tag="covered"):
    """This card is covered."""


class Covering(Word, frozen=True, tag="covering"):
    """This card lies on another one."""


class Losing(Word, frozen=True, tag="losing"):
    """The opponent's total in this line is higher than yours."""


class Matches(Word, frozen=True, tag="matches"):
    """That card is of the protocol that was stated."""


Condition = AtLeast | AtMost | Covered | Covering | Losing | Matches

# ------------------------------------------------------------------------------------------------------- effects


class Draw(Word, frozen=True, tag="draw"):
    """Draw from the top of a deck; `deck` says whose, where it is not the player's own."""

    amount: Amount = 1
    who: Who = Who.YOU
    deck: Who | None = None


class Search(Word, frozen=True, tag="search"):
    """Draw a card of your choice out of your revealed deck, or all that fit."""

    value: int | None = None
    protocol: str | None = None
    all: bool = False


class Discard(Word, frozen=True, tag="discard"):
    """Discard from the player's own hand; `into` names another player's trash."""

    amount: Amount | WholeHand | OrMore = 1
    who: Who = Who.YOU
    random: bool = False
    into: Who | None = None


class DiscardTop(Word, frozen=True, tag="discard_top"):
    """Discard the top card of a deck (a discard of yours, CO-39)."""

    deck: Who = Who.YOU


class DiscardDeck(Word, frozen=True, tag="discard_deck"):
    """Discard your whole deck, as one action."""


class Delete(Word, frozen=True, tag="delete"):
    target: Cards | This | That
    how: How = How.ONE
    who: Who = Who.YOU


class Flip(Word, frozen=True, tag="flip"):
    """Turn over; `silent` skips the middle command that would fire."""

    target: Cards | This | That
    how: How = How.ONE
    silent: bool = False


class Shift(Word, frozen=True, tag="shift"):
    """Move to another line on the same side, on top (CO-28)."""

    target: Cards | This | That
    how: How = How.ONE
    to: Lines = ELSEWHERE


class Return(Word, frozen=True, tag="return"):
    """Put back into the owner's hand."""

    target: Cards | This | That
    how: How = How.ONE


class Take(Word, frozen=True, tag="take"):
    """Put a card from the field into your hand; it is yours from now on (CO-64)."""

    target: Cards


class Reveal(Word, frozen=True, tag="reveal"):
    """Show a face-down card to both players; it stays face down (CO-51)."""

    target: Cards


class RevealHand(Word, frozen=True, tag="reveal_hand"):
    who: Who = Who.OPPONENT


class RevealFromHand(Word, frozen=True, tag="reveal_from_hand"):
    """Show one card of your hand."""


class RevealTop(Word, frozen=True, tag="reveal_top"):
    """Show the top card of your deck."""


class RevealDeck(Word, frozen=True, tag="reveal_deck"):
    """Show your whole deck."""


class RevealFromTrash(Word, frozen=True, tag="reveal_from_trash"):
    """Point out one card of your trash."""


class RevealDrawn(Word, frozen=True, tag="reveal_drawn"):
    """Show one card that was just drawn and has the stated value."""


class Play(Word, frozen=True, tag="play"):
    """Play a card; `free` lifts the need for a matching protocol."""

    source: Source = Source.HAND
    face: Face = Face.ANY
    where: Lines = ANYWHERE
    value: int | None = None
    not_protocol: str | None = None
    free: bool = False


class PlayTop(Word, frozen=True, tag="play_top"):
    """Play the top card of a deck face down, unseen (CO-74)."""

    times: Amount = 1
    who: Who = Who.YOU
    deck: Who | None = None
    side: Who | None = None
    where: Lines = ANYWHERE
    under: bool = False


class Rearrange(Word, frozen=True, tag="rearrange"):
    """Put a player's protocols into another order (CO-67)."""

    whose: Who = Who.YOU


class SwapProtocols(Word, frozen=True, tag="swap_protocols"):
    """Swap exactly two of your protocols (CO-67)."""


class SwapStacks(Word, frozen=True, tag="swap_stacks"):
    """Swap all cards of two of your stacks; neither is empty (CO-47)."""


class Refresh(Word, frozen=True, tag="refresh"):
    """A full refresh, with control (CO-69)."""


class Give(Word, frozen=True, tag="give"):
    """Give one card of your hand to the opponent."""


class TakeRandom(Word, frozen=True, tag="take_random"):
    """Take a random card out of the opponent's hand."""


class ShuffleTrash(Word, frozen=True, tag="shuffle_trash"):
    """Shuffle your trash into your deck; `even_empty` does so without a trash too (CO-58)."""

    even_empty: bool = False


class ShuffleDeck(Word, frozen=True, tag="shuffle_deck"):
    """Shuffle your deck."""


class BarCompile(Word, frozen=True, tag="bar_compile"):
    """The opponent cannot compile in their next turn (CO-17)."""


class TurnProtocol(Word, frozen=True, tag="turn_protocol"):
    """Turn your protocol of that name to Compiled, without compiling (CO-18). *That line* is its line then."""

    protocol: str


class State(Word, frozen=True, tag="state"):
    """State a number, or one of the protocols in the match."""

    topic: Topic


class Mimic(Word, frozen=True, tag="mimic"):
    """Let the middle command of a card happen as if it stood on this one."""

    target: Cards


class May(Word, frozen=True, tag="may"):
    """You may; `then` follows only if you really did (CO-21)."""

    do: Effect
    then: tuple[Effect, ...] = ()


class IfYouDo(Word, frozen=True, tag="if_you_do"):
    """A duty whose second part follows only if the first really happened (CO-21)."""

    do: Effect
    then: tuple[Effect, ...]


class Either(Word, frozen=True, tag="either"):
    """One of two, your choice, out of those that can be done (CO-62)."""

    one: Effect
    other: Effect


class If(Word, frozen=True, tag="if"):
    condition: Condition
    then: tuple[Effect, ...]


class ForEachLine(Word, frozen=True, tag="for_each_line"):
    """For each line noted now, one by one in your order (CO-44); *that line* is the one at hand."""

    lines: Lines
    do: Effect


class InOneLine(Word, frozen=True, tag="in_one_line"):
    """In one line of your choice, out of those where it changes something (CO-63)."""

    lines: Lines
    do: Effect


Effect = (
    Draw
    | Search
    | Discard
    | DiscardTop
    | DiscardDeck
    | Delete
    | Flip
    | Shift
    | Return
    | Take
    | Reveal
    | RevealHand
    | RevealFromHand
    | RevealTop
    | RevealDeck
    | RevealFromTrash
    | RevealDrawn
    | Play
    | PlayTop
    | Rearrange
    | SwapProtocols
    | SwapStacks
    | Refresh
    | Give
    | TakeRandom
    | ShuffleTrash
    | ShuffleDeck
    | BarCompile
    | TurnProtocol
    | State
    | Mimic
    | May
    | IfYouDo
    | Either
    | If
    | ForEachLine
    | InOneLine
)

# ------------------------------------------------------------------------------------------------------ triggers


class At(Word, frozen=True, tag="at"):
    """At the start or end of your turn (CO-61)."""

    when: When
    do: tuple[Effect, ...]


class Before(Word, frozen=True, tag="before"):
    """First, when this card would be covered (perhaps only by a card of one protocol) or flipped (CO-34, CO-35)."""

    about: tuple[About, ...]
    do: tuple[Effect, ...]
    by_protocol: str | None = None


class After(Word, frozen=True, tag="after"):
    """After a player has done something and all its consequences are over (CO-37)."""

    did: Did
    do: tuple[Effect, ...]
    who: Who = Who.YOU
    here: bool = False
    in_their_turn: bool = False


# ------------------------------------------------------------------------------------------------ standing rules


class FaceDownValue(Word, frozen=True, tag="face_down_value"):
    """Face-down cards in this stack have this value (CO-48)."""

    value: int


class Total(Word, frozen=True, tag="total"):
    """A player's total in this line is higher by an amount, perhaps only under a condition (CO-49)."""

    plus: Amount
    who: Who = Who.YOU
    given: Condition | None = None


class CannotPlay(Word, frozen=True, tag="cannot_play"):
    """The opponent cannot play cards (of that face) in these lines (CO-73)."""

    face: Face = Face.ANY
    where: Lines = HERE


class FreePlay(Word, frozen=True, tag="free_play"):
    """Face-up plays need no matching protocol: yours anywhere, or one protocol's cards in this line (CO-72)."""

    where: Lines = ANYWHERE
    protocol: str | None = None


class PlayAnywhere(Word, frozen=True, tag="play_anywhere"):
    """This card itself may be played face up without a matching protocol, perhaps on either side (CO-65, CO-72)."""

    either_side: bool = False


class SkipCache(Word, frozen=True, tag="skip_cache"):
    """You skip your Check Cache."""


class Silence(Word, frozen=True, tag="silence"):
    """Middle commands of the cards in this line do not happen (CO-55)."""


class SilenceOpponent(Word, frozen=True, tag="silence_opponent"):
    """In your turn, middle commands of the opponent's cards do not happen (CO-55)."""


class CannotBeFlipped(Word, frozen=True, tag="cannot_be_flipped"):
    """This card cannot be flipped."""


class CannotDraw(Word, frozen=True, tag="cannot_draw"):
    """While you have cards in hand, you cannot draw."""


class ReturnToDeck(Word, frozen=True, tag="return_to_deck"):
    """What would be returned to the opponent's hand goes on top of their deck instead."""


class EscapeCompile(Word, frozen=True, tag="escape_compile"):
    """Instead of being deleted by compiling, this card is shifted (CO-15)."""


Standing = (
    FaceDownValue
    | Total
    | CannotPlay
    | FreePlay
    | PlayAnywhere
    | SkipCache
    | Silence
    | SilenceOpponent
    | CannotBeFlipped
    | CannotDraw
    | ReturnToDeck
    | EscapeCompile
)

Ability = At | Before | After | Standing

# --------------------------------------------------------------------------------------------------------- cards


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One command card of a protocol."""

    value: int
    top: tuple[Ability, ...] = ()
    middle: tuple[Effect, ...] = ()
    bottom: tuple[Ability, ...] = ()
    motif: str = ""  # what its picture shows: the name of a silhouette of game-icons.net


class Protocol(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A protocol and its six cards. Names: by language, for protocols that no names file knows."""

    id: str
    cards: tuple[Card, ...]
    names: dict[str, str] = {}


class CardSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Protocols that are published together."""

    id: str
    protocols: tuple[Protocol, ...]
    names: dict[str, str] = {}
