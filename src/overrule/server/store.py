"""What outlives the process: people, their decks and settings, and matches with every move.

SQLite by default, PostgreSQL by its URL. A move is on the disk before anybody hears of it: SQLite runs with a
write-ahead log and `synchronous=FULL`, so that not even a power cut takes back what was shown. One connection writes,
and what is waiting for it at the same moment is written in one transaction, so that many tables cost one flush.
"""

from __future__ import annotations

import hashlib
import os
import queue
import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from unicodedata import normalize

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from overrule.core.errors import OverruleError
from overrule.server.wire import Refusal

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

LOCK_NUMBER = 0x0E44C1E  # of a lock in PostgreSQL; any number that no other program uses
TOKEN_BYTES = 32
SEEN_EVERY = 60.0  # seconds: how exactly it is known when a session was last used
MOST_IN_ONE_COMMIT = 200
BUSY_SECONDS = 10

metadata = sa.MetaData()

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("owner", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("cards", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.Text, nullable=False),
)
players = sa.Table(
    "players",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.Text, nullable=False, index=True),
)


class StoreError(OverruleError):
    """The database cannot be used; the message says which and why."""

    code: ClassVar[str] = "store/failed"


@dataclass(frozen=True)
class Session:
    """A browser: a guest, or somebody with an account. Its id stays the same when its token changes."""

    id: str
    name: str
    account: int | None = None
    account_name: str | None = None

    @property
    def owner(self) -> str:
        """Whose decks and settings it uses."""
        return f"session:{self.id}" if self.account is None else f"account:{self.account}"


@dataclass(frozen=True)
class StoredDeck:
    """A deck that somebody keeps."""

    id: str
    name: str
    cards: dict[str, int]
    changed: float


@dataclass(frozen=True)
class StoredRoom:
    """A room as it was last written, with its moves in order."""

    id: str
    over: bool
    data: Any
    moves: list[Any]
    made: float
    changed: float


