"""A position written down as plain data, and read back."""

from __future__ import annotations

from typing import get_type_hints

from librt.vecs import vec
from msgspec import Struct, convert

from overrule.core.arrays import array, zones_of
from overrule.core.errors import BadRecord
from overrule.core.position import NOBODY
from overrule.core.rng import Rng
from overrule.games.conquerors.frames import load_frame, mark_of
from overrule.games.conquerors.program import Deal
from overrule.games.conquerors.rules.zones import refresh_live, refresh_standing
from overrule.games.conquerors.state import MATERIALS, STREAMS, Position, empty_position


class SavedPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position without its cards, which are known from the decks of the match."""

    deck_lists: list[list[int]]
    block_each_line: bool
    next_handle: int
    turn: int
    player: int
    remaining: int
    triggered: int
    asking: int
    question: int
    answer: int
    decisions: int
    ending: int
    winners: int
    converted: bool
    unsettled: bool
    skip_single: bool
    kind: list[int]
    handle: list[int]
    owner: list[int]
    stamp: list[int]
    controller: list[int]
    damage: list[int]
    flags: list[int]
    counters: list[int]
    guard: list[int]
    spare: list[int]
    pool: list[int]
    alike: list[bool]
    gone: list[int]
    storage: list[int]
    modifiers: list[int]
    shields: list[int]
    spent: list[int]
    borrowed: list[int]
    delayed: list[int]
    raised: list[int]
    dying: list[int]
    options: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    junkyards: list[list[int]]
    miners: list[list[int]]
    buildings: list[list[int]]
    warriors: list[list[int]]
    traps: list[list[int]]
    frames: list[list[int]]
    streams: list[list[int]]
    pools: list[str]  # sets of kinds as hexadecimal numbers: they are too long for a number of JSON


MADE_OTHERWISE = ("deck_lists", "frames", "streams", "pools", "block_each_line")


def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a saved position that are of a type and stand in the position under the same name."""
    hints = get_type_hints(SavedPosition)
    return tuple(name for name, hint in hints.items() if hint == kind and name not in MADE_OTHERWISE)


PLAIN_FIELDS = _fields(int) + _fields(bool)
ARRAY_FIELDS = _fields(list[int])
ZONE_FIELDS = _fields(list[list[int]])
BY_SLOT = ("kind", "handle", "owner", "stamp", "controller", "damage", "flags", "counters", "guard")


def save(position: Position) -> SavedPosition:
    """Write a position down."""
    plain = {name: getattr(position, name) for name in PLAIN_FIELDS}
    lists = {name: list(getattr(position, name)) for name in ARRAY_FIELDS}
    zones = {name: [list(zone) for zone in getattr(position, name)] for name in ZONE_FIELDS}
    rest = {
        "deck_lists": [deck[:] for deck in position.deal.decks],
        "block_each_line": position.block_each_line,
        "alike": list(position.alike),
        "frames": [[f.kind, f.step, mark_of(f), f.player, *f.save()] for f in position.frames],
        "streams": [stream.save() for stream in position.streams],
        "pools": [format(pool, "x") for pool in position.pools],
    }
    return convert({**plain, **lists, **zones, **rest}, SavedPosition)


def check(saved: SavedPosition, cards: int) -> None:
    """Refuse what no position can be; raises BadRecord."""
    seats = len(saved.deck_lists)
    made = sum(len(deck) for deck in saved.deck_lists)
    if any(not 0 < number < cards for deck in saved.deck_lists for number in deck) or not 2 <= seats <= 6:
        raise BadRecord("a saved position: its decks are damaged")
    slots = len(saved.kind)
    if slots < made + seats or any(len(getattr(saved, name)) != slots for name in BY_SLOT):
        raise BadRecord("a saved position: what it says about its cards is damaged")
    if any(not 0 <= kind < made + cards for kind in saved.kind):
        raise BadRecord("a saved position: a card in it is unknown")
    if sorted(saved.kind[:made]) != list(range(made)):
        raise BadRecord("a saved position: each card of the decks is there once")
    zones = [zone for name in ZONE_FIELDS for zone in getattr(saved, name)]
    if any(len(getattr(saved, name)) != seats for name in ZONE_FIELDS):
        raise BadRecord("a saved position: every seat needs all its zones")
    lying = sorted(slot for zone in [*zones, saved.gone] for slot in zone)
    if len(set(lying)) != len(lying) or any(not 0 <= slot < slots for slot in lying):
        raise BadRecord("a saved position: a card lies in two places, or is unknown")
    if len(saved.pool) not in (0, made * (seats + 1)) or len(saved.streams) != STREAMS or not saved.frames:
        raise BadRecord("a saved position: knowledge, randomness or what is under way is damaged")
    if any(not 0 <= place < len(saved.pools) for place in saved.pool):
        raise BadRecord("a saved position: what viewers know is damaged")
    if not 0 <= saved.player < seats or not NOBODY <= saved.asking < seats:
        raise BadRecord("a saved position: whose turn it is, or who is asked, is damaged")
    if len(saved.storage) != MATERIALS * seats or len(saved.alike) != seats:
        raise BadRecord("a saved position: what it says about its players is damaged")


def load(deal: Deal, saved: SavedPosition) -> Position:
    """The position that `save` wrote down."""
    position = empty_position(deal, saved.block_each_line)
    for name in PLAIN_FIELDS:
        setattr(position, name, getattr(saved, name))
    for name in ARRAY_FIELDS:
        setattr(position, name, array(getattr(saved, name)))
    position.alike = vec[bool](saved.alike)
    for name in ZONE_FIELDS:
        setattr(position, name, zones_of(getattr(saved, name)))
    position.pools = [int(pool, 16) for pool in saved.pools]
    try:
        for kind, step, mark, player, *numbers in saved.frames:
            position.push(load_frame(kind, step, mark, player, numbers))
    except (AssertionError, IndexError, ValueError) as error:
        raise BadRecord("a saved position: what is under way is damaged") from error
    position.streams = [Rng(*words) for words in saved.streams]
    refresh_live(position)
    refresh_standing(position)
    position.refresh_shown()
    return position
