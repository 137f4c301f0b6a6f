"""The rules of a game for players, in each language, under the numbers that code and tests cite.

They are in the game's folder, in `rulebook.en.toml` and `rulebook.cs.toml`; the game's own `rulebook.py` says where
its rules come from.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from overrule.core.errors import BadOptions

LANGUAGES = ("en", "cs")


@dataclass(frozen=True)
class Rule:
    """A rule; `source` is one of the game's SOURCES, the main one where a rule has several."""

    number: str
    title: str
    text: str
    source: str


@dataclass(frozen=True)
class Example:
    """How the rules of a chapter work together, step by step; the first step describes the situation."""

    title: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, in an order for reading."""

    id: str
    title: str
    intro: str
    rules: tuple[Rule, ...]
    example: Example | None


@dataclass(frozen=True)
class Rulebook:
    """All rules, each in one chapter."""

    chapters: tuple[Chapter, ...]


def find_rule(package: str, number: str, lang: str) -> Rule:
    """The rule of a number such as "CO-01" or "PC-1.1"; raise BadOptions for an unknown one."""
    known = _rules(package, lang)
    if number not in known:
        first, *_, last = sorted(known, key=_order)
        raise BadOptions(f"unknown rule {number!r}; there are: {first} to {last}")
    return known[number]


@cache
def read_rulebook(package: str, lang: str) -> Rulebook:
    """The rulebook of a game in a language; raise BadOptions for an unknown one."""
    if lang not in LANGUAGES:
        raise BadOptions(f"no rulebook in {lang!r}; allowed: {', '.join(LANGUAGES)}")
    file = resources.files(package) / f"rulebook.{lang}.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Rulebook(tuple(_chapter(chapter, data) for chapter in data["chapter"]))


@cache
def _rules(package: str, lang: str) -> dict[str, Rule]:
    return {rule.number: rule for chapter in read_rulebook(package, lang).chapters for rule in chapter.rules}


def _order(number: str) -> list[int]:
    """By value, not by letters: PC-2.1 comes before PC-10.1."""
    return [int(part) for part in re.findall("[0-9]+", number)]


def _chapter(chapter: dict[str, Any], data: dict[str, Any]) -> Chapter:
    rules = tuple(_rule(number, data[number]) for number in chapter["rules"])
    example = _example(chapter["example"]) if "example" in chapter else None
    return Chapter(chapter["id"], chapter["title"], _joined(chapter["intro"]), rules, example)


def _example(fields: dict[str, Any]) -> Example:
    return Example(fields["title"], tuple(map(_joined, fields["steps"])))


def _rule(number: str, fields: dict[str, str]) -> Rule:
    return Rule(number, fields["title"], _joined(fields["text"]), fields["source"])


def _joined(text: str) -> str:
    """A text whose lines in the file are joined into one."""
    return " ".join(text.split())
