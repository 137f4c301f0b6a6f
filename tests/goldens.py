"""Writes the golden files anew: `python -m tests.goldens`.

A golden file is output that a person has read and found good; a test compares it with what comes out now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from overrule.cards.names import LANGUAGES
from overrule.games.compile.texts.sheet import sheet
from overrule.games.conquerors.texts.sheet import sheet as conquerors_sheet
from tests.playthroughs.matches import playthroughs

TESTS = Path(__file__).parent

# A golden: the files it is made of, with what should be in them.
Golden = Callable[[], Iterator[tuple[Path, str]]]


def card_sheets() -> Iterator[tuple[Path, str]]:
    """The texts of all cards, a sheet for each game."""
    yield TESTS / "texts" / "compile.txt", side_by_side(sheet)
    yield TESTS / "texts" / "conquerors.txt", side_by_side(conquerors_sheet)


def side_by_side(sheet: Callable[[str], str]) -> str:
    """A sheet in all languages: each card in the one, then in the other."""
    cards = zip(*(sheet(lang).strip().split("\n\n") for lang in LANGUAGES), strict=True)
    return "\n\n".join("\n".join(card) for card in cards) + "\n"


GOLDENS: list[Golden] = [card_sheets, playthroughs]


def main() -> None:
    """Write every golden that has changed."""
    for golden in GOLDENS:
        for path, text in golden():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"wrote {path.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()
