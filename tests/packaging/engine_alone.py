"""Plays matches of every game with the engine that is installed: python engine_alone.py compiled|pure

It needs the package and its own dependencies, no more. Wheels are tried with it on every system.
"""

from __future__ import annotations

import sys
from typing import Any

import overrule
from overrule import _compiled
from overrule.bots import answer, make_bot
from overrule.core.records import read_record, write_record

GAMES = ("compile", "conquerors")
CHECK_EVERY = 20  # decisions


def check(state: overrule.State[Any, Any]) -> None:
    """Everything that can be done with a match while it is under way."""
    game = state.game
    assert game.load(state.save()).save() == state.save()
    assert state.copy().decision == state.decision
    for seat in range(state.seats):
        twin = game.redeal(state, seat, overrule.stream_of(seat))
        assert game.observe(twin, seat) == game.observe(state, seat)


def play(name: str, bot: str) -> overrule.Outcome:
    """A match to its end, and again from its record."""
    game = overrule.game(name)
    state = game.start(seed=7, events=True)
    bots = [make_bot(bot, seat) for seat in range(state.seats)]
    while (decision := state.decision) is not None:
        if len(state.choices) % CHECK_EVERY == 0:
            check(state)
        state.choose(answer(bots[decision.seat], state))
    outcome = state.outcome
    assert outcome is not None
    assert state.events()
    assert game.replay(read_record(write_record(state.record()))).outcome == outcome
    return outcome


def main() -> None:
    """Play with bots by chance and with bots that look ahead."""
    expected = sys.argv[1]
    assert _compiled.engine_kind() == expected, f"the engine is {_compiled.engine_kind()}, not {expected}"
    for name in GAMES:
        for bot in ("random", "greedy"):
            print(f"{name}, {bot}: {play(name, bot).reason}")


if __name__ == "__main__":
    main()
