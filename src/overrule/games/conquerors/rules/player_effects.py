"""Effects on players: materials, hands, decks, what they must sacrifice, what they are given."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has, put, take_top
from overrule.core.position import NOBODY
from overrule.core.texts import with_pass
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.rules.board import can_pay
from overrule.games.conquerors.rules.changes import sacrifice
from overrule.games.conquerors.rules.playing import come_in
from overrule.games.conquerors.rules.sentences import deal_with, number_of
from overrule.games.conquerors.rules.targets import sacrifices
from overrule.games.conquerors.rules.triggers import draw_card
from overrule.games.conquerors.rules.zones import add_materials, card_types, take_materials, throw_away
from overrule.games.conquerors.state import SLOT_MASK, STREAM_PICK, Position

# Steps of such a sentence.
WHOM: Final = 0
WHOM_ANSWERED: Final = 1
NEXT_PLAYER: Final = 2
ANSWERED: Final = 3


def affect_players(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """One player after the other, from the active one on; an opponent of your choice is chosen first."""
    if f.step == WHOM:
        if i.who == p.OPPONENT and not _choose_opponent(s, f):
            return
        f.seats = _players(s, f, i.who)
        f.done = False
        f.step = NEXT_PLAYER
    elif f.step == WHOM_ANSWERED:
        f.they = s.answer - o.SEAT
        f.seats = bit(f.they)
        f.step = NEXT_PLAYER
    elif f.step == ANSWERED:
        f.step = NEXT_PLAYER
        _take_answer(s, f, i)
    while f.seats:
        seat = _next_player(s, f)
        if seat == NOBODY:
            break
        if not _affect(s, f, i, seat):
            return
        f.seats &= ~bit(seat)
        f.count = 0
        if s.unsettled:
            return
    _finish(s, f, i)


def _choose_opponent(s: Position, f: EffectFrame) -> bool:
    """Name one opponent; says whether the sentence can go on at once."""
    opponents = s.opponents(f.player)
    f.step = WHOM_ANSWERED
    s.ask(f.player, o.ASK_OPPONENT, vec[i64]([o.SEAT + seat for seat in opponents]))
    if s.asking != NOBODY:
        return False
    f.they = s.answer - o.SEAT
    return True


def _players(s: Position, f: EffectFrame, who: i64) -> i64:
    """The players that a sentence is about, as bits."""
    if who == p.YOU:
        return bit(f.player)
    if who == p.OPPONENT or who == p.THEY:
        return bit(f.they) if f.they >= 0 and s.plays(f.they) else 0
    return s.remaining if who == p.EVERYONE else s.remaining & ~bit(f.player)


def _next_player(s: Position, f: EffectFrame) -> i64:
    for seat in s.in_turn_order():
        if has(f.seats, seat):
            return seat
    return NOBODY


def _affect(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """Do the sentence's part for one player; says whether it is done."""
    op = i.op
    if op == p.DRAW:
        return _draw(s, f, i, seat)
    if op == p.ADD:
        f.done = add_materials(s, seat, _materials(s, f, i))
    elif op == p.LOSE or op == p.PAY:
        _lose(s, f, i, seat)
    elif op == p.MAY_PAY:
        return _may_pay(s, f, i, seat)
    elif op == p.LOOK_AT_HAND:
        _look_at_hand(s, f, seat)
    elif op == p.STEAL:
        wanted = _materials(s, f, i)
        taken = take_materials(s, seat, wanted)
        if s.notes is not None:
            loot: dict[str, object] = {"materials": list(taken), "wanted": list(wanted)}
            s.note("stolen", {"seat": f.player, "from": seat, **loot}, [])
        add_materials(s, f.player, taken)
    elif op == p.DISCARD:
        return _discard(s, f, i, seat)
    elif op == p.MILL:
        return _mill(s, f, i, seat)
    elif op == p.SACRIFICE:
        return _sacrifice(s, f, i, seat)
    else:
        assert op == p.SUMMON
        _summon(s, f, i, seat)
    return True


def _materials(s: Position, f: EffectFrame, i: p.Instruction) -> vec[i64]:
    """The materials of a sentence, as many times as it says."""
    if i.amount is None:
        return i.materials
    times = number_of(s, f, i.amount)
    return vec[i64]([times * number for number in i.materials])


