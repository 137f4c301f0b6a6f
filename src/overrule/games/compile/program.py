"""Cards as the engine walks them: small ints, flat instructions, tables by card number.

`translate.py` builds all of this once from the vocabulary. An instruction list is one text; control flow inside it
(may, if, for each line) is jumps. Nothing here is changed while a match runs, so every state shares it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

CARDS_OF_PROTOCOL: Final[i64] = 6
CARDS_IN_MATCH: Final[i64] = 36
FACE_DOWN_VALUE: Final = 2  # CO-53

# Boxes of a card.
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2

# Relative players and sides.
YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2

# Cover and face of cards that are meant.
UNCOVERED: Final = 0
COVERED: Final = 1
ANY: Final = 2
FACE_UP: Final = 0
FACE_DOWN: Final = 1

# Lines that are meant.
ANY_LINE: Final = 0
THIS_LINE: Final = 1
OTHER_LINES: Final = 2
THAT_LINE: Final = 3
LOSING_LINES: Final = 4
THEIR_BEST_LINES: Final = 5
TO_OR_FROM_THIS: Final = 6

# What an effect is aimed at.
CHOSEN: Final = 0
THIS_CARD: Final = 1
THAT_CARD: Final = 2

ONE: Final = 0
ALL: Final = 1
EACH: Final = 2

PICK_ANY: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2

# Kinds of amounts.
NUMBER: Final = 0
HAND_SIZE: Final = 1
TRASH_SIZE: Final = 2
DISCARDED: Final = 3
VALUE_OF_THAT: Final = 4
COUNT: Final = 5
HALF_COUNT: Final = 6
PROTOCOLS: Final = 7
WHOLE_HAND: Final = 8
OR_MORE: Final = 9

# How a value is compared.
NO_VALUE: Final = 0
ONE_OF: Final = 1
MORE_THAN: Final = 2
LESS_THAN: Final = 3
EQUAL_TO: Final = 4

# Kinds of conditions.
AT_LEAST: Final = 0
AT_MOST: Final = 1
IS_COVERED: Final = 2
IS_COVERING: Final = 3
IS_LOSING: Final = 4
IS_MATCH: Final = 5

FROM_HAND: Final = 0
FROM_TRASH: Final = 1
FROM_THAT: Final = 2

# What instructions do.
DRAW: Final = 0
SEARCH: Final = 1
DISCARD: Final = 2
DISCARD_TOP: Final = 3
DISCARD_DECK: Final = 4
DELETE: Final = 5
FLIP: Final = 6
SHIFT: Final = 7
RETURN: Final = 8
TAKE: Final = 9
REVEAL: Final = 10
REVEAL_HAND: Final = 11
REVEAL_FROM_HAND: Final = 12
REVEAL_TOP: Final = 13
REVEAL_DECK: Final = 14
REVEAL_FROM_TRASH: Final = 15
REVEAL_DRAWN: Final = 16
PLAY: Final = 17
PLAY_TOP: Final = 18
REARRANGE: Final = 19
SWAP_PROTOCOLS: Final = 20
SWAP_STACKS: Final = 21
REFRESH: Final = 22
GIVE: Final = 23
TAKE_RANDOM: Final = 24
SHUFFLE_TRASH: Final = 25
SHUFFLE_DECK: Final = 26
BAR_COMPILE: Final = 27
TURN_PROTOCOL: Final = 28
STATE_NUMBER: Final = 29
STATE_PROTOCOL: Final = 30
MIMIC: Final = 31
# Control flow.
JUMP: Final = 32
UNLESS_DONE: Final = 33
UNLESS: Final = 34
EITHER: Final = 35
WHO_FIRST: Final = 36
NOTE_LINES: Final = 37
NEXT_LINE: Final = 38
CHOOSE_LINE: Final = 39

# What a player has done, for "after" triggers, as bits: the one here for seat 0, the next one for seat 1.
DID_DRAW: Final = 1
DID_DISCARD: Final = 4
DID_DELETE: Final = 16
DID_SHUFFLE: Final = 64
DID_REFRESH: Final = 256
DID_CLEAR_CACHE: Final = 1024
DID_COMPILE: Final = 4096
DID_PLAY: Final = 16384


def did(what: i64, seat: i64) -> i64:
    """What a seat has done, as a bit."""
    return what << seat


# Features: what a face-up card may have in its top or bottom box. A position keeps those of all face-up cards
# together, as bits, so that a rule which no card in the field touches costs one look.
HAS_START: Final = 1
HAS_END: Final = 2
HAS_BEFORE_COVER: Final = 4
HAS_BEFORE_FLIP: Final = 8
HAS_FACE_DOWN_VALUE: Final = 16
HAS_TOTAL: Final = 32
HAS_CANNOT_PLAY: Final = 64
HAS_FREE_PLAY: Final = 128
HAS_SKIP_CACHE: Final = 256
HAS_SILENCE: Final = 512
HAS_SILENCE_OPPONENT: Final = 1024
HAS_CANNOT_FLIP: Final = 2048
HAS_CANNOT_DRAW: Final = 4096
HAS_RETURN_TO_DECK: Final = 8192
HAS_ESCAPE: Final = 16384
# "After" has a feature for each thing that a player can have done: DID << AFTER_SHIFT.
AFTER_SHIFT: Final = 15

# Where a card itself may be played face up, besides lines with a matching protocol.
NOWHERE_ELSE: Final = 0
ANY_OWN_LINE: Final = 1
EITHER_SIDE: Final = 2

NOTHING: Final = -1


@final
class Spot:
    """Lines that are meant, perhaps only those holding enough cards of a kind."""

    def __init__(self, which: i64, holding: Filter | None, at_least: i64) -> None:
        self.which = which
        self.holding = holding
        self.at_least = at_least


@final
class Amount:
    """A number, or something to count."""

    def __init__(self, kind: i64, number: i64, cards: Filter | None, where: Spot | None) -> None:
        self.kind = kind
        self.number = number
        self.cards = cards
        self.where = where


@final
class Filter:
    """Cards in the field that are meant."""

    def __init__(
        self,
        side: i64,
        cover: i64,
        face: i64,
        where: Spot,
        other: bool,
        compare: i64,
        values: i64,
        amount: Amount | None,
        pick: i64,
        protocol: i64,
        not_protocol: i64,
    ) -> None:
        self.side = side
        self.cover = cover
        self.face = face
        self.where = where
        self.other = other
        self.compare = compare
        self.values = values
        self.amount = amount
        self.pick = pick
        self.protocol = protocol
        self.not_protocol = not_protocol


@final
class Condition:
    def __init__(self, kind: i64, amount: Amount | None, number: i64) -> None:
        self.kind = kind
        self.amount = amount
        self.number = number


@final
class Instruction:
    """One step of a text. Which fields count depends on `op`; the rest keep their defaults."""

    def __init__(self, op: i64) -> None:
        self.op = op
        self.optional = False
        self.who: i64 = YOU
        self.deck: i64 = NOTHING
        self.side: i64 = NOTHING
        self.aim: i64 = CHOSEN
        self.cards: Filter | None = None
        self.how: i64 = ONE
        self.where: Spot | None = None
        self.amount: Amount | None = None
        self.condition: Condition | None = None
        self.jump: i64 = 0
        self.source: i64 = FROM_HAND
        self.face: i64 = ANY
        self.value: i64 = NOTHING
        self.protocol: i64 = NOTHING
        self.not_protocol: i64 = NOTHING
        self.into: i64 = NOTHING
        self.silent = False
        self.under = False
        self.free = False
        self.random = False
        self.all = False
        self.even_empty = False


@final
class Text:
    """The instructions of one text."""

    def __init__(self, steps: vec[Instruction]) -> None:
        self.steps = steps


@final
class StandingTotal:
    """A change of a player's total in the line of its card."""

    def __init__(self, plus: Amount, who: i64, given: Condition | None) -> None:
        self.plus = plus
        self.who = who
        self.given = given


