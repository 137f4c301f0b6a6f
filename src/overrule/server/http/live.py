"""The websocket: one for each open page; everything about its rooms goes both ways here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from overrule.server import wire
from overrule.server.http.answers import address, check_scope, hub_of, language, person_of, session_of
from overrule.server.http.guard import too_often
from overrule.server.http.hub import NO_SESSION, RESTARTED, TOO_MANY, Connection, Hub
from overrule.server.match.lobby import describe
from overrule.server.store.database import reason
from overrule.server.wire import Refusal

log = logging.getLogger(__name__)

LARGEST_FRAME = 64 * 1024
MOST_SOCKETS = 20  # of one session
MOST_SOCKETS_FROM = 200  # from one address
WARNINGS_BEFORE_CLOSING = 50


@websocket("/ws")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One page, or a program: everything about its rooms goes both ways here."""
    hub, lang = hub_of(socket), language(socket)
    await socket.accept()
    line = Connection(f"c{next(hub.numbers)}", socket, address=address(socket))
    try:
        session = await session_of(socket)
        if session is None:
            raise Refusal("session/none")
        check_scope(session, "play")
        settings = await asyncio.to_thread(hub.store.settings_of, session.owner)
    except Refusal as refusal:
        await _turn_away(line, refusal, TOO_MANY if refusal.code == "limit/too-often" else NO_SESSION, lang)
        return
    except Exception as error:  # the database is away: the page reconnects on its own
        log.error("a page cannot be let in: %s", reason(error))
        await _turn_away(line, Refusal("server/away"), RESTARTED, lang)
        return
    for who, most in ((session.id, MOST_SOCKETS), (line.address, MOST_SOCKETS_FROM)):
        if len(hub.lines_of.of(who)) >= most:
            await _turn_away(line, Refusal("limit/pages", most=most), TOO_MANY, lang)
            return
    line.session, line.person = session.id, session.owner
    for who in (line.session, line.address):
        hub.lines_of.add(who, line.id)
    hub.lines[line.id] = line  # before any await, so that the next page is counted after this one
    try:
        hub.lobby.connect(line.id, person_of(session), lang, settings)
        await _converse(hub, line)
    finally:
        del hub.lines[line.id]
        hub.whereabouts.note(line.person, line.address)
        for who in (line.session, line.address):
            hub.lines_of.drop(who, line.id)
        hub.lobby.disconnect(line.id)
        hub.plan()
        await line.close()


async def _turn_away(line: Connection, refusal: Refusal, code: int, lang: str) -> None:
    """Say why this page cannot be served, and close."""
    line.end(code)
    told = describe(refusal, lang)
    with contextlib.suppress(*_GONE):
        await line.socket.send_text(wire.encode(wire.ErrorMessage(told.code, told.message, told.args)))
    await line.close()


_GONE = (WebSocketDisconnect, TimeoutError, OSError, RuntimeError)


async def _converse(hub: Hub, line: Connection) -> None:
    """Send and receive until one side has enough."""
    tasks = {
        asyncio.create_task(line.send_all()),
        asyncio.create_task(_receive(hub, line)),
        asyncio.create_task(line.over.wait()),
    }
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        if (error := task.exception()) and not isinstance(error, _GONE):
            log.error("a websocket failed", exc_info=error)


async def _receive(hub: Hub, line: Connection) -> None:
    """Receive a page's messages, no faster than allowed."""
    warnings = 0
    while True:
        data = await line.socket.receive_text()
        early = hub.early(line)
        if early:
            warnings += 1
            hub.lobby.refuse(line.id, too_often(early))
            if warnings > WARNINGS_BEFORE_CLOSING:
                line.end(TOO_MANY)
                return
            continue
        try:
            hub.lobby.receive(line.id, data)
        except Exception:  # a fault in one room must not end the connection
            log.exception("a message failed")
            hub.lobby.refuse(line.id, Refusal("server/failed"))
        hub.plan()
