"""What the command line needs to know about a game: its desk. The commands themselves know no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType

from overrule.bots import Bot
from overrule.cli.common import WrongArgument
from overrule.cli.terminal import Person, TerminalMatch
from overrule.core.game import Game, State
from overrule.core.rng import Rng
from overrule.games.rulebook import Rule
from overrule.messages import message


class Broken(Exception):
    """A position that must not be."""


@dataclass(frozen=True)
class Setup:
    """A match before it begins."""

    seats: int
    options: dict[str, Any]


class Narrator(Protocol):
    """Tells one viewer the events of a match in sentences."""

    def tell(self, event: Mapping[str, Any]) -> str:
        """The sentence for the next event, as the viewer may know it."""


class Desk(ABC):
    """A game as the command line sees it."""

    game: Game[Any, Any]
    title: str
    flags: tuple[str, ...]  # those that not every game has
    counted: tuple[str, ...] = ()  # kinds of questions that `simulate` counts
    sample_at: int  # the decision at which `bench` takes a position in mid-match

    def say(self, lang: str, key: str, **args: str | int) -> str:
        """A message about this game."""
        return message(lang, key, f"overrule.games.{self.game.id}", **args)

    def given(self, **flags: Any) -> dict[str, Any]:
        """The flags that were given; refuses those that mean nothing in this game."""
        chosen = {name: value for name, value in flags.items() if value is not None}
        for name in chosen:
            if name not in self.flags:
                raise WrongArgument(f"{flag(name)} means nothing in {self.title} (overrule ... {self.game.id})")
        return chosen

    # -------------------------------------------------------------------------------------------------- one match

    @abstractmethod
    def set_up(self, given: Mapping[str, Any], first: int | str) -> Setup:
        """The match that flags of `overrule play` ask for; refuses what cannot be."""

    def settle(self, setup: Setup, given: Mapping[str, Any], person: Person, seed: int) -> Setup:
        """Ask the person what no flag has said."""
        return setup

    @abstractmethod
    def match(
        self, state: State[Any, Any], bots: Mapping[int, Bot], person: Person, names: Sequence[str], given: Any
    ) -> TerminalMatch:
        """A match of a person in seat 0."""

    @abstractmethod
    def narrator(self, lang: str, viewer: int, names: Sequence[str], start: State[Any, Any]) -> Narrator:
        """Who tells a match; `start` is the state in which it began."""

    def together(self, events: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """Events with those put together that are told together."""
        yield from events

    # ------------------------------------------------------------------------------------------------ many matches

    @abstractmethod
    def random_match(self, seed: int) -> Setup:
        """A match of all kinds that there are: the seed alone decides."""

    @abstractmethod
    def check(self, position: Any) -> None:
        """Raise Broken unless all cards are there, each in one place."""

    @abstractmethod
    def simulated(self, seats: int, seed: int, given: Mapping[str, Any]) -> Setup:
        """A match between bots."""

    def turn(self, position: Any) -> int:
        """The number of the present turn."""
        return int(position.turn)

    @abstractmethod
    def measured(self, seed: int) -> Any:
        """A position at its first question, for measuring; questions with one option answer themselves in it."""

    @abstractmethod
    def play_out(self, position: Any, moves: Rng) -> int:
        """Play at random to the end inside the engine; gives the number of decisions."""

    # ------------------------------------------------------------------------------------------------------- cards

    @abstractmethod
    def sets(self, given: Mapping[str, Any]) -> Sequence[Any]:
        """The card sets that flags ask for: built in, or read from a file."""

    @abstractmethod
    def pick(self, sets: Sequence[Any], names: Sequence[str], given: Mapping[str, Any]) -> Sequence[Any]:
        """The part of card sets that is named; refuses a name that nothing has."""

    @abstractmethod
    def sheet(self, lang: str, sets: Sequence[Any]) -> str:
        """Cards as plain text."""

    @abstractmethod
    def data(self, chosen: Sequence[Any], sets: Sequence[Any]) -> list[dict[str, Any]]:
        """Cards for a program to read: facts, and texts in both languages."""

    @abstractmethod
    def find_cards(self, typed: str) -> list[str]:
        """The ids of the built-in cards that are meant; empty if there is none."""

    @abstractmethod
    def show_cards(self, ids: Iterable[str], lang: str) -> RenderableType:
        """Cards with their texts, one below the other."""

    @abstractmethod
    def rules_of(self, id: str, lang: str) -> list[Rule]:
        """The rules that explain words on a card."""


def flag(name: str) -> str:
    """A flag as it is typed."""
    return f"--{name.replace('_', '-')}"


def file_of(given: Mapping[str, Any]) -> Path | None:
    """The file that a flag names."""
    path: Path | None = given.get("file")
    return path
