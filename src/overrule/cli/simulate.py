"""`overrule simulate`: bots against each other, and what came of it."""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import overrule
from overrule.bots import make_bot
from overrule.cli.common import FINE, AsJson, Whole, WrongArgument, at_least, check_seed, console, print_json
from overrule.core.decisions import SPECTATOR
from overrule.core.game import Game

SEED_BITS = 63


@dataclass
class Tally:
    """What came of the matches so far."""

    wins: list[int]
    draws: int = 0
    starter_wins: int = 0
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)


def simulate(
    game: str = "compile",
    /,
    *,
    bots: str = "random,random",
    games: Whole = 100,
    seed: Whole | None = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play matches and count who wins.

    Protocols are random out of all sets, and so is who starts.

    Parameters
    ----------
    game
        The game: compile.
    bots
        One bot for each seat, with commas between: random.
    games
        How many matches.
    seed
        The seed of the first match; the others follow it. If not given, one by chance.
    as_json
        Print the results for a program to read.
    """
    played = overrule.game(game)
    names = bots.split(",")
    if len(names) not in played.seats:
        raise WrongArgument(f"--bots must name 2 bots with a comma between, not {bots!r}")
    at_least("--games", games, 1)
    first = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(first, first + games - 1)
    for name in names:
        make_bot(name, 0)
    tally = _play_all(played, names, range(first, first + games))
    data = _data(names, tally, first)
    if as_json:
        print_json(data)
    else:
        _print(data)
    return FINE


def _play_all(game: Game[Any, Any], names: list[str], seeds: range) -> Tally:
    tally = Tally([0] * len(names))
    errors = Console(file=sys.stderr)
    for seed in track(seeds, "matches", console=errors, transient=True, disable=not errors.is_terminal):
        _play(game, names, seed, tally)
    return tally


def _play(game: Game[Any, Any], names: list[str], seed: int, tally: Tally) -> None:
    """Play one match and add it to the tally."""
    state = game.start(seats=len(names), seed=seed, options={"protocols": "random"})
    starter = game.observe(state, SPECTATOR).player
    bots = [make_bot(name, (seed + number) % (1 << 64)) for number, name in enumerate(names)]
    while (decision := state.decision) is not None:
        observation = game.observe(state, decision.seat)
        state.choose(bots[decision.seat].choose(observation, decision))
    outcome = state.outcome
    assert outcome is not None
    for seat in outcome.winners:
        tally.wins[seat] += 1
        tally.starter_wins += seat == starter
    tally.draws += not outcome.winners
    tally.decisions.append(len(state.choices))
    tally.turns.append(game.observe(state, SPECTATOR).turn)


def _data(names: list[str], tally: Tally, first: int) -> dict[str, Any]:
    matches = len(tally.decisions)
    return {
        "matches": matches,
        "seed": first,
        "seats": [
            {"seat": seat, "bot": name, "wins": tally.wins[seat], "share": tally.wins[seat] / matches}
            for seat, name in enumerate(names)
        ],
        "draws": tally.draws,
        "starter_wins": tally.starter_wins,
        "mean_decisions": sum(tally.decisions) / matches,
        "mean_turns": sum(tally.turns) / matches,
    }


def _print(data: dict[str, Any]) -> None:
    matches = data["matches"]
    table = Table()
    table.add_column("seat")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for row in data["seats"]:
        table.add_row("ab"[row["seat"]], row["bot"], str(row["wins"]), f"{row['share']:.1%}")
    out = console()
    out.print(f"{matches} matches from seed {data['seed']}")
    out.print(table)
    out.print(f"Draws: {data['draws']}. Whoever starts wins {data['starter_wins'] / matches:.1%}.")
    out.print(f"A match has {data['mean_decisions']:.0f} decisions and {data['mean_turns']:.0f} turns on average.")
