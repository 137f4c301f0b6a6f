"""The rules call no Python, except where a list in `calls` says so and why; `tools/hot_calls.py` finds the lines.

There is a list for each game and one for the core. A line names a function, what it calls, and after # the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from overrule import _compiled
from tools.hot_calls import find_calls

LISTS = Path(__file__).with_name("calls")
Pair = tuple[str, str]  # a function, and what it calls


def area_of(function: str) -> str:
    """The name of the list that a function belongs to: `core`, or its game."""
    parts = function.split(".")
    return parts[2] if parts[1] == "games" else parts[1]


def listed(area: str) -> Iterator[Pair]:
    for line in (LISTS / f"{area}.txt").read_text(encoding="utf-8").splitlines():
        entry, _, reason = line.partition(" # ")
        assert reason.strip(), f"{area}.txt gives no reason: {line}"
        function, callees = entry.split(": ")
        yield from ((function, callee) for callee in callees.split())


AREAS = sorted({area_of(module) for module in _compiled.MODULES} - {"bots"})


@pytest.mark.slow
def test_the_rules_call_no_python() -> None:
    found = {(call.function, call.callee): call.line for call in find_calls(_compiled.MODULES)}
    allowed = {pair for area in AREAS for pair in listed(area)}
    new = [f"{pair[0]}:{line} {pair[1]}" for pair, line in found.items() if pair not in allowed]
    assert not new, "these lines call Python:\n" + "\n".join(new)
    gone = [" ".join(pair) for pair in sorted(allowed - set(found))]
    assert not gone, "these are in the lists, and no longer there:\n" + "\n".join(gone)


def test_each_area_has_a_list() -> None:
    assert sorted(path.stem for path in LISTS.glob("*.txt")) == AREAS


# ------------------------------------------------------------------------------------------------- the finder itself

SAMPLE = """\
from helpers import Table, biggest

def play_out(table: Table) -> int:
    for seat in (0, 1):
        table.notes = None
    if table.notes is not None:
        print(table.notes)
    return biggest(table.sums)
"""
HELPERS = """\
class Table:
    def __init__(self) -> None:
        self.notes: str | None = None
        self.sums: list[int] = []

def biggest(numbers: list[int]) -> int:
    if not numbers:
        raise ValueError(f"no numbers: {numbers}")
    numbers[0] += 1
    return max(numbers)

def unused(numbers: list[int]) -> int:
    return sum(numbers)
"""


def test_calls_are_found_in_the_rules_and_in_what_they_call(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text(HELPERS, encoding="utf-8")
    (tmp_path / "game" / "rules").mkdir(parents=True)
    (tmp_path / "game" / "rules" / "flow.py").write_text(SAMPLE, encoding="utf-8")
    found = find_calls(("helpers", "game.rules.flow"), tmp_path)
    assert {(call.function, call.line) for call in found} == {
        ("game.rules.flow.play_out", 4),
        ("helpers.biggest", 9),
        ("helpers.biggest", 10),
    }
