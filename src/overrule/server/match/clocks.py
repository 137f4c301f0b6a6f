"""A clock for each seat: a bank of seconds for the whole match, and an increment for every answer."""

from __future__ import annotations

from overrule.server.wire import Clock

REACTION_FREE = 5.0  # seconds: nobody pays for the time that the server takes to pass for them


class Clocks:
    """What each seat has left. It has no clock: the caller passes the time spent."""

    def __init__(self, rules: Clock, seats: int) -> None:
        self.rules = rules
        self.left = [float(rules.bank)] * seats

    def spend(self, seat: int, seconds: float, answered: bool) -> None:
        """Take away what a seat has spent; an answer gives it the increment, but passing a reaction does not."""
        self.left[seat] = max(0.0, self.left[seat] - seconds)
        if answered:
            self.left[seat] += self.rules.increment
