"""A real server with the built client, a real Chromium, and people in it whose pages must stay free of errors."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, sync_playwright

from overrule.core import fair
from overrule.server.http.client_files import ClientFiles
from overrule.server.match import rooms, seats
from tests.server.conftest import Running, start
from tests.web.browsing import launch, new_context
from tests.web.player import How, Player

QUICKLY = 0.05  # seconds


class People:
    """Those who take part in a test, each with a browser context of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.players: list[Player] = []
        self.faults: list[str] = []
        self.expected: list[str] = []  # what the console may say, since the test brings it about

    def new(
        self, *, seed: int = 1, how: How = "mouse", lang: str = "en", painted: bool = False, **settings: Any
    ) -> Player:
        """Somebody with a page of their own, who has never been here, and who cares for its looks only if said so."""
        touch = how == "touch"
        context = new_context(self.browser, self.address, touch=touch, lang=lang, painted=painted, **settings)
        player = Player(context.new_page(), seed=seed, how=how, lang=lang)
        self._listen(player.page)
        self.players.append(player)
        return player

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.location.get('url')}: {message.text}")

    def close(self) -> None:
        """Go home; whoever has seen an error says so."""
        assert self.browser.is_connected(), "the browser has crashed"
        for player in self.players:
            player.page.context.close()
        faults = [fault for fault in self.faults if not any(re.search(one, fault) for one in self.expected)]
        assert faults == []


class Chromium:
    """The browser of these tests; one that has crashed fails the test it crashed in, and the next gets another."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser = launch(playwright)

    def running(self) -> Browser:
        if not self._browser.is_connected():
            self._browser = launch(self._playwright)
        return self._browser


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    """One browser for these tests only: while Playwright is there, no other test could run an event loop."""
    with sync_playwright() as playwright:
        started = Chromium(playwright)
        yield started
        started.running().close()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.running()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a process: every test has rooms and sessions of its own."""
    assert ClientFiles().built, "the client has not been built: run make web"
    running = start(tmp_path_factory.mktemp("server") / "web.db")
    yield running
    running.stop()


def fix_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards whenever a test is run, whatever the browsers add, and pass for people without waiting."""
    chance = random.Random(1)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())
    monkeypatch.setattr(rooms, "pass_time", lambda chance: QUICKLY)
    monkeypatch.setattr(seats.RoomRecord, "deal", property(lambda record: fair.Deal(record.deal_secret, ())))


@pytest.fixture
def server(shared_server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """The server, which deals the same cards whenever a test is run."""
    fix_deals(monkeypatch)
    return shared_server


@pytest.fixture
def people(browser: Browser, server: Running, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    guests = People(browser, server.address)
    yield guests
    if getattr(request.node, "failed", False) and browser.is_connected():
        for number, player in enumerate(guests.players):
            player.page.screenshot(path=tmp_path / f"failed-{number}.png")
        print(f"what was seen at the end: {tmp_path}")
    guests.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.failed = report.failed  # type: ignore[attr-defined]
    return report
