"""`overrule analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overrule.core.records import Record, write_record
from overrule.games import kit
from tests.cli.conftest import Run


@pytest.fixture
def record() -> Record:
    """A match of a few choices, which is given up."""
    options = {"protocols": [["fire", "death", "life"], ["water", "light", "metal"]], "first": 0}
    state = kit("compile").game.start(seed=1, options=options)
    for _ in range(3):
        state.apply(state.codes[0])
    state.concede(1)
    return state.record()


@pytest.mark.slow
def test_a_match_is_judged_and_its_sums_hold(run: Run, record: Record) -> None:
    Path("match.json").write_bytes(write_record(record))
    told = run("analyse", "match.json", "--jobs", "1", "--lang", "cs")
    assert told.code == 0
    assert "Šance na výhru" in told.out
    assert "Přesnost" in told.out

    found = json.loads(run("analyse", "match.json", "--jobs", "1", "--json", "--knowing-everything").out)
    assert found["everything"]
    for seat in range(2):
        gained = found["skill"][seat] + found["gifts"][seat] + found["luck"][seat]
        assert gained == pytest.approx(found["result"][seat] - found["moments"][0]["chances"][seat])


def test_a_record_that_does_not_replay_is_refused(run: Run, record: Record) -> None:
    record.choices[1] = "nonsense"
    Path("match.json").write_bytes(write_record(record))
    ran = run("analyse", "match.json")
    assert ran.code == 1
    assert "choice 2" in ran.err

    Path("match.json").write_text("no record")
    assert run("analyse", "match.json").code == 1
    assert run("analyse", "nothing.json").code == 2
    assert "--jobs" in run("analyse", "match.json", "--jobs", "0").err
