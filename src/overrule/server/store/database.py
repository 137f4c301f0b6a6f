"""How the database is found, opened, locked and migrated."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as SQLTimeout

from overrule.core.errors import OverruleError

if sys.platform != "win32":
    import fcntl

LOCK_NUMBER = 0x0E44C1E  # of a lock in PostgreSQL; any number that no other program uses
BUSY_SECONDS = 10
AWAY_AFTER = 10  # seconds without any sign from the machine of the database
POSTGRES = {  # a transaction that its process has abandoned must not keep others from the rooms
    "connect_timeout": 5,
    "options": "-c idle_in_transaction_session_timeout=2000",
    "tcp_user_timeout": 1000 * AWAY_AFTER,  # otherwise the system waits a quarter of an hour
    "keepalives_idle": AWAY_AFTER // 2,
    "keepalives_interval": 1,
    "keepalives_count": AWAY_AFTER // 2,
}


class StoreError(OverruleError):
    """The database cannot be used; the message says which one and why."""

    code: ClassVar[str] = "store/failed"


def is_away(error: BaseException) -> bool:
    """Whether the database is the cause: it is away, locked or full, and may recover."""
    return isinstance(error, StoreError | OperationalError | SQLTimeout)


def default_folder() -> Path:
    """The default path of the database."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "overrule"


def database_url(given: str | None) -> sa.URL:
    """The URL of a database, given a URL, an SQLite file, or nothing for the default file; raises StoreError."""
    if given is None:
        return sa.URL.create("sqlite", database=str(default_folder() / "overrule.db"))
    if ":" not in given or (given[1:2] == ":" and given[0].isalpha()):  # the latter with a drive letter
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


def open_database(given: str | None, lock: bool = True) -> tuple[Engine, Callable[[], None]]:
    """Open and migrate a database; also returns what releases its lock.

    Raises StoreError, which says what is wrong. `lock`: no other server may use a file at the same time; without it,
    the file must be there.
    """
    url = database_url(given)
    if not lock and url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise StoreError(f"there is no database {_named(url)}: a server makes it when it starts")
    engine = _engine(url)
    try:
        unlock = _lock(url) if lock else lambda: None
        try:
            _migrate(engine)
        except BaseException:
            unlock()
            raise
    except StoreError:
        engine.dispose()
        raise
    except (SQLAlchemyError, CommandError, OSError) as error:
        engine.dispose()
        raise StoreError(f"the database {_named(url)} cannot be used: {reason(error)}") from error
    return engine, unlock


def _migrate(engine: Engine) -> None:
    """Migrate a database to the current schema."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":  # several processes may begin at the same time
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK_NUMBER)))
        if MigrationContext.configure(connection).get_current_heads() != _present_form():
            config = _migrations()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "overrule.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def _present_form() -> tuple[str, ...]:
    """The last migration: reading them all takes longer than opening a database."""
    return tuple(ScriptDirectory.from_config(_migrations()).get_heads())


def _engine(url: sa.URL) -> Engine:
    """The connections to a database; raises StoreError. Errors never show what was written: it includes secrets."""
    try:
        if url.get_backend_name() != "sqlite":
            return sa.create_engine(url, pool_pre_ping=True, connect_args=POSTGRES, hide_parameters=True)
        file = Path(str(url.database))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # for its owner only; SQLite's other files get the same mode
        engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
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


def _lock(url: sa.URL) -> Callable[[], None]:
    """Lock a file against other servers: two would both continue the same matches. Returns what releases the lock."""
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        return lambda: None
    file = open(f"{url.database}.lock", "w", encoding="utf-8")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise StoreError(
            f"another server uses the database {_named(url)}; stop it, or choose another one with --db"
        ) from None
    return file.close


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """We begin transactions, not the driver, which would leave out those that change tables.

    Deleted data are overwritten in the file.
    """
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    connection.connection.cursor().execute("BEGIN")  # without what SQLAlchemy does around a statement


def _named(url: sa.URL) -> str:
    """A database without its password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def reason(error: Exception) -> str:
    """The reason why a database cannot be used, in a few words."""
    if isinstance(error, CommandError) and "locate revision" in str(error):
        return "a newer version of this program has written it"
    if isinstance(error, DatabaseError) and error.orig is not None:
        return str(error.orig).strip().splitlines()[0]
    return (str(error).strip() or repr(error)).splitlines()[0]