def _may_pay(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """Ask a player whether they pay; the sentence has happened if they did."""
    if f.count > 0:
        return True
    if not can_pay(s, seat, i.materials):
        _refuse(s, i, seat)
        return True
    f.step = ANSWERED
    s.ask(seat, o.ASK_MAY_PAY, vec[i64]([o.DO, o.PASS]))
    return False


def _refuse(s: Position, i: p.Instruction, seat: i64) -> None:
    """A player does not pay, or cannot."""
    if s.notes is not None:
        s.note("refused", {"seat": seat, "materials": list(i.materials)}, [])


def _look_at_hand(s: Position, f: EffectFrame, seat: i64) -> None:
    for slot in s.hands[seat]:
        s.show_to(f.player, slot)
    s.alike[seat] = False
    if s.notes is not None and len(s.hands[seat]) > 0:
        s.note("looked-at-hand", {"seat": f.player, "from": seat}, list(s.hands[seat]))


def _lose(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> None:
    wanted = _materials(s, f, i)
    taken = take_materials(s, seat, wanted)
    if s.notes is not None and i.op == p.LOSE:
        s.note("drained", {"seat": seat, "materials": list(taken), "wanted": list(wanted)}, [])
    elif s.notes is not None:
        s.note("spent", {"seat": seat, "materials": list(taken)}, [])


def _number(s: Position, f: EffectFrame, i: p.Instruction) -> i64:
    """How many cards a sentence is about, counted before the first of them."""
    if i.amount is None:
        return i.count
    if len(f.chosen) == 0:
        f.chosen = vec[i64]([number_of(s, f, i.amount)])
    return f.chosen[0]


def _draw(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """Draw x is x changes (PC-1.4)."""
    number = _number(s, f, i)
    while f.count < number:
        f.count += 1
        if not draw_card(s, seat):
            break
        if s.unsettled:
            return f.count >= number
    return True


def _mill(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """Cards from the top of a deck go to the junkyard, one change each; the last one ends the game (PC-1.3)."""
    number = _number(s, f, i)
    while f.count < number and len(s.decks[seat]) > 0:
        f.count += 1
        slot = take_top(s.decks, seat)
        s.show(slot)
        put(s.junkyards, seat, slot)
        s.unsettled = len(s.decks[seat]) == 0
        if s.notes is not None:
            s.note("milled", {"seat": seat}, [slot])
    return True


def _discard(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """From hand to junkyard, of the player's own choice or at random."""
    number = _number(s, f, i)
    while f.count < number and len(s.hands[seat]) > 0:
        hand = s.hands[seat]
        if not i.random:
            options = o.place_options(card_types(s, hand, p.ANY_TYPE))
            if seat == f.player:
                options = with_pass(f, options, i)
            f.step = ANSWERED
            s.ask(seat, o.ASK_DISCARD, options, True)
            if s.asking != NOBODY:
                return False
            f.step = NEXT_PLAYER
            _take_answer(s, f, i)
        else:
            f.count += 1
            throw_away(s, seat, hand[s.streams[STREAM_PICK].below(len(hand))])
    f.done = f.count > 0
    return True


def _sacrifice(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> bool:
    """Each chooses; all that was chosen goes together at the end of the sentence."""
    if f.count > 0:
        return True
    options = o.slot_options(sacrifices(s, seat, i.types))
    if len(options) == 0:
        return True
    if seat == f.player:
        options = with_pass(f, options, i)
    f.step = ANSWERED
    s.ask(seat, o.ASK_SACRIFICE, options)
    if s.asking != NOBODY:
        return False
    f.step = NEXT_PLAYER
    _take_answer(s, f, i)
    return True


def _take_answer(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """What a player chose to discard or to sacrifice, or whether they pay."""
    f.count += 1
    if i.op == p.MAY_PAY:
        f.done = s.answer == o.DO
        if f.done:
            _lose(s, f, i, _next_player(s, f))
        else:
            _refuse(s, i, _next_player(s, f))
        return
    if s.answer == o.PASS:
        f.seats = 0
        f.done = False
    elif i.op == p.DISCARD:
        seat = _next_player(s, f)
        throw_away(s, seat, s.hands[seat][s.answer - o.PLACE])
    else:
        f.chosen = append(f.chosen, s.ref(s.answer - o.SLOT))


def _summon(s: Position, f: EffectFrame, i: p.Instruction, seat: i64) -> None:
    """Cards that are in nobody's deck enter the planet."""
    for _ in range(_number(s, f, i)):
        if s.can_make():
            slot = s.new_slot(i.card, seat)
            come_in(s, slot, seat)
            f.that = s.ref(slot)


def _finish(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    happened = True
    if i.op == p.SACRIFICE:
        happened = len(f.chosen) > 0
        for ref in f.chosen:
            if s.is_there(ref):
                deal_with(s, f, ref & SLOT_MASK)
                sacrifice(s, ref & SLOT_MASK)
    elif i.op == p.DISCARD or i.op == p.MAY_PAY:
        happened = f.done
    f.end_sentence(happened)
