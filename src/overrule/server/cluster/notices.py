"""Notices from each process to all others, by LISTEN and NOTIFY of PostgreSQL.

This takes about a millisecond and needs nothing but the database; the many and large messages of rooms go over
links instead. A notice sent while the database is away is lost. So a process that listens again says so and is told
all open tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import URL

from overrule.server.cluster.messages import Here, Notice
from overrule.server.store.database import POSTGRES

log = logging.getLogger(__name__)

CHANNEL = "overrule"
AGAIN = 1.0  # seconds after which a lost connection is tried again
LARGEST = 7999  # bytes that PostgreSQL takes
HOW: dict[str, Any] = {"autocommit": True, **POSTGRES}


class Notices:
    """Tells the others, and hears them, for as long as `run` runs."""

    def __init__(self, url: URL, process: int, hear: Callable[[Notice], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._hear = hear
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, told: Any) -> None:
        """Tell all others something, soon."""
        text = msgspec.json.encode(Notice(self._process, told))
        if len(text) > LARGEST:
            log.error("a notice of %d bytes is too large", len(text))
        else:
            self._waiting.put_nowait(text.decode())

    async def run(self) -> None:
        """Tell and hear, for ever."""
        import psycopg  # only here: users of SQLite do not have it

        while True:
            try:
                async with (
                    await psycopg.AsyncConnection.connect(self._address, **HOW) as listening,
                    await psycopg.AsyncConnection.connect(self._address, **HOW) as telling,
                ):
                    await listening.execute(f"LISTEN {CHANNEL}")
                    self.tell(Here())
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._listen(listening))
                        both.create_task(self._tell_all(telling))
            except* (psycopg.Error, OSError) as error:
                log.warning("the database brings no notices: %s", error.exceptions[0])
            await asyncio.sleep(AGAIN)

    async def _tell_all(self, connection: Any) -> None:
        while True:
            text = await self._waiting.get()
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

    async def _listen(self, connection: Any) -> None:
        async for notified in connection.notifies():
            try:
                notice = msgspec.json.decode(notified.payload, type=Notice)
                if notice.process != self._process:
                    self._hear(notice)
            except Exception:  # perhaps from another version: the next one may be valid
                log.exception("a notice failed")
