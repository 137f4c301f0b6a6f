"""The examples of the rulebook happen in the engine as they are told, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pytest

from overrule.core.game import State
from overrule.games.conquerors import scenario
from overrule.games.conquerors.rulebook import rule, rulebook
from overrule.games.conquerors.texts import card_name
from overrule.games.rulebook import LANGUAGES, Example

RULE_NUMBER = re.compile(r"\bPC-[0-9.]*[0-9]")
NUMBER = re.compile(r"(?<![\w.-])[0-9]+\b(?!\.[0-9])")


@dataclass(frozen=True)
class Played:
    """An example as it is played: for each step that is told, what is chosen in it, and what holds after all of them.

    Reactions of which the example does not tell are passed. `damage` is all that is dealt, in its order.
    """

    position: dict[str, Any]
    steps: Sequence[Sequence[str]]
    holds: dict[str, Any]
    damage: Sequence[int]


TURN = Played(
    position={
        "phase": "start",
        "a": {
            "gold": 1,
            "base": {"damage": 3},
            "hand": ["settler-dome", "patch-up", "spike-pit"],
            "deck": ["prefab-hut", "hatch-guard", *["gold-mine"] * 8],
            "planet": ["gold-miner", "collector-of-cosmium", {"card": "line-trooper", "exhausted": True}],
        },
        "b": {"planet": ["prefab-hut"]},
    },
    steps=[
        [],
        [],
        ["bottom:prefab-hut"],
        ["play:patch-up", "target:a.base", "play:settler-dome"],
        ["done", "attack:a.line-trooper", "aim:a.line-trooper>b.prefab-hut"],
        ["place:spike-pit", "at:a.settler-dome/1"],
        ["done"],
    ],
    holds={
        "turn": "b",
        "a": {
            "gold": 0,
            "cosmium": 0,
            "base": 15,
            "building_life": 4,
            "exhausted": ["line-trooper"],
            "hand": ["hatch-guard", "gold-mine"],
            "deck_bottom": ["prefab-hut"],
            "traps": {"settler-dome": ["spike-pit"]},
        },
        "b": {"life": {"prefab-hut": 1}},
        "sees": {"b": {"traps": {"a.settler-dome/1": None}}},
    },
    damage=[1],
)
FIGHT = Played(
    position={
        "phase": "attack",
        "a": {"cosmium": 1, "hand": ["battle-stims"], "planet": ["line-trooper", "mud-strider", "militia-recruit"]},
        "b": {"planet": [{"card": "settler-dome", "traps": ["spike-pit"]}, "hatch-guard"]},
    },
    steps=[
        ["attack:a.line-trooper", "attack:a.mud-strider", "attack:a.militia-recruit"],
        ["aim:a.line-trooper>b.settler-dome", "aim:a.mud-strider>b.settler-dome", "aim:a.militia-recruit>b.base"],
        ["pass", "block:b.hatch-guard"],
        ["play:battle-stims", "target:a.militia-recruit"],
        [],
        [],
        [],
        [],
    ],
    holds={
        "a": {
            "exhausted": ["line-trooper", "mud-strider"],
            "life": {"line-trooper": 1, "mud-strider": 6},
            "junkyard": ["battle-stims", "militia-recruit"],
        },
        "b": {"life": {"settler-dome": 1}, "base": 15, "junkyard": ["hatch-guard", "spike-pit"]},
    },
    damage=[3, 2, 3, 1, 2],
)
ANSWER = Played(
    position={
        "phase": "main",
        "a": {"cosmium": 2, "electricity": 1, "hand": ["plasma-bolt", "static-shock"]},
        "b": {"cosmium": 2, "hand": ["signal-jam"], "planet": ["line-trooper", "militia-recruit"]},
    },
    steps=[
        ["play:plasma-bolt"],
        ["play:signal-jam"],
        ["play:static-shock"],
        ["target:b.line-trooper"],
        [],
    ],
    holds={
        "asked": "a",
        "kind": "action",
        "a": {"cosmium": 0, "electricity": 0, "junkyard": ["plasma-bolt", "static-shock"]},
        "b": {"cosmium": 0, "warriors": ["militia-recruit"], "junkyard": ["line-trooper", "signal-jam"]},
    },
    damage=[4],
)
PLAYED = {"reactions": ANSWER, "turn": TURN, "attack": FIGHT}  # by chapter


def example(chapter: str, lang: str) -> Example:
    (found,) = (one.example for one in rulebook(lang).chapters if one.id == chapter)
    assert found is not None
    return found


@pytest.mark.parametrize("chapter", list(PLAYED))
def test_the_example_happens_as_it_is_told(chapter: str) -> None:
    played = PLAYED[chapter]
    assert len(example(chapter, "en").steps) == 1 + len(played.steps)
    state = scenario.set_up(played.position)
    damage = []
    for key in chain.from_iterable(played.steps):
        damage += [*_pass_until(state, key), *_choose(state, key)]
    damage += _pass_until(state, "")
    assert scenario.check(state, played.holds, []) == []
    assert damage == played.damage


def _pass_until(state: State[Any, Any], key: str) -> Iterator[int]:
    """Pass reactions until a choice is on offer; gives the damage that is dealt meanwhile."""
    while (asked := state.decision) is not None and asked.kind == "reaction":
        if key != "pass" and key in [option.key for option in asked.options]:
            return
        yield from _choose(state, "pass")


def _choose(state: State[Any, Any], key: str) -> list[int]:
    """Make a choice; gives the damage that it leads to."""
    state.choose(key)
    return [int(str(event.facts["amount"])) for event in state.events() if event.kind == "damaged"]


@pytest.mark.parametrize("chapter", list(PLAYED))
def test_the_languages_tell_the_same(chapter: str) -> None:
    english, czech = (example(chapter, lang).steps for lang in LANGUAGES)
    for one, other in zip(english, czech, strict=True):
        assert RULE_NUMBER.findall(one) == RULE_NUMBER.findall(other)
        assert NUMBER.findall(RULE_NUMBER.sub("", one)) == NUMBER.findall(RULE_NUMBER.sub("", other))
        for number in RULE_NUMBER.findall(one):
            assert rule(number, "en").number == number


@pytest.mark.parametrize("chapter", list(PLAYED))
def test_the_english_example_names_the_cards_that_are_played(chapter: str) -> None:
    text = " ".join(example(chapter, "en").steps)
    for id in set(re.findall(r"[a-z]+(?:-[a-z]+)+", str(PLAYED[chapter].position))) - {"gold-mine"}:
        assert card_name(id, "en") in text, id
