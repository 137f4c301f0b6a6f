"""Scenarios of Planetary Conquerors: a position from its description, and what must hold in it.

Cards are written by their ids (`gold-miner`); things on the planet of a seat by the same, the second one of a name as
`gold-miner.2`, in the order in which they are listed. A deck is listed from its top, traps from the front backwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct, field

from overrule.core.arrays import array
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import BadCards, BadPosition, BadScenario
from overrule.core.game import State
from overrule.core.knowledge import KNOWN
from overrule.core.notes import Notes
from overrule.core.position import NOBODY, PLAYING
from overrule.games.conquerors import observe, setup
from overrule.games.conquerors.decisions import KEY_VERBS, card_id, thing_name
from overrule.games.conquerors.events import HAPPENED
from overrule.games.conquerors.frames import PlayFrame, TurnFrame
from overrule.games.conquerors.game import GAME, RULES, Options
from overrule.games.conquerors.library import BUILT_IN, check_set
from overrule.games.conquerors.program import SPELL, TRAP, Deal, Library
from overrule.games.conquerors.rules import board, changes, flow, turn, zones
from overrule.games.conquerors.state import (
    ATTACKING,
    EXHAUSTED,
    ILLUSION,
    MATERIALS,
    MODIFIED,
    USED,
    Position,
    empty_position,
)
from overrule.games.conquerors.vocabulary import Card, CardSet
from overrule.games.scenario import (
    SEAT_NAMES,
    check_events,
    check_question,
    convert,
    differs,
    in_order,
    words,
)
from overrule.games.scenario import (
    check_keys as check_any_keys,
)

PHASE_STEPS = {
    "start": turn.START,
    "mining": turn.MINING,
    "kuk": turn.KUK,
    "main": turn.ACT,
    "attack": turn.ATTACK,
    "trap": turn.TRAP,
    "end": turn.END,
}
STEPS_ON = {
    "start": turn.AFTER_START,
    "mining": turn.AFTER_MINING,
    "kuk": turn.AFTER_KUK,
    "main": turn.AFTER_MAIN,
    "attack": turn.AFTER_ATTACK,
    "trap": turn.AFTER_TRAP,
    "end": turn.AFTER_END,
}
Seat = Literal["a", "b", "c", "d", "e", "f"]
Phase = Literal["start", "mining", "kuk", "main", "attack", "trap", "end"]
FILLING = 10  # cards in a deck of which nothing is said


class TrapSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A trap on the planet. Its controller knows it; so do the seats in `known_to`."""

    card: str
    owner: Seat | None = None
    known_to: list[Seat] = []


class ThingSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A miner, building or warrior on the planet; `attack` and `life`: what effects have added for good."""

    card: str
    damage: int = 0
    used: bool = False
    exhausted: bool = False
    illusion: bool = False
    attack: int = 0
    life: int = 0
    counters: int = 0
    owner: Seat | None = None
    traps: list[str | TrapSetup] = []


class BaseSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A base."""

    damage: int = 0
    traps: list[str | TrapSetup] = []


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has. A deck of which nothing is said holds ten starting miners."""

    hand: list[str] = []
    deck: list[str] | None = None
    junkyard: list[str] = []
    planet: list[str | ThingSetup] = []
    base: BaseSetup = BaseSetup()
    gold: int = 0
    cosmium: int = 0
    electricity: int = 0


class PositionSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: whose turn, at the beginning of which phase, and everything on the table.

    `steps_on`: the phase is at its end, at the step to the next one. `converted`: cosmium has been turned into
    electricity in this turn.
    """

    a: SeatSetup = SeatSetup()
    b: SeatSetup = SeatSetup()
    c: SeatSetup | None = None
    d: SeatSetup | None = None
    e: SeatSetup | None = None
    f: SeatSetup | None = None
    turn: Seat = "a"
    phase: Phase = "main"
    steps_on: bool = False
    converted: bool = False
    block_limit: Literal["attack", "line"] = "attack"
    seed: int = 0
    custom: list[Card] = []


