"""What a viewer of a match may know (CO-75), built from scratch: what is not put in here stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from overrule.core import decisions as core
from overrule.core.arrays import has, members
from overrule.core.decisions import Decision
from overrule.core.errors import BadPosition
from overrule.core.position import NOBODY
from overrule.games.compile.decisions import card_id, protocol_id
from overrule.games.compile.frames import ArriveFrame, CompileFrame, DraftFrame, LandFrame
from overrule.games.compile.rules.board import face_down_value, total, value
from overrule.games.compile.state import AUDIENCE, LINES, NEUTRAL, NEXT, NOW, SEATS, Position

# By the step that the turn will take next: a phase lasts until everything that it set off is over.
Phase = Literal["draft", "start", "control", "compile", "action", "cache", "end"]
PHASES: tuple[Phase, ...] = ("start", "start", "control", "compile", "action", "action", "cache", "end")


class FieldCard(Struct, frozen=True):
    """A card in the field. `card` is its id where the viewer knows it; `value` is what it counts for now."""

    handle: int
    up: bool
    value: int
    card: str | None


class LineSide(Struct, frozen=True):
    """One side of a line: the protocol, the stack from the protocol outwards, and its total.

    `face_down` is what a face-down card there counts for.
    """

    protocol: str
    compiled: bool
    cards: tuple[FieldCard, ...]
    total: int
    face_down: int


class SeatView(Struct, frozen=True):
    """One seat: public numbers, and of hand and deck only the cards that the viewer knows (deck: place from top)."""

    hand: int
    deck: int
    known_hand: tuple[str, ...]
    known_deck: dict[int, str]
    trash: tuple[str, ...]
    lines: tuple[LineSide, ...]
    cannot_compile_now: bool
    cannot_compile_next: bool


class Committed(Struct, frozen=True):
    """A card on its way to a stack (CO-29)."""

    handle: int
    side: int
    line: int
    up: bool
    card: str | None


class Leaving(Struct, frozen=True):
    """A card on its way out of the field (CO-29)."""

    handle: int
    side: int
    card: str | None


class Observation(Struct, frozen=True):
    """The match as one viewer may know it."""

    viewer: int
    turn: int
    player: int
    phase: Phase
    control: int | None
    with_control: bool
    asked: int | None
    seats: tuple[SeatView, ...]
    committed: tuple[Committed, ...]
    leaving: tuple[Leaving, ...]
    drafted: tuple[str, ...]
    decision: Decision | None


def observe(s: Position, viewer: int, decision: Decision | None) -> Observation:
    """What a seat, or the spectator (-1), may know; `decision` is the open one if it is the viewer's."""
    place = AUDIENCE if viewer == core.SPECTATOR else viewer
    dealt = s.deal.is_dealt()
    if dealt and len(s.pool) == 0:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be observed")
    return Observation(
        viewer=viewer,
        turn=s.turn,
        player=s.player,
        phase=phase(s),
        control=None if s.control == NEUTRAL else s.control,
        with_control=s.with_control,
        asked=None if s.asking == NOBODY else s.asking,
        seats=tuple(_seat(s, seat, place) for seat in range(SEATS)) if dealt else (),
        committed=tuple(_committed(s, place)) if dealt else (),
        leaving=tuple(_leaving(s, place)) if dealt else (),
        drafted=tuple(_drafted(s)),
        decision=decision,
    )


def phase(s: Position) -> Phase:
    """The phase of the turn (CO-03), or "draft"."""
    bottom = s.frames[0]
    if isinstance(bottom, DraftFrame):
        return "draft"
    if any(isinstance(frame, CompileFrame) for frame in s.frames):
        return "compile"
    return PHASES[bottom.step]


def _seat(s: Position, seat: int, viewer: int) -> SeatView:
    deck = s.decks[seat]
    known_deck = {
        len(deck) - 1 - place: card_id(s, s.kind[slot]) for place, slot in enumerate(deck) if s.knows(viewer, slot)
    }
    known_hand = sorted(card_id(s, s.kind[slot]) for slot in s.hands[seat] if s.knows(viewer, slot))
    return SeatView(
        hand=len(s.hands[seat]),
        deck=len(deck),
        known_hand=tuple(known_hand),
        known_deck=known_deck,
        trash=tuple(card_id(s, s.kind[slot]) for slot in s.trashes[seat]),
        lines=tuple(_line_side(s, seat, line, viewer) for line in range(LINES)),
        cannot_compile_now=s.barred[seat] & NOW != 0,
        cannot_compile_next=s.barred[seat] & NEXT != 0,
    )


def _line_side(s: Position, seat: int, line: int, viewer: int) -> LineSide:
    spot = seat * LINES + line
    place = s.order[spot]
    cards = tuple(
        FieldCard(s.handle[slot], s.is_up(slot), value(s, slot), _known(s, slot, viewer)) for slot in s.stacks[spot]
    )
    return LineSide(
        protocol_id(s, place), has(s.compiled, place), cards, total(s, seat, line), face_down_value(s, spot)
    )


def _known(s: Position, slot: int, viewer: int) -> str | None:
    return card_id(s, s.kind[slot]) if s.knows(viewer, slot) else None


def _committed(s: Position, viewer: int) -> Iterator[Committed]:
    for frame in s.frames:
        if isinstance(frame, LandFrame) and frame.step == 0:
            for slot in frame.cards:
                up = has(frame.up, slot)
                yield Committed(s.handle[slot], frame.side, frame.line, up, _known(s, slot, viewer))


def _leaving(s: Position, viewer: int) -> Iterator[Leaving]:
    for frame in s.frames:
        if isinstance(frame, ArriveFrame):
            for side, cards in enumerate((frame.cards_0, frame.cards_1)):
                for slot in members(cards):
                    yield Leaving(s.handle[slot], side, _known(s, slot, viewer))


def _drafted(s: Position) -> Iterator[str]:
    """Protocols picked so far, in their order."""
    bottom = s.frames[0]
    if isinstance(bottom, DraftFrame):
        for number in bottom.picked:
            yield s.deal.library.protocols[number]
