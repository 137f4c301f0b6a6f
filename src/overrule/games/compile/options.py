"""What a seat can be asked and can answer, as small ints: a question has a kind, an option has a code.

Random play and search see only these numbers; `decisions.py` gives them words when somebody asks for them.
"""

from typing import Final

# Options.
PASS: Final = 0
DO: Final = 1
REFRESH_OPTION: Final = 2
FIRST: Final = 3
SECOND: Final = 4
DONE: Final = 5
LINE: Final = 8  # + line
CARD: Final = 64  # + slot
PLAY_CARD: Final = 128  # + 12 * slot + 4 * line + 2 * side + face
REARRANGE_OPTION: Final = 600  # + 8 * player + order
SWAP_LINES: Final = 620  # + the line that keeps its place
NAME_NUMBER: Final = 640  # + number
NAME_PROTOCOL: Final = 660  # + place of the protocol in the match
TRIGGER: Final = 700  # + 2 * slot + (1 for a bottom box)
PICK_PROTOCOL: Final = 1000  # + protocol number in the library

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
ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
