"""A warning before an answer that would bring nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from overrule import KITS
from overrule.server.match.doubts import brings_nothing
from overrule.server.wire import Choose
from tests.server.helpers import ANNA, PETR
from tests.server.test_rooms import T0, people, refused

WATER = {
    "protocols": {"a": ["water", "light", "death"], "b": ["fire", "life", "metal"]},
    "a": {"hand": ["water-4", "death-5"], "lines": [[], [], []]},
    "b": {"hand": ["fire-1"], "lines": [[], ["life-4"], []]},
}
BOLT = {
    "converted": True,
    "a": {"hand": ["plasma-bolt"], "planet": ["line-trooper"], "cosmium": 6},
    "b": {"planet": ["mud-strider"]},
}


def warned(game: str, position: Any, *keys: str) -> bool:
    """Whether whoever gives the last one of these answers is warned."""
    scenarios = KITS[game].scenarios
    assert scenarios is not None
    state = scenarios().set_up(position)
    for key in keys[:-1]:
        state.choose(key)
    assert state.decision is not None
    return brings_nothing(state, state.decision.seat, keys[-1], random.Random(1))


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (("play:water-4@1:up",), True),  # alone on its side, it returns itself
        (("play:water-4@1:down",), False),
        (("play:death-5@3:up",), False),  # it makes its player discard a card, but it stays
    ],
)
def test_a_card_that_comes_back_at_once_brings_nothing(keys: tuple[str, ...], expected: bool) -> None:
    assert warned("compile", WATER, *keys) is expected


@pytest.mark.parametrize(
    ("target", "expected"), [("a.line-trooper", True), ("a.base", True), ("b.mud-strider", False), ("b.base", False)]
)
def test_damage_to_oneself_brings_nothing(target: str, expected: bool) -> None:
    assert warned("conquerors", BOLT, "play:plasma-bolt", f"target:{target}") is expected


def test_what_must_be_done_anyway_is_not_warned_of() -> None:
    alone = {**WATER, "a": {"hand": ["death-5", "water-5", "light-5"]}}
    assert not warned("compile", alone, "play:death-5@3:up", "card:water-5")


def test_only_who_asks_for_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overrule.server.match.rooms.brings_nothing", lambda *asked: True)
    room = people("compile")
    assert room.decision is not None
    who = ANNA if room.asked_person == "anna" else PETR
    answer = Choose(room.id, room.number, room.decision.options[0].key)

    assert refused(room, msgspec.structs.replace(answer, careful=True), who) == "room/no-gain"
    room.handle(answer, who, T0)
    assert room.number > answer.number