class SeatExpected(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat must have; what is left out may be anything. `life`, `attack`, `traps`: by thing."""

    hand: list[str] | None = None
    hand_count: int | None = None
    deck: list[str] | None = None
    deck_count: int | None = None
    deck_top: list[str] | None = None
    deck_bottom: list[str] | None = None
    junkyard: list[str] | None = None
    junkyard_has: list[str] = []
    miners: list[str] | None = None
    buildings: list[str] | None = None
    warriors: list[str] | None = None
    base: int | None = None
    life: dict[str, int] = {}
    attack: dict[str, int] = {}
    counters: dict[str, int] = {}
    traps: dict[str, list[str]] = {}
    used: list[str] | None = None
    exhausted: list[str] | None = None
    gold: int | None = None
    cosmium: int | None = None
    electricity: int | None = None
    building_life: int | None = None
    lost: bool | None = None


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer must know, and must not: traps by their place (`b.base/1`), hands by their cards."""

    traps: dict[str, str | None] = {}
    hand_of: dict[Seat, list[str]] = {}
    deck_top_of: dict[Seat, str | None] = {}
    deck_bottom_of: dict[Seat, str | None] = {}


class Expected(Struct, frozen=True, forbid_unknown_fields=True, rename={"options_": "options"}):
    """What must hold. `options` are all keys on offer, `offers` and `offers_not` some of them."""

    asked: Literal["a", "b", "c", "d", "e", "f", "nobody"] | None = None
    kind: str | None = None
    source: str | None = None
    moment: str | None = None
    options_: list[str] | None = None
    offers: list[str] = []
    offers_not: list[str] = []
    a: SeatExpected = SeatExpected()
    b: SeatExpected = SeatExpected()
    c: SeatExpected = SeatExpected()
    d: SeatExpected = SeatExpected()
    e: SeatExpected = SeatExpected()
    f: SeatExpected = SeatExpected()
    turn: Seat | None = None
    phase: Phase | Literal["mulligan"] | None = None
    being_played: list[str] | None = None
    attackers: list[str] | None = None
    winners: list[Seat] | None = None
    rule: str | None = None
    sees: dict[Literal["a", "b", "c", "d", "e", "f", "spectator"], Seen] = field(default_factory=dict)
    happened: list[str] = []
    not_happened: list[str] = []
    in_this_order: list[str] = []


# --------------------------------------------------------------------------------------------------------- position


def set_up(data: Any) -> State[Position, Options]:
    """A match in the position that is described; raises BadScenario or BadPosition."""
    given: PositionSetup = convert(data, PositionSetup, "position")
    options = Options(block_limit=given.block_limit, custom=_custom(given))
    seats = _seats(given)
    position = _Table(RULES.library(options), given, seats).position
    position.notes = Notes()
    flow.advance(position)
    return State(GAME, options, len(seats), None, position)


def _custom(given: PositionSetup) -> tuple[CardSet, ...]:
    if not given.custom:
        return ()
    known = {card.id for card_set in BUILT_IN.values() for card in card_set.cards}
    for card in given.custom:
        if card.id in known:
            raise BadPosition(f"custom card {card.id!r} has the name of a built-in one")
    card_set = CardSet("scenario", tuple(given.custom))
    try:
        check_set(card_set, "custom")
    except BadCards as error:
        raise BadPosition(str(error)) from error
    return (card_set,)


def _seats(given: PositionSetup) -> list[SeatSetup]:
    """What the seats have; they are taken from a on, without gaps."""
    others = [given.c, given.d, given.e, given.f]
    while others and others[-1] is None:
        others.pop()
    found = [seat for seat in (given.a, given.b, *others) if seat is not None]
    if len(found) != 2 + len(others):
        raise BadPosition(f"seats are taken from a on, without gaps; {len(found)} are given, but not the first ones")
    return found


class _Table:
    """Lays out all cards; slot and kind are the same for those of the decks."""

    def __init__(self, library: Library, given: PositionSetup, seats: list[SeatSetup]) -> None:
        self.library = library
        self.lists: list[list[int]] = [[] for _ in seats]
        self.filling = library.cards[library.starting[0]].id
        for seat, has in enumerate(seats):
            self.list_cards(seat, has)
        deal = Deal(library, self.lists)
        self.position = s = empty_position(deal, given.block_limit == "line")
        s.streams = setup.streams(given.seed)
        s.pool = array([KNOWN] * (deal.made * (deal.seats + 1)))
        starts = [sum(len(cards) for cards in self.lists[:seat]) for seat in range(deal.seats)]
        self.free = [list(range(start, start + len(cards))) for start, cards in zip(starts, self.lists, strict=True)]
        for seat, has in enumerate(seats):
            self.lay_out(seat, has)
        self.hide()
        self.begin(given, len(seats))

    def number(self, name: str, where: str) -> int:
        if name not in self.library.number:
            raise BadPosition(f"{where}: {name!r} is no card")
        return self.library.number[name]

    def list_cards(self, seat: int, has: SeatSetup) -> None:
        """Note down whose cards these are, so that slots can be given out."""
        letter = SEAT_NAMES[seat]
        for name in (*has.hand, *self.deck(has), *has.junkyard):
            self.note(seat, None, name, letter)
        for thing in map(_thing, has.planet):
            if not self.library.cards[self.number(thing.card, f"{letter}.planet")].token:
                self.note(seat, thing.owner, thing.card, letter)
            for trap in map(_trap, thing.traps):
                self.note(seat, trap.owner, trap.card, letter)
        for trap in map(_trap, has.base.traps):
            self.note(seat, trap.owner, trap.card, letter)

    def note(self, seat: int, owner: str | None, name: str, letter: str) -> None:
        at = seat if owner is None else SEAT_NAMES.index(owner)
        if at >= len(self.lists):
            raise BadPosition(f"{letter}: {name!r} belongs to {owner!r}, who is not in this match")
        self.lists[at].append(self.number(name, letter))

    def deck(self, has: SeatSetup) -> list[str]:
        return [self.filling] * FILLING if has.deck is None else has.deck

    def slot(self, seat: int, owner: str | None, name: str) -> int:
        """A slot for a card of an owner."""
        at = seat if owner is None else SEAT_NAMES.index(owner)
        number = self.library.number[name]
        slot = next(slot for slot in self.free[at] if self.position.number(slot) == number)
        self.free[at].remove(slot)
        return slot

    def lay_out(self, seat: int, has: SeatSetup) -> None:
        s = self.position
        s.hands[seat] = array(self.slot(seat, None, name) for name in has.hand)
        s.decks[seat] = array(self.slot(seat, None, name) for name in reversed(self.deck(has)))
        s.junkyards[seat] = array(self.slot(seat, None, name) for name in has.junkyard)
        for thing in map(_thing, has.planet):
            self.lay_thing(seat, thing)
        s.damage[s.base(seat)] = has.base.damage
        self.lay_traps(seat, s.base(seat), has.base.traps)
        amounts = (has.gold, has.cosmium, has.electricity)
        for material, amount in enumerate(amounts):
            if not 0 <= amount <= s.limits[MATERIALS * seat + material]:
                most = s.limits[MATERIALS * seat + material]
                raise BadPosition(f"{SEAT_NAMES[seat]}: storage holds 0 to {most} of a material here, not {amount}")
            s.storage[MATERIALS * seat + material] = amount

    def lay_thing(self, seat: int, thing: ThingSetup) -> None:
        s = self.position
        card = self.library.cards[self.library.number[thing.card]]
        if card.type in (TRAP, SPELL):
            raise BadPosition(f"{SEAT_NAMES[seat]}.planet: {thing.card!r} is no miner, building or warrior")
        if card.token:
            slot = s.new_slot(self.library.number[thing.card], seat)
        else:
            slot = self.slot(seat, thing.owner, thing.card)
        zones.enter(s, slot, seat, thing.illusion)
        flags = (USED if thing.used else 0) | (EXHAUSTED if thing.exhausted else 0)
        s.flags[slot] = (s.flags[slot] & ILLUSION) | flags
        s.damage[slot] = thing.damage
        s.counters[slot] = thing.counters
        if thing.attack or thing.life:
            s.modifiers = array([*s.modifiers, slot, thing.attack, thing.life, 0, 0])
            s.flags[slot] |= MODIFIED
        if card.life and board.life(s, slot) <= 0:
            raise BadPosition(f"{SEAT_NAMES[seat]}.planet: {thing.card!r} has no life left with {thing.damage} damage")
        self.lay_traps(seat, slot, thing.traps)

    def lay_traps(self, seat: int, thing: int, traps: list[str | TrapSetup]) -> None:
        s = self.position
        for trap in map(_trap, traps):
            if self.library.cards[self.library.number[trap.card]].type != TRAP:
                raise BadPosition(f"{SEAT_NAMES[seat]}: {trap.card!r} is no trap")
            slot = self.slot(seat, trap.owner, trap.card)
            zones.put_trap(s, slot, thing, len(s.column(thing)))
            for viewer in range(s.audience + 1):
                if viewer != seat and not (viewer < s.deal.seats and SEAT_NAMES[viewer] in trap.known_to):
                    s.pool[viewer * s.deal.made + slot] = NOBODY

    def hide(self) -> None:
        """Hands and decks are hidden, and so are traps: they might be any of their owner's hidden cards."""
        s = self.position
        made = s.deal.made
        for seat in range(s.deal.seats):
            for slot in s.hands[seat]:
                for viewer in range(s.audience + 1):
                    if viewer != seat:
                        s.pool[viewer * made + slot] = NOBODY
            for slot in s.decks[seat]:
                for viewer in range(s.audience + 1):
                    s.pool[viewer * made + slot] = NOBODY
        for viewer in range(s.audience + 1):
            for owner in range(s.deal.seats):
                hidden = [x for x in range(made) if s.pool[viewer * made + x] == NOBODY and s.owner[x] == owner]
                kinds = sum(1 << slot for slot in hidden)
                for slot in hidden:
                    trapped = s.guard[slot] != NOBODY
                    s.pool[viewer * made + slot] = s.place_of_pool(kinds & s.deal.traps if trapped else kinds)
        s.refresh_shown()

    def begin(self, given: PositionSetup, seats: int) -> None:
        s = self.position
        s.player = SEAT_NAMES.index(given.turn)
        if s.player >= seats:
            raise BadPosition(f"turn: {given.turn!r} is not in this match of {seats}")
        s.turn = 1 + s.player
        s.converted = given.converted
        frame = TurnFrame(s.player)
        frame.step = (STEPS_ON if given.steps_on else PHASE_STEPS)[given.phase]
        s.push(frame)
        changes.check_end(s)
        if s.ending != PLAYING or s.remaining != (1 << seats) - 1:
            raise BadPosition("somebody has won or lost in this position already")
        s.unsettled = False


def _thing(thing: str | ThingSetup) -> ThingSetup:
    return ThingSetup(thing) if isinstance(thing, str) else thing


def _trap(trap: str | TrapSetup) -> TrapSetup:
    return TrapSetup(trap) if isinstance(trap, str) else trap


# ------------------------------------------------------------------------------------------------------ expectation


def check(state: State[Position, Options], data: Any, events: list[str]) -> list[str]:
    """What does not hold, in words. `events` are the kinds of what has happened so far."""
    expected: Expected = convert(data, Expected, "expect")
    s = state.position
    question = check_question(
        state.decision,
        expected.asked,
        expected.kind,
        expected.source,
        expected.options_,
        expected.offers,
        expected.offers_not,
    )
    problems = [*question, *_check_table(state, expected)]
    for seat in range(s.deal.seats):
        problems += _check_seat(s, seat, getattr(expected, SEAT_NAMES[seat]))
    for viewer, seen in expected.sees.items():
        problems += _check_seen(s, viewer, seen)
    check_keys(state, expected.offers_not)
    lists = (expected.happened, expected.not_happened, expected.in_this_order)
    return [*problems, *check_events(*lists, events, HAPPENED)]


def check_keys(state: State[Position, Options], keys: Iterable[str]) -> None:
    """Refuse keys that no question can have; raises BadScenario."""
    check_any_keys(keys, KEY_VERBS, (*state.position.deal.library.number, "base"))


def _check_table(state: State[Position, Options], expected: Expected) -> Iterator[str]:
    s = state.position
    decision = state.decision
    yield from differs("moment", expected.moment, decision.facts.get("moment") if decision else None)
    yield from differs("turn", expected.turn, SEAT_NAMES[s.player])
    yield from differs("phase", expected.phase, observe.phase(s))
    plays = [frame for frame in s.frames if isinstance(frame, PlayFrame) and s.plays(frame.player)]
    playing = [card_id(s, frame.slot) for frame in plays if changes.between_zones(s, frame) >= 0]
    yield from differs("being_played", expected.being_played, playing)
    attackers = [thing_name(s, slot) for row in s.warriors for slot in row if s.flags[slot] & ATTACKING]
    yield from differs("attackers", in_order(expected.attackers), sorted(attackers))
    outcome = state.outcome
    winners = [SEAT_NAMES[seat] for seat in outcome.winners] if outcome else None
    yield from differs("winners", expected.winners, winners)
    yield from differs("rule", expected.rule, outcome.rule if outcome else None)


def _check_seat(s: Position, seat: int, wanted: SeatExpected) -> Iterator[str]:
    name = SEAT_NAMES[seat]
    deck = list(reversed(_ids(s, s.decks[seat])))
    yield from differs(f"{name}.hand", in_order(wanted.hand), sorted(_ids(s, s.hands[seat])))
    yield from differs(f"{name}.hand_count", wanted.hand_count, len(s.hands[seat]))
    yield from differs(f"{name}.deck", wanted.deck, deck)
    yield from differs(f"{name}.deck_count", wanted.deck_count, len(deck))
    if wanted.deck_top is not None:
        yield from differs(f"{name}.deck_top", wanted.deck_top, deck[: len(wanted.deck_top)])
    if wanted.deck_bottom is not None:
        yield from differs(f"{name}.deck_bottom", wanted.deck_bottom, deck[-len(wanted.deck_bottom) :])
    junkyard = sorted(_ids(s, s.junkyards[seat]))
    yield from differs(f"{name}.junkyard", in_order(wanted.junkyard), junkyard)
    for card in wanted.junkyard_has:
        if card not in junkyard:
            yield f"{name}.junkyard_has: {card} is not in the junkyard: {words(junkyard)}"
    yield from differs(f"{name}.lost", wanted.lost, not s.plays(seat))
    for row in ("miners", "buildings", "warriors"):
        found = sorted(_ids(s, getattr(s, row)[seat]))
        yield from differs(f"{name}.{row}", in_order(getattr(wanted, row)), found)
    for material, what in enumerate(("gold", "cosmium", "electricity")):
        yield from differs(f"{name}.{what}", getattr(wanted, what), s.storage[MATERIALS * seat + material])
    yield from differs(f"{name}.base", wanted.base, board.life(s, s.base(seat)))
    yield from differs(f"{name}.building_life", wanted.building_life, board.building_life(s, seat))
    yield from _check_things(s, seat, wanted)


def _check_things(s: Position, seat: int, wanted: SeatExpected) -> Iterator[str]:
    name = SEAT_NAMES[seat]
    slots = [*s.on_planet(seat), *([s.base(seat)] if s.plays(seat) else [])]
    things = {thing_name(s, slot).split(".", 1)[1]: slot for slot in slots}
    for what, flag in (("used", USED), ("exhausted", EXHAUSTED)):
        found = sorted(thing for thing, slot in things.items() if s.flags[slot] & flag)
        yield from differs(f"{name}.{what}", in_order(getattr(wanted, what)), found)
    for thing in (*wanted.life, *wanted.attack, *wanted.counters, *wanted.traps):
        if thing not in things:
            yield f"{name}: there is no {thing} on the planet: {words(list(things))}"
            return
    for thing, number in wanted.life.items():
        yield from differs(f"{name}.life {thing}", number, board.life(s, things[thing]))
    for thing, number in wanted.attack.items():
        yield from differs(f"{name}.attack {thing}", number, board.attack(s, things[thing]))
    for thing, number in wanted.counters.items():
        yield from differs(f"{name}.counters {thing}", number, s.counters[things[thing]])
    for thing, traps in wanted.traps.items():
        yield from differs(f"{name}.traps {thing}", traps, _ids(s, s.column(things[thing])))


def _ids(s: Position, slots: Iterable[int]) -> list[str]:
    return [card_id(s, slot) for slot in slots]


def _check_seen(s: Position, viewer: str, seen: Seen) -> Iterator[str]:
    view = s.deal.seats if viewer == "spectator" else SEAT_NAMES.index(viewer)
    shown = observe.observe(s, SPECTATOR if viewer == "spectator" else view, None)
    places = {thing_name(s, trap): trap for row in s.traps for trap in row}
    for where, card in seen.traps.items():
        if where not in places:
            raise BadScenario(f"sees.{viewer}.traps: there is no trap at {where!r}: {', '.join(places)}")
        known = card_id(s, places[where]) if s.knows(view, places[where]) else None
        if known != card:
            yield f"{viewer} sees {where} as {known or 'unknown'}, expected {card or 'unknown'}"
    for seat, cards in seen.hand_of.items():
        known_hand = list(shown.seats[SEAT_NAMES.index(seat)].known_hand)
        yield from differs(f"{viewer} knows of {seat}'s hand", sorted(cards), known_hand)
    for end, wanted in (("top", seen.deck_top_of), ("bottom", seen.deck_bottom_of)):
        for seat, card in wanted.items():
            view_of = shown.seats[SEAT_NAMES.index(seat)]
            known = view_of.known_deck.get(0 if end == "top" else view_of.deck - 1)
            if known != card:
                yield f"{viewer} knows the {end} of {seat}'s deck as {known or 'unknown'}, expected {card or 'unknown'}"
