"""A real server on a real port, and a scripted browser: cookies, requests and a websocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from overrule.core import fair
from overrule.server.http.client_files import ClientFiles
from overrule.server.http.gateway import Hub, make_server
from overrule.server.http.guard import Limit
from overrule.server.http.hub import LIMITS
from overrule.server.match.rooms import Pace
from overrule.server.store.store import Store

PATIENCE = 60.0
GENEROUS = {kind: Limit(100_000, 0.0001) for kind in LIMITS}
UPGRADE = (
    "GET /ws HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\nconnection: upgrade\r\n"
    "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@dataclass
class Running:
    """A server that runs in a thread of the test."""

    hub: Hub
    address: str
    host: str
    _server: uvicorn.Server
    _thread: threading.Thread

    @property
    def thread(self) -> int:
        """The thread of the loop."""
        assert self._thread.ident is not None
        return self._thread.ident

    @property
    def processor_time(self) -> float:
        """Seconds that the loop has worked so far."""
        return time.clock_gettime(time.pthread_getcpuclockid(self.thread))

    @contextlib.contextmanager
    def asked_in_loop(self) -> Iterator[list[str]]:
        """What the database is asked in the thread of the loop meanwhile, where everybody waits for it."""
        asked: list[str] = []

        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if threading.get_ident() == self.thread:
                asked.append(statement)

        sa.event.listen(self.hub.store.engine, "before_cursor_execute", note)
        yield asked
        sa.event.remove(self.hub.store.engine, "before_cursor_execute", note)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.hub.store.close()


def start(
    database: Path | str, *, limits: dict[str, Limit] | None = None, static: Path | None = None, port: int = 0
) -> Running:
    """Start a server on a free port, or on one where another has just stopped."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    files = ClientFiles(static) if static is not None else _client_files()
    if isinstance(database, Path) and not database.exists():
        database.write_bytes(_empty_database())
    hub = Hub(Store.open(str(database)), files=files, workers=1, limits=limits or GENEROUS, pace=Pace())
    server = make_server(hub)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    host = f"127.0.0.1:{listening.getsockname()[1]}"
    wait_for(f"http://{host}")
    return Running(hub, f"http://{host}", host, server, thread)


@cache
def _client_files() -> ClientFiles:
    return ClientFiles()


@cache
def _empty_database() -> bytes:
    """A database in its present form: to copy it takes less time than to make it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        Store.open(str(path)).close()
        return path.read_bytes()


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(int(PATIENCE * 20)):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{address}/healthz", verify=False).raise_for_status()
            return
        threading.Event().wait(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards whenever a test is run."""
    chance = random.Random(1)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = start(tmp_path / "server.db")
    yield running
    running.stop()


class Browser:
    """Somebody with a browser: keeps cookies, and talks to one server, directly or as if from another address."""

    def __init__(self, address: str, lang: str = "en", comes_from: str | None = None) -> None:
        self.address = address
        self.forwarded = {} if comes_from is None else {"x-forwarded-for": comes_from}
        # To read certificates, which nothing here needs, would take longer than most requests.
        headers = {"accept-language": lang, **self.forwarded}
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers=headers, verify=False)

    def __enter__(self) -> Browser:
        self.get("/api/session")
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **how: Any) -> Any:
        return self._read(self.http.get(path, **how), status)

    def send(self, method: str, path: str, body: Any = None, status: int = 200, **how: Any) -> Any:
        return self._read(self.http.request(method, path, json=body, **how), status)

    def _read(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()

    @property
    def cookie(self) -> str:
        return f"overrule_session={self.http.cookies['overrule_session']}"

    def create(self, game: str, *seats: str, public: bool = False, **options: Any) -> dict[str, Any]:
        """A new room; a seat is me, open, local or the name of a bot."""
        kinds = ("me", "open", "local")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": wishes, "options": options, "public": public}
        created: dict[str, Any] = self.send("POST", "/api/rooms", body, 201)
        return created

    def page(self) -> Page:
        return Page(self)


class Page:
    """An open page: its websocket, and what came through it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.views: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self.wire: ClientConnection

    async def __aenter__(self) -> Page:
        address = self.browser.address
        self.wire = await connect(
            address.replace("http", "ws") + "/ws",
            origin=address,  # type: ignore[arg-type]
            additional_headers={"cookie": self.browser.cookie, "accept-language": "en", **self.browser.forwarded},
            max_size=None,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.wire.close()

    async def say(self, type: str, **fields: Any) -> None:
        await self.wire.send(json.dumps({"type": type, **fields}))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        if message["type"] == "view":
            room, view = message["room"], message["view"]
            if not view["fresh"]:  # as the client does, put the log together
                view["log"] = self.views[room]["log"] + view["log"]
            self.views[room] = view
        elif message["type"] == "error":
            self.errors.append(message)
        else:
            self.others.append(message)
        return message

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits."""
        while not fits(message := await self.hear()):
            pass
        return message

    async def view(self, room: str, fits: Callable[[dict[str, Any]], bool] = lambda view: True) -> dict[str, Any]:
        """The next view of a room that fits."""
        message = await self.until(lambda told: told["type"] == "view" and told["room"] == room and fits(told["view"]))
        found: dict[str, Any] = message["view"]
        return found

    async def error(self) -> dict[str, Any]:
        """The next error."""
        return await self.until(lambda told: told["type"] == "error")

    async def choose(self, room: str, key: str, number: int | None = None) -> None:
        decision = self.views[room]["decision"]
        await self.say("choose", room=room, number=decision["number"] if number is None else number, key=key)

    async def play(self, room: str, *, moves: int = 10_000, seed: int = 1) -> list[tuple[int, str]]:
        """Answer every question by chance until the match is over, or for so many moves; gives the answers."""
        chance = random.Random(seed)
        made: list[tuple[int, str]] = []
        view = self.views.get(room) or await self.view(room)
        while view["phase"] != "over" and len(made) < moves:
            decision = view["decision"]
            if decision is not None and not any(number == decision["number"] for number, _ in made):
                key = chance.choice(decision["options"])["key"]
                made.append((decision["number"], key))
                await self.choose(room, key)
            told = await self.until(lambda message: message["type"] in ("view", "error"))
            if told["type"] == "error":  # the server keeps us from playing faster than a person could
                assert told["code"] in ("wire/too-fast", "limit/too-often"), told
                self.errors.remove(told)
                await asyncio.sleep(0.5)
                number, key = made[-1]
                await self.choose(room, key, number)
            view = self.views[room]
        return made


def play(script: Callable[[], Awaitable[None]]) -> None:
    """Run a script of pages, with a limit."""

    async def limited() -> None:
        await asyncio.wait_for(script(), 4 * PATIENCE)

    asyncio.run(limited())
