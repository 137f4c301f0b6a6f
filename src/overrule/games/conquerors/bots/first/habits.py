"""What is decided by habit, because trying it out tells little: the first hand, and which cards to draw."""

from __future__ import annotations

from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.first.worths import price
from overrule.games.conquerors.frames import MulliganFrame
from overrule.games.conquerors.program import BUILDING, MINER, TRAP, WARRIOR, Printed
from overrule.games.conquerors.state import MATERIALS, Position

CHEAP = 3.0
ENOUGH_CHEAP = 2
LATE = 8  # in this turn of one's own, a miner comes too late
MINERS_ENOUGH = 7


def mulligan(s: Position) -> int:
    """Put three dear cards back if there is not enough to begin with."""
    frame = s.frames[-1]
    assert isinstance(frame, MulliganFrame)
    left = [slot for slot in s.hands[s.asking] if slot not in frame.back]
    if o.PASS in s.options:
        early = [slot for slot in left if _is_early(s.card(slot))]
        if len(early) >= ENOUGH_CHEAP and any(s.card(slot).type == MINER for slot in early):
            return o.PASS
        if len(early) > ENOUGH_CHEAP:
            return o.PASS
    return worst_card(s)


def worst_card(s: Position) -> int:
    """The option to put the card back that does least in the first turns."""
    frame = s.frames[-1]
    assert isinstance(frame, MulliganFrame)
    left = [slot for slot in s.hands[s.asking] if slot not in frame.back]
    return max(s.options, key=lambda code: _badness(s.card(left[code - o.PLACE])) if code >= o.PLACE else -1.0)


def _is_early(card: Printed) -> bool:
    return card.type in (MINER, BUILDING, WARRIOR) and price(card) <= CHEAP


def _badness(card: Printed) -> float:
    """How little a card does in the first turns."""
    if card.type == MINER:
        return 0.0
    return price(card) if card.type in (BUILDING, WARRIOR) else 2.5 + 0.5 * price(card)


def kuk(s: Position) -> int:
    """Put a card under the deck that does not help now, otherwise keep the rest."""
    deck = s.decks[s.asking]
    for code in s.options:
        if code != o.DONE and not _wanted(s, s.asking, s.card(deck[-1 - (code - o.PLACE)])):
            return code
    return o.DONE


def _wanted(s: Position, seat: int, card: Printed) -> bool:
    turn = (s.turn + s.deal.seats - 1) // s.deal.seats
    miners = len(s.miners[seat])
    if card.type == MINER:
        return turn < LATE and miners < MINERS_ENOUGH
    if card.type == TRAP:
        return sum(s.card(slot).type == TRAP for slot in s.hands[seat]) < 2
    if turn <= 2 and price(card) > 5:
        return False
    electric = card.cost[2] > 0 and s.storage[MATERIALS * seat + 2] == 0
    return not (electric and sum(s.card(slot).cost[2] > 0 for slot in s.hands[seat]) >= 2)
