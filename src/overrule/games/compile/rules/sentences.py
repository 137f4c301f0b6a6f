"""What all sentences of a text share: how one ends, whom it names, how it is declined."""

from __future__ import annotations

from overrule.games.compile.frames import TextFrame
from overrule.games.compile.options import (
    ASK_MAY,
    DO,
    PASS,
)
from overrule.games.compile.program import (
    YOU,
    Instruction,
)
from overrule.games.compile.state import Position


def end_sentence(f: TextFrame, happened: bool) -> None:
    """The sentence is over; the next one is due."""
    f.done = happened
    f.at += 1
    f.step = 0


def player_of(f: TextFrame, who: int) -> int:
    """A player that the text names."""
    return f.player if who == YOU else 1 - f.player


def is_declined(s: Position, f: TextFrame, i: Instruction, possible: bool) -> bool:
    """Whether a sentence that needs no choice ends here: impossible, still to be asked about, or declined.

    Only for effects without targets; those with targets offer *pass* among them.
    """
    if not possible:
        end_sentence(f, False)
        return True
    if not i.optional:
        return False
    if f.step == 0:
        f.step = 1
        s.ask(f.player, ASK_MAY, [DO, PASS])
        return True
    if s.answer == PASS:
        end_sentence(f, False)
        return True
    return False


def with_pass(options: list[int], i: Instruction) -> list[int]:
    if i.optional:
        options.append(PASS)
    return options
