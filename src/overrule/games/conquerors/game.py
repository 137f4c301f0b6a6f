"""Planetary Conquerors as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from overrule.core.decisions import SPECTATOR, Decision, Outcome
from overrule.core.errors import BadDeck, BadOptions
from overrule.core.game import Game
from overrule.core.notes import Notes
from overrule.core.position import NOBODY, PLAYING, codes_of, offers
from overrule.core.rng import Rng
from overrule.core.rules import PINNED, Rules
from overrule.games.conquerors import decisions, observe, redeal, saves, setup
from overrule.games.conquerors.decks import find_deck, ready_made, require_legal
from overrule.games.conquerors.events import ENDINGS, HAPPENED, TOO_LONG_ENDING, seats_of
from overrule.games.conquerors.library import BUILT_IN, check_set, find_sets
from overrule.games.conquerors.program import Deal, Library
from overrule.games.conquerors.rules import flow
from overrule.games.conquerors.state import STREAM_SETUP, Position
from overrule.games.conquerors.translate import library_of
from overrule.games.conquerors.vocabulary import CardSet, Deck


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up.

    `decks` is "random" (ready-made ones), or a deck for each seat: the id of a ready-made one, or a deck of your own.
    `first` is who starts (PC-8.1). `block_limit`: a warrior blocks once in an attack, or once in a line (PC-11.4).
    """

    decks: Literal["random"] | tuple[str | Deck, ...] = "random"
    first: Literal["random"] | int = "random"
    block_limit: Literal["attack", "line"] = "attack"
    sets: tuple[str, ...] = tuple(BUILT_IN)
    custom: tuple[CardSet, ...] = ()


