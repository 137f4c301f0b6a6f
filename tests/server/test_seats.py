"""A seat belongs to a person, and a private room to those who were invited."""

from __future__ import annotations

import asyncio

from overrule.server.match.seats import Person
from tests.server.conftest import Browser, Running, play
from tests.server.helpers import ANNA, EVA, FIXED, Desk, seated

ACCOUNT = {"name": "Anna", "password": "long enough"}


def test_an_account_has_its_seat_on_every_device_and_after_a_new_login(server: Running) -> None:
    with Browser(server.address) as laptop, Browser(server.address) as phone:
        laptop.send("POST", "/api/register", ACCOUNT)
        room = laptop.create("compile", "me", "random", protocols="random")["room"]
        phone.send("POST", "/api/login", ACCOUNT)
        laptop.send("POST", "/api/logout")
        laptop.send("POST", "/api/login", ACCOUNT)

        async def script() -> None:
            for browser in (phone, laptop):
                async with browser.page() as page:
                    await page.say("join", room=room)
                    assert (await page.view(room))["you"] == 0

        play(script)
        assert phone.get("/api/history")[0]["mine"] == [0]


def test_what_a_guest_plays_is_their_accounts_after_a_login() -> None:
    desk, room = seated(options=FIXED)
    desk.lobby.introduce(Person("account:1", "Anna", "account:1"), "anna")
    assert room.seats_of("account:1") == [0]
    assert room.present == {"account:1": 1, "petr": 1}
    desk.open(Person("account:1", "Anna", "account:1"), page="phone")
    desk.say("phone", "join", room=room.id)
    assert desk.view("phone")["you"] == 0
    desk.choose("anna")
    assert desk.view("phone")["you"] == 0
    for page in ("anna", "phone"):
        desk.lobby.disconnect(page)
    assert list(room.missing()) == [0]


def test_a_program_has_its_own_seat_though_it_belongs_to_an_account() -> None:
    robot = Person("p1", "Robot", "account:1", is_program=True)
    desk = Desk()
    desk.open(robot)
    room = desk.create(robot, {"game": "compile", "seats": [{"kind": "me"}, {"kind": "open"}]})
    room.seats[0].belong_to("account:1")
    assert room.seats_of("p1") == [0]


def test_a_private_room_is_watched_with_its_secret_only() -> None:
    desk, room = seated(options=FIXED)
    desk.open(EVA)
    desk.say("eva", "watch", room=room.id)
    assert desk.error("eva") == "room/private"
    desk.say("eva", "watch", room=room.id, secret="guessed")
    assert desk.error("eva") == "room/private"
    desk.say("eva", "chat", room=room.id, text="Hello")
    assert desk.error("eva") == "room/command"
    desk.say("eva", "watch", room=room.id, secret=desk.view("anna")["invite"])
    assert desk.view("eva")["you"] is None
    assert desk.view("eva")["invite"] is None
    desk.say("eva", "watch", room=room.id)
    assert desk.view("eva")["fresh"], "who looks already needs no secret to look again"


def test_whoever_watched_may_watch_the_rematch() -> None:
    desk, room = seated(options=FIXED)
    desk.say("anna", "concede", room=room.id)
    for page in ("anna", "petr"):
        desk.say(page, "rematch", room=room.id)
    assert room.next is not None
    desk.open(EVA)
    desk.say("eva", "watch", room=room.next, secret=room.record.secret)
    assert desk.view("eva")["room"] == room.next


def test_the_hands_of_a_private_match_are_shown_to_its_players_only(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as eva:
        private = anna.create("compile", "me", "random", protocols="random")["room"]
        public = anna.create("compile", "me", "random", protocols="random", public=True)["room"]

        async def give_up() -> None:
            async with anna.page() as page:
                for room in (private, public):
                    await page.say("join", room=room)
                    await page.view(room)
                    await page.say("concede", room=room)
                    await page.view(room, lambda view: view["phase"] == "over")
                    await asyncio.sleep(0)

        play(give_up)
        for path in (f"/api/replays/{private}?eyes=0", f"/api/rooms/{private}/record"):
            assert eva.get(path, 403)["code"] == "room/not-public"
            assert anna.get(path)
        with Browser(server.address) as judge:
            judge.send("POST", "/api/register", {"name": "Judge", "password": "long enough"})
            judge.get(f"/api/rooms/{private}/record", 403)
            server.hub.store.set_role(server.hub.store.find_account("Judge"), "moderator")
            assert judge.get(f"/api/rooms/{private}/record")["choices"] == ["concede:0"]
        assert eva.get(f"/api/replays/{private}")["eyes"] is None
        assert eva.get(f"/api/replays/{public}?eyes=0")["eyes"] == 0


def test_anna_keeps_her_name_when_she_logs_in_during_a_match() -> None:
    desk, room = seated(options=FIXED)
    desk.lobby.introduce(Person("account:1", "Hana", "account:1"), "anna")
    assert room.seats[0].name == ANNA.name
