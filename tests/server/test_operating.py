"""For those who run the server: readiness, metrics, log lines, and what happens when another server takes over."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import httpx
import pytest

from overrule.server.http import hub as hub_module
from overrule.server.http import operating
from overrule.server.http.metrics import Histogram
from overrule.server.logs import JsonLines
from overrule.server.store.database import StoreError
from overrule.server.store.store import Store
from tests.server.conftest import Browser, Running, play


def test_it_is_ready_when_it_can_write_and_not_when_the_database_is_stuck(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert httpx.get(f"{server.address}/readyz").json()["status"] == "ready"
    monkeypatch.setattr(operating, "READY_SECONDS", 0.2)
    database = server.hub.store.engine.connect()
    database.exec_driver_sql("INSERT INTO epochs VALUES (7)")  # holds the lock of the database
    told = httpx.get(f"{server.address}/readyz")
    assert (told.status_code, told.json()["status"]) == (503, "not ready")
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    database.rollback()
    database.close()


def test_moves_rooms_and_delays_are_counted(server: Running) -> None:
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "random", protocols="random")["room"]

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.view(room)
                await page.say("concede", room=room)
                await page.view(room, lambda view: view["phase"] == "over")

        play(script)
    text = httpx.get(f"{server.address}/metrics").text
    counted = dict(re.findall(r"^(overrule_\w+) (\S+)$", text, re.M))
    assert float(counted["overrule_moves_total"]) >= 1
    assert float(counted["overrule_move_seconds_count"]) >= 1
    assert float(counted["overrule_rooms"]) == 1
    assert "overrule_loop_lag_seconds_count" in counted
    far = httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert far.status_code == 404, "who comes through a proxy sees nothing of it"


def test_a_histogram_counts_from_below() -> None:
    counted = Histogram()
    for seconds in (0.0005, 0.004, 0.004, 9.0):
        counted.add(seconds)
    lines = list(counted.lines("x"))
    assert 'x_bucket{le="0.005"} 3' in lines
    assert 'x_bucket{le="5.0"} 3' in lines
    assert lines[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 9.008500", "x_count 4"]


def test_a_log_line_is_one_json_object() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("overrule", logging.ERROR, __file__, 1, "room %s\nfailed", ("x",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("error", "room x\nfailed")
    assert "ValueError: two" in told["exception"]


def test_a_server_that_was_superseded_writes_nothing_more(tmp_path: Path) -> None:
    """As when PostgreSQL was restarted, and its lock was lost: a second server begins."""
    first = Store.open(str(tmp_path / "a.db"))
    first.begin_epoch()
    first.save("r", {"seats": [], "game": "compile"}, new_moves=[[0, "a"]]).result()
    second = Store.open_beside(str(tmp_path / "a.db"))
    second.begin_epoch()
    with pytest.raises(StoreError, match="another server has taken over"):
        first.save("r", moves_from=1, new_moves=[[0, "b"]]).result()
    assert first.superseded
    second.save("r", moves_from=1, new_moves=[[0, "c"]]).result()
    kept = second.room("r")
    assert kept is not None
    assert kept.moves == [[0, "a"], [0, "c"]]
    assert not second.superseded
    for store in (first, second):
        store.close()


def test_a_server_that_was_superseded_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "ORDER_EVERY", 0.01)
    store = Store.open(str(tmp_path / "a.db"))
    stopped: list[bool] = []
    hub = hub_module.Hub(store, stop=lambda: stopped.append(True))
    store.superseded = True
    asyncio.run(asyncio.wait_for(hub.keep_order(), 5))
    assert stopped == [True]
    store.close()
