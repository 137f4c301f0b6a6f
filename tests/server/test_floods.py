"""Connections that flood the server or read nothing: what they send is refused before it takes the loop's time."""

from __future__ import annotations

import re
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from overrule.server.http import patience
from tests.server.conftest import UPGRADE, Browser, Running

WHOLE = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
HEAD = WHOLE.removesuffix(b"\r\n")
POSTED = b"POST /api/decks/check HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}"
LONG_LINE = b"accept-language: " + b"a," * 30_000 + b"\r\n\r\n"
MANY_LINES = b"a:\r\n" * 15_000 + b"\r\n"
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x00"
BEGINNING, FRAGMENT = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def connect(server: Running) -> socket.socket:
    host, port = server.host.split(":")
    return socket.create_connection((host, int(port)), timeout=30)


def all_of(line: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    told = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            told += part
    return told


@contextmanager
def websocket(server: Running, browser: Browser) -> Iterator[socket.socket]:
    """A websocket without a library that would keep to the rules."""
    with connect(server) as line:
        line.sendall(UPGRADE.format(host=server.host, cookie=browser.cookie).encode())
        assert b" 101 " in line.recv(4096)
        yield line


@pytest.mark.parametrize(
    ("sent", "answers"),
    [
        pytest.param(HEAD + LONG_LINE, [b"400"], id="a long line"),
        pytest.param(HEAD + MANY_LINES, [b"400"], id="many lines"),
        pytest.param(WHOLE + HEAD + LONG_LINE, [], id="behind another request"),
        pytest.param(POSTED + HEAD + MANY_LINES, [], id="behind a body"),
        pytest.param(HEAD + b"cookie: " + b"a" * 4000 + b"\r\n\r\n", [b"200"], id="what a browser may send"),
    ],
)
def test_a_head_that_is_too_long_is_refused_before_it_is_read(
    server: Running, sent: bytes, answers: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 3)
    with connect(server) as line:
        with suppress(ConnectionError):
            line.sendall(sent)
        assert re.findall(rb"HTTP/1.1 (\d+)", all_of(line)) == answers


@pytest.mark.parametrize("sent", [PING * 5000, BEGINNING + FRAGMENT * 300], ids=["pings", "a message in pieces"])
def test_frames_that_are_no_messages_are_counted_too(server: Running, sent: bytes) -> None:
    with Browser(server.address) as anna, websocket(server, anna) as line:
        with suppress(ConnectionError):
            line.sendall(sent)
        told = all_of(line)
        assert b"too many frames" in told
        assert told.count(PONG) < 1000


def test_pings_now_and_then_do_no_harm(server: Running) -> None:
    with Browser(server.address) as anna, websocket(server, anna) as line:
        for _ in range(4):
            line.sendall(PING * 100)
            told = b""
            while told.count(PONG) < 100:
                told += line.recv(65536)


@pytest.mark.parametrize("kind", ["requests", "websocket"])
def test_who_does_not_read_is_dropped(server: Running, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To close a connection is not enough: what was not sent would wait for its reader for ever."""
    monkeypatch.setattr(patience, "READING_SECONDS", 0.5)
    connections = server._server.server_state.connections
    with Browser(server.address) as anna, websocket(server, anna) if kind == "websocket" else connect(server) as line:
        anna.http.close()
        if kind == "requests":
            line.sendall(WHOLE.replace(b"games", b"cards/conquerors") * 100)
            assert line.recv(100)
        began = time.monotonic()
        while connections:
            assert time.monotonic() - began < 20, "somebody who reads nothing is still there"
            for page in list(server.hub.lines.values()):
                server.hub.loop.call_soon_threadsafe(page.push, secrets.token_hex(200_000))
            time.sleep(0.05)
