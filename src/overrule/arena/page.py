"""A report as one web page that needs nothing else: tables, and pictures drawn as SVG."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --quiet: #667085; --line: #d9dee7; --paper: #fff; --mark: #2457c5;
  --low: 24 90% 55%; --high: 213 80% 52%; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --quiet: #98a2b3; --line: #333b4a; --paper: #141821;
  --mark: #7aa5ff; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.7rem; margin: 0 0 .25rem } h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem }
p { margin: .4rem 0; max-width: 46rem } .quiet { color: var(--quiet); font-size: .9rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums }
th, td { padding: .22rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { color: var(--quiet); font-weight: 600;
  vertical-align: bottom } .turned { writing-mode: vertical-rl; transform: rotate(180deg); padding: .3rem .1rem }
table.matrix td + td { padding: .2rem .3rem; min-width: 2.1rem; text-align: center; border: 1px solid var(--paper) }
.wide + .wide { margin-top: 1rem }
svg { display: block; max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px }
svg .quiet { fill: var(--quiet); font-size: 11px } svg .line { stroke: var(--line) } svg .mark { stroke: var(--mark);
  fill: var(--mark) }
"""
# The page may load nothing at all, from anywhere.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"

WIDTH = 760
ROW = 24
LABELS = 190
NUMBERS = 170
DEEPEST = 0.25  # how far from the middle a share has the full colour


@dataclass(frozen=True)
class Bar:
    """A line of a picture: a value with its interval."""

    label: str
    value: float
    low: float
    high: float
    told: str  # the numbers as text


def document(title: str, subtitle: str, sections: Iterable[str]) -> str:
    """The whole page."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{escape(title)}</h1>\n<p class="quiet">{escape(subtitle)}</p>\n'
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def section(title: str, *parts: str, note: str = "") -> str:
    """A heading, a remark and the content."""
    remark = f'<p class="quiet">{escape(note)}</p>' if note else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{remark}\n" + "\n".join(parts) + "\n</section>"


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first column has the names."""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return _framed("plain", head, body)


def matrix(names: Sequence[str], cells: Mapping[tuple[str, str], tuple[float, str]], last: str = "") -> str:
    """How often the row beats the column, in colours; each cell is a share and its description."""
    columns = [*names, last] if last else list(names)
    head = "".join(f'<th><span class="turned">{escape(name)}</span></th>' for name in columns)
    rows: list[str] = []
    for row in names:
        rows.append(
            f"<tr><td>{escape(row)}</td>" + "".join(_cell(cells.get((row, column))) for column in columns) + "</tr>"
        )
    return _framed("matrix", f"<th></th>{head}", "\n".join(rows))


def _framed(kind: str, head: str, body: str) -> str:
    table = f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>'
    return f'<div class="wide">{table}</div>'


def _cell(found: tuple[float, str] | None) -> str:
    if found is None:
        return "<td></td>"
    share, told = found
    strength = min(1.0, abs(share - 0.5) / DEEPEST) * 0.75
    colour = "--high" if share > 0.5 else "--low"
    return f'<td style="background: hsl(var({colour}) / {strength:.2f})" title="{escape(told)}">{share * 100:.0f}</td>'


def bars(rows: Sequence[Bar], middle: float, unit: str = "") -> str:
    """Values with their intervals, one below the other; the vertical line is where they would be if all were equal."""
    low = min([middle, *(row.low for row in rows)])
    high = max([middle, *(row.high for row in rows)])
    step = _step((high - low) or 1.0)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    wide = WIDTH - LABELS - NUMBERS

    def at(value: float) -> float:
        return LABELS + wide * (value - low) / ((high - low) or 1.0)

    height = ROW * len(rows) + 30
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">']
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        parts.append(f'<line class="line" x1="{at(value):.1f}" x2="{at(value):.1f}" y1="4" y2="{height - 22}"/>')
        parts.append(
            f'<text class="quiet" x="{at(value):.1f}" y="{height - 6}" text-anchor="middle">{value:g}{unit}</text>'
        )
    even = f'x1="{at(middle):.1f}" x2="{at(middle):.1f}" y1="4" y2="{height - 22}"'
    parts.append(f'<line class="mark" stroke-dasharray="3 3" {even}/>')
    for number, row in enumerate(rows):
        y = ROW * number + 16
        parts.append(f'<text x="{LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>')
        parts.append(
            f'<line class="mark" stroke-width="2" x1="{at(row.low):.1f}" x2="{at(row.high):.1f}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="mark" cx="{at(row.value):.1f}" cy="{y}" r="4"/>')
        parts.append(f'<text class="quiet" x="{WIDTH - NUMBERS + 10}" y="{y + 4}">{escape(row.told)}</text>')
    return "\n".join([*parts, "</svg>"])


def histogram(counts: Mapping[int, int], label: str) -> str:
    """A histogram."""
    if not counts:
        return ""
    first, last = min(counts), max(counts)
    width = max(2.0, min(26.0, (WIDTH - 60) / (last - first + 1)))
    height, most = 150, max(counts.values())
    whole = 60 + width * (last - first + 1)
    parts = [f'<svg viewBox="0 0 {whole:.0f} {height + 40}" width="{whole:.0f}" height="{height + 40}" role="img">']
    every = max(1, math.ceil(30 / width))
    for number in range(first, last + 1):
        x = 40 + width * (number - first)
        tall = height * counts.get(number, 0) / most
        parts.append(
            f'<rect class="mark" x="{x:.1f}" y="{height - tall + 4:.1f}" width="{max(1.0, width - 1):.1f}" '
            f'height="{tall:.1f}"><title>{number}: {counts.get(number, 0)}</title></rect>'
        )
        if (number - first) % every == 0:
            parts.append(
                f'<text class="quiet" x="{x + width / 2:.1f}" y="{height + 18}" text-anchor="middle">{number}</text>'
            )
    parts.append(f'<text class="quiet" x="40" y="{height + 34}">{escape(label)}</text>')
    return "\n".join([*parts, "</svg>"])


def _step(width: float) -> float:
    """A round distance between the grid lines of a picture."""
    rough = width / 6
    power = float(10 ** math.floor(math.log10(rough)))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
