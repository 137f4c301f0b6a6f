"""Cards being played (PC-5.4) and effects being paid (PC-7.1): announced, paid, reacted to, then they happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overrule.core.arrays import put
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, PayFrame, PlayFrame
from overrule.games.conquerors.rules.board import attack
from overrule.games.conquerors.rules.changes import sacrifice
from overrule.games.conquerors.rules.targets import begin_text, sacrificed
from overrule.games.conquerors.rules.triggers import happens, played
from overrule.games.conquerors.rules.windows import CARD_PLAYED, EFFECT_PAID, open_window
from overrule.games.conquerors.rules.zones import card_types, enter, throw_away
from overrule.games.conquerors.state import SLOT_MASK, Position

# Steps of a card that is being played.
ANNOUNCED: Final = 0
HAPPENS: Final = 1
SPELL_ENDS: Final = 2
HAPPENED: Final = 3
OVER: Final = 4


def step_play(s: Position, f: PlayFrame) -> None:
    """Everyone may react; then the card enters the planet, or its spell happens and it goes to the junkyard."""
    if f.step == ANNOUNCED:
        f.step = HAPPENS
        open_window(s, CARD_PLAYED)
    elif f.step == HAPPENS:
        if s.type(f.slot) == p.SPELL:
            f.step = SPELL_ENDS
            text = s.card(f.slot).text
            begin_text(s, EffectFrame(f.player, text, s.ref(f.slot), s.number(f.slot), len(s.raised)))
        else:
            f.step = HAPPENED
            come_in(s, f.slot, f.player)
    elif f.step == SPELL_ENDS:
        put_away(s, f)
    elif f.step == HAPPENED and not f.stopped:
        f.step = OVER
        played(s, f.player, s.type(f.slot))
    else:
        s.pop()


def put_away(s: Position, f: PlayFrame) -> None:
    """A spell that is over, or a card that was stopped, goes to its owner's junkyard (PC-4.4, PC-5.8)."""
    f.step = HAPPENED
    put(s.junkyards, s.owner[f.slot], f.slot)
    if s.notes is not None:
        s.note("stopped" if f.stopped else "junked", {"seat": f.player}, [f.slot])


def come_in(s: Position, slot: i64, seat: i64, illusion: bool = False) -> None:
    """A card enters the planet, and what waits for that comes up."""
    enter(s, slot, seat, illusion)
    if s.notes is not None:
        s.note("entered", {"seat": seat, "illusion": illusion}, [slot])
        s.lead_on()
    happens(s, p.ENTERS, slot, p.NOTHING)
    if s.notes is not None:
        s.unlead()


def step_pay(s: Position, f: PayFrame) -> None:
    """The rest of the price is paid, everyone may react (PC-6.2), then the effect happens."""
    paid = s.deal.library.cards[f.number].paid[f.place]
    if f.step == 0:
        f.attack = attack(s, f.source & SLOT_MASK) if s.type(f.source & SLOT_MASK) == p.WARRIOR else 0
        f.step = 1
        s.answer = o.PASS
        options = o.slot_options(sacrificed(s, f.player, f.source & SLOT_MASK, paid))
        if len(options) > 0:
            s.ask(f.player, o.ASK_PRICE, options)
    elif f.step == 1:
        f.step = 2
        if s.answer >= o.SLOT:
            sacrifice(s, s.answer - o.SLOT)
        if paid.sacrifice_this and s.is_there(f.source):
            sacrifice(s, f.source & SLOT_MASK)
    elif f.step == 2:
        f.step = 3
        if f.discarded < paid.discard and len(s.hands[f.player]) > 0:
            options = o.place_options(card_types(s, s.hands[f.player], p.ANY_TYPE))
            s.ask(f.player, o.ASK_DISCARD, options, True)
        else:
            f.step = 4
            open_window(s, EFFECT_PAID)
    elif f.step == 3:
        f.step = 2
        f.discarded += 1
        throw_away(s, f.player, s.hands[f.player][s.answer - o.PLACE])
    elif f.step == 4:
        f.step = 5
        effect = EffectFrame(f.player, paid.text, f.source, f.number, len(s.raised))
        effect.attack = f.attack
        begin_text(s, effect)
    else:
        s.pop()
