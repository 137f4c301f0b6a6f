"""Rooms that another process has, as the lobby sees them; `tests/postgres` has real processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from overrule.games.compile.game import CompileRules
from overrule.server import wire
from overrule.server.match.elsewhere import Alone
from overrule.server.match.lobby import Lobby
from overrule.server.match.views import Page
from tests.server.helpers import ANNA, FIXED, Desk, MemoryStore, seated

OTHER = 7  # the process that has all rooms


class OtherHasIt(MemoryStore):
    """A store whose rooms are all another process's."""

    def claim(self, room: str) -> int | None:
        return OTHER


class OtherKnowsIt(MemoryStore):
    """A store of which another process knows the rules of all matches."""

    def hand_over(self, room: str, rules: str) -> int | None:
        return OTHER if rules.startswith("compile:") else None


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


def away(store: MemoryStore | None = None) -> tuple[Lobby, Forwarded, Aside]:
    forwarded, aside = Forwarded(), Aside()
    lobby = Lobby(
        store or OtherHasIt(),
        deliver=lambda connection, text: None,
        aside=aside,
        later=lambda future, then: future.add_done_callback(lambda _: then()),
        others=forwarded,
    )
    return lobby, forwarded, aside


def join(lobby: Lobby, page: str, room: str = "a" * 12) -> None:
    lobby.receive(page, json.dumps({"type": "join", "room": room}))


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


def test_a_match_of_other_rules_goes_on_at_a_process_that_knows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    store = OtherKnowsIt()
    _, room = seated(options=FIXED, desk=Desk(store))
    monkeypatch.setattr(CompileRules, "revision", CompileRules.revision + 1)
    lobby, forwarded, aside = away(store)
    lobby.connect("page", ANNA, "en", {"reactions": "full"})
    join(lobby, "page", room.id)
    aside.do()
    assert forwarded.sent == [(OTHER, "page", "full")]
