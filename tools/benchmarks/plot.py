"""The picture of docs/benchmarks.md: how fast every game is when driven from Python, on a logarithmic axis (SVG)."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10

from tools.benchmarks.results import OWN, UNCOMPILED, Figure, Results

LEFT, WIDTH, RIGHT = 230, 520, 90  # names, bars, numbers
TOP, ROW, BAR = 64, 20, 13
COLOURS = {OWN: "a", "OpenSpiel": "b", "RLCard": "c", "gym-locm": "d"}  # classes of the style

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #24292f }
.title { font-size: 15px; font-weight: 600 }
.own { font-weight: 700 }
.paper { fill: #ffffff }
.line { stroke: #d0d7de }
.a { fill: #c2410c } .b { fill: #2563a8 } .c { fill: #4d7c3a } .d { fill: #8250a8 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .paper { fill: #0d1117 }
  .line { stroke: #3d444d }
  .a { fill: #fb8c4e } .b { fill: #6cb0f5 } .c { fill: #8cc675 } .d { fill: #c39be8 }
}
"""


def picture(found: Results) -> str:
    """A bar for each game, the fastest first."""
    figures = [figure for figure in found.of("python") if figure.project != UNCOMPILED]
    figures.sort(key=lambda figure: -figure.best)
    low, high = floor(log10(figures[-1].best)), ceil(log10(figures[0].best))
    bottom = TOP + ROW * len(figures)
    parts = [
        _text(10, 24, "Decisions a second, driven from Python (each line is ten times the one before)", "title"),
        *_legend([project for project in COLOURS if any(figure.project == project for figure in figures)]),
    ]
    for power in range(low, high + 1):
        x = LEFT + WIDTH * (power - low) / (high - low)
        parts.append(f'<line class="line" x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 16, f"{10**power:,}", anchor="middle"))
    for number, figure in enumerate(figures):
        length = WIDTH * (log10(figure.best) - low) / (high - low)
        parts += _bar(figure, TOP + ROW * number, length)
    size = f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {bottom + 26}"'
    paper = '<rect class="paper" width="100%" height="100%"/>'
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{paper}\n{body}\n</svg>\n'


def _bar(figure: Figure, y: float, length: float) -> list[str]:
    name = figure.game if figure.project == OWN else f"{figure.project} {figure.game}"
    weight = "own" if figure.project == OWN else ""
    colour = COLOURS[figure.project]
    return [
        _text(LEFT - 8, y + BAR - 2, name, weight, "end"),
        f'<rect class="{colour}" x="{LEFT}" y="{y}" width="{max(length, 1):.1f}" height="{BAR}" rx="2"/>',
        _text(LEFT + length + 6, y + BAR - 2, f"{figure.best:,.0f}", weight),
    ]


def _legend(projects: list[str]) -> list[str]:
    """Which colour is which project."""
    parts = []
    for place, project in enumerate(projects):
        x = LEFT + 110 * place
        parts.append(f'<rect class="{COLOURS[project]}" x="{x}" y="38" width="12" height="12" rx="2"/>')
        parts.append(_text(x + 18, 49, project))
    return parts


def _text(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
