"""The kinds of events of Compile."""

from __future__ import annotations

from typing import Final, Literal

from overrule.core.events import Cards, Fact, Happened, Kind, Mark, Undo
from overrule.games.compile.decisions import BOX_NAMES, protocol_id
from overrule.games.compile.state import ALL_COMPILED, CONCEDED, STALEMATE, TOO_LONG, Position

ENDINGS: Final = {
    ALL_COMPILED: ("CO-13", "compiled"),
    CONCEDED: ("CO-13", "conceded"),
    STALEMATE: ("CO-06", "stalemate"),
    TOO_LONG: ("CO-76", "too-long"),
}


def _on_offer(s: Position, number: int) -> str:
    return s.deal.library.protocols[number]


SEAT = Fact(int)
LINE = Fact(int)  # from 0
COUNT = Fact(int)
FLAG = Fact(bool)
PROTOCOL = Fact(str, protocol_id)  # one of the match
DOER = {"seat": SEAT}

HAPPENED = Happened(
    Kind("picked", {**DOER, "protocol": Fact(str, _on_offer)}),
    Kind(
        "dealt",
        {"first": SEAT, "protocols": Fact(list[str], lambda s, numbers: [_on_offer(s, number) for number in numbers])},
        undo=Undo.NEVER,
        alone=True,
    ),
    Kind("turn", {**DOER, "turn": COUNT}, alone=True),
    Kind("control", DOER),  # seat -1: it lies in the middle
    Kind("action-skipped", DOER),
    Kind(
        "text",
        {**DOER, "box": Fact(Literal["top", "middle", "bottom"], lambda s, box: BOX_NAMES[box])},
        Cards.OPEN,
        mark=Mark.TRIGGER,
    ),
    # The card that copies, and the one whose middle command happens.
    Kind("mimicked", DOER, Cards.OPEN, mark=Mark.TRIGGER),
    Kind("no-effect", {"declined": Fact(bool, optional=True)}),  # whether its player did not want it
    # A sentence of a text that has done something does nothing: for want of a card, or because that deck is empty.
    Kind("skipped", {**DOER, "what": Fact(Literal["target", "deck"])}),
    Kind("chain-ended", {}),
    Kind(
        "played",
        {**DOER, "side": SEAT, "line": LINE, "up": FLAG, "under": Fact(bool, optional=True)},
        Cards.SECRET,
        Undo.UNLESS_TOLD_BY_OTHERS,
        counts="played",
    ),
    Kind("drew", {**DOER, "deck": SEAT, "count": COUNT}, Cards.SECRET, Undo.NEVER, counts="drawn"),
    Kind("discarded", {**DOER, "into": SEAT}, Cards.OPEN, Undo.UNLESS_TOLD_BY_OTHERS, counts="discarded"),
    Kind("discarded-from-deck", {**DOER, "deck": SEAT}, Cards.OPEN, Undo.NEVER),
    Kind("refreshed", DOER),
    Kind("shuffled", {**DOER, "count": COUNT}, undo=Undo.NEVER),
    Kind("shifted", {**DOER, "side": SEAT, "line": LINE, "up": FLAG}, Cards.SECRET),
    Kind("flipped", {"side": SEAT, "line": LINE, "up": FLAG}, Cards.SECRET),
    Kind("deleted", {**DOER, "side": SEAT}, Cards.SECRET),
    # What a card is that was deleted, taken or played face down, and who learns it; seat -1: everybody.
    Kind("turned-out", DOER, Cards.SECRET),
    Kind("taken", {**DOER, "side": SEAT}, Cards.SECRET),
    Kind("returned", {**DOER, "side": SEAT}, Cards.SECRET),
    Kind("returned-to-deck", {**DOER, "side": SEAT}, Cards.SECRET),
    Kind("gave", DOER, Cards.SECRET, Undo.UNLESS_TOLD_BY_OTHERS),
    Kind("lost", DOER, Cards.SECRET),
    Kind("revealed", {**DOER, "from": Fact(Literal["hand", "deck", "trash", "field"])}, Cards.OPEN, Undo.NEVER),
    Kind("stated-number", {**DOER, "what": COUNT}),
    Kind("stated-protocol", {**DOER, "what": PROTOCOL}),
    Kind("rearranged", {**DOER, "by": SEAT, "order": Fact(list[int])}),  # the lines that they come from
    Kind("stacks-swapped", {**DOER, "lines": Fact(list[int])}),
    Kind("barred", DOER),
    # `totals`: the player's and the opponent's. Which protocol lies there is known after the control step.
    Kind("compiling", {**DOER, "line": LINE, "totals": Fact(list[int])}, alone=True),
    Kind("compiled", {**DOER, "line": LINE, "what": PROTOCOL}, counts="compiled", alone=True),
    Kind("recompiled", {**DOER, "line": LINE, "what": PROTOCOL}, alone=True),
    Kind(
        "over",
        {
            "winner": SEAT,
            "ending": Fact(Literal["compiled", "conceded", "stalemate", "too-long"], lambda s, e: ENDINGS[e][1]),
        },
    ),
)
