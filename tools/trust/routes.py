"""Every route, with bodies that fit their types or nearly: nothing may fail, and no refusal changes anything.

python -m tools.trust.routes --requests 20000
"""

from __future__ import annotations

import argparse
import inspect
import logging
import random
import re
import string
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import sqlalchemy as sa

from overrule.games import KITS
from overrule.server.http.gateway import ROUTES
from overrule.server.match.views import settle
from overrule.server.store import schema
from overrule.server.store.store import Store
from tests.server.conftest import Browser, Running, start
from tools.trust.fuzz import memory
from tools.trust.schemas import Maker, as_json

BODY = re.compile(r"read_body\(request, ([\w.]+)\)")
PATH = re.compile(r"\{(\w+):\w+\}")
BY_ITSELF = ("moves", "films", "analyses", "leases", "processes")  # what the server writes by itself, as for bots
WARM_UP = 0.2  # of all requests, after which memory is compared
NAME, PASSWORD = "Anna", "correct horse"


@dataclass(frozen=True)
class Route:
    """A route with the type of its body, if it reads one."""

    method: str
    path: str
    body: Any


@dataclass
class Tried:
    """What came out of it."""

    requests: int = 0
    answers: Counter[int] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)  # answered with 500, or not at all
    changed: list[str] = field(default_factory=list)  # refused, and yet the database is another one
    logged: list[str] = field(default_factory=list)  # what the server has logged as errors
    in_loop: list[str] = field(default_factory=list)  # what the database was asked where everybody waits for it
    megabytes: float = 0.0  # more than after the warm-up
    slowest: float = 0.0  # milliseconds of processor time that the loop spent while one was answered
    slowest_route: str = ""

    @property
    def holds(self) -> bool:
        return not (self.failed or self.changed or self.logged or self.in_loop) and self.megabytes < 30

    def row(self) -> str:
        told = ", ".join(f"{count} × {status}" for status, count in sorted(self.answers.items()))
        wrong = (
            "; ".join([*self.failed, *self.changed, *self.logged, *self.in_loop][:3])
            or "none failed, no refusal changed anything"
        )
        return (
            f"{self.requests} requests ({told}): {wrong}; {self.megabytes:.0f} MB more; "
            f"the costliest took the loop {self.slowest:.1f} ms ({self.slowest_route})"
        )


def routes() -> list[Route]:
    """All routes of HTTP."""
    found = []
    for handler in ROUTES:
        code = inspect.getsource(inspect.unwrap(handler.fn))
        named = BODY.search(code)
        body = eval(named[1], handler.fn.__globals__) if named else None
        for method in getattr(handler, "http_methods", ()):
            found += [Route(str(method), path, body) for path in sorted(handler.paths)]
    return found


class Errors(logging.Handler):
    """Notes what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


def try_routes(requests: int, seed: int = 1) -> Tried:
    """Send so many requests to a server, as guests and as a moderator with an account."""
    errors, found, chance = Errors(), Tried(), random.Random(seed)
    logging.getLogger("overrule").addHandler(errors)
    with tempfile.TemporaryDirectory() as folder:
        settle()
        running = start(Path(folder) / "routes.db")
        try:
            with running.asked_in_loop() as found.in_loop:
                _send_all(running, chance, requests, found)
        finally:
            running.stop()
            logging.getLogger("overrule").removeHandler(errors)
    found.logged = errors.found
    return found


def _send_all(running: Running, chance: random.Random, requests: int, found: Tried) -> None:
    known = [*KITS, "en", "cs", "expert", "random", NAME, PASSWORD, "ban", "close", "lift", "account:1", "1"]
    make = Maker(chance, known)
    table = routes()
    people = [_moderator(running), _guest(running)]
    for who in people:
        known.append(who.create("compile", "me", "random")["room"])
        known.append(who.create("conquerors", "me", "open", public=True)["room"])
    time.sleep(1)  # bots have begun to think
    before = 0.0
    for number in range(requests):
        route = table[number % len(table)]
        place = chance.randrange(len(people))
        was = _state(running.hub.store)
        began = running.processor_time
        status = _send(people[place].http, route, make, found)
        if number >= len(table) and (took := 1000 * (running.processor_time - began)) > found.slowest:
            found.slowest, found.slowest_route = took, f"{route.method} {route.path}"
        found.requests += 1
        found.answers[status] += 1
        if status == 500:
            found.failed.append(f"{route.method} {route.path}: 500")
        if status >= 400 and _state(running.hub.store) != was:
            found.changed.append(f"{route.method} {route.path}: {status}")
        if people[place].get("/api/session")["account"] is None and place == 0:
            people[0].http.close()
            people[0] = _moderator(running)
        if number == int(requests * WARM_UP):
            before = memory()
    found.megabytes = memory() - before
    for who in people:
        who.http.close()


def _send(http: httpx.Client, route: Route, make: Maker, found: Tried) -> int:
    """One request; gives the status of the answer, 0 if there was none."""
    path = PATH.sub(lambda _: quote(make.word(40), safe=""), route.path)
    if route.path == "/moderation" and route.method == "POST":
        names = ("do", "report", "note", "target", "reason", "days", "kind")
        body = urlencode({name: make.word(40) for name in make.chance.sample(names, 5)}).encode()
    elif route.body is not None:
        body = as_json(make.nearly(route.body))
    else:
        body = b""
    headers = {"origin": str(http.base_url), "content-type": "application/json"}
    try:
        return http.request(route.method, path, content=body, headers=headers).status_code
    except httpx.HTTPError as error:
        found.failed.append(f"{route.method} {route.path}: {error!r}")
        return 0


def _guest(running: Running) -> Browser:
    return Browser(running.address).__enter__()


def _moderator(running: Running) -> Browser:
    """Somebody with an account who may use all routes; it may have been deleted or banned by chance."""
    browser = _guest(running)
    name = "".join(random.choices(string.ascii_lowercase, k=12))
    browser.send("POST", "/api/register", {"name": name, "password": PASSWORD})
    session = running.hub.store.session(browser.http.cookies["overrule_session"])
    assert session is not None
    assert session.account is not None
    running.hub.store.set_role(session.account, "moderator")
    return browser


def _state(store: Store) -> list[Any]:
    """All that is stored and is changed by requests alone."""
    state: list[Any] = []
    with store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name == "rooms":
                state.append(connection.scalar(sa.select(sa.func.count()).select_from(table)))
            elif table.name not in BY_ITSELF:
                columns = [column for column in table.c if column.name not in ("seen", "made")]
                state.append(connection.execute(sa.select(*columns)).all())
    return state


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    found = try_routes(given.requests, given.seed)
    print(found.row())
    raise SystemExit(0 if found.holds else 1)


if __name__ == "__main__":
    main()
