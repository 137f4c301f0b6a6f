"""Scenarios of Compile: a position from its description, and what must hold in it.

Cards are written by their ids (`fire-3`); `down:fire-3` lies face down. Lines are listed from left to right, a stack
from the protocol outwards, a deck from its top.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from overrule.core.arrays import array, bit, has, put, put_all
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import BadCards, BadOptions, BadPosition, BadScenario
from overrule.core.game import State
from overrule.core.knowledge import KNOWN, pool_of
from overrule.core.notes import Notes
from overrule.core.position import NOBODY
from overrule.games.compile import observe, setup
from overrule.games.compile.decisions import card_id, place
from overrule.games.compile.events import HAPPENED
from overrule.games.compile.frames import TurnFrame
from overrule.games.compile.game import GAME, RULES, Options
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.program import CARDS_IN_MATCH, Deal
from overrule.games.compile.rules import board, flow, turn
from overrule.games.compile.state import (
    ALL_LINES,
    AUDIENCE,
    LINES,
    NEUTRAL,
    NEXT,
    NOW,
    SEATS,
    VIEWERS,
    Position,
    empty_position,
)
from overrule.games.compile.vocabulary import Card, CardSet, Protocol
from overrule.games.scenario import check_events, check_question, convert, differs, in_order, words
from overrule.games.scenario import check_keys as check_any_keys

SEAT_NAMES = "ab"
# What keys are made of, besides protocols and cards.
_CHOSEN = ("line", "card", "play", "rearrange", "swap", "number", "protocol", "trigger", "pick")
KEY_VERBS = ("pass", "do", "refresh", "first", "second", "done", *_CHOSEN)
KEY_WORDS = ("up", "down", "theirs", "top", "bottom")
PHASE_STEPS = {
    "start": turn.START_PHASE,
    "control": turn.CONTROL_PHASE,
    "compile": turn.COMPILE_PHASE,
    "action": turn.ACTION_PHASE,
    "cache": turn.CACHE_PHASE,
    "end": turn.END_PHASE,
}
Seat = Literal["a", "b"]
Phase = Literal["start", "control", "compile", "action", "cache", "end"]
Three = tuple[list[str], list[str], list[str]]


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has. Cards of its protocols that are named nowhere go where `rest` says, under the named ones."""

    hand: list[str] = []
    deck: list[str] = []
    trash: list[str] = []
    lines: Three = ([], [], [])
    rest: Literal["deck", "trash"] = "deck"


class PositionSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: whose turn, at the beginning of which phase, and everything on the table."""

    protocols: dict[Seat, list[str]]
    a: SeatSetup = SeatSetup()
    b: SeatSetup = SeatSetup()
    turn: Seat = "a"
    phase: Phase = "action"
    control: Literal["a", "b", "neutral"] = "neutral"
    with_control: bool = True
    compiled: list[str] = []
    cannot_compile: list[Seat] = []
    seed: int = 0
    custom: list[Protocol] = []


class SeatExpected(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat must have; what is left out may be anything."""

    hand: list[str] | None = None
    hand_count: int | None = None
    deck: list[str] | None = None
    deck_count: int | None = None
    deck_top: list[str] | None = None
    trash: list[str] | None = None
    trash_count: int | None = None
    trash_has: list[str] | None = None
    lines: dict[Literal[1, 2, 3], list[str]] | None = None
    totals: list[int] | None = None
    protocols: list[str] | None = None


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer must know, and must not: cards face down by their place (`a2.1`), hands by their cards."""

    down: dict[str, str | None] = {}
    hand_of: dict[Seat, list[str]] = {}
    deck_top_of: dict[Seat, str | None] = {}


class Expected(Struct, frozen=True, forbid_unknown_fields=True, rename={"options_": "options"}):
    """What must hold. `options` are all keys on offer, `offers` and `offers_not` some of them."""

    asked: Literal["a", "b", "nobody"] | None = None
    kind: str | None = None
    source: str | None = None
    options_: list[str] | None = None
    offers: list[str] = []
    offers_not: list[str] = []
    a: SeatExpected = SeatExpected()
    b: SeatExpected = SeatExpected()
    turn: Seat | None = None
    phase: Phase | None = None
    control: Literal["a", "b", "neutral"] | None = None
    compiled: list[str] | None = None
    winner: Literal["a", "b", "nobody"] | None = None
    rule: str | None = None
    sees: dict[Literal["a", "b", "spectator"], Seen] = field(default_factory=dict)
    happened: list[str] = []
    not_happened: list[str] = []
    in_this_order: list[str] = []


# ---------------------------------------------------------------------------------------------------- position


def set_up(data: Any) -> State[Position, Options]:
    """A match in the position that is described; raises BadScenario or BadPosition."""
    given: PositionSetup = convert(data, PositionSetup, "position")
    options = _options(given)
    position = _position(given, options)
    position.notes = Notes()
    flow.advance(position)
    return State(GAME, options, SEATS, None, position)


def _options(given: PositionSetup) -> Options:
    custom = (CardSet("scenario", tuple(_filled(p) for p in given.custom)),) if given.custom else ()
    known = {protocol.id for card_set in BUILT_IN.values() for protocol in card_set.protocols}
    for protocol in given.custom:
        if protocol.id in known:
            raise BadPosition(f"custom protocol {protocol.id!r} has the name of a built-in one")
    protocols = tuple(tuple(given.protocols.get(seat, [])) for seat in ("a", "b"))
    try:
        return RULES.read_options(Options(protocols=protocols, first=0, control=given.with_control, custom=custom))
    except (BadOptions, BadCards) as error:
        raise BadPosition(str(error)) from error


def _filled(protocol: Protocol) -> Protocol:
    """A custom protocol filled up to six cards with blank ones."""
    used = {card.value for card in protocol.cards}
    blank = [Card(value) for value in range(10) if value not in used]
    return Protocol(protocol.id, protocol.cards + tuple(blank[: 6 - len(protocol.cards)]), protocol.names)


def _position(given: PositionSetup, options: Options) -> Position:
    library = RULES.library(options)
    assert not isinstance(options.protocols, str)
    names = [name for seat in options.protocols for name in seat]
    s = empty_position(Deal(library, array(library.protocols.index(name) for name in names)), given.with_control)
    s.streams = setup.new_position(library, given.seed, given.with_control).streams
    _place_cards(s, given)
    s.player = SEAT_NAMES.index(given.turn)
    s.turn = 1 + s.player
    s.control = NEUTRAL if given.control == "neutral" else SEAT_NAMES.index(given.control)
    for name in given.compiled:
        if name not in names:
            raise BadPosition(f"compiled: {name!r} is not one of the match's protocols: {', '.join(names)}")
        s.compiled |= bit(names.index(name))
    for seat in range(SEATS):
        if s.compiled_by(seat) == ALL_LINES:
            raise BadPosition(f"seat {SEAT_NAMES[seat]} has compiled all three protocols: the match is over")
        if SEAT_NAMES[seat] in given.cannot_compile:
            s.barred[seat] = NOW if seat == s.player else NEXT
    frame = TurnFrame()
    frame.step = PHASE_STEPS[given.phase]
    s.push(frame)
    return s


def _place_cards(s: Position, given: PositionSetup) -> None:
    """Lay out all 36 cards: slot and kind are the same here."""
    s.pool = array([KNOWN] * CARDS_IN_MATCH * VIEWERS)
    kinds = {card_id(s, kind): kind for kind in range(CARDS_IN_MATCH)}
    taken: Counter[str] = Counter()

    def slot_of(name: str, where: str) -> int:
        if name not in kinds:
            raise BadPosition(f"{where}: {name!r} is none of the 36 cards of the six protocols")
        taken[name] += 1
        if taken[name] > 1:
            raise BadPosition(f"{where}: {name!r} is named twice; each card is there once")
        return kinds[name]

    for seat, zones in enumerate((given.a, given.b)):
        name = SEAT_NAMES[seat]
        s.hands[seat] = array(slot_of(card, f"{name}.hand") for card in zones.hand)
        s.trashes[seat] = array(slot_of(card, f"{name}.trash") for card in zones.trash)
        s.decks[seat] = array(slot_of(card, f"{name}.deck") for card in zones.deck)
        for line, stack in enumerate(zones.lines):
            _place_stack(s, seat, line, stack, slot_of)
    for seat, zones in enumerate((given.a, given.b)):
        own = range(seat * CARDS_IN_MATCH // SEATS, (seat + 1) * CARDS_IN_MATCH // SEATS)
        rest = [kind for kind in own if not taken[card_id(s, kind)]]
        put_all(s.decks if zones.rest == "deck" else s.trashes, seat, array(rest))
        s.decks[seat] = s.decks[seat][::-1]
    _set_knowledge(s)


def _place_stack(s: Position, seat: int, line: int, stack: list[str], slot_of: Callable[[str, str], int]) -> None:
    for card in stack:
        down, name = card.startswith("down:"), card.removeprefix("down:")
        slot = slot_of(name, f"{SEAT_NAMES[seat]}.lines[{line}]")
        spot = seat * LINES + line
        put(s.stacks, spot, slot)
        s.enter(slot, spot, not down)


def _set_knowledge(s: Position) -> None:
    """Everybody knows what lies face up; each seat its hand and its side; of the rest, only who has it."""
    for viewer in range(VIEWERS):
        for seat in range(SEATS):
            hidden = list(s.decks[seat])
            if seat != viewer:
                hidden += s.hands[seat]
                for spot in range(seat * LINES, seat * LINES + LINES):
                    hidden += [slot for slot in s.stacks[spot] if not s.is_up(slot)]
            s.pools.append(pool_of(array(hidden)))
            for slot in hidden:
                s.pool[viewer * CARDS_IN_MATCH + slot] = len(s.pools) - 1


# ------------------------------------------------------------------------------------------------ expectations


def check(state: State[Position, Options], data: Any, events: list[str]) -> list[str]:
    """What does not hold, in words; empty when everything does. `events`: kinds of what has happened."""
    expected: Expected = convert(data, Expected, "expect")
    s = state.position
    problems = [
        *check_question(
            state.decision,
            expected.asked,
            expected.kind,
            expected.source,
            expected.options_,
            expected.offers,
            expected.offers_not,
        ),
        *_check_table(s, expected),
    ]
    if not s.deal.is_dealt():
        if expected.sees or expected.a != SeatExpected() or expected.b != SeatExpected():
            problems.append("a, b, sees: nobody has anything before all protocols are picked")
        return problems
    for seat, wanted in enumerate((expected.a, expected.b)):
        problems += _check_seat(s, seat, wanted)
    for viewer, seen in expected.sees.items():
        problems += _check_seen(s, viewer, seen)
    check_keys(state, expected.offers_not)
    lists = (expected.happened, expected.not_happened, expected.in_this_order)
    problems += check_events(*lists, events, HAPPENED)
    return problems


def check_keys(state: State[Position, Options], keys: Iterable[str]) -> None:
    """Refuse keys that no question can have; raises BadScenario."""
    protocols = state.position.deal.library.protocols
    cards = (f"{protocol}-{value}" for protocol in protocols for value in range(10))
    check_any_keys(keys, KEY_VERBS, (*protocols, *cards, *KEY_WORDS))


def _check_table(s: Position, expected: Expected) -> Iterator[str]:
    yield from differs("turn", expected.turn, SEAT_NAMES[s.player])
    yield from differs("phase", expected.phase, observe.phase(s))
    control = "neutral" if s.control == NEUTRAL else SEAT_NAMES[s.control]
    yield from differs("control", expected.control, control)
    names = [s.deal.library.protocols[number] for number in s.deal.protocols]
    compiled = sorted(name for at, name in enumerate(names) if has(s.compiled, at))
    yield from differs("compiled", in_order(expected.compiled), compiled)
    if expected.winner is not None or expected.rule is not None:
        winner = "nobody" if s.winner == NOBODY else SEAT_NAMES[s.winner]
        yield from differs("winner", expected.winner, winner)
        outcome = RULES.outcome(s)
        yield from differs("rule", expected.rule, outcome.rule if outcome else None)


def _check_seat(s: Position, seat: int, wanted: SeatExpected) -> Iterator[str]:
    name = SEAT_NAMES[seat]
    hand = sorted(_ids(s, s.hands[seat]))
    deck = list(reversed(_ids(s, s.decks[seat])))
    trash = sorted(_ids(s, s.trashes[seat]))
    yield from differs(f"{name}.hand", in_order(wanted.hand), hand)
    yield from differs(f"{name}.hand_count", wanted.hand_count, len(hand))
    yield from differs(f"{name}.deck", wanted.deck, deck)
    yield from differs(f"{name}.deck_count", wanted.deck_count, len(deck))
    if wanted.deck_top is not None:
        yield from differs(f"{name}.deck_top", wanted.deck_top, deck[: len(wanted.deck_top)])
    yield from differs(f"{name}.trash", in_order(wanted.trash), trash)
    yield from differs(f"{name}.trash_count", wanted.trash_count, len(trash))
    for card in wanted.trash_has or []:
        if card not in trash:
            yield f"{name}.trash_has: {card} is not in the trash: {words(trash)}"
    for line, stack in (wanted.lines or {}).items():
        found = [_face(s, slot) for slot in s.stacks[seat * LINES + line - 1]]
        yield from differs(f"{name}.lines {line}", stack, found)
    yield from differs(f"{name}.totals", wanted.totals, [board.total(s, seat, line) for line in range(LINES)])
    order = [s.deal.library.protocols[s.deal.protocols[s.order[seat * LINES + at]]] for at in range(LINES)]
    yield from differs(f"{name}.protocols", wanted.protocols, order)


def _ids(s: Position, slots: vec[i64]) -> list[str]:
    return [card_id(s, s.kind[slot]) for slot in slots]


def _face(s: Position, slot: int) -> str:
    return ("" if s.is_up(slot) else "down:") + card_id(s, s.kind[slot])


def _check_seen(s: Position, viewer: str, seen: Seen) -> Iterator[str]:
    view = AUDIENCE if viewer == "spectator" else SEAT_NAMES.index(viewer)
    shown = observe.observe(s, SPECTATOR if viewer == "spectator" else view, None)
    places = {
        place(s, slot): card_id(s, s.kind[slot]) if s.knows(view, slot) else None
        for stack in s.stacks
        for slot in stack
        if not s.is_up(slot)
    }
    for where, card in seen.down.items():
        if not re.fullmatch(r"[ab][123]\.[0-9]+", where) or where not in places:
            raise BadScenario(f"sees.{viewer}.down: no card lies face down at {where!r}: {', '.join(places)}")
        if places[where] != card:
            yield f"{viewer} sees {where} as {places[where] or 'unknown'}, expected {card or 'unknown'}"
    for seat, cards in seen.hand_of.items():
        known = list(shown.seats[SEAT_NAMES.index(seat)].known_hand)
        yield from differs(f"{viewer} knows of {seat}'s hand", sorted(cards), known)
    for seat, card in seen.deck_top_of.items():
        top = shown.seats[SEAT_NAMES.index(seat)].known_deck.get(0)
        if top != card:
            yield f"{viewer} knows the top of {seat}'s deck as {top or 'unknown'}, expected {card or 'unknown'}"
