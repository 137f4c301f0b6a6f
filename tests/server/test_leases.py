"""Several processes on one database: each room is one process's, and who was given up writes nothing more.

It is the same code on SQLite and PostgreSQL; `tests/postgres` has real processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overrule.server.store import leases as leases_module
from overrule.server.store.database import StoreError
from overrule.server.store.schema import processes
from overrule.server.store.store import Store

ROOM = {"seats": [], "game": "compile"}


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    both = (Store.open(str(tmp_path / "a.db")), Store.open_beside(str(tmp_path / "a.db")))
    for store in both:
        store.join("127.0.0.1:1", "secret")
    yield both
    for store in both:
        store.close()


def wait(store: Store, process: Store, seconds: float) -> None:
    """So long has a process not renewed."""
    with store.engine.begin() as connection:
        change = sa.update(processes).where(processes.c.number == process.process)
        connection.execute(change.values(until=processes.c.until - seconds))


def watch(store: Store) -> None:
    """Somebody has renewed without a gap for long enough to know who is dead."""
    store._steady_since -= 2 * leases_module.LEASE


def test_a_room_is_of_who_made_it_until_they_let_go_of_it(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    assert second.claim("r") == first.process
    assert first.claim("r") is None
    first.release("r")
    first.flush()
    assert second.claim("r") is None
    assert first.claim("r") == second.process
    assert first.claim("unknown") is None


def test_two_processes_that_both_think_they_own_a_room(stores: tuple[Store, Store]) -> None:
    """The first was asleep for so long that the second took over; then it goes on as if nothing had happened."""
    first, second = stores
    first.save("r", ROOM, new_moves=[[0, "a"]]).result()
    wait(second, first, 10)
    watch(second)
    assert second.tend() == []
    assert second.claim("r") is None
    with pytest.raises(StoreError, match="given this one up"):
        first.save("r", moves_from=1, new_moves=[[0, "b"]]).result()
    with pytest.raises(StoreError, match="given this one up"):
        first.save("r", {**ROOM, "game": "other"}).result()
    assert first.superseded
    second.save("r", moves_from=1, new_moves=[[0, "c"]]).result()
    kept = second.room("r")
    assert kept is not None
    assert (kept.data, kept.moves) == (ROOM, [[0, "a"], [0, "c"]])
    assert not second.superseded


def test_who_renews_keeps_its_rooms_though_the_clock_jumps(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    for jump in (3600, -3600):
        wait(first, first, jump)
        assert [process.number for process in first.tend()] == [second.process]
        watch(second)
        assert [process.number for process in second.tend()] == [first.process]
        assert second.claim("r") == first.process
    first.save("r", moves_from=0, new_moves=[[0, "a"]]).result()


def test_after_the_database_was_away_nobody_is_given_up_at_once(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    watch(second)
    wait(second, first, 10)
    second._renewed -= 10
    assert [process.number for process in second.tend()] == [first.process], "it may still be there"
    assert second.claim("r") == first.process, "it had no time to renew"
    first.tend()
    watch(second)
    second.tend()
    assert second.claim("r") == first.process


def test_who_leaves_gives_its_rooms_away_at_once(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    first.leave()
    assert second.claim("r") is None
    with pytest.raises(StoreError, match="given this one up"):
        first.save("r", moves_from=0, new_moves=[[0, "a"]]).result()


def test_a_match_goes_on_where_its_rules_are_known(tmp_path: Path) -> None:
    old, new = Store.open(str(tmp_path / "a.db")), Store.open_beside(str(tmp_path / "a.db"))
    old.join("127.0.0.1:1", "secret", ["chess:1", "go:1"])
    new.join("127.0.0.1:2", "secret", ["chess:2", "go:1"])
    new.save("r", ROOM).result()
    assert new.hand_over("r", "chess:3") is None
    assert old.claim("r") == new.process
    assert new.hand_over("r", "chess:1") == old.process
    assert old.claim("r") is None
    assert new.claim("r") == old.process
    old.leave()
    assert new.hand_over("r", "chess:1") is None
    for store in (old, new):
        store.close()


def test_a_room_that_becomes_free_in_the_middle_of_a_claim_is_claimed(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    freed: list[bool] = []

    @sa.event.listens_for(second.engine, "after_cursor_execute")
    def free(connection: sa.Connection, _: Any, statement: str, *__: Any) -> None:
        if statement.startswith("INSERT INTO leases") and not freed:
            freed.append(True)
            connection.exec_driver_sql("DELETE FROM leases")

    assert second.claim("r") is None
    assert first.claim("r") == second.process


def test_a_room_of_another_process_is_not_dropped(stores: tuple[Store, Store]) -> None:
    first, second = stores
    first.save("r", ROOM).result()
    second.drop_room("r").result()
    assert first.room("r") is not None
    assert second.forget_rooms(-1) == 0
    first.drop_room("r").result()
    assert first.room("r") is None


def test_a_promise_holds_in_all_processes_and_once(stores: tuple[Store, Store]) -> None:
    first, second = stores
    assert first.promise("anna", "s1") == "s1"
    assert second.promise("anna", "s2") == "s1"
    assert second.promised("anna") == "s1"
    assert first.promised("anna") is None