def default_folder() -> Path:
    """Where the database lies unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "overrule"


def database_url(given: str | None) -> sa.URL:
    """The database that is meant: a URL, a file of SQLite, or none for the usual file; raises StoreError."""
    if given is None:
        return sa.URL.create("sqlite", database=str(default_folder() / "overrule.db"))
    if ":" not in given or (given[1:2] == ":" and given[0].isalpha()):  # the latter with the letter of a disk
        return sa.URL.create("sqlite", database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError:
        raise StoreError(
            f"{given!r} is not the URL of a database; "
            "for example: sqlite:///overrule.db, postgresql://user:password@host/overrule"
        ) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f"{url.get_backend_name()!r} is not a known kind of database; allowed: sqlite, postgresql")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("a database in memory would forget every match; name a file, such as sqlite:///overrule.db")
    return url


def hash_token(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fold(name: str) -> str:
    """A name as it is compared, so that nobody can be taken for another by capitals or look-alike forms."""
    return " ".join(normalize("NFKC", name).casefold().split())


class Store:
    """The database. Every method may be called from any thread; those that write return when it is on the disk."""

    def __init__(
        self, engine: Engine, clock: Callable[[], float] = time.time, lock: Callable[[], None] = lambda: None
    ) -> None:
        self.engine = engine
        self._unlock = lock
        self.clock = clock
        self.passwords = PasswordHasher()
        self._dummy = self.passwords.hash(secrets.token_hex(8))
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="overrule-store", daemon=True)
        self._closed = False
        self._writer.start()

    @classmethod
    def open(cls, given: str | None = None, clock: Callable[[], float] = time.time) -> Store:
        """Open the database and bring it to the present form; raises StoreError, which says what is wrong."""
        url = database_url(given)
        engine = _engine(url)
        try:
            unlock = _lock(url, engine)
            try:
                migrate(engine)
            except BaseException:
                unlock()
                raise
        except StoreError:
            engine.dispose()
            raise
        except (SQLAlchemyError, CommandError, OSError) as error:
            engine.dispose()
            raise StoreError(f"the database {_named(url)} cannot be used: {_reason(error)}") from error
        return cls(engine, clock, unlock)

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join()
            self._unlock()
            self.engine.dispose()

    # ---------------------------------------------------------------------------------------------------- writing

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do some writing in the order of asking; the future is done when it is on the disk."""
        done: Future[T] = Future()
        if self._closed:
            done.set_exception(StoreError("the database has been closed"))
        else:
            self._jobs.put(_Job(work, done))
        return done

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing, and wait for it."""
        return self.submit(work).result()

    def flush(self) -> None:
        """Wait until all that has been asked for is on the disk."""
        self.write(lambda _: None)

    def check(self) -> None:
        """Raise StoreError unless the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(1))
        except SQLAlchemyError as error:
            raise StoreError(f"the database does not answer: {_reason(error)}") from error

    def _write_all(self) -> None:
        """The writer: takes all that is waiting, in one transaction."""
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_IN_ONE_COMMIT and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            work = [job for job in jobs if job is not None]
            if work:
                self._commit(work)
            if len(work) < len(jobs):
                return

    def _commit(self, jobs: Sequence[_Job]) -> None:
        """Write jobs together; if that fails, one by one, so that a bad one harms no other."""
        try:
            with self.engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:  # what went wrong belongs to whoever asked for it
            if len(jobs) == 1:
                jobs[0].done.set_exception(_worded(error))
                return
            for job in jobs:
                self._commit([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)

    # ----------------------------------------------------------------------------------------------------- people

    def new_session(self, name: str) -> tuple[str, Session]:
        """A new guest; gives the token that only the browser keeps."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        session = Session(secrets.token_hex(8), name)
        now = self.clock()
        values = {"id": session.id, "token": hash_token(token), "name": name, "made": now, "seen": now}
        self.write(lambda connection: connection.execute(sa.insert(sessions).values(values)))
        return token, session

    def session(self, token: str) -> Session | None:
        """Who has this token."""
        query = (
            sa.select(sessions.c.id, sessions.c.name, sessions.c.account, accounts.c.name, sessions.c.seen)
            .select_from(sessions.outerjoin(accounts))
            .where(sessions.c.token == hash_token(token))
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        id, name, account, account_name, seen = row
        now = self.clock()
        if now - seen > SEEN_EVERY:
            change = sa.update(sessions).where(sessions.c.id == id).values(seen=now)
            self.submit(lambda connection: connection.execute(change))
        return Session(id, name, account, account_name)

    def forget_sessions(self, older_than: float) -> int:
        """Forget guests that have not been seen for so many seconds and have no seat anywhere; gives how many."""
        limit = self.clock() - older_than
        seated = sa.select(players.c.owner)
        owner = sa.literal("session:") + sessions.c.id
        old = sa.and_(sessions.c.seen < limit, owner.not_in(seated))
        return self.write(lambda connection: connection.execute(sa.delete(sessions).where(old)).rowcount)

    def rename(self, session: Session, name: str) -> Session:
        """A guest takes another name."""
        change = sa.update(sessions).where(sessions.c.id == session.id).values(name=name)
        self.write(lambda connection: connection.execute(change))
        return Session(session.id, name, session.account, session.account_name)

    def register(self, session: Session, name: str, password: str) -> tuple[str, Session]:
        """Make an account and log in; what the guest kept becomes the account's. Raises Refusal for a taken name."""
        hashed = self.passwords.hash(password)
        values = {"name": name, "folded": fold(name), "password": hashed, "made": self.clock()}

        def work(connection: Connection) -> int:
            key = connection.execute(sa.insert(accounts).values(values)).inserted_primary_key
            assert key is not None
            return int(key[0])

        try:
            account = self.write(work)
        except IntegrityError:
            raise Refusal("account/taken", name=name) from None
        return self._log_in(session, account, name, name)

    def login(self, session: Session, name: str, password: str) -> tuple[str, Session]:
        """Log in; the browser gets a new token. Raises Refusal, after the same time for an unknown name."""
        query = sa.select(accounts).where(accounts.c.folded == fold(name))
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        try:
            self.passwords.verify(row["password"] if row else self._dummy, password)
        except (Argon2Error, InvalidHashError):
            row = None
        if row is None:
            raise Refusal("account/wrong")
        if self.passwords.check_needs_rehash(row["password"]):
            change = sa.update(accounts).where(accounts.c.id == row["id"])
            renewed = change.values(password=self.passwords.hash(password))
            self.write(lambda connection: connection.execute(renewed))
        return self._log_in(session, int(row["id"]), str(row["name"]), str(row["name"]))

    def _log_in(self, session: Session, account: int, account_name: str, name: str) -> tuple[str, Session]:
        """Give a session to an account, under a new token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        after = Session(session.id, name, account, account_name)
        before, now = session.owner, after.owner

        def work(connection: Connection) -> None:
            values = {"token": hash_token(token), "account": account, "name": name}
            connection.execute(sa.update(sessions).where(sessions.c.id == session.id).values(values))
            if session.account is None:
                connection.execute(sa.update(decks).where(decks.c.owner == before).values(owner=now))
                connection.execute(sa.update(players).where(players.c.owner == before).values(owner=now))
                kept = connection.execute(sa.select(settings.c.owner).where(settings.c.owner == now)).first()
                if kept is None:
                    connection.execute(sa.update(settings).where(settings.c.owner == before).values(owner=now))

        self.write(work)
        return token, after

    def logout(self, session: Session) -> None:
        """Forget the token; the browser becomes another guest."""
        gone = secrets.token_urlsafe(TOKEN_BYTES)
        change = sa.update(sessions).where(sessions.c.id == session.id).values(token=hash_token(gone))
        self.write(lambda connection: connection.execute(change))

    # ---------------------------------------------------------------------------------------------- what they keep

    def settings_of(self, owner: str) -> dict[str, Any]:
        """What somebody has set."""
        with self.engine.connect() as connection:
            data = connection.scalar(sa.select(settings.c.data).where(settings.c.owner == owner))
        return {} if data is None else dict(msgspec.json.decode(data))

    def set_settings(self, owner: str, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Change some settings; gives all of them."""

        def work(connection: Connection) -> dict[str, Any]:
            data = connection.scalar(sa.select(settings.c.data).where(settings.c.owner == owner))
            merged = {**({} if data is None else msgspec.json.decode(data)), **changes}
            text = _json(merged)
            if data is None:
                connection.execute(sa.insert(settings).values(owner=owner, data=text))
            else:
                connection.execute(sa.update(settings).where(settings.c.owner == owner).values(data=text))
            return merged

        return self.write(work)

    def decks_of(self, owner: str) -> list[StoredDeck]:
        """The decks of somebody, by name."""
        query = sa.select(decks).where(decks.c.owner == owner).order_by(decks.c.name, decks.c.id)
        with self.engine.connect() as connection:
            return [_deck(row) for row in connection.execute(query).mappings()]

    def deck(self, owner: str, id: str) -> StoredDeck | None:
        """One deck of somebody."""
        query = sa.select(decks).where(decks.c.owner == owner, decks.c.id == id)
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else _deck(row)

    def put_deck(self, owner: str, name: str, cards: Mapping[str, int], id: str | None = None) -> StoredDeck | None:
        """Keep a new deck, or change the one with this id; None if there is no such deck."""
        kept = StoredDeck(id or secrets.token_hex(6), name, dict(cards), self.clock())
        values = {"name": name, "cards": _json(kept.cards), "changed": kept.changed}
        change: sa.Insert | sa.Update
        if id is None:
            change = sa.insert(decks).values(id=kept.id, owner=owner, **values)
        else:
            change = sa.update(decks).where(decks.c.id == id, decks.c.owner == owner).values(values)
        return kept if self.write(lambda connection: connection.execute(change).rowcount) else None

    def drop_deck(self, owner: str, id: str) -> bool:
        """Throw a deck away; says whether there was one."""
        change = sa.delete(decks).where(decks.c.id == id, decks.c.owner == owner)
        return bool(self.write(lambda connection: connection.execute(change).rowcount))

    # ---------------------------------------------------------------------------------------------------- matches

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

        A move with a number that is there already is refused: two writers cannot both have made it.
        """
        now = self.clock()
        text = None if data is None else _json(data)
        rows = [{"room": room, "seq": moves_from + place, "data": _json(move)} for place, move in enumerate(new_moves)]

        def work(connection: Connection) -> None:
            if text is not None:
                values = {"over": over, "data": text, "changed": now}
                changed = connection.execute(sa.update(rooms).where(rooms.c.id == room).values(values)).rowcount
                if not changed:
                    connection.execute(sa.insert(rooms).values(id=room, made=now, **values))
            if rows:
                connection.execute(sa.insert(moves), rows)
            if owners is not None:
                connection.execute(sa.delete(players).where(players.c.room == room))
                seated = [{"room": room, "seat": seat, "owner": owner} for seat, owner in owners.items()]
                if seated:
                    connection.execute(sa.insert(players), seated)

        return self.submit(work)

    def room(self, id: str) -> StoredRoom | None:
        """A room with all its moves."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(rooms).where(rooms.c.id == id)).mappings().first()
            return None if row is None else _room(connection, row)

    def unfinished(self) -> Iterator[StoredRoom]:
        """The rooms whose match is not over, oldest first."""
        with self.engine.connect() as connection:
            query = sa.select(rooms).where(sa.not_(rooms.c.over)).order_by(rooms.c.made, rooms.c.id)
            for row in connection.execute(query).mappings().all():
                yield _room(connection, row)

    def rooms_of(self, owner: str, limit: int = 100) -> list[StoredRoom]:
        """The matches in which somebody had a seat, newest first, without their moves."""
        query = (
            sa.select(rooms)
            .where(rooms.c.id.in_(sa.select(players.c.room).where(players.c.owner == owner)))
            .order_by(rooms.c.changed.desc(), rooms.c.id)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [_room(None, row) for row in connection.execute(query).mappings()]

    def drop_room(self, id: str) -> None:
        """Forget a room and its moves."""

        def work(connection: Connection) -> None:
            for table in (moves, players):
                connection.execute(sa.delete(table).where(table.c.room == id))
            connection.execute(sa.delete(rooms).where(rooms.c.id == id))

        self.write(work)


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any]
    done: Future[Any]


def migrate(engine: Engine) -> None:
    """Bring a database to the present form."""
    config = Config()
    config.set_main_option("script_location", "overrule.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def _engine(url: sa.URL) -> Engine:
    """The connections to a database; raises StoreError."""
    try:
        if url.get_backend_name() != "sqlite":
            return sa.create_engine(url, pool_pre_ping=True)
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    except ModuleNotFoundError as error:
        raise StoreError(
            f"the database {_named(url)} needs {error.name}: pip install 'overrule[server,postgres]'"
        ) from None
    except NoSuchModuleError as error:
        raise StoreError(f"the database {_named(url)} cannot be used: {error}") from None
    except OSError as error:
        raise StoreError(f"the database {_named(url)} cannot be made: {error.strerror or error}") from None
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _lock(url: sa.URL, engine: Engine) -> Callable[[], None]:
    """Keep other servers away: two would both go on with the same matches. Gives what ends the lock."""
    taken = StoreError(f"another server uses the database {_named(url)}; stop it, or choose another one with --db")
    if url.get_backend_name() == "sqlite":
        if sys.platform == "win32":
            return lambda: None
        file = open(f"{url.database}.lock", "w", encoding="utf-8")  # noqa: SIM115
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise taken from None
        return file.close
    connection = engine.connect()
    if not connection.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK_NUMBER))):
        connection.close()
        raise taken
    connection.commit()
    return connection.invalidate  # ends the session of the database, and the lock with it


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Transactions are begun by us, not by the driver, which would leave out those that change tables."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _named(url: sa.URL) -> str:
    """A database without its password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _reason(error: Exception) -> str:
    """Why a database cannot be used, in a few words."""
    if isinstance(error, CommandError) and "locate revision" in str(error):
        return "a newer version of this program has written it"
    if isinstance(error, DatabaseError) and error.orig is not None:
        return str(error.orig).strip().splitlines()[0]
    return str(error).strip().splitlines()[0]


def _worded(error: Exception) -> Exception:
    """Faults of the database itself become ours; what breaks a rule of it stays what it is."""
    if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
        worded = StoreError(f"the database did not take it: {_reason(error)}")
        worded.__cause__ = error
        return worded
    return error


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _deck(row: sa.RowMapping) -> StoredDeck:
    return StoredDeck(row["id"], row["name"], msgspec.json.decode(row["cards"]), row["changed"])


def _room(connection: Connection | None, row: sa.RowMapping) -> StoredRoom:
    played: list[Any] = []
    if connection is not None:
        query = sa.select(moves.c.data).where(moves.c.room == row["id"]).order_by(moves.c.seq)
        played = [msgspec.json.decode(data) for data in connection.scalars(query)]
    return StoredRoom(row["id"], row["over"], msgspec.json.decode(row["data"]), played, row["made"], row["changed"])
