"""Finished matches to step through."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from overrule.server.http.answers import Asked, address, hub_of, language, session_of
from overrule.server.http.hub import Hub
from overrule.server.match.films import Film
from overrule.server.wire import Refusal

WATCHING = "-"


@get("/api/replays/{room:str}")
async def get_replay(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """A finished match, step by step; `eyes` is a seat, or nobody's."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    film = await film_of(hub, room)
    eyes = _eyes(request.query_params.get("eyes", ""), film.seats)
    if eyes is not None:
        await check_player(request, room)
    replay = await asyncio.to_thread(film.replay, eyes, language(request))
    return Response(replay, media_type="application/json", headers={"cache-control": "no-cache"})


async def check_player(request: Asked, room: str) -> None:
    """Raise Refusal for who may not see all hands of a match that is over: in a private room, all but its players."""
    session = await session_of(request)
    kept = await asyncio.to_thread(hub_of(request).store.room_head, room)
    if kept is None or kept.data["public"]:
        return
    if session is None or (session.owner not in kept.owners.values() and not session.role):
        raise Refusal("room/not-public")


async def film_of(hub: Hub, room: str) -> Film:
    """The film of a finished match, made if there is none yet; raises RoomError."""
    kept = await asyncio.to_thread(hub.films.find, room)
    return await asyncio.wrap_future(hub.films.make(room)) if kept is None else kept


def _eyes(wanted: str, seats: int) -> int | None:
    """Through whose eyes; raises Refusal for a seat that there is not."""
    if wanted in ("", WATCHING):
        return None
    if not wanted.isdecimal() or int(wanted) >= seats:
        raise Refusal("wire/malformed")
    return int(wanted)


ROUTES = (get_replay,)
