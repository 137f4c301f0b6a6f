"""What people say to each other in a room: the last lines, who has muted whom, and a limit on how fast one talks.

The lines and the mutes are kept with the room. Nobody waits for that: what is said is heard at once.
"""

from __future__ import annotations

from msgspec import Struct

from overrule.server.match.budgets import Budget
from overrule.server.match.seats import Person, RoomError
from overrule.server.wire import ChatLine, check_chat

KEPT = 100
BURST, EVERY = 5, 2.0  # so many lines or mutes at once, then one in so many seconds


class KeptTalk(Struct):
    """What is kept of a chat: the lines, and the seats that each person has muted."""

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
        """Somebody says something; raises WireError or RoomError."""
        text = check_chat(given)
        if not self.saying.spend(person.id, now):
            raise RoomError("room/chat-too-fast")
        self.count += 1
        line = ChatLine(self.count, seat, person.name, text)
        self.lines = [*self.lines[1 - KEPT :], line]
        return line

    def mute(self, who: str, seat: int | None, on: bool, now: float) -> bool:
        """Somebody does not want to hear a seat, or (None) those who watch, any more; or again.

        Says whether that is new; raises RoomError where it is new too often.
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
