"""Small versions of what `make trust` proves; test_restart.py kills a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.trust.fuzz import fuzz
from tools.trust.growth import Hall
from tools.trust.leaks import Compared, compare, compare_in_parts
from tools.trust.routes import routes, try_routes
from tools.trust.tally import Tally


def test_noise_is_refused_and_changes_nothing() -> None:
    found = fuzz(1500, seed=4)
    assert found.refused > 700
    assert found.changes == 0


@pytest.mark.slow
def test_every_route_copes_with_what_its_schema_allows_and_nearly_allows() -> None:
    found = try_routes(2 * len(routes()), seed=5)
    assert found.failed == found.changed == found.logged == found.in_loop == []
    assert {200, 400, 404} <= found.answers.keys()


def test_a_proof_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    Tally(path, "kills", Compared).add(Compared(deals=9, pairs=99))  # another proof in the same file
    first = compare_in_parts("compile", 5, False, path)
    found = compare_in_parts("compile", 20, False, path)
    assert found == compare("compile", 20)
    assert found.deals > first.deals > 0
    assert sum(Tally(path, "leaks of compile", Compared).parts, Compared()) == found


def test_lobbies_of_all_sizes_are_measured_by_the_same_moves() -> None:
    def moves(rooms: int, active: int) -> list[str]:
        hall = Hall(rooms, active, matches=6, moves=8)
        assert len(list(hall.all_moves())) == 6 * 8
        return sorted(str([move[:2] for move in kept.moves]) for kept in hall.store.rooms.values() if kept.moves)

    assert moves(12, 2) == moves(6, 6)
