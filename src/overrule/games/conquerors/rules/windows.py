"""Reaction windows (PC-6): who is asked, and what a reaction can be.

Whether a seat is asked depends on public facts alone: on what it has stored, on its cards on the planet, and on what
its hand might hold as far as a spectator can know. The seat itself may turn out to have nothing but *pass*.
"""

from __future__ import annotations

from typing import Final

from overrule.core.knowledge import KNOWN
from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import PayFrame, PlayFrame, TurnFrame, WindowFrame
from overrule.games.conquerors.rules.board import affords, can_pay, cost, price
from overrule.games.conquerors.rules.targets import has_targets, sacrificed
from overrule.games.conquerors.rules.zones import leave_hand, take_materials
from overrule.games.conquerors.state import COSMIUM, ELECTRICITY, EVERYBODY, MATERIALS, USED, Position

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


def open_window(s: Position, moment: int) -> None:
    """Everyone may react, if by public facts anybody can."""
    s.news = EVERYBODY
    _open(s, moment)


def _open(s: Position, moment: int) -> None:
    """Ask those for whom there is news; a window that would ask nobody is not opened."""
    if not any((s.news >> seat) & 1 and s.plays(seat) and _is_asked(s, seat) for seat in range(s.deal.seats)):
        s.news = 0
        return
    window = WindowFrame(moment)
    window.passed = EVERYBODY & ~s.news
    s.frames.append(window)


def open_step(s: Position, certainly: bool) -> None:
    """The step to the next phase (PC-9.8). For whom nothing has changed since all passed is not asked again."""
    if certainly:
        open_window(s, TO_PHASE)
    elif s.news:
        _open(s, TO_PHASE)


def _is_asked(s: Position, seat: int) -> bool:
    """Whether a seat might react, or, where questions with one option answer themselves, can."""
    return can_react(s, seat) if s.skip_single else might_react(s, seat)


def step_window(s: Position, f: WindowFrame) -> None:
    """Ask one after the other from the active player on (PC-6.4), until all have passed in a row (PC-6.6)."""
    if f.step == 1:
        f.step = 0
        if s.answer == o.CONVERT:
            convert(s, f.seat)
        elif s.answer == o.PASS:
            f.passed |= 1 << f.seat
        else:
            f.passed = 0
            announce(s, f.seat, s.answer)
            return
    below = s.frames[-2]
    if below.player >= 0 and not s.plays(below.player):
        s.frames.pop()  # what could be reacted to is dropped (PC-1.6)
        return
    for seat in s.in_turn_order():
        if not (f.passed >> seat) & 1 and _is_asked(s, seat):
            f.step = 1
            f.seat = seat
            s.ask(seat, o.ASK_REACTION, reactions(s, seat), True)
            return
    s.frames.pop()
    s.news = 0


# ------------------------------------------------------------------------------------------------------- reactions


def reactions(s: Position, seat: int) -> list[int]:
    """What a seat can do in a window: pass, play a spell or an electricity card, pay an effect (PC-6.3), convert."""
    options = [o.PASS]
    plays(s, seat, True, options)
    payments(s, seat, options)
    if can_convert(s, seat):
        options.append(o.CONVERT)
    return options


def plays(s: Position, seat: int, reacting: bool, options: list[int]) -> None:
    """Options for the cards of a hand that can be played now, one for each different card."""
    if reacting and _is_too_poor(s, seat):
        return
    only_reactions = reacting and not s.discounts  # what is paid counts, not what is printed (PC-5.3)
    hand = s.hands[seat]
    for place in range(len(hand)):
        card = s.deal.card[s.kind[hand[place]]]
        if card.type == p.TRAP or (only_reactions and not card.reacts):
            continue
        if can_play(s, seat, card, reacting) and not _is_before(s, card, hand, place):
            options.append(o.PLACE + place)


def _is_too_poor(s: Position, seat: int) -> bool:
    """Whether no card in the match is so cheap that a player could play it as a reaction."""
    at = MATERIALS * seat
    stored = s.storage[at] + s.storage[at + 1] + s.storage[at + 2]
    return stored < s.deal.cheapest and not s.discounts


def _is_before(s: Position, card: p.Printed, hand: list[int], place: int) -> bool:
    """Whether the same card lies in a hand before a place."""
    return any(s.deal.card[s.kind[hand[before]]] is card for before in range(place))


def can_play(s: Position, seat: int, card: p.Printed, reacting: bool) -> bool:
    """Whether a player could play this card now (PC-5.1 to PC-5.5), traps aside."""
    if not affords(s, seat, card):
        return False
    if card.type != p.SPELL:
        return not reacting or price(s, seat, card, ELECTRICITY) > 0
    return has_targets(s, s.deal.library.texts[card.text], seat, p.NOTHING, p.NOTHING, NOBODY)


def payments(s: Position, seat: int, options: list[int]) -> None:
    """Options for the paid effects that a player can pay now (PC-7.1)."""
    if s.live & p.HAS_PAID:
        _payments(s, seat, s.miners[seat], options)
        _payments(s, seat, s.buildings[seat], options)
        _payments(s, seat, s.warriors[seat], options)


