"""`overrule simulate`: bots against each other, and what came of it."""

from __future__ import annotations

import random
import statistics
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from overrule.bots import answer, make_bot
from overrule.cli.common import (
    FINE,
    USUAL_GAME,
    AsJson,
    Whole,
    WrongArgument,
    at_least,
    check_seed,
    console,
    print_json,
)
from overrule.cli.desk import Desk, Setup, desk_of
from overrule.core.decisions import SPECTATOR
from overrule.core.game import State

SEED_BITS = 63
USUAL_BOT = "random"


@dataclass
class Tally:
    """What came of the matches so far; lists of lists are by seat."""

    seats: int
    wins: list[int]
    counts: dict[str, list[list[int]]]  # by kind of question: how often a seat was asked it in one turn
    draws: int = 0
    starter_wins: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)


def simulate(
    game: str = USUAL_GAME,
    /,
    *,
    bots: str | None = None,
    players: Whole | None = None,
    decks: str | None = None,
    games: Whole = 100,
    seed: Whole | None = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play matches and count who wins.

    The starting player is random. So are protocols, from all sets, and ready-made decks, unless you name others.

    Parameters
    ----------
    game
        The game, by its id.
    bots
        One bot for each seat, separated by commas, or one for all: random, easy, medium, hard, expert, greedy, planner,
        search. If not given, random ones.
    players
        The number of players. If not given, as many as you name bots, but at least 2.
    decks
        For games with decks: one deck for each seat, separated by commas, or one for all, as names or files.
    games
        The number of matches.
    seed
        The seed of the first match; the others follow from it. If not given, a random one.
    as_json
        Print the results as JSON.
    """
    desk = desk_of(game)
    given = desk.given(decks=decks)
    names = _bots(desk, bots, players)
    at_least("--games", games, 1)
    first = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(first, first + games - 1)
    desk.simulated(len(names), first, given)  # refuses what cannot be, before anything is played
    tally = Tally(len(names), [0] * len(names), {kind: [[] for _ in names] for kind in desk.counted})
    errors = Console(file=sys.stderr)
    seeds = range(first, first + games)
    for number in track(seeds, "matches", console=errors, transient=True, disable=not errors.is_terminal):
        _play(desk, desk.simulated(len(names), number, given), names, number, tally)
    data = _data(names, tally, first)
    if as_json:
        print_json(data)
    else:
        _print(data)
    return FINE


def _bots(desk: Desk, bots: str | None, players: int | None) -> list[str]:
    """The name of the bot in each seat."""
    allowed = desk.game.seats
    named = [name.strip() for name in (bots or USUAL_BOT).split(",")]
    seats = players if players is not None else max(len(named), allowed[0])
    if seats not in allowed:
        number = str(allowed[0]) if len(allowed) == 1 else f"from {allowed[0]} to {allowed[-1]}"
        raise WrongArgument(f"--players must be {number}, not {seats}")
    if len(named) not in (1, seats):
        raise WrongArgument(f"--bots must name 1 bot or {seats} bots separated by commas, not {bots!r}")
    for name in named:
        make_bot(name, 0)
    return named if len(named) == seats else named * seats


def _play(desk: Desk, setup: Setup, names: list[str], seed: int, tally: Tally) -> None:
    """Play one match and add it to the tally."""
    game = desk.game
    state = game.start(seats=setup.seats, seed=seed, options=setup.options)
    starter = game.observe(state, SPECTATOR).player
    bots = [make_bot(name, (seed + number) % (1 << 64)) for number, name in enumerate(names)]
    turn = -1
    while (decision := state.decision) is not None:
        if state.position.turn != turn:
            turn = state.position.turn
            _begin_turn(tally, state)
        if decision.kind in tally.counts:
            tally.counts[decision.kind][decision.seat][-1] += 1
        state.choose(answer(bots[decision.seat], state))
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.winners) == 1:
        tally.wins[outcome.winners[0]] += 1
        tally.starter_wins += outcome.winners[0] == starter
    tally.draws += len(outcome.winners) != 1
    tally.endings[outcome.reason] += 1
    tally.decisions.append(len(state.choices))
    tally.turns.append(state.position.turn)


def _begin_turn(tally: Tally, state: State[Any, Any]) -> None:
    """From here on, the questions of a new turn are counted, for those who are still playing."""
    for counts in tally.counts.values():
        for seat in range(tally.seats):
            if state.plays(seat):
                counts[seat].append(0)


def _data(names: list[str], tally: Tally, first: int) -> dict[str, Any]:
    matches = len(tally.decisions)
    seats = []
    for seat, name in enumerate(names):
        row: dict[str, Any] = {"seat": seat, "bot": name, "wins": tally.wins[seat], "share": tally.wins[seat] / matches}
        for kind, counts in tally.counts.items():
            row[f"median_{kind}_questions"] = statistics.median(counts[seat])
            row[f"mean_{kind}_questions"] = statistics.mean(counts[seat])
        seats.append(row)
    return {
        "matches": matches,
        "seed": first,
        "seats": seats,
        "draws": tally.draws,
        "starter_wins": tally.starter_wins,
        "endings": dict(tally.endings.most_common()),
        "mean_decisions": sum(tally.decisions) / matches,
        "mean_turns": sum(tally.turns) / matches,
        "mean_turns_each": sum(tally.turns) / matches / len(names),
        "counted": list(tally.counts),
    }


def _print(data: dict[str, Any]) -> None:
    matches = data["matches"]
    table = Table()
    table.add_column("seat")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for kind in data["counted"]:
        table.add_column(f"{kind} questions a turn, median (mean)", justify="right")
    for row in data["seats"]:
        asked = [
            f"{row[f'median_{kind}_questions']:g} ({row[f'mean_{kind}_questions']:.1f})" for kind in data["counted"]
        ]
        table.add_row("abcdef"[row["seat"]], row["bot"], str(row["wins"]), f"{row['share']:.1%}", *asked)
    out = console()
    out.print(f"{matches} matches from seed {data['seed']}")
    out.print(table)
    out.print(f"Draws: {data['draws']}. The starting player wins {data['starter_wins'] / matches:.1%}.")
    out.print(f"Endings: {', '.join(f'{ending} {times}' for ending, times in data['endings'].items())}.")
    out.print(
        f"A match has {data['mean_decisions']:.0f} decisions and {data['mean_turns']:.0f} turns on average, "
        f"{data['mean_turns_each']:.1f} for each player."
    )
