"""Films: what everybody saw of a finished match, kept whatever becomes of its rules and cards."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrule.core.records import read_record
from overrule.games.compile.game import CompileRules
from overrule.server.match import views
from overrule.server.match.films import Film, Films, check, draw
from overrule.server.match.keeping import Kept
from overrule.server.match.lobby import Lobby
from overrule.server.match.replays import play_again
from overrule.server.match.rooms import Pace, Room
from overrule.server.match.seats import RoomError
from overrule.server.store.accounts import _forget_name
from overrule.server.store.store import Store
from overrule.server.wire import CreateRoom
from tests.server.conftest import Browser, Running, start
from tests.server.helpers import ANNA, FIXED, PETR, Desk, record_of, seated
from tests.server.test_story import changed

Patch = pytest.MonkeyPatch


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(str(tmp_path / "a.db"))
    yield opened
    opened.close()


@pytest.fixture
def films(store: Store) -> Iterator[Films]:
    opened = Films(store)
    yield opened
    opened.close()


def played(desk: Desk, room: Room, choices: int = 12) -> Room:
    """Anna and Petr make some choices, then Petr gives up."""
    for _ in range(choices):
        assert room.asked_person is not None
        desk.choose(room.asked_person)
    desk.say("petr", "concede", room=room.id)
    return room


def keep(store: Store, room: Room) -> None:
    """Write a room as the lobby would."""
    assert room.match is not None
    moves = [msgspec.to_builtins(move) for move in room.match.journal]
    store.save(room.id, msgspec.to_builtins(room.record), over=room.record.ended, new_moves=moves).result()


def film_of(room: Room) -> Film:
    assert room.match is not None
    check(room.record)
    return draw(room.record, room.match.journal)


# -------------------------------------------------------------------------------------------------------- what is in it


def test_a_film_has_the_replays_of_all_eyes_in_all_languages() -> None:
    room = played(*seated(options=FIXED))
    film = film_of(room)
    assert room.match is not None
    assert film.seats == 2
    for eyes in (0, 1, None):
        for lang, replay in play_again(room.record, room.match.journal, eyes)[1].items():
            assert film.replay(eyes, lang) == msgspec.json.encode(replay)
    assert film.replay(0, "xx") == film.replay(0, "en")
    assert read_record(film.record) == record_of(room)


def test_a_match_that_goes_on_is_not_filmed(store: Store, films: Films, monkeypatch: Patch) -> None:
    _, room = seated(options=FIXED)
    keep(store, room)
    monkeypatch.setattr(CompileRules, "revision", 99)
    with pytest.raises(RoomError, match="room/not-over"):
        films.make(room.id).result()
    assert films.find(room.id) is None


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_a_film_shows_a_seat_no_card_that_only_the_other_one_saw(game: str) -> None:
    """What its page was sent during the match is the measure: the table, the ids of cards, and names in sentences."""
    desk, room = at_table(game)
    film = film_of(played(desk, room))
    book = views.card_book(game, "en")
    for eyes, page in ((0, "anna"), (1, "petr")):
        sent = [message["view"] for message in desk.sent[page] if message["type"] == "view"]
        tables = [view["observation"] for view in sent]
        between = [changed(view["observation"], step["changes"]) for view in sent for step in view["steps"]]
        seen = ids(json.dumps([tables, [view["events"] for view in sent]]), book)
        for lang in ("en", "cs"):
            shown = film.replay(eyes, lang).decode()
            assert ids(shown, book) <= seen
            steps = json.loads(shown)["steps"]
            assert all(step["observation"] in [*tables, *between] for step in steps)
            told = " ".join(event["text"] for step in steps for event in step["events"])
            names = {id: card["name"] for id, card in views.card_book(game, lang).items()}
            for name in sorted((names[id] for id in seen), key=len, reverse=True):
                told = told.replace(name, "")  # it may be the beginning of another one
            assert [name for name in names.values() if re.search(rf"\b{re.escape(name)}\b", told)] == []


def at_table(game: str) -> tuple[Desk, Room]:
    """Anna and Petr, with decks that have few cards in common where there are decks."""
    decks = ("stormcallers", "citadel") if game == "conquerors" else (None, None)
    desk = Desk()
    for person in (ANNA, PETR):
        desk.open(person, reactions="full")
    seats = [{"kind": "me", "deck": decks[0]}, {"kind": "open"}]
    options = FIXED if game == "compile" else {"first": 0}
    room = desk.create(ANNA, {"game": game, "seats": seats, "options": options})
    desk.say("anna", "join", room=room.id)
    desk.say("petr", "join", room=room.id, secret=room.record.secret, deck=decks[1])
    return desk, room


def ids(text: str, book: Any) -> set[str]:
    """The ids of cards that a text of JSON has."""
    return set(re.findall(r'"([a-z0-9-]+)"', text)) & set(book)


def test_each_seat_has_seen_cards_that_the_other_has_not() -> None:
    """So the test above can fail."""
    film = film_of(played(*at_table("conquerors")))
    first, second, watched = (set(json.loads(film.replay(eyes, "en"))["cards"]) for eyes in (0, 1, None))
    assert first - second
    assert second - first
    assert watched < first | second


# ---------------------------------------------------------------------------------------------------- how it is kept


def test_a_film_is_made_once_and_kept(store: Store, films: Films, monkeypatch: Patch) -> None:
    room = played(*seated(options=FIXED))
    keep(store, room)
    film = films.make(room.id).result()
    monkeypatch.setattr(Films, "_film", None)
    assert films.find(room.id) == films.make(room.id).result() == film


def test_without_a_film_a_match_of_other_rules_cannot_be_shown(
    store: Store, films: Films, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    room = played(*seated(options=FIXED))
    keep(store, room)
    with monkeypatch.context() as patch:
        patch.setattr(CompileRules, "revision", 99)
        with pytest.raises(RoomError) as refused:
            films.make(room.id).result()
        assert refused.value.code == "room/not-filmed"
        assert "No replay of this match was kept" in refused.value.text("en")
    assert films.make(room.id).result().seats == 2


def test_a_damaged_match_is_not_filmed(store: Store, films: Films) -> None:
    room = played(*seated(options=FIXED))
    assert room.match is not None
    room.match.journal.pop()
    keep(store, room)
    with pytest.raises(RoomError, match="room/lost"):
        films.make(room.id).result()
    with pytest.raises(RoomError, match="room/unknown"):
        films.make("nothing").result()


def test_a_film_goes_with_its_room(store: Store, films: Films) -> None:
    room = played(*seated(options=FIXED))
    keep(store, room)
    films.make(room.id).result()
    store.drop_room(room.id).result()
    assert store.film(room.id) is None


def test_the_lobby_tells_of_a_match_that_is_over_when_it_is_stored(store: Store) -> None:
    ended: list[str] = []
    lobby = Lobby(store, deliver=lambda page, text: None, ended=ended.append, pace=Pace())
    lobby.connect("anna", ANNA, "en")
    wish = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": FIXED}
    room = lobby.create(ANNA, msgspec.convert(wish, CreateRoom)).result().room
    lobby.receive("anna", json.dumps({"type": "join", "room": room}))
    assert ended == []
    lobby.receive("anna", json.dumps({"type": "concede", "room": room}))
    lobby.receive("anna", json.dumps({"type": "chat", "room": room, "text": "Thank you!"}))
    assert ended == [room]


# ------------------------------------------------------------------------------------------------------- on the server


def concede(browser: Browser, **options: Any) -> str:
    """A match that its player has given up."""
    room: str = browser.create("compile", "me", "random", **options)["room"]

    async def script() -> None:
        async with browser.page() as page:
            await page.say("join", room=room)
            await page.play(room, moves=3)
            await page.say("concede", room=room)
            await page.view(room, lambda view: view["phase"] == "over")

    asyncio.run(script())
    return room


@pytest.mark.slow
def test_a_finished_match_is_shown_as_before_under_other_rules(tmp_path: Path, monkeypatch: Patch) -> None:
    running = start(tmp_path / "a.db")
    with Browser(running.address) as anna:
        room = concede(anna, public=True, **FIXED)
        asked = [f"/api/replays/{room}?eyes={eyes}&lang={lang}" for eyes in ("-", "0", "1") for lang in ("en", "cs")]
        before = [anna.get(path) for path in asked]
        record = anna.get(f"/api/rooms/{room}/record")
    running.stop()
    monkeypatch.setattr(CompileRules, "revision", 99)
    running = start(tmp_path / "a.db")
    with Browser(running.address) as stranger:
        assert [stranger.get(path) for path in asked] == before
        assert stranger.get(f"/api/rooms/{room}/record") == record
        assert [replay["eyes"] for replay in before] == [None, None, 0, 0, 1, 1]
        assert running.hub.lobby.tables == {}
    running.stop()


@pytest.mark.slow
def test_a_match_whose_film_was_never_made_is_filmed_on_demand(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Films, "begin", lambda self, room: None)  # as if the server had died before
    running = start(tmp_path / "a.db")
    with Browser(running.address) as anna:
        room, lost = concede(anna, **FIXED), concede(anna, **FIXED)
        assert running.hub.store.film(room) is None
    running.stop()
    running = start(tmp_path / "a.db")
    with Browser(running.address) as anna:
        shown = anna.get(f"/api/replays/{room}")
        assert running.hub.store.film(room) is not None
    running.stop()
    monkeypatch.setattr(CompileRules, "revision", 99)
    running = start(tmp_path / "a.db")
    with Browser(running.address, "cs") as anna:
        assert anna.get(f"/api/replays/{room}?lang=en") == shown
        refused = anna.get(f"/api/replays/{lost}", 410)
        assert refused["code"] == "room/not-filmed"
        assert refused["message"].startswith("Záznam této partie se neuložil")
    running.stop()


def test_a_name_that_is_deleted_while_a_film_is_drawn_is_not_in_it(
    store: Store, films: Films, monkeypatch: Patch
) -> None:
    room = played(*seated(options=FIXED))
    keep(store, room)
    drawn = []
    usual = Films._film

    def slow(films: Films, kept: Kept) -> Film:
        drawn.append(usual(films, kept))
        store.write(lambda connection: _forget_name(connection, room.id, 0))
        return drawn[-1]

    monkeypatch.setattr(Films, "_film", slow)
    film = films.make(room.id).result()
    assert [b"Anna" in film.replay(1, "en") for film in drawn] == [True, False]
    assert films.find(room.id) == film == drawn[1]


def test_nobody_waits_while_a_film_is_made(server: Running, monkeypatch: Patch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    usual = Films._film

    def slow(films: Films, kept: Kept) -> Film:
        begun.set()
        assert go_on.wait(60)
        return usual(films, kept)

    monkeypatch.setattr(Films, "_film", slow)
    with Browser(server.address) as anna:
        first = concede(anna, **FIXED)
        assert begun.wait(60)
        second = concede(anna, **FIXED)  # a whole match meanwhile
        assert server.hub.store.film(first) is None
        go_on.set()
        for room in (first, second):
            assert anna.get(f"/api/replays/{room}")["room"] == room
