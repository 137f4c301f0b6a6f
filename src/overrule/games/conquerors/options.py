"""What a seat can be asked and can answer, as small ints: a question has a kind, an option has a code.

Random play and search see only these numbers; `decisions.py` gives them words when somebody asks for them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Options. PASS, FIRST and SECOND are as in core/texts.py.
PASS: Final = 0
DONE: Final = 1
DO: Final = 2
FIRST: Final = 3
SECOND: Final = 4
CONVERT: Final = 5
SEAT: Final = 8  # + seat
PLACE: Final = 16  # + place in a hand, a junkyard, cards that are seen, a column or a list of triggers: it may be long
PAY: Final = 4096  # + 4 * slot + place among the card's paid effects
SLOT: Final = 8192  # + slot
SPOT: Final = 16384  # + 64 * slot of a building or base + position in the column in front of it
AIM: Final = 131072  # + 1024 * place among the attackers + slot of the target

# Questions.
ASK_MULLIGAN: Final = 0
ASK_ACTION: Final = 1
ASK_REACTION: Final = 2
ASK_ATTACKER: Final = 3
ASK_AIM: Final = 4
ASK_BLOCK: Final = 5
ASK_GOES_FIRST: Final = 6  # which attacker meets its traps first
ASK_TRAP: Final = 7  # place one, move one, or be done
ASK_SPOT: Final = 8  # where a trap goes
ASK_TRIGGER: Final = 9
ASK_REPLACEMENT: Final = 10
ASK_TARGET: Final = 11
ASK_TRAP_TARGET: Final = 12
ASK_OPPONENT: Final = 13
ASK_DISCARD: Final = 14
ASK_SACRIFICE: Final = 15
ASK_KUK: Final = 16
ASK_RECOVER: Final = 17
ASK_TRAPBACK: Final = 18
ASK_STOP: Final = 19
ASK_MAY: Final = 20
ASK_EITHER: Final = 21
ASK_TAKER: Final = 22  # which card takes the damage
ASK_PRICE: Final = 23  # what is sacrificed to pay
ASK_SEARCH: Final = 24
ASK_DEPLOY: Final = 25
ASK_MAY_PAY: Final = 26

# Questions whose options depend on cards that the others do not see.
PRIVATE_QUESTIONS: Final = (
    ASK_MULLIGAN,
    ASK_ACTION,
    ASK_REACTION,
    ASK_TRAP,
    ASK_DISCARD,
    ASK_KUK,
    ASK_SEARCH,
    ASK_DEPLOY,
)


def slot_options(slots: vec[i64]) -> vec[i64]:
    """An option for each slot."""
    return vec[i64]([SLOT + slot for slot in slots])


def place_options(places: vec[i64]) -> vec[i64]:
    """An option for each place."""
    return vec[i64]([PLACE + place for place in places])


def spot_options(spots: vec[i64]) -> vec[i64]:
    """An option for each spot."""
    return vec[i64]([SPOT + spot for spot in spots])
