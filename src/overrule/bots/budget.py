"""How much a search may think: positions that it may evaluate, and as a second cap time on the processor.

Positions are counted, so that the same seed makes the same choices on every machine. The time limit is there for the
worst case alone: a choice that it cuts short may be another one next time.
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
        """Whether the time is over: even what is always looked at has to end now."""
        return time.thread_time() > self.deadline


def unlimited() -> Budget:
    """For those who look so little ahead that nobody need stop them."""
    return Budget(1 << 60, 1e9)
