"""Measure hints and analyses:

    python -m tools.measure_advice hints GAME [--number 1000] [--players 2]
    python -m tools.measure_advice analysis GAME [--number 1] [--players 2]
    python -m tools.measure_advice mistakes GAME [--number 60] [--players 2]

`hints`: how long a first answer takes, in processor time, and by how much the option that it names best is behind the
best one that is found in other worlds with 20 times the time; in so many positions from matches of `hard`. That
ends early once all other options are behind by more than four standard errors.

`analysis`: the processor time for so many matches of `hard` against `greedy`.

`mistakes`: of at least so many decisions that an analysis calls inaccuracies or worse, how many it calls so again with
another seed; in matches of `easy`, which makes more of them.

All print what they know so far, so that a long run can be broken off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import count
from math import sqrt
from statistics import mean, median, quantiles, stdev
from time import process_time
from typing import Any

from overrule.bots import make_bot
from overrule.bots.advice import Curve, Inquiry, Verdict, adviser_of, reasons
from overrule.bots.analysis import Judged, judge, moments_of, size_of
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games import kit
from overrule.server.match.thinking import HINT_SECONDS

STREAM = 601
ONE_IN = 20  # decisions of a match that are looked at
TIMES = 20
CLEAR = 4.0  # standard errors that an option is behind once nothing more can come of it
SOME = 4  # looks, before which nothing is clear
EVERY = 5  # positions after which it prints what is known so far


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


def looked(asked: Inquiry, curve: Curve, seconds: float) -> list[Verdict]:
    """What is known after so many seconds on the processor, and one look at least."""
    until = process_time() + seconds
    asked.look()
    while process_time() < until:
        asked.look()
    return asked.table.verdicts(curve)


def looked_long(asked: Inquiry, curve: Curve, seconds: float) -> list[Verdict]:
    """The same, but it ends as soon as one option is clearly best."""
    until = process_time() + seconds
    for _ in range(SOME):
        verdicts = looked(asked, curve, 0)
    while process_time() < until and any(each.loss <= CLEAR * each.loss_error for each in verdicts[1:]):
        verdicts = looked(asked, curve, 0)
    return verdicts


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


def asked_about(game: str, players: int) -> Iterator[tuple[State[Any, Any], int]]:
    """Questions from matches of `hard`, each with a seed; there is no end of them."""
    chance = stream_of(7, STREAM)
    for seed in count(3_000_001):
        for state in played(game, seed, ["hard"] * players):
            if state.asked >= 0 and len(state.codes) > 1 and chance.below(ONE_IN) == 0:
                yield state, seed


def hints(game: str, number: int, players: int) -> None:
    times: list[float] = []
    losses: list[float] = []
    curve = adviser_of(kit(game)).curve(players, True)
    for state, seed in asked_about(game, players):
        began = process_time()
        quick = inquiry(state, seed)
        verdicts = looked(quick, curve, HINT_SECONDS)
        if not verdicts:
            continue
        for verdict in verdicts:
            reasons(quick, verdict.code)
        times.append(process_time() - began)
        with deeper(game):
            long = looked_long(inquiry(state, seed + 1), curve, TIMES * HINT_SECONDS)
        losses.append(100 * next(verdict.loss for verdict in long if verdict.code == verdicts[0].code))
        if len(times) % EVERY == 0 or len(times) == number:
            print(f"{game}, {players} players, {len(times)} positions; first answer ", end="")
            print(
                f"{1000 * median(times):.0f} ms (median), {1000 * quantiles(times, n=20)[-1]:.0f} ms (95 %); ", end=""
            )
            print(f"regret {mean(losses):.2f} ± {1.96 * stdev(losses) / sqrt(len(losses)):.2f} points, ", end="")
            print(f"none in {sum(loss == 0 for loss in losses)}, at most {max(losses):.1f}", flush=True)
        if len(times) == number:
            return


def analysis(game: str, number: int, players: int) -> None:
    times: list[float] = []
    for seed in range(4_000_000, 4_000_000 + number):
        *_, state = played(game, seed, ["hard", *["greedy"] * (players - 1)])
        record = state.record()
        began = process_time()
        judge(record, moments_of(record), 1)
        times.append(process_time() - began)
        print(f"{game}, {players} players, {len(times)} matches: ", end="")
        print(f"{mean(times):.0f} s of processor time for a match, {max(times):.0f} s at most", flush=True)


def mistakes(game: str, number: int, players: int) -> None:
    called: list[Judged] = []
    again: list[Judged] = []
    for matches in count(1):
        *_, state = played(game, 5_000_000 + matches, ["easy"] * players)
        record = state.record()
        found = [moment for moment in judge(record, moments_of(record), 1) if size_of(moment.loss)]
        called += found
        again += judge(record, [moment.choice for moment in found], 2)
        confirmed = [bool(size_of(moment.loss)) for moment in again]
        large = [sure for sure, moment in zip(confirmed, called, strict=True) if size_of(moment.loss) != "inaccuracy"]
        print(f"{game}, {players} players, {matches} matches: {sum(confirmed)} of {len(called)} decisions ", end="")
        print("called inaccuracies or worse are called so again; ", end="")
        print(f"of mistakes and blunders {sum(large)} of {len(large)}", flush=True)
        if len(called) >= number:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measured = {"hints": (hints, 1000), "analysis": (analysis, 1), "mistakes": (mistakes, 60)}
    parser.add_argument("what", choices=tuple(measured))
    parser.add_argument("game")
    parser.add_argument("--number", type=int)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    measure, usual = measured[given.what]
    measure(given.game, given.number or usual, given.players)


if __name__ == "__main__":
    main()
