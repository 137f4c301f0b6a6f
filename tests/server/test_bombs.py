"""No request, deck or option keeps everybody waiting: what is compared is bounded, however much is sent."""

from __future__ import annotations

import asyncio
import difflib
import json
import threading
from concurrent.futures import Future
from typing import Any

import pytest

from overrule.server.http import decks as decks_api
from overrule.server.match.films import Film, Films
from overrule.server.match.keeping import Kept
from overrule.server.match.seats import LARGEST_OPTIONS, MOST_ENTRIES, MOST_PROBLEMS
from tests.server.conftest import Browser, Running, play
from tests.server.helpers import ANNA, PETR, Desk, two_people

MOST_COMPARED = 2
UNKNOWN = {f"golden miner {number}": 1 for number in range(90)}


class Comparisons(list[str]):
    """What was compared with the names of all cards, and in which threads."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[str] = set()

    def check(self) -> None:
        assert len(self) <= MOST_COMPARED
        assert all(len(word) <= 60 for word in self)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Comparisons:
    noted = Comparisons()
    compare = difflib.get_close_matches

    def note(word: str, *how: Any, **more: Any) -> list[str]:
        noted.append(word)
        noted.threads.add(threading.current_thread().name)
        return compare(word, *how, **more)

    monkeypatch.setattr(difflib, "get_close_matches", note)
    decks_api._remembered_problems.cache_clear()
    return noted


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (UNKNOWN, "room/deck"),
        ({"x" * 60: 1}, "room/deck"),
        ({f"c{number}": 1 for number in range(MOST_ENTRIES + 1)}, "room/deck-malformed"),
        ({"x" * 61: 1}, "room/deck-malformed"),
        ({"gold-miner": 10**30}, "room/deck-malformed"),
    ],
)
def test_a_deck_of_unknown_cards_costs_a_join_and_a_room_little(
    compared: Comparisons, cards: dict[str, int], code: str
) -> None:
    desk = Desk()
    deck = {"id": "own", "cards": cards}
    desk.open(PETR)
    room = desk.create(ANNA, two_people("conquerors", public=True))
    told = desk.say("petr", "join", room=room.id, deck=deck)[0]
    assert told["code"] == code
    assert told["message"].count("golden miner") <= MOST_PROBLEMS
    compared.check()


def test_names_of_decks_and_options_are_measured_before_they_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.open(PETR)
    room = desk.create(ANNA, two_people("conquerors", public=True))
    folded: list[str] = []

    def fold(name: str) -> str:
        folded.append(name)
        return name

    monkeypatch.setattr("overrule.games.conquerors.decks.folded", fold)
    assert desk.say("petr", "join", room=room.id, deck="x" * 10_000)[0]["code"] == "room/deck-unknown"
    assert all(len(name) <= 60 for name in folded)
    with pytest.raises(Exception, match="too-large") as refused:
        desk.create(ANNA, two_people("conquerors", options={"sets": ["core"] * LARGEST_OPTIONS}))
    assert refused.value.code == "wire/too-large"  # type: ignore[attr-defined]


def test_decks_are_checked_apart_from_the_loop_and_by_few_comparisons(server: Running, compared: Comparisons) -> None:
    many = {f"golden miner {number}": 1 for number in range(decks_api.MOST_ENTRIES)}
    with Browser(server.address) as anna:
        checked = anna.send("POST", "/api/decks/check", {"cards": many})
        assert len(checked["problems"]) == decks_api.MOST_PROBLEMS
        compared.check()
        text = "\n".join(f"1 {name}" for name in many)
        compared.clear()
        assert anna.send("POST", "/api/decks/check", {"text": text})["problems"]
        compared.check()
        kept = [anna.send("POST", "/api/decks", {"name": "x", "cards": many}, 201) for _ in range(5)]
        compared.clear()
        assert len(anna.get("/api/decks")) == len(kept)
        assert not compared  # it is known what is wrong with them
        assert server._thread.name not in compared.threads


@pytest.mark.parametrize(
    "body",
    [
        {"text": "x\n" * (decks_api.MOST_LINES + 1)},
        {"text": "\r" * (decks_api.MOST_LINES + 1)},
        {"cards": {f"c{number}": 1 for number in range(decks_api.MOST_ENTRIES + 1)}},
    ],
)
def test_a_deck_with_too_many_entries_is_refused_before_it_is_read(
    server: Running, body: Any, compared: Comparisons
) -> None:
    with Browser(server.address) as anna:
        for path in ("/api/decks", "/api/decks/check"):
            assert anna.send("POST", path, body, 400)["code"] == "deck/too-long"
        assert not compared


def test_long_lines_of_a_deck_are_problems_and_not_cards(server: Running) -> None:
    with Browser(server.address) as anna:
        read = anna.send("POST", "/api/decks/check", {"text": f"name: {'n' * 500}\n1 {'x' * 500}"})
        assert read["cards"] == {}
        assert len(read["name"]) == 60
        assert read["problems"][0]["line"] == 2


def test_the_database_is_never_asked_in_the_loop(server: Running) -> None:
    """By no message: rooms are made, joined, played in, put away and looked at again. All routes: test_trust.py."""
    with Browser(server.address) as anna, Browser(server.address) as petr, server.asked_in_loop() as asked:
        created = anna.create("conquerors", "me", "open", public=True)
        room, secret = created["room"], created["invite"]
        deck = petr.send("POST", "/api/decks", {"name": "x", "cards": {"gold-miner": 1}}, 201)["id"]

        async def script() -> None:
            async with anna.page() as one, petr.page() as two:
                await one.say("rooms")
                await one.say("join", room=room)
                await one.view(room)
                await two.say("join", room=room, secret=secret, deck=deck)
                assert (await two.error())["code"] == "room/deck"
                await two.say("join", room=room, secret=secret)
                await two.view(room, lambda view: view["phase"] == "playing")
                await one.view(room, lambda view: view["phase"] == "playing")
                await next(page for page in (one, two) if page.views[room]["decision"]).play(room, moves=1)
                for message in ("undo", "story", "claim"):
                    await one.say(message, room=room)
                await one.say("chat", room=room, text="Hello")
                await two.until(lambda told: told["type"] == "chat")
            server.hub.loop.call_soon_threadsafe(lambda: server.hub.lobby._remove(server.hub.lobby.tables[room]))
            async with anna.page() as one:
                await one.say("settings", reactions="full")
                await one.say("watch", room=room)
                await one.view(room)
                await one.say("concede", room=room)
                await one.view(room, lambda view: view["phase"] == "over")
                await one.say("rematch", room=room)
                await one.view(room)

        play(script)
        assert asked == []


def test_a_record_is_not_made_in_the_loop(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The film of a match has its record: whoever comes first waits for it, in the thread of the films."""
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "random")["room"]

        async def concede() -> None:
            async with anna.page() as page:
                await page.say("watch", room=room)
                await page.view(room)
                await page.say("concede", room=room)
                await page.view(room, lambda view: view["phase"] == "over")

        asyncio.run(concede())
        threads: list[str] = []
        made = Films._film

        def note(films: Films, kept: Kept) -> Film:
            threads.append(threading.current_thread().name)
            return made(films, kept)

        monkeypatch.setattr(Films, "_film", note)
        monkeypatch.setattr(server.hub.films, "find", lambda room: None)
        written: Future[bool] = Future()
        written.set_result(True)
        monkeypatch.setattr(server.hub.store, "save_film", lambda *film: written)
        response = anna.http.get(f"/api/rooms/{room}/record")
        assert json.loads(response.content)["choices"] == ["concede:0"]
        assert threads[-1].startswith("overrule-films")
