"""What holds for every game, tried on one whose id is given: python -m tests.examples.properties GAME."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import overrule
from overrule import SPECTATOR, State, stream_of

MATCHES = 20


def check(game: str) -> None:
    """Play random matches with every number of players and look at each decision."""
    for seats in overrule.game(game).seats:
        for seed in range(MATCHES):
            play(overrule.game(game).start(seats=seats, seed=seed, events=True), seed)


def play(state: State[Any, Any], seed: int) -> None:
    """Play one match to its end."""
    game, moves = state.game, stream_of(seed, 100)
    happened = set()
    while (decision := state.decision) is not None:
        look(state, seed)
        state.choose(decision.options[moves.below(len(decision.options))])
        happened |= {event.kind for event in state.events()}
    assert happened <= set(game.rules.happened), happened
    assert game.replay(state.record()) == state
    other = game.start(seats=state.seats, seed=seed)
    other.concede(0)
    assert other.outcome is None or 0 not in other.outcome.winners


def look(state: State[Any, Any], seed: int) -> None:
    """A redeal looks the same to its viewer and to nobody more; a state survives being kept."""
    game = state.game
    for viewer in (*range(state.seats), SPECTATOR):
        seen = game.observe(state, viewer)
        twin = game.redeal(state, viewer, stream_of(seed, 5))
        assert game.observe(twin, viewer) == seen
        assert twin.outcome is None
        same = game.redeal(twin, viewer, stream_of(seed, 6))
        assert game.rules.save(same.position) == game.rules.save(
            game.redeal(state, viewer, stream_of(seed, 6)).position
        )
    kept = game.load(state.save())
    assert kept == state == pickle.loads(pickle.dumps(state)) == copy.deepcopy(state)
    assert hash(kept) == hash(state)
    again = kept.copy()
    again.apply(again.codes[-1])
    assert kept == state != again
    assert again.choices[:-1] == state.choices


if __name__ == "__main__":
    check(sys.argv[1])
