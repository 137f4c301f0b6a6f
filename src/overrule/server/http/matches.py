"""Matches from outside: open tables, new rooms, invitations, records and a person's history."""

from __future__ import annotations

import asyncio
import io

import msgspec
import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath
from msgspec import Struct

from overrule.core import fair
from overrule.server import wire
from overrule.server.http.answers import (
    Asked,
    address,
    allowed_session,
    check_person,
    hub_of,
    known_session,
    language,
    person_id,
    person_of,
    read_body,
    reply,
    session_or_new,
)
from overrule.server.http.replays import check_player, film_of
from overrule.server.match.seats import RoomError, RoomRecord, Seat
from overrule.server.match.views import seat_names
from overrule.server.store.base import Session
from overrule.server.store.store import StoredRoom
from overrule.server.wire import Refusal


class PastSeat(Struct):
    """Who sat where; a bot has no name, but a level."""

    name: str
    kind: wire.SeatKind
    bot: str | None


class PastMatch(Struct):
    """A match for a list. `mine`: one's own seats; `made` and `changed`: when it began and was last played at.

    `winners` and `turns`: how it ended, if that is known; `lesson`: its deal was chosen; `puzzle`: the one it began
    with; `brought`: what each seat played with, once it is over.
    """

    room: str
    game: str
    over: bool
    seats: list[PastSeat]
    mine: list[int]
    made: float
    changed: float
    winners: list[int] | None
    turns: int | None
    lesson: bool
    puzzle: str | None
    brought: list[str]


class Promise(Struct):
    """The hash of a secret for the next deal."""

    commitment: str


@get("/api/rooms")
async def get_rooms(request: Asked) -> Response[bytes]:
    """Open tables."""
    return reply(hub_of(request).lobby.board.list(language(request)))


@post("/api/rooms")
async def post_room(request: Asked) -> Response[bytes]:
    """A new match; it is on the disk before the answer is sent."""
    hub = hub_of(request)
    wish = await read_body(request, wire.CreateRoom)
    session, cookies = await allowed_session(request, "play")
    hub.limiter.check("room", session.owner)
    hub.limiter.check("room-address", address(request))
    created = hub.lobby.create(person_of(session), wish)
    hub.plan()
    return reply(await asyncio.wrap_future(created), cookies=cookies, status=201)


@get("/api/rooms/{room:str}/record")
async def get_record(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, to keep and to check with `overrule replay`."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    film = await film_of(hub, room)
    await check_player(request, room)
    name = "".join(letter for letter in room if letter.isalnum() or letter in "-_")
    headers = {"content-disposition": f'attachment; filename="overrule-{name}.json"', "cache-control": "no-cache"}
    return Response(film.record, media_type="application/json", headers=headers)


@get("/api/rooms/{room:str}/proof")
async def get_proof(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """What `overrule verify` needs to check the deal of a finished match."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    film = await film_of(hub, room)
    await check_player(request, room)
    kept = await asyncio.to_thread(hub.store.room_head, room)
    record = None if kept is None else msgspec.convert(kept.data, RoomRecord)
    if record is None or record.commitment is None:
        raise Refusal("room/no-proof")
    decks = [seat.deck for seat in record.seats]
    played = msgspec.json.decode(film.record)
    proof = fair.Proof(record.id, record.deal_secret, record.commitment, record.shares, record.wishes, decks, played)
    answer = reply(proof, cache="no-cache")
    answer.headers["content-disposition"] = f'attachment; filename="overrule-{record.id}-proof.json"'
    return answer


@get("/api/promise")
async def get_promise(request: Asked) -> Response[bytes]:
    """The commitment for the deal of the next match that I create."""
    session, cookies = await session_or_new(request)
    secret = await asyncio.to_thread(hub_of(request).store.promise, person_id(session), fair.new_secret())
    return reply(Promise(fair.commitment_of(secret)), cookies=cookies)


@get("/api/rooms/{room:str}/qr")
async def get_qr(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The invitation to a room as a QR code, for players who wait there.

    Its secret comes from the room: in the address it would end up in logs.
    """
    session = await known_session(request)
    kept = await asyncio.to_thread(hub_of(request).store.room_head, room)
    secret = _invitation(kept, person_id(session))
    link = f"{request.scope['scheme']}://{request.headers.get('host', '')}/join/{room}#{secret}"
    drawn = await asyncio.to_thread(_draw_code, link)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _invitation(kept: StoredRoom | None, who: str) -> str:
    """The secret that opens a room to others, for players who wait there; raises RoomError."""
    if kept is None:
        raise RoomError("room/unknown")
    record = msgspec.convert(kept.data, RoomRecord)
    if who not in [seat.who for seat in record.seats]:
        raise RoomError("room/not-seated")
    if record.seed is not None:
        raise RoomError("room/full")
    return record.secret


def _draw_code(link: str) -> bytes:
    """A link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return drawn.getvalue()


@get("/api/history")
async def get_history(request: Asked) -> Response[bytes]:
    """The matches in which I had a seat, newest first."""
    hub = hub_of(request)
    session, cookies = await session_or_new(request)
    rooms = await asyncio.to_thread(hub.store.rooms_of, session.owner)
    return reply([_past_match(room, session, language(request)) for room in rooms], cookies=cookies)


def _past_match(room: StoredRoom, session: Session, lang: str) -> PastMatch:
    """A match for a list: who played what, and nothing that is secret while it is running."""
    seated = msgspec.convert(room.data["seats"], list[Seat])
    names = seat_names(seated, lang)
    seats = [PastSeat("" if seat.bot else name, seat.kind, seat.bot) for name, seat in zip(names, seated, strict=True)]
    mine = sorted(place for place, owner in room.owners.items() if owner == session.owner)
    data = room.data
    return PastMatch(
        room=room.id,
        game=data["game"],
        over=room.over,
        seats=seats,
        mine=mine,
        made=room.made,
        changed=room.changed,
        winners=data.get("winners"),
        turns=data.get("turns"),
        lesson=data.get("wished_seed") is not None,
        puzzle=data.get("puzzle"),
        brought=data.get("brought", {}).get(lang, []),
    )


@delete("/api/history/{room:str}", status_code=200)
async def delete_past(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """Take a match out of my history. It stays in those of others."""
    session = await known_session(request)
    check_person(session)
    hub_of(request).limiter.check("write", session.owner)
    if not await asyncio.wrap_future(hub_of(request).store.hide_room(session.owner, room)):
        raise RoomError("room/unknown")
    return reply({})


ROUTES = (get_rooms, post_room, get_record, get_proof, get_promise, get_qr, get_history, delete_past)
