"""Names of the built-in cards and sets of a game, from its `names.toml`, by kind and id, in every language.

Where a language has cases, `declined` is the gender of a name, its accusative and its genitive. A game may keep more
there of what it names.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Any, Literal, Protocol
from unicodedata import combining, normalize

LANGUAGES = ("en", "cs")
DECLINED = "cs"  # the language with cases

Case = Literal["nom", "acc", "gen"]
CASES: tuple[Case, ...] = ("nom", "acc", "gen")


def folded(name: str) -> str:
    """A name as it is compared: without capitals, accents and hyphens, with any apostrophe."""
    letters = (letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    return " ".join("".join(letters).replace("-", " ").replace("’", "'").split())


class Named(Protocol):
    """A card, protocol, set or deck; custom ones have names of their own."""

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
        """The entry in the file; empty if there is none."""
        check_language(lang)
        return str(self.entry(kind, id).get(lang, ""))

    def entry(self, kind: str, id: str) -> dict[str, Any]:
        """Everything in the file about a thing; empty if there is nothing."""
        return self._all.get(kind, {}).get(id, {})

    def form(self, kind: str, id: str, lang: str, case: Case) -> str:
        """The name in a case; undeclined if the case is not known."""
        forms = self._forms(kind, id, lang)
        return forms[CASES.index(case)] if case != "nom" and forms else self.name(kind, id, lang)

    def forms(self, kind: str, id: str, lang: str) -> list[str]:
        """Other forms of a name in sentences."""
        name = self.name(kind, id, lang)
        return sorted({form for form in self._forms(kind, id, lang)[1:] if form != name})

    def gender(self, kind: str, id: str, lang: str) -> str:
        """The gender of a name: m, i, f, n, with p for a plural; empty where it is not known."""
        forms = self._forms(kind, id, lang)
        return forms[0] if forms else ""

    def _forms(self, kind: str, id: str, lang: str) -> list[str]:
        return list(self.entry(kind, id).get("declined", ())) if lang == DECLINED else []

    @cached_property
    def _all(self) -> dict[str, dict[str, dict[str, Any]]]:
        file = resources.files(self._package) / "names.toml"
        return tomllib.loads(file.read_text(encoding="utf-8"))


def check_language(lang: str) -> None:
    """Refuse a language that card texts do not have."""
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
