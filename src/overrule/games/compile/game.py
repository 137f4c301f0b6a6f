"""Compile as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from overrule.core.arrays import array
from overrule.core.decisions import SPECTATOR, Decision, Outcome
from overrule.core.errors import BadOptions
from overrule.core.game import Game
from overrule.core.notes import Notes
from overrule.core.position import NOBODY, PLAYING, codes_of, offers
from overrule.core.rng import Rng
from overrule.core.rules import PINNED, Rules
from overrule.games.compile import decisions, observe, redeal, saves, setup
from overrule.games.compile.events import ENDINGS, HAPPENED
from overrule.games.compile.library import BUILT_IN, check_set, find_sets
from overrule.games.compile.program import Deal, Library
from overrule.games.compile.rules import flow
from overrule.games.compile.state import AUDIENCE, STREAM_SETUP, Position
from overrule.games.compile.translate import library_of
from overrule.games.compile.vocabulary import CardSet

PROTOCOLS_NEEDED = 6  # CO-01


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up.

    `protocols` is "draft", "random", or three protocols for each seat; `first` is who picks first and starts.
    """

    sets: tuple[str, ...] = tuple(BUILT_IN)
    protocols: Literal["draft", "random"] | tuple[tuple[str, ...], ...] = "draft"
    first: Literal["random"] | int = "random"
    control: bool = True
    custom: tuple[CardSet, ...] = ()


class CompileRules(Rules[Position, Options]):
    """The rules of Compile for two players."""

    id = "compile"
    title = "Compile"
    seats = (2,)
    revision = 1
    options_type = Options
    happened = HAPPENED

    # ------------------------------------------------------------------------------------------------- options

    def check_options(self, options: Options) -> None:
        if options != USUAL:
            _check_options(options)

    def cards(self, options: Options | None) -> Any:
        """In a draft, or with random protocols, all those on offer count; otherwise each seat's are known."""
        if options is None:
            return list(BUILT_IN.values())
        sets = (*find_sets(options.sets), *options.custom)
        offered = {protocol.id: protocol for card_set in sets for protocol in card_set.protocols}
        if isinstance(options.protocols, str):
            return list(offered.values())
        return [offered[name] for seat in options.protocols for name in seat]

    def pinned(self, options: Options) -> Options:
        used = {protocol.id for protocol in self.cards(options)}
        sets = (*find_sets(options.sets), *options.custom)
        own = tuple(protocol for card_set in sets for protocol in card_set.protocols if protocol.id in used)
        return replace(options, sets=(), custom=(CardSet(PINNED, own),))

    def library(self, options: Options) -> Library:
        """The cards on offer."""
        return _library(options.sets, msgspec.json.encode(options.custom))

    # ------------------------------------------------------------------------------------------------- playing

    def unopened(self, seats: int, seed: int, options: Options, events: bool = False) -> Position:
        library = self.library(options)
        position = setup.new_position(library, seed, options.control)
        position.notes = Notes() if events else None
        chance = position.streams[STREAM_SETUP]
        first = chance.below(2) if options.first == "random" else options.first
        everything = array(range(len(library.protocols)))
        if options.protocols == "draft":
            setup.begin_draft(position, first, everything)
        elif options.protocols == "random":
            setup.deal_out(position, first, setup.draw_protocols(chance, everything))
        else:
            named = [name for seat in options.protocols for name in seat]
            setup.deal_out(position, first, array(library.protocols.index(name) for name in named))
        return position

    def advance(self, position: Position) -> None:
        flow.advance(position)

    # The compiled functions themselves: every choice goes through here, and a method around one would be noticed.
    apply = staticmethod(flow.choose)  # type: ignore[assignment]
    codes = staticmethod(codes_of)  # type: ignore[assignment]
    offers = staticmethod(offers)  # type: ignore[assignment]

    def play_out(self, position: Position, rng: Rng) -> int:
        return flow.play_out(position, rng)

    def decision(self, position: Position) -> Decision | None:
        return None if position.asking == NOBODY else decisions.decision(position)

    def plays(self, position: Position, seat: int) -> bool:
        return position.ending == PLAYING

    def concede(self, position: Position, seat: int) -> None:
        flow.concede(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        if position.ending == PLAYING:
            return None
        return Outcome(() if position.winner == NOBODY else (position.winner,), *ENDINGS[position.ending])

    # -------------------------------------------------------------------------------------------------- watching

    def card_id(self, position: Position, kind: int) -> str:
        return decisions.card_id(position, kind)

    def observe(self, position: Position, viewer: int, decision: Decision | None) -> observe.Observation:
        return observe.observe(position, viewer, decision)

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        return redeal.redeal(position, AUDIENCE if viewer == SPECTATOR else viewer, rng)

    # --------------------------------------------------------------------------------------------------- keeping

    def save(self, position: Position) -> Any:
        return msgspec.to_builtins(saves.save(position))

    def load(self, options: Options, data: Any) -> Position:
        saved = self.load_as(saves.SavedPosition, data)
        library = self.library(options)
        saves.check(saved, len(library.protocols))
        return saves.load(Deal(library, array(saved.protocols)), saved)


USUAL = Options()
RULES = CompileRules()
GAME = Game(RULES)


@lru_cache(maxsize=64)
def _library(sets: tuple[str, ...], custom: bytes) -> Library:
    """The library of built-in sets and custom ones; the latter as JSON, since sets with names cannot be keys."""
    return library_of([*find_sets(sets), *msgspec.json.decode(custom, type=tuple[CardSet, ...])])


def _check_options(options: Options) -> None:
    """Refuse impossible options, saying what is allowed."""
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
