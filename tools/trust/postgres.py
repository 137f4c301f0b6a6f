"""A PostgreSQL of one's own in a new folder, for tests: from Debian's package, or wherever `initdb` is found.

python -m tools.trust.postgres COMMAND…    runs a command with its address in OVERRULE_TEST_POSTGRES
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from tools.trust.serving import free_port

DEBIAN = "/usr/lib/postgresql"
NOT_ROOT = "postgres"  # who runs it if root asks, as it does not run as root


class Postgres:
    """A database that runs while it is used as a context, and can be stopped and started meanwhile."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._user = NOT_ROOT if os.geteuid() == 0 else None
        self._port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="overrule-postgres-"))
        self.url = f"postgresql://overrule@127.0.0.1:{self._port}/postgres"

    def __enter__(self) -> Postgres:
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", "data", "-U", "overrule", "-A", "trust", "--no-sync")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-o", options, "-w", "start")

    def stop(self) -> None:
        """End all connections at once, and the database."""
        self._run("pg_ctl", "-D", "data", "-m", "fast", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, cwd=self._folder, user=self._user, check=True, stdout=subprocess.DEVNULL)


def _programs() -> Path:
    """Where the programs of PostgreSQL are; raises FileNotFoundError."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path(DEBIAN).glob("*/bin"))
    if not places:
        raise FileNotFoundError("there is no PostgreSQL: install it, as with apt install postgresql")
    return places[-1]


def main() -> None:
    with Postgres() as postgres:
        ended = subprocess.run(sys.argv[1:], env={**os.environ, "OVERRULE_TEST_POSTGRES": postgres.url}, check=False)
    raise SystemExit(ended.returncode)


if __name__ == "__main__":
    main()
