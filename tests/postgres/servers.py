"""Several servers on one PostgreSQL: `make test-postgres` runs this, with the address in OVERRULE_TEST_POSTGRES."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from overrule.core import fair
from overrule.server.http.hub import LIMITS
from overrule.server.store.database import AWAY_AFTER
from overrule.server.store.store import Store
from tests.server.conftest import Browser, Page, Running, play, start, wait_for
from tools.trust.crash import crash
from tools.trust.postgres import Postgres
from tools.trust.proxy import Proxy, is_there
from tools.trust.serving import Served

POSTGRES = os.environ["OVERRULE_TEST_POSTGRES"]
NEWER = """
import sys
from overrule.games.compile.game import CompileRules
from tools.trust.serving import serve
CompileRules.revision += 1
serve(sys.argv[1], int(sys.argv[2]))
"""


@pytest.fixture
def servers() -> Iterator[tuple[Running, Running]]:
    both = start(POSTGRES), start(POSTGRES)
    time.sleep(1.5)  # they have met
    yield both
    for server in both:
        if server._thread.is_alive():
            server.stop()


class Newer(Served):
    """A server whose rules of Compile are newer than those of the tests."""

    def _start(self, database: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", NEWER, database, str(self.port)])
        self.pid = self.process.pid


@pytest.fixture
def newer() -> Iterator[Newer]:
    server = Newer(POSTGRES)
    yield server
    server.stop()


async def sit_down(one: Page, two: Page, created: dict[str, str]) -> None:
    room = created["room"]
    for page in (one, two):
        await page.say("settings", reactions="full")
    await one.say("join", room=room)
    await one.view(room)
    await two.say("join", room=room, secret=created["invite"])
    await two.view(room, lambda view: view["phase"] == "playing")
    await one.view(room, lambda view: all(seat["connected"] for seat in view["seats"]))


def test_people_on_different_servers_play_talk_and_see_each_other_come_and_go(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with Browser(first.address) as anna, Browser(second.address) as petr:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def script() -> None:
            async with anna.page() as one:
                async with petr.page() as two:
                    await sit_down(one, two, created)
                    await two.say("chat", room=room, text="hello")
                    told = await one.until(lambda message: message["type"] == "chat")
                    assert told["line"]["text"] == "hello"
                    await two.say("lang", lang="cs")
                    assert (await two.view(room))["lang"] == "cs"
                    plays = [asyncio.create_task(page.play(room, moves=8)) for page in (one, two)]
                    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
                    for task in plays:
                        task.cancel()
                    await asyncio.gather(*plays, return_exceptions=True)
                await one.view(room, lambda view: not view["seats"][1]["connected"])

        play(script)
    assert room in first.hub.lobby.tables
    assert room not in second.hub.lobby.tables


def test_open_tables_names_and_logouts_are_known_everywhere(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with Browser(first.address) as anna, Browser(second.address) as petr:

        async def script() -> None:
            async with anna.page() as one, petr.page() as two:
                await two.say("rooms", on=True)
                room = anna.create("compile", "me", "open", public=True)["room"]
                await one.say("join", room=room)
                shown = await two.until(lambda message: message["type"] == "table" and message["room"] == room)
                assert shown["table"]["free"] == 1
                anna.send("PATCH", "/api/session", {"name": "Anuška"})
                named = await two.until(lambda message: message["type"] == "table" and message["room"] == room)
                assert named["table"]["seats"][0]["name"] == "Anuška"
                assert room in [table["room"] for table in petr.get("/api/rooms")]
                await one.say("leave", room=room)
                gone = await two.until(lambda message: message["type"] == "table" and message["room"] == room)
                assert gone["table"] is None
                with httpx.Client(base_url=first.address, cookies=petr.http.cookies) as elsewhere:
                    elsewhere.post("/api/logout")
                with pytest.raises(ConnectionClosed):
                    await two.until(lambda message: False)

        play(script)


def test_wrong_passwords_count_on_all_servers_together() -> None:
    tries = LIMITS["login-name"].burst
    both = [start(POSTGRES, limits=dict(LIMITS)) for _ in range(2)]
    time.sleep(1.5)  # they have met
    try:
        answers = []
        for number in range(tries + 1):
            with httpx.Client(base_url=both[number % 2].address) as stranger:
                answers.append(stranger.post("/api/login", json={"name": "Guessed", "password": f"guess {number}"}))
            time.sleep(0.2)  # the other one hears of it
    finally:
        for server in both:
            server.stop()
    assert [answer.status_code for answer in answers] == [403] * tries + [429]


def test_a_promise_that_one_server_gave_is_kept_by_the_other(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with Browser(first.address) as anna:
        promised = anna.get("/api/promise")["commitment"]
        anna.http.base_url = httpx.URL(second.address)
        created = anna.create("compile", "me", "open")
        kept = first.hub.store.room_head(created["room"])
        assert kept is not None
        assert fair.commitment_of(kept.data["deal_secret"]) == promised


def test_a_server_that_is_stopped_hands_its_rooms_over_at_once(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with Browser(first.address) as anna, Browser(second.address) as petr:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def script() -> None:
            async with anna.page() as one, petr.page() as two:
                await sit_down(one, two, created)
                number = next(page.views[room]["decision"] for page in (one, two) if page.views[room]["decision"])
                await asyncio.to_thread(first.stop)
                for page in (one, two):
                    with pytest.raises(ConnectionClosed) as closed:
                        await page.until(lambda message: False)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
            began = time.monotonic()
            anna.address = second.address
            async with anna.page() as one, petr.page() as two:
                for page in (one, two):
                    await page.say("join", room=room)
                views = [await page.view(room) for page in (one, two)]
                asked = next(view["decision"] for view in views if view["decision"])
                assert asked["number"] == number["number"]
            assert time.monotonic() - began < 2

        play(script)


def test_notices_cross_again_after_the_database_was_away() -> None:
    with Postgres() as postgres:
        first, second = start(postgres.url), start(postgres.url)
        with Browser(first.address) as anna, Browser(first.address) as eva, Browser(second.address) as petr:

            async def sit(browser: Browser, page: Page) -> str:
                """Open a public table, and be there."""
                room: str = browser.create("compile", "me", "open", public=True)["room"]
                await page.say("join", room=room)
                await page.view(room)
                return room

            def shown() -> list[str]:
                return [table["room"] for table in petr.get("/api/rooms")]

            async def until_shown(*rooms: str) -> None:
                async with asyncio.timeout(20):
                    while not set(rooms) <= set(shown()):
                        await asyncio.sleep(0.1)

            async def script() -> None:
                async with anna.page() as one, eva.page() as two:
                    before = await sit(anna, one)
                    await until_shown(before)
                    postgres.stop()
                    refused = petr.http.get("/api/session")
                    assert (refused.status_code, refused.json()["code"]) == (503, "server/away")
                    await asyncio.sleep(4)  # longer than a lease
                    postgres.start()
                    await until_shown(before, await sit(eva, two))

            play(script)
        for server in (first, second):
            assert not server.hub.store.superseded
            server.stop()


@pytest.mark.parametrize("put_away", [False, True])
def test_a_match_ends_under_its_own_rules_beside_newer_ones_and_is_shown_for_ever(newer: Newer, put_away: bool) -> None:
    older = start(POSTGRES)
    with Browser(older.address) as anna, Browser(older.address) as petr:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def begin() -> None:
            async with anna.page() as one, petr.page() as two:
                await sit_down(one, two, created)
                asked = next(page for page in (one, two) if page.views[room]["decision"])
                await asked.play(room, moves=1)

        async def end() -> None:
            async with anna.page() as one, petr.page() as two:
                for page in (one, two):
                    await page.say("join", room=room)
                await asyncio.gather(*(page.play(room) for page in (one, two)))

        play(begin)
        if put_away:
            older.hub.lobby._remove(older.hub.lobby.tables[room])
        time.sleep(1.5)  # both servers have met
        for person in (anna, petr):  # the proxy knows the newer one only
            person.address = newer.address
            person.http.base_url = httpx.URL(newer.address)
        play(end)
        assert room in older.hub.lobby.tables
        watched = [f"/api/replays/{room}?eyes={eyes}" for eyes in ("-", "0", "1")]
        films = [anna.get(path) for path in watched]
        older.stop()
        assert [anna.get(path) for path in watched] == films


def test_nothing_is_lost_when_processes_die_or_sleep_or_the_database_is_away() -> None:
    with Postgres() as postgres:
        for how in ({}, {"sleep": True}, {"postgres": postgres}):
            found = asyncio.run(crash(postgres.url, kills=2, moves=60, matches=6, processes=3, **how))
            assert found.wrong == []
            assert found.moves >= 120


@pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux' timeouts")
def test_a_database_whose_machine_is_gone_counts_as_away_after_seconds() -> None:
    with contextlib.closing(Store.open_beside(POSTGRES)) as store, store.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        with socket.socket(fileno=os.dup(driver.fileno())) as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * AWAY_AFTER
            asked = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)
            idle, every, times = [line.getsockopt(socket.IPPROTO_TCP, option) for option in asked]
            assert idle + every * times <= AWAY_AFTER


@contextlib.contextmanager
def group() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Two processes by one command, as on one of several machines; gives the command's process and their address."""
    command = [sys.executable, "-m", "overrule", "serve", "--processes", "2", "--port", "0", "--db", POSTGRES]
    with subprocess.Popen([*command, "--reachable", "127.0.0.1"], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        try:
            address = re.search(r"http://\S+", parent.stdout.readline())
            assert address is not None
            wait_for(address[0])
            yield parent, address[0]
        finally:  # otherwise a test that fails would wait for it for ever
            parent.terminate()
        assert parent.wait(30) == 0


def test_one_command_starts_several_processes_and_looks_after_them() -> None:
    with group() as (parent, address):
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        killed = next(child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())
        os.kill(int(killed), signal.SIGKILL)
        time.sleep(3)
        with Browser(address) as anna:
            anna.create("compile", "me", "random")


@pytest.mark.skipif(not is_there(), reason="needs nginx")
def test_machines_are_upgraded_one_after_the_other_behind_a_proxy_while_people_play() -> None:
    """As docs/operating.md says, with the settings of nginx that are there."""
    with (
        group() as (_, stays),
        group() as (stopped, goes),
        Proxy([address.removeprefix("http://") for address in (goes, stays)]) as proxy,
        Browser(proxy.address) as anna,
        Browser(proxy.address) as petr,
    ):
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def play_some(come: Callable[[Page, Page], Awaitable[None]]) -> int:
            """Both make a few moves; gives the number of the last question that they answered."""
            async with anna.page() as one, petr.page() as two:
                await come(one, two)
                plays = [asyncio.create_task(page.play(room, moves=4)) for page in (one, two)]
                done, rest = await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
                for task in rest:
                    task.cancel()
                await asyncio.gather(*rest, return_exceptions=True)
                return max(number for task in done for number, _ in task.result())

        async def come_back(one: Page, two: Page) -> None:
            for page in (one, two):
                await page.say("join", room=room)

        before = asyncio.run(play_some(lambda one, two: sit_down(one, two, created)))
        stopped.terminate()
        assert stopped.wait(30) == 0
        assert asyncio.run(play_some(come_back)) > before
