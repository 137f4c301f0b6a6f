"""Rooms that another process has, as the lobby sees them; `tests/postgres` has real processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from overrule.server import wire
from overrule.server.match.elsewhere import Alone
from overrule.server.match.lobby import Lobby
from overrule.server.match.views import Page
from tests.server.helpers import ANNA, MemoryStore

OTHER = 7  # the process that has all rooms


class OtherHasIt(MemoryStore):
    """A store whose rooms are all another process's."""

    def claim(self, room: str) -> int | None:
        return OTHER


class Forwarded(Alone):
    """Notes what is given to other processes."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, str, str]] = []  # the process, the page, its habits

    def forward(self, process: int, connection: str, page: Page, settings: wire.Settings, command: str) -> None:
        self.sent.append((process, connection, settings.reactions))


class Aside:
    """Work that is done when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Any], Future[Any]]] = []

    def __call__(self, work: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((work, future))
        return future

    def do(self) -> None:
        for work, future in self.waiting:
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)
        self.waiting.clear()


def away() -> tuple[Lobby, Forwarded, Aside]:
    forwarded, aside = Forwarded(), Aside()
    lobby = Lobby(
        OtherHasIt(),
        deliver=lambda connection, text: None,
        aside=aside,
        later=lambda future, then: future.add_done_callback(lambda _: then()),
        others=forwarded,
    )
    return lobby, forwarded, aside


def join(lobby: Lobby, page: str) -> None:
    lobby.receive(page, json.dumps({"type": "join", "room": "a" * 12}))


def test_the_other_process_is_told_how_somebody_wants_to_be_asked() -> None:
    lobby, forwarded, aside = away()
    lobby.connect("page", ANNA, "en", {"reactions": "full"})
    join(lobby, "page")
    aside.do()
    assert forwarded.sent == [(OTHER, "page", "full")]


def test_a_page_that_has_gone_meanwhile_is_not_made_known_to_the_other_process() -> None:
    """It would stay there for ever, with the usual habits in the place of what its person has set."""
    lobby, forwarded, aside = away()
    lobby.connect("page", ANNA, "en", {"reactions": "full"})
    join(lobby, "page")
    lobby.disconnect("page")
    aside.do()
    assert forwarded.sent == []


def test_settings_that_were_changed_at_another_process_hold_for_who_comes_back() -> None:
    lobby, forwarded, aside = away()
    lobby.connect("old", ANNA, "en", {"reactions": "smart"})
    lobby.seated.add(ANNA.id, "b" * 12)  # so that the habits are kept
    lobby.disconnect("old")
    lobby.connect("new", ANNA, "en", {"reactions": "full"})
    join(lobby, "new")
    aside.do()
    assert forwarded.sent == [(OTHER, "new", "full")]
