"""Imports point one way: core <- cards <- messages <- games <- everything else."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import overrule

PACKAGE = Path(overrule.__file__).parent
# A part may import itself and those before it; everything that is not named here may import all of them.
LAYERS = ("core", "cards", "messages", "games")
ROOT_MODULES = {"_compiled"}  # knows nothing of the package
HEAVY = {"rich", "cyclopts", "yaml", "fluent", "litestar", "sqlalchemy", "gymnasium", "numpy", "pettingzoo", "torch"}
OUTSIDE = {"core": {"msgspec", "mypy_extensions"}, "cards": {"msgspec"}, "messages": {"fluent"}}
OUTSIDE["games"] = OUTSIDE["core"]  # mypy_extensions is for types alone
SHARED = {path.stem for path in (PACKAGE / "games").glob("*.py")} - {"__init__"}  # by all games

SOURCES = [
    pytest.param(path, layer, id=str(path.relative_to(PACKAGE)))
    for layer in LAYERS
    for path in sorted((PACKAGE / layer).rglob("*.py"))
]


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


@pytest.mark.parametrize(("path", "layer"), SOURCES)
def test_imports_point_one_way(path: Path, layer: str) -> None:
    allowed = set(LAYERS[: LAYERS.index(layer) + 1]) | ROOT_MODULES
    for name in imported(path):
        first, *rest = name.split(".")
        if first == "overrule":
            assert rest, f"{path.name} imports the whole package"
            assert rest[0] in allowed, f"{path.name} imports {name}"
        else:
            assert first in sys.stdlib_module_names | OUTSIDE[layer], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=lambda path: path.name)
def test_one_game_knows_nothing_of_another(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for name in imported(path):
        if name.startswith("overrule.games."):
            assert name.split(".")[2] in {own} | SHARED, f"{path.name} imports {name}"


@pytest.mark.parametrize("module", sorted(SHARED))
def test_what_games_share_knows_none_of_them(module: str) -> None:
    for name in imported(PACKAGE / "games" / f"{module}.py"):
        assert not name.startswith("overrule.games.") or name.split(".")[2] in SHARED, f"{module} imports {name}"


def test_the_imports_are_found() -> None:
    """The finder itself: it sees what these modules are known to import."""
    assert "overrule.core.rng.Rng" in set(imported(PACKAGE / "core" / "game.py"))
    assert "overrule.games.GAMES" in set(imported(PACKAGE / "__init__.py"))
    assert "rulebook" in SHARED


def test_the_engine_starts_without_anything_heavy() -> None:
    code = "import sys, overrule; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())
