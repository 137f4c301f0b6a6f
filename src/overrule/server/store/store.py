"""The data that outlive the process: people, their decks and settings, and matches with every move.

SQLite by default, PostgreSQL by its URL. A move is on the disk before anybody sees it: SQLite runs with a
write-ahead log and `synchronous=FULL`, so that not even a power cut loses what was shown. One connection writes
(`writer.py`), so that many tables cost one flush.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from overrule.server.store.accounts import Accounts, new_token
from overrule.server.store.base import Session, as_json, hash_token
from overrule.server.store.database import StoreError, open_database, reason
from overrule.server.store.leases import Leases
from overrule.server.store.moderation import Moderation
from overrule.server.store.schema import (
    accounts,
    analyses,
    decks,
    films,
    leases,
    moves,
    players,
    programs,
    promises,
    rooms,
    sessions,
    settings,
    solved,
)
from overrule.server.wire import Refusal

SCOPES = ("decks", "play")  # what a program may be allowed: to change decks, and to play
PROGRAM_TOKEN = "overrule_"  # prefix of program tokens, so that leaked ones are recognised
TOUCH_EVERY = 10  # moves: the precision of when a match was last played
SEEN_EVERY = 60.0  # seconds: the precision of when a session was last used


_ADD_MOVES = sa.insert(moves)  # made once: there is one for each move
_ADD_SOLVED = sa.text("INSERT INTO solved (owner, game, puzzle) VALUES (:owner, :game, :puzzle) ON CONFLICT DO NOTHING")
_ADD_FILM = sa.text("INSERT INTO films (room, data) VALUES (:room, :data) ON CONFLICT DO NOTHING")
_TOUCH = sa.update(rooms).where(rooms.c.id == sa.bindparam("touched")).values(changed=sa.bindparam("changed"))


@dataclass(frozen=True)
class Program:
    """A program that may play, as the person who made its token sees it."""

    id: str
    name: str
    made: float
    seen: float
    scopes: tuple[str, ...] = ()


@dataclass(frozen=True)
class StoredDeck:
    """A stored deck."""

    id: str
    name: str
    cards: dict[str, int]
    changed: float


@dataclass(frozen=True)
class StoredRoom:
    """A room as it was last written, with its moves in order; `talk` is what was said there.

    `owners`: the current owners of the seats; people who log in keep theirs.
    """

    id: str
    over: bool
    data: Any
    moves: list[Any]
    made: float
    changed: float
    talk: Any = None
    owners: Mapping[int, str] = field(default_factory=dict)


class Store(Accounts, Moderation, Leases):
    """The database. Every method may be called from any thread; those that write return when it is on the disk."""

    def __init__(
        self, engine: Engine, clock: Callable[[], float] = time.time, unlock: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(engine, clock)
        self._unlock = unlock

    @classmethod
    def open(cls, given: str | None = None, clock: Callable[[], float] = time.time) -> Store:
        """Open and migrate the database for a server; raises StoreError, which says what is wrong.

        A file of SQLite is locked: it is for one process.
        """
        engine, unlock = open_database(given)
        return cls(engine, clock, unlock)

    @classmethod
    def open_beside(cls, given: str | None = None) -> Store:
        """Open the database beside a server that may be running; raises StoreError."""
        engine, unlock = open_database(given, lock=False)
        return cls(engine, time.time, unlock)

    def close(self) -> None:
        """Write everything that waits, and close the database."""
        if self._writer.close():
            self._unlock()
            self.engine.dispose()

    def flush(self) -> None:
        """Wait until everything requested is on the disk."""
        self.write(lambda _: None)

    def check(self) -> None:
        """Raise StoreError unless the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(1))
        except SQLAlchemyError as error:
            raise StoreError(f"the database does not answer: {reason(error)}") from error

    # ----------------------------------------------------------------------------------------------------- people

    def new_session(self, name: str) -> tuple[str, Session]:
        """A new guest; returns the token that only the browser keeps."""
        token = new_token()
        session = Session(secrets.token_hex(8), name)
        values = self._session_row(session, token)
        self.write(lambda connection: connection.execute(sa.insert(sessions).values(values)))
        return token, session

    def _session_row(self, session: Session, token: str) -> dict[str, Any]:
        now = self.clock()
        known = {"id": session.id, "name": session.name, "account": session.account}
        return {**known, "token": hash_token(token), "made": now, "seen": now}

    def session(self, token: str) -> Session | None:
        """The session with this token."""
        query = (
            sa.select(
                sessions.c.id,
                sessions.c.name,
                sessions.c.account,
                accounts.c.name,
                programs.c.owner.is_not(None),
                accounts.c.role,
                programs.c.scopes,
                sessions.c.seen,
            )
            .select_from(sessions.outerjoin(accounts).outerjoin(programs))
            .where(sessions.c.token == hash_token(token))
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        id, name, account, account_name, is_program, role, scopes, seen = row
        allowed = frozenset((scopes or "").split())
        session = Session(id, name, account, account_name, is_program, role or "", allowed)
        now = self.clock()
        if now - seen > SEEN_EVERY:
            change = sa.update(sessions).where(sessions.c.id == session.id).values(seen=now)
            self._writer.submit(lambda connection: connection.execute(change))
        return session

    def _used_before(self, moments: sa.Column[Any], older_than: float) -> float:
        """The moment before which things count as that old. Age is measured against the newest of the kind:
        the clock of a machine that has just started may be ahead by years."""
        with self.engine.connect() as connection:
            newest = connection.scalar(sa.select(sa.func.max(moments)))
        return min(self.clock(), newest or 0.0) - older_than

    def forget_sessions(self, older_than: float) -> int:
        """Forget browsers and programs that have not been seen for this many seconds and have no seat; returns how
        many.

        A guest's data go with them; an account's data stay.
        """
        limit = self._used_before(sessions.c.seen, older_than)
        owner = sa.literal("session:") + sessions.c.id
        old = sa.and_(sessions.c.seen < limit, owner.not_in(sa.select(players.c.owner)))

        def work(connection: Connection) -> int:
            connection.execute(sa.delete(programs).where(programs.c.session.in_(sa.select(sessions.c.id).where(old))))
            for kept in (decks, settings):
                connection.execute(sa.delete(kept).where(kept.c.owner.in_(sa.select(owner).where(old))))
            return connection.execute(sa.delete(sessions).where(old)).rowcount

        return self.write(work)

    # --------------------------------------------------------------------------------------------------- programs

    def new_program(self, maker: Session, name: str, most: int, scopes: Iterable[str] = SCOPES) -> tuple[str, Program]:
        """Let a program play; returns the token that only it keeps. Raises Refusal if there are already `most`.

        It is a person of its own, so that its owner can play against it; it uses the decks of its owner's account.
        """
        token = PROGRAM_TOKEN + new_token()
        allowed = tuple(sorted(scopes))
        row = self._session_row(Session(secrets.token_hex(8), name, maker.account), token)

        def work(connection: Connection) -> None:
            self.check_free(connection, name, maker.account)
            count = sa.select(sa.func.count()).select_from(programs).where(programs.c.owner == maker.owner)
            if (connection.scalar(count) or 0) >= most:
                raise Refusal("token/too-many", most=most)
            connection.execute(sa.insert(sessions).values(row))
            values = {"session": row["id"], "owner": maker.owner, "scopes": " ".join(allowed)}
            connection.execute(sa.insert(programs).values(values))

        self.write(work)
        return token, Program(row["id"], name, row["made"], row["seen"], allowed)

    def programs_of(self, owner: str) -> list[Program]:
        """A person's programs, oldest first."""
        query = (
            sa.select(sessions.c.id, sessions.c.name, sessions.c.made, sessions.c.seen, programs.c.scopes)
            .join(programs)
            .where(programs.c.owner == owner)
            .order_by(sessions.c.made, sessions.c.id)
        )
        with self.engine.connect() as connection:
            return [Program(*row[:-1], tuple(row[-1].split())) for row in connection.execute(query)]

    def drop_program(self, owner: str, id: str) -> bool:
        """Revoke the token of a program; False if there is none. Its seats stay."""
        gone = hash_token(new_token())

        def work(connection: Connection) -> int:
            mine = sa.delete(programs).where(programs.c.owner == owner, programs.c.session == id)
            dropped = connection.execute(mine).rowcount
            if dropped:
                connection.execute(sa.update(sessions).where(sessions.c.id == id).values(token=gone))
            return dropped

        return bool(self.write(work))

    # ---------------------------------------------------------------------------------------------- what they keep

    def settings_of(self, owner: str) -> dict[str, Any]:
        """A person's settings."""
        with self.engine.connect() as connection:
            data = connection.scalar(sa.select(settings.c.data).where(settings.c.owner == owner))
        return {} if data is None else dict(msgspec.json.decode(data))

    def set_settings(self, owner: str, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Change some settings; returns all of them."""

        def work(connection: Connection) -> dict[str, Any]:
            data = connection.scalar(sa.select(settings.c.data).where(settings.c.owner == owner))
            merged = {**({} if data is None else msgspec.json.decode(data)), **changes}
            text = as_json(merged)
            if data is None:
                connection.execute(sa.insert(settings).values(owner=owner, data=text))
            else:
                connection.execute(sa.update(settings).where(settings.c.owner == owner).values(data=text))
            return merged

        return self.write(work)

    def solved_by(self, owner: str, game: str) -> dict[str, str | None]:
        """The puzzles that a person has solved, each with the day if it was solved as the puzzle of that day."""
        query = sa.select(solved.c.puzzle, solved.c.day).where(solved.c.owner == owner, solved.c.game == game)
        with self.engine.connect() as connection:
            return {row.puzzle: row.day for row in connection.execute(query)}

    def solve(self, owner: str, game: str, puzzle: str, day: str | None) -> None:
        """A person has solved a puzzle; `day`: today, if it is the puzzle of the day."""
        row = {"owner": owner, "game": game, "puzzle": puzzle}

        def work(connection: Connection) -> None:
            connection.execute(_ADD_SOLVED, row)
            if day is not None:
                this = (solved.c[name] == value for name, value in row.items())
                connection.execute(sa.update(solved).where(*this).values(day=day))

        self.write(work)

    def decks_of(self, owner: str) -> list[StoredDeck]:
        """A person's decks, by name."""
        query = sa.select(decks).where(decks.c.owner == owner).order_by(decks.c.name, decks.c.id)
        with self.engine.connect() as connection:
            return [_deck(row) for row in connection.execute(query).mappings()]

    def deck(self, owner: str, id: str) -> StoredDeck | None:
        """One deck of a person."""
        query = sa.select(decks).where(decks.c.owner == owner, decks.c.id == id)
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else _deck(row)

    def add_deck(self, owner: str, name: str, cards: Mapping[str, int], most: int) -> StoredDeck:
        """Store a new deck; raises Refusal if there are already `most`."""
        deck = StoredDeck(secrets.token_hex(6), name, dict(cards), self.clock())
        row = {"id": deck.id, "owner": owner, "name": name, "cards": as_json(deck.cards), "changed": deck.changed}

        def work(connection: Connection) -> None:
            count = sa.select(sa.func.count()).select_from(decks).where(decks.c.owner == owner)
            if (connection.scalar(count) or 0) >= most:
                raise Refusal("deck/too-many", most=most)
            connection.execute(sa.insert(decks).values(row))

        self.write(work)
        return deck

    def change_deck(self, owner: str, id: str, name: str, cards: Mapping[str, int]) -> StoredDeck | None:
        """Change a deck; None if there is no such deck."""
        deck = StoredDeck(id, name, dict(cards), self.clock())
        values = {"name": name, "cards": as_json(deck.cards), "changed": deck.changed}
        change = sa.update(decks).where(decks.c.id == id, decks.c.owner == owner).values(values)
        return deck if self.write(lambda connection: connection.execute(change).rowcount) else None

    def drop_deck(self, owner: str, id: str) -> bool:
        """Delete a deck; False if there is none."""
        change = sa.delete(decks).where(decks.c.id == id, decks.c.owner == owner)
        return bool(self.write(lambda connection: connection.execute(change).rowcount))

    # ---------------------------------------------------------------------------------------------------- matches

    def promise(self, who: str, secret: str) -> str:
        """The secret for a person's next deal: the one already promised, or from now on this one."""
        row = {"who": who, "secret": secret, "made": self.clock()}

        def work(connection: Connection) -> str:
            promised = connection.scalar(sa.select(promises.c.secret).where(promises.c.who == who))
            if promised is None:
                connection.execute(sa.insert(promises).values(row))
            return promised or secret

        return self.write(work)

    def promised(self, who: str) -> str | None:
        """Take the secret that was promised to a person for one deal."""
        kept = promises.c.who == who
        with self.engine.connect() as connection:
            if connection.scalar(sa.select(promises.c.who).where(kept)) is None:
                return None
        return self.write(
            lambda connection: connection.scalar(sa.delete(promises).where(kept).returning(promises.c.secret))
        )

    def forget_promises(self, older_than: float) -> None:
        """Forget promises to people who have not created a room for this many seconds."""
        old = sa.delete(promises).where(promises.c.made < self._used_before(promises.c.made, older_than))
        self.write(lambda connection: connection.execute(old))

    def save(
        self,
        room: str,
        data: Any = None,
        *,
        over: bool = False,
        moves_from: int = 0,
        new_moves: Iterable[Any] = (),
        owners: Mapping[int, str] | None = None,
    ) -> Future[None]:
        """Write a room, its further moves, or both, in one transaction; the future is done when it is on the disk.

        A move with a number that already exists is refused: two writers cannot both have made it.
        """
        now = self.clock()
        text = None if data is None else as_json(data)
        rows = [{"room": room, "seq": seq, "data": as_json(move)} for seq, move in enumerate(new_moves, moves_from)]

        def work(connection: Connection) -> None:
            if text is not None:
                values = {"over": over, "data": text, "changed": now}
                changed = connection.execute(sa.update(rooms).where(rooms.c.id == room).values(values)).rowcount
                if not changed:
                    connection.execute(sa.insert(rooms).values(id=room, made=now, **values))
                    if self.process is not None:
                        connection.execute(sa.insert(leases).values(room=room, process=self.process))
            elif moves_from // TOUCH_EVERY != (moves_from + len(rows)) // TOUCH_EVERY:
                connection.execute(_TOUCH, {"touched": room, "changed": now})
            if rows:
                connection.execute(_ADD_MOVES, rows)
            if owners is not None:
                connection.execute(sa.delete(players).where(players.c.room == room))
                seated = [{"room": room, "seat": seat, "owner": owner} for seat, owner in owners.items()]
                if seated:
                    connection.execute(sa.insert(players), seated)

        return self._writer.submit(work)

    def count_moves(self, room: str) -> int:
        """The number of stored moves of a room."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.count()).where(moves.c.room == room)) or 0

    def room(self, id: str) -> StoredRoom | None:
        """A room with all its moves."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(rooms).where(rooms.c.id == id)).mappings().first()
            return None if row is None else _room(connection, row)

    def room_head(self, id: str) -> StoredRoom | None:
        """A room without its moves."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(rooms).where(rooms.c.id == id)).mappings().first()
            return None if row is None else _room(connection, row, with_moves=False)

    def rooms_of(self, owner: str, limit: int = 100) -> list[StoredRoom]:
        """The matches in which a person had a seat, newest first, without their moves and without removed ones."""
        query = (
            sa.select(*(column for column in rooms.c if column is not rooms.c.talk))
            .where(rooms.c.id.in_(sa.select(players.c.room).where(players.c.owner == owner, ~players.c.hidden)))
            .order_by(rooms.c.changed.desc(), rooms.c.id)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [_room(connection, row, with_moves=False) for row in connection.execute(query).mappings()]

    def hide_room(self, owner: str, room: str) -> Future[bool]:
        """Remove a match from a person's history; False if it is not there."""
        mine = (players.c.room == room, players.c.owner == owner, ~players.c.hidden)
        change = sa.update(players).where(*mine).values(hidden=True)
        return self._writer.submit(lambda connection: connection.execute(change).rowcount > 0)

    def save_talk(self, room: str, talk: Any) -> Future[None]:
        """Write the chat of a room."""
        change = sa.update(rooms).where(rooms.c.id == room).values(talk=as_json(talk))

        def work(connection: Connection) -> None:
            connection.execute(change)

        return self._writer.submit(work)

    def film(self, room: str) -> bytes | None:
        """The film of a match."""
        with self.engine.connect() as connection:
            data = connection.scalar(sa.select(films.c.data).where(films.c.room == room))
        return None if data is None else bytes(data)

    def save_film(self, room: str, film: bytes, names: Sequence[str]) -> Future[bool]:
        """Write the film of a match, if there is none yet; False if its players no longer have these names."""

        def work(connection: Connection) -> bool:
            named = _has_names(connection, room, names)
            if named:
                connection.execute(_ADD_FILM, {"room": room, "data": film})
            return named

        return self._writer.submit(work)

    def analysis(self, room: str, everything: bool) -> bytes | None:
        """The analysis of a match."""
        where = (analyses.c.room == room, analyses.c.everything == everything)
        with self.engine.connect() as connection:
            data = connection.scalar(sa.select(analyses.c.data).where(*where))
        return None if data is None else bytes(data)

    def save_analysis(self, room: str, everything: bool, data: bytes, names: Sequence[str]) -> Future[bool]:
        """Write the analysis of a match that has none; False if its players no longer have these names."""

        def work(connection: Connection) -> bool:
            named = _has_names(connection, room, names)
            if named:
                connection.execute(sa.insert(analyses).values(room=room, everything=everything, data=data))
            return named

        return self._writer.submit(work)

    def drop_room(self, id: str) -> Future[None]:
        """Forget a room and its moves, unless another process has it; the future is done when it is gone."""
        theirs = sa.select(leases.c.room).where(leases.c.room == id, leases.c.process != self.process)

        def work(connection: Connection) -> None:
            if self.process is None or connection.scalar(theirs) is None:
                _drop_rooms(connection, [id])

        return self._writer.submit(work)

    def forget_rooms(self, older_than: float) -> int:
        """Forget rooms unchanged for this many seconds in which nothing can be played any more; returns how many.

        These are rooms that have not begun, and matches of bots among themselves that are not over.
        """
        unbegun = rooms.c.data.contains('"seed":null')
        nobodys = sa.and_(sa.not_(rooms.c.over), rooms.c.id.not_in(sa.select(players.c.room)))
        unused = sa.and_(
            rooms.c.changed < self._used_before(rooms.c.changed, older_than),
            rooms.c.id.not_in(sa.select(leases.c.room)),
        )
        old = sa.select(rooms.c.id).where(unused, sa.or_(unbegun, nobodys))

        def work(connection: Connection) -> int:
            found = list(connection.scalars(old))
            _drop_rooms(connection, found)
            return len(found)

        return self.write(work)


def _has_names(connection: Connection, room: str, names: Sequence[str]) -> bool:
    """Whether a match still has its players' names: an account may have been deleted meanwhile.

    The row is locked, so that nobody deletes an account between this check and the write.
    """
    data = connection.scalar(sa.select(rooms.c.data).where(rooms.c.id == room).with_for_update())
    return data is not None and [seat["name"] for seat in msgspec.json.decode(data)["seats"]] == list(names)


def _drop_rooms(connection: Connection, ids: Sequence[str]) -> None:
    for table in (moves, players, films, analyses):
        connection.execute(sa.delete(table).where(table.c.room.in_(ids)))
    connection.execute(sa.delete(rooms).where(rooms.c.id.in_(ids)))


def _deck(row: sa.RowMapping) -> StoredDeck:
    return StoredDeck(row["id"], row["name"], msgspec.json.decode(row["cards"]), row["changed"])


def _room(connection: Connection, row: sa.RowMapping, with_moves: bool = True) -> StoredRoom:
    played: list[Any] = []
    talk = row.get("talk")
    seated = sa.select(players.c.seat, players.c.owner).where(players.c.room == row["id"])
    owners = {row.seat: row.owner for row in connection.execute(seated)}
    if with_moves:
        query = sa.select(moves.c.data).where(moves.c.room == row["id"]).order_by(moves.c.seq)
        played = [msgspec.json.decode(data) for data in connection.scalars(query)]
    return StoredRoom(
        row["id"],
        row["over"],
        msgspec.json.decode(row["data"]),
        played,
        row["made"],
        row["changed"],
        None if talk is None else msgspec.json.decode(talk),
        owners,
    )
