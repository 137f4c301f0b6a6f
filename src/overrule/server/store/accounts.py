"""Accounts: names, passwords, recovery codes, logged-in browsers, export and deletion."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any
from unicodedata import normalize

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from overrule.server.names import is_reserved, skeleton
from overrule.server.store.base import Base, Session, as_json, hash_token
from overrule.server.store.moderation import forget_addresses
from overrule.server.store.schema import (
    accounts,
    analyses,
    decks,
    films,
    players,
    programs,
    recovery,
    reports,
    rooms,
    sessions,
    settings,
    solved,
)
from overrule.server.wire import Refusal

TOKEN_BYTES = 32
CODES, CODE_BYTES = 8, 8  # recovery codes of an account, and the random bytes of each
HASHED_AT_ONCE = 2  # passwords hashed at the same time: each takes 64 MB for a moment
GONE = "gone"  # owners of matches that belong to nobody any more
ROLES = ("", "moderator", "admin")


@dataclass(frozen=True)
class OpenSession:
    """A browser that is logged in, as its owner sees it."""

    id: str
    made: float
    seen: float


def fold(name: str) -> str:
    """A name as it is typed at a login: capitals and forms of letters make no difference."""
    return " ".join(normalize("NFKC", name).casefold().split())


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


@cache
def _nobodys_hash() -> str:
    """A hash to compare with if there is no account, so that it takes the same time."""
    return PasswordHasher().hash(secrets.token_hex(8))


class Accounts(Base):
    """The part of the store for people."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        super().__init__(engine, clock)
        self.passwords = PasswordHasher()
        self._hashing = threading.BoundedSemaphore(HASHED_AT_ONCE)
        self._dummy = _nobodys_hash()

    # ------------------------------------------------------------------------------------------------------- names

    def check_free(self, connection: Connection, name: str, account: int | None = None) -> None:
        """Raise Refusal for a name that is reserved, or that looks like another account's."""
        if is_reserved(name):
            raise Refusal("account/reserved", name=name)
        alike = sa.select(accounts.c.id).where(accounts.c.skeleton == skeleton(name), accounts.c.id != (account or 0))
        if connection.execute(alike).first() is not None:
            raise Refusal("account/taken", name=name)

    def rename(self, session: Session, name: str) -> Session:
        """Take a new name: an account on all its devices. Raises Refusal if the name is taken."""

        def work(connection: Connection) -> None:
            self.check_free(connection, name, session.account)
            mine = sessions.c.id == session.id
            if session.account is not None and not session.is_program:
                values = {"name": name, "folded": fold(name), "skeleton": skeleton(name)}
                connection.execute(sa.update(accounts).where(accounts.c.id == session.account).values(values))
                made = sa.select(programs.c.session)
                mine = sa.and_(sessions.c.account == session.account, sessions.c.id.not_in(made))
            connection.execute(sa.update(sessions).where(mine).values(name=name))

        self.write(work)
        has_account = session.account is not None and not session.is_program
        return replace(session, name=name, account_name=name if has_account else session.account_name)

    # ----------------------------------------------------------------------------------------------------- coming in

    def register(self, session: Session, name: str, password: str) -> tuple[str, Session, list[str]]:
        """Create an account and log in; the guest's data become the account's. Also returns the recovery codes.

        Raises Refusal for a name that is taken or reserved.
        """
        hashed = self._hash(password)
        values = {"name": name, "folded": fold(name), "skeleton": skeleton(name), "password": hashed}

        def work(connection: Connection) -> int:
            self.check_free(connection, name)
            key = connection.execute(sa.insert(accounts).values(made=self.clock(), **values)).inserted_primary_key
            assert key is not None
            return int(key[0])

        try:
            account = self.write(work)
        except IntegrityError:
            raise Refusal("account/taken", name=name) from None
        token, entered = self._log_in(session, account, name)
        return token, entered, self.new_codes(account)

    def login(self, session: Session, name: str, password: str) -> tuple[str, Session]:
        """Log in; the browser gets a new token. Raises Refusal, after the same time for an unknown name."""
        row = self._account(name)
        if not self._fits(row["password"] if row else self._dummy, password) or row is None:
            raise Refusal("account/wrong")
        if self.passwords.check_needs_rehash(row["password"]):
            self._set_password(row["id"], password)
        return self._log_in(session, row["id"], row["name"])

    def recover(self, session: Session, name: str, code: str, password: str) -> tuple[str, Session]:
        """Log in with a recovery code and a new password; the code is used up, and all other browsers are logged out.

        Raises Refusal, after the same time for an unknown name.
        """
        row = self._account(name)
        hashed = self._hash(password)
        given = hash_token(code.replace("-", "").replace(" ", "").lower())

        def work(connection: Connection) -> None:
            account = row["id"] if row else 0
            used = sa.delete(recovery).where(recovery.c.account == account, recovery.c.code == given)
            if not connection.execute(used).rowcount:
                raise Refusal("account/wrong-code")
            connection.execute(sa.update(accounts).where(accounts.c.id == account).values(password=hashed))
            self._end_sessions(connection, account)

        self.write(work)
        assert row is not None
        return self._log_in(session, row["id"], row["name"])

    def _account(self, name: str) -> sa.RowMapping | None:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(accounts).where(accounts.c.folded == fold(name))).mappings().first()

    def find_account(self, name: str) -> int:
        """The account of that name; raises Refusal."""
        row = self._account(name)
        if row is None:
            raise Refusal("account/unknown", name=name)
        return int(row["id"])

    def _log_in(self, session: Session, account: int, name: str) -> tuple[str, Session]:
        """Assign a session to an account, under a new token."""
        token = new_token()
        before, now = session.owner, f"account:{account}"

        def work(connection: Connection) -> str:
            values = {"token": hash_token(token), "account": account, "name": name}
            connection.execute(sa.update(sessions).where(sessions.c.id == session.id).values(values))
            if session.account is None:
                for kept in (decks, players, programs):
                    connection.execute(sa.update(kept).where(kept.c.owner == before).values(owner=now))
                if connection.execute(sa.select(settings.c.owner).where(settings.c.owner == now)).first() is None:
                    connection.execute(sa.update(settings).where(settings.c.owner == before).values(owner=now))
            return str(connection.scalar(sa.select(accounts.c.role).where(accounts.c.id == account)))

        role = self.write(work)
        return token, Session(session.id, name, account, name, role=role)

    # ------------------------------------------------------------------------------------------------------ passwords

    def change_password(self, session: Session, before: str, after: str) -> None:
        """Set a new password, and log out all other browsers; raises Refusal if the old one is wrong."""
        self.check_password(session, before)
        assert session.account is not None
        self._set_password(session.account, after)
        self.write(lambda connection: self._end_sessions(connection, session.account or 0, session.id))

    def check_password(self, session: Session, password: str) -> None:
        """Raise Refusal unless this is the password of the person's account."""
        with self.engine.connect() as connection:
            kept = connection.scalar(sa.select(accounts.c.password).where(accounts.c.id == session.account))
        if not self._fits(kept or self._dummy, password) or kept is None:
            raise Refusal("account/wrong")

    def new_codes(self, account: int) -> list[str]:
        """New recovery codes; the old ones are void."""
        codes = [secrets.token_hex(CODE_BYTES) for _ in range(CODES)]

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(recovery).where(recovery.c.account == account))
            connection.execute(sa.insert(recovery), [{"account": account, "code": hash_token(code)} for code in codes])

        self.write(work)
        return ["-".join(code[at : at + 4] for at in range(0, len(code), 4)) for code in codes]

    def _set_password(self, account: int, password: str) -> None:
        change = sa.update(accounts).where(accounts.c.id == account).values(password=self._hash(password))
        self.write(lambda connection: connection.execute(change))

    def _hash(self, password: str) -> str:
        with self._hashing:
            return self.passwords.hash(password)

    def _fits(self, hashed: str, password: str) -> bool:
        with self._hashing:
            try:
                return self.passwords.verify(hashed, password)
            except (Argon2Error, InvalidHashError):
                return False

    # ------------------------------------------------------------------------------------------------------- sessions

    def sessions_of(self, account: int) -> list[OpenSession]:
        """The browsers in which an account is logged in, most recently used first."""
        query = (
            sa.select(sessions.c.id, sessions.c.made, sessions.c.seen)
            .where(sessions.c.account == account, sessions.c.id.not_in(sa.select(programs.c.session)))
            .order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        with self.engine.connect() as connection:
            return [OpenSession(*row) for row in connection.execute(query)]

    def end_session(self, account: int, id: str) -> bool:
        """Log out one browser; False if there is none."""
        mine = sa.and_(sessions.c.account == account, sessions.c.id == id)
        change = sa.update(sessions).where(mine, sessions.c.id.not_in(sa.select(programs.c.session)))
        ended = change.values(token=hash_token(new_token()), account=None)
        return bool(self.write(lambda connection: connection.execute(ended).rowcount))

    def logout(self, session: Session) -> None:
        """Forget the token; the browser becomes a new guest."""
        change = sa.update(sessions).where(sessions.c.id == session.id)
        ended = change.values(token=hash_token(new_token()), account=None)
        self.write(lambda connection: connection.execute(ended))

    def _end_sessions(self, connection: Connection, account: int, but: str = "") -> None:
        mine = sa.and_(sessions.c.account == account, sessions.c.id.not_in(sa.select(programs.c.session)))
        for id in connection.scalars(sa.select(sessions.c.id).where(mine, sessions.c.id != but)).all():
            values = {"token": hash_token(new_token()), "account": None}
            connection.execute(sa.update(sessions).where(sessions.c.id == id).values(values))

    # -------------------------------------------------------------------------------------------------- out, and along

    def export(self, session: Session) -> dict[str, Any]:
        """Everything stored about a person, as plain data; what others report about them is for moderators only."""
        owner = session.owner
        with self.engine.connect() as connection:

            def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row) for row in connection.execute(query).mappings()]

            kept = sa.select(decks.c.name, decks.c.cards, decks.c.changed).where(decks.c.owner == owner)
            played = (
                sa.select(rooms.c.id, rooms.c.made, rooms.c.changed, rooms.c.over, players.c.seat, rooms.c.talk)
                .join(players, players.c.room == rooms.c.id)
                .where(players.c.owner == owner)
            )
            made = sa.select(sessions.c.name, sessions.c.made, sessions.c.seen, programs.c.scopes).join(programs)
            puzzles = sa.select(solved.c.game, solved.c.puzzle, solved.c.day).where(solved.c.owner == owner)
            reported = sa.select(reports.c.room, reports.c.reason, reports.c.made).where(reports.c.by == owner)
            data = connection.scalar(sa.select(settings.c.data).where(settings.c.owner == owner))
            matches = rows(played)
            for match in matches:
                match["said"] = _said(match.pop("talk"), match["seat"])
            return {
                "name": session.name,
                "account": session.account_name,
                "settings": {} if data is None else msgspec.json.decode(data),
                "decks": [{**deck, "cards": msgspec.json.decode(deck["cards"])} for deck in rows(kept)],
                "matches": matches,
                "programs": rows(made.where(programs.c.owner == owner)),
                "puzzles": rows(puzzles),
                "reports": rows(reported),
            }

    def delete_account(self, account: int) -> list[str]:
        """Delete an account and all its data; returns its sessions, which are over.

        Matches stay for the opponents, and reports for the moderators, both without its name and words.
        """
        owner = f"account:{account}"

        def work(connection: Connection) -> list[str]:
            for room, seat in connection.execute(
                sa.select(players.c.room, players.c.seat).where(players.c.owner == owner)
            ).all():
                _forget_name(connection, room, seat)
            connection.execute(sa.update(players).where(players.c.owner == owner).values(owner=GONE))
            forget_addresses(connection, reports.c.about == owner)  # even if the match is no longer stored
            ended = list(connection.scalars(sa.select(sessions.c.id).where(sessions.c.account == account)))
            connection.execute(sa.delete(programs).where(programs.c.owner == owner))
            connection.execute(sa.delete(sessions).where(sessions.c.account == account))
            for kept in (decks, settings, solved):
                connection.execute(sa.delete(kept).where(kept.c.owner == owner))
            connection.execute(sa.delete(recovery).where(recovery.c.account == account))
            connection.execute(sa.delete(accounts).where(accounts.c.id == account))
            return ended

        return self.write(work)

    def set_role(self, account: int, role: str) -> None:
        """Make an account a moderator or an admin, or neither."""
        change = sa.update(accounts).where(accounts.c.id == account).values(role=role)
        self.write(lambda connection: connection.execute(change))


