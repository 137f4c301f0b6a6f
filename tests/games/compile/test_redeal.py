"""Redealing Compile: what a turn remembers of earlier moments is dealt anew with the cards, or it would tell them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.rng import stream_of
from overrule.games.compile.frames import TurnFrame
from overrule.games.compile.game import GAME, RULES
from overrule.games.compile.rules.chains import mark
from overrule.games.compile.state import Position


def remembering() -> Position:
    """A position of a match whose turn remembers this very moment: as a text that began, and as a turn's end."""
    position = GAME.start(seed=3, options={"protocols": "random"}).position
    turn = position.frames[0]
    assert isinstance(turn, TurnFrame)
    turn.table = mark(position, 0, 0)
    position.seen = vec[vec[i64]]([mark(position, 0, 0)])
    return position


@pytest.mark.parametrize("seed", range(5))
def test_remembered_moments_are_those_of_the_new_deal(seed: int) -> None:
    position = remembering()
    real = mark(position, 0, 0)
    twin = RULES.redeal(position, position.asking, stream_of(seed))
    turn = twin.frames[0]
    assert isinstance(turn, TurnFrame)
    assert turn.table == twin.seen[0] == mark(twin, 0, 0) != real
