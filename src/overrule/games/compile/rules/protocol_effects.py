"""Sentences about protocols and whole stacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import has
from overrule.core.texts import with_pass
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import TextFrame
from overrule.games.compile.rules.compiling import turn_protocol
from overrule.games.compile.rules.hands import (
    rearrange_by_answer,
    rearrangements,
    reorder,
)
from overrule.games.compile.rules.sentences import player_of
from overrule.games.compile.state import LINES, NEXT, NOWHERE, Position

SWAPS: Final = vec[i64]([1, 5, 2])  # the order, of ORDERS, in which one line keeps its place and the other two swap


def rearrange_protocols(s: Position, f: TextFrame, i: p.Instruction) -> None:
    if f.step == 0:
        f.step = 1
        s.ask(f.player, o.ASK_REARRANGE, with_pass(f, rearrangements(player_of(f, i.who)), i))
        return
    f.end_sentence(s.answer != o.PASS)
    rearrange_by_answer(s, f.player)


def swap_protocols(s: Position, f: TextFrame, i: p.Instruction) -> None:
    if f.step == 0:
        f.step = 1
        options = vec[i64]([o.SWAP_LINES + kept for kept in range(LINES)])
        s.ask(f.player, o.ASK_SWAP_PROTOCOLS, with_pass(f, options, i))
        return
    f.end_sentence(s.answer != o.PASS)
    if s.answer != o.PASS:
        order = o.ORDERS[SWAPS[s.answer - o.SWAP_LINES]]
        reorder(s, f.player, order)
        if s.notes is not None:
            s.note("rearranged", {"seat": f.player, "order": list(order), "by": f.player}, [])


def swap_stacks(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Swap two of the player's stacks that are not empty (CO-47). Nothing is covered or uncovered by it."""
    first = f.player * LINES
    if f.step == 0:
        options = vec[i64]()
        for kept in range(LINES):
            if len(s.stacks[first + (kept + 1) % LINES]) > 0 and len(s.stacks[first + (kept + 2) % LINES]) > 0:
                options = append(options, o.SWAP_LINES + kept)
        if len(options) == 0:
            f.end_sentence(False)
            return
        f.step = 1
        s.ask(f.player, o.ASK_SWAP_STACKS, with_pass(f, options, i))
        return
    f.end_sentence(s.answer != o.PASS)
    if s.answer == o.PASS:
        return
    kept = s.answer - o.SWAP_LINES
    one, other = first + (kept + 1) % LINES, first + (kept + 2) % LINES
    s.stacks[one], s.stacks[other] = s.stacks[other], s.stacks[one]
    s.sums[one], s.sums[other] = s.sums[other], s.sums[one]
    for slot in s.stacks[one]:
        s.spot[slot] = one
    for slot in s.stacks[other]:
        s.spot[slot] = other
    if s.notes is not None:
        s.note("stacks-swapped", {"seat": f.player, "lines": [one % LINES, other % LINES]}, [])


def turn_without_compiling(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Turn a protocol of the player to Compiled without compiling (CO-18); *that line* is its line then."""
    for line in range(LINES):
        place = s.order[f.player * LINES + line]
        if s.deal.protocols[place] == i.protocol:
            turning = not has(s.compiled, place)
            f.end_sentence(turning)
            f.that_line = line
            if turning:
                turn_protocol(s, f.player, line)
            return
    f.that_line = NOWHERE
    f.end_sentence(False)


def bar_compile(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """The opponent cannot compile in their next turn, whatever becomes of this card (CO-17)."""
    opponent = 1 - f.player
    s.barred[opponent] |= NEXT
    if s.notes is not None:
        s.note("barred", {"seat": opponent}, [])
    f.end_sentence(True)
