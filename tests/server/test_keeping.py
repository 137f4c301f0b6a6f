"""What is kept of rooms, and what happens while the store is slow: nothing is shown early, lost, or done twice."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from overrule.games.conquerors.decks import ready_made
from overrule.server.match.matches import Move
from overrule.server.match.rooms import Room
from overrule.server.match.seats import Person
from overrule.server.wire import CreateRoom
from tests.server.helpers import (
    ANNA,
    EVA,
    FIXED,
    PETR,
    Desk,
    MemoryStore,
    OwnDeck,
    against_bot,
    asked,
    seated,
    two_people,
)

DRAFT = {**FIXED, "protocols": "draft"}
CARDS = dict(next(iter(ready_made().values())).cards)


ANNA_WITH_ACCOUNT = Person("account:1", "Anna", "account:1")


def restarted(desk: Desk, *people: Person, now: float = 5000.0) -> Desk:
    """Another server with the same store."""
    again = Desk(desk.store)
    again.now = now
    for person in people:
        again.open(person)
    return again


# ---------------------------------------------------------------------------------------------------- a slow store


def test_a_new_room_is_told_when_it_is_stored_and_nobody_is_kept_waiting() -> None:
    desk = Desk()
    desk.open(EVA)
    desk.store.slow = []
    created = desk.lobby.create(ANNA, msgspec.convert(two_people(), CreateRoom))
    assert not created.done()
    assert desk.say("eva", "ping") == [{"type": "pong"}]
    desk.store.catch_up()
    assert created.result().room in desk.store.rooms


def test_who_joins_a_room_that_is_being_closed_is_told_that_it_is_gone() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people())
    desk.say("anna", "join", room=room.id)
    desk.store.slow = []
    desk.say("anna", "leave", room=room.id)
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    desk.store.catch_up()

    assert desk.error("petr") == "room/unknown"
    assert room.id not in desk.store.rooms
    assert room.id not in desk.lobby.tables


def test_a_closed_room_does_not_come_back_while_the_store_forgets_it() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people())
    desk.say("anna", "join", room=room.id)
    desk.store.slow_drops = []
    desk.say("anna", "leave", room=room.id)
    assert room.id in desk.store.rooms
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.error("petr") == "room/unknown"
    for forget in desk.store.slow_drops:
        forget()
    assert desk.lobby.broken == {}
    assert room.id not in desk.store.rooms


def test_who_is_gone_before_their_seat_is_stored_does_not_count_as_present() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people(options=FIXED))
    desk.say("anna", "join", room=room.id)
    desk.store.slow = []
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    desk.lobby.disconnect("petr")
    desk.store.catch_up()

    assert room.phase == "playing"
    assert list(room.present) == ["anna"]
    assert list(room.missing()) == [1]


def test_who_looks_at_too_many_rooms_is_told_so_and_the_room_goes_on() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    for _ in range(10):
        other = desk.create(EVA, two_people())
        desk.say("petr", "watch", room=other.id, secret=other.record.secret)
    room = desk.create(ANNA, two_people(options=FIXED))
    desk.say("anna", "join", room=room.id)
    desk.store.slow = []
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    desk.say("anna", "chat", room=room.id, text="hello")
    desk.store.catch_up()

    assert desk.error("petr") == "room/too-many"
    assert [line.text for line in room.talk.lines] == ["hello"]


def test_a_move_that_was_stored_though_the_connection_broke_is_found_there() -> None:
    class Unsure(MemoryStore):
        """Writes, and then loses the connection before it can say so."""

        breaks = False

        def save(self, *given: Any, **named: Any) -> Future[None]:
            written = super().save(*given, **named)
            if self.breaks:
                written = Future()
                written.set_exception(OSError("the connection is lost"))
            return written

    store = Unsure()
    desk, room = seated(desk=Desk(store), options=FIXED)
    moves = store.rooms[room.id].moves
    before = len(moves)
    store.breaks = True
    desk.choose(asked(desk, room))
    store.breaks = False
    assert desk.error(asked(desk, room)) == "room/not-kept"
    assert len(moves) == before + 1
    restored = desk.room(room.id)
    assert restored is not room
    assert sorted(restored.present) == ["anna", "petr"]
    desk.choose(asked(desk, restored))
    assert len(moves) == before + 2


def test_in_a_rematch_too_nothing_is_shown_that_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passes that somebody's coming sets off are written before the next page is served."""
    desk, room = seated("conquerors")
    desk.say("anna", "concede", room=room.id)
    desk.say("anna", "rematch", room=room.id)
    right = Room.connect
    passes = iter([True])

    def passing(self: Room, who: str, now: float) -> Any:
        done = right(self, who, now)
        if next(passes, False):
            decision = self.decision
            assert decision is not None
            self._do(decision.seat, decision.options[0].key, now, done)
        return done

    monkeypatch.setattr(Room, "connect", passing)
    writes: list[int] = []
    save = desk.store.save

    def saving(room: str, data: Any = None, **more: Any) -> Any:
        writes.append(len(list(more["new_moves"])))
        desk.store.slow = [] if writes[-1] else None
        return save(room, data, **more)

    monkeypatch.setattr(desk.store, "save", saving)
    desk.say("petr", "rematch", room=room.id)
    assert writes[-1] == 1
    assert room.next is not None
    shown = [sent for page in ("anna", "petr") for sent in desk.sent[page] if sent.get("room") == room.next]
    assert shown == []
    desk.store.catch_up()
    for page in ("anna", "petr"):
        assert desk.view(page)["room"] == room.next