@final
class Box:
    """What a top or bottom box holds: at most one of each kind; a text is an index into the library, or NOTHING."""

    def __init__(self) -> None:
        self.features: i64 = 0
        self.start: i64 = NOTHING
        self.end: i64 = NOTHING
        self.before_cover: i64 = NOTHING
        self.before_flip: i64 = NOTHING
        self.by_protocol: i64 = NOTHING
        self.after: i64 = NOTHING
        self.after_did: i64 = NOTHING
        self.after_who: i64 = YOU
        self.after_here = False
        self.after_in_their_turn = False
        self.face_down_value: i64 = FACE_DOWN_VALUE
        self.total: StandingTotal | None = None
        self.cannot_face: i64 = ANY
        self.cannot_here = True
        self.free_here = False
        self.free_protocol: i64 = NOTHING


@final
class Library:
    """All cards that a match can be made of. Card number = 6 * protocol number + place in the protocol."""

    def __init__(self, protocols: list[str]) -> None:
        self.protocols = protocols
        self.texts = vec[Text]()
        # Of each card.
        self.value = vec[i64]()
        self.middle = vec[i64]()
        self.features = vec[i64]()  # of both boxes together, as bits
        self.top = vec[Box]()
        self.bottom = vec[Box]()
        self.permission = vec[i64]()  # where the card itself may be played face up

    def add_text(self, steps: list[Instruction]) -> i64:
        """Add a text; gives its number."""
        self.texts = append(self.texts, Text(vec[Instruction](steps)))
        return len(self.texts) - 1

    def add_card(self, value: i64, middle: i64, top: Box, bottom: Box, permission: i64) -> None:
        """Add a card: the next one of its protocol."""
        self.value = append(self.value, value)
        self.middle = append(self.middle, middle)
        self.features = append(self.features, top.features | bottom.features)
        self.top = append(self.top, top)
        self.bottom = append(self.bottom, bottom)
        self.permission = append(self.permission, permission)


