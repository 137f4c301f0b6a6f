"""A server that is put to the test: like `overrule serve`, without limits on how much one address may ask.

python -m tools.trust.serving DATABASE PORT
"""

from __future__ import annotations

import contextlib
import logging
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import httpx

from overrule.server.http import live, patience
from overrule.server.http.gateway import Hub, make_server
from overrule.server.http.guard import Limit
from overrule.server.http.hub import LIMITS
from overrule.server.match.rooms import Pace
from overrule.server.store.store import Store

UNLIMITED = {kind: Limit(10_000_000, 0.000_001) for kind in LIMITS}
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 300.0  # seconds for a start or a stop, on a machine that has much else to do
PORTS = (20_000, 30_000)


class Served:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int | None = None, output: IO[Any] | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "tools.trust.serving", database, str(self.port)]
        self.process = subprocess.Popen(command, stdout=output, stderr=output)
        self.pid = self.process.pid
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                httpx.get(f"{self.address}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        ended = self.process.poll()
        raise RuntimeError("the server does not answer" if ended is None else f"the server has ended with {ended}")

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def processor_time(self) -> float:
        """Seconds of processor time that the process has used, without its children."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Megabytes that the process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


def free_port() -> int:
    """A free port that no connection gets by chance: while a server is away, clients could connect to themselves."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def main() -> None:
    database, port = sys.argv[1:3]
    logging.basicConfig(level=logging.WARNING)
    live.MOST_SOCKETS_FROM = 100_000
    patience.REQUEST_SECONDS = PATIENCE
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", int(port)))
    listening.listen(2048)
    store = Store.open(database)
    hub = Hub(store, workers=1, limits=UNLIMITED, pace=Pace(), stop=lambda: setattr(server, "should_exit", True))
    server = make_server(hub)
    server.run(sockets=[listening])
    store.close()


if __name__ == "__main__":
    main()
