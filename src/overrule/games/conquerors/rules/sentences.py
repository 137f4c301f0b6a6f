"""What all sentences of a text share: whom it names, what it deals with."""

from __future__ import annotations

from mypy_extensions import i64

from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.program import NOTHING, WARRIOR, Amount
from overrule.games.conquerors.rules.board import amount, attack, life
from overrule.games.conquerors.state import SLOT_MASK, Position


def deal_with(s: Position, f: EffectFrame, slot: i64) -> None:
    """From now on, *that* is this thing, and *they* are its controller."""
    f.that = s.ref(slot)
    f.they = s.controller[slot]
    f.that_life = life(s, slot)
    f.that_attack = attack(s, slot) if s.type(slot) == WARRIOR else 0


def number_of(s: Position, f: EffectFrame, a: Amount) -> i64:
    """What an amount in a text comes to now."""
    return amount(s, a, f.player, source_slot(f), f)


def source_slot(f: EffectFrame) -> i64:
    """The slot of the card on which a text stands; -1 where it stands on none."""
    return f.source & SLOT_MASK if f.source >= 0 else NOTHING
