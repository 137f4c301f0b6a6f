"""What all sentences of a text share: how one ends, whom it names, how it can be declined."""

from __future__ import annotations

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
    if f.chosen:
        f.chosen = []


def deal_with(s: Position, f: EffectFrame, slot: int) -> None:
    """From now on, *that* is this thing, and *they* are its controller."""
    f.that = s.ref(slot)
    f.they = s.controller[slot]
    f.that_life = life(s, slot)
    f.that_attack = attack(s, slot) if s.card(slot).type == WARRIOR else 0


def number_of(s: Position, f: EffectFrame, a: Amount) -> int:
    """What an amount in a text comes to now."""
    return amount(s, a, f.player, source_slot(f), f)


def source_slot(f: EffectFrame) -> int:
    """The slot of the card on which a text stands; -1 where it stands on none."""
    return f.source & SLOT_MASK if f.source >= 0 else NOTHING


def with_pass(f: EffectFrame, options: list[int], i: Instruction) -> list[int]:
    """Options of a question, with *pass* where the text says may and the player has not said yes yet."""
    if i.optional and not f.agreed:
        options.append(PASS)
    return options
