"""A damaged save is refused in words: what no match can be is never loaded."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from overrule.core.errors import BadRecord
from tests.conformance.games import adapter_of, at_random_decision, every_game

Damage = Callable[[Any], object]
DAMAGES: dict[str, Damage] = {
    "a card lies in two hands": lambda p: p["hands"][0].append(p["hands"][1][0]),
    "a card lies in a hand and in a deck": lambda p: p["decks"][1].append(p["hands"][1][0]),
    "a place for a card that does not exist": lambda p: p["decks"][0].append(9999),
    "a place before the first": lambda p: p["decks"][0].append(-1),
    "an unknown card": lambda p: p["kind"].__setitem__(0, 9999),
    "a card twice": lambda p: p["kind"].__setitem__(0, p["kind"][1]),
    "a card too few": lambda p: p["kind"].pop(),
    "a handle too few": lambda p: p["handle"].pop(),
    "a hand too few": lambda p: p["hands"].pop(),
    "a deck too many": lambda p: p["decks"].append([]),
    "nothing is under way": lambda p: p["frames"].clear(),
    "something under way without numbers": lambda p: p["frames"].append([]),
    "something under way cut short": lambda p: p["frames"].append(p["frames"][-1][:2]),
    "knowledge cut short": lambda p: p["pool"].pop(),
    "knowledge about a pool that does not exist": lambda p: p["pool"].__setitem__(0, len(p["pools"])),
    "randomness cut short": lambda p: p["streams"].pop(),
    "a seat too few in what is known of hands": lambda p: p["alike"].pop(),
    "somebody is asked who does not play": lambda p: p.update(asking=9),
    "an unknown field": lambda p: p.update(colour="red"),
    "a field too few": lambda p: p.pop("turn"),
}
OWN_DAMAGES: dict[str, dict[str, Damage]] = {
    "compile": {
        "no protocols": lambda p: p["protocols"].clear(),
        "a protocol too few": lambda p: p["protocols"].pop(),
        "an unknown protocol": lambda p: p["protocols"].__setitem__(0, 999),
        "a protocol in two lines": lambda p: p["order"].__setitem__(0, p["order"][1]),
        "a stack too few": lambda p: p["stacks"].pop(),
        "a seat too few in who may compile": lambda p: p["barred"].pop(),
    },
    "conquerors": {
        "a deck list too few": lambda p: p["deck_lists"].pop(),
        "an unknown card in a deck list": lambda p: p["deck_lists"][0].__setitem__(0, 9999),
        "a base in a deck list": lambda p: p["deck_lists"][0].__setitem__(0, 0),
        "a card without a controller": lambda p: p["controller"].pop(),
        "storage cut short": lambda p: p["storage"].pop(),
        "the turn of somebody who does not play": lambda p: p.update(player=9),
    },
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@every_game
def test_a_damaged_save_is_refused(name: str, damage: Damage) -> None:
    refuses(name, damage)


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        pytest.param(name, damage, id=f"{name}-{what}")
        for name, damages in OWN_DAMAGES.items()
        for what, damage in damages.items()
    ],
)
def test_a_save_that_this_game_cannot_have_written_is_refused(name: str, damage: Damage) -> None:
    refuses(name, damage)


def refuses(name: str, damage: Damage) -> None:
    game = adapter_of(name).game
    saved = at_random_decision(adapter_of(name), 3)[0].save()
    broken = copy.deepcopy(saved)
    damage(broken["position"])
    assert broken != saved
    with pytest.raises(BadRecord, match="saved position: "):
        game.load(broken)
    assert game.load(saved).save() == saved
