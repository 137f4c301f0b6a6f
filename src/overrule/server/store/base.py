"""What all parts of the store share: the database, the thread that writes, and the time."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from overrule.server.store.database import StoreError
from overrule.server.store.schema import epochs
from overrule.server.store.writer import Writer

T = TypeVar("T")


@dataclass(frozen=True)
class Session:
    """A browser: a guest, or somebody with an account. Its id stays the same when its token changes.

    A program that plays has one, too; somebody has made the token for it, for what its `scopes` say.
    """

    id: str
    name: str
    account: int | None = None
    account_name: str | None = None
    is_program: bool = False
    role: str = ""
    scopes: frozenset[str] = frozenset()

    @property
    def owner(self) -> str:
        """Whose decks and settings it uses."""
        return f"session:{self.id}" if self.account is None else f"account:{self.account}"


class Base:
    """The database. Every method may be called from any thread; those that write return when it is on the disk."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.time) -> None:
        self.engine = engine
        self.clock = clock
        self.epoch: int | None = None  # how often a server had begun with this database when this one did
        self.superseded = False  # another server has begun since
        self._writer = Writer(engine, self._check_epoch)

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._writer.waiting

    def probe(self) -> Future[None]:
        """Write something that changes nothing; the future is done when it is on the disk."""

        def work(connection: Connection) -> None:
            connection.execute(sa.update(epochs).values(number=epochs.c.number))

        return self._writer.submit(work)

    def begin_epoch(self) -> None:
        """From now on no server that has begun before can write."""

        def work(connection: Connection) -> int:
            if not connection.execute(sa.update(epochs).values(number=epochs.c.number + 1)).rowcount:
                connection.execute(sa.insert(epochs).values(number=1))
            return int(connection.scalar(sa.select(epochs.c.number)) or 0)

        self.epoch = self.write(work)

    def _check_epoch(self, connection: Connection) -> None:
        """Raise StoreError if another server has begun; until what is being written is there, none can begin."""
        if self.epoch is None:
            return
        if connection.scalar(sa.select(epochs.c.number).with_for_update(read=True)) != self.epoch:
            self.superseded = True
            raise StoreError("another server has taken over the database")

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing, and wait for it."""
        return self._writer.submit(work).result()


def hash_token(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def as_json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
