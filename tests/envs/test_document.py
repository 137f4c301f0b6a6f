"""The guide to the environments says what they are: its program runs, its shapes and columns are the real ones."""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from overrule import kit
from overrule.envs import MatchEnv
from tests.docs.documents import ROOT, blocks, read

GUIDE = read(ROOT / "docs" / "environments.md")
EXAMPLE = ROOT / "examples" / "train_policy.py"


def named_in(text: str) -> set[str]:
    """What stands in code marks."""
    return set(re.findall(r"`([^`\n]+)`", text))


def groups(names: Iterable[str]) -> set[str]:
    return {name.partition("=")[0] for name in names}


@pytest.mark.parametrize("name", ["compile", "conquerors"])
def test_every_column_is_explained(name: str) -> None:
    encoder = MatchEnv(kit(name), 2, None).encoder
    for columns in (encoder.global_columns, encoder.row_columns, encoder.action_columns):
        unexplained = groups(columns.names) - named_in(GUIDE)
        assert {column for column in unexplained if not column.endswith("_limit")} == set()


def test_the_effects_that_the_guide_names_are_there() -> None:
    (table,) = re.findall(r"^### Effects\n(.*?)^### ", GUIDE, re.MULTILINE | re.DOTALL)
    columns = {
        column for name in ("compile", "conquerors") for column in MatchEnv(kit(name), 2, None).encoder.features.names
    }
    named = {name for row in re.findall(r"^\| (`.*?) \| ", table, re.MULTILINE) for name in named_in(row)}
    assert len(named) > 8
    assert named <= columns


@pytest.mark.parametrize(("name", "players", "place"), [("compile", 2, 3), ("conquerors", 2, 4), ("conquerors", 5, 4)])
def test_the_shapes_are_as_the_guide_says(name: str, players: int, place: int) -> None:
    env = MatchEnv(kit(name), players, None)
    space: Any = env.observation_space("player_0")
    words = str(len(env.encoder.features.names))
    spaces = {f'observation["{array}"]': inner for array, inner in space["observation"].items()}
    spaces["action_mask"] = space["action_mask"]
    for array, inner in spaces.items():
        (row,) = re.findall(rf"^\| `{re.escape(array)}` .*$", GUIDE, re.MULTILINE)
        cells = [cell.strip() for cell in row.split("|")]
        said = cells[place].replace("(64 + 48 N)", str(64 + 48 * players)).replace("F", words)
        assert (said, cells[2]) == (" x ".join(map(str, inner.shape)), str(inner.dtype)), array


def test_the_program_in_the_guide_runs() -> None:
    (program,) = blocks(GUIDE, "python")
    names: dict[str, Any] = {}
    exec(program.replace("players=3", "players=2"), names)  # two players are enough, and sooner done
    assert names["match"].agents == []
    assert names["over"]


@pytest.mark.slow
def test_the_example_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "compile", "--train", "32", "--matches", "4"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    before, after = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"before training: wins \d+\.\d of 100 \(\d+\.\d to \d+\.\d, 4 matches\)", before)
    assert after.startswith("after training: wins ")


def test_the_example_learns_what_was_worth_it() -> None:
    """One option of each question is always worth more: the policy comes to choose it."""
    example = runpy.run_path(str(EXAMPLE))
    np = example["np"]
    rng = np.random.default_rng(0)
    policy = example["Policy"](3, rng)
    for _ in range(60):
        options = [np.eye(3, dtype=np.float32)[rng.permutation(3)] for _ in range(32)]
        chosen = np.array([policy.choose(rows, rng) for rows in options], np.float32)
        good = np.array([rows[int(at), 1] for rows, at in zip(options, chosen, strict=True)], np.float32)
        policy.learn(options, chosen, good - good.mean())
    scores, _ = policy.scores(np.eye(3, dtype=np.float32))
    assert scores[1] > max(scores[0], scores[2]) + 1
