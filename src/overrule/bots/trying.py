"""What bots share that try options out in worlds that are possible for their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from overrule.bots.bot import Worlds
from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadOptions
from overrule.core.rng import Rng, stream_of

STREAM = 201  # apart from the streams of a match with the same seed


class Player(Protocol):
    """How one game is played: draws worlds, returns the code of an option."""

    def choose(self, draw: Callable[[], Any]) -> int: ...


class TryingBot:
    """Leaves it to the game's player what to try; the same seed makes the same choices."""

    def __init__(self, seed: int, player_of: Callable[[str], Player]) -> None:
        self.chance = stream_of(seed, STREAM)
        self.player_of = player_of
        self.player: Player | None = None

    def choose(self, observation: Any, decision: Decision, worlds: Worlds | None = None) -> Option:
        """The option after which its seat stands best."""
        if len(decision.options) == 1:
            return decision.options[0]
        if worlds is None:
            raise BadOptions("this bot must be given worlds to try its options in")
        first = worlds(self.chance)
        dealt = [first]

        def deal(rng: Rng) -> Any:
            return (dealt.pop() if dealt else worlds(rng)).position

        code = self.code(first.game.id, deal)
        return next(option for option in decision.options if option.code == code)

    def code(self, game: str, deal: Callable[[Rng], Any]) -> int:
        """The same with positions and codes, without making strings."""
        if self.player is None:
            self.player = self.player_of(game)
        return self.player.choose(lambda: deal(self.chance))