def _said(talk: str | None, seat: int) -> list[str]:
    lines = [] if talk is None else msgspec.json.decode(talk)["lines"]
    return [line["text"] for line in lines if line["seat"] == seat]


def _forget_name(connection: Connection, room: str, seat: int) -> None:
    """Remove a name from a match; films and analyses with it are made again when somebody asks."""
    row = connection.execute(sa.select(rooms.c.data, rooms.c.talk).where(rooms.c.id == room)).one()
    data = msgspec.json.decode(row.data)
    data["seats"][seat]["name"] = ""
    talk = None if row.talk is None else msgspec.json.decode(row.talk)
    if talk is not None:
        talk["lines"] = _others(talk["lines"], seat)
    values = {"data": as_json(data), "talk": None if talk is None else as_json(talk)}
    connection.execute(sa.update(rooms).where(rooms.c.id == room).values(values))
    for table in (films, analyses):
        connection.execute(sa.delete(table).where(table.c.room == room))
    _forget_reported(connection, room, seat)


def _forget_reported(connection: Connection, room: str, seat: int) -> None:
    """Remove a name, its words and its address from the reports of a match."""
    kept = sa.select(reports.c.id, reports.c.data).where(reports.c.room == room).with_for_update()
    for id, text in connection.execute(kept).all():
        data = msgspec.json.decode(text)
        data["names"][seat] = ""
        data["said"] = _others(data["said"], seat)
        if data["seat"] == seat:
            data.pop("address", None)
        connection.execute(sa.update(reports).where(reports.c.id == id).values(data=as_json(data)))


def _others(lines: list[Any], seat: int) -> list[Any]:
    """The lines of everybody except this seat."""
    return [line for line in lines if line["seat"] != seat]
