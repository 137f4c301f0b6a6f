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
from overrule.server.store.schema import processes, promises
from overrule.server.store.writer import Writer

T = TypeVar("T")
PROBE = "probe"
_STILL_THERE = (  # made once: there is one for each transaction; it locks out a deletion, but no renewal
    sa.select(processes.c.number)
    .where(processes.c.number == sa.bindparam("process"))
    .with_for_update(read=True, key_share=True)
)


@dataclass(frozen=True)
class Session:
    """A browser: a guest, or somebody with an account. Its id stays the same when its token changes.

    A program has one, too, with a token that a person created for it and the rights in `scopes`.
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
        """The owner of the decks and settings that it uses."""
        return f"session:{self.id}" if self.account is None else f"account:{self.account}"


class Base:
    """The database. Every method may be called from any thread; those that write return once it is on the disk."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.time) -> None:
        self.engine = engine
        self.clock = clock
        self.process: int | None = None  # the number of this process among those that serve the database together
        self.superseded = False  # the others have declared this process dead
        self._writer = Writer(engine, self._check_process)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait to be written."""
        return self._writer.waiting

    def probe(self) -> Future[None]:
        """Write something that changes nothing; the future is done when it is on the disk."""

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(promises).values(who=PROBE, secret="", made=0.0))
            connection.execute(sa.delete(promises).where(promises.c.who == PROBE))

        return self._writer.submit(work)

    def _check_process(self, connection: Connection) -> None:
        """Raise StoreError if the others have declared this process dead; none can until this write is done.

        This is the fence: a process that takes over rooms first deletes the old one's row, and that waits for this
        lock.
        """
        if self.process is None:
            return
        if connection.execute(_STILL_THERE, {"process": self.process}).first() is None:
            self.superseded = True
            raise StoreError("the other processes have given this one up")

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing, and wait for it."""
        return self._writer.submit(work).result()


def hash_token(token: str) -> str:
    """The stored form of a token, which is useless to a reader of the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def as_json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
