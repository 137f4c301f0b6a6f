"""Finished matches to step through."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from overrule.server.http.answers import Asked, address, hub_of, language, session_of
from overrule.server.http.hub import Hub
from overrule.server.match.films import Film
from overrule.server.match.seats import RoomError, RoomRecord, rules_of
from overrule.server.wire import Refusal

WATCHING = "-"
MADE_WITHIN = 5.0  # seconds in which another process makes the film of a match that has just ended
LOOK_EVERY = 0.25


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
    """Raise Refusal for anybody who may not see all hands of a finished match: in a private room, all but players."""
    session = await session_of(request)
    kept = await asyncio.to_thread(hub_of(request).store.room_head, room)
    if kept is None or kept.data["public"]:
        return
    if session is None or (session.owner not in kept.owners.values() and not session.role):
        raise Refusal("room/not-public")


async def film_of(hub: Hub, room: str) -> Film:
    """The film of a finished match, made if there is none yet; raises RoomError."""
    kept = await asyncio.to_thread(hub.films.find, room)
    if kept is not None:
        return kept
    try:
        return await asyncio.wrap_future(hub.films.make(room))
    except RoomError as error:
        made = await _made_elsewhere(hub, room) if error.code == "room/not-filmed" else None
        if made is None:
            raise
        return made


async def _made_elsewhere(hub: Hub, room: str) -> Film | None:
    """The film of a match with other rules, if a process that knows them is just making it."""
    kept = await asyncio.to_thread(hub.store.room_head, room)
    if kept is None:
        return None
    rules = rules_of(msgspec.convert(kept.data, RoomRecord))
    for _ in range(int(MADE_WITHIN / LOOK_EVERY)):
        film, known = await asyncio.to_thread(lambda: (hub.films.find(room), hub.store.others_know(rules)))
        if film is not None or not known:
            return film
        await asyncio.sleep(LOOK_EVERY)
    return None


def _eyes(wanted: str, seats: int) -> int | None:
    """The viewer; raises Refusal for a seat that does not exist."""
    if wanted in ("", WATCHING):
        return None
    if not wanted.isdecimal() or int(wanted) >= seats:
        raise Refusal("wire/malformed")
    return int(wanted)


ROUTES = (get_replay,)
