"""Who I am: guests, accounts and settings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, patch, post
from msgspec import UNSET, Meta, Struct, UnsetType

import overrule
from overrule.server import wire
from overrule.server.http.answers import (
    Asked,
    address,
    hub_of,
    new_guest,
    person_id,
    person_of,
    person_session,
    read_body,
    reply,
    session_cookie,
    session_of,
    session_or_new,
)
from overrule.server.match.seats import ACCOUNT
from overrule.server.store.store import Session
from overrule.server.wire import Refusal

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LARGEST_SETTINGS = 8 * 1024


class SessionChange(Struct):
    """What somebody changes about themselves."""

    name: str | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class Credentials(Struct):
    """Name and password of an account."""

    name: str
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class SessionInfo(Struct):
    """Who somebody is: a guest has no account."""

    name: str
    account: str | None
    settings: dict[str, Any]
    version: str  # of the server


@get("/api/session")
async def get_session(request: Asked) -> Response[bytes]:
    """Who I am; a browser that comes for the first time becomes a guest."""
    session, cookies = await session_or_new(request)
    return reply(await _describe(request, session), cookies=cookies)


@patch("/api/session")
async def patch_session(request: Asked) -> Response[bytes]:
    """Change my name or settings."""
    hub = hub_of(request)
    change = await read_body(request, SessionChange)
    session, cookies = await session_or_new(request)
    hub.limiter.check("write", session.owner)
    if isinstance(change.settings, dict):
        if len(msgspec.json.encode(change.settings)) > LARGEST_SETTINGS:
            raise Refusal("wire/too-large", most=LARGEST_SETTINGS)
        await asyncio.to_thread(hub.store.set_settings, session.owner, change.settings)
    if isinstance(change.name, str):
        session = await asyncio.to_thread(hub.store.rename, session, wire.check_name(change.name))
        hub.lobby.introduce(person_of(session))
    return reply(await _describe(request, session), cookies=cookies)


@post("/api/register")
async def register(request: Asked) -> Response[bytes]:
    """Make an account for what I have kept so far."""
    return await _enter(request, new=True)


@post("/api/login")
async def login(request: Asked) -> Response[bytes]:
    """Log in."""
    return await _enter(request, new=False)


async def _enter(request: Asked, *, new: bool) -> Response[bytes]:
    hub = hub_of(request)
    given = await read_body(request, Credentials)
    session, _ = await person_session(request)
    hub.limiter.check("login", session.id)
    hub.limiter.check("login-address", address(request))
    before = person_id(session)
    if new and len(given.password) < SHORTEST_PASSWORD:
        raise Refusal("account/password", least=SHORTEST_PASSWORD)
    enter = hub.store.register if new else hub.store.login
    name = wire.check_name(given.name)
    token, session = await asyncio.to_thread(enter, session, name, given.password)
    if not before.startswith(ACCOUNT):  # what another account has is not taken along
        hub.lobby.introduce(person_of(session), before)
    hub.close_lines(session.id)
    return reply(await _describe(request, session), cookies=[session_cookie(request, token)])


@post("/api/logout")
async def logout(request: Asked) -> Response[bytes]:
    """Log out; the browser goes on as a new guest."""
    hub = hub_of(request)
    session = await session_of(request)
    if session is not None and session.is_program:
        raise Refusal("token/program")
    if session is not None:
        await asyncio.to_thread(hub.store.logout, session)
        hub.close_lines(session.id)
    guest, cookies = await new_guest(request)
    return reply(await _describe(request, guest), cookies=cookies)


async def _describe(request: Asked, session: Session) -> SessionInfo:
    settings = await asyncio.to_thread(hub_of(request).store.settings_of, session.owner)
    return SessionInfo(session.name, session.account_name, settings, overrule.__version__)


ROUTES = (get_session, patch_session, register, login, logout)
