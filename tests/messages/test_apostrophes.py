"""English texts for players have typographic apostrophes: the opponent’s hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overrule.cards.texts import english
from overrule.games import kit
from overrule.games.compile.texts import en as compile_texts
from overrule.games.conquerors.texts import en as conquerors_texts
from tests.messages.sources import SOURCES

ROOT = SOURCES.parent.parent
STRAIGHT = re.compile(r"(?<=[\w}])'|'(?=[\w{])")
FILES = sorted([*SOURCES.rglob("*.en.ftl"), *(ROOT / "web" / "src" / "games").rglob("*.en.ftl")])


def straight(text: str) -> list[str]:
    """The lines of a text that have a straight apostrophe."""
    return [line for line in text.splitlines() if STRAIGHT.search(line)]


def _english(data: Any) -> Iterator[str]:
    """What is English in a file of names, a world or a rulebook."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for part in data:
            yield from _english(part)
    elif isinstance(data, dict):
        for key, part in data.items():
            if key not in ("cs", "declined"):
                yield from _english(part)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_messages(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert straight("\n".join(line for line in text.splitlines() if not line.startswith("#"))) == []


@pytest.mark.parametrize("name", ["rulebook.en.toml", "names.toml", "world.toml"])
def test_rules_names_flavour_and_the_world(name: str) -> None:
    paths = list((SOURCES / "games").glob(f"*/{name}"))
    assert paths
    for path in paths:
        assert straight("\n".join(_english(tomllib.loads(path.read_text(encoding="utf-8"))))) == []


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_cards(game: str) -> None:
    for card in kit(game).catalogue().cards("en")["cards"].values():
        lines = card["lines"] if "lines" in card else card["boxes"].values()
        assert straight("\n".join([card["name"], *lines])) == []


@pytest.mark.parametrize("module", [english, compile_texts, conquerors_texts], ids=lambda module: module.__name__)
def test_words_of_the_vocabulary_that_no_card_uses_yet(module: Any) -> None:
    source = re.sub(r'""".*?"""', "", Path(module.__file__).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r"[\w}]'s\b.*|s'\".*", re.sub("#.*", "", source)) == []


def test_a_straight_apostrophe_is_noticed() -> None:
    assert straight("{ $name }'s deck\nits owner’s hand\nboth players' totals") == [
        "{ $name }'s deck",
        "both players' totals",
    ]
