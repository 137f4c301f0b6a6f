"""Bans, quiet mutes, reports and the audit log.

A *target* is an owner, `account:7` or `session:ab`, or `address:203.0.113.7`, with a whole /64 of IPv6.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from overrule.server.store.base import Base, as_json
from overrule.server.store.schema import audit, reports, sanctions
from overrule.server.wire import Refusal

BAN, MUTE = "ban", "mute"
ADDRESS = "address:"
OWNER = re.compile(r"(account:[0-9]{1,18}|session:[0-9a-f]{1,64})")
MOST_DAYS = 36_500
ADDRESS_KEPT = 30 * 86400.0  # seconds for which an open report keeps an address


@dataclass(frozen=True)
class Sanction:
    """Who may not play (ban), or is not heard by others (mute). `until`: None for ever."""

    kind: str
    target: str
    reason: str
    made: float
    until: float | None


@dataclass(frozen=True)
class Report:
    """A report. `closed`: its outcome.

    `data`: the chat, the names of the seats, and for a while the address of the reported person.
    """

    id: int
    room: str
    by: str
    about: str
    reason: str
    data: Any
    made: float
    closed: str | None

    @property
    def name(self) -> str:
        """The name of the reported person at the table, unless their account is gone."""
        return self.data["names"][self.data["seat"]] or self.about

    @property
    def address(self) -> str:
        """The address of the reported person, as a target; empty if it is unknown or forgotten."""
        return str(self.data.get("address", ""))


@dataclass(frozen=True)
class Audited:
    """An action of a moderator or admin."""

    made: float
    by: str
    what: str
    target: str
    about: str


class Moderation(Base):
    """The part of the store for moderation. Every change is noted in the audit log."""

    def sanction(self, by: str, kind: str, target: str, reason: str, days: float | None = None) -> None:
        """Ban or mute somebody, for a number of days or for ever; raises Refusal for an invalid target or length."""
        _check_target(target)
        if days is not None and not 0 < days <= MOST_DAYS:
            raise Refusal("sanction/days", most=MOST_DAYS)
        now = self.clock()
        until = None if days is None else now + days * 86400

        def work(connection: Connection) -> None:
            self._lift(connection, kind, target)
            values = {"kind": kind, "target": target, "reason": reason, "made": now, "until": until}
            connection.execute(sa.insert(sanctions).values(values))
            self._note(connection, by, kind, target, reason if days is None else f"{reason} ({days:g} d)")

        self.write(work)

    def lift(self, by: str, kind: str, target: str) -> bool:
        """End a ban or mute; says whether there was one."""

        def work(connection: Connection) -> bool:
            found = self._lift(connection, kind, target)
            if found:
                self._note(connection, by, f"un{kind}", target, "")
            return found

        return self.write(work)

    def _lift(self, connection: Connection, kind: str, target: str) -> bool:
        mine = sa.and_(sanctions.c.kind == kind, sanctions.c.target == target)
        return bool(connection.execute(sa.delete(sanctions).where(mine)).rowcount)

    def sanctions(self) -> list[Sanction]:
        """All sanctions in force, oldest first."""
        holds = sa.or_(sanctions.c.until.is_(None), sanctions.c.until > self.clock())
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(sanctions).where(holds).order_by(sanctions.c.made))
            return [Sanction(*row) for row in rows]

    def report(self, room: str, by: str, about: str, reason: str, data: Any) -> int:
        """Store a report; returns its number."""
        values = {"room": room, "by": by, "about": about, "reason": reason, "data": as_json(data)}

        def work(connection: Connection) -> int:
            key = connection.execute(sa.insert(reports).values(made=self.clock(), **values)).inserted_primary_key
            assert key is not None
            return int(key[0])

        return self.write(work)

    def reports(self, open_only: bool = True, limit: int = 200) -> list[Report]:
        """Reports, newest first."""
        query = sa.select(reports).order_by(reports.c.id.desc()).limit(limit)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(reports.c.closed.is_(None)) if open_only else query).mappings()
            return [Report(**{**row, "data": msgspec.json.decode(row["data"])}) for row in rows]

    def close_report(self, by: str, id: int, note: str) -> bool:
        """Close a report with its outcome, and forget the address; False if it was not open."""

        def work(connection: Connection) -> bool:
            mine = sa.and_(reports.c.id == id, reports.c.closed.is_(None))
            found = bool(connection.execute(sa.update(reports).where(mine).values(closed=note)).rowcount)
            if found:
                forget_addresses(connection, reports.c.id == id)
                self._note(connection, by, "close", f"report:{id}", note)
            return found

        return self.write(work)

    def forget_addresses(self) -> None:
        """Forget the addresses in old reports.

        Only the clock decides how old they are, even if it is ahead: an address may go too early, but not stay too
        long.
        """
        old = reports.c.made < self.clock() - ADDRESS_KEPT
        self.write(lambda connection: forget_addresses(connection, old))

    def note(self, by: str, what: str, target: str, about: str = "") -> None:
        """Note something in the audit log."""
        self.write(lambda connection: self._note(connection, by, what, target, about))

    def _note(self, connection: Connection, by: str, what: str, target: str, about: str) -> None:
        values = {"made": self.clock(), "by": by, "what": what, "target": target, "about": about}
        connection.execute(sa.insert(audit).values(values))

    def audit(self, limit: int = 200) -> list[Audited]:
        """The audit log, newest first."""
        query = sa.select(audit.c.made, audit.c.by, audit.c.what, audit.c.target, audit.c.about)
        with self.engine.connect() as connection:
            return [Audited(*row) for row in connection.execute(query.order_by(audit.c.id.desc()).limit(limit))]


def forget_addresses(connection: Connection, which: sa.ColumnElement[bool]) -> None:
    """Remove the addresses from these reports."""
    kept = sa.select(reports.c.id, reports.c.data).where(which, reports.c.data.contains('"address":')).with_for_update()
    for id, text in connection.execute(kept).all():
        data = msgspec.json.decode(text)
        data.pop("address", None)
        connection.execute(sa.update(reports).where(reports.c.id == id).values(data=as_json(data)))


def report_number(text: str) -> int:
    """The number of a report; 0, which no report has, if it is invalid."""
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else 0


def _check_target(target: str) -> None:
    """Raise Refusal for a target that is neither an owner nor an address."""
    if target.startswith(ADDRESS):
        try:
            ip_network(target[len(ADDRESS) :])
        except ValueError:
            raise Refusal("sanction/target", target=target) from None
    elif OWNER.fullmatch(target) is None:
        raise Refusal("sanction/target", target=target)
