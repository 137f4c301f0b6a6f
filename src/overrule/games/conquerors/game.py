"""Planetary Conquerors as the rest of the program sees it."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from overrule.core.decisions import SPECTATOR, Decision, Outcome
from overrule.core.errors import BadDeck, BadOptions, BadRecord
from overrule.core.events import Event, EventCard
from overrule.core.game import Game
from overrule.core.notes import Note, Notes
from overrule.core.position import NOBODY, PLAYING
from overrule.core.rng import Rng
from overrule.games.conquerors import decisions, observe, redeal, saves, setup
from overrule.games.conquerors.decks import find_deck, ready_made, require_legal
from overrule.games.conquerors.library import BUILT_IN, check_set, find_sets
from overrule.games.conquerors.program import Deal, Library
from overrule.games.conquerors.rules import flow
from overrule.games.conquerors.state import CONQUEST, DECK_EMPTY, LAST_BASE, NO_BASE, STREAM_SETUP, Position
from overrule.games.conquerors.translate import library_of
from overrule.games.conquerors.vocabulary import CardSet, Deck, Place

RULES_VERSION = 1  # raised when a rule changes what a record replays to
ENDINGS = {
    CONQUEST: ("PC-1.1", "conquest"),
    LAST_BASE: ("PC-1.2", "bases-destroyed"),
    NO_BASE: ("PC-1.5", "no-base-left"),
    DECK_EMPTY: ("PC-1.3", "deck-empty"),
}
TOO_LONG_ENDING = ("limit", "too-long")
PLACES = [place.value for place in Place]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a match is set up.

    `decks` is "random" (ready-made ones), or a deck for each seat: the id of a ready-made one, or a deck of your own.
    `first` is who starts (PC-8.1). `block_limit`: a warrior blocks once in an attack, or once in a line (PC-11.4).
    """

    decks: Literal["random"] | tuple[str | Deck, ...] = "random"
    first: Literal["random"] | int = "random"
    block_limit: Literal["attack", "line"] = "attack"
    sets: tuple[str, ...] = tuple(BUILT_IN)
    custom: tuple[CardSet, ...] = ()


USUAL = Options()