# ---------------------------------------------------------------------------------------------------------- restarts


def test_what_was_said_and_who_is_muted_is_there_after_a_restart() -> None:
    desk, room = seated(options=FIXED)
    desk.open(EVA)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    desk.say("anna", "chat", room=room.id, text="good luck")
    desk.say("eva", "chat", room=room.id, text="noise")
    desk.say("anna", "mute", room=room.id)
    again = restarted(desk, ANNA, PETR, EVA)
    for person in (ANNA, PETR):
        again.say(person.id, "join", room=room.id)
    again.say("eva", "watch", room=room.id, secret=room.record.secret)

    assert [line["text"] for line in again.view("petr")["chat"]] == ["good luck", "noise"]
    assert [line["text"] for line in again.view("anna")["chat"]] == ["good luck"]
    assert again.view("anna")["muted"] == [None]
    again.say("petr", "chat", room=room.id, text="thanks")
    assert again.sent["anna"][-1]["line"] == {"number": 3, "seat": 1, "name": "Petr", "text": "thanks"}


def test_mutes_hold_in_the_rematch_after_a_restart() -> None:
    desk, room = seated(options=FIXED)
    desk.say("anna", "mute", room=room.id, seat=1)
    desk.say("anna", "concede", room=room.id)
    for page in ("anna", "petr"):
        desk.say(page, "rematch", room=room.id)
    again = restarted(desk, ANNA)
    again.say("anna", "join", room=room.next)
    assert again.view("anna")["muted"] == [1]


def test_a_match_has_taken_as_long_as_it_has_also_across_a_restart() -> None:
    desk, room = seated(options=FIXED)
    desk.now += 100
    again = restarted(desk, ANNA, PETR, now=desk.now + 50)
    again.say("anna", "join", room=room.id)
    again.now += 7
    again.say("anna", "concede", room=room.id)
    assert again.view("anna")["outcome"]["numbers"]["seconds"] == 157

    later = restarted(again, ANNA, now=90_000.0)
    later.say("anna", "join", room=room.id)
    assert later.view("anna")["outcome"]["numbers"]["seconds"] == 157


def test_passes_that_the_server_made_are_not_taken_for_choices_after_a_restart() -> None:
    for _ in range(20):
        desk = Desk()
        desk.open(ANNA, reactions="fast")
        room = desk.create(ANNA, against_bot("conquerors", options={"first": 1}))
        desk.say("anna", "join", room=room.id)
        desk.think()
        assert room.match is not None
        if any(not move.by_hand for move in room.match.journal):
            break
    kept = restarted(desk, ANNA).room(room.id)
    assert kept.match is not None
    assert room.match is not None
    assert kept.match.journal == room.match.journal
    assert [batch.by_hand for batch in kept.match.batches] == [batch.by_hand for batch in room.match.batches]


