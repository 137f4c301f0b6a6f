"""How far each player has come is told in every game, and whoever wins by a game's own aim has come all the way."""

from __future__ import annotations

import pytest

from overrule import KITS, stream_of

AIMS = {"compile": {"compiled"}, "conquerors": {"conquest", "bases-destroyed"}}


@pytest.mark.parametrize("game", AIMS)
def test_progress_goes_from_nothing_to_a_win(game: str) -> None:
    kit = KITS[game]
    assert kit.progress is not None
    progress = kit.progress()
    reached = 0
    for seed in range(30):
        state, moves = (
            kit.game.start(seed=seed, options={"protocols": "random"} if game == "compile" else None),
            stream_of(seed),
        )
        assert progress(state.position) == [0.0, 0.0]
        while codes := state.codes:
            state.apply(codes[moves.below(len(codes))])
            assert all(0.0 <= share <= 1.0 for share in progress(state.position))
        assert state.outcome is not None
        if state.outcome.reason in AIMS[game]:
            reached += 1
            assert [progress(state.position)[seat] for seat in state.outcome.winners] == [1.0]
    assert reached > 5
