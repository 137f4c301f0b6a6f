"""The last addresses of people who have left, so that they can still be reported. They are kept only in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

KEPT = 3600.0  # seconds
MOST = 10_000  # people


class Whereabouts:
    """The address of each person who has left, with when that was, oldest first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.left: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """A person leaves."""
        self.left.pop(person, None)
        self.left[person] = (self.clock(), address)
        self.forget()

    def of(self, person: str) -> str:
        """A person's last address; empty if they left long ago."""
        self.forget()
        return self.left.get(person, (0.0, ""))[1]

    def forget(self) -> None:
        """Forget people who left long ago, and the oldest if there are too many."""
        while self.left and (len(self.left) > MOST or self._oldest() < self.clock() - KEPT):
            self.left.popitem(last=False)

    def _oldest(self) -> float:
        return next(iter(self.left.values()))[0]