@final
class Deal:
    """The six protocols of a match and their 36 cards. Card kinds: 6 * place of the protocol + place in it.

    Seat 0 brought protocols 0 to 2, seat 1 protocols 3 to 5. Shared by all copies of a state.
    """

    def __init__(self, library: Library, protocols: vec[i64]) -> None:
        self.library = library
        self.protocols = protocols
        # Of each kind.
        self.card = vec[i64]()
        self.value = vec[i64]()
        self.middle = vec[i64]()
        self.features = vec[i64]()  # as bits
        self.top = vec[Box]()
        self.bottom = vec[Box]()
        self.permission = vec[i64]()
        for protocol in self.protocols:
            self._add_protocol(protocol * CARDS_OF_PROTOCOL, (protocol + 1) * CARDS_OF_PROTOCOL)

    def _add_protocol(self, first: i64, end: i64) -> None:
        """The cards of the library from one number to another come into the deal."""
        for card in range(first, end):
            self.card = append(self.card, card)
        self.value = extend(self.value, self.library.value[first:end])
        self.middle = extend(self.middle, self.library.middle[first:end])
        self.features = extend(self.features, self.library.features[first:end])
        self.top = extend(self.top, self.library.top[first:end])
        self.bottom = extend(self.bottom, self.library.bottom[first:end])
        self.permission = extend(self.permission, self.library.permission[first:end])

    def highest_value(self) -> i64:
        """The highest value that is printed on a card."""
        highest: i64 = 0
        for value in self.value:
            if value > highest:
                highest = value
        return highest

    def is_dealt(self) -> bool:
        """Whether the protocols have been picked."""
        return len(self.card) > 0
