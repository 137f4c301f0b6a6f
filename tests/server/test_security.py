"""What strangers and careless pages cannot do: headers, cookies, origins, limits and slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import secrets
import socket
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from overrule.server.http import compression, gateway, live
from overrule.server.http import hub as hubs
from overrule.server.http.client_files import ClientFiles
from overrule.server.http.guard import Limit, Limiter, same_origin
from overrule.server.http.hub import LIMITS, Connection
from overrule.server.wire import Refusal
from tests.server.conftest import GENEROUS, UPGRADE, Browser, Running, play, start

pytestmark = pytest.mark.slow

# A script as it is sent, by encoding: large, so that whatever compresses large answers would take hold of it.
_PLAIN = b"".join(b"console.log(%d);" % number**9 for number in range(1000))
SCRIPT: dict[str | None, bytes] = {None: _PLAIN, "gzip": gzip.compress(_PLAIN), "br": b"not really brotli " * 400}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A small client, as it is built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    page = "<!doctype html><title>Overrule</title><script type=module src=/assets/main-abc.js></script>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "assets" / "main-abc.js").write_bytes(SCRIPT[None])
    (folder / "assets" / "main-abc.js.gz").write_bytes(SCRIPT["gzip"])
    (folder / "assets" / "main-abc.js.br").write_bytes(SCRIPT["br"])
    (folder / ".built").write_text("", encoding="utf-8")
    return folder


@pytest.fixture
def site(tmp_path: Path, static: Path) -> Iterator[Running]:
    running = start(tmp_path / "site.db", static=static)
    yield running
    running.stop()


# -------------------------------------------------------------------------------------------------- headers and cookies


@pytest.mark.parametrize("path", ["/", "/room/x", "/assets/main-abc.js", "/api/session", "/api/nothing", "/healthz"])
def test_every_answer_carries_the_security_headers(site: Running, path: str) -> None:
    headers = httpx.get(site.address + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    cookie = httpx.get(f"{server.address}/api/session").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "max-age=7776000" in cookie  # 90 days, not for ever
    assert "secure" not in cookie  # over plain http a browser would not keep it


def test_the_cookie_is_secure_behind_https(server: Running) -> None:
    headers = {"x-forwarded-proto": "https"}
    assert "secure" in httpx.get(f"{server.address}/api/session", headers=headers).headers["set-cookie"].lower()


def test_a_made_up_cookie_is_a_new_guest(server: Running) -> None:
    for token in ("x", "a" * 43, "é", "x" * 5000):
        headers = {b"cookie": f"overrule_session={token}".encode()}
        answer = httpx.get(f"{server.address}/api/session", headers=headers)
        assert answer.status_code in (200, 400, 431)
        if answer.status_code == 200:
            assert "set-cookie" in answer.headers


def test_a_token_is_void_after_login_and_logout(server: Running) -> None:
    with Browser(server.address) as anna:
        before = anna.cookie
        anna.send("POST", "/api/register", {"name": "Anna", "password": "long enough"})
        during = anna.cookie
        anna.send("POST", "/api/logout")
        for cookie, expected in ((before, None), (during, None)):
            told = httpx.get(f"{server.address}/api/session", headers={"cookie": cookie}).json()
            assert told["account"] is expected


# -------------------------------------------------------------------------------------------------------------- origins


@pytest.mark.parametrize(
    ("origin", "host", "fits"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://Game.example", "game.example", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000.evil.example", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("http://[", "[", False),
        (None, "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000", None, False),
    ],
)
def test_only_our_own_pages_are_of_our_origin(origin: str | None, host: str | None, fits: bool) -> None:
    assert same_origin(origin, host) is fits


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_the_websocket_is_closed_to_other_pages(server: Running, origin: str | None) -> None:
    with Browser(server.address) as anna:

        async def script() -> None:
            headers = {"cookie": anna.cookie}
            with pytest.raises(InvalidStatus) as caught:
                async with connect(
                    f"ws://{server.host}/ws",
                    origin=origin,  # type: ignore[arg-type]
                    additional_headers=headers,
                ):
                    pass
            assert caught.value.response.status_code == 403

        play(script)


def test_other_pages_cannot_change_anything(server: Running) -> None:
    with Browser(server.address, "cs") as anna:
        for method, path in (("POST", "/api/rooms"), ("PATCH", "/api/session"), ("POST", "/api/logout")):
            told = anna.send(method, path, {}, 403, headers={"origin": "http://evil.example"})
            assert told["code"] == "http/origin"
            assert told["message"].startswith("Požadavek přišel z cizí stránky")
        assert anna.send("PATCH", "/api/session", {}, headers={"origin": server.address})


def test_a_websocket_without_a_session_is_told_so(server: Running) -> None:
    async def script() -> None:
        async with connect(f"ws://{server.host}/ws", origin=server.address) as wire:  # type: ignore[arg-type]
            assert json.loads(await wire.recv())["code"] == "session/none"
            with pytest.raises(ConnectionClosed):
                await wire.recv()
            assert wire.close_code == 4401

    play(script)


def test_a_page_that_comes_while_the_database_is_away_is_told_to_come_back(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def away(_: str) -> None:
        raise OSError("the database is away")

    async def script() -> None:
        with Browser(server.address) as anna:
            monkeypatch.setattr(server.hub.store, "settings_of", away)
            headers = {"cookie": anna.cookie}
            async with connect(f"ws://{server.host}/ws", origin=server.address, additional_headers=headers) as wire:  # type: ignore[arg-type]
                assert json.loads(await wire.recv())["code"] == "server/away"
                with pytest.raises(ConnectionClosed):
                    await wire.recv()
                assert wire.close_code == 1012

    play(script)
    assert [record.name for record in caplog.records] == ["overrule.server.http.live"]


# --------------------------------------------------------------------------------------------------------------- limits


def test_a_limiter_lets_so_many_through_and_one_more_after_a_while() -> None:
    now = 0.0
    limiter = Limiter({"login": Limit(3, 10.0)}, clock=lambda: now)
    for _ in range(3):
        limiter.check("login", "anna")
    with pytest.raises(Refusal) as caught:
        limiter.check("login", "anna")
    assert (caught.value.code, caught.value.words) == ("limit/too-often", {"seconds": 10})
    limiter.check("login", "petr")
    now = 10.0
    limiter.check("login", "anna")
    with pytest.raises(Refusal):
        limiter.check("login", "anna")
    now = 1000.0
    for _ in range(3):
        limiter.check("login", "anna")
    with pytest.raises(Refusal):
        limiter.check("login", "anna")


def test_what_another_process_has_let_through_counts_here_too() -> None:
    limits = {"login": Limit(3, 10.0, together=True), "message": Limit(3, 10.0)}
    here, there = (Limiter(limits, clock=lambda: 0.0) for _ in range(2))
    here.tell, there.tell = there.hear, here.hear
    for limiter in (here, there, here):
        limiter.check("login", "anna")
    for limiter in (here, there):
        with pytest.raises(Refusal):
            limiter.check("login", "anna")
        limiter.check("login", "petr")
    for limiter in (here, there) * 3:
        limiter.check("message", "anna")
    here.hear("of another version", "anna")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = start(tmp_path / "strict.db", limits=dict(LIMITS))
    yield running
    running.stop()


def test_passwords_cannot_be_tried_for_long(strict: Running) -> None:
    with Browser(strict.address) as thief:
        codes = []
        for number in range(LIMITS["login"].burst + 1):
            body = {"name": "Anna", "password": f"guess {number}"}
            codes.append(thief.http.post("/api/login", json=body).json()["code"])
        assert codes == ["account/wrong"] * LIMITS["login"].burst + ["limit/too-often"]


def test_rooms_cannot_be_made_without_end(strict: Running) -> None:
    with Browser(strict.address) as anna:
        body = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [anna.http.post("/api/rooms", json=body) for _ in range(LIMITS["room"].burst + 1)]
        assert [answer.status_code for answer in answers][:5] == [201] * 5
        assert answers[-1].status_code == 429 or answers[-1].json()["code"] == "room/yours-too-many"


def test_matches_cannot_be_replayed_without_end(tmp_path: Path) -> None:
    running = start(tmp_path / "replays.db", limits={**GENEROUS, "replay": Limit(2, 1000.0)})
    try:
        with Browser(running.address) as anna:
            codes = [anna.http.get("/api/replays/nothing").json()["code"] for _ in range(3)]
            assert codes == ["room/unknown", "room/unknown", "limit/too-often"]
    finally:
        running.stop()


def test_warnings_are_in_the_language_of_the_page(tmp_path: Path) -> None:
    running = start(tmp_path / "warned.db", limits={**GENEROUS, "message": Limit(1, 1000.0)})
    try:
        with Browser(running.address) as anna:

            async def script() -> None:
                async with anna.page() as page:
                    await page.say("lang", lang="cs")
                    await page.say("ping")
                    assert (await page.error())["message"].startswith("Příliš mnoho požadavků")

            play(script)
    finally:
        running.stop()


def test_a_page_that_says_too_much_is_warned_then_closed_and_others_go_on(tmp_path: Path) -> None:
    running = start(tmp_path / "flood.db", limits={**GENEROUS, "message": Limit(5, 10.0)})
    try:
        with Browser(running.address) as loud, Browser(running.address) as calm:

            async def script() -> None:
                async with loud.page() as flood, calm.page() as other:
                    for _ in range(80):
                        await flood.say("ping")
                    with pytest.raises(ConnectionClosed):
                        await flood.until(lambda _: False)
                    assert flood.wire.close_code == 4029
                    assert {told["code"] for told in flood.errors} == {"limit/too-often"}
                    assert sum(told["type"] == "pong" for told in flood.others) == 5
                    await other.say("ping")
                    assert (await other.hear())["type"] == "pong"

            play(script)
    finally:
        running.stop()


def test_a_frame_that_is_too_large_closes_only_that_connection(server: Running) -> None:
    with Browser(server.address) as anna:

        async def script() -> None:
            async with anna.page() as page, anna.page() as other:
                await page.wire.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await page.hear()
                assert page.wire.close_code == 1009
                await other.say("ping")
                assert (await other.hear())["type"] == "pong"

        play(script)


def test_a_session_cannot_open_pages_without_end(server: Running) -> None:
    with Browser(server.address) as anna:

        async def script() -> None:
            async with contextlib.AsyncExitStack() as pages:
                for _ in range(live.MOST_SOCKETS):
                    page = await pages.enter_async_context(anna.page())
                    await page.say("ping")
                    assert (await page.hear())["type"] == "pong"
                one_too_many = await pages.enter_async_context(anna.page())
                assert (await one_too_many.error())["code"] == "limit/pages"

        play(script)


def test_a_page_that_answers_no_ping_is_closed_and_one_that_does_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "PING_EVERY", 0.2)
    monkeypatch.setattr(gateway, "PONG_WITHIN", 2.0)
    running = start(tmp_path / "pings.db")
    try:
        with Browser(running.address) as anna:

            async def script() -> None:
                async with anna.page() as there:
                    host, port = running.host.split(":")
                    reader, writer = await asyncio.open_connection(host, int(port))
                    writer.write(UPGRADE.format(host=running.host, cookie=anna.cookie).encode())
                    assert b" 101 " in await reader.readline()
                    await reader.read()  # until the server closes it
                    writer.close()
                    await there.say("ping")
                    assert (await there.hear())["type"] == "pong"

            play(script)
    finally:
        running.stop()


def test_a_reader_who_is_too_slow_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_WAITING", 200_000)
    with Browser(server.address) as anna:

        async def script() -> None:
            async with anna.page() as page:
                await page.say("ping")
                await page.hear()
                page.wire.transport.pause_reading()
                (line,) = server.hub.lines.values()
                for _ in range(2000):
                    if not server.hub.lines:
                        break
                    server.hub.loop.call_soon_threadsafe(line.push, secrets.token_hex(30_000))
                    await asyncio.sleep(0.002)
                for _ in range(200):
                    if not server.hub.lines:
                        break
                    await asyncio.sleep(0.05)
                assert server.hub.lines == {}
                assert line.code == hubs.TOO_SLOW
                page.wire.transport.resume_reading()

        play(script)


def test_a_line_that_is_over_takes_nothing_more() -> None:
    async def script() -> None:
        line = Connection("c1", None, "s")  # type: ignore[arg-type]
        line.push("a")
        line.end(4001)
        line.push("b")
        line.end(1000)
        assert (line.waiting.qsize(), line.code) == (1, 4001)

    play(script)


# ----------------------------------------------------------------------------------------------------------- the client


def test_screens_get_the_first_page_and_missing_files_do_not(site: Running) -> None:
    for path in ("/", "/lobby", "/room/abc", "/join/abc", "/rules/compile"):
        answer = httpx.get(site.address + path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/assets/gone-123.js", "/favicon.ico", "/assets/main-abc.js.gz", "/.built", "/../pyproject.toml"):
        assert httpx.get(site.address + path).status_code == 404


def test_paths_cannot_lead_out_of_the_folder(site: Running) -> None:
    host, port = site.host.split(":")
    for path in ("/../site.db", "/assets/../../site.db", "/%2e%2e/site.db", "//etc/passwd"):
        with socket.create_connection((host, int(port))) as wire:
            wire.sendall(f"GET {path} HTTP/1.1\r\nHost: {site.host}\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda wire=wire: wire.recv(65536), b""))  # type: ignore[misc]
        assert b"SQLite format" not in answer
        assert b"root:" not in answer


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_scripts_come_compressed_and_are_kept_for_good(site: Running, accepted: str, encoding: str | None) -> None:
    with httpx.stream("GET", f"{site.address}/assets/main-abc.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert b"".join(answer.iter_raw()) == SCRIPT[encoding]


def test_a_page_that_has_not_changed_is_not_sent_again(site: Running) -> None:
    tag = httpx.get(site.address).headers["etag"]
    again = httpx.get(site.address, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    files = ClientFiles(tmp_path / "nowhere")
    assert not files.built
    page = files.find("/")
    assert page is not None
    assert b"make play" in page.data


def test_large_answers_are_compressed_beside_the_loop(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []
    monkeypatch.setattr(compression, "gzip", SimpleNamespace(compress=partial(_compress_at, where)))
    with httpx.stream("GET", f"{server.address}/api/cards/compile", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(b"".join(answer.iter_raw()))
    assert where
    assert server.thread not in where
    assert httpx.get(f"{server.address}/api/cards/compile").json()["cards"]


def _compress_at(where: list[int], data: bytes, level: int) -> bytes:
    where.append(threading.get_ident())
    return gzip.compress(data, level)


@pytest.mark.parametrize("accepted", ["identity", "gzip;q=0", "br"])
def test_who_does_not_accept_it_gets_nothing_compressed(server: Running, accepted: str) -> None:
    answer = httpx.get(f"{server.address}/api/cards/compile", headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert answer.json()["cards"]
