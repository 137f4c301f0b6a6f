"""The rules of Planetary Conquerors for players."""

from __future__ import annotations

from overrule.games.rulebook import Rule, Rulebook, find_rule, read_rulebook

__all__ = ["SOURCES", "Rule", "Rulebook", "rule", "rulebook"]

SOURCES = ("book", "english", "czech", "ruling")


def rule(number: str, lang: str) -> Rule:
    """The rule of a number such as "PC-1.1"; raise BadOptions for an unknown one."""
    return find_rule("overrule.games.conquerors", number, lang)


def rulebook(lang: str) -> Rulebook:
    """The rulebook in a language; raise BadOptions for an unknown one."""
    return read_rulebook("overrule.games.conquerors", lang)
