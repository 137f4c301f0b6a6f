"""The kinds of events of Harbour."""

from __future__ import annotations

from overrule.core.events import Cards, Fact, Happened, Kind, Undo

SEAT = Fact(int)
COUNT = Fact(int)

HAPPENED = Happened(
    Kind("turn", {"seat": SEAT, "turn": COUNT}, alone=True),
    Kind("drew", {"seat": SEAT}, Cards.SECRET, Undo.NEVER, counts="drawn"),
    Kind("played", {"seat": SEAT, "points": COUNT}, Cards.OPEN, Undo.UNLESS_TOLD_BY_OTHERS, counts="played"),
    Kind("robbed", {"seat": SEAT, "from": SEAT, "points": COUNT}),
    Kind("looked", {"seat": SEAT, "at": SEAT}, Cards.SECRET, Undo.NEVER),
    Kind("gave-up", {"seat": SEAT}),
    Kind("over", {"winners": Fact(list[int]), "ending": Fact(str)}),
)
