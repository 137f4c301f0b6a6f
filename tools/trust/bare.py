"""A server without HTTP and websockets, for long crash tests: pages are connections on which each line is a message.

All else is as in a real one: rooms, the store, links between processes. Processes are forked from one that has loaded
all modules, so that a start costs little.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import secrets
import signal
import socket
import time
from typing import Any, cast

import httpx
import msgspec

from overrule.server.http.hub import Connection, Hub
from overrule.server.match.rooms import Pace
from overrule.server.match.seats import Person
from overrule.server.store.store import Store
from overrule.server.wire import CreateRoom
from tools.trust.load import Guest
from tools.trust.serving import PATIENCE, UNLIMITED, free_port

LONGEST_LINE = 16 * 1024 * 1024
_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["tools.trust.bare"])


class BareServed:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = str(self.port)
        self.process = _forking.Process(target=serve, args=(database, self.port), daemon=True)
        self.process.start()
        self.pid = self.process.pid or 0
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self.has_ended():
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def has_ended(self) -> bool:
        return self.process.exitcode is not None

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)


class Wire:
    """The end of a page, like a websocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, text: str) -> None:
        self.writer.write(text.encode() + b"\n")
        await self.writer.drain()

    async def close(self) -> None:
        self.writer.close()

    def __aiter__(self) -> Wire:
        return self

    async def __anext__(self) -> str:
        with contextlib.suppress(OSError):
            line = await self.reader.readline()
            if line:
                return line.decode()
        raise StopAsyncIteration


class BareGuest(Guest):
    """Somebody with one page at a bare server."""

    async def come(self, http: httpx.AsyncClient) -> Guest:
        self.id = secrets.token_hex(8)
        await self.connect()
        return self

    async def connect(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self.address), limit=LONGEST_LINE)
        self.wire = cast(Any, Wire(reader, writer))
        self.made: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        await self.wire.send(self.id)
        await self.say("settings", reactions="full")
        self.listening = asyncio.create_task(self._listen())

    async def create(self, http: httpx.AsyncClient, wish: dict[str, Any]) -> dict[str, Any]:
        await self.say("create", wish=wish)
        made = await self.made.get()
        if made is None:
            raise ConnectionError("the connection has ended")
        return made

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "made":
            self.made.put_nowait(told)
        else:
            super()._hear(told)

    def _end(self) -> None:
        self.made.put_nowait(None)
        super()._end()


class Line(Connection):
    """A page, as the hub knows it."""

    def __init__(self, id: str, writer: asyncio.StreamWriter) -> None:
        super().__init__(id, cast(Any, None))
        self.writer = writer

    def push(self, text: str) -> None:
        self.writer.write(text.encode() + b"\n")

    def end(self, code: int) -> None:
        self.writer.close()


class Bare:
    """The pages of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def page(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One page: its first line says whose it is."""
        hub, who = self.hub, (await reader.readline()).decode().strip()
        if not who:
            writer.close()
            return
        line = Line(f"c{next(hub.numbers)}", writer)
        person = Person(who, who, f"session:{who}")
        hub.lines[line.id] = line
        hub.lobby.connect(line.id, person, "en")
        with contextlib.suppress(OSError):
            while text := await reader.readline():
                if text.startswith(b'{"type": "create"'):
                    await self._create(person, json.loads(text)["wish"], line)
                else:
                    hub.lobby.receive(line.id, text)
                hub.plan()
        del hub.lines[line.id]
        hub.lobby.disconnect(line.id)
        hub.plan()
        writer.close()

    async def _create(self, person: Person, wish: dict[str, Any], line: Line) -> None:
        made = await asyncio.wrap_future(self.hub.lobby.create(person, msgspec.convert(wish, CreateRoom)))
        line.push(json.dumps({"type": "made", **msgspec.to_builtins(made)}))


def serve(database: str, port: int) -> None:
    """Serve until the end of the process."""
    asyncio.run(_serve(database, port))


async def _serve(database: str, port: int) -> None:
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    store = Store.open(database)
    hub = Hub(store, workers=1, limits=UNLIMITED, pace=Pace(), stop=ended.set)
    async with hub.running(cast(Any, None)):
        hub.lobby._ended = lambda room: None  # films take long, and nobody watches them here
        server = await asyncio.start_server(Bare(hub).page, "127.0.0.1", port, limit=LONGEST_LINE)
        await ended.wait()
        server.close()
    store.close()
