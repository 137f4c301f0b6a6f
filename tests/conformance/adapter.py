"""What these tests must know of a game beyond its contract: how to look into a position, which nobody may."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from overrule.core.decisions import Decision, Option
from overrule.core.game import Game, State
from overrule.core.rng import Rng

AnyGame = Game[Any, Any]
AnyState = State[Any, Any]
View = Mapping[str, Any]  # an event as one viewer may know it


@dataclass(frozen=True)
class Use:
    """A part of a card that some match must have used, like `("fire-0", "bottom")`."""

    card: str
    part: str


class Adapter(ABC):
    """One game, opened up for tests. Viewers are seats, or SPECTATOR."""

    game: AnyGame
    counts: Sequence[int]  # numbers of players worth trying
    viewers: Sequence[int]  # those through whose eyes hidden cards are looked for
    length: int = 1  # how long a match takes, next to one of the shortest game: so many times fewer are played
    variants: Mapping[str, Any]  # options worth trying, by a name for them
    quick: Any  # options of a usual match
    secretive: Any  # options of matches in which many questions are about hidden cards
    naming: frozenset[str] = frozenset()  # facts of events that name a card which lies open, or lay open before

    def seats(self, options: Any, seed: int, viewer: int) -> int:
        """How many play a match that a viewer can look at: as many as the options say, or as the seed does."""
        counts = [count for count in self.counts if count > viewer]
        return counts[seed % len(counts)]

    # Cards.

    @abstractmethod
    def cards(self, position: Any) -> list[str]:
        """The ids of all cards, wherever they are, also on their way; in any order."""

    @abstractmethod
    def all_cards(self, position: Any) -> list[str]:
        """The ids of all cards that the match is played with."""

    @abstractmethod
    def to_use(self) -> Iterator[tuple[Any, list[Use]]]:
        """Options of matches, and what a number of random matches with them must use."""

    @abstractmethod
    def used(self, event: View) -> Iterator[Use]:
        """What an event shows to be used, as one who knows everything sees it."""

    # Questions.

    @abstractmethod
    def skip_single(self, state: AnyState) -> None:
        """Let questions with a single option answer themselves from now on."""

    @abstractmethod
    def near_the_limit(self, state: AnyState) -> None:
        """Bring a match to its last decision before it is a draw."""

    # Knowledge.

    @abstractmethod
    def unknown(self, position: Any, viewer: int) -> set[str]:
        """Ids of cards of which the viewer cannot say where any one is, and which nothing under way names."""

    @abstractmethod
    def misjudged(self, position: Any, viewer: int) -> list[str]:
        """Cards that are somewhere where the viewer, as the position has it, thinks they cannot be."""

    @abstractmethod
    def named(self, observation: Any) -> Iterator[tuple[int | None, str, bool]]:
        """The cards that an observation names: their handles, if it has them, and whether they lie open."""

    @abstractmethod
    def may_tell(self, event: View, viewer: int) -> bool:
        """Whether an event may tell the viewer what a card is that the viewer did not know, by the rules."""

    def may_show(self, decision: Decision, viewer: int) -> bool:
        """Whether a question itself may show the viewer cards that the viewer did not know, by the rules."""
        return False

    @abstractmethod
    def look(self, state: AnyState, decision: Decision, option: Option, viewer: int) -> str:
        """What somebody else's choice looks like to a viewer at the moment when it is made."""

    @abstractmethod
    def watch(self, state: AnyState) -> None:
        """Let a state write down what happens from now on."""

    @abstractmethod
    def in_words(self, saved: Any) -> Any:
        """A saved state with names for its cards: two of one name are the same to everybody."""

    @abstractmethod
    def same_chance(self, twin: AnyState, state: AnyState) -> None:
        """Give a twin the coming randomness of another state."""

    @abstractmethod
    def pair(self, seed: int, viewer: int, swaps: int, rng: Rng) -> tuple[AnyState, AnyState]:
        """Two matches that differ in nothing but some cards which were dealt without the viewer seeing them.

        Made without asking the game who knows what. Both write events.
        """

    # Handles.

    @abstractmethod
    def handles(self, position: Any) -> list[int]:
        """The handles of all cards."""

    @abstractmethod
    def stale(self, before: Any, after: Any, events: list[View], seen: set[int]) -> set[int]:
        """Handles out of `seen` that cards still have although `events` took them through a shuffled deck."""
