"""What the command line needs to know about a game: its desk. The commands themselves know no game.

A game that brings no desk of its own gets the plain one, which is made of its words, its catalogue and its rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from overrule.bots import Bot
from overrule.cards.names import folded
from overrule.cli.common import WrongArgument
from overrule.cli.plain import PlainMatch
from overrule.cli.terminal import Person, TerminalMatch
from overrule.core.game import State
from overrule.core.kit import Kit
from overrule.games import KITS, kit
from overrule.games.rulebook import Rule, read_rulebook
from overrule.messages import message


class Broken(Exception):
    """A position that must not be."""


@dataclass(frozen=True)
class Setup:
    """A match before it begins."""

    seats: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Size:
    """Matches that are measured: what tells them from the usual ones, and how they are set up."""

    title: str
    seats: int
    options: Any  # as the rules read them


class Desk:
    """A game as the command line sees it."""

    flags: tuple[str, ...] = ("players",)  # those that not every game has
    counted: tuple[str, ...] = ()  # kinds of questions that `simulate` counts
    sample_at: int = 10  # the decision at which `bench` takes a position in mid-match

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.game = kit.game
        self.title = kit.title["en"]

    def say(self, lang: str, key: str, **args: str | int) -> str:
        """A message about this game."""
        return message(lang, key, self.kit.package, **args)

    def given(self, **flags: Any) -> dict[str, Any]:
        """The flags that were given; refuses those that mean nothing in this game."""
        chosen = {name: value for name, value in flags.items() if value is not None}
        for name in chosen:
            if name not in self.flags:
                raise WrongArgument(f"{flag(name)} means nothing in {self.title} (overrule ... {self.game.id})")
        return chosen

    # -------------------------------------------------------------------------------------------------- one match

    def set_up(self, given: Mapping[str, Any], first: int | str) -> Setup:
        """The match that flags of `overrule play` ask for; refuses what cannot be."""
        return Setup(self.seats(given), {"first": first})

    def seats(self, given: Mapping[str, Any]) -> int:
        """How many play, by a flag or as usual."""
        allowed = self.game.seats
        seats: int = given.get("players", allowed[0])
        if seats not in allowed:
            number = str(allowed[0]) if len(allowed) == 1 else f"from {allowed[0]} to {allowed[-1]}"
            raise WrongArgument(f"--players must be {number}, not {seats}")
        return seats

    def settle(self, setup: Setup, given: Mapping[str, Any], person: Person, seed: int) -> Setup:
        """Ask the person what no flag has said."""
        return setup

    def match(
        self, state: State[Any, Any], bots: Mapping[int, Bot], person: Person, names: Sequence[str], given: Any
    ) -> TerminalMatch:
        """A match of a person in seat 0."""
        return PlainMatch(self.kit, state, bots, person, names)

    # ------------------------------------------------------------------------------------------------ many matches

    def random_match(self, seed: int) -> Setup:
        """A match of all kinds that there are: the seed alone decides."""
        return Setup(self.game.seats[seed % len(self.game.seats)], {})

    def check(self, position: Any) -> None:
        """Raise Broken unless all cards are there, each in one place."""

    def simulated(self, seats: int, seed: int, given: Mapping[str, Any]) -> Setup:
        """A match between bots."""
        return Setup(seats, {})

    # ---------------------------------------------------------------------------------------------------- measuring

    def usual_size(self) -> Size:
        """The matches that `bench` measures: of the fewest players."""
        return Size("", self.game.seats[0], self.game.rules.read_options(None))

    def sizes(self) -> list[Size]:
        """Matches with more and more players or cards, to measure what that costs."""
        options = self.usual_size().options
        return [Size(f"{seats} players", seats, options) for seats in self.game.seats if len(self.game.seats) > 1]

    def measured(self, seed: int, size: Size) -> State[Any, Any]:
        """A match at its first question. Its options have been checked, so this takes no longer than it must."""
        position = self.game.rules.begin(size.seats, seed, size.options)
        return State(self.game, size.options, size.seats, seed, position)

    # ------------------------------------------------------------------------------------------------------- cards

    def sets(self, given: Mapping[str, Any]) -> Sequence[Any]:
        """The card sets that flags ask for: built in, or read from a file."""
        return [self.kit.catalogue().cards(lang)["cards"] for lang in ("en", "cs")]

    def pick(self, sets: Sequence[Any], names: Sequence[str], given: Mapping[str, Any]) -> Sequence[Any]:
        """The part of card sets that is named; refuses a name that nothing has."""
        if not names:
            return sets
        for name in names:
            if not self.find_cards(name):
                raise WrongArgument(f"there is no card {name!r}; see: overrule cards {self.game.id}")
        ids = [id for name in names for id in self.find_cards(name)]
        return [{id: card_set[id] for id in ids} for card_set in sets]

    def sheet(self, lang: str, sets: Sequence[Any]) -> str:
        """Cards as plain text."""
        cards = sets[lang == "cs"].values()
        return "\n".join("\n".join((card["name"], *(f"  {line}" for line in card["lines"]), "")) for card in cards)

    def data(self, chosen: Sequence[Any], sets: Sequence[Any]) -> list[dict[str, Any]]:
        """Cards as plain data: facts, and texts in both languages."""
        english, czech = chosen
        return [
            {**card, "cs": {"name": czech[id]["name"], "lines": czech[id]["lines"]}} for id, card in english.items()
        ]

    def schema(self) -> Any:
        """The JSON Schema of card sets."""
        raise WrongArgument(f"{self.title} reads no card sets from files")

    def find_cards(self, typed: str) -> list[str]:
        """The ids of the built-in cards that are meant; empty if there is none."""
        found = [card for cards in self.sets({}) for card in cards.values()]
        return list(
            dict.fromkeys(card["id"] for card in found if folded(typed) in (folded(card["id"]), folded(card["name"])))
        )

    def show_cards(self, ids: Iterable[str], lang: str) -> RenderableType:
        """Cards with their texts, one below the other."""
        cards = self.kit.catalogue().cards(lang)["cards"]
        shown = [Text("\n").join([Text(cards[id]["name"], style="bold"), *map(Text, cards[id]["lines"])]) for id in ids]
        return Group(*shown)

    def rules_of(self, id: str, lang: str) -> list[Rule]:
        """The rules that explain words on a card."""
        return []

    def rules(self, lang: str) -> list[Rule]:
        """All rules, in the order of the book."""
        return [rule for chapter in read_rulebook(self.kit.package, lang).chapters for rule in chapter.rules]


@cache
def desk_of(game: str) -> Desk:
    """The desk of a game; raises BadOptions, which names the known ones."""
    own = kit(game)
    desk: Desk = Desk(own) if own.desk is None else own.desk()(own)
    return desk


def all_desks() -> list[Desk]:
    """The desks of all games."""
    return [desk_of(game) for game in KITS]


def flag(name: str) -> str:
    """A flag as it is typed."""
    return f"--{name.replace('_', '-')}"


def file_of(given: Mapping[str, Any]) -> Path | None:
    """The file that a flag names."""
    path: Path | None = given.get("file")
    return path
