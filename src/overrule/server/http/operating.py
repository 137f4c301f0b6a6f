"""For operators: whether the server is alive, whether it can store moves, and its metrics."""

from __future__ import annotations

import asyncio
import ipaddress

from litestar import Response, get

import overrule
from overrule.server.http.answers import Asked, hub_of, reply
from overrule.server.http.hub import Hub
from overrule.server.store.database import StoreError
from overrule.server.wire import Refusal

READY_SECONDS = 2.0  # that a write may take


@get("/healthz")
async def healthz(request: Asked) -> Response[bytes]:
    """Whether the server and its database answer."""
    hub = hub_of(request)
    await asyncio.to_thread(hub.store.check)
    return reply({"status": "ok", "version": overrule.__version__, "connections": len(hub.lines)})


@get("/readyz")
async def readyz(request: Asked) -> Response[bytes]:
    """Whether moves can be stored: something is really written."""
    hub = hub_of(request)
    _check_near(request)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await asyncio.wrap_future(hub.store.probe())
    except (TimeoutError, StoreError) as error:
        why = str(error) or f"the database has not written anything for {READY_SECONDS:g} seconds"
        return reply({"status": "not ready", "why": why}, status=503)
    return reply({"status": "ready", "version": overrule.__version__})


@get("/metrics")
async def metrics(request: Asked) -> Response[str]:
    """The metrics, for Prometheus."""
    _check_near(request)
    hub = hub_of(request)
    return Response(hub.metrics.text(_gauges(hub)), media_type="text/plain; version=0.0.4; charset=utf-8")


def _gauges(hub: Hub) -> dict[str, float]:
    return {
        "rooms": len(hub.lobby.tables),
        "connections": len(hub.lines),
        "waiting_writes": hub.store.waiting,
        "waiting_bots": hub.thinkers.waiting.size,
        "banned": len(hub.order.banned),
    }


def _check_near(request: Asked) -> None:
    """Raise Refusal unless the request comes from this machine: a proxy passes on where it really comes from."""
    try:
        near = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        near = False
    if not near:
        raise Refusal("http/not-found")


ROUTES = (healthz, readyz, metrics)
