"""The contract that every game keeps: a match is data and three verbs (start, choose, observe).

`Game` is what a game's folder provides; `State` is one match of it, with its choices written down so that it can be
replayed. Bots get observations and decisions, never states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from overrule.core.decisions import Decision, Option, Outcome
from overrule.core.errors import (
    AlreadyAnswered,
    BadRecord,
    MalformedChoice,
    MatchOver,
    NotOffered,
    NotYourDecision,
    OtherVersion,
    OverruleError,
)
from overrule.core.events import Event
from overrule.core.records import FORMAT, Record
from overrule.core.rng import Rng

P = TypeVar("P")  # a game's position
Options = TypeVar("Options")

CONCEDE = "concede:"  # + seat: how a record says that a player gave up


class Game(ABC, Generic[P, Options]):
    """One game's rules, seen from outside."""

    id: str
    version: str  # of rules and built-in cards: records replay only under the same one
    seats: tuple[int, ...]  # allowed numbers of players

    # What a game provides.

    @abstractmethod
    def read_options(self, options: Any) -> Options:
        """Options of a match from plain data, an options value, or None for the usual ones; raises BadOptions."""

    @abstractmethod
    def write_options(self, options: Options) -> Any:
        """Options as plain data."""

    @abstractmethod
    def begin(self, seats: int, seed: int, options: Options, events: bool) -> P:
        """A position at its first question, which has written down what happened so far if events are wanted."""

    @abstractmethod
    def copy_position(self, position: P) -> P: ...

    @abstractmethod
    def decision(self, position: P) -> Decision | None: ...

    @abstractmethod
    def codes(self, position: P) -> list[int]:
        """The options on offer as small ints, without making words of them."""

    @abstractmethod
    def asked(self, position: P) -> int:
        """The seat that is asked, or -1."""

    @abstractmethod
    def answered(self, position: P) -> int:
        """How many questions have been answered: the number of the present decision."""

    @abstractmethod
    def apply(self, position: P, code: int) -> None:
        """Answer with an option that is on offer."""

    @abstractmethod
    def can_concede(self, position: P, seat: int) -> bool:
        """Whether a seat is still playing, so that it can give up."""

    @abstractmethod
    def concede_position(self, position: P, seat: int) -> None:
        """A seat gives up, whoever is being asked."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None: ...

    @abstractmethod
    def take_events(self, position: P) -> list[Event]:
        """What has happened since the last time; empties the position's notes."""

    @abstractmethod
    def observe_position(self, position: P, viewer: int) -> Any: ...

    @abstractmethod
    def redeal_position(self, position: P, viewer: int, rng: Rng) -> P: ...

    @abstractmethod
    def save_position(self, position: P) -> Any: ...

    @abstractmethod
    def load_position(self, options: Options, data: Any) -> P: ...

    # What every game gets.

    def start(self, *, seats: int = 2, seed: int = 0, options: Any = None, events: bool = False) -> State[P, Options]:
        """Start a match. The same seed, options and choices make the same match, on every machine."""
        read = self.read_options(options)
        return State(self, read, seats, seed, self.begin(seats, seed, read, events), [])

    def observe(self, state: State[P, Options], viewer: int) -> Any:
        """What a seat, or SPECTATOR, may know."""
        return self.observe_position(state.position, viewer)

    def redeal(self, state: State[P, Options], viewer: int, rng: Rng) -> State[P, Options]:
        """A copy in which everything that the viewer cannot know is drawn anew, the coming randomness too.

        It has neither the seed nor the choices of the match: they would tell how the hidden cards really lie.
        """
        dealt = self.redeal_position(state.position, viewer, rng)
        return State(self, state.options, state.seats, None, dealt, [])

    def replay(self, record: Record, events: bool = False) -> State[P, Options]:
        """Play a record to its end; raises BadRecord or OtherVersion where that cannot be done."""
        if record.game != self.id:
            raise BadRecord(f"this is a record of {record.game!r}, not of {self.id!r}")
        if record.format != FORMAT or record.version != self.version:
            raise OtherVersion(
                f"this record is of format {record.format}, rules {record.version}; "
                f"this program reads format {FORMAT}, rules {self.version}"
            )
        try:
            state = self.start(seats=record.seats, seed=record.seed, options=record.options, events=events)
        except OverruleError as error:
            raise BadRecord(f"the record's options are not valid: {error}") from error
        for number, key in enumerate(record.choices, start=1):
            try:
                state.repeat(key)
            except OverruleError as error:
                raise BadRecord(f"choice {number} ({key!r}) of the record cannot be made: {error}") from error
        if record.outcome is not None and record.outcome != _outcome_data(state.outcome):
            raise BadRecord("the record's choices do not lead to the outcome that it names")
        return state

    def load(self, data: dict[str, Any]) -> State[P, Options]:
        """The state that `State.save` wrote; raises OtherVersion where other rules or cards wrote it."""
        try:
            saved = msgspec.convert(data, Saved)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a saved state: {error}") from error
        if (saved.game, saved.version) != (self.id, self.version):
            raise OtherVersion(
                f"this save is of {saved.game}, rules {saved.version}; this program loads {self.id}, {self.version}"
            )
        options = self.read_options(saved.options)
        position = self.load_position(options, saved.position)
        return State(self, options, saved.seats, saved.seed, position, saved.choices)


