"""People: guests, accounts and settings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath
from msgspec import UNSET, Meta, Struct, UnsetType

import overrule
from overrule.server import wire
from overrule.server.http.answers import (
    Asked,
    account_session,
    address,
    check_person,
    hub_of,
    language,
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
from overrule.server.names import shown_name, skeleton
from overrule.server.store.base import Session
from overrule.server.wire import Refusal

T = TypeVar("T")

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LARGEST_SETTINGS = 8 * 1024


class SessionChange(Struct):
    """Changes to a person's own data."""

    name: str | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class Credentials(Struct):
    """Name and password of an account."""

    name: str
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class Recovery(Struct):
    """A recovery code of an account, and a new password."""

    name: str
    code: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class Password(Struct):
    """The password, for actions that cannot be undone."""

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class NewPassword(Struct):
    """The present password, and the new one."""

    before: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
    after: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class LoggedIn(Struct):
    """A browser in which a person is logged in; `here`: the one that asks."""

    id: str
    made: float
    seen: float
    here: bool


class SessionInfo(Struct):
    """Who a person is: a guest has no account."""

    name: str
    account: str | None
    settings: dict[str, Any]
    version: str  # of the server
    role: str = ""
    codes: list[str] = []  # to log in without the password; shown once, after registering


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
    if isinstance(change.settings, dict) and len(msgspec.json.encode(change.settings)) > LARGEST_SETTINGS:
        raise Refusal("wire/too-large", most=LARGEST_SETTINGS)
    if isinstance(change.settings, dict):
        check_person(session)
    if isinstance(change.name, str):  # first, as it may be refused
        session = await asyncio.to_thread(hub.store.rename, session, wire.check_name(change.name))
        hub.introduce(person_of(session))
    if isinstance(change.settings, dict):
        await asyncio.to_thread(hub.store.set_settings, session.owner, change.settings)
    return reply(await _describe(request, session), cookies=cookies)


@post("/api/register")
async def register(request: Asked) -> Response[bytes]:
    """Create an account that takes over what I have so far."""
    hub = hub_of(request)
    given = await read_body(request, Credentials)
    guest = await _at_the_door(request, given.name)
    _check_new(given.password)
    name = wire.check_name(given.name)
    token, session, codes = await _with_password(request, hub.store.register, guest, name, given.password)
    return await _enter(request, guest, token, session, codes)


@post("/api/login")
async def login(request: Asked) -> Response[bytes]:
    """Log in."""
    hub = hub_of(request)
    given = await read_body(request, Credentials)
    guest = await _at_the_door(request, given.name)
    token, session = await _with_password(request, hub.store.login, guest, given.name, given.password)
    return await _enter(request, guest, token, session)


@post("/api/recover")
async def recover(request: Asked) -> Response[bytes]:
    """Log in with a recovery code, and set a new password."""
    hub = hub_of(request)
    given = await read_body(request, Recovery)
    guest = await _at_the_door(request, given.name)
    _check_new(given.password)
    token, session = await _with_password(request, hub.store.recover, guest, given.name, given.code, given.password)
    return await _enter(request, guest, token, session)


async def _at_the_door(request: Asked, name: str) -> Session:
    """The session of a login; raises Refusal for too many tries, from here or with this name."""
    limiter = hub_of(request).limiter
    session, _ = await person_session(request)
    limiter.check("login", session.id)
    limiter.check("login-address", address(request))
    limiter.check("login-name", skeleton(wire.check_name(name)))
    return session


async def _with_password(request: Asked, work: Callable[..., T], *given: Any) -> T:
    """Do something slow, as it hashes a password, without delaying other work."""
    return await asyncio.get_running_loop().run_in_executor(hub_of(request).doors, partial(work, *given))


def _check_new(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise Refusal("account/password", least=SHORTEST_PASSWORD)


async def _enter(
    request: Asked, guest: Session, token: str, session: Session, codes: Sequence[str] = ()
) -> Response[bytes]:
    """A person has logged in."""
    hub, before = hub_of(request), person_id(guest)
    if not before.startswith(ACCOUNT):  # data of another account is not taken along
        hub.introduce(person_of(session), before)
    hub.close_lines(session.id)
    described = await _describe(request, session)
    described.codes = list(codes)
    return reply(described, cookies=[session_cookie(request, token)])


@post("/api/account/password")
async def post_password(request: Asked) -> Response[bytes]:
    """Change my password; all other browsers are logged out."""
    given = await read_body(request, NewPassword)
    session, account = await _owner(request)
    _check_new(given.after)
    store = hub_of(request).store
    before = await asyncio.to_thread(store.sessions_of, account)
    await _with_password(request, store.change_password, session, given.before, given.after)
    for ended in before:
        if ended.id != session.id:
            hub_of(request).close_lines(ended.id)
    return reply({})


@post("/api/account/codes")
async def post_codes(request: Asked) -> Response[bytes]:
    """New recovery codes; the old ones are void."""
    given = await read_body(request, Password)
    session, account = await _owner(request)
    await _with_password(request, hub_of(request).store.check_password, session, given.password)
    return reply(await asyncio.to_thread(hub_of(request).store.new_codes, account))


@get("/api/account/sessions")
async def get_sessions(request: Asked) -> Response[bytes]:
    """Where I am logged in."""
    session, account = await account_session(request)
    found = await asyncio.to_thread(hub_of(request).store.sessions_of, account)
    return reply([LoggedIn(one.id, one.made, one.seen, one.id == session.id) for one in found])


@delete("/api/account/sessions/{id:str}", status_code=200)
async def delete_session(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Log out another browser."""
    _, account = await account_session(request)
    if not await asyncio.to_thread(hub_of(request).store.end_session, account, id):
        raise Refusal("session/unknown")
    hub_of(request).close_lines(id)
    return reply({})


@get("/api/account/export")
async def get_export(request: Asked) -> Response[bytes]:
    """Everything that is stored about me."""
    session, _ = await person_session(request)
    hub_of(request).limiter.check("replay", address(request))
    answer = reply(await asyncio.to_thread(hub_of(request).store.export, session))
    answer.headers["content-disposition"] = 'attachment; filename="overrule-export.json"'
    return answer


@post("/api/account/delete")
async def delete_account(request: Asked) -> Response[bytes]:
    """Delete my account; the browser continues as a new guest."""
    given = await read_body(request, Password)
    session, account = await _owner(request)
    hub = hub_of(request)
    await _with_password(request, hub.store.check_password, session, given.password)
    for id in await asyncio.to_thread(hub.store.delete_account, account):
        hub.close_lines(id)
    hub.forget(session.owner)
    guest, cookies = await new_guest(request)
    return reply(await _describe(request, guest), cookies=cookies)


async def _owner(request: Asked) -> tuple[Session, int]:
    """The session of a request with a password; raises Refusal for too many guesses."""
    session, account = await account_session(request)
    hub_of(request).limiter.check("login-name", skeleton(session.account_name or ""))
    return session, account


@post("/api/logout")
async def logout(request: Asked) -> Response[bytes]:
    """Log out; the browser continues as a new guest."""
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
    name = shown_name(session.name, language(request))
    return SessionInfo(name, session.account_name, settings, overrule.__version__, session.role)


ROUTES = (
    *(get_session, patch_session, register, login, recover, logout),
    *(post_password, post_codes, get_sessions, delete_session, get_export, delete_account),
)
