"""The chat of a room: the last lines, who has muted whom, and a rate limit.

Lines and mutes are stored with the room. Nobody waits for that: a line is shown at once.
"""

from __future__ import annotations

from msgspec import Struct

from overrule.server.match.budgets import Budget
from overrule.server.match.seats import Person, RoomError
from overrule.server.wire import ChatLine, check_chat

KEPT = 100
BURST, EVERY = 5, 2.0  # this many lines or mutes at once, then one per EVERY seconds


class KeptTalk(Struct):
    """What is stored of a chat: the lines, and the seats that each person has muted."""

    lines: list[ChatLine] = []
    mutes: dict[str, set[int | None]] = {}


class Talk:
    """The chat of a room."""

    def __init__(self, kept: KeptTalk | None = None) -> None:
        kept = kept or KeptTalk()
        self.lines = kept.lines
        self.count = self.lines[-1].number if self.lines else 0
        self.mutes = kept.mutes
        self.saying = Budget(BURST, EVERY)
        self.muting = Budget(BURST, EVERY)

    def kept(self) -> KeptTalk:
        return KeptTalk(self.lines, self.mutes)

    def say(self, person: Person, seat: int | None, given: str, now: float) -> ChatLine:
        """Add a line; raises WireError or RoomError."""
        text = check_chat(given)
        if not self.saying.spend(person.id, now):
            raise RoomError("room/chat-too-fast")
        self.count += 1
        line = ChatLine(self.count, seat, person.name, text)
        self.lines = [*self.lines[1 - KEPT :], line]
        return line

    def mute(self, who: str, seat: int | None, on: bool, now: float) -> bool:
        """Mute or unmute a seat, or (None) the spectators, for a person.

        Returns whether anything changed; raises RoomError if it changes too often.
        """
        if (seat in self.muted(who)) == on:
            return False
        if not self.muting.spend(who, now):
            raise RoomError("room/chat-too-fast")
        muted = self.mutes.setdefault(who, set())
        if on:
            muted.add(seat)
        else:
            muted.discard(seat)
        return True

    def muted(self, who: str) -> set[int | None]:
        return self.mutes.get(who, set())
