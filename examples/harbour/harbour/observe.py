"""What a viewer of a match of Harbour may know, built from scratch: what is not put in here stays hidden."""

from __future__ import annotations

from msgspec import Struct

from harbour.position import NOBODY, Position
from overrule.core.decisions import SPECTATOR, Decision
from overrule.core.errors import BadPosition


class SeatView(Struct, frozen=True):
    """One seat: public numbers, what it has played, and of its hand the cards that the viewer knows."""

    points: int
    hand: int
    known_hand: tuple[str, ...]
    played: tuple[str, ...]
    left: bool


class Observation(Struct, frozen=True):
    """The match as one viewer may know it."""

    viewer: int
    turn: int
    player: int
    phase: str
    asked: int | None
    deck: int
    seats: tuple[SeatView, ...]
    decision: Decision | None


def observe(s: Position, viewer: int, decision: Decision | None) -> Observation:
    """What a seat, or SPECTATOR, may know."""
    if not s.known.pool:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be observed")
    row = s.known.audience if viewer == SPECTATOR else viewer
    return Observation(
        viewer=viewer,
        turn=s.turn,
        player=s.player,
        phase="opponent" if s.card != NOBODY else "play",
        asked=None if s.asking == NOBODY else s.asking,
        deck=len(s.decks[0]),
        seats=tuple(_seat(s, seat, row) for seat in range(s.seats)),
        decision=decision,
    )


def _seat(s: Position, seat: int, row: int) -> SeatView:
    known = sorted(s.printed(slot).id for slot in s.hands[seat] if s.known.knows(row, slot))
    return SeatView(
        points=s.points[seat],
        hand=len(s.hands[seat]),
        known_hand=tuple(known),
        played=tuple(s.printed(slot).id for slot in s.played[seat]),
        left=s.left[seat],
    )
