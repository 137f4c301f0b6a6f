"""`overrule arena`: bots against each other in mirrored deals, with ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from overrule.arena.arena_page import arena_page
from overrule.arena.results import Header, digest_of_code
from overrule.arena.sprt import Hypotheses
from overrule.arena.tournament import Tournament
from overrule.arena.words import in_ms, in_percent, in_points, in_words
from overrule.cli.common import USUAL_GAME, AsJson, Whole, WrongArgument, at_least, check_seed, console, print_json
from overrule.cli.desk import desk_of
from overrule.cli.working import USUAL_LIMIT, Means, Work, check_bots, check_means, seed_of, work

FEWEST_BOTS = 2


def arena(
    game: str = USUAL_GAME,
    /,
    *,
    bots: str = "random,greedy",
    pairs: Whole = 100,
    seats: Whole = 2,
    decks: str | None = None,
    protocols: str | None = None,
    seed: Whole | None = None,
    sprt: str | None = None,
    move_limit: float = USUAL_LIMIT,
    jobs: Whole | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
    page: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Rate bots in mirrored deals.

    Every bot meets every other. A pair is one deal that is played twice with the same randomness and the bots' seats
    swapped. With more than two seats, the first bot plays each deal once in every seat, and the other bot has all
    other seats. Ratings are those under which the results are most likely; 95 % intervals are based on pairs.

    A bot that crashes, makes a choice that is not on offer or thinks too long loses that match; the others continue.

    Parameters
    ----------
    game
        The game, by its id.
    bots
        Bots, separated by commas: random, greedy, ... or your own as module:class.
    pairs
        The number of deals for every two bots, at most.
    seats
        The number of players in a match.
    decks
        For games with decks: one deck for each seat, separated by commas, or one for all, as names or files.
        If not given, random ready-made ones.
    protocols
        For games with protocols: draft, random (the default), or three for each seat, such as
        fire,death,life:water,light,metal.
    seed
        The seed of the first deal; the others follow from it. If not given, a random one.
    sprt
        Two numbers of rating points, such as 0,20. Two bots stop as soon as it is clear whether the first bot is
        stronger by the second number rather than by the first, with an error of 5 % either way.
    move_limit
        The number of seconds that a bot may think about one answer.
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
    given = desk.given(decks=decks, protocols=protocols)
    names = _bots(bots)
    if seats not in desk.game.seats:
        allowed = desk.game.seats
        number = str(allowed[0]) if len(allowed) == 1 else f"from {allowed[0]} to {allowed[-1]}"
        raise WrongArgument(f"--seats must be {number}, not {seats}")
    at_least("--pairs", pairs, 1)
    test = None if sprt is None else _hypotheses(sprt)
    means = Means(jobs, cluster, resume)
    check_means(means, page, move_limit)
    first = seed_of(seed, resume)
    check_seed(first, first + pairs - 1)
    options = desk.simulated(seats, first, given).options
    desk.game.start(seats=seats, seed=first, options=options)  # refuses what cannot be
    header = Header(
        "arena", game, desk.game.version, digest_of_code(names), seats, names, (), options, first, move_limit
    )
    tournament = Tournament(header, pairs, test)
    done, code = work(header, Work(tournament.units, lambda: tournament.planned, tournament.take), means)
    report = tournament.report(done)
    if page is not None:
        page.write_text(arena_page(desk.title, report), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        print_report(report)
    return code


def _bots(typed: str) -> tuple[str, ...]:
    """The bots that were named; one that was named before gets a number."""
    typed_names = [name.strip() for name in typed.split(",")]
    if len(typed_names) < FEWEST_BOTS:
        raise WrongArgument(f"--bots must name two bots or more, separated by commas, not {typed!r}")
    check_bots(typed_names)
    times = [typed_names[: place + 1].count(name) for place, name in enumerate(typed_names)]
    return tuple(name if time == 1 else f"{name} ({time})" for name, time in zip(typed_names, times, strict=True))


def _hypotheses(typed: str) -> Hypotheses:
    try:
        low, high = map(float, typed.split(","))
    except ValueError:
        raise WrongArgument(f"--sprt must be two numbers with a comma between, such as 0,20, not {typed!r}") from None
    if not -2000 <= low < high <= 2000:
        raise WrongArgument(f"--sprt must go from a lower to a higher number of rating points, not {typed!r}")
    return Hypotheses(low, high)


# --------------------------------------------------------------------------------------------------------- printing


def print_report(report: dict[str, Any]) -> None:
    """The report as tables."""
    out = console()
    out.print(f"{report['matches']} matches from seed {report['seed']}, intervals of 95 %")
    out.print(_ratings(report))
    out.print(_pairings(report))
    for row in report["pairings"]:
        bots, share = f"{row['candidate']} / {row['other']}", in_percent(row["same_seat"])
        out.print(f"{bots}: in {share} of the deals one seat wins every match.", markup=False)
    starting = report["starting"]
    out.print(f"The starting player wins {in_percent(starting)}.")
    endings = ", ".join(f"{ending} {share['value']:.1%}" for ending, share in report["endings"].items())
    out.print(f"Endings: {endings}.")
    turns = report["turns"]
    out.print(
        f"A match has {turns['median']:g} turns (median; 10th percentile {turns['p10']:g}, 90th {turns['p90']:g})."
    )
    for problem in report["problems"]:
        out.print(f"Does not count: {problem['unit']}, deal {problem['number'] + 1}.", markup=False)


def _ratings(report: dict[str, Any]) -> Table:
    table = Table()
    table.add_column("bot")
    table.add_column("rating", justify="right")
    table.add_column("interval", justify="right")
    table.add_column("answers: median, 95 %", justify="right")
    failed = any(row["crashed"] or row["too_slow"] for row in report["bots"])
    if failed:
        table.add_column("crashed, too slow", justify="right")
    for row in report["bots"]:
        rating, times = row["rating"], row["thinking"]
        cells = [
            row["bot"],
            f"{rating['value']:+.0f}",
            f"{rating['low']:+.0f} to {rating['high']:+.0f}",
            f"{in_ms(times['median'])}, {in_ms(times['p95'])}",
        ]
        table.add_row(*cells, *([f"{row['crashed']}, {row['too_slow']}"] if failed else []))
    return table


def _pairings(report: dict[str, Any]) -> Table:
    table = Table()
    for title in ("bots", "pairs", "won, drawn, lost", "share of wins", "rating points apart"):
        table.add_column(title, justify="left" if title == "bots" else "right")
    tested = any("test" in row for row in report["pairings"])
    if tested:
        table.add_column("test", justify="right")
    for row in report["pairings"]:
        cells = [
            f"{row['candidate']} / {row['other']}",
            str(row["pairs"]),
            f"{row['wins']}, {row['draws']}, {row['losses']}",
            in_percent(row["share"]),
            in_points(row["difference"]),
        ]
        table.add_row(*cells, *([in_words(row["test"])] if tested else []))
    return table
