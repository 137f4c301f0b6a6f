"""How the texts of cards run in any game: optional parts, choices of two, jumps."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.frames import TextFrame
from overrule.core.position import CommonPosition

ASKED: Final = 9  # the step of a sentence whose "may" is being asked about

# Options that all games have.
PASS: Final = 0
FIRST: Final = 3
SECOND: Final = 4


class Instruction:
    """One step of a text: the part that all games share."""

    op: i64
    optional: bool  # the text says may
    jump: i64  # where the text continues, unless with the next step


def with_pass(f: TextFrame, options: vec[i64], i: Instruction) -> vec[i64]:
    """Options of a question, with *pass* where the text says may and the player has not said yes yet."""
    if i.optional and not f.agreed:
        return append(options, PASS)
    return options


def offer(s: CommonPosition, f: TextFrame, can: bool, question: i64, do: i64) -> None:
    """Ask whether a player does what the text allows; "yes" is offered only if it can be done."""
    if can:
        f.step = ASKED
        s.ask(f.player, question, vec[i64]([do, PASS]))
    else:
        f.end_sentence(False)


def hear(s: CommonPosition, f: TextFrame, do: i64) -> bool:
    """Whether the player has agreed to do it."""
    f.step = 0
    f.agreed = s.answer == do
    if not f.agreed:
        f.end_sentence(False)
    return f.agreed


def go_on(f: TextFrame, i: Instruction, here: bool) -> None:
    """Go on with the next step, or where the instruction leads."""
    if here:
        f.at += 1
    else:
        f.at = i.jump


def offer_either(
    s: CommonPosition, f: TextFrame, i: Instruction, first: bool, second: bool, question: i64, end: i64
) -> None:
    """Ask which of two things happens, among those that can be done; `end`: where the text continues after both."""
    options = vec[i64]()
    if first:
        options = append(options, FIRST)
    if second:
        options = append(options, SECOND)
    if len(options) == 0:
        _leave_out(f, end)
        return
    f.step = 1
    s.ask(f.player, question, with_pass(f, options, i))


def hear_either(s: CommonPosition, f: TextFrame, i: Instruction, end: i64) -> None:
    """The player has chosen one, or neither."""
    f.step = 0
    if s.answer == PASS:
        _leave_out(f, end)
    else:
        go_on(f, i, s.answer == FIRST)


def _leave_out(f: TextFrame, end: i64) -> None:
    f.done = False
    f.at = end
