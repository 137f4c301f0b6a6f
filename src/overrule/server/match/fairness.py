"""A fair queue: the person who has been served least is served next, however many rooms they have.

Time spent on a person counts against them. Somebody who comes for the first time, or after a while, begins with what
has been spent on everybody by then, so nobody can save up, and a new name brings no advantage.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 1000  # people


class FairQueue(Generic[T]):
    """A queue with at most one thing for each room. A room stays taken until its thing is finished."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[str, T]] = {}  # by room, in the order of asking
        self._taken: set[str] = set()
        self._spent: OrderedDict[str, float] = OrderedDict()  # seconds, by person
        self._level = 0.0  # seconds spent on each person who waited all the time

    def put(self, room: str, person: str, thing: T) -> T | None:
        """Add something; returns what waited for this room before, which it replaces."""
        before = self.drop(room)
        self._waiting[room] = (person, thing)
        self._spent[person] = max(self._level, self._spent.pop(person, 0.0))
        while len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)
        return before

    @property
    def size(self) -> int:
        """The number of things that wait."""
        return len(self._waiting)

    def drop(self, room: str) -> T | None:
        """Remove something and return it."""
        return self._waiting.pop(room, ("", None))[1]

    def take(self) -> T | None:
        """The next thing: of the person who has been served least, the one that has waited longest."""
        ready = [room for room in self._waiting if room not in self._taken]
        if not ready:
            return None
        room = min(ready, key=lambda room: self._spent_on(self._waiting[room][0]))
        person, thing = self._waiting.pop(room)
        self._level = max(self._level, self._spent_on(person))
        self._taken.add(room)
        return thing

    def finish(self, room: str, person: str, seconds: float) -> None:
        """The thing for a room is done, after this many seconds."""
        self._taken.discard(room)
        self._spent[person] = self._spent_on(person) + seconds
        self._level += seconds / len({person, *(waiting for waiting, _ in self._waiting.values())})

    def clear(self) -> list[T]:
        """Empty the queue and return everything in it."""
        waited = [thing for _, thing in self._waiting.values()]
        self._waiting.clear()
        return waited

    def _spent_on(self, person: str) -> float:
        return self._spent.get(person, self._level)
