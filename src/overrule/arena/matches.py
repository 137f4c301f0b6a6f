"""One match between bots: who sat where, how it ended, and whose bot failed."""

from __future__ import annotations

import importlib
import math
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic, perf_counter
from typing import Any, Protocol

from msgspec import Struct

import overrule
from overrule.arena.sightings import Sightings
from overrule.bots import Bot, WordlessBot, answer, make_bot
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import BadOptions
from overrule.core.game import State

MOST_SEATS_BITS = 3
SEED_MASK = (1 << 64) - 1
STEPS_OF_TIME = 4  # thinking times are counted in steps: this many between two powers of two
TRACEBACK_LINES = -3

CRASHED = "crashed"
TOO_SLOW = "too-slow"


class Sitting(Struct, frozen=True):
    """A match to be played: the same one each time."""

    seed: int
    bots: tuple[str, ...]  # by seat
    options: Any = None


class Fault(Struct, frozen=True, omit_defaults=True):
    """A bot that failed in its seat, which therefore conceded."""

    bot: str
    seat: int
    decision: int
    kind: str
    problem: str


class Played(Struct, frozen=True, omit_defaults=True):
    """The result of a match; lists are by seat."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    ending: str
    first: int
    turns: int
    decisions: int
    times: tuple[dict[int, int], ...] = ()  # how often an answer took so long, by steps of time
    faults: tuple[Fault, ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()  # ids of cards, each once
    played: tuple[tuple[str, ...], ...] = ()

    def credit(self, seat: int) -> float:
        """A win is 1; joint winners share it, and so do all players if nobody wins."""
        winners = self.winners or range(len(self.bots))
        return 1 / len(winners) if seat in winners else 0.0


class Thinking(Protocol):
    """A board on which a match says which answer it is waiting for, so that others can see when it waits too long."""

    def begins(self, decision: int, since: float) -> None: ...


class Lost(Struct, frozen=True):
    """An answer that never came: the process had to be ended, or died."""

    match: int  # in its unit
    decision: int
    kind: str
    problem: str


def named_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or a custom one as module:class. A number in brackets tells equal bots apart."""
    plain = name.partition(" (")[0]
    module, colon, attribute = plain.partition(":")
    if not colon:
        return make_bot(plain, seed)
    try:
        make: Callable[[int], Bot] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"the bot {name!r} cannot be loaded: {error}") from error
    return make(seed)


def play(
    game: str,
    sitting: Sitting,
    limit: float,
    thinking: Thinking | None = None,
    lost: Sequence[Lost] = (),
    watch: bool = False,
) -> Played:
    """Play a match. A bot that raises, makes a choice that is not on offer or thinks too long loses its seat."""
    state = overrule.game(game).start(seats=len(sitting.bots), seed=sitting.seed, options=sitting.options, events=watch)
    return _Match(state, sitting, limit, thinking, lost, watch).play()


class _Failed(Exception):
    """A bot failed: how, and the details."""

    def __init__(self, kind: str, problem: str) -> None:
        self.kind = kind
        self.problem = problem


class _Match:
    def __init__(
        self,
        state: State[Any, Any],
        sitting: Sitting,
        limit: float,
        thinking: Thinking | None,
        lost: Sequence[Lost],
        watch: bool,
    ) -> None:
        self.state = state
        self.game = state.game
        self.sitting = sitting
        self.limit = limit
        self.thinking = thinking
        self.lost = {answer.decision: answer for answer in lost}
        self.bots: dict[int, Bot] = {}
        self.times: tuple[Counter[int], ...] = tuple(Counter() for _ in sitting.bots)
        self.faults: list[Fault] = []
        self.sightings = Sightings(state.game.rules.happened, len(sitting.bots)) if watch else None

    def play(self) -> Played:
        state = self.state
        first = self.game.observe(state, SPECTATOR).player
        ended_by = ""
        while (seat := state.asked) >= 0:
            codes = state.codes
            try:
                code = codes[0] if len(codes) == 1 else self._answer(seat, codes)
            except _Failed as failed:
                number = state.position.decisions
                self.faults.append(Fault(self.sitting.bots[seat], seat, number, failed.kind, failed.problem))
                state.concede(seat)
                ended_by = failed.kind
            else:
                state.apply(code)
                ended_by = ""
            if self.sightings is not None:
                self.sightings.see(self.state.events())
        outcome = state.outcome
        assert outcome is not None
        return Played(
            self.sitting.bots,
            outcome.winners,
            ended_by or outcome.reason,
            first,
            state.position.turn,
            state.position.decisions,
            tuple(dict(sorted(times.items())) for times in self.times),
            tuple(self.faults),
            *(self.sightings.cards() if self.sightings is not None else ()),
        )

    def _answer(self, seat: int, codes: list[int]) -> int:
        """A bot's answer, if it is on offer and in time."""
        number = self.state.position.decisions
        if number in self.lost:
            raise _Failed(self.lost[number].kind, self.lost[number].problem)
        if self.thinking is not None:
            self.thinking.begins(number, monotonic())
        start = perf_counter()
        try:
            code = self._ask(seat)
        except (Exception, SystemExit) as error:
            told = "".join(traceback.format_exception(error, limit=TRACEBACK_LINES)).strip()
            raise _Failed(CRASHED, told) from error
        took = perf_counter() - start
        if code not in codes:
            raise _Failed(CRASHED, f"answered {code!r}, which is not on offer")
        if took > self.limit:
            raise _Failed(TOO_SLOW, f"thought for {took:.1f} seconds; {self.limit:g} are allowed")
        self.times[seat][step_of_time(took)] += 1
        return code

    def _ask(self, seat: int) -> int:
        """Without strings if the bot can do without them, which is faster."""
        game, state = self.game, self.state
        if seat not in self.bots:
            seed = ((self.sitting.seed << MOST_SEATS_BITS) + seat) & SEED_MASK
            self.bots[seat] = named_bot(self.sitting.bots[seat], seed)
        bot = self.bots[seat]
        if not isinstance(bot, WordlessBot):
            return answer(bot, state).code
        return bot.code(game.id, lambda rng: game.rules.redeal(state.position, seat, rng))


def step_of_time(seconds: float) -> int:
    """A time as a step; a microsecond and less is step 0."""
    return max(0, math.ceil(STEPS_OF_TIME * math.log2(max(seconds, 1e-6) * 1e6)))


def time_of_step(step: int) -> float:
    """The longest time in seconds that counts as a step."""
    return float(2 ** (step / STEPS_OF_TIME) / 1e6)
