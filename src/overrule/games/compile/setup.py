"""How a match begins: protocols drafted, drawn at random or given, decks shuffled, hands dealt (CO-01, CO-02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from overrule.core.arrays import array, row
from overrule.core.knowledge import pool_of
from overrule.core.rng import Rng, stream_of
from overrule.games.compile.frames import DraftFrame, TurnFrame
from overrule.games.compile.options import ASK_DRAFT, PICK_PROTOCOL
from overrule.games.compile.program import CARDS_IN_MATCH, Deal, Library
from overrule.games.compile.rules.hands import HAND_LIMIT, draw
from overrule.games.compile.rules.zones import shuffle
from overrule.games.compile.state import LINES, SEATS, STREAM_SETUP, VIEWERS, Position, empty_position

# Who picks, from the first player's side: 1-2-2-1 (CO-01).
DRAFT_ORDER: Final = vec[i64]([0, 1, 1, 0, 0, 1])


def new_position(library: Library, seed: int, with_control: bool) -> Position:
    """A position before anything is dealt, with its streams of randomness."""
    position = empty_position(Deal(library, vec[i64]()), with_control)
    source = stream_of(seed)
    position.streams = [source.fork() for _ in range(STREAM_SETUP + 1)]
    return position


def begin_draft(s: Position, first: i64, offer: vec[i64]) -> None:
    """Let the players pick from the protocols on offer."""
    s.player = first
    s.push(DraftFrame(first, offer, vec[i64]()))


def step_draft(s: Position, f: DraftFrame) -> None:
    """The next pick; after the sixth, the match begins."""
    if f.step == 1:
        picked = s.answer - PICK_PROTOCOL
        f.offer = remove(f.offer, picked)
        f.picked = append(f.picked, picked)
        if s.notes is not None:
            s.note("picked", {"seat": f.first ^ DRAFT_ORDER[len(f.picked) - 1], "protocol": picked}, [])
        f.step = 0
    if len(f.picked) == len(DRAFT_ORDER):
        s.pop()
        protocols = vec[i64]()
        for seat in range(SEATS):
            for place in range(len(DRAFT_ORDER)):
                if f.first ^ DRAFT_ORDER[place] == seat:
                    protocols = append(protocols, f.picked[place])
        deal_out(s, f.first, protocols)
        return
    f.step = 1
    seat = f.first ^ DRAFT_ORDER[len(f.picked)]
    s.ask(seat, ASK_DRAFT, vec[i64]([PICK_PROTOCOL + protocol for protocol in f.offer]))


def draw_protocols(rng: Rng, offer: vec[i64]) -> vec[i64]:
    """Six protocols at random."""
    pool = offer[:]
    rng.mix(pool)
    return pool[: SEATS * LINES]


def deal_out(s: Position, first: i64, protocols: vec[i64]) -> None:
    """Shuffle each seat's 18 cards, deal five to each, and let the first player's turn begin (CO-02)."""
    s.deal = Deal(s.deal.library, protocols)
    s.player = first
    place_decks(s)
    for seat in range(SEATS):
        shuffle(s, seat)
    if s.notes is not None:
        s.note("dealt", {"first": first, "protocols": list(protocols)}, [])
    for seat in range(SEATS):
        draw(s, seat, HAND_LIMIT, seat)
    s.push(TurnFrame())


def place_decks(s: Position) -> None:
    """Each seat's 18 cards lie in its deck; everybody knows which these are, nobody their order."""
    half = CARDS_IN_MATCH // SEATS
    s.decks[0] = row(0, half)
    s.decks[1] = row(half, CARDS_IN_MATCH)
    s.pools = [0, pool_of(s.decks[0]), pool_of(s.decks[1])]
    s.pool = array(([1] * half + [2] * half) * VIEWERS)
