"""Positions are freed wherever they lie: deep inside other objects, too."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# With its debugging allocator, Python ends the process as soon as foreign memory was written to.
DEEP = """
import sys
from overrule import KITS
position = KITS[sys.argv[1]].game.start(seed=1).position
for depth in range(40, 140):
    nested = []
    for _ in range(depth):
        nested = [nested, position.copy()]
    del nested
"""


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_positions_are_freed_deep_inside_others(game: str) -> None:
    debugging = {**os.environ, "PYTHONMALLOC": "debug"}
    ran = subprocess.run([sys.executable, "-c", DEEP, game], env=debugging, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
