"""Small versions of what `make trust` proves; test_restart.py kills a server."""

from __future__ import annotations

from tools.trust.fuzz import fuzz


def test_noise_is_refused_and_changes_nothing() -> None:
    found = fuzz(1500, seed=4)
    assert found.refused > 700
    assert found.changes == 0
