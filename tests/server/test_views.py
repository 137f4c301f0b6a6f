"""What viewers get: the same bytes wherever they must not tell the difference, words in both languages, events once."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest

from overrule import SPECTATOR
from overrule.core import fair
from overrule.core.decisions import Decision
from overrule.core.errors import BadOptions
from overrule.core.events import Event, EventCard
from overrule.games import KITS
from overrule.server.match import pacing, views
from overrule.server.match.matches import Batch, Match, Move
from overrule.server.match.rooms import Done, Room
from overrule.server.match.seats import RoomRecord, Seat
from overrule.server.match.views import Attention, Gallery, Teller
from overrule.server.wire import Clock, LogEntry, encode
from tests.conformance.adapter import Adapter
from tests.conformance.games import ADAPTERS, chooser, fewer
from tests.conformance.twins import Leak, Pair
from tests.server.helpers import ANNA, EVA, FIXED, PETR, Desk, against_bot, seated, two_people
from tests.server.test_rooms import T0, people, play

pytestmark = pytest.mark.slow

DEALS = 12
SWAPS = (1, 2, 30)
NOW = 1000.0


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(12)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())


# -------------------------------------------------------------------------------------------------------- hidden twins


class GivenMatch(Match):
    """A match that begins with a given state."""

    def __init__(self, record: RoomRecord, state: Any) -> None:
        self.given = state
        super().__init__(record, pictures=True)

    def _start(self) -> Any:
        self.given.draw_pictures()
        return self.given


class Eye:
    """One viewer of a room, in both languages, with everything that they were ever sent."""

    def __init__(self, state: Any, who: str) -> None:
        people = [Seat("person", f"p{number}", f"Player {number}") for number in range(state.seats)]
        record = RoomRecord(
            id="room",
            game=state.game.id,
            version=state.game.version,
            seats=people,
            wishes={},
            options=None,
            seed=0,
            secret="secret",
            clock=Clock(600, 5),
        )
        self.room = Room(record, NOW, chance=random.Random(1))
        self.room.match = GivenMatch(record, state)
        for seat in people:
            self.room.connect(str(seat.who), NOW)
        self.who = who
        self.gallery = Gallery(self.room)
        self.attention = {lang: Attention() for lang in ("en", "cs")}

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    def look(self) -> list[str]:
        return [encode(self.gallery.view(self.who, lang, NOW, seen)) for lang, seen in self.attention.items()]

    def choose(self, key: str) -> None:
        decision = self.match.decision
        assert decision is not None
        done = Done()
        self.room._do(decision.seat, key, NOW, done)
        self.room._settle(NOW, done)


class Views(Pair):
    """Hidden twins that are played in rooms, by people whose reactions the server passes where it should."""

    def __init__(self, adapter: Adapter, a: Any, b: Any, viewer: int, rng: Any) -> None:
        super().__init__(adapter, a, b, viewer, rng, handles=True)
        who = "watcher" if viewer == SPECTATOR else f"p{viewer}"
        self.eyes = Eye(a, who), Eye(b, who)
        self.bytes = 0

    def follow(self, most: int = 1000) -> str:
        for _ in range(most):
            if self.shown():
                return "told"
            one, other = (eye.look() for eye in self.eyes)
            if one != other:
                raise Leak(f"viewer {self.viewer}: {first_difference(one, other)}")
            self.bytes += len(one[0])
            before = len(self.eyes[0].match.batches)
            if self.a.decision is None or not self.choose_in_rooms():
                return "over"
            if self.told(before):
                return "told"
            self.steps += 1
        return "long"

    def choose_in_rooms(self) -> bool:
        decision, other = self.a.decision, self.b.decision
        assert decision is not None
        assert other is not None
        start = self.rng.below(len(decision.options))
        for option in (*decision.options[start:], *decision.options[:start]):
            fitting = self.looking_like(decision, option, other)
            if fitting:
                twin = self.twin_of(option, fitting)
                self.eyes[0].choose(option.key)
                self.eyes[1].choose(twin.key)
                return True
        return False

    def told(self, before: int) -> bool:
        """Whether an event has told the two matches apart, as it may."""
        first, second = ([event for batch in eye.match.batches[before:] for event in batch.events] for eye in self.eyes)
        views = zip((e.view(self.viewer) for e in first), (e.view(self.viewer) for e in second), strict=False)
        return any(self.tells(one, other) for one, other in views)


def first_difference(one: list[str], other: list[str]) -> str:
    for left, right in zip(one, other, strict=True):
        for place, (x, y) in enumerate(zip(left, right, strict=False)):
            if x != y:
                return f"{left[max(0, place - 80) : place + 80]!r} / {right[max(0, place - 80) : place + 80]!r}"
    return "one is longer"


every_viewer = pytest.mark.parametrize(
    ("name", "viewer"),
    [
        pytest.param(name, viewer, id=f"{name}-{'spectator' if viewer == SPECTATOR else f'seat {viewer}'}")
        for name, adapter in ADAPTERS.items()
        for viewer in adapter.viewers
    ],
)


@every_viewer
def test_views_of_hidden_twins_are_the_same_byte_for_byte(name: str, viewer: int) -> None:
    adapter = ADAPTERS[name]
    steps = bytes = 0
    for seed in fewer(adapter, DEALS * 2):
        for number, swaps in enumerate(SWAPS):
            rng = chooser(1000 * seed + number)
            pair = Views(adapter, *adapter.pair(seed, viewer, swaps, rng), viewer, rng)
            pair.follow(60)
            steps += pair.steps
            bytes += pair.bytes
    assert steps > 30
    assert bytes > 30_000


def test_a_view_that_tells_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself: a prompt that names what somebody else is asked."""

    def waiting(self: Gallery, decision: Decision, viewer: int, lang: str, names: Any) -> Any:
        return [option.key for option in decision.options]

    monkeypatch.setattr(Gallery, "_waiting", waiting)
    with pytest.raises(Leak):
        test_views_of_hidden_twins_are_the_same_byte_for_byte("compile", 0)