class Saved(Struct, forbid_unknown_fields=True):
    """A state as plain data."""

    game: str
    version: str
    seats: int
    seed: int | None
    options: Any
    choices: list[str]
    position: Any


class State(Generic[P, Options]):
    """One match: a position, and how it came about."""

    def __init__(
        self,
        game: Game[P, Options],
        options: Options,
        seats: int,
        seed: int | None,
        position: P,
        choices: list[str],
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.position = position
        self.choices = choices

    @property
    def decision(self) -> Decision | None:
        """The question that is open now; None when the match is over."""
        return self.game.decision(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.position)

    def choose(self, choice: Option | str, *, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision with an option or its key; raises before anything changes.

        `seat` and `number` say who answers and which decision is meant, where that is not certain.
        """
        decision = self.game.decision(self.position)
        if number is not None and not isinstance(number, int):
            raise MalformedChoice(f"a decision's number is a whole number, not {number!r}")
        if number is not None and number < self.game.answered(self.position):
            raise AlreadyAnswered(f"decision {number} has been answered already")
        if decision is None:
            raise MatchOver("the match is over: there is nothing to choose")
        if number is not None and number != decision.number:
            raise MalformedChoice(f"decision {number} has not been asked yet; the open one is {decision.number}")
        if seat is not None and seat != decision.seat:
            raise NotYourDecision(f"seat {seat} is not asked; the open decision is seat {decision.seat}'s")
        option = self._offered(decision, choice)
        self.game.apply(self.position, option.code)
        self.choices.append(option.key)

    def concede(self, seat: int) -> None:
        """A player gives up, whether or not it is their decision; raises before anything changes."""
        if self.outcome is not None:
            raise MatchOver("the match is over: there is nothing to concede")
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise MalformedChoice(f"a seat is a whole number from 0 to {self.seats - 1}, not {seat!r}")
        if not self.game.can_concede(self.position, seat):
            raise NotYourDecision(f"seat {seat} has lost already")
        self.game.concede_position(self.position, seat)
        self.choices.append(f"{CONCEDE}{seat}")

    def repeat(self, key: str) -> None:
        """Do again what a record says was done: a choice, or a player giving up."""
        if isinstance(key, str) and key.startswith(CONCEDE) and key[len(CONCEDE) :].isdecimal():
            self.concede(int(key[len(CONCEDE) :]))
        else:
            self.choose(key)

    def _offered(self, decision: Decision, choice: Option | str) -> Option:
        """The option that is meant, as it is on offer now."""
        key = choice.key if isinstance(choice, Option) else choice
        if not isinstance(key, str) or not key:
            raise MalformedChoice(f"a choice is an option or its key, not {choice!r}")
        option = decision.find(key)
        if option is None:
            allowed = ", ".join(option.key for option in decision.options)
            raise NotOffered(f"{key!r} is not on offer; allowed: {allowed}")
        return option

    def events(self) -> list[Event]:
        """What has happened since the last call; empty unless the match was started with events."""
        return self.game.take_events(self.position)

    def copy(self) -> State[P, Options]:
        """A state that goes on exactly like this one; it writes no events."""
        position = self.game.copy_position(self.position)
        return State(self.game, self.options, self.seats, self.seed, position, list(self.choices))

    def record(self) -> Record:
        """Seed, options and choices: all that it takes to play the match again.

        Raises BadRecord for a state that no start led to: a redealt one, or one that was set up as a position.
        """
        if self.seed is None:
            raise BadRecord("this match was not played from its start, so there is nothing to record")
        return Record(
            format=FORMAT,
            game=self.game.id,
            version=self.game.version,
            seats=self.seats,
            seed=self.seed,
            options=self.game.write_options(self.options),
            choices=list(self.choices),
            outcome=_outcome_data(self.outcome),
        )

    def save(self) -> dict[str, Any]:
        """The whole state as plain data, from which it goes on without being replayed."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.game.write_options(self.options),
            "choices": list(self.choices),
            "position": self.game.save_position(self.position),
        }


def _outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "rule": outcome.rule, "reason": outcome.reason}
