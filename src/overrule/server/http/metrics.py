"""The server's metrics, in the text format of Prometheus; so few lines need no package."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
LAG_EVERY = 0.5


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[next((place for place, step in enumerate(STEPS) if seconds <= step), len(STEPS))] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{step}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """All metrics. Gauges are read on request."""

    def __init__(self) -> None:
        self.moves = 0
        self.move_seconds = Histogram()
        self.lag_seconds = Histogram()

    def moved(self, moves: int, seconds: float) -> None:
        """Count moves, and how long they took to be shown."""
        self.moves += moves
        self.move_seconds.add(seconds)

    async def watch_lag(self) -> None:
        """Measure, for ever, how late the loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag_seconds.add(max(0.0, time.perf_counter() - began - LAG_EVERY))

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = [
            "# TYPE overrule_moves_total counter",
            f"overrule_moves_total {self.moves}",
            "# TYPE overrule_move_seconds histogram",
            *self.move_seconds.lines("overrule_move_seconds"),
            "# TYPE overrule_loop_lag_seconds histogram",
            *self.lag_seconds.lines("overrule_loop_lag_seconds"),
        ]
        for name, value in gauges.items():
            lines += [f"# TYPE overrule_{name} gauge", f"overrule_{name} {value:g}"]
        return "\n".join(lines) + "\n"