def test_who_passes_by_the_servers_hand_looks_like_who_thinks() -> None:
    """Two matches in which the viewer sees the same: in one the other seat is asked, in the other the server waits."""
    adapter = ADAPTERS["conquerors"]
    differing = 0
    for seed in range(40):
        rng = chooser(seed)
        pair = Views(adapter, *adapter.pair(seed, 0, 30, rng), 0, rng)
        for _ in range(60):
            if pair.follow(1) != "long":
                break
            pending = [eye.room.pending.passes_at is None for eye in pair.eyes]
            differing += pending[0] != pending[1]
    assert differing > 0


# --------------------------------------------------------------------------------------------------------- whole views


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_whole_matches_have_words_for_everything_in_both_languages(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    for number, wish in enumerate((against_bot(game), {"game": game, "seats": [{"kind": "me"}, {"kind": "local"}]})):
        desk = Desk()
        desk.open(ANNA, "en")
        desk.open(EVA, "cs")
        room = desk.create(ANNA, wish)
        desk.say("anna", "join", room=room.id)
        desk.say("eva", "watch", room=room.id, secret=room.record.secret)
        chance = random.Random(number)
        while room.phase == "playing":
            desk.think()
            if room.asked_person == "anna":
                view = desk.view("anna")
                if view["cover"] is not None:
                    desk.say("anna", "uncover", room=room.id)
                    view = desk.view("anna")
                assert view["decision"]["prompt"]
                assert all(option["label"] for option in view["decision"]["options"])
                desk.choose("anna", chance.choice(view["decision"]["options"])["key"])
        for page in ("anna", "eva"):
            view = desk.view(page)
            assert view["outcome"]["text"]
            assert view["outcome"]["numbers"]["turns"] > 3
            assert len(view["log"]) > 50
            assert view["decision"] is None
            assert view["waiting"] is None
            assert view["cover"] is None
    assert caplog.records == []


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_each_sentence_of_the_log_stands_below_one_that_was_told(game: str) -> None:
    several = 0
    for seed in range(3):
        room = people(game)
        gallery, attention = Gallery(room), Attention()
        told: dict[int, LogEntry] = {}
        causes: dict[int, int | None] = {}
        for _ in play(room, random.Random(seed), most=250):
            view = gallery.view("anna", "en", T0, attention)
            assert room.match is not None
            causes |= {event.number: event.cause for batch in room.match.batches for event in batch.events}
            for line in view.log:
                assert line.text
                assert line.parent is None or line.parent in told, line
                assert (line.parent is None) == (causes.get(line.number) is None), line
                told[line.number] = line
            several += sum("told_in" in event for event in view.events)
    assert several > 3 or game == "compile"


def test_what_follows_from_an_event_without_a_sentence_stands_where_that_would_have_stood() -> None:
    """Two warriors are given up, which is told; that they die together needs no sentence."""
    room = people("conquerors")
    assert room.match is not None
    teller = Teller(room.match, 0, "en")
    teller.catch_up(room.match.batches)

    def event(kind: str, number: int, cause: int | None, **facts: Any) -> Event:
        cards = tuple(EventCard(handle, ("militia-recruit",) * 3) for handle in facts.pop("handles", ()))
        return Event(kind, facts, cards, number=number, cause=cause)

    happened = [
        event("turn", 900, None, seat=0, turn=3),
        event("sacrificed", 901, 900, seat=0, handles=[11]),
        event("sacrificed", 902, 900, seat=0, handles=[12]),
        event("died", 903, 900, seat=0, handles=[11]),
        event("died", 904, 900, seat=0, handles=[12]),
        event("drew", 905, 904, seat=0, handles=[13]),
    ]
    room.match.batches.append(Batch(0, 1, tuple(happened)))
    teller.catch_up(room.match.batches)
    assert (teller.log[-1].number, teller.log[-1].parent) == (905, 900)


def test_the_asked_get_the_question_and_the_others_wait() -> None:
    desk, room = seated(options=FIXED)
    desk.open(EVA)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)
    anna, petr, eva = (desk.view(page) for page in ("anna", "petr", "eva"))

    assert anna["you"] == 0
    assert anna["decision"]["seat"] == 0
    assert anna["waiting"] is None
    assert len(anna["decision"]["options"]) > 5
    assert set(anna["decision"]["options"][0]) == {"key", "label", "facts"}
    for view, you in ((petr, 1), (eva, None)):
        assert view["you"] == you
        assert view["decision"] is None
        assert view["waiting"] == {"seat": 0, "prompt": "Anna decides."}
        assert view["observation"]["decision"] is None
        assert view["spectators"] == 1
    hands = [[place["known_hand"] for place in view["observation"]["seats"]] for view in (anna, petr, eva)]
    assert [[len(hand) for hand in seen] for seen in hands] == [[5, 0], [0, 5], [0, 0]]


