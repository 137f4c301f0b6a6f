"""`overrule serve`: both games in the browser."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from overrule.cli.common import FINE, FOUND, Flag, Whole, WrongArgument, console

HIGHEST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::", "")
CONNECTIONS = 65_536  # files and connections that a process wants to have open


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8000,
    db: Annotated[str | None, Parameter(show_default=False)] = None,
    open_browser: Annotated[Flag, Parameter(name="--open")] = False,
    json_log: Flag = False,
    processes: Whole = 1,
    reachable: str = "127.0.0.1",
) -> int:
    """Start the server: both games in the browser, against the computer and with others.

    Stop it with Ctrl+C; matches continue when it starts again.

    Parameters
    ----------
    host
        The address to listen on. With 0.0.0.0, others in your network can join.
    port
        The port; 0 chooses a free one.
    db
        The database: a file of SQLite, or a URL such as postgresql://user:password@host/overrule. If not given, a
        file in your folder for data.
    open_browser
        Open the game in the browser.
    json_log
        Write each line of the log as JSON, for programs to read.
    processes
        The number of processes that share the work; more than one need PostgreSQL.
    reachable
        The address at which other processes that serve the same database reach this one, if some are on other
        machines.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise WrongArgument(f"--port must be from 0 to {HIGHEST_PORT}, not {port}")
    try:
        import overrule.server.store.store  # noqa: F401
    except ModuleNotFoundError as error:
        raise WrongArgument(f"the server needs {error.name}: pip install 'overrule[server]'") from None
    how = Serving(host, port, db, json_log, reachable)
    if processes != 1:
        from overrule.cli.processes import serve_together

        return serve_together(how, processes, open_browser)
    with contextlib.closing(listen(host, port)) as listening:
        address = address_of(host, listening.getsockname()[1])
        return serve_one(how, [listening], ready=lambda: announce(address, open_browser))


@dataclass(frozen=True)
class Serving:
    """What was asked for; a process that serves together with others gets the same."""

    host: str
    port: int
    db: str | None
    json_log: bool
    reachable: str


def listen(host: str, port: int, share: bool = False) -> socket.socket:
    """Take the port before anything else is done; raises WrongArgument, which says what to do.

    `share`: with other processes; the system gives connections to each of those that listen.
    """
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    except OSError as error:
        raise WrongArgument(f"--host {host!r} is no address of this machine: {error.strerror or error}") from None
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if share:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        if not share:
            listening.listen(128)
    except OSError as error:
        listening.close()
        raise WrongArgument(_why_not(host, port, error)) from None
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    reason = error.strerror or str(error)
    if "in use" in reason.lower():
        return f"port {port} is taken by another program, or by a server that still runs; try: --port {port + 1}"
    if isinstance(error, PermissionError):
        return f"port {port} is reserved for the system; try: --port 8000"
    return f"cannot listen on {host}, port {port}: {reason}"


def address_of(host: str, port: int) -> str:
    """Where the game is found from this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def announce(address: str, open_browser: bool) -> None:
    """Say where the game is."""
    from overrule.server.http.client_files import ClientFiles

    out = console()
    if not ClientFiles().built:
        out.print("[yellow]The client has not been built: run make web, or make play.[/]")
    out.print(f"Overrule is at {address}", soft_wrap=True)
    out.print("Stop it with Ctrl+C.", style="dim")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def allow_connections() -> None:
    """Have as many connections as the system allows: unless a process asks, these are often 1,024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, CONNECTIONS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve_one(
    how: Serving,
    listening: list[socket.socket],
    ready: Callable[[], None] = lambda: None,
    workers: int | None = None,
) -> int:
    """Serve on these ports until somebody stops it; `ready` is called when the database is open."""
    from overrule.server.cluster.cluster import Cluster, OneProcess
    from overrule.server.http.gateway import Hub, make_server
    from overrule.server.logs import JsonLines
    from overrule.server.match.views import settle
    from overrule.server.store.store import Store

    allow_connections()
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if how.json_log else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    with contextlib.closing(Store.open(how.db)) as store:
        cluster = Cluster(how.reachable) if store.is_shared else OneProcess()
        hub = Hub(store, workers=workers, stop=lambda: setattr(server, "should_exit", True), cluster=cluster)
        server = make_server(hub)
        settle()
        ready()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=listening)
    return FINE if server.started else FOUND
