"""Who asks too often, or never gets to the point, is refused: by session, by person and by address."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from overrule.server.http import patience
from overrule.server.http.guard import Limit, network
from overrule.server.http.hub import Connection, Hub
from overrule.server.match.rooms import UNDO_BURST, UNDO_EVERY
from overrule.server.store.store import Store
from tests.server.conftest import GENEROUS, Browser, Running, play, start
from tests.server.helpers import ANNA, FIXED, Desk, MemoryStore, against_bot, done, seated


@contextmanager
def limited(folder: Path, **limits: Limit) -> Iterator[Running]:
    running = start(folder / "limited.db", limits={**GENEROUS, **limits})
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("address", "meant"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb:cccc:dddd:eeee", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_customers_addresses_count_as_one(address: str, meant: str) -> None:
    assert network(address) == meant


@pytest.mark.slow
def test_an_address_is_refused_everywhere_when_it_has_asked_too_often(tmp_path: Path) -> None:
    with limited(tmp_path, request=Limit(50, 1000.0)) as running, Browser(running.address) as anna:
        for _ in range(50):
            httpx.get(f"{running.address}/nothing", verify=False)
        for path in ("/", "/api/games", "/api/rooms", "/api/session", "/nothing.js"):
            refused = anna.get(path, 429)
            assert refused["code"] == "limit/too-often"
        assert anna.send("POST", "/api/decks/check", {}, 429)["message"]

        async def script() -> None:
            with pytest.raises(InvalidStatus):
                async with anna.page():
                    pass

        play(script)


def test_all_browsers_of_an_account_count_together(tmp_path: Path) -> None:
    with limited(tmp_path, person=Limit(30, 1000.0)) as running:
        account = {"name": "Anna", "password": "correct horse"}
        with Browser(running.address) as one, Browser(running.address) as two, Browser(running.address) as other:
            one.send("POST", "/api/register", account)
            two.send("POST", "/api/login", account)
            for _ in range(30):
                one.http.get("/api/history")
            assert two.get("/api/history", 429)["code"] == "limit/too-often"
            other.get("/api/history")


@pytest.mark.parametrize(
    ("kind", "other"),
    [
        ("message", Connection("c2", cast(Any, None), "s1", "p2", "a2")),
        ("message-person", Connection("c2", cast(Any, None), "s2", "p1", "a2")),
        ("message-address", Connection("c2", cast(Any, None), "s2", "p2", "a1")),
    ],
)
def test_messages_are_counted_by_session_by_person_and_by_address(kind: str, other: Connection, tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "a.db"))
    hub = Hub(store, limits={**GENEROUS, kind: Limit(3, 1000.0)})
    store.close()
    line = Connection("c1", cast(Any, None), "s1", "p1", "a1")
    assert [hub.early(line) for _ in range(3)] == [0.0] * 3
    assert hub.early(other) > 0
    assert hub.early(Connection("c3", cast(Any, None), "s3", "p3", "a3")) == 0


def test_records_and_checks_of_decks_are_limited(tmp_path: Path) -> None:
    few = Limit(2, 1000.0)
    with limited(tmp_path, replay=few, check=few, **{"room-address": few}) as running:
        with Browser(running.address) as anna:
            for path in ("/api/rooms/nothing/record", "/api/decks"):
                assert [anna.http.get(path).status_code == 429 for _ in range(3)] == [False, False, True]
            anna.send("POST", "/api/decks/check", {}, 429)
        for refused in (False, False, True):
            with Browser(running.address) as somebody:
                body = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "open"}]}
                answer = somebody.http.post("/api/rooms", json=body)
                assert (answer.status_code == 429) == refused


def test_muting_is_written_when_it_is_new_and_not_without_end() -> None:
    class Counting(MemoryStore):
        written = 0

        def save_talk(self, room: str, talk: Any) -> Any:
            self.written += 1
            return done()

    desk, room = seated(desk=Desk(Counting()), options=FIXED)
    for _ in range(20):
        desk.say("anna", "mute", room=room.id, seat=1)
    assert cast(Counting, desk.store).written == 1
    for number in range(20):
        desk.say("anna", "mute", room=room.id, seat=1, on=bool(number % 2))
    assert desk.error("anna") == "room/chat-too-fast"
    assert cast(Counting, desk.store).written == 5


def test_choices_cannot_be_taken_back_without_end() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "protocols": "draft"}))
    desk.say("anna", "join", room=room.id)
    for number in range(UNDO_BURST + 1):
        while not room.match or not any(batch.by_hand and batch.seat == 0 for batch in room.match.batches):
            desk.choose("anna")
        desk.say("anna", "undo", room=room.id)
        assert (desk.sent["anna"][-1]["type"] == "error") == (number == UNDO_BURST)
    assert desk.error("anna") == "limit/too-often"
    desk.now += UNDO_EVERY
    desk.say("anna", "undo", room=room.id)
    assert desk.sent["anna"][-1]["type"] == "view"


# --------------------------------------------------------------------------------------------- slow and silent requests

BEGUN = b"POST /api/decks/check HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"
WHOLE = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([], id="nothing"),
        pytest.param([b"GET / HT"], id="half a line"),
        pytest.param([b"GET / HTTP/1.1\r\n"] + [b"x: 1\r\n"] * 1000, id="headers without end"),
        pytest.param([BEGUN], id="a body that never comes"),
        pytest.param([BEGUN] + [b"x"] * 90, id="a body that comes slowly"),
        pytest.param([WHOLE, *([b"GET / HTTP/1.1\r\n"] + [b"x: 1\r\n"] * 1000)], id="a second request"),
    ],
)
def test_a_request_that_does_not_come_in_time_is_not_waited_for(
    server: Running, sent: list[bytes], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.5)
    host, port = server.host.split(":")
    began = time.monotonic()
    with socket.create_connection((host, int(port)), timeout=0.05) as line:
        parts = iter(sent)
        while time.monotonic() - began < 20:
            try:
                line.sendall(next(parts, b""))
                if line.recv(65536) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("the connection was not closed")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_an_answer_may_take_longer_than_a_request(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.2)
    monkeypatch.setattr(server.hub.store, "check", lambda: time.sleep(0.6))
    assert httpx.get(f"{server.address}/healthz").json()["status"] == "ok"
