"""The kit of a game: one object with everything that the layers above the rules need from it.

A part of a kit is named by its module and loaded on first use: a program that uses only the engine loads
neither sentences nor tables. What a part must provide is defined here or in the layer that uses it: `Desk` in `cli`,
`Encoder` in `envs`, `Player` and `Adviser` in `bots`, `Sides` in `arena`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NotRequired, Protocol, TypedDict, TypeVar

from overrule.core.decisions import Decision, Option
from overrule.core.errors import BadKit
from overrule.core.game import Game, State

T = TypeVar("T")
EventView = Mapping[str, Any]


class Part(Generic[T]):
    """A part of a kit: a module, or with a colon something in it (`package.module:NAME`)."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._loaded: T | None = None

    def __call__(self) -> T:
        if self._loaded is None:
            self._loaded = self._load()
        return self._loaded

    def check(self) -> None:
        """Raise BadKit if its module is missing; nothing is loaded."""
        module = self.path.partition(":")[0]
        try:
            found = find_spec(module)
        except ModuleNotFoundError:
            found = None
        if found is None:
            raise BadKit(f"a part of a kit, {self.path!r}, is not there")

    def _load(self) -> T:
        module, _, name = self.path.partition(":")
        try:
            found: Any = import_module(module)
            for attribute in filter(None, name.split(".")):
                found = getattr(found, attribute)
        except ModuleNotFoundError as error:
            if error.name is None or not module.startswith(error.name):
                raise  # the part is there, but something that it needs is not installed
            raise BadKit(f"a part of a kit, {self.path!r}, is not there: {error}") from error
        except AttributeError as error:
            raise BadKit(f"a part of a kit, {self.path!r}, is not there: {error}") from error
        loaded: T = found
        return loaded


class Narrator(Protocol):
    """Tells one viewer the events of a match in sentences, from the start."""

    def tell(self, event: EventView) -> str:
        """The sentence for the next event, as the viewer may know it; empty if another sentence covers it."""


@dataclass(frozen=True)
class Area:
    """A part of the table in words, for clients that know nothing of the game; a face-down card has no id."""

    title: str
    seat: int | None = None
    lines: Sequence[str] = ()
    cards: Sequence[tuple[str | None, str]] = ()  # id and name


class Questions(Protocol):
    """Puts questions and answers in words for the seat that is asked."""

    def prompt(self, decision: Decision) -> str:
        """What the seat is asked."""

    def label(self, option: Option, decision: Decision) -> str:
        """An option as the seat reads it."""


class Words(Protocol):
    """How a game speaks. `names` are those of the seats."""

    def Questions(self, lang: str, seen: Any, names: Sequence[str]) -> Questions:  # noqa: N802 - a class
        """Words for the seat with the observation `seen`."""

    def Narrator(self, lang: str, viewer: int, names: Sequence[str], opening: Any) -> Narrator:  # noqa: N802
        """A narrator of a match; `opening` is what a spectator observes at its beginning."""

    def together(self, events: Iterable[EventView]) -> Iterable[EventView]:
        """Events, with those merged that are told together."""


class Named(TypedDict):
    """What every card, set and deck has, in one language. `forms`: other forms of its name in sentences."""

    id: str
    name: str
    forms: NotRequired[list[str]]


class Catalogue(Protocol):
    """What can be looked up about a game, as plain data in one language.

    A game types what it returns; the client's types are written from that.
    """

    part_names: tuple[str, str]  # what `parts` are called: one, many

    def choices(self, lang: str) -> Mapping[str, Any]:
        """What can be chosen for a match."""

    def cards(self, lang: str) -> Mapping[str, Any]:
        """All cards by their ids under `cards`, each with id, name and texts; and what else the game has."""

    def keywords(self, lang: str) -> Mapping[str, str]:
        """Beginnings of keywords on cards, with the numbers of the rules that explain them."""

    def parts(self, lang: str) -> Mapping[str, tuple[str, str]]:
        """The parts of cards, each of which a scenario must show, with name and text."""


