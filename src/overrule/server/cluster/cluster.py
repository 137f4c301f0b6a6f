"""This process among those that serve the same PostgreSQL database.

A socket may be connected to any process. A command for a room of another process goes over a link to that process,
where the page then counts as one of its own; what that process tells the page comes back on the same link. If the link
breaks, the page is told to reconnect (1012), and its rooms are claimed by any process that is asked for them, as soon
as the other process has released them or is declared dead (`store/leases.py`).

Sessions, decks and promises are in the database, for all processes. Limits that protect people count together
(`Limit.together`), those that protect a process from too much work count in each.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from overrule.server import wire
from overrule.server.cluster import messages as m
from overrule.server.cluster.links import Link
from overrule.server.cluster.notices import Notices
from overrule.server.match.elsewhere import Alone
from overrule.server.match.lobby import Lobby
from overrule.server.match.seats import known_rules
from overrule.server.match.views import Page
from overrule.server.store.database import StoreError, reason
from overrule.server.store.leases import Process
from overrule.server.store.store import Store
from overrule.server.wire import Refusal

log = logging.getLogger(__name__)

BEAT = 0.5  # seconds between two renewals
RETRY = 0.25  # seconds after which an unreachable process is tried again
HERE = "127.0.0.1"  # where the other processes are, unless they are on other machines


class Site(Protocol):
    """What a cluster needs from its own process."""

    store: Store
    lobby: Lobby

    def deliver(self, connection: str, text: str) -> None:
        """Send something to a page."""

    def plan(self) -> None:
        """Call this whenever the lobby has done something."""

    def close_line(self, connection: str) -> None:
        """Make a page reconnect, since a process has gone."""

    def session_changed(self, session: str) -> None:
        """Make the pages of a session reconnect."""

    def counted(self, kind: str, who: str) -> None:
        """Another process has let a request through that all count together."""

    def stop(self) -> None:
        """End this process."""


class OneProcess(Alone):
    """The process that serves its database alone; `Cluster` documents the methods."""

    async def start(self, site: Site) -> None:
        pass

    async def stop(self) -> None:
        pass

    def deliver(self, connection: str, text: str) -> None:
        pass

    def tell(self, told: Any) -> None:
        pass


@dataclass
class Peer:
    """Another process, the link to it, and the pages that need rooms there; messages wait until the link is up."""

    link: Link[m.Answer]
    connected: bool = False
    pages: set[str] = field(default_factory=set)
    waiting: list[m.Request] = field(default_factory=list)

    def send(self, message: m.Request) -> None:
        if self.connected:
            self.link.send(message)
        else:
            self.waiting.append(message)


class Cluster(OneProcess):
    """This process among others."""

    def __init__(self, host: str = HERE) -> None:
        """`host`: the address of this machine at which the other processes reach it."""
        self.host = host
        self.secret = secrets.token_hex(16)
        self.living: dict[int, Process] = {}
        self.peers: dict[int, Peer] = {}  # to which this process has linked
        self.guests: dict[str, tuple[Link[m.Request], str]] = {}  # pages of others: the link, and their name there
        self.links: set[Link[m.Request]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.beating = ThreadPoolExecutor(1, "overrule-beat")  # of its own: nobody's request may delay it
        self.site: Site
        self.server: asyncio.Server
        self.notices: Notices

    async def start(self, site: Site) -> None:
        """Join the others."""
        self.site = site
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: Link(m.Request, self._asked, self._guest_gone), self.host, 0)
        port = self.server.sockets[0].getsockname()[1]
        await asyncio.to_thread(site.store.join, f"{self.host}:{port}", self.secret, known_rules())
        assert site.store.process is not None
        self.notices = Notices(site.store.engine.url, site.store.process, self._hear)
        self.tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self.notices.run())]

    async def stop(self) -> None:
        """Leave the others: their pages come back elsewhere and find the rooms released."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.beating.shutdown()
        self.server.close()
        for link in list(self.links):
            link.close()
        for peer in list(self.peers.values()):
            peer.link.close()
        with suppress(StoreError):  # without the database they will notice
            await asyncio.to_thread(self.site.store.leave)

    async def _beat(self) -> None:
        """Renew this process regularly, and see which others are there."""
        while True:
            try:
                found = await asyncio.get_running_loop().run_in_executor(self.beating, self.site.store.tend)
                self._meet({process.number: process for process in found})
            except Exception as error:
                log.warning("the database does not say which processes are there: %s", reason(error))
            if self.site.store.superseded:
                log.error("the other processes have given this one up: it stops")
                self.site.stop()
                return
            await asyncio.sleep(BEAT)

    def _meet(self, living: dict[int, Process]) -> None:
        """Exactly these processes are there now."""
        gone = self.living.keys() - living.keys()
        self.living = living
        for number in gone:
            self.site.lobby.board.forget(number)
            if number in self.peers:
                self.peers[number].link.close()

    # --------------------------------------------------------------------------------------- pages here, rooms there

    def forward(self, process: int, connection: str, page: Page, settings: wire.Settings, command: str) -> None:
        """Give a command to the process that has its room."""
        if connection in self.guests:
            link, name = self.guests[connection]
            link.send(m.Moved(name, command))
            return
        peer = self._peer(process)
        if peer is None:
            self._retry(connection, command)
            return
        if connection not in peer.pages:
            peer.pages.add(connection)
            peer.send(m.Opened(connection, page.person, page.lang))
            peer.send(m.Said(connection, wire.encode(settings)))
        peer.send(m.Said(connection, command))

    def repeat(self, connection: str, message: str) -> None:
        """What a page says about itself goes to all processes that have rooms for it."""
        for peer in self.peers.values():
            if connection in peer.pages:
                peer.send(m.Said(connection, message))

    def leave(self, connection: str) -> None:
        """A page is gone."""
        for peer in self.peers.values():
            if connection in peer.pages:
                peer.pages.remove(connection)
                peer.send(m.Closed(connection))

    def _peer(self, process: int) -> Peer | None:
        """The link to a process, which may not be up yet; None: the process is unknown."""
        if process not in self.peers and process in self.living:
            link: Link[m.Answer] = Link(m.Answer, self._answered, self._peer_gone)
            link.process = process
            self.peers[process] = Peer(link)
            task = asyncio.create_task(self._dial(self.living[process], self.peers[process]))
            self.tasks.append(task)
            task.add_done_callback(self.tasks.remove)
        return self.peers.get(process)

    async def _dial(self, process: Process, peer: Peer) -> None:
        host, _, port = process.address.rpartition(":")
        try:
            async with asyncio.timeout(1):
                await asyncio.get_running_loop().create_connection(lambda: peer.link, host, int(port))
        except (OSError, TimeoutError) as error:
            del self.peers[process.number]
            if isinstance(error, ConnectionRefusedError):  # its machine refused the connection: do not wait
                with suppress(SQLAlchemyError):
                    await asyncio.to_thread(self.site.store.give_up, process.number)
            for message in peer.waiting:
                if isinstance(message, m.Said):
                    self._retry(message.page, message.text)
            return
        assert self.site.store.process is not None
        peer.connected = True
        peer.link.send(m.Hello(self.site.store.process, process.secret))
        for message in peer.waiting:
            peer.link.send(message)
        peer.waiting.clear()

    def _retry(self, connection: str, command: str) -> None:
        """Look for a room again soon: its process may be dead, and will be declared so."""
        asyncio.get_running_loop().call_later(RETRY, self._look_again, connection, command)

    def _look_again(self, connection: str, command: str) -> None:
        self.site.lobby.look_again(connection, command)
        self.site.plan()

    def _answered(self, link: Link[m.Answer], answer: m.Answer) -> None:
        match answer:
            case m.Told():
                self.site.deliver(answer.page, answer.text)
            case m.Moved():
                self._retry(answer.page, answer.text)

    def _peer_gone(self, link: Link[m.Answer]) -> None:
        """A process has ended, or cannot be reached: its rooms are soon elsewhere."""
        if link.process in self.peers and self.peers[link.process].link is link:
            for connection in self.peers.pop(link.process).pages:
                self.site.close_line(connection)

    # --------------------------------------------------------------------------------------- pages there, rooms here

    def deliver(self, connection: str, text: str) -> None:
        """Tell a page of another process something."""
        if connection in self.guests:
            link, name = self.guests[connection]
            link.send(m.Told(name, text))

    def _asked(self, link: Link[m.Request], request: m.Request) -> None:
        """Another process speaks for one of its pages."""
        lobby = self.site.lobby
        if isinstance(request, m.Hello):
            if compare_digest(request.secret.encode(), self.secret.encode()):
                link.process = request.process
                self.links.add(link)
            return
        if link.process is None:
            link.close()
            return
        page = f"{link.process}/{request.page}"
        match request:
            case m.Opened():
                self.guests[page] = (link, request.page)
                lobby.connect(page, request.person, request.lang)
            case m.Said():
                self._receive(page, request.text)
            case m.Closed():
                lobby.disconnect(page)
                self.guests.pop(page, None)
        self.site.plan()

    def _receive(self, page: str, text: str) -> None:
        try:
            self.site.lobby.receive(page, text)
        except Exception:  # a fault in one room must not end the link
            log.exception("a message failed")
            self.site.lobby.refuse(page, Refusal("server/failed"))

    def _guest_gone(self, link: Link[m.Request]) -> None:
        """A process has ended, or cannot be reached: its pages come back elsewhere."""
        self.links.discard(link)
        for page in [page for page, (whose, _) in self.guests.items() if whose is link]:
            del self.guests[page]
            self.site.lobby.disconnect(page)
        self.site.plan()

    # ------------------------------------------------------------------------------------------------ to all processes

    def show(self, room: str, table: Mapping[str, wire.OpenTable] | None) -> None:
        """An open table of this process has changed."""
        self.tell(m.Table(room, None if table is None else dict(table)))

    def tell(self, told: Any) -> None:
        """Tell all other processes something."""
        self.notices.tell(told)

    def _hear(self, notice: m.Notice) -> None:
        """Another process tells something."""
        lobby = self.site.lobby
        match notice.told:
            case m.Here():
                for room, table in lobby.board.own():
                    self.show(room, table)
            case m.Table(room, shown):
                lobby.board.hear(notice.process, room, shown)
            case m.Introduced(person, before):
                lobby.introduce(person, before)
            case m.SessionChanged(session):
                self.site.session_changed(session)
            case m.Forgotten(owner):
                lobby.forget(owner)
            case m.Counted(kind, who):
                self.site.counted(kind, who)
        self.site.plan()
