"""Makes the tables of docs/benchmarks.md from what was measured. The words around them are written by hand.

`python -m tools.benchmarks.page` makes them again from docs/benchmarks.json, without measuring.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.benchmarks import plot, results
from tools.benchmarks.results import OWN, UNCOMPILED, Figure, Results
from tools.peers.installing import PEERS, ROOT

PAGE = ROOT / "docs" / "benchmarks.md"
KEPT = ROOT / "docs" / "benchmarks.json"
PICTURE = ROOT / "docs" / "pictures" / "benchmarks.svg"

COSTS = ("copy", "observe", "arrays", "redeal")  # are told in µs, the others a second; memory in bytes
WHAT = {
    "inside": "decisions a second, loop inside the engine",
    "python": "decisions a second, driven from Python by integers",
    "words": "decisions a second, driven from Python in words",
    "steps": "steps a second of the environment",
    "search": "positions a second that the strongest bot judges",
    "copy": "copy a state, µs",
    "redeal": "deal anew what a seat cannot know, µs",
    "observe": "what a seat may know, µs",
    "arrays": "what a seat may know as arrays, µs",
    "memory": "memory of a state, bytes",
}
SHORT = {
    "inside": "Inside, decisions/s",
    "steps": "Environment, steps/s",
    "copy": "Copy, µs",
    "redeal": "Redeal, µs",
    "arrays": "Arrays, µs",
    "memory": "Memory, bytes",
}
GROWING = {what: SHORT[what] for what in ("copy", "redeal", "memory")}
LANGUAGES = {peer.title: peer.language for peer in PEERS}
Row = Sequence[str]


def tables(found: Results) -> dict[str, str]:
    """All parts of the page that are made, by name."""
    parts: dict[str, Callable[[Results], str]] = {
        "run": run,
        "own": own,
        "driven": driven,
        "ahead": ahead,
        "more": more,
        "growth": growth,
    }
    return {name: make(found) for name, make in parts.items()}


def filled(page: str, parts: dict[str, str]) -> str:
    """A page with each part between its markers."""
    for name, part in parts.items():
        begin, end = f"<!-- made: {name} -->\n", "<!-- end -->"
        before, found, after = page.partition(begin)
        if not found:
            raise ValueError(f"the page has no place for {name!r}: the line {begin.strip()}")
        page = f"{before}{begin}\n{part}\n{end}{after[after.index(end) + len(end) :]}"
    return page


def write(found: Results) -> None:
    """Keep what was measured, and write the page and its picture."""
    results.write(found, KEPT)
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), tables(found)), encoding="utf-8")
    PICTURE.write_text(plot.picture(found), encoding="utf-8")


# -------------------------------------------------------------------------------------------------------- the parts


def run(found: Results) -> str:
    """When, where and with which versions it was measured, and what is missing."""
    versions = ", ".join(f"{project} {version}" for project, version in found.versions.items() if project != UNCOMPILED)
    rounds = max((len(figure.rounds) for figure in found.figures), default=0)
    lines = [
        f"{found.date}, Python {found.python}, one core of {found.machine}; {rounds} rounds of {found.seconds:g} s for "
        f"each measurement; engine: {found.engine}. {versions}.",
        *(f"\nNot measured: {what}: {why}." for what, why in found.missing.items()),
    ]
    return "\n".join(lines) + "\n"


def own(found: Results) -> str:
    """All that is measured of our own games, compiled and not."""
    head = ["", *(f"{game}{state}" for game in found.games() for state in ("", ", not compiled"))]
    rows = []
    for what, title in WHAT.items():
        figures = [found.find(project, game, what) for game in found.games() for project in (OWN, UNCOMPILED)]
        rows.append([title, *("" if figure is None else _told(figure) for figure in figures)])
    return _table(head, rows)


def driven(found: Results) -> str:
    """Every game driven from Python, the fastest first, and how many times as fast ours are."""
    games = found.games()
    head = ["Game", "Decisions a second", "Spread", *(f"{game} is" for game in games)]
    figures = sorted(_others(found, "python"), key=lambda figure: -figure.best)
    rows = [
        [
            _name(figure),
            _told(figure),
            f"{figure.spread:.0%}",
            *(f"{_ratio(o, figure)} ×" for o in _ours(found, figure)),
        ]
        for figure in figures
    ]
    return _table(head, rows)


def ahead(found: Results) -> str:
    """How many of the games of each project are slower than ours, and which are not."""
    lines = []
    for project in LANGUAGES:
        theirs = found.of("python", project)
        counts = [_slower(theirs, own) for own in found.of("python", OWN)]
        if theirs:
            lines.append(f"- {project}, games: {len(theirs)}. {'. '.join(counts)}.")
    return "\n".join(lines) + "\n"


def _slower(theirs: Sequence[Figure], own: Figure) -> str:
    faster = [f"`{figure.game}`" for figure in theirs if figure.best >= own.best]
    but = f" (all but {', '.join(faster)})" if faster else ""
    return f"Slower than {own.game}: {len(theirs) - len(faster)}{but}"


def more(found: Results) -> str:
    """The other things that can be compared, each with its ratios."""
    head = ["Game", *SHORT.values()]
    rows = []
    for copied in _others(found, "copy"):  # all have that
        figures = [found.find(copied.project, copied.game, what) for what in SHORT]
        rows.append([_name(copied), *(_compared(found, figure) for figure in figures)])
    return _table(head, rows)


def growth(found: Results) -> str:
    """What more players and cards cost."""
    shown = {"inside": SHORT["inside"], "python": "From Python, decisions/s", **GROWING}
    rows = []
    for game in found.games():
        for size in found.sizes(game):
            figures = [found.find(OWN, game, what, size) for what in shown]
            rows.append([f"{game}, {size}", *("" if figure is None else _told(figure) for figure in figures)])
    return _table(["Matches", *shown.values()], rows)


# ------------------------------------------------------------------------------------------------------ their parts


def _others(found: Results, what: str) -> list[Figure]:
    """All but the engine that is not compiled, which has a table of its own."""
    return [figure for figure in found.of(what) if figure.project != UNCOMPILED]


def _ours(found: Results, figure: Figure) -> list[Figure]:
    """The same of our games."""
    return [o for game in found.games() if (o := found.find(OWN, game, figure.what)) is not None]


def _ratio(own: Figure, other: Figure) -> str:
    """How many times as fast, or for memory as small, ours is."""
    ratio = other.best / own.best if own.what == "memory" else own.best / other.best
    return f"{ratio:.2g}" if ratio < 0.1 else f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}"


def _compared(found: Results, figure: Figure | None) -> str:
    """A figure, and how many times as good our games are."""
    if figure is None:
        return ""
    if figure.project == OWN:
        return _told(figure)
    return f"{_told(figure)} ({' · '.join(_ratio(own, figure) for own in _ours(found, figure))})"


def _told(figure: Figure) -> str:
    value = 1e6 / figure.best if figure.what in COSTS else figure.best
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def _name(figure: Figure) -> str:
    project, game = figure.project, figure.game
    return f"**{game}**" if project == OWN else f"{project} `{game}` ({LANGUAGES[project]})"


def _table(head: Row, rows: Sequence[Row]) -> str:
    """A table in Markdown, its columns lined up."""
    cells = [head, *rows]
    widths = [max(3, *(len(row[column]) for row in cells)) for column in range(len(head))]

    def line(row: Row) -> str:
        numbers = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        return f"| {' | '.join([row[0].ljust(widths[0]), *numbers])} |"

    rule = "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])])
    return "\n".join([line(head), f"|{rule}|", *map(line, rows)]) + "\n"


if __name__ == "__main__":
    write(results.read(KEPT))