class Gains(Protocol):
    """What an answer brings a player, for a warning before one that brings nothing."""

    LEADING: frozenset[str]  # kinds of events that only lead to others
    LOSSES: frozenset[str]  # kinds of events that are losses to whomever they happen to, or nothing

    def standing(self, position: Any, seat: int) -> tuple[int, ...]:
        """Numbers that a player wants to increase."""


class Rooms(Protocol):
    """What people may choose before a match in a room, and what they brought to it."""

    allowed: frozenset[str]  # options that they may set: custom cards must not surprise other players

    def settle(self, wishes: dict[str, Any], decks: Sequence[Any], pick: Callable[[Sequence[Any]], Any]) -> Any:
        """The options of a match that begins now; `decks` by seat, if any. Open choices are made at random."""

    def brought(self, options: Any, seen: Any, lang: str) -> list[str]:
        """What each seat played with, in a few words, by the options of a match and what all see at its end."""


class Decks(Protocol):
    """Decks that people bring to a match."""

    def find_deck(self, name: str) -> Any:
        """The ready-made deck of that id or name, or None."""

    def plain_deck(self, data: Any) -> Any:
        """A deck from plain data; raises BadDeck."""

    def own_deck(self, name: str, cards: Mapping[str, int]) -> Any:
        """A stored deck."""

    def check_deck(self, deck: Any) -> Sequence[Any]:
        """All problems of a deck, each with `text(lang)`, `card` and `line`; none if it can be played."""

    def parse_deck_text(self, text: str) -> Any:
        """A deck from text, as `deck`, and what is wrong with it, as `problems()`."""

    def write_deck_text(self, deck: Any, lang: str) -> str: ...


class Reactions(Protocol):
    """Questions that players may want to skip. What this says about them must not depend on hidden cards."""

    phases: Sequence[str]  # phases at which a player may want to stop

    def is_reaction(self, decision: Decision) -> bool:
        """Whether a question can be passed on behalf of a player."""

    def is_step(self, decision: Decision) -> bool:
        """Whether this is a moment at which a stop on a phase applies."""

    def concerns(self, decision: Decision, seen: Any) -> bool:
        """Whether, by public facts, this is a moment for a reaction."""

    def is_able(self, decision: Decision) -> bool:
        """Whether there is something to do that could matter at this moment."""

    def subject(self, decision: Decision, seen: Any) -> frozenset[Any]:
        """What a moment is about, if a player who has passed on it need not be asked again; otherwise nothing."""


class Scenarios(Protocol):
    """How positions and expectations of scenarios are described."""

    def set_up(self, data: Any) -> State[Any, Any]: ...

    def check(self, state: State[Any, Any], data: Any, events: list[str]) -> list[str]: ...

    def check_keys(self, state: State[Any, Any], keys: Iterable[str]) -> None:
        """Refuse keys that no question of the match can have; raises BadScenario."""


@dataclass(frozen=True)
class Kit:
    """A game and everything about it above its rules. For a missing part, a layer uses a plain one or none."""

    game: Game[Any, Any]
    package: str  # has the messages (`messages.en.ftl`) and the rulebook (`rulebook.en.toml`) in each language
    title: Mapping[str, str]  # by language
    words: Part[Words]
    catalogue: Part[Catalogue]
    rooms: Part[Rooms] | None = None
    decks: Part[Decks] | None = None
    reactions: Part[Reactions] | None = None
    progress: Part[Callable[[Any], list[float]]] | None = None  # of each seat of a position, from 0 to 1: it has won
    gains: Part[Gains] | None = None
    plain: Part[Callable[[Any, str, Sequence[str]], Sequence[Area]]] | None = None  # the table in words
    players: Part[Mapping[str, Callable[[], Any]]] | None = None  # of the bots, by level
    adviser: Part[Any] | None = None  # `Adviser` in `bots`: what hints and analyses are based on
    encoder: Part[Callable[[Any, int], Any]] | None = None  # of options and number of seats
    desk: Part[Callable[[Kit], Any]] | None = None
    commands: Mapping[str, tuple[str, Part[Any]]] = field(default_factory=dict)  # of the command line: help, app
    scenarios: Part[Scenarios] | None = None
    sides: Part[Callable[..., Any]] | None = None
    puzzles: Part[Any] | None = None  # its themes, and a file of puzzles
