"""A position written down as plain data, and read back."""

from __future__ import annotations

from typing import get_type_hints

from librt.vecs import vec
from msgspec import Struct, convert

from overrule.core.arrays import array, bit, has, zones_of
from overrule.core.errors import BadRecord
from overrule.core.frames import Frame
from overrule.core.position import NOBODY
from overrule.core.rng import Rng
from overrule.games.compile.frames import load_frame
from overrule.games.compile.program import CARDS_IN_MATCH, Deal
from overrule.games.compile.state import LINES, SEATS, STREAM_SETUP, VIEWERS, Position, empty_position


class SavedPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position without its deal, which is known from the protocols of the match."""

    protocols: list[int]
    with_control: bool
    next_handle: int
    up: int
    compiled: int
    control: int
    turn: int
    player: int
    commitments: int
    asking: int
    question: int
    answer: int
    decisions: int
    ending: int
    winner: int
    skip_single: bool
    kind: list[int]
    handle: list[int]
    pool: list[int]
    pools: list[int]
    alike: list[bool]
    order: list[int]
    barred: list[int]
    options: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    trashes: list[list[int]]
    stacks: list[list[int]]
    frames: list[list[int]]
    streams: list[list[int]]
    seen: list[list[int]]


def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a saved position that are of a type and stand in the position under the same name."""
    made_otherwise = ("protocols", "frames", "streams", "pools")
    hints = get_type_hints(SavedPosition)
    return tuple(name for name, hint in hints.items() if hint == kind and name not in made_otherwise)


PLAIN_FIELDS = _fields(int) + _fields(bool)
ARRAY_FIELDS = _fields(list[int])
ZONE_FIELDS = _fields(list[list[int]])


def save(position: Position) -> SavedPosition:
    """Write a position down."""
    plain = {name: getattr(position, name) for name in PLAIN_FIELDS}
    lists = {name: list(getattr(position, name)) for name in (*ARRAY_FIELDS, "alike", "pools")}
    zones = {name: [list(zone) for zone in getattr(position, name)] for name in ZONE_FIELDS}
    rest = {
        "protocols": list(position.deal.protocols),
        "frames": [[frame.kind, frame.step, *frame.save()] for frame in position.frames],
        "streams": [stream.save() for stream in position.streams],
    }
    return convert({**plain, **lists, **zones, **rest}, SavedPosition)


def check(saved: SavedPosition, protocols: int) -> None:
    """Refuse what `save` cannot have written; raises BadRecord."""
    everything = list(range(CARDS_IN_MATCH))
    zones = [*saved.hands, *saved.decks, *saved.trashes, *saved.stacks]
    placed = sorted(slot for zone in zones for slot in zone)
    if any(not 0 <= number < protocols for number in saved.protocols) or len(saved.protocols) != (6 if placed else 0):
        raise BadRecord("a saved position: its protocols are not on offer")
    if sorted(saved.kind) != everything or len(set(placed)) != len(placed) or not set(placed) <= set(everything):
        raise BadRecord("a saved position: each of the 36 cards is there once")
    if [len(saved.hands), len(saved.decks), len(saved.trashes), len(saved.stacks)] != [2, 2, 2, 6]:
        raise BadRecord("a saved position: two hands, decks and trashes, and six stacks")
    if sorted(saved.order) != [0, 1, 2, 3, 4, 5] or not saved.frames or len(saved.streams) != STREAM_SETUP + 1:
        raise BadRecord("a saved position: the protocols, what is under way, or the randomness is damaged")
    if len(saved.handle) != CARDS_IN_MATCH or len(saved.pool) not in (0, VIEWERS * CARDS_IN_MATCH):
        raise BadRecord("a saved position: what it says about its cards is damaged")
    if any(not 0 <= place < len(saved.pools) for place in saved.pool):
        raise BadRecord("a saved position: what viewers know is damaged")
    if len(saved.barred) != SEATS or len(saved.alike) != SEATS or not NOBODY <= saved.asking < SEATS:
        raise BadRecord("a saved position: what it says about its players is damaged")


def load(deal: Deal, saved: SavedPosition) -> Position:
    """The position that `save` wrote down."""
    position = empty_position(deal, saved.with_control)
    for name in PLAIN_FIELDS:
        setattr(position, name, getattr(saved, name))
    for name in ARRAY_FIELDS:
        setattr(position, name, array(getattr(saved, name)))
    for name in ZONE_FIELDS:
        setattr(position, name, zones_of(getattr(saved, name)))
    position.alike = vec[bool](saved.alike)
    position.pools = list(saved.pools)
    _enter_field(position)
    for spot, place in enumerate(position.order):
        position.home[place] = bit(spot % LINES)
    try:
        position.frames = vec[Frame]([load_frame(kind, step, numbers) for kind, step, *numbers in saved.frames])
    except (AssertionError, IndexError, ValueError) as error:
        raise BadRecord("a saved position: what is under way is damaged") from error
    position.streams = [Rng(*words) for words in saved.streams]
    return position


def _enter_field(position: Position) -> None:
    """Work out again what a position keeps about the cards in its stacks."""
    up, position.up = position.up, 0
    pool = position.pool[:]
    for spot, stack in enumerate(position.stacks):
        for slot in stack:
            position.enter(slot, spot, has(up, slot))
    position.pool = pool  # entering showed the cards; what viewers knew is in the save
