"""Protection against strangers: rate limits, origins, and what browsers may do with our pages."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from overrule.server.wire import Refusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS: dict[str, str] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BUCKETS = 10_000


@dataclass(frozen=True)
class Limit:
    """A limit: a burst at once, then one more per number of seconds.

    `together`: all processes of a server count as one. Others protect each process from too much work.
    """

    burst: int
    seconds: float
    together: bool = False


class Limiter:
    """Counts how many requests of each kind each person may still make."""

    def __init__(
        self,
        limits: Mapping[str, Limit],
        tell: Callable[[str, str], None] = lambda kind, who: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`tell`: lets the other processes know of a request that all of them count."""
        self.limits = limits
        self.tell = tell
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, since when

    def wait(self, kind: str, who: str) -> float:
        """Take one; returns by how many seconds it is too early, or 0."""
        limit = self.limits[kind]
        left = self._left(kind, who)
        early = max(0.0, (1.0 - left) * limit.seconds)
        self._keep(kind, who, left if early else left - 1.0)
        if limit.together and not early:
            self.tell(kind, who)
        return early

    def hear(self, kind: str, who: str) -> None:
        """Another process has let a request through."""
        if kind in self.limits:
            self._keep(kind, who, max(0.0, self._left(kind, who) - 1.0))

    def _left(self, kind: str, who: str) -> float:
        """How many requests are free now."""
        limit = self.limits[kind]
        burst = float(limit.burst)
        left, since = self.buckets.get((kind, who), (burst, self.clock()))
        return min(burst, left + (self.clock() - since) / limit.seconds)

    def _keep(self, kind: str, who: str, left: float) -> None:
        """Remember what is left now; of too many buckets, the one that was used least recently is forgotten."""
        self.buckets[kind, who] = (left, self.clock())
        self.buckets.move_to_end((kind, who))
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def check(self, kind: str, who: str) -> None:
        """Take one; raises Refusal, which says how long to wait."""
        early = self.wait(kind, who)
        if early:
            raise too_often(early)


def too_often(early: float) -> Refusal:
    """The refusal for a request that came this many seconds too early."""
    return Refusal("limit/too-often", seconds=max(1, round(early)))


def network(address: str) -> str:
    """The network of an address: one customer has a whole IPv6 /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


def address_of(client: Any) -> str:
    """The address of a request, by the `client` of ASGI."""
    return network(client[0]) if client else ""


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether the request comes from a page that we served. A page of another site cannot forge its origin."""
    if not origin or not host:
        return False
    try:
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc.casefold() == host.casefold()
    except ValueError:
        return False


def shown_token(authorization: str) -> str | None:
    """The token that a program sends instead of a cookie."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class Guarded:
    """An application with security headers on every response.

    It refuses requests from pages of other sites, and too many requests from one address.
    """

    def __init__(
        self, app: App, limiter: Limiter, refuse: Callable[[Refusal], App], check_address: Callable[[str], None]
    ) -> None:
        self.app = app
        self.check_address = check_address
        self.limiter = limiter
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = {name.lower() for name, _ in message.get("headers", ())}
                added = [header for header in _HEADERS if header[0] not in own]
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await self._admit(scope)(scope, receive, send_guarded)

    def _admit(self, scope: Scope) -> App:
        """The application, or one that refuses the request."""
        if self._is_strange(scope):
            return self.refuse(Refusal("http/origin"))
        address = address_of(scope.get("client"))
        try:
            self.check_address(address)
            self.limiter.check("request", address)
        except Refusal as refusal:
            return self.refuse(refusal)
        return self.app

    def _is_strange(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        if shown_token(headers.get(b"authorization", b"").decode("latin-1")) is not None:
            return False  # no page can make a browser send this, and with it the cookie does not count
        origin = headers.get(b"origin", b"").decode("latin-1") or None
        host = headers.get(b"host", b"").decode("latin-1") or None
        if scope["type"] == "websocket":
            return not same_origin(origin, host)
        if scope["method"] in SAFE_METHODS:
            return False
        return origin is not None and not same_origin(origin, host)