class ConquerorsGame(Game[Position, Options]):
    """The rules of Planetary Conquerors for two to six players."""

    id = "conquerors"
    seats = (2, 3, 4, 5, 6)

    @cached_property
    def version(self) -> str:  # type: ignore[override]
        """The version of the rules, with a digest of the built-in cards and decks."""
        built_in = [list(BUILT_IN.values()), list(ready_made().values())]
        return f"{RULES_VERSION}-{hashlib.sha256(msgspec.json.encode(built_in)).hexdigest()[:8]}"

    # ------------------------------------------------------------------------------------------------- options

    def read_options(self, options: Any) -> Options:
        try:
            read = (
                options
                if isinstance(options, Options)
                else msgspec.convert({} if options is None else options, Options)
            )
        except msgspec.ValidationError as error:
            raise BadOptions(f"options of a match of Planetary Conquerors: {error}") from error
        if read != USUAL:
            _check_options(read)
        return read

    def write_options(self, options: Options) -> Any:
        return msgspec.json.decode(msgspec.json.encode(options))

    def library(self, options: Options) -> Library:
        """The cards on offer."""
        return _library(options.sets, msgspec.json.encode(options.custom))

    # ------------------------------------------------------------------------------------------------- playing

    def begin(self, seats: int, seed: int, options: Options, events: bool = False) -> Position:
        position = self.unopened(seats, seed, options, events)
        flow.advance(position)
        return position

    def unopened(self, seats: int, seed: int, options: Options, events: bool = False) -> Position:
        """A position just before its first question."""
        if seats not in self.seats:
            raise BadOptions(f"Planetary Conquerors is for 2 to 6 players, not {seats}")
        if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
            raise BadOptions(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
        if options.first != "random" and not 0 <= options.first < seats:
            raise BadOptions(f'first is "random" or a seat from 0 to {seats - 1}, not {options.first!r}')
        library = self.library(options)
        chance = setup.streams(seed)[STREAM_SETUP]
        decks = _decks(options, seats, chance)
        deal = Deal(library, [_numbers(library, deck) for deck in decks])
        position = setup.new_position(deal, seed, options.block_limit == "line")
        position.streams[STREAM_SETUP] = chance
        position.notes = Notes() if events else None
        setup.deal_out(position, chance.below(seats) if options.first == "random" else options.first)
        return position

    def copy_position(self, position: Position) -> Position:
        return position.copy()

    def decision(self, position: Position) -> Decision | None:
        return decisions.decision(position)

    def codes(self, position: Position) -> list[int]:
        return position.options if position.asking != NOBODY else []

    def asked(self, position: Position) -> int:
        return position.asking

    def answered(self, position: Position) -> int:
        return position.decisions

    def apply(self, position: Position, code: int) -> None:
        flow.choose(position, code)

    def can_concede(self, position: Position, seat: int) -> bool:
        return position.plays(seat)

    def concede_position(self, position: Position, seat: int) -> None:
        flow.concede(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        if position.ending == PLAYING:
            return None
        winners = tuple(seat for seat in range(position.deal.seats) if (position.winners >> seat) & 1)
        return Outcome(winners, *ENDINGS.get(position.ending, TOO_LONG_ENDING))

    # -------------------------------------------------------------------------------------------------- watching

    def take_events(self, position: Position) -> list[Event]:
        if position.notes is None:
            return []
        entries = position.notes.entries
        position.notes = Notes()
        return [_event(position, entry) for entry in entries]

    def observe_position(self, position: Position, viewer: int) -> observe.Observation:
        return observe.observe(position, viewer)

    def redeal_position(self, position: Position, viewer: int, rng: Rng) -> Position:
        return redeal.redeal(position, position.deal.seats if viewer == SPECTATOR else viewer, rng)

    # --------------------------------------------------------------------------------------------------- keeping

    def save_position(self, position: Position) -> Any:
        return msgspec.to_builtins(saves.save(position))

    def load_position(self, options: Options, data: Any) -> Position:
        try:
            saved = msgspec.convert(data, saves.SavedPosition)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a saved position: {error}") from error
        library = self.library(options)
        saves.check(saved, len(library.cards))
        return saves.load(Deal(library, saved.deck_lists), saved)


@lru_cache(maxsize=64)
def _library(sets: tuple[str, ...], custom: bytes) -> Library:
    """The library of built-in sets and custom ones; the latter as JSON, since sets with names cannot be keys."""
    return library_of([*find_sets(sets), *msgspec.json.decode(custom, type=tuple[CardSet, ...])])


def _check_options(options: Options) -> None:
    """Refuse options that no match can be made of, saying what is allowed."""
    for number, card_set in enumerate(options.custom, start=1):
        check_set(card_set, f"custom set {number}")
    sets = (*find_sets(options.sets), *options.custom)
    for name, times in Counter(card.id for card_set in sets for card in card_set.cards).items():
        if times > 1:
            raise BadOptions(f"card {name!r} is in {times} of the sets on offer; each may be there once")
    if not any(card_set.starting for card_set in sets):
        raise BadOptions("none of the sets on offer has starting miners (PC-8.2)")
    if not isinstance(options.decks, str):
        for seat, deck in enumerate(options.decks):
            _check_deck(seat, deck, sets)


def _check_deck(seat: int, deck: str | Deck, sets: tuple[CardSet, ...]) -> None:
    named = find_deck(deck) if isinstance(deck, str) else deck
    if named is None:
        raise BadOptions(f"seat {seat}: there is no ready-made deck {deck!r}; allowed: {', '.join(ready_made())}")
    try:
        require_legal(named, sets)
    except BadDeck as error:
        raise BadOptions(f"seat {seat}: {error}") from error


def _decks(options: Options, seats: int, chance: Rng) -> list[Deck]:
    """A deck for each seat."""
    if options.decks == "random":
        decks = list(ready_made().values())
        return [decks[chance.below(len(decks))] for _ in range(seats)]
    if len(options.decks) != seats:
        raise BadOptions(f"{len(options.decks)} decks for {seats} seats; each seat needs one")
    chosen = [find_deck(deck) if isinstance(deck, str) else deck for deck in options.decks]
    return [deck for deck in chosen if deck is not None]


def _numbers(library: Library, deck: Deck) -> list[int]:
    """The cards of a deck as numbers in the library, in an order that does not depend on how the deck was written."""
    return sorted(library.number[id] for id, count in deck.cards.items() for _ in range(count))


def _event(position: Position, entry: Note) -> Event:
    """An event in words: card kinds become ids."""
    cards = tuple(
        EventCard(
            card.handle,
            tuple(position.deal.card[kind].id if kind >= 0 else None for kind in card.kinds),
        )
        for card in entry.cards
    )
    return Event(entry.kind, {name: _word(position, name, fact) for name, fact in entry.facts.items()}, cards)


def _word(position: Position, name: str, fact: Any) -> object:
    """A fact of an event in words: numbers of cards and places become their names."""
    match name:
        case "source" if isinstance(fact, int):
            return position.deal.library.cards[fact].id if fact >= 0 else None
        case "to":
            return PLACES[fact]
        case "winners":
            return [seat for seat in range(position.deal.seats) if (fact >> seat) & 1]
        case "ending":
            return ENDINGS.get(fact, TOO_LONG_ENDING)[1]
        case _:
            return fact
