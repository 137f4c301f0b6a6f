"""`overrule serve --processes N`: several processes on one port and one database, each started again if it ends.

They share the port (SO_REUSEPORT): the system hands each new connection to one of them. So there is no proxy in between
that would have to read and write everything once more, and none that could fail. It does not matter which process a
connection comes to, as that hands on what is for rooms of others. Each also has a port of its own on this machine,
PORT + 1 and so on, for metrics.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from overrule.cli.common import FINE, WrongArgument
from overrule.cli.serve import HIGHEST_PORT, Serving, address_of, announce, listen, serve_one

AGAIN = 1.0  # seconds after which a process that has ended is started again
STOPPING = 10.0  # seconds that processes have to end
NEAR = "127.0.0.1"


def serve_together(how: Serving, processes: int, open_browser: bool) -> int:
    """Start so many processes, and look after them until somebody stops it."""
    from overrule.server.store.store import Store

    _check(how, processes)
    listen(how.host, how.port).close()  # nobody else has it
    Store.open_beside(how.db).close()  # if the database cannot be used, that is said once
    with contextlib.closing(listen(how.host, how.port, share=True)) as reserved:  # it does not listen, and gets none
        port = reserved.getsockname()[1]
        children = _Children(how, port, processes)
        for stopping in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stopping, lambda *_: children.stop())
        children.start()
        announce(address_of(how.host, port), open_browser)
        children.look_after()
    return FINE


def _check(how: Serving, processes: int) -> None:
    """Raise WrongArgument for what cannot be."""
    from overrule.server.store.database import database_url

    if processes < 1:
        raise WrongArgument(f"--processes must be 1 or more, not {processes}")
    if sys.platform != "linux":
        raise WrongArgument("--processes needs Linux, where processes can share a port; run several behind a proxy")
    if database_url(how.db).get_backend_name() != "postgresql":
        raise WrongArgument("--processes needs PostgreSQL: --db postgresql://user:password@host/overrule")
    if how.port and how.port + processes > HIGHEST_PORT:
        raise WrongArgument(f"--port must be at most {HIGHEST_PORT - processes} for so many processes")


class _Children:
    """The processes that serve."""

    def __init__(self, how: Serving, port: int, count: int) -> None:
        self.how, self.port, self.count = how, port, count
        self.running: dict[int, BaseProcess] = {}
        self.stopping = False

    def start(self) -> None:
        """Start those that do not run."""
        # Not forked: a fresh process has no threads.
        context = multiprocessing.get_context("spawn")
        for place in range(self.count):
            if place not in self.running:
                own = self.port + 1 + place if self.how.port else 0
                child = context.Process(target=_serve, args=(self.how, self.port, own, self.count))
                child.start()
                self.running[place] = child

    def stop(self) -> None:
        """Ask all to end: each hands its rooms over."""
        self.stopping = True
        for child in self.running.values():
            child.terminate()

    def look_after(self) -> None:
        """Start again what ends, until all shall end."""
        while not self.stopping:
            wait([child.sentinel for child in self.running.values()], timeout=AGAIN)
            for place, child in list(self.running.items()):
                if not child.is_alive():
                    del self.running[place]
            if not self.stopping and len(self.running) < self.count:
                time.sleep(AGAIN)
                self.start()
        end = time.monotonic() + STOPPING
        for child in self.running.values():
            child.join(max(0.0, end - time.monotonic()))
            child.kill()


def _serve(how: Serving, port: int, own: int, processes: int) -> None:
    """What each process does."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    workers = max(1, min(4, (os.cpu_count() or 2) // processes))
    with (
        contextlib.closing(listen(how.host, port, share=True)) as shared,
        contextlib.closing(listen(NEAR, own)) as near,
    ):
        raise SystemExit(serve_one(how, [shared, near], workers=workers))


def _end_with_parent() -> None:
    """Nobody looks after this process any more: it ends too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
