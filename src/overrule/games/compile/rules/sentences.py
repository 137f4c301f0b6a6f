"""What all sentences of a text share: whom it names, what it deals with."""

from __future__ import annotations

from mypy_extensions import i64

from overrule.games.compile.frames import TextFrame
from overrule.games.compile.program import NOTHING, YOU
from overrule.games.compile.state import Position


def fail(f: TextFrame) -> None:
    """A sentence that deals with a card found none."""
    f.deal_with(NOTHING, f.that_line)
    f.end_sentence(False)


def note_skipped(s: Position, f: TextFrame, what: str, seat: i64) -> None:
    """Tell that a sentence does nothing, since there is no card for it or a deck is empty.

    Where nothing has happened before in this text, that it has no effect says it.
    """
    if s.notes is not None and not s.notes.nothing_since(f):
        s.note("skipped", {"seat": seat, "what": what}, [])


def player_of(f: TextFrame, who: i64) -> i64:
    """A player that the text names."""
    return f.player if who == YOU else 1 - f.player
