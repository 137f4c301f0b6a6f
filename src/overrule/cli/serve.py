"""`overrule serve`: both games in the browser."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from overrule.cli.common import FINE, FOUND, Flag, Whole, WrongArgument, console

if TYPE_CHECKING:
    from overrule.server.store.store import Store

HIGHEST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::", "")


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8000,
    db: Annotated[str | None, Parameter(show_default=False)] = None,
    open_browser: Annotated[Flag, Parameter(name="--open")] = False,
    json_log: Flag = False,
) -> int:
    """Start the server: both games in the browser, against the computer and with others.

    Stop it with Ctrl+C; matches go on where they were when it starts again.

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
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise WrongArgument(f"--port must be from 0 to {HIGHEST_PORT}, not {port}")
    try:
        from overrule.server.store.store import Store
    except ModuleNotFoundError as error:
        raise WrongArgument(f"the server needs {error.name}: pip install 'overrule[server]'") from None
    listening = _listen(host, port)
    with contextlib.closing(listening), contextlib.closing(Store.open(db)) as store:
        address = _address(host, listening.getsockname()[1])
        return _run(store, listening, address, open_browser, json_log)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done; raises WrongArgument, which says what to do."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    except OSError as error:
        raise WrongArgument(f"--host {host!r} is no address of this machine: {error.strerror or error}") from None
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
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


def _address(host: str, port: int) -> str:
    """Where the game is found from this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _run(store: Store, listening: socket.socket, address: str, open_browser: bool, json_log: bool) -> int:
    from overrule.server.http.gateway import Hub, make_server
    from overrule.server.logs import JsonLines

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json_log else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    hub = Hub(store, stop=lambda: setattr(server, "should_exit", True))
    server = make_server(hub)
    out = console()
    if not hub.files.built:
        out.print("[yellow]The client has not been built: run make web, or make play.[/]")
    out.print(f"Overrule is at {address}", soft_wrap=True)
    out.print("Stop it with Ctrl+C.", style="dim")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return FINE if server.started else FOUND
