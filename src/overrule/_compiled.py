"""Which engine runs: the compiled modules or their Python sources.

`make build` compiles the modules named here into extension modules beside their sources and records a
fingerprint of the sources. On import, the package compares the record with the sources. If they differ,
if nothing was recorded, or if OVERRULE_PURE=1 is set, the sources are used even if an extension
module lies beside them. Both give the same results; only the speed differs.

A wheel that was built compiled says so in its record. Nobody edits its sources, so if its extension modules
cannot be used, something went wrong: importing the package fails and says what.

This file must not import anything from the package: the build tool loads it on its own.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

TYPE_CHECKING = False  # as typing has it; every import here delays the start
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RECORD = os.path.join(ROOT, "overrule", "_compiled.json")

_compiled = False


def _listed(folder: str) -> list[str]:
    """The modules that a folder of the package names in its `compiled.txt`."""
    package = ".".join(("overrule", *folder.split("/"))) if folder else "overrule"
    with open(os.path.join(ROOT, "overrule", folder, "compiled.txt"), encoding="utf-8") as lines:
        return [f"{package}.{line.strip()}" for line in lines if line.strip()]


def _games() -> list[str]:
    games = os.path.join(ROOT, "overrule", "games")
    return sorted(name for name in os.listdir(games) if os.path.isfile(os.path.join(games, name, "compiled.txt")))


# What the engine needs, compiled or not: modules, and the packages that have them.
NEEDED = {"mypy_extensions": "mypy-extensions", "librt.vecs": "librt", "msgspec": "msgspec"}

# The modules that are compiled, as dotted names; plain modules only, not packages.
MODULES: tuple[str, ...] = (*_listed(""), *(module for game in _games() for module in _listed(f"games/{game}")))


def source_path(module: str) -> str:
    """The Python source of a module."""
    return os.path.join(ROOT, *module.split(".")) + ".py"


def extension_path(module: str) -> str:
    """The extension module that this interpreter would load for a module."""
    return os.path.join(ROOT, *module.split(".")) + EXTENSION_SUFFIXES[0]


def fingerprint() -> str:
    """A digest of the names and contents of all sources that are compiled."""
    digest = hashlib.sha256()
    for module in MODULES:
        with open(source_path(module), "rb") as file:
            content = file.read()
        digest.update(f"{module} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def record(build: str, wheel: bool = False) -> dict[str, Any]:
    """The record for compiling the current sources with this interpreter, for a wheel or here.

    The build tool adds the libraries: they hold the code, and the modules' own extension files only point into them.
    """
    return {"fingerprint": fingerprint(), "python": sys.implementation.cache_tag, "build": build, "wheel": wheel}


def recorded() -> dict[str, Any]:
    """The record; empty if there is none."""
    try:
        with open(RECORD, encoding="utf-8") as file:
            return dict(json.load(file))
    except (OSError, ValueError, TypeError):
        return {}


def problem(found: dict[str, Any]) -> str | None:
    """Why the extension modules of this record cannot be used; None if they can."""
    this = sys.implementation.cache_tag
    if found.get("python") != this:
        return f"it was compiled for {found.get('python', 'no Python')}, and this is {this}"
    for path in map(extension_path, (*found.get("libraries", ()), *MODULES)):
        if not os.path.exists(path):
            return f"{path} is missing"
    try:
        return None if found.get("fingerprint") == fingerprint() else "its sources were changed afterwards"
    except OSError as error:
        return f"{error.filename} cannot be read"


def is_current() -> bool:
    """Whether there are extension modules built from the current sources for this interpreter."""
    return problem(recorded()) is None


class SourceFinder:
    """Finds the engine's modules as Python sources, before Python looks for extension modules."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MODULES:
            return None
        folder = os.path.dirname(source_path(fullname))
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def check_needed() -> None:
    """Raise ImportError, which says what to install, if a package that the engine imports is missing."""
    for module, package in NEEDED.items():
        try:
            import_module(module)
        except ImportError as error:
            raise ImportError(f"overrule needs {package}: pip install --upgrade {package} ({error})") from error


def install_hook() -> None:
    """Choose the engine; to be called before any of its modules is imported.

    Raises ImportError for a broken wheel, and if something is not installed.
    """
    global _compiled
    check_needed()
    if os.environ.get("OVERRULE_PURE") != "1":
        found = recorded()
        wrong = problem(found)
        if wrong and found.get("wheel"):
            raise ImportError(
                f"the compiled engine of this installation of overrule cannot be used: {wrong}. Install it again "
                "(pip install --force-reinstall overrule), or set OVERRULE_PURE=1 to run the Python sources "
                "(slower, same results)"
            )
        _compiled = wrong is None
    if not _compiled:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the compiled engine is in use."""
    return _compiled


def build() -> str | None:
    """How the compiled engine was built: "development", "optimised" or "profile-guided"; None if none is in use."""
    return recorded().get("build") if _compiled else None


def engine_kind() -> str:
    """The engine in use, as a word: "compiled" or "pure"."""
    return "compiled" if _compiled else "pure"
