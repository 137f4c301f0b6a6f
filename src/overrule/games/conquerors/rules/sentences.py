"""What all sentences of a text share: how one ends, whom it names, how it can be declined."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.options import PASS
from overrule.games.conquerors.program import NOTHING, WARRIOR, Amount, Instruction
from overrule.games.conquerors.rules.board import amount, attack, life
from overrule.games.conquerors.state import SLOT_MASK, Position


def end_sentence(f: EffectFrame, happened: bool) -> None:
    """The sentence is over; the next one is due."""
    f.done = happened
    f.agreed = False
    f.at += 1
    f.step = 0
    f.count = 0
    f.seats = 0
    if len(f.chosen) > 0:
        f.chosen = vec[i64]()


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


def with_pass(f: EffectFrame, options: vec[i64], i: Instruction) -> vec[i64]:
    """Options of a question, with *pass* where the text says may and the player has not said yes yet."""
    return append(options, PASS) if i.optional and not f.agreed else options
