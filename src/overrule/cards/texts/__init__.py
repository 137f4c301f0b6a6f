"""Card text out of card data: what every language needs.

A *clause* is one verb with all that belongs to it, without capital and full stop ("draw 2 cards"); a
*sentence* has both. `english` and `czech` know how their clauses are built; what a card's words say is up to
the game.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Never

# A relative clause is always closed with a comma, whatever follows.
_LOOSE_COMMA = re.compile(r",(?=[,;:.]|$)")
_LOOSE_SPACE = re.compile(r" (?=[,;:.])")


def tidy(text: str) -> str:
    """Tidy a text that was put together: commas before other marks, superfluous spaces."""
    text = _LOOSE_SPACE.sub("", " ".join(text.split()))
    return _LOOSE_COMMA.sub("", text)


def sentence(clause: str) -> str:
    """Give a clause its capital letter and its full stop."""
    text = tidy(clause)
    return text[:1].upper() + text[1:] + "." if text else ""


def sentences(clauses: Iterable[str]) -> str:
    """Set clauses one after the other, each as a sentence."""
    return " ".join(filter(None, map(sentence, clauses)))


def phrase(*parts: str) -> str:
    """Join words and phrases with spaces; empty ones vanish."""
    return " ".join(filter(None, parts))


def listed(items: Sequence[str], conjunction: str) -> str:
    """List items: "1", "1 or 2", "1, 2 or 3"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def unknown(word: Never) -> TypeError:
    """Complain about a word without a clause. Its type lets mypy see that a match has left no word out."""
    return TypeError(f"no text for the word {type(word).__name__}")
