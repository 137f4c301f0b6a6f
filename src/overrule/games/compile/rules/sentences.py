"""What all sentences of a text share: how one ends, whom it names, how it can be declined."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.games.compile.frames import TextFrame
from overrule.games.compile.options import PASS
from overrule.games.compile.program import NOTHING, YOU, Instruction


def end_sentence(f: TextFrame, happened: bool) -> None:
    """The sentence is over; the next one is due."""
    f.done = happened
    f.agreed = False
    f.at += 1
    f.step = 0


def fail(f: TextFrame) -> None:
    """A sentence that deals with a card found none."""
    f.deal_with(NOTHING, f.that_line)
    end_sentence(f, False)


def player_of(f: TextFrame, who: i64) -> i64:
    """A player that the text names."""
    return f.player if who == YOU else 1 - f.player


def with_pass(f: TextFrame, options: vec[i64], i: Instruction) -> vec[i64]:
    """Options of a question, with *pass* where the text says may and the player has not said yes yet."""
    if i.optional and not f.agreed:
        return append(options, PASS)
    return options
