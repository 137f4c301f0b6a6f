"""What the command line needs to know about Compile."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from rich.console import RenderableType

from overrule.bots import Bot
from overrule.cli.common import WrongArgument, existing
from overrule.cli.desk import Broken, Desk, Setup, Size, file_of
from overrule.cli.terminal import Person, TerminalMatch
from overrule.core.game import State
from overrule.games.compile.cli import cards
from overrule.games.compile.cli.match import CompileMatch
from overrule.games.compile.frames import ARRIVE_FRAME, LAND_FRAME, ArriveFrame, LandFrame
from overrule.games.compile.game import RULES, Options
from overrule.games.compile.library import BUILT_IN, find_sets, read_set, set_schema
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.state import Position
from overrule.games.compile.texts.sheet import sheet
from overrule.games.compile.vocabulary import CardSet

SEATS = 2


class CompileDesk(Desk):
    """Compile as the command line sees it."""

    flags = ("protocols", "sets", "control", "set", "file")
    sample_at = 40  # a match has about 100 decisions

    # -------------------------------------------------------------------------------------------------- one match

    def set_up(self, given: Mapping[str, Any], first: int | str) -> Setup:
        protocols = _protocols(given.get("protocols", "draft"))
        options: dict[str, Any] = {"first": first, "control": given.get("control", True), "protocols": protocols}
        if "sets" in given:
            options["sets"] = [name.strip().casefold() for name in given["sets"].split(",")]
        RULES.read_options(options)
        return Setup(SEATS, options)

    def match(
        self, state: State[Any, Any], bots: Mapping[int, Bot], person: Person, names: Sequence[str], given: Any
    ) -> TerminalMatch:
        return CompileMatch(state, bots, person, 0, names)

    # ------------------------------------------------------------------------------------------------ many matches

    def random_match(self, seed: int) -> Setup:
        """Nearly all matches have random protocols and control."""
        return Setup(SEATS, {"protocols": "draft" if seed % 8 == 7 else "random", "control": seed % 8 != 3})

    def check(self, position: Position) -> None:
        s = position
        if not s.deal.card:  # protocols are still being picked
            return
        found = sorted(itertools.chain(*s.hands, *s.decks, *s.trashes, *s.stacks, _on_their_way(s)))
        if found != list(range(CARDS_IN_MATCH)):
            raise Broken(f"decision {s.decisions}: the cards in all zones are {found}, not 0 to {CARDS_IN_MATCH - 1}")
        if sorted(s.kind) != list(range(CARDS_IN_MATCH)):
            raise Broken(f"decision {s.decisions}: the kinds of the cards are {s.kind}")

    def simulated(self, seats: int, seed: int, given: Mapping[str, Any]) -> Setup:
        return Setup(seats, {"protocols": _protocols(given.get("protocols", "random"))})

    def usual_size(self) -> Size:
        return Size("", SEATS, Options(protocols="random"))

    def sizes(self) -> list[Size]:
        """A match always has the cards of six protocols; what varies is how many they are drawn from."""
        return [_drawn_from("aux-1", "aux-2"), _drawn_from("main-1"), _drawn_from(*BUILT_IN)]

    def measured(self, seed: int, size: Size) -> State[Any, Any]:
        """Questions with one option answer themselves."""
        state = super().measured(seed, size)
        state.position.skip_single = True
        return state

    # ------------------------------------------------------------------------------------------------------- cards

    def sets(self, given: Mapping[str, Any]) -> Sequence[CardSet]:
        file = file_of(given)
        if file is not None and "set" in given:
            raise WrongArgument("--file and --set cannot be used together")
        if file is not None:
            return [read_set(existing([file])[0])]
        return find_sets([given["set"]]) if "set" in given else list(BUILT_IN.values())

    def pick(self, sets: Sequence[CardSet], names: Sequence[str], given: Mapping[str, Any]) -> Sequence[CardSet]:
        cards.check_found(names, sets)
        chosen = [cards.only(card_set, names) for card_set in sets] if names else sets
        return [card_set for card_set in chosen if card_set.protocols]

    def sheet(self, lang: str, sets: Sequence[CardSet]) -> str:
        return sheet(lang, sets)

    def data(self, chosen: Sequence[CardSet], sets: Sequence[CardSet]) -> list[dict[str, Any]]:
        return [data for card_set in chosen for data in cards.data(card_set, sets)]

    def find_cards(self, typed: str) -> list[str]:
        return cards.find_cards(typed)

    def show_cards(self, ids: Iterable[str], lang: str) -> RenderableType:
        return cards.show_cards(ids, lang)

    def schema(self) -> Any:
        return set_schema()


def _drawn_from(*sets: str) -> Size:
    """Matches with any protocols of these sets."""
    number = sum(len(card_set.protocols) for card_set in find_sets(sets))
    return Size(f"of {number} protocols", SEATS, Options(sets=sets, protocols="random"))


def _protocols(given: str) -> Any:
    """Protocols as a flag says them: "draft", "random", or three for each seat."""
    if given in ("draft", "random"):
        return given
    seats = [[_protocol(name) for name in seat.split(",")] for seat in given.split(":")]
    if [len(seat) for seat in seats] != [3, 3]:
        raise WrongArgument(
            f"--protocols cannot be {given!r}; allowed: draft, random, or three for each seat, "
            "such as fire,death,life:water,light,metal"
        )
    return seats


def _protocol(name: str) -> str:
    """The id of a protocol that was given by its id or its name."""
    found = cards.protocols_named(name)
    return found.pop() if found else name.strip()


def _on_their_way(s: Position) -> Iterator[int]:
    """Cards that have left and not arrived (CO-29)."""
    for frame in s.frames:
        if frame.kind == LAND_FRAME and frame.step == 0:
            yield from cast(LandFrame, frame).cards
        elif frame.kind == ARRIVE_FRAME:
            arriving = cast(ArriveFrame, frame)
            cards = arriving.cards_0 | arriving.cards_1
            yield from (slot for slot in range(CARDS_IN_MATCH) if (cards >> slot) & 1)
