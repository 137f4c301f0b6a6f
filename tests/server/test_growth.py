"""A message costs the same however many rooms are open and however many pages look at them."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrule import messages
from overrule.games import KITS
from overrule.server.match.agenda import SPARE, Agenda
from overrule.server.match.lobby import QUICKLY_TOLD
from overrule.server.match.rooms import Room
from overrule.server.match.seats import Person
from overrule.server.match.views import card_book, settle
from overrule.server.wire import CreateRoom
from tests.server.conftest import start
from tests.server.helpers import ANNA, EVA, FIXED, PETR, Desk, MemoryStore, OwnDeck, against_bot, seated, two_people

MESSAGES: list[dict[str, Any]] = [
    {"type": "ping"},
    {"type": "settings", "reactions": "fast"},
    {"type": "lang", "lang": "cs"},
    {"type": "chat", "text": "hello"},
    {"type": "mute", "seat": 1},
    {"type": "undo"},
    {"type": "choose", "number": 0, "key": "nonsense"},
    {"type": "leave"},
    {"type": "join"},
    {"type": "concede"},
    {"type": "rematch"},
]


class Counted:
    """A lobby with so many rooms, each with a page; counts what is asked of rooms and sent to pages."""

    def __init__(self, rooms: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.desk, self.room = seated(options={**FIXED, "protocols": "draft"})
        for number in range(rooms):
            person = Person(f"p{number}", "P", f"session:p{number}")
            self.desk.open(person)
            there = self.desk.create(person, two_people(clock={"bank": 60 + number}))
            self.desk.say(person.id, "join", room=there.id)
        self.calls: list[str] = []
        for name in ("due", "seats_of", "tick", "facing_of", "hears"):
            self._count(name, monkeypatch)

    def _count(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        original: Callable[..., Any] = getattr(Room, name)

        def counting(room: Room, *given: Any) -> Any:
            self.calls.append(name)
            return original(room, *given)

        monkeypatch.setattr(Room, name, counting)

    def work(self) -> list[tuple[int, int]]:
        """For each message: how often rooms were asked something, and how many messages were sent."""
        figures = []
        for message in MESSAGES:
            self.calls.clear()
            before = sum(map(len, self.desk.sent.values()))
            self.desk.say("anna", **{"room": self.room.id, **message})
            self.desk.lobby.due()
            self.desk.lobby.tick()
            figures.append((len(self.calls), sum(map(len, self.desk.sent.values())) - before))
        return figures


def test_a_message_costs_the_same_with_ten_and_with_a_thousand_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        few = Counted(10, patch).work()
    with monkeypatch.context() as patch:
        many = Counted(1000, patch).work()
    assert few == many


def test_a_new_name_and_a_new_room_look_at_ones_own_rooms_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def work(rooms: int) -> int:
        with monkeypatch.context() as patch:
            counted = Counted(rooms, patch)
            counted.desk.lobby.introduce(Person("anna", "Hana", ANNA.owner))
            counted.desk.create(ANNA, against_bot(options=FIXED))
            counted.desk.lobby.disconnect("anna")
            return len(counted.calls)

    assert work(10) == work(300)


# -------------------------------------------------------------------------------------------------------- the agenda


def test_an_agenda_gives_what_is_due_in_order_and_forgets_what_was_changed() -> None:
    chance = random.Random(5)
    agenda, moments = Agenda(), dict[str, float]()
    for _ in range(5000):
        name, moment = f"r{chance.randrange(20)}", chance.choice([None, chance.random()])
        agenda.set(name, moment)
        if moment is None:
            moments.pop(name, None)
        else:
            moments[name] = moment
        assert agenda.first == min(moments.values(), default=float("inf"))
        if chance.random() < 0.1:
            now = chance.random()
            due = sorted((moment, name) for name, moment in moments.items() if moment <= now)
            assert agenda.take(now) == [name for _, name in due]
            moments = {name: moment for name, moment in moments.items() if moment > now}
    assert len(agenda._heap) <= 2 * 20 + SPARE + 1


# ------------------------------------------------------------------------------------------------- faults in one room


def test_a_room_that_does_not_know_when_it_is_due_stops_no_other_rooms_clock(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    desk = Desk()
    rooms = []
    for person in (ANNA, PETR):
        desk.open(person)
        wish = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "local"}], "clock": {"bank": 60}}
        rooms.append(desk.create(person, wish))
    due = Room.due

    def broken(room: Room) -> float | None:
        if room is rooms[0]:
            raise ZeroDivisionError
        return due(room)

    monkeypatch.setattr(Room, "due", broken)
    for page, room in zip(("anna", "petr"), rooms, strict=True):
        desk.say(page, "join", room=room.id)
    desk.wait(70)
    assert rooms[1].phase == "over"
    assert "does not know when it is due" in caplog.text
    monkeypatch.setattr(Room, "due", due)
    desk.wait(70)
    assert rooms[0].phase == "over"


# ------------------------------------------------------------------------------------------- the store is read aside


class Aside:
    """Does nothing of what it is given before it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, work: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()

        def do() -> None:
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)

        self.waiting.append(do)
        return future

    def catch_up(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()


def aside_of(desk: Desk) -> Aside:
    desk.lobby._aside = aside = Aside()
    return aside


def test_a_room_is_read_aside_and_whoever_asks_for_it_waits_in_line() -> None:
    before, room = seated(options=FIXED)
    desk = Desk(before.store)
    aside = aside_of(desk)
    desk.open(ANNA)
    desk.open(PETR)
    assert desk.say("anna", "join", room=room.id) == []
    assert desk.say("petr", "join", room=room.id) == []
    assert desk.say("anna", "chat", room=room.id, text="hello") == []
    assert desk.say("petr", "ping") == [{"type": "pong"}]
    desk.lobby.disconnect("petr")
    assert len(aside.waiting) == 1
    aside.catch_up()
    assert desk.view("anna")["phase"] == "playing"
    assert desk.sent["anna"][-1]["type"] == "chat"
    assert list(desk.room(room.id).present) == ["anna"]


def test_a_deck_of_ones_own_is_read_aside() -> None:
    desk = Desk()
    aside = aside_of(desk)
    desk.open(PETR)
    created = desk.lobby.create(ANNA, msgspec.convert(two_people("conquerors", public=True), CreateRoom))
    assert not created.done()
    aside.catch_up()
    room = created.result().room
    desk.store.decks["session:petr", "d"] = OwnDeck("mine", {"no-such-card": 1})
    assert desk.say("petr", "join", room=room, deck="d") == []
    aside.catch_up()
    assert desk.error("petr") == "room/deck"


def test_a_store_that_cannot_be_read_is_told_and_asked_again_the_next_time(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(MemoryStore):
        def room(self, id: str) -> Any:
            if self.failing:
                raise OSError("gone")
            return super().room(id)

        def deck(self, owner: str, id: str) -> Any:
            raise OSError("gone")

    before, room = seated(desk=Desk(Failing()), options=FIXED)
    desk = Desk(before.store)
    desk.open(ANNA)
    desk.store.failing = True
    assert desk.say("anna", "join", room=room.id)[0]["code"] == "server/failed"
    desk.store.failing = False
    assert desk.say("anna", "join", room=room.id)[0]["type"] == "view"
    assert desk.say("anna", "join", room=room.id, deck="mine")[0]["code"] == "server/failed"
    assert "cannot be read" in caplog.text


def test_a_match_is_made_again_for_an_undo_outside_the_loop() -> None:
    desk = Desk()
    aside: list[Callable[[], None]] = []

    def put_aside(work: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        aside.append(lambda: future.set_result(work()))
        return future

    desk.open(ANNA)
    room = desk.create(ANNA, against_bot("compile", options={"first": 0}))
    desk.say("anna", "join", room=room.id)
    before = desk.view("anna")["observation"]
    desk.choose("anna")
    assert room.match is not None
    started: list[int] = []
    restart = room.match._start
    room.match._start = lambda: started.append(1) or restart()  # type: ignore[method-assign, func-returns-value]
    desk.lobby._aside = put_aside
    desk.say("anna", "undo", room=room.id)
    desk.say("anna", "chat", room=room.id, text="wait")
    assert not started, "the match is made again while others wait"
    assert not room.talk.lines, "the room does something else meanwhile"
    aside.pop()()
    assert desk.view("anna")["observation"] == before
    assert [line.text for line in room.talk.lines] == ["wait"]
    assert len(started) == 1


def long_match() -> tuple[Desk, Room]:
    """A match of which much can be told, and a stranger with a page."""
    desk, room = seated("conquerors", public=True)
    desk.open(EVA)
    chance = random.Random(3)
    while len(room.match.batches if room.match else ()) <= QUICKLY_TOLD:
        person = str(room.asked_person)
        while desk.view(person)["decision"] is None:  # an automatic pass takes its time
            desk.wait(10)
            person = str(room.asked_person)
        assert room.decision is not None
        desk.choose(person, chance.choice(room.decision.options).key)
    assert room.phase == "playing"
    return desk, room


@pytest.mark.parametrize("message", [{"type": "lang", "lang": "cs"}, {"type": "watch"}], ids=["language", "watching"])
def test_a_long_match_is_told_for_the_first_time_outside_the_loop(message: dict[str, Any]) -> None:
    desk, room = long_match()
    aside = aside_of(desk)
    page = "anna" if message["type"] == "lang" else "eva"
    where = {} if message["type"] == "lang" else {"room": room.id}
    assert desk.say(page, **message, **where) == []
    assert desk.say("petr", "ping") == [{"type": "pong"}]
    desk.say("petr", "chat", room=room.id, text="wait")
    assert not room.talk.lines, "the room does something else meanwhile"
    assert len(aside.waiting) == 1
    aside.catch_up()
    assert desk.view(page)["lang"] == ("cs" if page == "anna" else "en")
    assert len(desk.view(page)["log"]) > 20
    assert [line.text for line in room.talk.lines] == ["wait"]
    assert desk.say(page, **message, **where)[0]["type"] == "view"
    assert not aside.waiting, "it has been told"


def test_the_story_of_a_turn_is_made_outside_the_loop() -> None:
    desk, room = long_match()
    aside = aside_of(desk)
    assert desk.say("anna", "story", room=room.id) == []
    aside.catch_up()
    assert desk.sent["anna"][-1]["type"] == "story"
    assert desk.say("petr", "chat", room=room.id, text="free again")[-1]["type"] == "chat"


def test_who_may_not_watch_costs_nothing() -> None:
    desk, room = long_match()
    room.record.public = False
    aside = aside_of(desk)
    assert desk.say("eva", "watch", room=room.id)[0]["code"] == "room/private"
    assert not aside.waiting


def test_a_server_has_read_all_words_before_anybody_hears_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for known in (messages._bundle, messages.message, card_book):
        known.cache_clear()
    running = start(tmp_path / "words.db")
    try:
        monkeypatch.setattr(messages, "source", lambda area, lang: pytest.fail(f"{area} is read in the loop"))
        assert card_book.cache_info().currsize == len(KITS) * len(messages.LANGUAGES)
        desk = Desk()
        desk.open(ANNA, "cs")
        for game in ("compile", "conquerors"):
            room = desk.create(ANNA, against_bot(game))
            desk.say("anna", "join", room=room.id)
            assert desk.view("anna")["lang"] == "cs"
    finally:
        running.stop()


def test_what_was_loaded_is_not_looked_at_by_every_collection() -> None:
    settle()
    try:
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
