"""How a match begins: starting miners, shuffled decks, hands, mulligan (PC-8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import array, bit, has, put, take
from overrule.core.knowledge import only
from overrule.core.rng import Rng, stream_of
from overrule.games.conquerors.frames import MulliganFrame, TurnFrame
from overrule.games.conquerors.options import ASK_MULLIGAN, PASS, PLACE, place_options
from overrule.games.conquerors.program import ANY_TYPE, Deal
from overrule.games.conquerors.rules.zones import card_types, draw, enter, leave_hand
from overrule.games.conquerors.state import STREAMS, Position, empty_position

HAND: Final = 5  # PC-8.3
PUT_BACK: Final = 3  # PC-8.4


def new_position(deal: Deal, seed: int, block_each_line: bool) -> Position:
    """A position before anything is dealt, with its streams of randomness. All cards lie in their decks."""
    s = empty_position(deal, block_each_line)
    s.streams = streams(seed)
    place_decks(s)
    return s


def streams(seed: int) -> list[Rng]:
    """The streams of randomness of a match."""
    source = stream_of(seed)
    return [source.fork() for _ in range(STREAMS)]


def place_decks(s: Position) -> None:
    """Each seat's cards lie in its deck; everybody knows which these are, nobody their order."""
    s.pools = [0]
    pools = vec[i64]()
    first = 0
    for seat in range(s.deal.seats):
        number = len(s.deal.decks[seat])
        s.decks[seat] = array(range(first, first + number))
        s.pools.append(((1 << number) - 1) << first)
        pools = extend(pools, vec[i64]([seat + 1] * number))
        first += number
    s.pool = vec[i64]()
    for _ in range(s.deal.seats + 1):
        s.pool = extend(s.pool, pools)


def deal_out(s: Position, first: i64) -> None:
    """Starting miners enter, decks are shuffled, hands are drawn; then players may put cards back."""
    seats = s.deal.seats
    s.player = first
    for seat in range(seats):
        _start_miners(s, seat)
        s.shuffle(seat)
    for seat in range(seats):
        for _ in range(HAND + (1 if seats == 2 and seat != first else 0)):
            draw(s, seat)
    s.unsettled = False  # set-up never ends the game (PC-1.4)
    s.push(MulliganFrame(first, s.remaining))


def _start_miners(s: Position, seat: i64) -> None:
    """The starting miners are taken out of the deck into the mine (PC-8.2)."""
    for number in s.deal.library.starting:
        for slot in s.decks[seat]:
            if s.number(slot) == number:
                take(s.decks, seat, slot)
                enter(s, slot, seat)
                break
    taken = 0
    for slot in s.miners[seat]:
        taken |= only(s.kind[slot])
    s.pools[seat + 1] &= ~taken  # everybody sees that these are not in the deck


def step_mulligan(s: Position, f: MulliganFrame) -> None:
    """A player may once put exactly three cards of the hand back, shuffle, and draw three (PC-8.4)."""
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            end_mulligan(s, f)
            return
        hand = _left(s, f)
        f.back = append(f.back, hand[s.answer - PLACE])
    if len(f.back) == PUT_BACK:
        _put_back(s, f)
        end_mulligan(s, f)
        return
    options = place_options(card_types(s, _left(s, f), ANY_TYPE))
    if len(f.back) == 0:
        options = extend(vec[i64]([PASS]), options)
    if len(s.hands[f.player]) < PUT_BACK:
        end_mulligan(s, f)
        return
    f.step = 1
    s.ask(f.player, ASK_MULLIGAN, options, True)


def _left(s: Position, f: MulliganFrame) -> vec[i64]:
    """The cards of the hand that are not going back."""
    return vec[i64]([slot for slot in s.hands[f.player] if slot not in f.back])


def _put_back(s: Position, f: MulliganFrame) -> None:
    """Nobody else sees what goes back."""
    kinds = vec[i64]([s.kind[slot] for slot in f.back])
    for kind in kinds:
        for slot in s.hands[f.player]:
            if s.kind[slot] == kind:
                put(s.decks, f.player, leave_hand(s, f.player, slot, False))
                break
    if s.notes is not None:
        s.note("put-back", {"seat": f.player, "count": PUT_BACK}, [])
    s.shuffle(f.player)
    for _ in range(PUT_BACK):
        draw(s, f.player)
    s.unsettled = False


def end_mulligan(s: Position, f: MulliganFrame) -> None:
    """The next player is asked, or the first turn begins."""
    f.back = vec[i64]()
    f.step = 0
    f.left &= s.remaining & ~bit(f.player)
    if f.left:
        while not has(f.left, f.player):
            f.player = s.next_seat(f.player)
        return
    s.pop()
    s.player = s.active()
    s.push(TurnFrame(s.player))
