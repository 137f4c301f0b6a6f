"""Small versions of what `make trust` proves; test_restart.py kills a server."""

from __future__ import annotations

import pytest

from tools.trust.fuzz import fuzz
from tools.trust.routes import routes, try_routes


def test_noise_is_refused_and_changes_nothing() -> None:
    found = fuzz(1500, seed=4)
    assert found.refused > 700
    assert found.changes == 0


@pytest.mark.slow
def test_every_route_copes_with_what_its_schema_allows_and_nearly_allows() -> None:
    found = try_routes(2 * len(routes()), seed=5)
    assert found.failed == found.changed == found.logged == []
    assert {200, 400, 404} <= found.answers.keys()
