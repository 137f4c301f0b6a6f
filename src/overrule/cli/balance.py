"""`overrule balance`: decks or protocols against each other, and what each card does for the chance to win."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from overrule.arena.balance import SEATS, Balance
from overrule.arena.balance_page import balance_page
from overrule.arena.results import Header, digest_of_code
from overrule.arena.sides import Sides
from overrule.arena.words import in_percent
from overrule.cli.common import USUAL_GAME, AsJson, Whole, WrongArgument, at_least, check_seed, console, print_json
from overrule.cli.desk import Desk, desk_of
from overrule.cli.working import USUAL_LIMIT, Means, Work, check_bots, check_means, seed_of, work

SHOWN = 8  # cards at each end of the list


def balance(
    game: str = USUAL_GAME,
    /,
    *,
    bot: str = "greedy",
    pairs: Whole = 20,
    decks: str | None = None,
    seed: Whole | None = None,
    move_limit: float = USUAL_LIMIT,
    jobs: Whole | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
    page: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Measure decks, protocols and cards: who wins with them.

    A bot plays against itself. Every deal is played twice with the same randomness and the decks or protocols swapped.
    Every deck meets every other; in games with protocols, every deal has six different ones. The report has shares of
    wins, the advantage of starting, length, endings and, for each card, how often it is drawn and played, and how much
    more often players win who draw it than all who have it in their deck. All intervals are 95 % intervals.

    Parameters
    ----------
    game
        The game, by its id.
    bot
        The bot that plays: random, greedy, ... or your own as module:class.
    pairs
        The number of deals: for every two decks, or with different protocols.
    decks
        For games with decks: which ones, separated by commas, as names or files. If not given, all ready-made ones.
    seed
        The seed of the first deal; the others follow from it. If not given, a random one.
    move_limit
        The number of seconds that the bot may think about one answer.
    jobs
        The number of processes. If not given, one for each processor.
    cluster
        The address of a Ray cluster that plays instead of this machine, such as 10.0.0.5:6379.
    resume
        A file that keeps every result. Results that it already has are not played again.
    page
        Write the report to this file as a web page.
    as_json
        Print the report as JSON.
    """
    desk = desk_of(game)
    check_bots([bot])
    at_least("--pairs", pairs, 1)
    means = Means(jobs, cluster, resume)
    check_means(means, page, move_limit)
    sides, named = _sides(desk, desk.given(decks=decks))
    first = seed_of(seed, resume)
    last = first + len(sides.meetings(first, pairs)) - 1
    check_seed(first, last)
    code = digest_of_code((bot,))
    header = Header("balance", game, desk.game.version, code, SEATS, (bot,), named, {}, first, move_limit)
    measured = Balance(header, sides, pairs)
    done, ended = work(header, Work(measured.units, lambda: measured.planned, lambda unit: None), means)
    report = measured.report(done)
    if page is not None:
        page.write_text(balance_page(desk.title, report), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        print_report(report)
    return ended


def _sides(desk: Desk, given: dict[str, Any]) -> tuple[Sides, tuple[Any, ...]]:
    """What is compared, and how the header of a file of results says so."""
    if desk.kit.sides is None:
        raise WrongArgument(f"{desk.title} has no decks or the like that could be compared")
    make = desk.kit.sides()
    if "decks" not in given:
        sides = make()
    else:
        decks = [
            desk.simulated(1, 0, {"decks": name.strip()}).options["decks"][0] for name in given["decks"].split(",")
        ]
        sides = make(decks)
        if not 2 <= len(sides.things) == len(decks):
            raise WrongArgument(f"--decks must name two decks or more, each once, not {given['decks']!r}")
    return sides, sides.named


# --------------------------------------------------------------------------------------------------------- printing


def print_report(report: dict[str, Any]) -> None:
    """The report as tables; the page and the JSON have more."""
    out = console()
    out.print(f"{report['matches']} matches from seed {report['seed']}, intervals of 95 %")
    out.print(_things(report))
    out.print(f"The starting player wins {in_percent(report['starting'])}; draws {in_percent(report['draws'])}.")
    out.print("Endings: " + ", ".join(f"{name} {in_percent(share)}" for name, share in report["endings"].items()) + ".")
    turns = report["turns_each"]
    out.print(
        f"Turns of each player: median {turns['median']:g}, 10th percentile {turns['p10']:g}, 90th {turns['p90']:g}."
    )
    out.print(_cards(report))
    never = [row["card"] for row in report["cards"] if not row["played"]["value"]]
    if never:
        out.print(f"Never played: {', '.join(never)}.")


def _things(report: dict[str, Any]) -> Table:
    """The shares of decks against each other, or of protocols alone: there are too many of them for a terminal."""
    names = [row["name"] for row in report["things"]]
    columns = names if report["thing"] == "deck" else []
    table = Table()
    table.add_column("")
    table.add_column(report["thing"])
    table.add_column("wins", justify="right")
    for number in range(1, len(columns) + 1):
        table.add_column(str(number), justify="right")
    shares = {(row["row"], row["column"]): row["value"] for row in report["against"]}
    for number, row in enumerate(report["things"], start=1):
        cells = [f"{shares[row['name'], name]:.0%}" if (row["name"], name) in shares else "" for name in columns]
        wins = f"{row['value']:.0%} ({row['low']:.0%} to {row['high']:.0%})"
        table.add_row(str(number), row["name"], wins, *cells)
    return table


def _cards(report: dict[str, Any]) -> Table:
    """The cards that help most and least."""
    rows = report["cards"]
    table = Table()
    for title in ("card", "drawn", "played", "change of wins if drawn"):
        table.add_column(title, justify="left" if title == "card" else "right")
    for row in rows if len(rows) <= 2 * SHOWN else [*rows[:SHOWN], None, *rows[-SHOWN:]]:
        if row is None:
            table.add_row("...")
            continue
        change = row["change"]
        table.add_row(
            row["card"],
            f"{row['drawn']['value']:.0%}",
            f"{row['played']['value']:.0%}",
            f"{100 * change['value']:+.1f} ({100 * change['low']:+.1f} to {100 * change['high']:+.1f})",
        )
    return table
