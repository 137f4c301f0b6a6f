"""Czech texts keep to the words of docs/glossary.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from overrule.games import kit
from overrule.scenarios import read_titles
from tests.messages.sources import SOURCES

ROOT = SOURCES.parent.parent
GAMES = {"compile": "Compile", "conquerors": "Planetary Conquerors"}
every_game = pytest.mark.parametrize("game", list(GAMES))


def _rows(title: str) -> Iterator[tuple[str, str, list[str]]]:
    """The rows of a part of the page: English, Czech, and what is not said."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    part = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    for line in part.strip().splitlines()[2:]:
        english, czech, others = (cell.strip() for cell in line.strip("|").split("|"))
        yield english, czech, [word.strip() for word in others.split(",") if word.strip()]


def _pattern(stem: str) -> re.Pattern[str]:
    return re.compile(r"\b" + stem.replace("*", r"\w*") + r"\b", re.IGNORECASE)


@cache
def _texts(game: str) -> str:
    """All that is said in Czech about a game, besides stories and names."""
    own = SOURCES / "games" / game
    files = [own / "messages.cs.ftl", own / "rulebook.cs.toml", *(ROOT / "web/src/games" / game).glob("*.cs.ftl")]
    titles = read_titles(ROOT / "scenarios" / game, "cs").values()
    return "\n".join([*map(_read, files), *titles, *_cards(game), *_decks(game)])


def _read(path: Path) -> str:
    return "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def _cards(game: str) -> Iterator[str]:
    for card in kit(game).catalogue().cards("cs")["cards"].values():
        yield from card["lines"] if "lines" in card else card["boxes"].values()


def _decks(game: str) -> Iterator[str]:
    """What is told about the ready-made decks, besides their cards."""
    page = ROOT / "docs" / "ready-made-decks.cs.md"
    if game == "conquerors":
        yield from (line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("**"))


@every_game
def test_the_words_of_the_glossary_are_used(game: str) -> None:
    rows = [*_rows("Both games"), *_rows(GAMES[game])]
    assert len(rows) > 20
    assert [czech for _, czech, _ in rows if not _pattern(czech).search(_texts(game))] == []


@every_game
def test_no_other_words_are_used(game: str) -> None:
    rows = [*_rows("Both games"), *_rows(GAMES[game])]
    wrong = [found.group() for *_, others in rows for word in others for found in _pattern(word).finditer(_texts(game))]
    assert wrong == []


def test_a_word_is_noticed_in_any_form() -> None:
    assert _pattern("kouzl*").search("Zahraj dvě kouzla.")
    assert not _pattern("kol[oaeu]").search("Okolo stolu.")