def test_moves_of_an_older_server_can_be_read() -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")
    desk.store.rooms[room.id].moves[0] = desk.store.rooms[room.id].moves[0][:3]
    kept = restarted(desk).room(room.id)
    assert kept.match is not None
    assert [type(move) for move in kept.match.journal] == [Move]


# ------------------------------------------------------------------------------------------------ accounts and owners


def test_who_logs_in_during_a_match_keeps_it_in_their_history() -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")
    desk.store.owners[room.id] = {0: "account:1", 1: "session:petr"}  # as the store does when somebody logs in
    desk.lobby.introduce(ANNA_WITH_ACCOUNT, "anna")
    desk.say("anna", "concede", room=room.id)
    assert desk.store.owners[room.id][0] == "account:1"

    for page in ("anna", "petr"):
        desk.say(page, "rematch", room=room.id)
    assert room.next is not None
    assert desk.store.owners[room.next] == {0: "account:1", 1: "session:petr"}


def test_who_logs_in_while_their_match_is_not_in_memory_keeps_it_too() -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")
    desk.store.owners[room.id] = {0: "account:1", 1: "session:petr"}
    again = restarted(desk)
    again.open(ANNA_WITH_ACCOUNT, page="anna")
    again.say("anna", "join", room=room.id)
    again.say("anna", "concede", room=room.id)
    assert again.store.rooms[room.id].over
    assert again.store.owners[room.id][0] == "account:1"


def test_who_logs_in_before_a_restart_has_the_rematch_in_their_history() -> None:
    desk, room = seated(options=FIXED)
    desk.lobby.introduce(ANNA_WITH_ACCOUNT, "anna")
    again = restarted(desk, PETR)
    again.open(ANNA_WITH_ACCOUNT, page="anna")
    for page in ("anna", "petr"):
        again.say(page, "join", room=room.id)
    again.say("petr", "concede", room=room.id)
    for page in ("anna", "petr"):
        again.say(page, "rematch", room=room.id)
    new = again.room(room.id).next
    assert new is not None
    assert again.store.owners[new][0] == "account:1"


# ------------------------------------------------------------------------------------------------- decks of one's own


def test_a_seat_is_taken_with_a_deck_of_ones_own() -> None:
    desk = Desk()
    desk.open(PETR)
    desk.store.decks["session:petr", "d1"] = OwnDeck("Mine", CARDS)
    room = desk.create(ANNA, two_people("conquerors"))
    desk.say("petr", "join", room=room.id, secret=room.record.secret, deck="d1")
    assert desk.view("petr")["you"] == 1
    assert room.record.options["decks"][1]["cards"] == CARDS


@pytest.mark.parametrize(
    ("deck", "code", "words"),
    [
        ("d1", "room/deck-unknown", "d1"),  # somebody else's
        ("bad", "room/deck", "50"),
        ({"id": "x", "cards": {"gold-miner": 1}}, "room/deck", "50"),
        ({"id": "x", "cards": {"no-such-card": 50}}, "room/deck", "no-such-card"),
        (["nonsense"], "room/deck-malformed", ""),
    ],
)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_deck_that_cannot_be_played_is_refused_and_the_seat_stays_open(
    deck: Any, code: str, words: str, lang: str
) -> None:
    desk = Desk()
    desk.open(PETR, lang)
    desk.store.decks["session:anna", "d1"] = OwnDeck("Mine", CARDS)
    desk.store.decks["session:petr", "bad"] = OwnDeck("Bad", {"gold-miner": 1})
    room = desk.create(ANNA, two_people("conquerors"))
    (told,) = desk.say("petr", "join", room=room.id, secret=room.record.secret, deck=deck)
    assert told["code"] == code
    assert words in told["message"]
    assert [seat.kind for seat in room.seats] == ["person", "open"]
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.view("petr")["phase"] == "playing"
