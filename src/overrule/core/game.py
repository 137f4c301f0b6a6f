"""A match is data and three verbs (start, choose, observe), which serve players, spectators and bots.

`Game` is made from a game's rules; `State` is one match, with its choices recorded so that it can be replayed.
Bots get observations and decisions, never states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic

import msgspec
from msgspec import Struct

from overrule.core.decisions import Decision, OnOffer, Option, Outcome
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
from overrule.core.notes import Notes
from overrule.core.records import FORMAT, Record
from overrule.core.rng import Rng
from overrule.core.rules import Options, P, Rules

CONCEDE = "concede:"  # + seat: how a record says that a player conceded


class Game(Generic[P, Options]):
    """One game: where its matches begin."""

    def __init__(self, rules: Rules[P, Options]) -> None:
        self.rules = rules
        self.id = rules.id
        self.seats = rules.seats  # allowed numbers of players

    def __reduce__(self) -> Any:
        return Game, (self.rules,)

    @property
    def version(self) -> str:
        """Of the rules and all built-in cards: saved states are loaded only under the same one."""
        return self.rules.version

    def start(self, *, seats: int = 2, seed: int = 0, options: Any = None, events: bool = False) -> State[P, Options]:
        """Start a match. The same seed, options and choices make the same match, on every machine."""
        read = self.rules.read_options(options)
        return State(self, read, seats, seed, self.rules.begin(seats, seed, read, events))

    def observe(self, state: State[P, Options], viewer: int) -> Any:
        """What a seat, or SPECTATOR, may know. Only the seat that is asked sees its decision."""
        decision = state.decision if state.asked == viewer else None
        return self.rules.observe(state.position, viewer, None if decision is None else decision.in_full())

    def redeal(self, state: State[P, Options], viewer: int, rng: Rng) -> State[P, Options]:
        """A copy in which everything that the viewer cannot know is dealt again, including future randomness.

        It has neither the seed nor the choices of the match: they would reveal the hidden cards.
        """
        dealt = self.rules.redeal(state.position, viewer, rng)
        return State(self, state.options, state.seats, None, dealt)

    def replay(self, record: Record, events: bool = False) -> State[P, Options]:
        """Play a record to its end; raises BadRecord or OtherVersion if that is impossible.

        Other cards may have changed since the record was written, as long as those of the match are the same.
        """
        if record.game != self.id:
            raise BadRecord(f"this is a record of {record.game!r}, not of {self.id!r}")
        if record.format != FORMAT:
            raise OtherVersion(f"this record is of format {record.format}; this program reads format {FORMAT}")
        try:
            options = self.rules.read_options(record.options)
        except OverruleError as error:
            raise BadRecord(f"the record's options are not valid: {error}") from error
        version = self.rules.version_of(options)
        if record.version != version:
            raise OtherVersion(
                f"the rules or the cards of this match have changed: it was played with version "
                f"{record.version}, the present one is {version}"
            )
        try:
            state = self.start(seats=record.seats, seed=record.seed, options=options, events=events)
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
        """The state that `State.save` wrote; raises OtherVersion if it comes from other rules or cards."""
        try:
            saved = msgspec.convert(data, Saved)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a saved state: {error}") from error
        if (saved.game, saved.version) != (self.id, self.version):
            raise OtherVersion(
                f"this save is of {saved.game}, rules {saved.version}; this program loads {self.id}, {self.version}"
            )
        options = self.rules.read_options(saved.options)
        position = self.rules.load(options, saved.position)
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
    """One match: a position, and how it came about.

    Two states are equal if they are at the same point of the same match, whatever led there. Equality and hash are
    those of the moment: they change with every choice.
    """

    def __init__(
        self,
        game: Game[P, Options],
        options: Options,
        seats: int,
        seed: int | None,
        position: P,
        choices: Sequence[str | int] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.position = position
        self._choices: list[str | int] = list(choices)  # keys, and codes that have not been turned into keys
        self._decision: Decision | None = None  # the open one, once somebody has looked at it
        self._apply = game.rules.apply
        self._codes = game.rules.codes
        self._offers = game.rules.offers

    # -------------------------------------------------------------------------------------------- playing in words

    @property
    def decision(self) -> Decision | None:
        """The question that is open now; None when the match is over."""
        if self._decision is None:
            self._decision = self.game.rules.decision(self.position)
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.rules.outcome(self.position)

    def choose(self, choice: Option | str, *, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision with an option or its key; raises before anything changes.

        `seat` and `number` say who answers and which decision is meant, where that is not certain.
        """
        if number is not None and not isinstance(number, int):
            raise MalformedChoice(f"a decision's number is a whole number, not {number!r}")
        if number is not None and number < self.position.decisions:
            raise AlreadyAnswered(f"decision {number} has been answered already")
        decision = self.decision
        if decision is None:
            raise MatchOver("the match is over: there is nothing to choose")
        if number is not None and number != decision.number:
            raise MalformedChoice(f"decision {number} has not been asked yet; the open one is {decision.number}")
        if seat is not None and seat != decision.seat:
            raise NotYourDecision(f"seat {seat} is not asked; the open decision is seat {decision.seat}'s")
        option = _offered(decision, choice)
        self._leave_question()
        self._apply(self.position, option.code)
        self._choices.append(option.key)

    def concede(self, seat: int) -> None:
        """A player gives up, whether or not it is their decision; raises before anything changes."""
        if self.outcome is not None:
            raise MatchOver("the match is over: there is nothing to concede")
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise MalformedChoice(f"a seat is a whole number from 0 to {self.seats - 1}, not {seat!r}")
        if not self.plays(seat):
            raise NotYourDecision(f"seat {seat} has lost already")
        self._leave_question()
        self.game.rules.concede(self.position, seat)
        self._choices.append(f"{CONCEDE}{seat}")

    def _leave_question(self) -> None:
        """The match is about to go on. A caller that still holds the decision may look at its options later."""
        if self._decision is not None:
            if isinstance(self._decision.options, OnOffer):
                self._decision.options.keep()
            self._decision = None

    def plays(self, seat: int) -> bool:
        """Whether a seat has not lost yet."""
        return self.game.rules.plays(self.position, seat)

    def repeat(self, key: str) -> None:
        """Do again what a record says was done: a choice, or a player giving up."""
        if isinstance(key, str) and key.startswith(CONCEDE) and key[len(CONCEDE) :].isdecimal():
            self.concede(int(key[len(CONCEDE) :]))
        else:
            self.choose(key)

    def want_events(self, first: int = 0) -> None:
        """Record events from now on, if they were not recorded before; `first`: the number of the next event."""
        self.position.notes = Notes(first=first)

    def draw_pictures(self, first: int | None = None) -> None:
        """From now on each event has a picture, the position at that moment. `first`: the number of the next event,
        where events were not wanted before."""
        if first is not None:
            self.want_events(first)
        self.position.notes.pictures = True

    def events(self) -> list[Event]:
        """What has happened since the last call; empty unless the match was started with events."""
        return self.game.rules.take_events(self.position)

    # ---------------------------------------------------------------------------------------- playing with integers

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.position.asking

    @property
    def codes(self) -> list[int]:
        """The options on offer as small ints, which are valid in this question only; do not change the list."""
        return self._codes(self.position)

    def apply(self, code: int) -> None:
        """Answer with one of `codes`, without making any strings. Raises before anything changes."""
        if not self._offers(self.position, code):
            raise NotOffered(f"the code {code!r} is not on offer; allowed: {self.codes}")
        if self._decision is not None:
            self._leave_question()
        self._apply(self.position, code)
        self._choices.append(code)

    def play_out(self, rng: Rng) -> int:
        """Play at random to the end inside the engine; returns the number of choices.

        Afterwards the state tells the outcome. It can be neither observed nor redealt, and has no record.
        """
        self._leave_question()
        self.seed = None
        return self.game.rules.play_out(self.position, rng)

    # ------------------------------------------------------------------------------------------------------ keeping

    @property
    def made(self) -> int:
        """How many choices have been made so far."""
        return len(self._choices)

    @property
    def choices(self) -> list[str]:
        """The keys of all choices so far."""
        if any(isinstance(choice, int) for choice in self._choices):
            self._choices = list(self._worded())
        return [choice for choice in self._choices if isinstance(choice, str)]

    def _worded(self) -> Iterator[str]:
        """The choices as keys; those that were made with integers are replayed to get their keys."""
        if self.seed is None:
            raise BadRecord("this match was not played from its start, so its choices cannot be put into words")
        again = self.game.start(seats=self.seats, seed=self.seed, options=self.options)
        for choice in self._choices:
            decision = again.decision
            if isinstance(choice, int):
                assert decision is not None
                yield next(option.key for option in decision.options if option.code == choice)
                again.apply(choice)
            else:
                yield choice
                again.repeat(choice)

    def copy(self) -> State[P, Options]:
        """A copy that continues exactly like this state; it records no events."""
        return State(self.game, self.options, self.seats, self.seed, self.position.copy(), self._choices)

    def __deepcopy__(self, memo: Any) -> State[P, Options]:
        return self.copy()

    def __reduce__(self) -> Any:
        return Game.load, (self.game, self.save())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.id == other.game.id and self._essence() == other._essence()

    def __hash__(self) -> int:
        return hash(self._essence())

    def _essence(self) -> bytes:
        """All that decides how the match goes on."""
        rules = self.game.rules
        return msgspec.msgpack.encode((rules.write_options(self.options), rules.save(self.position)))

    def record(self) -> Record:
        """Seed, options and choices: everything needed to play the match again.

        Raises BadRecord for a state that no start led to: a redealt one, or one that was set up as a position.
        """
        if self.seed is None:
            raise BadRecord("this match was not played from its start, so there is nothing to record")
        return Record(
            format=FORMAT,
            game=self.game.id,
            version=self.game.rules.version_of(self.options),
            seats=self.seats,
            seed=self.seed,
            options=self.game.rules.write_options(self.options),
            choices=self.choices,
            outcome=_outcome_data(self.outcome),
        )

    def save(self) -> dict[str, Any]:
        """The whole state as plain data, from which it goes on without being replayed."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.game.rules.write_options(self.options),
            "choices": [] if self.seed is None else self.choices,
            "position": self.game.rules.save(self.position),
        }


def _offered(decision: Decision, choice: Option | str) -> Option:
    """The option that is meant, as it is on offer now."""
    if isinstance(choice, Option) and isinstance(decision.options, OnOffer) and decision.options.made(choice):
        return choice
    key = choice.key if isinstance(choice, Option) else choice
    if not isinstance(key, str) or not key:
        raise MalformedChoice(f"a choice is an option or its key, not {choice!r}")
    option = decision.find(key)
    if option is None:
        allowed = ", ".join(option.key for option in decision.options)
        raise NotOffered(f"{key!r} is not on offer; allowed: {allowed}")
    return option


def _outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "rule": outcome.rule, "reason": outcome.reason}
