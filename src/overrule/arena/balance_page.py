"""The balance report as a web page."""

from __future__ import annotations

from typing import Any

from overrule.arena.page import Bar, bars, document, histogram, matrix, section, table
from overrule.arena.words import in_percent

FIELD = "all others"
MOST_PAIRS = 20  # pairs of things of one side: this many of the best, and of the worst
PICTURED = 15  # cards: this many of the most and of the least helpful


def balance_page(title: str, report: dict[str, Any]) -> str:
    """The page for a balance report."""
    subtitle = (
        f"{report['matches']} matches of {report['bot']} against itself from seed {report['seed']}; "
        f"rules {report['rules']}; 95 % intervals"
    )
    parts = [_things(report), _against(report), _together(report), _matches(report), _length(report)]
    return document(
        f"{title}: balance", subtitle, [part for part in [*parts, *_cards(report), _faults(report)] if part]
    )


def _bar(label: str, share: dict[str, Any]) -> Bar:
    return Bar(label, 100 * share["value"], 100 * share["low"], 100 * share["high"], in_percent(share))


def _things(report: dict[str, Any]) -> str:
    rows = [_bar(row["name"], row) for row in report["things"]]
    note = f"How often a side with this {report['thing']} wins."
    return section(f"Every {report['thing']}", bars(rows, 50.0, " %"), note=note)


def _against(report: dict[str, Any]) -> str:
    names = [row["name"] for row in report["things"]]
    cells = {
        (row["row"], row["column"]): (
            row["value"],
            f"{row['row']} against {row['column']}: {in_percent(row)}, {row['matches']} matches",
        )
        for row in report["against"]
    }
    for row in report["things"]:
        cells[row["name"], FIELD] = (row["value"], in_percent(row))
    note = "How many of 100 matches the row wins against the column; point at a cell for its interval."
    return section("Against each other", matrix(names, cells, FIELD), note=note)


def _together(report: dict[str, Any]) -> str:
    """Things of one side; a deck is alone."""
    rows = sorted(report["together"], key=lambda row: -row["value"])
    if not rows:
        return ""
    shown = rows if len(rows) <= 2 * MOST_PAIRS else [*rows[:MOST_PAIRS], *rows[-MOST_PAIRS:]]
    pictured = [_bar(f"{row['one']}, {row['other']}", row) for row in shown]
    note = f"Two of the {report['thing']}s of one side: the best and the worst of {len(rows)} pairs."
    return section("Together", bars(pictured, 50.0, " %"), note=note)


def _matches(report: dict[str, Any]) -> str:
    rows = [
        ["whoever starts wins", in_percent(report["starting"])],
        ["draws", in_percent(report["draws"])],
        *([f"ending: {ending}", in_percent(share)] for ending, share in report["endings"].items()),
    ]
    endings = list(report["endings"])
    winners = [
        [name, *(f"{found[ending]['value']:.0%}" if ending in found else "" for ending in endings)]
        for name, found in report["endings_of_winners"].items()
    ]
    by = [table([f"won with this {report['thing']}", *endings], winners)] if len(endings) > 1 else []
    return section("Starting, and endings", table(["", ""], rows), *by)


def _length(report: dict[str, Any]) -> str:
    turns, decisions = report["turns_each"], report["decisions"]
    note = (
        f"Turns of each player: median {turns['median']:g}, 10th percentile {turns['p10']:g}, 90th {turns['p90']:g}. "
        f"Decisions in a match: median {decisions['median']:g}."
    )
    counts = {int(number): times for number, times in turns["counts"].items()}
    return section("Length", histogram(counts, "turns of each player; how many matches had so many"), note=note)


def _cards(report: dict[str, Any]) -> list[str]:
    rows = report["cards"]
    shown = rows if len(rows) <= 2 * PICTURED else [*rows[:PICTURED], *rows[-PICTURED:]]
    pictured = [
        Bar(row["card"], 100 * change["value"], 100 * change["low"], 100 * change["high"], _in_points(change))
        for row in shown
        for change in [row["change"]]
    ]
    never = [row["card"] for row in rows if not row["played"]["value"]]
    note = "Wins of those who drew the card minus wins of all who had it in their deck, in points of 100. " + (
        f"Never played: {', '.join(never)}." if never else "Every card was played."
    )
    titles = ["card", "in decks", "drawn", "played", "wins if drawn", "wins if not", "change"]
    cells = [
        [
            row["card"],
            str(row["drawn"]["matches"]),
            in_percent(row["drawn"]),
            in_percent(row["played"]),
            in_percent(row["wins_drawn"]),
            in_percent(row["wins_not_drawn"]),
            _in_points(row["change"]),
        ]
        for row in rows
    ]
    return [section("Cards", bars(pictured, 0.0), note=note), section("All cards", table(titles, cells))]


def _in_points(change: dict[str, Any]) -> str:
    return f"{100 * change['value']:+.1f} ({100 * change['low']:+.1f} to {100 * change['high']:+.1f})"


def _faults(report: dict[str, Any]) -> str:
    rows = [
        [
            fault["kind"],
            fault["unit"],
            str(fault["number"] + 1),
            str(fault["decision"]),
            fault["problem"].splitlines()[-1],
        ]
        for fault in report["faults"]
    ]
    return section("The bot failed", table(["what", "sides", "deal", "decision", "problem"], rows)) if rows else ""
