"""The example of the rulebook happens in the engine as it is told, in both languages."""

from __future__ import annotations

import re

from overrule.games.compile import scenario
from overrule.games.compile.rulebook import rule, rulebook
from overrule.games.rulebook import LANGUAGES

RULE_NUMBER = re.compile(r"\bCO-[0-9]+")
NUMBER = re.compile(r"\b[0-9]+\b")
POSITION = {
    "protocols": {"a": ["fire", "life", "water"], "b": ["metal", "death", "plague"]},
    "phase": "start",
    "a": {"hand": ["fire-3", "water-5"], "lines": [["down:life-1", "fire-5"], [], ["water-4"]]},
    "b": {"hand": ["plague-2"], "lines": [["metal-5"], ["death-3"], []]},
}
CHOICES = ["play:fire-3@1:up", "card:water-5", "card:metal-5", "play:plague-2@2:down", "pass"]


def example(lang: str) -> tuple[str, ...]:
    (found,) = (chapter.example for chapter in rulebook(lang).chapters if chapter.example is not None)
    return found.steps


def test_the_example_happens_as_it_is_told() -> None:
    state = scenario.set_up(POSITION)
    for key in CHOICES:
        state.choose(key)
    holds = {
        "turn": "b",
        "control": "neutral",
        "compiled": ["fire"],
        "a": {"lines": {1: [], 3: ["water-4"]}},
        "b": {"lines": {1: [], 2: ["death-3", "down:plague-2"]}},
    }
    assert scenario.check(state, holds, []) == []


def test_the_languages_tell_the_same() -> None:
    for one, other in zip(*(example(lang) for lang in LANGUAGES), strict=True):
        assert RULE_NUMBER.findall(one) == RULE_NUMBER.findall(other)
        assert NUMBER.findall(RULE_NUMBER.sub("", one)) == NUMBER.findall(RULE_NUMBER.sub("", other))
        for number in RULE_NUMBER.findall(one):
            assert rule(number, "en").number == number
