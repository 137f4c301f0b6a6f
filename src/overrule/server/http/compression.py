"""Answers are compressed. Compressing a large one would block the event loop too long, so a thread does it."""

from __future__ import annotations

import asyncio
import gzip

from overrule.server.http.guard import App, Message, Receive, Scope, Send

LEVEL = 6
SMALLEST = 1000  # bytes; smaller answers are sent as they are
LARGE = 16_000  # bytes; larger answers are compressed in a thread
WORDS = (b"application/json", b"text/")  # pictures and fonts are already compressed


def accepted(header: str) -> set[str]:
    """The encodings that an accept-encoding header names, without those that it forbids."""
    return {part.partition(";")[0].strip() for part in header.lower().split(",") if "q=0" not in part}


class Compressed:
    """An application whose answers are compressed if the client accepts it, unless they already are."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _accepts(scope):
            send = _Answer(send).send
        await self.app(scope, receive, send)


class _Answer:
    """An answer on its way: it is held back until it is complete."""

    def __init__(self, send: Send) -> None:
        self.pass_on = send
        self.start: Message = {}
        self.body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if message["type"] != "http.response.body":
            await self.pass_on(message)
            return
        self.body += message.get("body", b"")
        if message.get("more_body"):
            return
        body = bytes(self.body)
        if len(body) >= SMALLEST and _can_be_smaller(dict(self.start["headers"])):
            body = await _compress(body)
            kept = [header for header in self.start["headers"] if header[0] not in (b"content-length", b"vary")]
            added = {"content-encoding": "gzip", "content-length": str(len(body)), "vary": "accept-encoding"}
            self.start["headers"] = [*kept, *((name.encode(), value.encode()) for name, value in added.items())]
        await self.pass_on(self.start)
        await self.pass_on({"type": "http.response.body", "body": body})


def _accepts(scope: Scope) -> bool:
    return "gzip" in accepted(dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1"))


def _can_be_smaller(headers: dict[bytes, bytes]) -> bool:
    return b"content-encoding" not in headers and headers.get(b"content-type", b"").startswith(WORDS)


async def _compress(body: bytes) -> bytes:
    if len(body) < LARGE:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)
