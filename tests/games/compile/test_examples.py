"""The examples of the rulebook happen in the engine as they are told, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from overrule.games.compile import scenario
from overrule.games.compile.rulebook import rule, rulebook

RULE_NUMBER = re.compile(r"\bCO-[0-9]+")
NUMBER = re.compile(r"\b[0-9]+\b")
MOVING = [
    "play:fire-3@1:up",
    "card:metal-0",
    "pass",
    "play:darkness-1@2:up",
    "card:fire-3",
    "line:3",
    "card:darkness-1",
]
# Each example as the engine plays it: where it begins, what is chosen, and what comes of it.
EXAMPLES: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "setup-and-turn": (
        {
            "protocols": {"a": ["fire", "life", "water"], "b": ["metal", "death", "plague"]},
            "phase": "start",
            "a": {"hand": ["fire-3", "water-5"], "lines": [["down:life-1", "fire-5"], [], ["water-4"]]},
            "b": {"hand": ["plague-2"], "lines": [["metal-5"], ["death-3"], []]},
        },
        ["play:fire-3@1:up", "card:water-5", "card:metal-5", "play:plague-2@2:down", "pass"],
        {
            "turn": "b",
            "control": "neutral",
            "compiled": ["fire"],
            "a": {"lines": {1: [], 3: ["water-4"]}},
            "b": {"lines": {1: [], 2: ["death-3", "down:plague-2"]}},
        },
    ),
    "commands": (
        {
            "protocols": {"a": ["life", "fire", "water"], "b": ["darkness", "metal", "plague"]},
            "a": {"hand": ["life-1"]},
            "b": {"lines": [["down:metal-0"], ["metal-5"], []]},
        },
        ["play:life-1@1:up", "card:b1.1", "card:life-1"],
        {
            "turn": "b",
            "a": {"lines": {1: ["down:life-1"]}},
            "b": {"lines": {1: ["metal-0"], 2: ["metal-5"]}},
        },
    ),
    "moving-cards": (
        {
            "protocols": {"a": ["fire", "life", "water"], "b": ["metal", "darkness", "plague"]},
            "a": {"hand": ["fire-3"], "lines": [["fire-0"], [], ["down:water-5"]]},
            "b": {"hand": ["darkness-1"], "lines": [["metal-0"], [], []]},
        },
        MOVING,
        {
            "turn": "a",
            "a": {"lines": {1: ["fire-0"], 3: ["down:water-5", "down:fire-3"]}},
            "b": {"lines": {1: ["down:metal-0"], 2: ["down:darkness-1"]}},
        },
    ),
}


def examples(lang: str) -> dict[str, tuple[str, ...]]:
    """The steps of each example, by its chapter."""
    found = {chapter.id: chapter.example for chapter in rulebook(lang).chapters}
    return {id: example.steps for id, example in found.items() if example is not None}


@pytest.mark.parametrize("chapter", list(EXAMPLES))
def test_an_example_happens_as_it_is_told(chapter: str) -> None:
    position, choices, holds = EXAMPLES[chapter]
    assert chapter in examples("en")
    state = scenario.set_up(position)
    for key in choices:
        state.choose(key)
    assert scenario.check(state, holds, []) == []


def test_the_languages_tell_the_same() -> None:
    english, czech = examples("en"), examples("cs")
    assert list(english) == list(czech)
    for chapter, steps in english.items():
        for one, other in zip(steps, czech[chapter], strict=True):
            assert RULE_NUMBER.findall(one) == RULE_NUMBER.findall(other)
            assert sorted(NUMBER.findall(RULE_NUMBER.sub("", one))) == sorted(
                NUMBER.findall(RULE_NUMBER.sub("", other))
            )
            for number in RULE_NUMBER.findall(one):
                assert rule(number, "en").number == number