def _payments(s: Position, seat: int, row: list[int], options: list[int]) -> None:
    for slot in row:
        card = s.deal.card[s.kind[slot]]
        if card.features & p.HAS_PAID and not s.flags[slot] & USED:
            for place in range(len(card.paid)):
                if can_use(s, seat, slot, card.paid[place]):
                    options.append(o.PAY + 4 * slot + place)


def can_use(s: Position, seat: int, slot: int, paid: p.PaidEffect) -> bool:
    """Whether a player could pay this effect of a card now."""
    if not can_pay(s, seat, paid.cost):
        return False
    if paid.sacrifice != p.NOTHING and not sacrificed(s, seat, slot, paid):
        return False
    return has_targets(s, s.deal.library.texts[paid.text], seat, slot, p.NOTHING, NOBODY)


def can_react(s: Position, seat: int) -> bool:
    """Whether a seat has a reaction, perhaps after turning cosmium into electricity."""
    if _has_reaction(s, seat):
        return True
    if not can_convert(s, seat):
        return False
    _turn_cosmium(s, seat, 1)
    has = _has_reaction(s, seat)
    _turn_cosmium(s, seat, -1)
    return has


def _has_reaction(s: Position, seat: int) -> bool:
    options: list[int] = []
    payments(s, seat, options)
    plays(s, seat, True, options)
    return bool(options)


def might_react(s: Position, seat: int) -> bool:
    """Whether by public facts a seat could have a reaction, perhaps after turning cosmium into electricity."""
    kinds = _hand_kinds(s, seat)
    if _might_have_reaction(s, seat, kinds):
        return True
    if not can_convert(s, seat):
        return False
    _turn_cosmium(s, seat, 1)
    might = _might_have_reaction(s, seat, kinds)
    _turn_cosmium(s, seat, -1)
    return might


def _might_have_reaction(s: Position, seat: int, kinds: int) -> bool:
    """The same with what is stored now; `kinds`: what the hand might hold, as bits."""
    options: list[int] = []
    payments(s, seat, options)
    if options or _is_too_poor(s, seat):
        return bool(options)
    cards = s.deal.library.cards
    deal = s.deal
    number = len(deal.playable) if s.discounts else deal.reactions  # what is paid counts (PC-5.3)
    return any(
        kinds & deal.playable_kinds[place] and can_play(s, seat, cards[deal.playable[place]], True)
        for place in range(number)
    )


def _hand_kinds(s: Position, seat: int) -> int:
    """What a hand might hold as far as a spectator can know, as bits."""
    kinds = 0
    start = s.audience * s.cards
    last = KNOWN
    for slot in s.hands[seat]:
        pool = s.pool[start + slot]
        if pool == KNOWN:
            kinds |= 1 << s.kind[slot]
        elif pool != last:
            kinds |= s.pools[pool] & ~s.shown  # what lies elsewhere for all to see is not in the hand
            last = pool
    return kinds


# --------------------------------------------------------------------------------------------- cosmium to electricity


def can_convert(s: Position, seat: int) -> bool:
    """Whether a player may turn cosmium into electricity (PC-3.2): once, in the main phase of their own turn."""
    if s.converted or seat != s.player:
        return False
    at = MATERIALS * seat
    if s.storage[at + COSMIUM] < CONVERSION or s.storage[at + ELECTRICITY] >= s.limits[at + ELECTRICITY]:
        return False
    turn = s.frames[0]
    return isinstance(turn, TurnFrame) and MAIN_STEP <= turn.step <= MAIN_LAST_STEP


def convert(s: Position, seat: int) -> None:
    """Turn cosmium into electricity; nobody reacts (PC-6.7)."""
    _turn_cosmium(s, seat, 1)
    s.converted = True
    s.news = EVERYBODY
    if s.notes is not None:
        s.note("converted", {"seat": seat}, [])


def _turn_cosmium(s: Position, seat: int, number: int) -> None:
    s.storage[MATERIALS * seat + COSMIUM] -= CONVERSION * number
    s.storage[MATERIALS * seat + ELECTRICITY] += number


# ------------------------------------------------------------------------------------------------------ announcing


def announce(s: Position, seat: int, code: int) -> None:
    """A player plays a card from hand, or pays an effect: announced and paid, it waits for reactions (PC-5.4)."""
    if code < o.PAY:
        slot = s.hands[seat][code - o.PLACE]
        materials = cost(s, seat, s.card(slot))
        leaving = leave_hand(s, seat, slot, True)
        take_materials(s, seat, materials)
        if s.notes is not None:
            s.note("announced", {"seat": seat, "cost": materials}, [leaving])
        s.frames.append(PlayFrame(seat, leaving, len(s.raised)))
        return
    slot = (code - o.PAY) // 4
    place = (code - o.PAY) % 4
    paid = s.card(slot).paid[place]
    take_materials(s, seat, paid.cost)
    s.flags[slot] |= USED
    s.news = EVERYBODY
    if s.notes is not None:
        s.note("paid", {"seat": seat, "effect": place, "cost": paid.cost[:]}, [slot])
    frame = PayFrame(seat, s.ref(slot), place, len(s.raised))
    frame.number = s.number(slot)
    s.frames.append(frame)
