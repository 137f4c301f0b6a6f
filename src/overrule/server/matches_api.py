"""Matches from outside: open tables, new rooms, invitations, records and one's history."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath

from overrule.core.records import write_record
from overrule.server import wire
from overrule.server.answers import (
    Asked,
    hub_of,
    language,
    person_of,
    read_body,
    reply,
    session_or_new,
)
from overrule.server.decks_api import plain_deck
from overrule.server.hub import Hub
from overrule.server.matches import Move
from overrule.server.rooms import Room
from overrule.server.seats import RoomError, RoomRecord
from overrule.server.store import Session, StoredRoom
from overrule.server.wire import Refusal


@get("/api/rooms")
async def get_rooms(request: Asked) -> Response[bytes]:
    """Open tables."""
    return reply(hub_of(request).lobby.open_tables(language(request)))


@post("/api/rooms")
async def post_room(request: Asked) -> Response[bytes]:
    """A new match; it is on the disk before anybody hears of it."""
    hub = hub_of(request)
    wish = await read_body(request, wire.CreateRoom)
    session, cookies = await session_or_new(request)
    hub.limiter.check("room", session.id)
    for seat in wish.seats:
        seat.deck = await _own_deck(hub, session, seat.deck)
    created = hub.lobby.create(person_of(session), wish)
    hub.wake.set()
    return reply(created, cookies=cookies, status=201)


async def _own_deck(hub: Hub, session: Session, named: Any) -> Any:
    """A deck of the asker's own, if its id is given, as the game reads it; else what was given."""
    if not isinstance(named, str):
        return named
    deck = await asyncio.to_thread(hub.store.deck, session.owner, named)
    return named if deck is None else msgspec.to_builtins(plain_deck(deck.name, deck.cards))


async def finished_room(hub: Hub, id: str) -> Room:
    """A match that is over, from the lobby or the store; raises RoomError. Its link holds as long as it is kept."""
    try:
        return hub.lobby.find(id)
    except RoomError as error:
        if error.code != "room/unknown":
            raise
    kept = await asyncio.to_thread(hub.store.room, id)
    if kept is None or not kept.over:
        raise RoomError("room/unknown")
    record = msgspec.convert(kept.data, RoomRecord)
    moves = msgspec.convert(kept.moves, list[Move])
    return await asyncio.to_thread(Room.restore, record, moves, hub.lobby.clock())


@get("/api/rooms/{room:str}/record")
async def get_record(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, to keep and to check with `overrule replay`."""
    record = (await finished_room(hub_of(request), room)).finished_record()
    name = "".join(letter for letter in room if letter.isalnum() or letter in "-_")
    headers = {"content-disposition": f'attachment; filename="overrule-{name}.json"', "cache-control": "no-cache"}
    return Response(write_record(record), media_type="application/json", headers=headers)


@get("/api/rooms/{room:str}/qr")
async def get_qr(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The invitation to a room as a code for the camera of a phone."""
    secret = request.query_params.get("secret", "")
    fits = all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in f"{room}{secret}")
    if not fits or len(room) > 40 or len(secret) > 100:
        raise Refusal("wire/malformed")
    link = f"{request.scope['scheme']}://{request.headers.get('host', '')}/join/{room}#{secret}"
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/api/history")
async def get_history(request: Asked) -> Response[bytes]:
    """The matches in which I had a seat, newest first."""
    hub = hub_of(request)
    session, cookies = await session_or_new(request)
    rooms = await asyncio.to_thread(hub.store.rooms_of, session.owner)
    return reply([_past_match(room, session) for room in rooms], cookies=cookies)


def _past_match(room: StoredRoom, session: Session) -> dict[str, Any]:
    """A match for a list: who played what, and nothing that is secret while it goes on."""
    seats = [{"name": seat["name"], "kind": seat["kind"], "bot": seat.get("bot")} for seat in room.data["seats"]]
    mine = [place for place, seat in enumerate(room.data["seats"]) if seat.get("who") == session.id]
    kept = {"room": room.id, "game": room.data["game"], "over": room.over, "seats": seats, "mine": mine}
    return {**kept, "made": room.made, "changed": room.changed}


ROUTES = (get_rooms, post_room, get_record, get_qr, get_history)
