"""How often a person may do something in a room: a number of times at once, then once per interval."""

from __future__ import annotations


class Budget:
    """What each person has left. It has no clock: the caller passes the time."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds
        self._left: dict[str, tuple[float, float]] = {}  # and when it was counted

    def spend(self, who: str, now: float) -> bool:
        """Take one; False if there is none left."""
        left, since = self._left.get(who, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) / self.seconds)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
