"""How often somebody may do something in a room: so many times at once, then one more every so many seconds."""

from __future__ import annotations


class Budget:
    """What each person has left. It does not know the time: whoever uses it says what time it is."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds
        self._left: dict[str, tuple[float, float]] = {}  # and since when

    def spend(self, who: str, now: float) -> bool:
        """Take one; says whether there was one."""
        left, since = self._left.get(who, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) / self.seconds)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
