"""Analyses of finished matches: start, read and stop. Only people who may see all hands may see them."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath

from overrule.server.http.answers import Asked, address, hub_of, known_session, language, reply
from overrule.server.http.replays import check_player
from overrule.server.match.analyses import status_of
from overrule.server.match.lobby import describe
from overrule.server.match.seats import RoomError, RoomRecord

EVERYTHING = "everything"


@get("/api/replays/{room:str}/analysis")
async def get_analysis(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The progress of an analysis, and all of it when it is done; `knowing=everything`: with all cards known."""
    await check_player(request, room)
    return await _status(request, room)


@post("/api/replays/{room:str}/analysis")
async def post_analysis(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """Begin the analysis of a match that is over, unless there is one."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    session = await known_session(request)
    await check_player(request, room)
    kept = await asyncio.to_thread(hub.store.room_head, room)
    if kept is None:
        raise RoomError("room/unknown")
    record = msgspec.convert(kept.data, RoomRecord)
    if not record.ended:
        raise RoomError("room/not-over")
    if await asyncio.to_thread(hub.analyses.find, room, _everything(request)) is None:
        hub.analyses.begin(record, _everything(request), session.owner)
    return await _status(request, room)


@delete("/api/replays/{room:str}/analysis", status_code=200)
async def delete_analysis(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """Stop an analysis that is under way."""
    await check_player(request, room)
    hub_of(request).analyses.stop(room, _everything(request))
    return await _status(request, room)


def _everything(request: Asked) -> bool:
    return request.query_params.get("knowing") == EVERYTHING


async def _status(request: Asked, room: str) -> Response[bytes]:
    hub, lang, everything = hub_of(request), language(request), _everything(request)
    run = hub.analyses.runs.get((room, everything))
    running = run is not None and run.state == "running"
    found = None if running else await asyncio.to_thread(hub.analyses.find, room, everything)
    status = await asyncio.to_thread(status_of, run, found, lang)
    if run is not None and run.problem is not None and found is None:
        status.problem = describe(run.problem, lang).message
    return reply(status)


ROUTES = (get_analysis, post_analysis, delete_analysis)
