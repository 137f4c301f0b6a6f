"""What a game's rules provide for positions. `Game` and `State` build the public interface on it."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sized
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from overrule.core.decisions import Decision, Outcome
from overrule.core.errors import BadOptions, BadRecord
from overrule.core.events import Event, Happened
from overrule.core.rng import Rng

MOST_SEED = (1 << 64) - 1
PINNED = "own"  # the id of the set that holds the cards of a match when they are written out


class Codes(Protocol):
    """Numbers in a row: a list or an array."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, code: object, /) -> bool: ...


class Position(Protocol):
    """What every position has: who is asked what, and the notes."""

    notes: Any  # with `entries`, or None
    streams: list[Rng]

    @property
    def asking(self) -> int:
        """A seat, or -1."""

    @property
    def options(self) -> Codes:
        """The codes on offer."""

    @property
    def decisions(self) -> int:
        """How many questions have been answered."""

    @property
    def turn(self) -> int: ...

    @property
    def decks(self) -> Iterable[Sized]: ...

    def copy(self) -> Any: ...


P = TypeVar("P", bound=Position)  # a game's position
Options = TypeVar("Options")


class Rules(ABC, Generic[P, Options]):
    """One game's rules. It has no state: everything that changes is in positions."""

    id: ClassVar[str]
    title: ClassVar[str]  # in English, for error messages
    seats: ClassVar[tuple[int, ...]]  # allowed numbers of players
    revision: ClassVar[int]  # raised when a rule changes what a record replays to
    options_type: ClassVar[type[Any]]
    happened: ClassVar[Happened]  # the kinds of events

    # What a game provides.

    @abstractmethod
    def check_options(self, options: Options) -> None:
        """Refuse impossible options: raises BadOptions, which says what is allowed."""

    @abstractmethod
    def cards(self, options: Options | None) -> Any:
        """The cards of a match with these options, as plain data; for None, all built-in cards."""

    @abstractmethod
    def unopened(self, seats: int, seed: int, options: Options, events: bool) -> P:
        """A position just before its first question, which records events if they are wanted."""

    @abstractmethod
    def advance(self, position: P) -> None:
        """Go on until somebody is asked or the match is over."""

    def codes(self, position: P) -> list[int]:
        """The options on offer, as small ints."""
        return list(position.options) if position.asking >= 0 else []

    def offers(self, position: P, code: object) -> bool:
        """Whether an option is on offer."""
        return position.asking >= 0 and code in position.options

    @abstractmethod
    def apply(self, position: P, code: int) -> None:
        """Answer with an option that is on offer."""

    @abstractmethod
    def play_out(self, position: P, rng: Rng) -> int:
        """Play at random to the end; returns the number of choices. Afterwards nobody can observe the position."""

    @abstractmethod
    def decision(self, position: P) -> Decision | None:
        """The open question in words; None when the match is over."""

    @abstractmethod
    def plays(self, position: P, seat: int) -> bool:
        """Whether a seat is still playing."""

    @abstractmethod
    def concede(self, position: P, seat: int) -> None:
        """A seat gives up, whoever is being asked."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None: ...

    @abstractmethod
    def card_id(self, position: P, kind: int) -> str:
        """The id of one of the cards of a match."""

    @abstractmethod
    def observe(self, position: P, viewer: int, decision: Decision | None) -> Any:
        """What a seat, or SPECTATOR, may know; `decision` is the open one if it is the viewer's."""

    @abstractmethod
    def redeal(self, position: P, viewer: int, rng: Rng) -> P: ...

    @abstractmethod
    def save(self, position: P) -> Any:
        """The position as plain data."""

    @abstractmethod
    def load(self, options: Options, data: Any) -> P: ...

    # What every game gets.

    @cached_property
    def version(self) -> str:
        """The revision of the rules, with a digest of all built-in cards."""
        return f"{self.revision}-{_digest(self.cards(None))}"

    def version_of(self, options: Options) -> str:
        """The revision of the rules, with a digest of the cards of a match with these options."""
        return f"{self.revision}-{_digest(self.cards(options))}"

    def pinned(self, options: Options) -> Options:
        """The same match with its cards written out instead of named: it stays the same if built-in ones change.

        A game whose options cannot hold cards leaves them as they are.
        """
        return options

    def read_options(self, options: Any) -> Options:
        """Options of a match from plain data, an options value, or None for the usual ones; raises BadOptions."""
        try:
            given = {} if options is None else options
            read: Options = given if isinstance(given, self.options_type) else msgspec.convert(given, self.options_type)
        except msgspec.ValidationError as error:
            raise BadOptions(f"options of a match of {self.title}: {error}") from error
        self.check_options(read)
        return read

    def write_options(self, options: Options) -> Any:
        """Options as plain data."""
        return msgspec.json.decode(msgspec.json.encode(options))

    def begin(self, seats: int, seed: int, options: Options, events: bool = False) -> P:
        """A position at its first question."""
        if seats not in self.seats:
            allowed = str(self.seats[0]) if len(self.seats) == 1 else f"{self.seats[0]} to {self.seats[-1]}"
            raise BadOptions(f"{self.title} is for {allowed} players, not {seats}")
        if not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
            raise BadOptions(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
        position = self.unopened(seats, seed, options, events)
        self.advance(position)
        return position

    def take_events(self, position: P) -> list[Event]:
        """What has happened since the last time; empties the position's notes."""
        if position.notes is None:
            return []
        entries, position.notes.entries = position.notes.entries, []
        return [self.happened.event(position, entry, self.card_id) for entry in entries]

    def chance(self, position: P) -> list[object]:
        """Everything that draws and shuffles change, for comparison: the random streams and the sizes of the decks."""
        return [[stream.save() for stream in position.streams], [len(deck) for deck in position.decks]]

    def load_as(self, kind: type[Any], data: Any) -> Any:
        """Plain data as a saved position; raises BadRecord."""
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a saved position: {error}") from error


def _digest(cards: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(cards)).hexdigest()[:8]
