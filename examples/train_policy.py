"""Train a small policy against the random bot, with numpy alone, and show what it has learnt.

    python examples/train_policy.py compile

A network with one hidden layer gives each option a score, from the option's own row and the rows that it points at.
It is trained by policy gradient: choices that turned out better than a linear forecast are made more likely.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overrule.bots import make_bot
from overrule.envs import MatchEnv, env

Array = NDArray[np.float32]

OPTIONS = {"compile": {"protocols": "random"}, "conquerors": None}
HIDDEN = 64
RATE = 3e-3
BATCH = 32  # matches between two updates
REMEMBERED = 16  # batches that the forecast is fitted to
CHUNK = 512  # decisions in one step of the optimiser
FADE = 0.95  # how far ahead a choice is judged by the forecast: 0 the next question, 1 the end of the match
ENTROPY = 0.01
FAR = 1_000_000  # seeds of the deals to measure with, away from those of the training


@dataclass
class Played:
    """The learner's side of one match."""

    options: list[Array] = field(default_factory=list)  # per decision, a row for each option
    chosen: list[int] = field(default_factory=list)
    tables: list[Array] = field(default_factory=list)  # what the forecast looks at
    reward: float = 0.0


def option_rows(seen: dict[str, Any], mask: NDArray[np.int8]) -> Array:
    """A row for each option: its own columns, those of both rows it points at, and the globals."""
    at = np.flatnonzero(mask)
    everything = np.concatenate([seen["rows"], seen["effects"]], axis=1)
    everything = np.concatenate([everything, np.zeros_like(everything[:1])])  # so that a link of -1 finds nothing
    source, target = seen["action_links"][at].T
    general = np.broadcast_to(seen["globals"], (len(at), len(seen["globals"])))
    parts = [seen["actions"][at], everything[source], everything[target, : seen["rows"].shape[1]], general]
    return squash(np.concatenate(parts, axis=1))


def table(seen: dict[str, Any], mine: int, theirs: int) -> Array:
    """The whole table for the forecast: the sum of the rows of either player, given the columns that say whose."""
    rows = squash(seen["rows"])
    sums = [rows[:, owner] @ rows for owner in (mine, theirs)]
    return np.concatenate([*sums, squash(seen["globals"]), np.ones(1, np.float32)])


def squash(numbers: NDArray[np.int16]) -> Array:
    """Large numbers made small; 0 and 1 stay what they are."""
    numbers = numbers.astype(np.float32)
    result: Array = np.sign(numbers) * np.log2(1 + np.abs(numbers))
    return result


