"""The rules of Compile for players, in each language, under the numbers that code and tests cite."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from overrule.core.errors import BadOptions
from overrule.games.compile.texts import LANGUAGES

SOURCES = ("book", "official", "designer", "ruling")


@dataclass(frozen=True)
class Rule:
    """A rule; `source` is one of SOURCES, the main one where a rule has several."""

    number: str
    title: str
    text: str
    source: str


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, in an order for reading."""

    id: str
    title: str
    intro: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules, each in one chapter."""

    chapters: tuple[Chapter, ...]


def rule(number: str, lang: str) -> Rule:
    """The rule of a number such as "CO-01"; raise BadOptions for an unknown one."""
    known = _rules(lang)
    if number not in known:
        raise BadOptions(f"unknown rule {number!r}; there are: {min(known)} to {max(known)}")
    return known[number]


@cache
def rulebook(lang: str) -> Rulebook:
    """The rulebook in a language; raise BadOptions for an unknown one."""
    if lang not in LANGUAGES:
        raise BadOptions(f"no rulebook in {lang!r}; allowed: {', '.join(LANGUAGES)}")
    file = resources.files("overrule.games.compile") / f"rulebook.{lang}.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Rulebook(tuple(_chapter(chapter, data) for chapter in data["chapter"]))


@cache
def _rules(lang: str) -> dict[str, Rule]:
    return {rule.number: rule for chapter in rulebook(lang).chapters for rule in chapter.rules}


def _chapter(chapter: dict[str, Any], data: dict[str, Any]) -> Chapter:
    rules = tuple(_rule(number, data[number]) for number in chapter["rules"])
    return Chapter(chapter["id"], chapter["title"], _joined(chapter["intro"]), rules)


def _rule(number: str, fields: dict[str, str]) -> Rule:
    return Rule(number, fields["title"], _joined(fields["text"]), fields["source"])


def _joined(text: str) -> str:
    """A text whose lines in the file are joined into one."""
    return " ".join(text.split())
