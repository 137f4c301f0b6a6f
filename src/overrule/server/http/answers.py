"""How requests are read and answered: the person, the language, and errors as JSON."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from overrule.core.errors import OverruleError
from overrule.messages import LANGUAGES
from overrule.server.http.guard import address_of, shown_token
from overrule.server.http.hub import SESSIONS_KEPT, Hub
from overrule.server.match.lobby import describe
from overrule.server.match.seats import Person
from overrule.server.names import new_guest_name
from overrule.server.store.base import Session
from overrule.server.store.database import is_away, reason
from overrule.server.wire import Failure, Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")
Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "overrule_session"
LONGEST_TOKEN = 200
LARGEST_BODY = 64 * 1024
MOST_LANGUAGES = 20  # languages that a browser may name

STATUS = {
    "account/taken": 409,
    "account/wrong": 403,
    "account/wrong-code": 403,
    "account/none": 403,
    "account/banned": 403,
    "account/role": 403,
    "token/scope": 403,
    "token/wrong": 401,
    "token/program": 403,
    "room/not-over": 403,
    "room/not-public": 403,
    "room/closed": 410,
    "room/not-filmed": 410,
    "wire/too-large": 413,
    "http/not-found": 404,
    "http/method": 405,
    "http/origin": 403,
    "server/failed": 500,
    "server/away": 503,
}


# ------------------------------------------------------------------------------------------------------------- who asks


def hub_of(connection: Connection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def address(connection: Connection) -> str:
    return address_of(connection.client)


def session_cookie(request: Connection, token: str) -> Cookie:
    secure = request.scope["scheme"] in ("https", "wss")
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=int(SESSIONS_KEPT),
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


async def session_of(connection: Connection) -> Session | None:
    """The session of a request; raises Refusal, also if it asks too often.

    A request with a token must not be identified by the browser's cookie.
    """
    shown = shown_token(connection.headers.get("authorization", ""))
    token = connection.cookies.get(COOKIE) if shown is None else shown
    known = token and len(token) <= LONGEST_TOKEN
    session = await asyncio.to_thread(hub_of(connection).store.session, token) if known and token else None
    if shown is not None and (session is None or not session.is_program):
        raise Refusal("token/wrong")
    if session is not None:
        hub_of(connection).limiter.check("person", session.owner)
        hub_of(connection).order.check(session.owner)
    return session


async def session_or_new(request: Asked) -> tuple[Session, list[Cookie]]:
    """The session of a request, with a cookie to set for a new guest; raises Refusal.

    Too many new guests are refused, and so is a program with a wrong token.
    """
    session = await session_of(request)
    return (session, []) if session is not None else await new_guest(request)


async def new_guest(request: Asked) -> tuple[Session, list[Cookie]]:
    """A new guest with their cookie; raises Refusal if there are too many."""
    hub = hub_of(request)
    hub.limiter.check("session", address(request))
    token, guest = await asyncio.to_thread(hub.store.new_session, new_guest_name())
    return guest, [session_cookie(request, token)]


async def known_session(request: Asked) -> Session:
    """The session of a request; raises Refusal if there is none."""
    session = await session_of(request)
    if session is None:
        raise Refusal("session/none")
    return session


async def allowed_session(request: Asked, scope: str) -> tuple[Session, list[Cookie]]:
    """Like session_or_new, but raises Refusal for a program whose token lacks the scope."""
    session, cookies = await session_or_new(request)
    check_scope(session, scope)
    return session, cookies


def check_scope(session: Session, scope: str) -> None:
    """Raise Refusal for a program whose token lacks the scope."""
    if session.is_program and scope not in session.scopes:
        raise Refusal("token/scope", scope=scope)


async def account_session(request: Asked) -> tuple[Session, int]:
    """The session of a browser, and its account; raises Refusal for guests and programs."""
    session, _ = await person_session(request)
    if session.account is None:
        raise Refusal("account/none")
    return session, session.account


async def person_session(request: Asked) -> tuple[Session, list[Cookie]]:
    """Like session_or_new, but raises Refusal for a program: accounts and tokens are for people."""
    session, cookies = await session_or_new(request)
    check_person(session)
    return session, cookies


def check_person(session: Session) -> None:
    """Raise Refusal for a program: it may not change its owner's data."""
    if session.is_program:
        raise Refusal("token/program")


def person_of(session: Session) -> Person:
    """A person as the lobby knows them."""
    has_account = session.account_name is not None and not session.is_program
    name = session.account_name if session.account_name and has_account else session.name
    return Person(person_id(session), name, session.owner, session.is_program)


def person_id(session: Session) -> str:
    """The id of a person in the lobby: an account is the same person on all its devices."""
    return session.id if session.account is None or session.is_program else session.owner


def language(connection: Connection) -> str:
    """The language of a request: the one it names, otherwise the browser's first choice that we have."""
    named = connection.query_params.get("lang")
    if named in LANGUAGES:
        return str(named)
    wishes = []
    for place, part in enumerate(connection.headers.get("accept-language", "").split(",", MOST_LANGUAGES)):
        tag, _, weight = part.partition(";q=")
        with contextlib.suppress(ValueError):
            wishes.append((-float(weight or 1), place, tag.strip().partition("-")[0].lower()))
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])


# ------------------------------------------------------------------------------------------------- bodies and answers


async def read_body(request: Asked, kind: type[T]) -> T:
    """The body of a request; raises Refusal."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("wire/malformed") from None


def reply(data: Any, *, cookies: Sequence[Cookie] = (), status: int = 200, cache: str = "no-store") -> Response[bytes]:
    headers = {"cache-control": cache}
    content = msgspec.json.encode(data)
    return Response(content, media_type="application/json", headers=headers, cookies=list(cookies), status_code=status)


# --------------------------------------------------------------------------------------------------------------- errors


def answer_error(request: Asked, error: Exception) -> Response[bytes]:
    """Any error as JSON, in the language of the request."""
    refusal: Exception
    if is_away(error):
        log.error("%s %s: %s", request.method, request.url.path, reason(error))
        refusal = Refusal("server/away")
    elif isinstance(error, Refusal | OverruleError):
        refusal = error
    elif isinstance(error, HTTPException):
        refusal = http_refusal(error)
    else:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        refusal = Refusal("server/failed")
    failure = describe(refusal, language(request))
    return reply(failure, status=status(failure))


def http_refusal(error: HTTPException) -> Refusal:
    match error.status_code:
        case 404:
            return Refusal("http/not-found")
        case 405:
            return Refusal("http/method")
        case 413:
            return Refusal("wire/too-large", most=LARGEST_BODY)
        case _:
            return Refusal("wire/malformed")


def status(failure: Failure) -> int:
    if failure.code in STATUS:
        return STATUS[failure.code]
    if failure.code.startswith("limit/"):
        return 429
    return 404 if failure.code.endswith("/unknown") else 400
