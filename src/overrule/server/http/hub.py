"""What all routes share: the store, the lobby, the bots, and the open websockets.

Everything about matches happens in the lobby, in the thread of the event loop; what writes to the disk or thinks
happens in other threads and processes, and comes back into the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any

from litestar import Litestar, WebSocket

from overrule.server.cluster.cluster import Cluster, OneProcess
from overrule.server.cluster.messages import Counted, Forgotten, Introduced, SessionChanged
from overrule.server.http.client_files import ClientFiles
from overrule.server.http.guard import Limit, Limiter
from overrule.server.http.metrics import Metrics
from overrule.server.http.order import Order
from overrule.server.http.tidying import tidy
from overrule.server.http.whereabouts import Whereabouts
from overrule.server.match import thinking
from overrule.server.match.analyses import Analyses
from overrule.server.match.films import Films
from overrule.server.match.links import Links
from overrule.server.match.lobby import WAITING_KEPT, Lobby
from overrule.server.match.rooms import Pace
from overrule.server.match.seats import Person
from overrule.server.match.views import load_words
from overrule.server.store.accounts import HASHED_AT_ONCE
from overrule.server.store.database import reason
from overrule.server.store.store import Store
from overrule.server.structs import look_at_structs

log = logging.getLogger(__name__)

MOST_WAITING = 4 * 1024 * 1024  # bytes that may wait for a slow reader
SEND_SECONDS = 20.0
CLOSE_SECONDS = 2.0
ORDER_EVERY = 5.0  # seconds
FORGET_EVERY = 3600.0
TICK_AGAIN = 1.0  # seconds after a fault
THREADS_ASIDE = 2  # threads that read rooms and decks for the lobby
SESSIONS_KEPT = 90 * 24 * 3600.0  # seconds since a browser or program was last seen

LIMITS = {  # a person is an account with all its browsers and programs, or a guest
    "request": Limit(300, 0.02),  # of any kind from one address
    "person": Limit(120, 0.1),  # requests of any kind of one person
    "session": Limit(120, 1.0, together=True),  # new guests from one address
    "login": Limit(8, 20.0, together=True),  # of one browser
    "login-address": Limit(60, 5.0, together=True),
    "login-name": Limit(10, 60.0, together=True),  # for one account, from anywhere
    "room": Limit(20, 3.0, together=True),  # of one person
    "room-address": Limit(60, 1.0, together=True),
    "join": Limit(10, 30.0, together=True),  # seats that one person takes at others' tables
    "report": Limit(5, 600.0, together=True),  # of one person
    "write": Limit(60, 0.5),  # of one person
    "check": Limit(60, 0.25),  # of decks, from one address
    "replay": Limit(20, 2.0),  # from one address: a whole match may be played again
    "message": Limit(60, 0.05),  # of one browser or program
    "message-person": Limit(200, 0.02),
    "message-address": Limit(600, 0.01),
}

# Codes of the websocket's closing, for the client.
NO_SESSION = 4401
SESSION_CHANGED = 4001
TOO_SLOW = 4008
TOO_MANY = 4029
RESTARTED = 1012


@dataclass(eq=False)
class Connection:
    """A websocket: what waits to be sent, and whether and why to close it."""

    id: str
    socket: WebSocket[Any, Any, Any]
    session: str = ""
    person: str = ""
    address: str = ""
    waiting: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    size: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    code: int = 1000

    def push(self, text: str) -> None:
        """Send soon; a connection that reads too slowly is closed, and gets a fresh view when it returns."""
        if self.over.is_set():
            return
        self.size += len(text)
        if self.size > MOST_WAITING:
            self.end(TOO_SLOW)
        else:
            self.waiting.put_nowait(text)

    def end(self, code: int) -> None:
        """Close soon, for this reason."""
        if not self.over.is_set():
            self.code = code
            self.over.set()

    async def send_all(self) -> None:
        """Send whatever comes, for ever."""
        while True:
            text = await self.waiting.get()
            async with asyncio.timeout(SEND_SECONDS):  # not wait_for, which in Python 3.11 can lose a cancellation
                await self.socket.send_text(text)
            self.size -= len(text)

    async def close(self) -> None:
        """Close now."""
        with contextlib.suppress(Exception):  # the other side may already be gone
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(self.code)


class Hub:
    """What the routes share: the store, the lobby, the bots and the open websockets."""

    def __init__(
        self,
        store: Store,
        *,
        files: ClientFiles | None = None,
        workers: int | None = None,
        limits: Mapping[str, Limit] = LIMITS,
        pace: Pace | None = None,
        stop: Callable[[], None] = lambda: None,
        cluster: OneProcess | None = None,
    ) -> None:
        self.store = store
        self._stop = stop
        self.cluster = cluster or (Cluster() if store.is_shared else OneProcess())
        self.files = files or ClientFiles()
        self.workers = workers
        self.pace = pace
        self.limiter = Limiter(limits, tell=lambda kind, who: self.cluster.tell(Counted(kind, who)))
        self.order = Order(store)
        self.metrics = Metrics()
        self.lines: dict[str, Connection] = {}
        self.lines_of = Links()  # of sessions and of addresses
        self.whereabouts = Whereabouts()
        self.numbers = itertools.count(1)
        self._due = inf  # when the lobby is next told that something is due
        self._alarm: asyncio.TimerHandle | None = None
        self.films: Films
        self.analyses: Analyses
        self.aside: ThreadPoolExecutor
        self.doors: ThreadPoolExecutor
        self.lobby: Lobby
        self.thinkers: thinking.Thinkers
        self.loop: asyncio.AbstractEventLoop

    @contextlib.asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        self.loop = asyncio.get_running_loop()
        look_at_structs()
        await asyncio.to_thread(load_words)
        self.thinkers = thinking.Thinkers(self.workers)
        self.films = Films(self.store)
        self.analyses = Analyses(self.store, self.films, self.thinkers)
        self.aside = ThreadPoolExecutor(THREADS_ASIDE, "overrule-aside")
        self.doors = ThreadPoolExecutor(HASHED_AT_ONCE, "overrule-doors")
        self.lobby = Lobby(
            self.store,
            deliver=self.deliver,
            think=self.think,
            drop=self.thinkers.drop,
            aside=self.aside.submit,
            later=self.later,
            ended=self.films.begin,
            moved=self.metrics.moved,
            pace=self.pace,
            limit_joins=lambda person: self.limiter.check("join", person.owner or person.id),
            others=self.cluster,
        )
        await self.cluster.start(self)
        await asyncio.to_thread(self.store.forget_sessions, SESSIONS_KEPT)
        await asyncio.to_thread(self.store.forget_rooms, WAITING_KEPT)
        await asyncio.to_thread(self.store.forget_promises, WAITING_KEPT)
        await asyncio.to_thread(self.order.read)
        self.apply_order()
        work = (self.keep_order(), self.forget_addresses(), self.metrics.watch_lag(), tidy())
        tasks = [asyncio.create_task(task) for task in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.cluster.stop()
            if self._alarm is not None:
                self._alarm.cancel()
            self.analyses.stop_all()
            await asyncio.to_thread(self.thinkers.close)
            await asyncio.to_thread(self.analyses.close)
            await asyncio.to_thread(self.films.close)
            self.aside.shutdown(wait=False, cancel_futures=True)
            self.doors.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------------------------------ what the lobby needs

    def deliver(self, connection: str, text: str) -> None:
        """Send something to a websocket."""
        line = self.lines.get(connection)
        if line is not None:
            line.push(text)
        else:
            self.cluster.deliver(connection, text)

    def think(self, job: thinking.Task) -> None:
        """Let a bot think; its answer goes to the lobby."""
        self.thinkers.submit(job).add_done_callback(partial(self._soon, self._thought))

    def later(self, future: Future[Any], then: Callable[[], None]) -> None:
        """Go on when the store has written something."""

        def report(done: Future[Any]) -> None:
            if not done.cancelled():
                self._in_loop(self._call, then)

        future.add_done_callback(report)

    def _soon(self, then: Callable[[Any], None], done: Future[Any]) -> None:
        self._in_loop(then, done)

    def _in_loop(self, call: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(call, *args)

    def _call(self, then: Callable[[], None]) -> None:
        then()
        self.plan()

    def _thought(self, done: Future[Any]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.lobby.thought(done.result())
            self.plan()
        else:
            log.error("a bot gave no answer", exc_info=error)

    def plan(self) -> None:
        """Make sure that the lobby is told when something is due: clocks, automatic passes, rooms to forget.

        Call this whenever the lobby has done something; usually the moment is unchanged.
        """
        due = self.lobby.due()
        if due == self._due:
            return
        self._due = due
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due == inf else self.loop.call_later(max(0.0, due - self.lobby.clock()), self._tick)

    def _tick(self) -> None:
        self._due, self._alarm = inf, None
        try:
            self.lobby.tick()
            self.plan()
        except Exception:
            log.exception("the lobby's clock failed")
            self._alarm = self.loop.call_later(TICK_AGAIN, self._tick)

    async def keep_order(self) -> None:
        """Check regularly who is banned or muted."""
        while True:
            await asyncio.sleep(ORDER_EVERY)
            try:
                await asyncio.to_thread(self.order.read)
            except Exception as error:
                log.warning("the database does not say who is banned: %s", reason(error))
            self.apply_order()
            self.whereabouts.forget()

    def apply_order(self) -> None:
        """Close the connections of banned people; from now on, muted people are not heard."""
        self.lobby.quiet = self.order.muted
        for line in list(self.lines.values()):
            if self.order.is_banned(line.person, line.address):
                line.end(SESSION_CHANGED)

    async def forget_addresses(self) -> None:
        """Make sure regularly that no report keeps an address for too long."""
        while True:
            try:
                await asyncio.to_thread(self.store.forget_addresses)
            except Exception as error:
                log.warning("the addresses in old reports cannot be forgotten now: %s", reason(error))
            await asyncio.sleep(FORGET_EVERY)

    def address_of(self, person: str) -> str:
        """The address from which a person is, or was lately, connected to this process; empty if unknown."""
        here = [line.address for line in self.lines.values() if line.person == person]
        return here[-1] if here else self.whereabouts.of(person)

    def early(self, line: Connection) -> float:
        """By how many seconds a message is too early, for this connection, its person or its address."""
        senders = (("message", line.session), ("message-person", line.person), ("message-address", line.address))
        return max(self.limiter.wait(kind, who) for kind, who in senders)

    # -------------------------------------------------------------------------------------- what all processes hear

    def introduce(self, person: Person, before: str | None = None) -> None:
        """A person has a new name, or an account; `before`: their former id, if it has changed."""
        self.lobby.introduce(person, before)
        self.cluster.tell(Introduced(person, before))

    def close_lines(self, session: str) -> None:
        """Make the pages of a session reconnect, since it has changed."""
        self.session_changed(session)
        self.cluster.tell(SessionChanged(session))

    def forget(self, owner: str) -> None:
        """An account is gone."""
        self.lobby.forget(owner)
        self.cluster.tell(Forgotten(owner))

    # ---------------------------------------------------------------------------------------- what the cluster needs

    def session_changed(self, session: str) -> None:
        """Make the pages of a session that are here reconnect."""
        for id in self.lines_of.of(session):
            self.lines[id].end(SESSION_CHANGED)

    def counted(self, kind: str, who: str) -> None:
        """Another process has let a request through that all count together."""
        self.limiter.hear(kind, who)

    def close_line(self, connection: str) -> None:
        """Make a page reconnect, since a process has gone."""
        if connection in self.lines:
            self.lines[connection].end(RESTARTED)

    def stop(self) -> None:
        """End this process."""
        self._stop()
