"""Plays matches of every game, from which the C compiler learns what is called how often; build_engine.py runs it."""

from __future__ import annotations

from typing import Any

from overrule import KITS, Game, _compiled, stream_of
from overrule.bots import answer, make_bot

AT_RANDOM = 200  # matches
REDEAL_EVERY = 10  # choices
BOTS = ("greedy", "search")
CHOICES = 60  # of a match between bots


def play_at_random(game: Game[Any, Any], seed: int) -> None:
    """A match inside the engine, and the same driven from here with copies and redeals."""
    game.start(seed=seed).play_out(stream_of(seed))
    state, chance = game.start(seed=seed), stream_of(seed)
    while codes := state.codes:
        if state.position.decisions % REDEAL_EVERY == 0:
            game.redeal(state.copy(), state.asked, chance)
        state.apply(codes[chance.below(len(codes))])


def play_with_bots(game: Game[Any, Any], bot: str) -> None:
    """The first choices of a match between two bots of a kind."""
    state = game.start(seed=1)
    bots = [make_bot(bot, seat) for seat in range(state.seats)]
    while (decision := state.decision) is not None and len(state.choices) < CHOICES:
        state.choose(answer(bots[decision.seat], state))


def main() -> None:
    assert _compiled.is_compiled()
    for kit in KITS.values():
        for seed in range(AT_RANDOM):
            play_at_random(kit.game, seed)
        for bot in BOTS:
            play_with_bots(kit.game, bot)


if __name__ == "__main__":
    main()