def test_events_are_told_once_and_a_reload_begins_afresh() -> None:
    desk, room = seated(options=FIXED)
    desk.choose("anna")
    view = desk.view("petr")
    assert not view["fresh"]
    assert view["events"][0]["kind"] == "played"
    assert all(event["text"] for event in view["events"])

    desk.say("petr", "chat", room=room.id, text="hm")
    desk.say("petr", "lang", lang="cs")
    czech = desk.view("petr")
    assert czech["fresh"]
    assert czech["events"] == []
    assert czech["lang"] == "cs"
    assert [entry["cards"] for entry in czech["log"]] == [entry["cards"] for entry in view["log"]]
    assert czech["log"][-1]["text"] != view["log"][-1]["text"]

    desk.lobby.disconnect("petr")
    desk.open(PETR, "cs")
    desk.say("petr", "join", room=room.id)
    again = desk.view("petr")
    assert again == {**czech, "chat": again["chat"]}
    assert [line["text"] for line in again["chat"]] == ["hm"]


def test_what_was_covered_is_not_sent() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, {"game": "compile", "seats": [{"kind": "me"}, {"kind": "local"}], "options": FIXED})
    desk.say("anna", "join", room=room.id)
    covered = desk.view("anna")
    assert covered["cover"] == 0
    assert covered["you"] == 0
    assert covered["decision"] is None
    assert [place["known_hand"] for place in covered["observation"]["seats"]] == [[], []]

    desk.say("anna", "uncover", room=room.id)
    shown = desk.view("anna")
    assert shown["cover"] is None
    assert len(shown["observation"]["seats"][0]["known_hand"]) == 5
    assert shown["observation"]["seats"][1]["known_hand"] == []
    assert shown["seats"][1]["name"] == "Player 2"
    assert shown["seats_of_yours"] == [0, 1]
    while desk.view("anna")["cover"] is None:
        desk.choose("anna")
    assert desk.view("anna")["cover"] == 1
    assert [place["known_hand"] for place in desk.view("anna")["observation"]["seats"]] == [[], []]


