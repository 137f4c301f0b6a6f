"""Measure hints and analyses:

    python -m tools.measure_advice hints GAME [--number 30]
    python -m tools.measure_advice analysis GAME [--number 1] [--players 2]

`hints`: how long a first answer takes, in processor time, and by how much the option that it names best is behind the
best one that is found in other worlds with 20 times the time. Positions are drawn from matches of `hard`.

`analysis`: the processor time for a match of `hard` against `greedy`, and how many of the decisions that are called
inaccuracies or worse are called so again with another seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

from overrule.bots import make_bot
from overrule.bots.advice import Inquiry, Verdict, adviser_of, reasons
from overrule.bots.analysis import judge, moments_of, size_of
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games import kit
from overrule.server.match.thinking import HINT_SECONDS

STREAM = 601
ONE_IN = 20  # decisions of a match that are looked at
TIMES = 20


def played(game: str, seed: int, names: list[str]) -> Iterator[State[Any, Any]]:
    """A match between bots, before each of its choices and at its end."""
    own = kit(game).game
    state = own.start(seats=len(names), seed=seed)
    bots: list[Any] = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while state.asked >= 0:
        yield state
        codes, deal = state.codes, partial(own.rules.redeal, state.position, state.asked)
        state.apply(codes[0] if len(codes) == 1 else bots[state.asked].code(game, deal))
    yield state


def inquiry(state: State[Any, Any], seed: int) -> Inquiry:
    rng, seat = stream_of(seed, STREAM), state.asked
    return adviser_of(kit(state.game.id)).inquire(lambda: state.game.rules.redeal(state.position, seat, rng), seat)


def looked(asked: Inquiry, seconds: float, seats: int, game: str) -> list[Verdict]:
    """What is known after so many seconds on the processor, and one look at least."""
    until = process_time() + seconds
    asked.look()
    while process_time() < until:
        asked.look()
    return asked.table.verdicts(adviser_of(kit(game)).curve(seats, True))


@contextmanager
def deeper(game: str) -> Iterator[None]:
    """Where looks grow trees, let these be larger, and not only more."""
    advice: Any = import_module(f"{kit(game).package}.bots.advice")
    before = getattr(advice, "POSITIONS", None)
    if before is not None:
        advice.POSITIONS = TIMES * before
    yield
    if before is not None:
        advice.POSITIONS = before


def hints(game: str, number: int) -> None:
    chance = stream_of(7, STREAM)
    times: list[float] = []
    losses: list[float] = []
    seed = 3_000_000
    while len(times) < number:
        seed += 1
        for state in played(game, seed, ["hard", "hard"]):
            if state.asked < 0 or len(state.codes) < 2 or chance.below(ONE_IN) or len(times) >= number:
                continue
            began = process_time()
            quick = inquiry(state, seed)
            verdicts = looked(quick, HINT_SECONDS, 2, game)
            if not verdicts:
                continue
            for verdict in verdicts:
                reasons(quick, verdict.code)
            times.append(process_time() - began)
            with deeper(game):
                long = looked(inquiry(state, seed + 1), TIMES * HINT_SECONDS, 2, game)
            losses.append(next(verdict.loss for verdict in long if verdict.code == verdicts[0].code))
    print(f"{game}: {number} positions; first answer {1000 * median(times):.0f} ms (median), ", end="")
    print(f"{1000 * quantiles(times, n=20)[-1]:.0f} ms (95 %); ", end="")
    print(f"regret {100 * mean(losses):.2f} points, at most {100 * max(losses):.1f}")


def analysis(game: str, number: int, players: int) -> None:
    times: list[float] = []
    called = again = 0
    for seed in range(4_000_000, 4_000_000 + number):
        *_, state = played(game, seed, ["hard", *["greedy"] * (players - 1)])
        record = state.record()
        moments = moments_of(record)
        began = process_time()
        first = judge(record, moments, 1)
        times.append(process_time() - began)
        second = judge(record, moments, 2)
        for one, other in zip(first, second, strict=True):
            if size_of(one.loss):
                called += 1
                again += bool(size_of(other.loss))
    print(f"{game}, {players} players, {number} matches: {mean(times):.0f} s of processor time for a match; ", end="")
    print(f"{again} of {called} decisions called inaccuracies or worse are called so again")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("hints", "analysis"))
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    if given.what == "hints":
        hints(given.game, max(2, given.number))
    else:
        analysis(given.game, given.number, given.players)


if __name__ == "__main__":
    main()
