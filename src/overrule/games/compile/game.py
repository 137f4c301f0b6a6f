"""Compile as the rest of the program sees it."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from overrule.core.decisions import SPECTATOR, Decision, Outcome
from overrule.core.errors import BadOptions, BadRecord
from overrule.core.events import Event, EventCard
from overrule.core.game import Game
from overrule.core.notes import Note, Notes
from overrule.core.position import NOBODY, PLAYING
from overrule.core.rng import Rng
from overrule.games.compile import decisions, observe, redeal, saves, setup
from overrule.games.compile.library import BUILT_IN, check_set, find_sets
from overrule.games.compile.program import Deal, Library
from overrule.games.compile.rules import flow
from overrule.games.compile.state import ALL_COMPILED, AUDIENCE, CONCEDED, STALEMATE, STREAM_SETUP, Position
from overrule.games.compile.translate import library_of
from overrule.games.compile.vocabulary import CardSet

RULES_VERSION = 1  # raised when a rule changes what a record replays to
PROTOCOLS_NEEDED = 6  # CO-01


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a match is set up.

    `protocols` is "draft", "random", or three protocols for each seat; `first` is who picks first and starts.
    """

    sets: tuple[str, ...] = tuple(BUILT_IN)
    protocols: Literal["draft", "random"] | tuple[tuple[str, ...], ...] = "draft"
    first: Literal["random"] | int = "random"
    control: bool = True
    custom: tuple[CardSet, ...] = ()


USUAL = Options()


class CompileGame(Game[Position, Options]):
    """The rules of Compile for two players."""

    id = "compile"
    seats = (2,)

    @cached_property
    def version(self) -> str:  # type: ignore[override]
        """The version of the rules, with a digest of the built-in cards."""
        digest = hashlib.sha256(msgspec.json.encode(list(BUILT_IN.values()))).hexdigest()
        return f"{RULES_VERSION}-{digest[:8]}"

    # ------------------------------------------------------------------------------------------------- options

    def read_options(self, options: Any) -> Options:
        try:
            read = (
                options
                if isinstance(options, Options)
                else msgspec.convert({} if options is None else options, Options)
            )
        except msgspec.ValidationError as error:
            raise BadOptions(f"options of a Compile match: {error}") from error
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
        if seats not in self.seats:
            raise BadOptions(f"Compile is for 2 players, not {seats}")
        if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
            raise BadOptions(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
        position = self.unopened(seed, options, events)
        flow.advance(position)
        return position

    def unopened(self, seed: int, options: Options, events: bool = False) -> Position:
        """A position just before its first question, or its first turn."""
        library = self.library(options)
        position = setup.new_position(library, seed, options.control)
        position.notes = Notes() if events else None
        chance = position.streams[STREAM_SETUP]
        first = chance.below(2) if options.first == "random" else options.first
        everything = list(range(len(library.protocols)))
        if options.protocols == "draft":
            setup.begin_draft(position, first, everything)
        elif options.protocols == "random":
            setup.deal_out(position, first, setup.draw_protocols(chance, everything))
        else:
            named = [name for seat in options.protocols for name in seat]
            setup.deal_out(position, first, [library.protocols.index(name) for name in named])
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
        return True

    def concede_position(self, position: Position, seat: int) -> None:
        flow.concede(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        if position.ending == PLAYING:
            return None
        if position.ending == CONCEDED:
            return Outcome((position.winner,), "CO-13", "conceded")
        if position.ending == ALL_COMPILED:
            return Outcome((position.winner,), "CO-13", "compiled")
        if position.ending == STALEMATE:
            return Outcome((), "CO-06", "stalemate")
        return Outcome((), "CO-76", "too-long")

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
        return redeal.redeal(position, AUDIENCE if viewer == SPECTATOR else viewer, rng)

    # --------------------------------------------------------------------------------------------------- keeping

    def save_position(self, position: Position) -> Any:
        return msgspec.to_builtins(saves.save(position))

    def load_position(self, options: Options, data: Any) -> Position:
        try:
            saved = msgspec.convert(data, saves.SavedPosition)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a saved position: {error}") from error
        saves.check(saved, len(self.library(options).protocols))
        return saves.load(Deal(self.library(options), saved.protocols), saved)


@lru_cache(maxsize=64)
def _library(sets: tuple[str, ...], custom: bytes) -> Library:
    """The library of built-in sets and custom ones; the latter as JSON, since sets with names cannot be keys."""
    return library_of([*find_sets(sets), *msgspec.json.decode(custom, type=tuple[CardSet, ...])])


def _check_options(options: Options) -> None:
    """Refuse options that no match can be made of, saying what is allowed."""
    for number, card_set in enumerate(options.custom, start=1):
        check_set(card_set, f"custom set {number}")
    names = [p.id for s in (*find_sets(options.sets), *options.custom) for p in s.protocols]
    for name, times in Counter(names).items():
        if times > 1:
            raise BadOptions(f"protocol {name!r} is in {times} of the sets on offer; each may be there once")
    if len(names) < PROTOCOLS_NEEDED:
        raise BadOptions(f"{len(names)} protocols are on offer; a match needs at least {PROTOCOLS_NEEDED}")
    if options.first not in ("random", 0, 1):
        raise BadOptions(f'first is "random", 0 or 1, not {options.first!r}')
    if not isinstance(options.protocols, str):
        _check_fixed(options.protocols, names)


def _check_fixed(protocols: tuple[tuple[str, ...], ...], names: list[str]) -> None:
    if [len(seat) for seat in protocols] != [3, 3]:
        raise BadOptions("fixed protocols are three for each of the two seats")
    chosen = [name for seat in protocols for name in seat]
    for name in chosen:
        if name not in names:
            raise BadOptions(f"protocol {name!r} is not on offer; allowed: {', '.join(sorted(names))}")
    if len(set(chosen)) != len(chosen):
        raise BadOptions("each protocol can be chosen once, by one seat")


def _event(position: Position, entry: Note) -> Event:
    """An event in words: card kinds become ids."""
    cards = tuple(
        EventCard(
            card.handle,
            tuple(decisions.card_id(position, kind) if kind >= 0 else None for kind in card.kinds),
        )
        for card in entry.cards
    )
    return Event(
        entry.kind,
        {name: _word(position, entry.kind, name, fact) for name, fact in entry.facts.items()},
        cards,
    )


def _word(position: Position, kind: str, name: str, fact: Any) -> object:
    """A fact of an event in words: numbers of protocols and boxes become their names."""
    protocols = position.deal.library.protocols
    match kind, name:
        case "picked", "protocol":
            return protocols[fact]
        case "dealt", "protocols":
            return [protocols[number] for number in fact]
        case "stated-protocol" | "compiling" | "compiled" | "recompiled", "what":
            return decisions.protocol_id(position, fact)
        case "text", "box":
            return decisions.BOX_NAMES[fact]
        case _:
            return fact
