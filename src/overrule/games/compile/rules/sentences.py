"""What all sentences of a text share: whom it names, what it deals with."""

from __future__ import annotations

from mypy_extensions import i64

from overrule.games.compile.frames import TextFrame
from overrule.games.compile.program import NOTHING, YOU


def fail(f: TextFrame) -> None:
    """A sentence that deals with a card found none."""
    f.deal_with(NOTHING, f.that_line)
    f.end_sentence(False)


def player_of(f: TextFrame, who: i64) -> i64:
    """A player that the text names."""
    return f.player if who == YOU else 1 - f.player
