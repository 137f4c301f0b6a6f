"""The server as the network sees it: the routes, the client's files, and the guard in front of them."""

from __future__ import annotations

from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Request, Response, get
from litestar.params import FromPath

from overrule.server.http import analyses as analyses_api
from overrule.server.http import decks as decks_api
from overrule.server.http import guard
from overrule.server.http import matches as matches_api
from overrule.server.http import moderation as moderation_api
from overrule.server.http import operating as operating_api
from overrule.server.http import people as people_api
from overrule.server.http import programs as programs_api
from overrule.server.http import puzzles as puzzles_api
from overrule.server.http import reference as reference_api
from overrule.server.http import replays as replays_api
from overrule.server.http.answers import LARGEST_BODY, Asked, answer_error, hub_of, language, status
from overrule.server.http.client_files import ClientFile
from overrule.server.http.compression import Compressed
from overrule.server.http.guard import Guarded
from overrule.server.http.hub import Hub
from overrule.server.http.live import LARGEST_FRAME, live
from overrule.server.http.packing import PackedProtocol
from overrule.server.http.patience import LONGEST_HEAD, PatientProtocol
from overrule.server.match.lobby import describe
from overrule.server.wire import Refusal

__all__ = ["Hub", "make_app", "make_server"]


PING_EVERY = 45.0  # seconds between pings of a websocket; proxies close those silent for 60
PONG_WITHIN = 15.0  # seconds in which it must answer


@get(["/", "/{path:path}"])
async def client(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its first page."""
    file = None if path.startswith(("/api/", "/ws")) else hub_of(request).files.find(path)
    if file is None:
        raise Refusal("http/not-found")
    return _file_response(request, file)


def _file_response(request: Asked, file: ClientFile) -> Response[bytes]:
    encoding, data = file.best(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(data, headers=headers, media_type=file.type)


ROUTES = (
    *people_api.ROUTES,
    *programs_api.ROUTES,
    *reference_api.ROUTES,
    *decks_api.ROUTES,
    *matches_api.ROUTES,
    *replays_api.ROUTES,
    *analyses_api.ROUTES,
    *puzzles_api.ROUTES,
    *moderation_api.ROUTES,
    *operating_api.ROUTES,
    live,
    client,
)


def make_app(hub: Hub) -> guard.App:
    """The server as an ASGI application."""
    app = Litestar(
        route_handlers=list(ROUTES),
        lifespan=[hub.running],
        exception_handlers={Exception: answer_error},
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.state.hub = hub
    return Guarded(Compressed(app), hub.limiter, _refuse, hub.order.check_address)


def make_server(hub: Hub) -> uvicorn.Server:
    """The server with its network limits; `run(sockets=...)` starts it."""
    config = uvicorn.Config(
        make_app(hub),
        log_config=None,
        access_log=False,
        server_header=False,
        http=PatientProtocol,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=PackedProtocol,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return uvicorn.Server(config)


def _refuse(refusal: Refusal) -> guard.App:
    """The answer to a request that is refused."""

    async def answer(scope: Any, receive: guard.Receive, send: guard.Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        request: Asked = Request(scope, receive, send)
        failure = describe(refusal, language(request))
        body = msgspec.json.encode(failure)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status(failure), "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return answer
