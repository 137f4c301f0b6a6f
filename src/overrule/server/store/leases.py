"""Which process has which room: several processes can serve one PostgreSQL database.

A process has a number that is never used again, and a row that it renews. A lease says that a room belongs to a process
as long as the process's row exists. The others delete the row of a process that has not renewed it, and its leases with
it. Each transaction of a process checks that its own row is there (`Base._check_process`), and locks it: so nobody has
a room before all that its last process has written is there, and that process writes nothing afterwards.

All times are those of the database's clock. If it jumps, processes look dead, which costs them their rooms, but
no move.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from overrule.server.store.base import Base
from overrule.server.store.schema import leases, processes, rooms

LEASE = 3.0  # seconds that a process counts as alive without renewing
_CLAIM = sa.text(
    "INSERT INTO leases (room, process) SELECT id, :process FROM rooms WHERE id = :room ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Process:
    """Another process that serves the same database."""

    number: int
    address: str
    secret: str


class Leases(Base):
    """The part of the store that knows about other processes."""

    _renewed = 0.0  # when this process renewed last, and since when it has done so without a gap
    _steady_since = 0.0
    _tending: Connection | None = None  # of its own: nobody's request may delay it

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same database."""
        return self.engine.dialect.name == "postgresql"

    def join(self, address: str, secret: str, rules: Iterable[str] = ()) -> None:
        """Register this process as one that serves the database. `rules`: those that it knows."""
        row = {"address": address, "secret": secret, "until": self._now() + LEASE, "rules": " ".join(rules)}

        def work(connection: Connection) -> int:
            key = connection.execute(sa.insert(processes).values(row)).inserted_primary_key
            assert key is not None
            return int(key[0])

        self.process = self.write(work)
        self._renewed = self._steady_since = time.monotonic()

    def leave(self) -> None:
        """Release all rooms, once everything that waits is written."""
        if self._tending is not None:
            self._tending.close()
            self._tending = None
        if self.process is not None:
            self.write(lambda connection: connection.execute(self._delete(self.process)))

    def tend(self) -> list[Process]:
        """Renew, remove dead processes, and return the other living ones.

        A process that could not renew for a while cannot judge others: all count as alive until they had time to renew.
        """
        began = time.monotonic()
        connection = self._tending or self.engine.connect()
        self._tending = connection
        try:
            with connection.begin():
                mine = sa.update(processes).where(processes.c.number == self.process)
                if not connection.execute(mine.values(until=self._now() + LEASE)).rowcount:
                    self.superseded = True
            if began - self._renewed > LEASE:
                self._steady_since = began
            self._renewed = time.monotonic()
            others = sa.select(processes.c.number, processes.c.address, processes.c.secret)
            others = others.where(processes.c.number != self.process)
            with connection.begin():
                if began - self._steady_since > LEASE:
                    others = others.where(sa.not_(self._is_dead()))
                    dead = sa.select(processes.c.number).where(self._is_dead()).with_for_update(skip_locked=True)
                    for number in connection.scalars(dead).all():
                        connection.execute(self._delete(number))
                return [Process(*row) for row in connection.execute(others)]
        except Exception:
            self._tending = None
            connection.invalidate()
            connection.close()
            raise

    def give_up(self, number: int) -> None:
        """A process has certainly ended: its rooms are free."""
        with self.engine.begin() as connection:
            connection.execute(self._delete(number))

    def claim(self, room: str) -> int | None:
        """Take a room for this process; if another process has it, return its number.

        It queues with all other writes, so that a room that was just released can be claimed again.
        """
        me = self.process
        if me is None:
            return None

        def work(connection: Connection) -> int | None:
            is_known = sa.select(rooms.c.id).where(rooms.c.id == room)
            while not connection.execute(_CLAIM, {"room": room, "process": me}).rowcount:
                holder = connection.scalar(sa.select(leases.c.process).where(leases.c.room == room))
                if holder is not None:
                    return None if holder == me else holder
                if connection.scalar(is_known) is None:
                    return None
                # Its process was declared dead between the two statements: without a lease the room would be nobody's.
            return None

        return self.write(work)

    def release(self, room: str) -> None:
        """Release a room, once everything that waits is written."""
        if self.process is not None:
            mine = sa.delete(leases).where(leases.c.room == room, leases.c.process == self.process)
            self._writer.submit(lambda connection: connection.execute(mine))

    def hand_over(self, room: str, rules: str) -> int | None:
        """Hand a room to a process that knows its rules, and return the number of that process, if there is one."""
        me = self.process
        if me is None:
            return None

        def work(connection: Connection) -> int | None:
            other = self._knowing(connection, rules)
            if other is not None:
                mine = sa.update(leases).where(leases.c.room == room, leases.c.process == me)
                connection.execute(mine.values(process=other))
            return other

        return self.write(work)

    def others_know(self, rules: str) -> bool:
        """Whether another process knows these rules."""
        with self.engine.connect() as connection:
            return self._knowing(connection, rules) is not None

    def _knowing(self, connection: Connection, rules: str) -> int | None:
        """Another process that is there and knows these rules."""
        others = sa.select(processes.c.number, processes.c.rules)
        living = others.where(processes.c.number != self.process, sa.not_(self._is_dead()))
        return next((number for number, known in connection.execute(living) if rules in known.split()), None)

    def _delete(self, number: int | None) -> sa.Delete:
        return sa.delete(processes).where(processes.c.number == number)

    def _now(self) -> sa.ColumnElement[float]:
        """The time by the database's clock, in seconds."""
        if self.is_shared:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
        return sa.literal_column("(julianday('now') - 2440587.5) * 86400.0", sa.Float)

    def _is_dead(self) -> sa.ColumnElement[bool]:
        """Whether a process has not renewed; a moment too far ahead is from before the clock was set back."""
        return sa.not_(processes.c.until.between(self._now(), self._now() + 2 * LEASE))
