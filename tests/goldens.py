"""Writes the golden files anew: `python -m tests.goldens`.

A golden file is output that a person has read and found good; a test compares it with what comes out now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from overrule.games.compile.texts import LANGUAGES
from overrule.games.compile.texts.sheet import sheet
from overrule.games.conquerors.texts.sheet import sheet as conquerors_sheet
from tests.cards.published import CONQUERORS_SCHEMA, SCHEMA, conquerors_schema_text, schema_text
from tests.playthroughs.matches import playthroughs

TESTS = Path(__file__).parent

# A golden: the files it is made of, with what should be in them.
Golden = Callable[[], Iterator[tuple[Path, str]]]


def card_sheets() -> Iterator[tuple[Path, str]]:
    """The texts of all Compile cards, a sheet for each language."""
    for lang in LANGUAGES:
        yield TESTS / "texts" / f"compile.{lang}.txt", sheet(lang)


def conquerors_sheets() -> Iterator[tuple[Path, str]]:
    """The texts of all Planetary Conquerors cards, a sheet for each language."""
    for lang in LANGUAGES:
        yield TESTS / "texts" / f"conquerors.{lang}.txt", conquerors_sheet(lang)


def published_schemas() -> Iterator[tuple[Path, str]]:
    """The JSON schemas of card sets."""
    yield SCHEMA, schema_text()
    yield CONQUERORS_SCHEMA, conquerors_schema_text()


GOLDENS: list[Golden] = [card_sheets, conquerors_sheets, playthroughs, published_schemas]


def main() -> None:
    """Write every golden that has changed."""
    for golden in GOLDENS:
        for path, text in golden():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"wrote {path.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()