def test_a_view_brings_the_sentences_since_the_last_one_and_a_fresh_one_all() -> None:
    room = people("conquerors")
    gallery, attention = Gallery(room), Attention()
    logs: list[LogEntry] = []
    for _ in play(room, random.Random(3), most=60):
        view = gallery.view("anna", "en", T0, attention)
        assert [line.text for line in view.log] == [
            event["text"] for event in view.events if event["text"]
        ] or view.fresh
        logs = [*([] if view.fresh else logs), *view.log]
    whole = gallery.view("anna", "en", T0, Attention())
    assert whole.fresh
    assert len(whole.log) > 20
    assert whole.log == [*logs, *gallery.view("anna", "en", T0, attention).log]
    assert gallery.view("anna", "en", T0, attention).log == []


def test_what_somebody_sees_is_observed_once_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    room = people("conquerors")
    gallery = Gallery(room)
    observed: list[int] = []
    observe = type(room.game).observe

    def note(game: Any, state: Any, viewer: int) -> Any:
        observed.append(viewer)
        return observe(game, state, viewer)

    monkeypatch.setattr(type(room.game), "observe", note)
    for _ in play(room, random.Random(3), most=10):
        observed.clear()
        for who in ("anna", "petr", "eva", "zoe", "eva"):
            gallery.view(who, "en", T0, Attention())
        assert len(observed) == len(set(observed))


def test_an_undo_is_told_and_shortens_the_log() -> None:
    desk = Desk()
    desk.open(ANNA)
    room = desk.create(ANNA, against_bot(options={**FIXED, "protocols": "draft"}))
    desk.say("anna", "join", room=room.id)
    assert desk.view("anna")["undo"] == {
        "can": False,
        "why": "There is nothing for you to take back.",
        "asks": False,
        "asked_by": None,
        "answer": False,
    }
    desk.choose("anna")
    assert desk.view("anna")["undo"]["can"]
    entries = len(desk.view("anna")["log"])

    desk.say("anna", "undo", room=room.id)

    view = desk.view("anna")
    assert [event["text"] for event in view["events"]] == ["You take back a choice."]
    assert view["fresh"]
    assert len(view["log"]) == entries
    assert view["log"][-1]["text"] == "You take back a choice."


def test_who_is_asked_about_an_undo_sees_it() -> None:
    desk, room = seated(options={**FIXED, "protocols": "draft"})
    desk.choose("anna")
    assert desk.view("anna")["undo"]["asks"]
    desk.say("anna", "undo", room=room.id)

    assert desk.view("petr")["undo"]["asked_by"] == 0
    assert desk.view("petr")["undo"]["answer"]
    assert not desk.view("anna")["undo"]["answer"]


