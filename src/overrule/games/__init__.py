"""The games, by their ids: those in this folder, and those that other packages bring.

A folder here with a module `kit` is a game, whose id is the folder's name. Another package names its kit as an entry
point of the group `overrule.games`, under the game's id. A kit that cannot be loaded is left out, with a warning.
"""

from __future__ import annotations

import pkgutil
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import entry_points
from typing import Any

from overrule.core.errors import BadKit, BadOptions
from overrule.core.game import Game
from overrule.core.kit import Kit, Part

GROUP = "overrule.games"


class Kits(Mapping[str, Kit]):
    """All kits, each loaded on first use."""

    def __init__(self) -> None:
        self._loaded: dict[str, Kit] = {}

    @cached_property
    def _built_in(self) -> list[str]:
        return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)

    @cached_property
    def _paths(self) -> dict[str, str]:
        """The paths of kits, those of other packages last."""
        paths = {name: f"{__name__}.{name}.kit:KIT" for name in self._built_in}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            if point.name in paths:
                taken = paths[point.name].partition(":")[0]
                warnings.warn(f"{point.value} is left out: {taken} is a game of the id {point.name!r}", stacklevel=2)
            else:
                paths[point.name] = point.value
        return paths

    @cached_property
    def _usable(self) -> list[str]:
        return [name for name in self._paths if self._is_usable(name)]

    def _is_usable(self, name: str) -> bool:
        try:
            self[name]
        except BadKit as error:
            warnings.warn(f"the game {name!r} is left out: {error}", stacklevel=2)
            return False
        return True

    def __getitem__(self, name: str) -> Kit:
        if name not in self._loaded:
            path = f"{__name__}.{name}.kit:KIT" if name in self._built_in else self._paths[name]
            self._loaded[name] = _checked(name, path)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._usable)

    def __len__(self) -> int:
        return len(self._usable)


def _checked(name: str, path: str) -> Kit:
    """The kit at a path; raises BadKit, which says what is wrong with it."""
    try:
        kit = Part[Any](path)()
    except BadKit:
        raise
    except Exception as error:  # whatever another package raises, the other games must work
        raise BadKit(f"{path} cannot be loaded: {error!r}") from error
    if not isinstance(kit, Kit):
        raise BadKit(f"{path} is {kit!r}, not a Kit")
    if kit.game.id != name:
        raise BadKit(f"{path} is of the game {kit.game.id!r}; its folder or entry point must have that name")
    for part in vars(kit).values():
        if isinstance(part, Part):
            part.check()
    return kit


KITS = Kits()


def usual_game() -> str:
    """The default game: the first one."""
    return next(iter(KITS))


def kit(name: str) -> Kit:
    """The kit of the game of that id; raises BadOptions, which names the known ones."""
    try:
        return KITS[name]
    except KeyError:
        raise BadOptions(f"unknown game {name!r}; allowed: {', '.join(KITS)}") from None


def game(name: str) -> Game[Any, Any]:
    """The game of that id; raises BadOptions, which names the known ones."""
    return kit(name).game