class ConquerorsRules(Rules[Position, Options]):
    """The rules of Planetary Conquerors for two to six players."""

    id = "conquerors"
    title = "Planetary Conquerors"
    seats = (2, 3, 4, 5, 6)
    revision = 1
    options_type = Options
    happened = HAPPENED

    # ------------------------------------------------------------------------------------------------- options

    def check_options(self, options: Options) -> None:
        if options != USUAL:
            _check_options(options)

    def cards(self, options: Options | None) -> Any:
        """The decks with what is printed on their cards and on the tokens that these make.

        Decks are sorted as the sets are before they are shuffled, and starting miners enter in their order (PC-8.2):
        so the orders belong to it, too.
        """
        if options is None or options.decks == "random":
            sets = BUILT_IN.values() if options is None else (*find_sets(options.sets), *options.custom)
            return [list(sets), list(ready_made().values())]
        decks = [_named(deck).cards for deck in options.decks]
        sets = (*find_sets(options.sets), *options.custom)
        used = _with_tokens(sets, {id for deck in decks for id in deck})
        cards = [card for card_set in sets for card in card_set.cards if card.id in used]
        starting = [id for card_set in sets for id in card_set.starting if id in used]
        return [[sorted(deck.items()) for deck in decks], cards, starting]

    def pinned(self, options: Options) -> Options:
        """Random decks are ready-made ones, whose lists are not written out: a room has named its decks by then."""
        if options.decks == "random":
            return replace(options, sets=(), custom=(*find_sets(options.sets), *options.custom))
        _, cards, starting = self.cards(options)
        return replace(options, sets=(), custom=(CardSet(PINNED, tuple(cards), tuple(starting)),))

    def library(self, options: Options) -> Library:
        """The cards on offer."""
        return _library(options.sets, msgspec.json.encode(options.custom))

    # ------------------------------------------------------------------------------------------------- playing

    def unopened(self, seats: int, seed: int, options: Options, events: bool = False) -> Position:
        if options.first != "random" and not 0 <= options.first < seats:
            raise BadOptions(f'first is "random" or a seat from 0 to {seats - 1}, not {options.first!r}')
        chance = setup.streams(seed)[STREAM_SETUP]
        decks = tuple(tuple(deck.cards.items()) for deck in _decks(options, seats, chance))
        deal = _deal(options.sets, msgspec.json.encode(options.custom), decks)
        position = setup.new_position(deal, seed, options.block_limit == "line")
        position.streams[STREAM_SETUP] = chance
        position.notes = Notes() if events else None
        setup.deal_out(position, chance.below(seats) if options.first == "random" else options.first)
        return position

    def advance(self, position: Position) -> None:
        flow.advance(position)

    # The compiled functions themselves: every choice goes through here, and a method around one would be noticed.
    codes = staticmethod(codes_of)  # type: ignore[assignment]
    offers = staticmethod(offers)  # type: ignore[assignment]
    apply = staticmethod(flow.choose)  # type: ignore[assignment]

    def play_out(self, position: Position, rng: Rng) -> int:
        return flow.play_out(position, rng)

    def decision(self, position: Position) -> Decision | None:
        return None if position.asking == NOBODY else decisions.decision(position)

    def plays(self, position: Position, seat: int) -> bool:
        return position.ending == PLAYING and position.plays(seat)

    def concede(self, position: Position, seat: int) -> None:
        flow.concede(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        if position.ending == PLAYING:
            return None
        winners = tuple(seats_of(position, position.winners))
        return Outcome(winners, *ENDINGS.get(position.ending, TOO_LONG_ENDING))

    # -------------------------------------------------------------------------------------------------- watching

    def card_id(self, position: Position, kind: int) -> str:
        return position.deal.card[kind].id

    def observe(self, position: Position, viewer: int, decision: Decision | None) -> observe.Observation:
        return observe.observe(position, viewer, decision)

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        return redeal.redeal(position, position.audience if viewer == SPECTATOR else viewer, rng)

    # --------------------------------------------------------------------------------------------------- keeping

    def save(self, position: Position) -> Any:
        return msgspec.to_builtins(saves.save(position))

    def load(self, options: Options, data: Any) -> Position:
        saved = self.load_as(saves.SavedPosition, data)
        library = self.library(options)
        saves.check(saved, len(library.cards))
        return saves.load(Deal(library, saved.deck_lists), saved)


USUAL = Options()
RULES = ConquerorsRules()
GAME = Game(RULES)


@lru_cache(maxsize=64)
def _library(sets: tuple[str, ...], custom: bytes) -> Library:
    """The library of built-in sets and custom ones; the latter as JSON, since sets with names cannot be keys."""
    return library_of([*find_sets(sets), *msgspec.json.decode(custom, type=tuple[CardSet, ...])])


@lru_cache(maxsize=64)
def _deal(sets: tuple[str, ...], custom: bytes, decks: tuple[tuple[tuple[str, int], ...], ...]) -> Deal:
    """The cards of a match; the decks by card and number. Matches are often played with the same decks."""
    library = _library(sets, custom)
    return Deal(library, [_numbers(library, deck) for deck in decks])


def _with_tokens(sets: Iterable[CardSet], ids: set[str]) -> set[str]:
    """The ids of cards, and of the tokens that they name, and so on."""
    cards = {card.id: card for card_set in sets for card in card_set.cards}
    used, new = set(ids), set(ids)
    while new:
        texts = b"".join(msgspec.json.encode(cards[id]) for id in new)
        new = {id for id, card in cards.items() if card.token and f'"{id}"'.encode() in texts} - used
        used |= new
    return used


def _check_options(options: Options) -> None:
    """Refuse impossible options, saying what is allowed."""
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
    return [_named(deck) for deck in options.decks]


def _named(deck: str | Deck) -> Deck:
    """A deck of options that have been checked."""
    found = find_deck(deck) if isinstance(deck, str) else deck
    assert found is not None
    return found


def _numbers(library: Library, deck: Iterable[tuple[str, int]]) -> list[int]:
    """The cards of a deck as numbers in the library, in an order that does not depend on how the deck was written."""
    numbers: list[int] = []
    for id, count in deck:
        numbers += [library.number[id]] * count
    numbers.sort()
    return numbers
