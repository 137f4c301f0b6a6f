"""Programs that play: the tokens that people create for them. `docs/protocol.md` explains how to write one."""

from __future__ import annotations

import asyncio
from typing import Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath
from msgspec import Struct

from overrule.server import wire
from overrule.server.http.answers import Asked, hub_of, person_session, read_body, reply
from overrule.server.wire import Refusal

MOST_PROGRAMS = 10


class ProgramWish(Struct):
    """The name of a program at the table, and what it may do."""

    name: str
    scopes: tuple[Literal["play", "decks"], ...] = ("play",)


class NewProgram(Struct):
    """A program that may play now; its token is never shown again."""

    id: str
    name: str
    token: str
    scopes: tuple[str, ...]


@get("/api/tokens")
async def get_tokens(request: Asked) -> Response[bytes]:
    """The programs that I let play, without their tokens."""
    session, cookies = await person_session(request)
    found = await asyncio.to_thread(hub_of(request).store.programs_of, session.owner)
    return reply(found, cookies=cookies)


@post("/api/tokens")
async def post_token(request: Asked) -> Response[bytes]:
    """Let a program play."""
    hub = hub_of(request)
    wish = await read_body(request, ProgramWish)
    name = wire.check_name(wish.name)
    session, cookies = await person_session(request)
    hub.limiter.check("write", session.owner)
    token, made = await asyncio.to_thread(hub.store.new_program, session, name, MOST_PROGRAMS, wish.scopes)
    return reply(NewProgram(made.id, made.name, token, made.scopes), cookies=cookies, status=201)


@delete("/api/tokens/{id:str}", status_code=200)
async def delete_token(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Revoke a program's token."""
    hub = hub_of(request)
    session, _ = await person_session(request)
    hub.limiter.check("write", session.owner)
    if not await asyncio.to_thread(hub.store.drop_program, session.owner, id):
        raise Refusal("token/unknown")
    hub.close_lines(id)
    return reply({})


ROUTES = (get_tokens, post_token, delete_token)
