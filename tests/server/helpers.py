"""A lobby without sockets, processes and a database: everything happens at once, in one thread."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import msgspec

from overrule.core.records import Record
from overrule.server.match import thinking
from overrule.server.match.lobby import Lobby
from overrule.server.match.rooms import Pace, Room
from overrule.server.match.seats import Person
from overrule.server.wire import CreateRoom, Refusal

ANNA = Person("anna", "Anna", "session:anna")
PETR = Person("petr", "Petr", "session:petr")
EVA = Person("eva", "Eva", "session:eva")
# Protocols whose cards do little: matches of a few choices, without much being shown.
FIXED = {"protocols": [["fire", "death", "life"], ["water", "light", "metal"]], "first": 0}


@dataclass
class Kept:
    id: str
    data: Any
    moves: list[Any]
    over: bool = False
    talk: Any = None
    owners: Mapping[int, str] = field(default_factory=dict)


@dataclass
class OwnDeck:
    name: str
    cards: dict[str, int]


def done() -> Future[None]:
    future: Future[None] = Future()
    future.set_result(None)
    return future


class MemoryStore:
    """Keeps rooms as JSON, as a database would; fails when it is told to, and can leave one waiting."""

    def __init__(self) -> None:
        self.rooms: dict[str, Kept] = {}
        self.owners: dict[str, Mapping[int, str]] = {}
        self.decks: dict[tuple[str, str], OwnDeck] = {}
        self.failing = False
        self.slow: list[tuple[Future[None], Any]] | None = None
        self.slow_drops: list[Callable[[], None]] | None = None

    def save(
        self,
        room: str,
        data: Any = None,
        *,
        over: bool = False,
        moves_from: int = 0,
        new_moves: Iterable[Any] = (),
        owners: Mapping[int, str] | None = None,
    ) -> Future[None]:
        future: Future[None] = Future()
        plain = json.loads(json.dumps([data, list(new_moves)]))

        def write() -> None:
            if data is not None:
                kept = self.rooms.setdefault(room, Kept(room, None, []))
                kept.data, kept.over = plain[0], over
            moves = self.rooms[room].moves
            assert moves_from == len(moves) or not plain[1], "a gap in the journal, or a move twice"
            moves.extend(plain[1])
            if owners is not None:
                self.owners[room] = owners

        if self.failing:
            future.set_exception(OSError("the disk is full"))
        elif self.slow is not None:
            self.slow.append((future, write))
        else:
            write()
            future.set_result(None)
        return future

    def catch_up(self) -> None:
        """Write what was left waiting."""
        waiting, self.slow = self.slow or [], None
        for future, write in waiting:
            write()
            future.set_result(None)

    def room(self, id: str) -> Kept | None:
        kept = self.rooms.get(id)
        if kept is not None:
            kept.owners = self.owners.get(id, {})
        return kept

    def count_moves(self, room: str) -> int:
        return len(self.rooms[room].moves) if room in self.rooms else 0

    def claim(self, room: str) -> int | None:
        return None

    def hand_over(self, room: str, rules: str) -> int | None:
        return None

    def release(self, room: str) -> None:
        pass

    def promised(self, who: str) -> str | None:
        return None

    def save_talk(self, room: str, talk: Any) -> Future[None]:
        self.rooms[room].talk = json.loads(json.dumps(talk))
        return done()

    def drop_room(self, id: str) -> Future[None]:
        future: Future[None] = Future()

        def forget() -> None:
            self.rooms.pop(id, None)
            future.set_result(None)

        if self.slow_drops is None:
            forget()
        else:
            self.slow_drops.append(forget)
        return future

    def deck(self, owner: str, id: str) -> OwnDeck | None:
        return self.decks.get((owner, id))


class Desk:
    """A lobby with pages that are called by their person's id, or `id/2` for a second page."""

    def __init__(self, store: MemoryStore | None = None, pace: Pace | None = None) -> None:
        self.store = store or MemoryStore()
        self.now = 1000.0
        self.sent: dict[str, list[Any]] = {}
        self.logs: dict[str, dict[str, list[Any]]] = {}
        self.jobs: list[Any] = []
        self.dropped: list[str] = []
        self.lobby = Lobby(
            self.store,
            deliver=self._deliver,
            think=self.jobs.append,
            drop=self.dropped.append,
            later=lambda future, then: future.add_done_callback(lambda _: then()),
            clock=lambda: self.now,
            pace=pace or Pace(),
        )

    def _deliver(self, page: str, text: str) -> None:
        told = json.loads(text)
        if told["type"] == "view":  # as the client does, put the log together
            view, logs = told["view"], self.logs.setdefault(page, {})
            view["log"] = logs[told["room"]] = view["log"] if view["fresh"] else logs[told["room"]] + view["log"]
        self.sent.setdefault(page, []).append(told)

    def open(self, person: Person, lang: str = "en", page: str | None = None, **settings: Any) -> None:
        self.lobby.connect(page or person.id, person, lang, settings or None)

    def create(self, person: Person, wish: dict[str, Any]) -> Room:
        made = self.lobby.create(person, msgspec.convert(wish, CreateRoom))
        return self.lobby.tables[made.result().room].room

    def room(self, id: str) -> Room:
        """A room, out of the store if it is not in memory."""
        found: list[Room] = []
        refused: list[Refusal] = []
        self.lobby.find(id, lambda table: found.append(table.room), refused.append)
        if refused:
            raise refused[0]
        return found[0]

    def say(self, page: str, type: str, **fields: Any) -> list[Any]:
        """Send a message; gives what comes back to this page."""
        before = len(self.sent.get(page, []))
        self.lobby.receive(page, json.dumps({"type": type, **fields}))
        return self.sent.get(page, [])[before:]

    def view(self, page: str) -> Any:
        """The last view that a page got."""
        views = [sent for sent in self.sent[page] if sent["type"] == "view"]
        return views[-1]["view"]

    def error(self, page: str) -> Any:
        """The code of the last message, which is an error."""
        last = [sent for sent in self.sent[page] if sent["type"] == "error"][-1]
        assert last["message"]
        return last["code"]

    def wait(self, seconds: float) -> None:
        """Time goes by, with everything that becomes due on the way."""
        end = self.now + seconds
        while (due := self.lobby.due()) <= end:
            self.now = max(self.now, due)
            self.lobby.tick()
        self.now = end
        self.lobby.tick()

    def think(self) -> int:
        """The bots answer all that they were asked; gives how often."""
        mind = thinking.Mind()
        answers = 0
        while self.jobs:
            job = self.jobs.pop(0)
            self.lobby.thought(thinking.Answer(job.room, job.number, mind.think(job)))
            answers += 1
        return answers

    def choose(self, page: str, key: str | None = None) -> Any:
        """Answer the question that a page shows: with this key, or the first option; uncovers first."""
        view = self.view(page)
        if view["cover"] is not None:
            self.say(page, "uncover", room=view["room"])
            view = self.view(page)
        decision = view["decision"]
        assert decision is not None, view["waiting"]
        answer = decision["options"][0]["key"] if key is None else key
        return self.say(page, "choose", room=view["room"], number=decision["number"], key=answer)


def record_of(room: Room) -> Record:
    """The match of a room as a record."""
    assert room.match is not None
    return room.match.state.record()


def against_bot(game: str = "compile", bot: str = "random", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], **more}


def two_people(game: str = "compile", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more}


def seated(game: str = "compile", desk: Desk | None = None, **more: Any) -> tuple[Desk, Room]:
    """Anna and Petr in a match that has begun."""
    desk = desk or Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people(game, **more))
    desk.say("anna", "join", room=room.id)
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    return desk, room


def asked(desk: Desk, room: Room) -> str:
    """The page of whoever is asked."""
    person = room.asked_person
    assert person is not None
    return person
