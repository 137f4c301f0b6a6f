"""What tells who wins a match of Planetary Conquerors with several players:

    python -m tools.who_wins [--players 3] [--matches 40]

`hard` plays against itself. Every few turns it is noted what each player has. Then the weights are fitted with which
these things explain best who won, alone and together (a player's share is in proportion to e to the weighted sum), and
printed with the mean logarithm of the winner's share: the nearer to 0, the better.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import numpy as np

from overrule.bots import TryingBot, player_of
from overrule.games import kit
from overrule.games.conquerors.bots.judge import win_share
from overrule.games.conquerors.rules.board import building_life, life
from overrule.games.conquerors.state import Position

FIRST_SEED = 9100
EVERY = 4  # turns
THINGS = ("log of the usual share", "building life", "warriors", "base life")
TOGETHER = ((0,), (1,), (2,), (3,), (1, 3), (0, 1, 3), (0, 1, 2, 3))
LEAST = 0.0001

Noted = tuple[Any, int, float]  # what each player had, the place of the winner among them, and what this counts


def things(s: Position, seat: int) -> list[float]:
    share = max(win_share(s, seat), LEAST)
    lives = int(building_life(s, seat)), int(life(s, s.base(seat)))
    return [float(np.log(share)), lives[0], float(len(s.warriors[seat])), lives[1]]


def noted(players: int, seed: int) -> list[Noted]:
    """What players had in one match, which counts as one however long it is; nothing if there is no single winner."""
    game = kit("conquerors").game
    state = game.start(seats=players, seed=seed)
    bots = [TryingBot(seed + seat, partial(player_of, "hard")) for seat in range(players)]
    seen: dict[int, tuple[list[int], Any]] = {}
    while state.asked >= 0:
        s, codes = state.position, state.codes
        turn = int(s.turn)
        if turn >= 2 * players and turn % EVERY == EVERY - 1 and turn not in seen:
            there = [seat for seat in range(players) if s.plays(seat)]
            seen[turn] = there, np.array([things(s, seat) for seat in there])
        deal = partial(game.rules.redeal, s, state.asked)
        state.apply(codes[0] if len(codes) == 1 else bots[state.asked].code("conquerors", deal))
    assert state.outcome is not None
    if len(state.outcome.winners) != 1:
        return []
    winner = state.outcome.winners[0]
    good = [(there, had) for there, had in seen.values() if winner in there and len(there) > 1]
    return [(had, there.index(winner), 1 / len(good)) for there, had in good]


def fitted(found: list[Noted], chosen: tuple[int, ...]) -> tuple[Any, float]:
    """The best weights of some things, by Newton's method, and the mean logarithm of the winner's share."""
    columns = list(chosen)
    weights = np.zeros(len(columns))
    for _ in range(40):
        slope, bend, total = -0.01 * weights, 0.01 * np.eye(len(columns)), 0.0
        for had, winner, counts in found:
            own = had[:, columns]
            odds = own @ weights
            shares = np.exp(odds - odds.max())
            shares /= shares.sum()
            total += counts * float(np.log(shares[winner]))
            mean = shares @ own
            slope += counts * (own[winner] - mean)
            bend += counts * ((own * shares[:, None]).T @ own - np.outer(mean, mean))
        weights = weights + np.linalg.solve(bend, slope)
    return weights, total / sum(counts for *_, counts in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=40)
    given = parser.parse_args()
    seeds = range(FIRST_SEED, FIRST_SEED + given.matches)
    found = [note for seed in seeds for note in noted(given.players, seed)]
    nothing = sum(counts * np.log(1 / len(had)) for had, _, counts in found) / sum(counts for *_, counts in found)
    print(f"{given.players} players, {given.matches} matches; equal shares: {nothing:.2f}")
    for chosen in TOGETHER:
        weights, mean = fitted(found, chosen)
        told = ", ".join(f"{THINGS[thing]} {weight:+.2f}" for thing, weight in zip(chosen, weights, strict=True))
        print(f"{mean:.2f}: {told}")


if __name__ == "__main__":
    main()