def test_endings_by_time_and_by_leaving_say_so() -> None:
    desk, room = seated(options=FIXED, clock={"bank": 30, "increment": 0})
    assert desk.view("petr")["clock"] == {"left": [30.0, 30.0], "running": 0, "bank": 30, "increment": 0}
    desk.wait(31)
    outcome = desk.view("petr")["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("time", [1])
    assert outcome["text"].startswith("Anna has run out of time.")

    desk, room = seated(options=FIXED)
    desk.lobby.disconnect("petr")
    desk.wait(30)
    desk.say("anna", "lang", lang="en")
    assert desk.view("anna")["claim"] == {"seats": [1], "can": False, "after": 30}
    assert desk.view("anna")["seats"][1]["away"] == 30
    desk.wait(30)
    assert desk.view("anna")["claim"]["can"]
    desk.say("anna", "claim", room=room.id)
    assert desk.view("anna")["outcome"]["reason"] == "left"
    assert desk.view("anna")["outcome"]["text"].startswith("Petr took too long to answer.")


def test_the_secret_is_shown_to_the_players_and_nobody_else() -> None:
    desk = Desk()
    desk.open(ANNA)
    desk.open(EVA)
    room = desk.create(ANNA, two_people())
    desk.say("anna", "join", room=room.id)
    desk.say("eva", "watch", room=room.id, secret=room.record.secret)

    assert desk.view("anna")["invite"] == room.record.secret
    assert desk.view("anna")["phase"] == "waiting"
    assert desk.view("eva")["invite"] is None
    desk.open(PETR)
    desk.say("petr", "join", room=room.id, secret=room.record.secret)
    assert desk.view("anna")["invite"] == desk.view("petr")["invite"] == room.record.secret
    assert desk.view("eva")["invite"] is None


def test_own_decks_are_shown_to_nobody() -> None:
    desk, room = seated("conquerors")
    assert room.record.options["decks"]
    for page in ("anna", "petr"):
        assert "decks" not in desk.view(page)["options"]


def test_bots_are_called_by_number_where_there_are_several() -> None:
    desk = Desk()
    desk.open(ANNA, "cs")
    room = desk.create(ANNA, {"game": "conquerors", "seats": [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]})
    desk.say("anna", "join", room=room.id)
    assert [seat["name"] for seat in desk.view("anna")["seats"]] == ["Počítač 1", "Anna", "Počítač 2"]


def test_a_game_that_has_no_match_without_options_is_served_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(*_: object, **__: object) -> Any:
        raise BadOptions("it needs a board")

    game = KITS["compile"].game
    monkeypatch.setattr(type(game), "start", start)
    views.load_words()


def test_a_sentence_that_is_missing_ends_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    from overrule.games.compile import words

    def broken(*args: Any) -> str:
        raise KeyError("no words")

    monkeypatch.setattr(words, "label", broken)
    monkeypatch.setattr(words.Narrator, "tell", broken)
    desk, _ = seated(options=FIXED)
    assert desk.view("anna")["decision"]["options"][0]["label"].startswith("play:")
    desk.choose("anna")
    assert desk.view("anna")["log"][-1]["text"]


def test_moves_of_a_room_make_the_same_log_again() -> None:
    """After a restart nobody can tell that there was one."""
    desk, room = seated("conquerors")
    chance = random.Random(3)
    for _ in range(60):
        desk.wait(pacing.MOST)
        if room.decision is None:
            break
        page = str(room.asked_person)
        if desk.view(page)["decision"] is not None:  # otherwise the server is about to answer
            desk.choose(page, chance.choice(desk.view(page)["decision"]["options"])["key"])
    assert room.match is not None
    twin = Room.restore(room.record, [Move(*_fields(move)) for move in room.match.journal], desk.now)
    for who in ("anna", "petr", "eva"):
        views = [Gallery(one).view(who, "en", desk.now, Attention()) for one in (room, twin)]
        assert views[0].log == views[1].log
        assert views[0].observation == views[1].observation


def _fields(move: Move) -> tuple[int, str, int]:
    return move.seat, move.key, move.spent


def test_a_question_is_told_in_one_place() -> None:
    """The observation has none: what is hidden while the server passes for somebody would stand there after all."""
    desk, room = seated("conquerors")
    chance = random.Random(3)
    told = passed = 0
    while room.asked_person is not None and not (told and passed):
        view = desk.view(room.asked_person)
        assert view["observation"]["decision"] is None
        if room.is_passing(room.asked_person):
            passed += 1
            assert view["decision"] is None
            desk.wait(2)
        else:
            told += 1
            desk.choose(room.asked_person, chance.choice(view["decision"]["options"])["key"])
    assert told
    assert passed
