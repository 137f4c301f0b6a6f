"""A model of how long people take to pass a reaction, from which the delays of automatic passes are drawn.

Others must not be able to tell from the delay whether a player had nothing to react with. So an automatic pass takes as
long as a pass by hand: usually a second or so, now and then several, when somebody reads the table first. The model:

    of 100 passes   are      with a median of   and a spread (sigma of the logarithm) of
    85              quick    1.1 s              0.45
    15              slow     3.2 s              0.50

No pass takes less than 0.4 s or more than 10 s: values outside are drawn again. The random source is
the room's own; the hand plays no part.
"""

from __future__ import annotations

from math import erf, exp, log, sqrt
from random import Random

SLOW_SHARE = 0.15
QUICK = (1.1, 0.45)  # median in seconds, and spread
SLOW = (3.2, 0.50)
LEAST, MOST = 0.4, 10.0  # seconds


def pass_time(chance: Random) -> float:
    """Seconds until a pass."""
    while True:
        median, spread = SLOW if chance.random() < SLOW_SHARE else QUICK
        seconds = median * exp(chance.gauss(0.0, spread))
        if LEAST <= seconds <= MOST:
            return seconds


def share_within(seconds: float) -> float:
    """The share of passes that take at most this long, by the model."""
    if seconds <= LEAST:
        return 0.0
    least, most = _unlimited(LEAST), _unlimited(MOST)
    return min(1.0, (_unlimited(seconds) - least) / (most - least))


def _unlimited(seconds: float) -> float:
    """The same before the limits."""
    parts = ((1 - SLOW_SHARE, QUICK), (SLOW_SHARE, SLOW))
    return sum(share * (1 + erf(log(seconds / median) / spread / sqrt(2))) / 2 for share, (median, spread) in parts)