class Policy:
    """Scores of options, by a network with one hidden layer, and Adam to train it."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.weights = [first, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def scores(self, rows: Array) -> tuple[Array, Array]:
        """The scores of options, and the hidden layer behind them."""
        first, bias, last = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        return hidden @ last, hidden

    def choose(self, rows: Array, rng: np.random.Generator) -> int:
        """An option, drawn by its score."""
        scores, _ = self.scores(rows)
        odds = np.exp(scores - scores.max())
        return min(int(np.searchsorted(np.cumsum(odds), rng.random() * odds.sum())), len(odds) - 1)

    def learn(self, options: list[Array], chosen: Array, worth: Array) -> None:
        """Make choices more likely by what they were worth, all decisions at once."""
        rows = np.concatenate(options)
        lengths = [len(option) for option in options]
        starts = np.cumsum([0, *lengths[:-1]])
        scores, hidden = self.scores(rows)
        scores = scores - np.repeat(np.maximum.reduceat(scores, starts), lengths)
        odds = np.exp(scores)
        odds /= np.repeat(np.add.reduceat(odds, starts), lengths)
        log_odds = np.log(odds + 1e-9)
        entropy = np.repeat(np.add.reduceat(-odds * log_odds, starts), lengths)
        push = -odds * np.repeat(worth, lengths) - ENTROPY * odds * (log_odds + entropy)
        push[starts + chosen.astype(np.intp)] += worth
        push = push / len(options)
        behind = np.outer(push, self.weights[2]) * (hidden > 0)
        self.climb([rows.T @ behind, behind.sum(axis=0), hidden.T @ push])

    def climb(self, slopes: list[Array]) -> None:
        """One step of Adam."""
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight += RATE * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def play(match: Any, policy: Policy, seat: int, seed: int, rng: np.random.Generator) -> Played:
    """One match of the policy, in that seat, against the random bot."""
    base: MatchEnv = match.unwrapped
    owners = [base.encoder.row_columns.place[f"owner={owner}"] for owner in range(2)]
    rival = make_bot("random", seed)
    played = Played()
    match.reset(seed=seed)
    for agent in match.agent_iter():
        if base.terminations[agent]:
            if agent == base.possible_agents[seat]:
                played.reward = match.last(observe=False)[1]
            match.step(None)
        elif agent == base.possible_agents[seat]:
            seen = base.observe(agent)
            rows = option_rows(seen["observation"], seen["action_mask"])
            choice = policy.choose(rows, rng)
            played.options.append(rows)
            played.chosen.append(choice)
            played.tables.append(table(seen["observation"], *owners))
            match.step(int(np.flatnonzero(seen["action_mask"])[choice]))
        else:
            decision = base.state.decision
            assert decision is not None
            match.step(base.action_of(rival.choose(None, decision)))
    return played


def forecast(batch: list[Played]) -> Array:
    """A linear forecast of the reward, fitted to the matches by least squares."""
    tables = np.concatenate([np.stack(played.tables) for played in batch])
    rewards = np.concatenate([np.full(len(played.tables), played.reward, np.float32) for played in batch])
    ridge = 10 * np.eye(tables.shape[1], dtype=np.float32)
    result: Array = np.linalg.solve(tables.T @ tables + ridge, tables.T @ rewards)
    return result


def worth(played: Played, weights: Array) -> Array:
    """How much better than forecast the match went on after each choice."""
    values = np.append(np.clip(np.stack(played.tables) @ weights, -1, 1), np.float32(played.reward))
    result = np.diff(values).astype(np.float32)
    for place in range(len(result) - 2, -1, -1):
        result[place] += FADE * result[place + 1]
    return result


def chunks(batch: list[Played], weights: Array, rng: np.random.Generator) -> Iterator[tuple[list[Array], Array, Array]]:
    """The decisions of some matches, in random order and in parts."""
    options = [rows for played in batch for rows in played.options]
    chosen = np.array([choice for played in batch for choice in played.chosen], np.float32)
    worths = np.concatenate([worth(played, weights) for played in batch])
    worths /= worths.std() + 1e-6
    order = rng.permutation(len(options))
    for start in range(0, len(order), CHUNK):
        part = order[start : start + CHUNK]
        yield [options[at] for at in part], chosen[part], worths[part]


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share, with a confidence of 95 of 100."""
    share, extra = wins / matches, 1.96**2 / matches
    spread = math.sqrt(extra * (share * (1 - share) + extra / 4))
    return (share + extra / 2 - spread) / (1 + extra), (share + extra / 2 + spread) / (1 + extra)


def measure(match: Any, policy: Policy, matches: int, first_seed: int) -> str:
    """How often the policy wins; each deal is played from both seats, and a draw is half a win."""
    rng = np.random.default_rng(first_seed)
    rewards = [play(match, policy, at % 2, first_seed + at // 2, rng).reward for at in range(matches)]
    wins = sum((1 + reward) / 2 for reward in rewards)
    low, high = interval(wins, matches)
    return f"{100 * wins / matches:.1f} of 100 ({100 * low:.1f} to {100 * high:.1f}, {matches} matches)"


def train(game: str, training: int, matches: int, seed: int) -> None:
    """Measure, train, and measure again on the same deals."""
    rng = np.random.default_rng(seed)
    match = env(game, options=OPTIONS[game])
    match.reset(seed=seed)
    first = match.last()[0]
    policy = Policy(option_rows(first["observation"], first["action_mask"]).shape[1], rng)
    print(f"before training: wins {measure(match, policy, matches, FAR)}", flush=True)
    begun = time.monotonic()
    recent: list[list[Played]] = []
    for number in range(BATCH, training + 1, BATCH):
        recent = [*recent, [play(match, policy, at % 2, number + at, rng) for at in range(BATCH)]][-REMEMBERED:]
        weights = forecast([played for batch in recent for played in batch])
        for options, chosen, worths in chunks(recent[-1], weights, rng):
            policy.learn(options, chosen, worths)
        for played in recent[-1]:
            played.options.clear()  # the forecast needs the tables alone, and these are large
        if number % (10 * BATCH) == 0:
            share = np.mean([(1 + played.reward) / 2 for batch in recent for played in batch])
            print(f"{number:6} matches, {time.monotonic() - begun:4.0f} s: won {100 * share:.0f} of 100", flush=True)
    print(f"after training: wins {measure(match, policy, matches, FAR)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=OPTIONS, nargs="?", default="compile")
    parser.add_argument("--train", type=int, default=1600, help="matches to train with")
    parser.add_argument("--matches", type=int, default=400, help="matches to measure with, before and after")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    train(given.game, given.train, given.matches, given.seed)
