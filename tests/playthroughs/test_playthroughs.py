"""Golden matches: the same questions, choices and events as when somebody last read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrule import KITS
from tests.playthroughs.matches import FOLDER, MATCHES, Match, playthroughs, transcript


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.path.stem)
def test_the_match_is_as_it_was_read(match: Match) -> None:
    wanted = match.path.read_text(encoding="utf-8").splitlines()
    assert list(transcript(match)) == wanted, "if this is better, run: python -m tests.goldens"


@pytest.mark.parametrize("name", sorted(KITS))
def test_every_game_has_golden_matches(name: str) -> None:
    assert any(match.game == name for match in MATCHES), f"add matches of {name} to tests/playthroughs/matches.py"


def test_every_golden_match_has_its_file_and_no_file_is_left_over() -> None:
    files: list[Path] = [path for path, _ in playthroughs()]
    assert len(set(files)) == len(files)
    assert sorted(files) == sorted(FOLDER.glob("*.txt"))
