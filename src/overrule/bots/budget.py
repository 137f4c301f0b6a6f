"""How much a search may think: how many positions it may evaluate and, as a second limit, processor time.

Positions are counted so that the same seed makes the same choices on every machine. The time limit is only for the
worst case: a choice that it cuts short may come out differently next time.
"""

from __future__ import annotations

import time
from typing import final


@final
class Budget:
    """What is left for one decision."""

    def __init__(self, positions: int, seconds: float) -> None:
        self.positions = positions
        self.spent = 0
        self.deadline = time.thread_time() + seconds

    def is_spent(self) -> bool:
        """Whether it is time to choose."""
        return self.spent >= self.positions or self.is_late()

    def is_late(self) -> bool:
        """Whether the time is up: even what is normally always looked at must end now."""
        return time.thread_time() > self.deadline


def unlimited() -> Budget:
    """A budget for players that look so little ahead that they need no limit."""
    return Budget(1 << 60, 1e9)
