"""Imports point one way, in all layers; and nothing outside a game's own folder names the game."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import overrule

PACKAGE = Path(overrule.__file__).parent
# A layer may import itself and those before it. In the folder of a game, what is named after a layer belongs to it:
# `games/compile/bots` may import what `bots` may.
LAYERS = ("core", "cards", "messages", "games", "scenarios", "bots", "arena", "puzzles", "envs", "server", "cli")
ABOVE = LAYERS[LAYERS.index("games") + 1 :]
ROOT_MODULES = {"_compiled", "_version"}  # know nothing of the package
ENGINE = {"librt", "msgspec", "mypy_extensions"}  # the latter for types alone
OUTSIDE = {
    "core": ENGINE,
    "cards": ENGINE,
    "messages": {"fluent"},
    "games": ENGINE,
    "scenarios": ENGINE,
    "bots": ENGINE,
    "arena": {*ENGINE, "ray"},
    "puzzles": ENGINE,
    "envs": {*ENGINE, "numpy", "gymnasium", "pettingzoo"},
    "server": {
        *ENGINE,
        *("alembic", "argon2", "h11", "litestar", "psycopg", "segno", "sqlalchemy", "uvicorn", "websockets"),
    },
    "cli": {*ENGINE, "cyclopts", "rich", "uvicorn", "sqlalchemy"},
}
HEAVY = {"rich", "cyclopts", "yaml", "fluent", "litestar", "sqlalchemy", "gymnasium", "numpy", "pettingzoo", "torch"}
SHARED = {path.stem for path in (PACKAGE / "games").glob("*.py")} - {"__init__"}  # by all games
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/kit.py"))


def layer_of(path: Path) -> str:
    """The layer that a module belongs to; the modules of the package itself are above all."""
    first, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    if first == "games" and len(rest) > 1 and rest[1] in ABOVE:
        return rest[1]
    return first if first in LAYERS else LAYERS[-1]


SOURCES = [pytest.param(path, id=str(path.relative_to(PACKAGE))) for path in sorted(PACKAGE.rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    """Everything that a module imports, as dotted names."""
    inside = path.relative_to(PACKAGE.parent).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(inside[: -node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{name.name}" for name in node.names)


def module_layer(name: str) -> str | None:
    """The layer of a dotted name of the package; None for names of the package itself, such as its version."""
    first, *rest = name.split(".")[1:]
    if first == "games" and len(rest) > 1 and rest[1] in ABOVE:
        return rest[1]
    return first if first in LAYERS else None


@pytest.mark.parametrize("path", SOURCES)
def test_imports_point_one_way(path: Path) -> None:
    layer = layer_of(path)
    for name in imported(path):
        if name.startswith("overrule."):
            other = module_layer(name)
            below = other is not None and LAYERS.index(other) <= LAYERS.index(layer)
            whole = name.split(".")[1] in ROOT_MODULES or layer in ABOVE
            assert below or (other is None and whole), f"{path.name} ({layer}) imports {name}"
        elif name != "overrule":
            assert name.split(".")[0] in sys.stdlib_module_names | OUTSIDE[layer], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=lambda path: path.name)
def test_one_game_knows_nothing_of_another(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for name in imported(path):
        if name.startswith("overrule.games."):
            assert name.split(".")[2] in {own} | SHARED, f"{path.name} imports {name}"


# ------------------------------------------------------------------------------------------------- names of games

NAMES = "|".join(GAMES)
IN_CODE = re.compile(rf"(?<![a-z])({NAMES})(?![a-z])", re.IGNORECASE)  # also in CompileGame and compile_words
IN_PROSE = re.compile(rf"\b({'|'.join(game.capitalize() for game in GAMES)})\b")
NOT_A_GAME = re.compile(r"\bre\.compile\b|\b_?compiled?\b(?=\()|\.compile\b")  # verbs


def named(path: Path) -> Iterator[str]:
    """Where a module names a game: in code and strings in any form, in comments and docstrings by its name."""
    text = NOT_A_GAME.sub("", path.read_text(encoding="utf-8"))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_prose = token.type == tokenize.COMMENT or token.string.startswith(('"""', 'r"""'))
        found = (IN_PROSE if is_prose else IN_CODE).search(token.string)
        if found and token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            yield f"{path.relative_to(PACKAGE)}:{token.start[0]}: {token.string.strip()[:60]}"


def test_nothing_outside_its_folder_names_a_game() -> None:
    homes = [PACKAGE / "games" / game for game in GAMES]
    outside = [path for path in PACKAGE.rglob("*.py") if not any(path.is_relative_to(home) for home in homes)]
    assert [found for path in outside for found in named(path)] == []


def test_no_message_outside_its_folder_names_a_game() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (PACKAGE / "messages").glob("*.ftl")}
    assert [(name, IN_PROSE.findall(text)) for name, text in texts.items() if IN_PROSE.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_names_are_found(game: str) -> None:
    """The finder itself: a game's own folder is full of its name."""
    assert any(named(PACKAGE / "games" / game / "kit.py"))


# ----------------------------------------------------------------------------------------------- the engine alone


def test_the_imports_are_found() -> None:
    """The finder itself: it sees what these modules are known to import."""
    assert "overrule.core.rng.Rng" in set(imported(PACKAGE / "core" / "game.py"))
    assert "overrule.games.KITS" in set(imported(PACKAGE / "__init__.py"))
    assert "rulebook" in SHARED
    assert layer_of(PACKAGE / "games" / "compile" / "bots" / "search.py") == "bots"


def test_the_engine_plays_without_anything_heavy() -> None:
    code = (
        "import sys, overrule\n"
        "for kit in overrule.KITS.values():\n"
        "    kit.game.start(seed=1).play_out(overrule.stream_of(1))\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())
