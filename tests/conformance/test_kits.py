"""Every game brings a whole kit, and a kit that is broken or takes another's id does not harm the other games."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import overrule
from overrule import games
from overrule.bots import BOTS, player_of
from overrule.core.errors import BadKit, BadOptions
from overrule.core.kit import Catalogue, Decks, Kit, Part, Reactions, Rooms, Scenarios, Words
from overrule.games import KITS, Kits
from overrule.games.compile import catalogue as compile_catalogue
from overrule.games.compile import rooms as compile_rooms
from overrule.games.compile import scenario as compile_scenario
from overrule.games.compile import words as compile_words
from overrule.games.conquerors import catalogue as conquerors_catalogue
from overrule.games.conquerors import decks as conquerors_decks
from overrule.games.conquerors import reactions as conquerors_reactions
from overrule.games.conquerors import rooms as conquerors_rooms
from overrule.games.conquerors import scenario as conquerors_scenario
from overrule.games.conquerors import words as conquerors_words
from overrule.games.rulebook import read_rulebook
from overrule.messages import LANGUAGES, keys

# The type checker compares these with what a kit promises.
WORDS: list[Words] = [compile_words, conquerors_words]
CATALOGUES: list[Catalogue] = [compile_catalogue, conquerors_catalogue]
ROOMS: list[Rooms] = [compile_rooms, conquerors_rooms]
DECKS: list[Decks] = [conquerors_decks]
REACTIONS: list[Reactions] = [conquerors_reactions]
SCENARIOS: list[Scenarios] = [compile_scenario, conquerors_scenario]


@pytest.mark.parametrize("name", sorted(KITS))
def test_every_part_of_a_kit_is_there(name: str) -> None:
    kit = KITS[name]
    for part in vars(kit).values():
        if isinstance(part, Part):
            assert part() is part()
    for lang in LANGUAGES:
        assert kit.title[lang]
        assert keys(kit.package, lang)
        assert read_rulebook(kit.package, lang).chapters
    for level in set(BOTS) - {"random", "medium", "expert"}:
        assert player_of(level, name)


@pytest.fixture
def module() -> Iterator[types.ModuleType]:
    """A module of another package."""
    made = types.ModuleType("another_game")
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]


def with_points(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> Kits:
    """The registry, where other packages name these kits."""
    found = [EntryPoint(name, value, games.GROUP) for name, value in points]
    monkeypatch.setattr(games, "entry_points", lambda group: found)
    return Kits()


BUILT_IN = sorted(KITS)


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_module:KIT", "no_such_module"),
        ("another_game:KIT", "KIT"),
        ("another_game:other", "not a Kit"),
        ("another_game:stolen", f"is of the game '{BUILT_IN[0]}'"),
        ("another_game:fails.now", "cannot be loaded"),
        ("another_game:lacking", r"'another_game\.words', is not there"),
        ("another_game:partial.now", "missing .* required"),
    ],
)
def test_a_kit_that_cannot_be_used_is_left_out(
    monkeypatch: pytest.MonkeyPatch, module: Any, value: str, problem: str
) -> None:
    module.other = 5
    module.stolen = KITS[BUILT_IN[0]]
    module.fails = Fails()
    words, catalogue = Part[Any]("another_game.words"), Part[Any]("another_game.catalogue")
    module.lacking = Kit(Broken(), "another_game", {"en": "B", "cs": "B"}, words, catalogue)
    module.partial = Partial()
    kits = with_points(monkeypatch, ("broken", value))

    with pytest.warns(UserWarning, match="'broken' is left out"):
        assert list(kits) == BUILT_IN
    with pytest.raises(BadKit, match=problem):
        kits["broken"]


class Fails:
    @property
    def now(self) -> Kit:
        raise ZeroDivisionError


class Partial:
    @property
    def now(self) -> Kit:
        return Kit()  # type: ignore[call-arg]


class Broken(overrule.Game[Any, Any]):
    """A game of the id that the entry point has."""

    def __init__(self) -> None:
        super().__init__(KITS[BUILT_IN[0]].game.rules)
        self.id = "broken"


def test_a_game_whose_id_is_taken_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    kits = with_points(monkeypatch, (BUILT_IN[0], "another_game:KIT"))

    with pytest.warns(UserWarning, match=f"another_game:KIT is left out: .*{BUILT_IN[0]}"):
        assert list(kits) == BUILT_IN
    assert kits[BUILT_IN[0]] is KITS[BUILT_IN[0]]


def test_an_unknown_game_is_refused_by_naming_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=", ".join(BUILT_IN)):
        overrule.game("chess")


def test_a_part_whose_own_imports_are_missing_says_so(module: Any) -> None:
    with pytest.raises(BadKit, match=r"another_game\.words"):
        Part("another_game.words")()
