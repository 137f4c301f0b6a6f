"""Reaction windows (PC-6): who is asked, and what a reaction can be.

Whether a seat is asked depends on public facts alone: on what it has stored, on its cards on the planet, and on what
its hand might hold as far as a spectator can know. The seat itself may turn out to have nothing but *pass*.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has
from overrule.core.frames import Frame
from overrule.core.knowledge import KNOWN, only
from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import WINDOW_FRAME, AttackFrame, PayFrame, PlayFrame, TurnFrame, WindowFrame
from overrule.games.conquerors.rules.board import affords, can_pay, cost, price
from overrule.games.conquerors.rules.targets import has_targets, sacrificed
from overrule.games.conquerors.rules.zones import leave_hand, take_materials
from overrule.games.conquerors.state import COSMIUM, ELECTRICITY, MATERIALS, USED, Position

# What a window is about (PC-6.1, PC-6.2).
TO_PHASE: Final = 0
TO_PART: Final = 1
CARD_PLAYED: Final = 2
EFFECT_PAID: Final = 3
TRAP_TURNED_UP: Final = 4
LINE_STRIKES: Final = 5
EFFECT_STRIKES: Final = 6

MAIN_STEP: Final = 7  # of a turn: the main phase, until the step to the attack phase is over
MAIN_LAST_STEP: Final = 10
CONVERSION: Final = 4  # cosmium for one electricity (PC-3.2)


def open_window(s: Position, moment: i64) -> None:
    """Everyone may react, if by public facts anybody can: a window that would ask nobody is not opened."""
    for seat in range(s.deal.seats):
        if s.plays(seat) and _is_asked(s, seat):
            s.push(WindowFrame(moment))
            return


def _is_asked(s: Position, seat: i64) -> bool:
    """Whether a seat might react, or, where questions with one option answer themselves, can."""
    return can_react(s, seat) if s.skip_single else might_react(s, seat)


def step_window(s: Position, f: WindowFrame) -> None:
    """Ask one after the other from the active player on (PC-6.4), until all have passed in a row (PC-6.6)."""
    if f.step == 1:
        f.step = 0
        if s.answer == o.CONVERT:
            convert(s, f.seat, True)
        elif s.answer == o.PASS:
            f.passed |= bit(f.seat)
        else:
            f.passed = 0
            announce(s, f.seat, s.answer)
            return
    if _is_off(s, s.frames[-2]):
        s.pop()
        return
    for seat in s.in_turn_order():
        if not has(f.passed, seat) and _is_asked(s, seat):
            f.step = 1
            f.seat = seat
            s.ask(seat, o.ASK_REACTION, reactions(s, seat), True)
            return
    s.pop()


def _is_off(s: Position, below: Frame) -> bool:
    """Whether there is nothing left to react to: its player has lost (PC-1.6), or the card was stopped (PC-5.8)."""
    if below.player >= 0 and not s.plays(below.player):
        return True
    return isinstance(below, PlayFrame) and below.stopped


# ------------------------------------------------------------------------------------------------------- reactions


def reactions(s: Position, seat: i64) -> vec[i64]:
    """What a seat can do in a window: pass, play a spell or an electricity card, pay an effect (PC-6.3), convert."""
    options = payments(s, seat, plays(s, seat, True, vec[i64]([o.PASS])))
    return append(options, o.CONVERT) if can_convert(s, seat) else options


def plays(s: Position, seat: i64, reacting: bool, options: vec[i64]) -> vec[i64]:
    """Options, with one for each different card of a hand that can be played now."""
    if reacting and _is_too_poor(s, seat):
        return options
    hand = s.hands[seat]
    for place in range(len(hand)):
        if _can_play_from_hand(s, seat, hand[place], reacting) and not _is_before(s, hand, place):
            options = append(options, o.PLACE + place)
    return options


def _can_play_from_hand(s: Position, seat: i64, slot: i64, reacting: bool) -> bool:
    if s.type(slot) == p.TRAP or (reacting and len(s.discounts) == 0 and not s.deal.reacts[s.kind[slot]]):
        return False  # what is paid counts (PC-5.3): only where costs have changed others can be reactions, too
    return can_play(s, seat, s.card(slot), reacting)


def _is_too_poor(s: Position, seat: i64) -> bool:
    """Whether no card in the match is so cheap that a player could play it as a reaction."""
    at = MATERIALS * seat
    stored = s.storage[at] + s.storage[at + 1] + s.storage[at + 2]
    return stored < s.deal.cheapest and len(s.discounts) == 0


def _is_before(s: Position, hand: vec[i64], place: i64) -> bool:
    """Whether the same card lies in a hand before a place."""
    number = s.number(hand[place])
    return any(s.number(hand[before]) == number for before in range(place))


def can_play(s: Position, seat: i64, card: p.Printed, reacting: bool) -> bool:
    """Whether a player could play this card now (PC-5.1 to PC-5.5), traps aside."""
    if not affords(s, seat, card):
        return False
    if card.type != p.SPELL:
        return not reacting or price(s, seat, card, ELECTRICITY) > 0
    return has_targets(s, s.deal.library.texts[card.text], seat, p.NOTHING, p.NOTHING, NOBODY)


def payments(s: Position, seat: i64, options: vec[i64]) -> vec[i64]:
    """Options, with those for the paid effects that a player can pay now (PC-7.1)."""
    if s.live & p.HAS_PAID:
        options = _payments(s, seat, s.miners[seat], options)
        options = _payments(s, seat, s.buildings[seat], options)
        options = _payments(s, seat, s.warriors[seat], options)
    return options


def _payments(s: Position, seat: i64, row: vec[i64], options: vec[i64]) -> vec[i64]:
    for slot in row:
        if s.features(slot) & p.HAS_PAID and not s.flags[slot] & USED:
            paid = s.card(slot).paid
            for place in range(len(paid)):
                if can_use(s, seat, slot, paid[place]):
                    options = append(options, o.PAY + 4 * slot + place)
    return options


def can_use(s: Position, seat: i64, slot: i64, paid: p.PaidEffect) -> bool:
    """Whether a player could pay this effect of a card now."""
    if not can_pay(s, seat, paid.cost):
        return False
    if paid.sacrifice != p.NOTHING and len(sacrificed(s, seat, slot, paid)) == 0:
        return False
    if len(s.hands[seat]) < paid.discard or s.counters[slot] < paid.counters:
        return False
    return has_targets(s, s.deal.library.texts[paid.text], seat, slot, p.NOTHING, NOBODY)


def can_react(s: Position, seat: i64) -> bool:
    """Whether a seat has anything to do in a window but to pass."""
    if can_convert(s, seat) or _can_pay_effect(s, seat):
        return True
    if _is_too_poor(s, seat):
        return False
    return any(_can_play_from_hand(s, seat, slot, True) for slot in s.hands[seat])


def _can_pay_effect(s: Position, seat: i64) -> bool:
    """Whether a player can pay any effect now."""
    return len(payments(s, seat, vec[i64]())) > 0


def might_react(s: Position, seat: i64) -> bool:
    """The same by public facts: perhaps there is something in the hand."""
    if can_convert(s, seat) or _can_pay_effect(s, seat):
        return True
    if _is_too_poor(s, seat):
        return False
    kinds = _hand_kinds(s, seat)
    deal = s.deal
    number = deal.reactions if len(s.discounts) == 0 else len(deal.playable)  # what is paid counts (PC-5.3)
    for place in range(number):
        card = deal.library.cards[deal.playable[place]]
        if kinds & deal.playable_kinds[place] and can_play(s, seat, card, True):
            return True
    return False


def _hand_kinds(s: Position, seat: i64) -> int:
    """What a hand might hold as far as a spectator can know, as bits."""
    kinds = 0
    start = s.audience * s.cards
    last: i64 = KNOWN
    for slot in s.hands[seat]:
        pool = s.pool[start + slot]
        if pool == KNOWN:
            kinds |= only(s.kind[slot])
        elif pool != last:
            kinds |= s.pools[pool] & ~s.shown  # what lies elsewhere for all to see is not in the hand
            last = pool
    return kinds


# --------------------------------------------------------------------------------------------- cosmium to electricity


def can_convert(s: Position, seat: i64) -> bool:
    """Whether a player may turn cosmium into electricity (PC-3.2): once, in the main phase of their own turn."""
    if s.converted or seat != s.player:
        return False
    at = MATERIALS * seat
    if s.storage[at + COSMIUM] < CONVERSION or s.storage[at + ELECTRICITY] >= s.limits[at + ELECTRICITY]:
        return False
    turn = s.frames[0]
    return isinstance(turn, TurnFrame) and MAIN_STEP <= turn.step <= MAIN_LAST_STEP


def convert(s: Position, seat: i64, reacting: bool) -> None:
    """Turn cosmium into electricity; nobody reacts (PC-6.7)."""
    s.storage[MATERIALS * seat + COSMIUM] -= CONVERSION
    s.storage[MATERIALS * seat + ELECTRICITY] += 1
    s.converted = True
    if s.notes is not None:
        facts: dict[str, object] = {"seat": seat, "reaction": reacting}
        if reacting:
            _note_moment(facts, s.frames[len(s.frames) - 1], s.frames[len(s.frames) - 2])
        s.note("converted", facts, [])


# ------------------------------------------------------------------------------------------------------ announcing


def announce(s: Position, seat: i64, code: i64) -> None:
    """A player plays a card from hand, or pays an effect: announced and paid, it waits for reactions (PC-5.4)."""
    if code < o.PAY:
        slot = s.hands[seat][code - o.PLACE]
        materials = cost(s, seat, s.card(slot))
        leaving = leave_hand(s, seat, slot, True)
        take_materials(s, seat, materials)
        s.stamp[leaving] += 1  # a new source of damage (PC-12.6), also if another card was played from this slot before
        s.push(PlayFrame(seat, leaving, len(s.raised)))
        if s.notes is not None:
            facts: dict[str, object] = {"seat": seat, "cost": list(materials)}
            _note_reaction(s, facts)
            s.note_frame("announced", facts, [leaving], s.seen_card(leaving))
        return
    slot = (code - o.PAY) // 4
    place = (code - o.PAY) % 4
    paid = s.card(slot).paid[place]
    take_materials(s, seat, paid.cost)
    s.flags[slot] |= USED
    s.counters[slot] -= paid.counters
    frame = PayFrame(seat, s.ref(slot), place, len(s.raised))
    frame.number = s.number(slot)
    s.push(frame)
    if s.notes is not None:
        facts = {"seat": seat, "effect": place, "cost": list(paid.cost)}
        _note_reaction(s, facts)
        facts["counters"] = paid.counters
        s.note_frame("paid", facts, [slot], s.seen_card(slot))


def _note_reaction(s: Position, facts: dict[str, object]) -> None:
    """Say whether what has just been announced answers something: a window, which lies under it, and its moment."""
    window = s.frames[len(s.frames) - 2]
    facts["reaction"] = window.kind == WINDOW_FRAME
    if window.kind == WINDOW_FRAME:
        _note_moment(facts, window, s.frames[len(s.frames) - 3])


def _note_moment(facts: dict[str, object], window: Frame, below: Frame) -> None:
    """Say at which step from a phase, or before which line strikes, a window is open."""
    assert isinstance(window, WindowFrame)
    if window.moment == TO_PHASE:
        facts["after"] = below.step
    elif window.moment == LINE_STRIKES and isinstance(below, AttackFrame):
        facts["line"] = below.line + 1
