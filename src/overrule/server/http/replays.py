"""Finished matches to step through."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from overrule.server.http.answers import Asked, address, hub_of, language
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
    replay = await asyncio.to_thread(film.replay, eyes, language(request))
    return Response(replay, media_type="application/json", headers={"cache-control": "no-cache"})


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
