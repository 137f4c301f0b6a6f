"""A position of Harbour: plain data, and who knows what of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from msgspec import Struct, convert

from harbour.cards import CARDS, DECK, Card
from overrule.core.arrays import array, empty_zones, zones_of
from overrule.core.knowledge import Knowledge, pool_of
from overrule.core.notes import NO_NOTE, Notes, SeenCard
from overrule.core.rng import Rng, stream_of

HAND = 3
NOBODY = -1
ASK_PLAY, ASK_OPPONENT = 0, 1


class Position:
    """A match. Slots are pieces of cardboard; `known.kind[slot]` says what one is."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.known = _nobody_knows(seats)
        self.decks = zones_of([range(len(DECK))])  # one for all
        self.hands = empty_zones(seats)
        self.played = empty_zones(seats)
        self.points = [0] * seats
        self.left = [False] * seats  # who has given up
        self.turn = 0
        self.player = NOBODY
        self.asking = NOBODY
        self.question = ASK_PLAY
        self.options: list[int] = []
        self.card = NOBODY  # the slot of the card that an opponent is chosen for
        self.decisions = 0
        self.is_over = False
        self.streams = [stream_of(seed)]
        self.notes: Notes | None = None
        self.cause = NO_NOTE  # of the next note: the turn, or the card that was played in it

    def copy(self) -> Position:
        """A position that goes on exactly like this one; it writes no events."""
        return load(save(self))

    def printed(self, slot: int) -> Card:
        """What is printed on the card in a slot."""
        return CARDS[DECK[self.known.kind[slot]]]

    def plays(self, seat: int) -> bool:
        """Whether a seat has not given up."""
        return not self.left[seat]

    def note(self, kind: str, slots: Iterable[int], **facts: object) -> None:
        """Write down what happened, each card as every viewer knows it. What a card does follows from its play."""
        if self.notes is not None:
            turn = kind in ("turn", "over", "gave-up")
            note = self.notes.write(kind, facts, [self._seen(slot) for slot in slots], NO_NOTE if turn else self.cause)
            if kind in ("turn", "played"):
                self.cause = note.number
            if self.notes.pictures:
                note.picture = self.copy()

    def _seen(self, slot: int) -> SeenCard:
        kind, viewers = self.known.kind[slot], range(self.seats + 1)
        return SeenCard(self.known.handle[slot], [kind if self.known.knows(v, slot) else -1 for v in viewers])


def _nobody_knows(seats: int) -> Knowledge:
    """Everybody knows which cards there are, nobody where one is."""
    known = Knowledge()
    known.cards = len(DECK)
    known.audience = seats
    known.kind = array(range(len(DECK)))
    known.handle = array(range(len(DECK)))
    known.next_handle = len(DECK)
    known.pools = [0, pool_of(known.kind)]
    known.pool = array([1] * len(DECK) * (seats + 1))
    known.alike = vec[bool]([False] * seats)
    return known


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as plain data."""

    seats: int
    decks: list[list[int]]
    hands: list[list[int]]
    played: list[list[int]]
    points: list[int]
    left: list[bool]
    turn: int
    player: int
    asking: int
    question: int
    options: list[int]
    card: int
    decisions: int
    is_over: bool
    streams: list[list[int]]
    kind: list[int]
    handle: list[int]
    pool: list[int]
    pools: list[int]


KNOWN = ("kind", "handle", "pool")
ZONES = ("decks", "hands", "played")
PLAIN = tuple(name for name in Saved.__struct_fields__ if name not in (*KNOWN, *ZONES, "pools", "streams"))


def save(s: Position) -> Saved:
    """A position as plain data."""
    plain = {name: getattr(s, name) for name in PLAIN}
    zones = {name: [list(zone) for zone in getattr(s, name)] for name in ZONES}
    known = {name: list(getattr(s.known, name)) for name in KNOWN}
    rest = {"pools": s.known.pools, "streams": [stream.save() for stream in s.streams]}
    return convert({**plain, **zones, **known, **rest}, Saved)


def load(saved: Saved) -> Position:
    """The position that was saved; it shares nothing with what it is made from."""
    s = Position(saved.seats, 0)
    for name in PLAIN:
        setattr(s, name, _copied(getattr(saved, name)))
    for name in ZONES:
        setattr(s, name, zones_of(getattr(saved, name)))
    for name in KNOWN:
        setattr(s.known, name, array(getattr(saved, name)))
    s.known.pools = list(saved.pools)
    s.streams = [Rng(*words) for words in saved.streams]
    return s


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
