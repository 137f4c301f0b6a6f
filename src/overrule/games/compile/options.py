"""What a seat can be asked and can answer, as small ints: a question has a kind, an option has a code.

Random play and search see only these numbers; `decisions.py` gives them words when somebody asks for them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import has, members, zones_of

# Options. PASS, FIRST and SECOND are as in core/texts.py.
PASS: Final = 0
DO: Final = 1
REFRESH_OPTION: Final = 2
FIRST: Final = 3
SECOND: Final = 4
DONE: Final = 5
LINE: Final = 8  # + line
CARD: Final = 64  # + slot
# Plays count cards by their place in the zone they are played from: that keeps the codes of nearly all hands below
# 257, for which Python keeps ready-made ints.
PLAY_CARD: Final = 100  # + 12 * place + 4 * line + 2 * side + (1 for face down)
REARRANGE_OPTION: Final = 600  # + 8 * player + order
SWAP_LINES: Final = 620  # + the line that keeps its place
NAME_NUMBER: Final = 640  # + number
NAME_PROTOCOL: Final = 660  # + place of the protocol in the match
TRIGGER: Final = 700  # + 2 * slot + (1 for a bottom box)
PICK_PROTOCOL: Final = 1000  # + protocol number in the library


def place_played(code: i64) -> i64:
    """Which of the cards on offer an option plays, by its place."""
    return (code - PLAY_CARD) // 12


def line_played(code: i64) -> i64:
    return (code - PLAY_CARD) % 12 // 4


def side_played(code: i64) -> i64:
    return (code - PLAY_CARD) % 4 // 2


def played_up(code: i64) -> bool:
    """Whether an option plays its card face up."""
    return (code - PLAY_CARD) % 2 == 0


def cards(slots: vec[i64]) -> vec[i64]:
    """The options to choose one of these cards."""
    return vec[i64]([CARD + slot for slot in slots])


def lines(meant: i64) -> vec[i64]:
    """The options to choose one of these lines, as bits."""
    return vec[i64]([LINE + line for line in members(meant)])


def _play_codes() -> vec[vec[i64]]:
    """The options to play a card, for each place, player, and sets of lines where it may go face up and face down."""
    table = vec[vec[i64]]()
    for place in range(PLACES):
        for player in range(2):
            base = PLAY_CARD + 12 * place + 2 * player
            for up_lines in range(8):
                for down_lines in range(8):
                    codes = [base + 4 * line for line in range(3) if has(up_lines, line)]
                    codes += [base + 4 * line + 1 for line in range(3) if has(down_lines, line)]
                    table = append(table, vec[i64](codes))
    return table


PLACES: Final[i64] = 36
PLAY_CODES: Final = _play_codes()  # at 128 * place + 64 * player + 8 * up lines + down lines

# Questions.
ASK_DRAFT: Final = 0
ASK_ACTION: Final = 1
ASK_COMPILE: Final = 2
ASK_CONTROL: Final = 3  # may rearrange, having spent control
ASK_TARGET: Final = 4
ASK_TO_LINE: Final = 5  # where a shifted card goes
ASK_LINE: Final = 6  # which line an effect is about
ASK_DISCARD: Final = 7
ASK_CACHE: Final = 8
ASK_PLAY: Final = 9
ASK_PLAY_LINE: Final = 10  # where the top card of a deck goes
ASK_TRIGGER: Final = 11
ASK_FIRE: Final = 12
ASK_MAY: Final = 13
ASK_EITHER: Final = 14
ASK_WHO_FIRST: Final = 15
ASK_REARRANGE: Final = 16
ASK_SWAP_PROTOCOLS: Final = 17
ASK_SWAP_STACKS: Final = 18
ASK_NUMBER: Final = 19
ASK_PROTOCOL: Final = 20
ASK_SEARCH: Final = 21
ASK_REVEAL_HAND: Final = 22
ASK_REVEAL_TRASH: Final = 23
ASK_REVEAL_DRAWN: Final = 24
ASK_GIVE: Final = 25
ASK_ESCAPE: Final = 26
ASK_ESCAPE_FIRST: Final = 27

# The six orders of three things, the first one leaving them as they are.
ORDERS: Final = zones_of([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
