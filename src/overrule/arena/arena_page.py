"""The report of the arena as a web page."""

from __future__ import annotations

from typing import Any

from overrule.arena.page import Bar, bars, document, matrix, section, table
from overrule.arena.words import in_ms, in_percent, in_points, in_words


def arena_page(title: str, report: dict[str, Any]) -> str:
    """The page for a report of a tournament."""
    seats = f", {report['seats']} players" if report["seats"] > 2 else ""
    subtitle = f"{report['matches']} matches from seed {report['seed']}{seats}; rules {report['rules']}; 95 % intervals"
    return document(
        f"{title}: bots in the arena",
        subtitle,
        [_ratings(report), _shares(report), _pairings(report), _bots(report), _matches(report), *_faults(report)],
    )


def _ratings(report: dict[str, Any]) -> str:
    rows = [
        Bar(row["bot"], rating["value"], rating["low"], rating["high"], _rating(rating))
        for row in report["bots"]
        for rating in [row["rating"]]
    ]
    note = "400 points are odds of ten to one; the mean of all bots is 0."
    return section("Ratings", bars(rows, 0.0), note=note)


def _rating(rating: dict[str, float]) -> str:
    return f"{rating['value']:+.0f} ({rating['low']:+.0f} to {rating['high']:+.0f})"


def _shares(report: dict[str, Any]) -> str:
    if report["seats"] > 2:
        fair = 100 / report["seats"]
        rows = [_share_bar(row) for row in report["pairings"]]
        note = "The bot named first against the other one in all other seats; the line is the share of equal bots."
        return section("Shares of wins", bars(rows, fair, " %"), note=note)
    cells: dict[tuple[str, str], tuple[float, str]] = {}
    for row in report["pairings"]:
        share, one, other = row["share"], row["candidate"], row["other"]
        cells[one, other] = (share["value"], f"{one} against {other}: {in_percent(share)}")
        back = {"value": 1 - share["value"], "low": 1 - share["high"], "high": 1 - share["low"]}
        cells[other, one] = (back["value"], f"{other} against {one}: {in_percent(back)}")
    names = [row["bot"] for row in report["bots"]]
    return section(
        "Shares of wins", matrix(names, cells), note="How many of 100 matches the row wins against the column."
    )


def _share_bar(row: dict[str, Any]) -> Bar:
    share = row["share"]
    label = f"{row['candidate']} / {row['other']}"
    return Bar(label, 100 * share["value"], 100 * share["low"], 100 * share["high"], in_percent(share))


def _pairings(report: dict[str, Any]) -> str:
    titles = [
        "bots",
        "pairs",
        "won",
        "drawn",
        "lost",
        "share of wins",
        "rating points apart",
        "results of pairs",
        "same seat wins",
        "test",
    ]
    rows = [
        [
            f"{row['candidate']} / {row['other']}",
            str(row["pairs"]),
            str(row["wins"]),
            str(row["draws"]),
            str(row["losses"]),
            in_percent(row["share"]),
            in_points(row["difference"]),
            ", ".join(f"{total}: {times}" for total, times in row["pair_results"].items()),
            in_percent(row["same_seat"]),
            in_words(row["test"]) if "test" in row else "",
        ]
        for row in report["pairings"]
    ]
    note = (
        "Results of pairs: how many deals gave the bot named first so many wins, a draw counting as half. "
        "Same seat wins: the share of deals in which one seat won every match, whoever sat there."
    )
    return section("Every two bots", table(titles, rows), note=note)


def _bots(report: dict[str, Any]) -> str:
    rows = [
        [
            row["bot"],
            in_ms(row["thinking"]["median"]),
            in_ms(row["thinking"]["p95"]),
            str(row["crashed"]),
            str(row["too_slow"]),
        ]
        for row in report["bots"]
    ]
    note = "Within what time half of the answers came, and 95 of 100. Nobody is asked questions with one option."
    return section("How long they think", table(["bot", "median", "95 of 100", "crashed", "too slow"], rows), note=note)


def _matches(report: dict[str, Any]) -> str:
    turns = report["turns"]
    rows = [
        ["whoever starts wins", in_percent(report["starting"])],
        ["turns", f"median {turns['median']:g}, 10th percentile {turns['p10']:g}, 90th {turns['p90']:g}"],
        ["decisions", f"{report['decisions']['value']:.0f} on average"],
        *([f"ending: {ending}", in_percent(share)] for ending, share in report["endings"].items()),
    ]
    return section("The matches", table(["", ""], rows))


def _faults(report: dict[str, Any]) -> list[str]:
    found = []
    if report["faults"]:
        titles = ["bot", "what", "bots", "deal", "match", "seat", "decision", "problem"]
        rows = [
            [
                fault["bot"],
                fault["kind"],
                fault["unit"],
                str(fault["number"] + 1),
                str(fault["match"] + 1),
                "abcdef"[fault["seat"]],
                str(fault["decision"]),
                fault["problem"].splitlines()[-1],
            ]
            for fault in report["faults"]
        ]
        found.append(section("Bots that failed", table(titles, rows), note="Each lost that match."))
    if report["problems"]:
        rows = [[row["unit"], str(row["number"] + 1), row["problem"].splitlines()[-1]] for row in report["problems"]]
        found.append(section("Deals that do not count", table(["bots", "deal", "problem"], rows)))
    return found
