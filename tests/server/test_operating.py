"""For those who run the server: readiness, metrics and log lines."""

from __future__ import annotations

import json
import logging
import re
import sys

import httpx
import pytest

from overrule.server.http import operating
from overrule.server.http.metrics import Histogram
from overrule.server.logs import JsonLines
from tests.server.conftest import Browser, Running, play


def test_it_is_ready_when_it_can_write_and_not_when_the_database_is_stuck(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert httpx.get(f"{server.address}/readyz").json()["status"] == "ready"
    monkeypatch.setattr(operating, "READY_SECONDS", 0.2)
    database = server.hub.store.engine.connect()
    database.exec_driver_sql("INSERT INTO promises VALUES ('x', 'y', 0)")  # holds the lock of the database
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
    for queue in ("overrule_waiting_writes", "overrule_waiting_bots"):
        assert float(counted[queue]) >= 0
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
