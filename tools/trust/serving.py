"""A server that is put to the test: like `overrule serve`, without limits on how much one address may ask, and with
deals that depend on what the players add to them alone.

python -m tools.trust.serving DATABASE PORT
"""

from __future__ import annotations

import contextlib
import http.client
import logging
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

from overrule.core import fair
from overrule.server.http import live, patience
from overrule.server.http.client_files import ClientFiles
from overrule.server.http.gateway import Hub, make_server
from overrule.server.http.guard import Limit
from overrule.server.http.hub import LIMITS
from overrule.server.match.rooms import Pace
from overrule.server.store.store import Store

UNLIMITED = {kind: Limit(10_000_000, 0.000_001) for kind in LIMITS}
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 300.0  # seconds for a start or a stop, on a machine that has much else to do
SECRET = "00" * fair.SECRET_BYTES
PORTS = (20_000, 30_000)
_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["tools.trust.loaded"])
client_files = cache(ClientFiles)


class Served:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._start(database)
        self._wait()

    def _start(self, database: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "tools.trust.serving", database, str(self.port)])
        self.pid = self.process.pid

    def _wait(self) -> None:
        """Wait until it answers: from when on it listens, one request is enough."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self.has_ended():
            asked = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            with contextlib.suppress(OSError, http.client.HTTPException), contextlib.closing(asked):
                asked.request("GET", "/healthz")
                if asked.getresponse().status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server has ended" if self.has_ended() else "the server does not answer")

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def processor_time(self) -> float:
        """Seconds of processor time that the process has used, without its children."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Megabytes that the process holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


class Forked(Served):
    """The same, but forked from a process that has loaded everything (`loaded.py`): a start costs a tenth."""

    def _start(self, database: str) -> None:
        # Not a daemon, which could not start the processes that draw films.
        self.forked = _forking.Process(target=serve, args=(database, self.port))
        self.forked.start()
        self.pid = self.forked.pid or 0

    def has_ended(self) -> bool:
        return self.forked.exitcode is not None

    def stop(self) -> None:
        self.forked.terminate()
        self.forked.join(PATIENCE)

    def kill(self) -> None:
        self.forked.kill()
        self.forked.join(PATIENCE)


def free_port() -> int:
    """A free port that no connection gets by chance: while a server is away, clients could connect to themselves."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def serve(database: str, port: int) -> None:
    """Serve until the process is told to end."""
    logging.basicConfig(level=logging.WARNING)
    live.MOST_SOCKETS_FROM = 100_000
    patience.REQUEST_SECONDS = patience.READING_SECONDS = PATIENCE
    fair.new_secret = lambda: SECRET
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(2048)
    store = Store.open(database)
    hub = Hub(
        store,
        files=client_files(),
        workers=1,
        limits=UNLIMITED,
        pace=Pace(),
        stop=lambda: setattr(server, "should_exit", True),
    )
    server = make_server(hub)
    server.run(sockets=[listening])
    store.close()


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
