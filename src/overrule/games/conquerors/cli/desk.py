"""What the command line needs to know about Planetary Conquerors."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from overrule.bots import Bot
from overrule.cli.common import WrongArgument, existing
from overrule.cli.desk import Broken, Desk, Setup, Size, file_of
from overrule.cli.terminal import ANY, QUIT, Leave, Person, TerminalMatch
from overrule.core.game import State
from overrule.core.rng import Rng, stream_of
from overrule.games.conquerors import words
from overrule.games.conquerors.cli import cards
from overrule.games.conquerors.cli.decks import find_deck_file
from overrule.games.conquerors.cli.match import ConquerorsMatch
from overrule.games.conquerors.decks import (
    FEWEST_CARDS,
    MOST_CARDS,
    find_deck,
    plan_of,
    random_deck,
    ready_made,
    title_of,
)
from overrule.games.conquerors.game import Options
from overrule.games.conquerors.library import BUILT_IN, find_sets, read_set, set_schema
from overrule.games.conquerors.program import NOTHING
from overrule.games.conquerors.rulebook import rule
from overrule.games.conquerors.rules.changes import between_zones
from overrule.games.conquerors.state import Position
from overrule.games.conquerors.texts.sheet import sheet
from overrule.games.conquerors.vocabulary import CardSet, Deck
from overrule.games.rulebook import Rule

DECKS_STREAM = 400  # different from the streams of the match itself
PERSON = 0


class ConquerorsDesk(Desk):
    """Planetary Conquerors as the command line sees it."""

    flags = ("players", "deck", "decks", "full_control", "set", "type", "file")
    counted = ("reaction",)
    sample_at = 100  # a match of two has about 200 decisions in which there is a choice

    # -------------------------------------------------------------------------------------------------- one match

    def set_up(self, given: Mapping[str, Any], first: int | str) -> Setup:
        if "deck" in given:
            _deck(given["deck"])
        return super().set_up(given, first)

    def settle(self, setup: Setup, given: Mapping[str, Any], person: Person, seed: int) -> Setup:
        """The person's deck, as a flag says or as they choose; the others' are random ready-made ones."""
        chance = stream_of(seed, DECKS_STREAM)
        mine = _deck(given["deck"]) if "deck" in given else self._ask_for_deck(person, chance)
        decks = [mine, *(_any_deck(chance) for _ in range(1, setup.seats))]
        return Setup(setup.seats, {**setup.options, "decks": [_as_option(deck) for deck in decks]})

    def _ask_for_deck(self, person: Person, chance: Rng) -> Deck:
        decks = list(ready_made().values())
        person.out.print(self.say(person.lang, "terminal-decks"), style="bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, deck in enumerate(decks, start=1):
            title, plan = escape(title_of(deck, person.lang)), escape(plan_of(deck, person.lang))
            grid.add_row(f"[bold cyan]{number:>3}[/]", f"[bold]{title}[/]\n[dim]{plan}[/]")
        person.out.print(grid)
        while typed := person.read(self.say(person.lang, "terminal-deck-input", last=len(decks))).strip():
            if typed.isdecimal() and 1 <= int(typed) <= len(decks):
                return decks[int(typed) - 1]
            if (named := find_deck(typed)) is not None:
                return named
            if typed.casefold() in ANY:
                break
            if typed.casefold() in QUIT:
                raise Leave
            person.out.print(self.say(person.lang, "terminal-deck-number", last=len(decks)), markup=False)
        return _any_deck(chance)

    def match(
        self, state: State[Any, Any], bots: Mapping[int, Bot], person: Person, names: Sequence[str], given: Any
    ) -> TerminalMatch:
        speaker = words.Speaker(person.lang, PERSON, names)
        for seat, named in enumerate(state.options.decks):
            deck = ready_made()[named] if isinstance(named, str) else named
            sentence = speaker.say("terminal-deck-of", deck=title_of(deck, person.lang), **speaker.who(seat))
            person.out.print(sentence, markup=False)
        return ConquerorsMatch(state, bots, person, PERSON, names, bool(given.get("full_control")))

    # ------------------------------------------------------------------------------------------------ many matches

    def random_match(self, seed: int) -> Setup:
        """Half of the matches have ready-made decks, half random ones; two to six players."""
        chance = stream_of(seed, DECKS_STREAM)
        seats = self.game.seats[seed // 2 % len(self.game.seats)]
        make = _any_deck if seed % 2 == 0 else random_deck
        decks = [_as_option(make(chance)) for _ in range(seats)]
        return Setup(seats, {"decks": decks, "block_limit": "line" if chance.below(4) == 0 else "attack"})

    def check(self, position: Position) -> None:
        s = position
        zones = (s.hands, s.decks, s.junkyards, s.miners, s.buildings, s.warriors, s.traps)
        slots = itertools.chain(*(row for zone in zones for row in zone), s.gone, _on_their_way(s))
        found = sorted(slot for slot in slots if slot < s.deal.made)
        if found != list(range(s.deal.made)):
            raise Broken(f"decision {s.decisions}: {_difference(found, s.deal.made)}")
        if sorted(s.kind[: s.deal.made]) != list(range(s.deal.made)):
            raise Broken(f"decision {s.decisions}: the kinds of the cards are {s.kind}")

    def simulated(self, seats: int, seed: int, given: Mapping[str, Any]) -> Setup:
        if "decks" not in given:
            return Setup(seats, {})
        names = [name.strip() for name in given["decks"].split(",")]
        if len(names) not in (1, seats):
            raise WrongArgument(f"--decks must name 1 deck or {seats}, not {len(names)}")
        decks = [_as_option(_deck(name)) for name in names]
        return Setup(seats, {"decks": decks * (seats if len(decks) == 1 else 1)})

    def sizes(self) -> list[Size]:
        return [*super().sizes(), *(_decks_of(cards) for cards in (FEWEST_CARDS, MOST_CARDS))]

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
        chosen = [cards.only(card_set, names, given.get("type")) for card_set in sets]
        return [card_set for card_set in chosen if card_set.cards]

    def sheet(self, lang: str, sets: Sequence[CardSet]) -> str:
        return sheet(lang, sets, factions=True)

    def data(self, chosen: Sequence[CardSet], sets: Sequence[CardSet]) -> list[dict[str, Any]]:
        return [data for card_set in chosen for data in cards.data(card_set, sets)]

    def find_cards(self, typed: str) -> list[str]:
        return cards.find_cards(typed)

    def show_cards(self, ids: Iterable[str], lang: str) -> RenderableType:
        return cards.show_cards(ids, lang)

    def schema(self) -> Any:
        return set_schema()

    def rules_of(self, id: str, lang: str) -> list[Rule]:
        return [rule(number, lang) for number in cards.rules_of(id)]


def _deck(name: str) -> Deck:
    """A deck that can be played, by its id, its name or its file."""
    found = find_deck_file(name)
    if found.problems():
        raise WrongArgument(f"the deck {name!r} cannot be played; see: overrule decks show {name}")
    return found.deck


def _any_deck(chance: Rng) -> Deck:
    """A random ready-made deck."""
    decks = list(ready_made().values())
    return decks[chance.below(len(decks))]


def _decks_of(cards: int) -> Size:
    """Matches of two random decks of a given size."""
    chance = stream_of(cards, DECKS_STREAM)
    decks = [deck for deck in (random_deck(chance) for _ in range(1000)) if sum(deck.cards.values()) == cards]
    return Size(f"decks of {cards} cards", 2, Options(decks=tuple(decks[:2])))


def _as_option(deck: Deck) -> Any:
    """A deck as the options of a match have it: a ready-made one by its id."""
    return deck.id if ready_made().get(deck.id) == deck else msgspec.to_builtins(deck)


def _on_their_way(s: Position) -> Iterator[int]:
    """Cards in no zone: being played (PC-5.8), or placed as a trap."""
    for frame in s.frames:
        slot = between_zones(s, frame)
        if slot != NOTHING and s.plays(frame.player):
            yield slot


def _difference(found: list[int], made: int) -> str:
    """Which cards are missing, and which are in two places."""
    missing = sorted(set(range(made)) - set(found))
    twice = sorted({slot for slot in found if found.count(slot) > 1})
    return f"cards that are nowhere: {missing}; cards that are in two places: {twice}"
