"""Names of what a game has built in: its `names.toml` has them by kind and id, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Protocol

LANGUAGES = ("en", "cs")


class Named(Protocol):
    """A card, protocol, set or deck: custom ones bring names of their own."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> Mapping[str, str]: ...


class Names:
    """The names of one game."""

    def __init__(self, package: str) -> None:
        self._package = package

    def name(self, kind: str, named: str | Named, lang: str) -> str:
        """The name in the file, else the thing's own, else its id."""
        id, own = (named, {}) if isinstance(named, str) else (named.id, named.names)
        return self.known(kind, id, lang) or own.get(lang) or own.get("en") or id.replace("-", " ").capitalize()

    def known(self, kind: str, id: str, lang: str) -> str:
        """What the file says; empty for something that it does not know."""
        check_language(lang)
        return self._all.get(kind, {}).get(id, {}).get(lang, "")

    @cached_property
    def _all(self) -> dict[str, dict[str, dict[str, str]]]:
        file = resources.files(self._package) / "names.toml"
        return tomllib.loads(file.read_text(encoding="utf-8"))


def check_language(lang: str) -> None:
    """Refuse a language that card texts do not have."""
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
