"""When things are due: each name has at most one moment, and the earliest is found at once."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from math import inf

SPARE = 100  # outdated entries that the heap may hold before it is rebuilt


class Agenda:
    """A heap of moments. A changed one stays in the heap as an outdated entry until it comes to the top."""

    def __init__(self) -> None:
        self.moments: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def set(self, name: str, moment: float | None) -> None:
        """Set when a name is due; None: never."""
        if moment is None:
            self.moments.pop(name, None)
        elif self.moments.get(name) != moment:
            self.moments[name] = moment
            heappush(self._heap, (moment, name))
        if len(self._heap) > 2 * len(self.moments) + SPARE:
            self._heap = [(moment, name) for name, moment in self.moments.items()]
            heapify(self._heap)

    @property
    def first(self) -> float:
        """The first moment at which anything is due."""
        while self._heap and self.moments.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else inf

    def take(self, now: float) -> list[str]:
        """Take everything that is due by now."""
        due = []
        while self.first <= now:
            due.append(heappop(self._heap)[1])
            del self.moments[due[-1]]
        return due
