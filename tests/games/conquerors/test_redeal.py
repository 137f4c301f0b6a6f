"""Redealing in the middle of a choice that others do not see: how much was chosen is known, not what."""

from __future__ import annotations

from overrule.core.rng import stream_of
from overrule.games.conquerors.frames import EffectFrame, MulliganFrame
from overrule.games.conquerors.game import GAME, Options
from overrule.games.conquerors.scenario import set_up
from overrule.games.conquerors.state import Position
from tests.games.conquerors.test_engine import ConquerorsState

CHOOSER, VIEWER = 0, 1


def kuk_of_three() -> ConquerorsState:
    """Seat 0 looks at three cards and has put one of them under the deck."""
    spell = {"id": "survey", "type": "spell", "do": [{"type": "kuk", "amount": 3}]}
    deck = ["gold-mine", "smelter", "settler-dome", "gold-miner"]
    state = set_up({"custom": [spell], "a": {"hand": ["survey"], "deck": deck}})
    state.choose("play:survey")
    state.choose("bottom:smelter")
    return state


def mulligan_of_one() -> ConquerorsState:
    """Seat 0 has put one card of its hand aside."""
    state = GAME.start(seed=1, options=Options(first=CHOOSER))
    assert state.decision is not None
    state.choose(next(option for option in state.decision.options if option.key.startswith("back:")))
    return state


def chosen(position: Position) -> list[int]:
    """What has been chosen in secret so far."""
    frame = position.frames[-1]
    if isinstance(frame, MulliganFrame):
        return list(frame.back)
    assert isinstance(frame, EffectFrame)
    return list(frame.chosen)


def check_redeals(state: ConquerorsState) -> None:
    """The viewer finds any one card chosen in a redeal, whoever chose finds their own."""
    real = chosen(state.position)
    assert len(real) == 1
    found = [chosen(GAME.redeal(state, VIEWER, stream_of(seed)).position) for seed in range(20)]
    assert all(len(places) == len(real) for places in found)
    assert len({tuple(places) for places in found}) > 2
    assert all(chosen(GAME.redeal(state, CHOOSER, stream_of(seed)).position) == real for seed in range(5))


def test_what_somebody_has_put_under_the_deck_so_far_is_drawn_anew() -> None:
    check_redeals(kuk_of_three())


def test_what_somebody_has_put_back_in_a_mulligan_so_far_is_drawn_anew() -> None:
    check_redeals(mulligan_of_one())
