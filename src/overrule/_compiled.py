"""Which engine runs: the compiled modules or their Python sources.

`make build` compiles the modules named here into extension modules beside their sources and records a
fingerprint of the sources. At import the package compares the record with the sources. When they differ,
when nothing was recorded, or when OVERRULE_PURE=1 is set, the sources are used even where an extension
module lies beside them. Both give the same results; only the speed differs.

This file must not import anything from the package: the build tool loads it on its own.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

TYPE_CHECKING = False  # as typing has it; every import here delays the start
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

# The modules that are compiled, as dotted names; plain modules only, not packages.
MODULES: tuple[str, ...] = (
    "overrule.core.rng",
    "overrule.core.notes",
    "overrule.core.frames",
    "overrule.core.knowledge",
    "overrule.core.position",
    "overrule.core.texts",
    "overrule.core.dealing",
    "overrule.games.compile.program",
    "overrule.games.compile.options",
    "overrule.games.compile.frames",
    "overrule.games.compile.state",
    "overrule.games.compile.setup",
    "overrule.games.compile.rules.board",
    "overrule.games.compile.rules.zones",
    "overrule.games.compile.rules.chains",
    "overrule.games.compile.rules.triggers",
    "overrule.games.compile.rules.moves",
    "overrule.games.compile.rules.hands",
    "overrule.games.compile.rules.turn",
    "overrule.games.compile.rules.compiling",
    "overrule.games.compile.rules.sentences",
    "overrule.games.compile.rules.field_effects",
    "overrule.games.compile.rules.hand_effects",
    "overrule.games.compile.rules.play_effects",
    "overrule.games.compile.rules.protocol_effects",
    "overrule.games.compile.rules.text",
    "overrule.games.compile.rules.flow",
    "overrule.games.conquerors.program",
    "overrule.games.conquerors.options",
    "overrule.games.conquerors.frames",
    "overrule.games.conquerors.state",
    "overrule.games.conquerors.setup",
    "overrule.games.conquerors.rules.board",
    "overrule.games.conquerors.rules.zones",
    "overrule.games.conquerors.rules.triggers",
    "overrule.games.conquerors.rules.changes",
    "overrule.games.conquerors.rules.targets",
    "overrule.games.conquerors.rules.windows",
    "overrule.games.conquerors.rules.playing",
    "overrule.games.conquerors.rules.sentences",
    "overrule.games.conquerors.rules.player_effects",
    "overrule.games.conquerors.rules.planet_effects",
    "overrule.games.conquerors.rules.deck_effects",
    "overrule.games.conquerors.rules.trap_effects",
    "overrule.games.conquerors.rules.text",
    "overrule.games.conquerors.rules.traps",
    "overrule.games.conquerors.rules.attack",
    "overrule.games.conquerors.rules.turn",
    "overrule.games.conquerors.rules.flow",
    "overrule.games.compile.redeal",
    "overrule.games.conquerors.redeal",
    "overrule.bots.budget",
    "overrule.games.compile.bots.evaluate",
    "overrule.games.compile.bots.judge",
    "overrule.games.compile.bots.lookahead",
    "overrule.games.compile.bots.finish",
    "overrule.games.compile.bots.tree",
    "overrule.games.compile.bots.player",
    "overrule.games.compile.bots.search",
    "overrule.games.conquerors.bots.worths",
    "overrule.games.conquerors.bots.evaluate",
    "overrule.games.conquerors.bots.judge",
    "overrule.games.conquerors.bots.thought",
    "overrule.games.conquerors.bots.combat",
    "overrule.games.conquerors.bots.lookahead",
    "overrule.games.conquerors.bots.plans",
    "overrule.games.conquerors.bots.actions",
    "overrule.games.conquerors.bots.habits",
    "overrule.games.conquerors.bots.player",
    "overrule.games.conquerors.bots.policy",
    "overrule.games.conquerors.bots.planner",
    "overrule.games.conquerors.bots.finish",
    "overrule.games.conquerors.bots.comparison",
    "overrule.games.conquerors.bots.search",
)

# The library that holds the code of all of them; the modules' own extension files only point into it.
LIBRARY = "overrule__mypyc"

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RECORD = os.path.join(ROOT, "overrule", "_compiled.json")

_compiled = False


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


def record() -> str:
    """What the build tool writes down (JSON) after compiling the present sources with this interpreter."""
    return f'{{"fingerprint": "{fingerprint()}", "python": "{sys.implementation.cache_tag}"}}\n'


def is_current() -> bool:
    """Whether extension modules exist that were built from the present sources for this interpreter."""
    try:
        with open(RECORD, encoding="utf-8") as file:
            recorded = file.read()
        built = all(os.path.exists(extension_path(name)) for name in (LIBRARY, *MODULES))
        return built and recorded == record()
    except (OSError, ValueError):
        return False


class SourceFinder:
    """Finds the engine's modules as Python sources, before any extension module is looked for."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MODULES:
            return None
        folder = os.path.dirname(source_path(fullname))
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def install_hook() -> None:
    """Choose the engine; to be called before any of its modules is imported."""
    global _compiled
    _compiled = os.environ.get("OVERRULE_PURE") != "1" and is_current()
    if not _compiled:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the compiled engine is in use."""
    return _compiled


def engine_kind() -> str:
    """The engine in use, as a word: "compiled" or "pure"."""
    return "compiled" if _compiled else "pure"
