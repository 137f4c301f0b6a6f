"""Bots do not go round in circles, draft what wins, and stay as they were where they are frozen."""

from __future__ import annotations

from typing import Any

import pytest

import overrule
from overrule.arena.matches import Sitting, play
from overrule.bots import FROZEN, answer, make_bot
from overrule.games.compile.bots.draft import CLOSE, WON
from overrule.games.compile.library import BUILT_IN

# Deals in which two greedy bots of old do the same again and again: one returns its own card, the other copies a card.
RETURNING: tuple[int, Any] = (263, "random")
COPYING: tuple[int, Any] = (2848, [["diversity", "mirror", "metal"], ["ice", "unity", "plague"]])


def ending(deal: tuple[int, Any], bot: str) -> str:
    """How a match of a bot against itself ends."""
    seed, protocols = deal
    return play("compile", Sitting(seed, (bot, bot), {"protocols": protocols}), limit=60.0).ending


@pytest.mark.parametrize("deal", [RETURNING, COPYING])
def test_a_match_comes_to_an_end_though_both_could_go_on_for_ever(deal: tuple[int, Any]) -> None:
    assert ending(deal, "greedy") == "compiled"


def test_the_frozen_bot_still_goes_round_in_circles() -> None:
    assert ending(RETURNING, "greedy-1") == "too-long"


def test_protocols_are_drafted_by_what_wins() -> None:
    assert set(WON) == {protocol.id for card_set in BUILT_IN.values() for protocol in card_set.protocols}
    for seed in range(5):
        state = overrule.game("compile").start(seed=seed)
        picked = answer(make_bot("greedy", seed), state)
        assert WON[picked.key.partition(":")[2]] >= max(WON.values()) - CLOSE


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_frozen_bots_choose_what_is_on_offer(game: str) -> None:
    state = overrule.game(game).start(seed=1)
    for name in FROZEN:
        assert answer(make_bot(name, 1), state).code in state.codes
