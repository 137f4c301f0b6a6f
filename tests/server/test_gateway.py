"""The server from outside: whole matches over HTTP and the websocket, between a bot, two browsers, and spectators."""

from __future__ import annotations

import asyncio
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

import overrule
from overrule.core.records import read_record
from overrule.games.conquerors.decks import ready_made
from tests.server.conftest import Browser, Page, Running, play, start

pytestmark = pytest.mark.slow

DECK = dict(next(iter(ready_made().values())).cards)


# ------------------------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize(("game", "options"), [("compile", {"protocols": "random"}), ("conquerors", {})])
def test_a_whole_match_against_the_computer(server: Running, game: str, options: dict[str, Any]) -> None:
    with Browser(server.address) as anna:
        room = anna.create(game, "me", "random", **options)["room"]

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                made = await page.play(room)
                view = page.views[room]
                assert made
                assert view["phase"] == "over"
                assert view["outcome"]["text"]
                assert view["you"] == 0
                assert page.errors == []

        play(script)
        response = anna.http.get(f"/api/rooms/{room}/record")
        state = overrule.game(game).replay(read_record(response.content))
        assert state.outcome is not None
        (listed,) = anna.get("/api/history")
        assert (listed["room"], listed["over"], listed["mine"]) == (room, True, [0])
        assert (listed["lesson"], listed["puzzle"]) == (False, None)
        assert (listed["winners"], listed["turns"] > 0) == (list(state.outcome.winners), True)
        assert all(listed["brought"][seat] for seat in (0, 1))
        assert "seed" not in json.dumps(listed)


def test_a_match_is_taken_out_of_ones_own_history_alone(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        room = anna.create("compile", "me", "easy", protocols="random")["room"]
        assert petr.get("/api/history") == []
        petr.send("DELETE", f"/api/history/{room}", status=404)
        assert [listed["room"] for listed in anna.get("/api/history")] == [room]
        anna.send("DELETE", f"/api/history/{room}")
        assert anna.get("/api/history") == []
        anna.send("DELETE", f"/api/history/{room}", status=404)


def test_two_browsers_play_and_a_third_watches_without_secrets(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr, Browser(server.address) as eva:
        created = anna.create("compile", "me", "open", protocols="random")
        room, secret = created["room"], created["invite"]
        assert secret

        async def script() -> None:
            async with anna.page() as first, petr.page() as second, eva.page() as third:
                await first.say("join", room=room)
                assert (await first.view(room))["phase"] == "waiting"
                await second.say("join", room=room, secret=secret)
                await third.say("watch", room=room, secret=secret)
                seen: list[dict[str, Any]] = []

                async def watch() -> None:
                    while (view := await third.view(room))["phase"] != "over":
                        if view["phase"] == "playing":
                            seen.append(view)

                await asyncio.gather(first.play(room, seed=1), second.play(room, seed=2), watch())
                assert first.views[room]["outcome"]["winners"] == second.views[room]["outcome"]["winners"]
                assert (first.views[room]["you"], second.views[room]["you"]) == (0, 1)
                assert all(view["decision"] is None and view["you"] is None for view in seen)
                hands = [seat["known_hand"] for view in seen for seat in view["observation"]["seats"]]
                assert len(hands) > 20
                assert sum(map(len, hands)) < sum(
                    seat["hand"] for view in seen for seat in view["observation"]["seats"]
                )

        play(script)


def test_one_page_follows_two_rooms(server: Running) -> None:
    with Browser(server.address) as anna:
        rooms = [anna.create("compile", "me", "random", protocols="random")["room"] for _ in range(2)]

        async def script() -> None:
            async with anna.page() as page:
                for room in rooms:
                    await page.say("join", room=room)
                while not all(room in page.views and page.views[room]["decision"] for room in rooms):
                    await page.hear()
                for room in rooms:
                    await page.choose(room, page.views[room]["decision"]["options"][0]["key"])
                    await page.view(room)
                assert page.errors == []

        play(script)


def test_a_reload_comes_back_to_the_same_question(server: Running) -> None:
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "random", protocols="random")["room"]
        before: dict[str, Any] = {}

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.play(room, moves=3)
                before.update(await _asked(page, room))
            async with anna.page() as page:
                await page.say("join", room=room)
                after = await _asked(page, room)
                assert after["decision"] == before["decision"]
                assert after["observation"] == before["observation"]
                assert after["log"] == before["log"]

        play(script)


async def _asked(page: Page, room: str) -> dict[str, Any]:
    """The view in which this page is asked."""
    view = page.views.get(room)
    return view if view is not None and view["decision"] else await page.view(room, lambda told: told["decision"])


def test_a_finished_match_keeps_its_link_when_the_server_starts_again(tmp_path: Path) -> None:
    running = start(tmp_path / "a.db")
    with Browser(running.address) as anna:
        room = anna.create("compile", "me", "random", protocols="random", public=True)["room"]
        assert anna.get(f"/api/replays/{room}", 403)["code"] == "room/not-over"

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.play(room)

        play(script)
        before = anna.get(f"/api/replays/{room}")
    running.stop()
    running = start(tmp_path / "a.db")
    with Browser(running.address) as stranger:
        after = stranger.get(f"/api/replays/{room}")
        assert after["steps"] == before["steps"]
        assert len(after["steps"]) > 10
        assert stranger.http.get(f"/api/rooms/{room}/record").status_code == 200
        assert stranger.get(f"/api/replays/{room}?eyes=1")["eyes"] == 1
        assert stranger.get(f"/api/replays/{room}?eyes=7", 400)["code"] == "wire/malformed"
        assert stranger.get("/api/replays/nothing", 404)["code"] == "room/unknown"
    running.stop()


# ---------------------------------------------------------------------------------------------------- wrong messages


def test_a_stale_choice_is_refused_with_a_fresh_view_and_a_repeated_one_counts_once(server: Running) -> None:
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "local", protocols="random")["room"]

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                view = await page.view(room)
                if view["cover"] is not None:
                    await page.say("uncover", room=room)
                view = await _asked(page, room)
                number, key = view["decision"]["number"], view["decision"]["options"][0]["key"]
                for _ in range(2):
                    await page.choose(room, key, number)
                await page.view(room)
                await page.say("choose", room=room, number=number, key="something:else")
                assert (await page.error())["code"] == "choice/answered"
                assert (await page.view(room))["fresh"] is not None

        play(script)
        kept = server.hub.store.room(room)
        assert kept is not None
        assert len(kept.moves) == 1


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("not json", "wire/malformed"),
        ("[]", "wire/malformed"),
        ('{"type":"dance"}', "wire/malformed"),
        ('{"type":"choose","room":"x","number":"1","key":"k"}', "wire/malformed"),
        ("[" * 10_000, "wire/malformed"),
        ('{"type":"chat","room":"x","text":"' + "a" * 20_000 + '"}', "wire/too-large"),
        ('{"type":"watch","room":"nowhere"}', "room/unknown"),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_connection_goes_on(server: Running, sent: str, code: str) -> None:
    with Browser(server.address) as anna:

        async def script() -> None:
            async with anna.page() as page:
                await page.wire.send(sent)
                told = await page.error()
                assert told["code"] == code
                assert told["message"]
                await page.say("ping")
                assert (await page.hear())["type"] == "pong"

        play(script)


def test_errors_are_in_the_language_of_the_page(server: Running) -> None:
    with Browser(server.address) as anna:

        async def script() -> None:
            async with anna.page() as page:
                await page.say("lang", lang="cs")
                await page.say("watch", room="nowhere")
                assert (await page.error())["message"].startswith("Taková partie tu není")

        play(script)


def test_strangers_cannot_join_choose_or_speak(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as thief:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def script() -> None:
            async with anna.page() as owner, thief.page() as page:
                await owner.say("join", room=room)
                for secret in (None, "", "wrong", created["invite"][:-1]):
                    await page.say("join", room=room, secret=secret)
                    assert (await page.error())["code"] == "room/secret"
                await page.say("choose", room=room, number=0, key="x")
                assert (await page.error())["code"] in ("room/command", "room/not-seated")
                assert owner.errors == []

        play(script)


def test_a_fault_in_the_lobby_is_told_and_harms_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with Browser(server.address) as anna:
        real = server.hub.lobby.receive

        def fail(connection: str, data: str | bytes) -> None:
            if "boom" in str(data):
                raise ZeroDivisionError
            real(connection, data)

        monkeypatch.setattr(server.hub.lobby, "receive", fail)

        async def script() -> None:
            async with anna.page() as page:
                await page.wire.send("boom")
                assert (await page.error())["code"] == "server/failed"
                await page.say("ping")
                assert (await page.hear())["type"] == "pong"

        play(script)


# -------------------------------------------------------------------------------------------------------------- people


def test_a_guest_has_a_name_and_can_take_another(server: Running) -> None:
    with Browser(server.address, "cs") as anna:
        assert anna.get("/api/session")["name"].startswith("Host ")
        assert anna.send("PATCH", "/api/session", {"name": "  Anna  "})["name"] == "Anna"
        assert anna.get("/api/session")["name"] == "Anna"
        refused = anna.send("PATCH", "/api/session", {"name": "\u202eevil"}, 400)
        assert refused["code"] == "wire/name"


def test_settings_are_kept_and_merged(server: Running) -> None:
    with Browser(server.address) as anna:
        anna.send("PATCH", "/api/session", {"settings": {"sound": True, "theme": "dark"}})
        anna.send("PATCH", "/api/session", {"settings": {"theme": "light"}})
        assert anna.get("/api/session")["settings"] == {"sound": True, "theme": "light"}
        refused = anna.send("PATCH", "/api/session", {"settings": {"x": "y" * 9000}}, 413)
        assert refused["code"] == "wire/too-large"


def test_an_account_keeps_decks_across_browsers(server: Running) -> None:
    with Browser(server.address) as laptop, Browser(server.address) as phone:
        deck = laptop.send("POST", "/api/decks", {"name": "Mine", "cards": DECK}, 201)
        assert deck["problems"] == []
        laptop.send("POST", "/api/register", {"name": "Anna", "password": "long enough"})
        assert phone.get("/api/decks") == []
        assert phone.send("POST", "/api/login", {"name": "anna", "password": "wrong"}, 403)["code"] == "account/wrong"
        assert phone.send("POST", "/api/login", {"name": "anna", "password": "long enough"})["account"] == "Anna"
        assert [found["id"] for found in phone.get("/api/decks")] == [deck["id"]]
        phone.send("POST", "/api/logout", None)
        assert phone.get("/api/session")["account"] is None
        assert phone.get("/api/decks") == []


def test_accounts_are_refused_clearly(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address, "cs") as other:
        short = anna.send("POST", "/api/register", {"name": "Anna", "password": "short"}, 400)
        assert (short["code"], short["args"]) == ("account/password", {"least": 8})
        anna.send("POST", "/api/register", {"name": "Anna", "password": "long enough"})
        taken = other.send("POST", "/api/register", {"name": "ANNA", "password": "long enough"}, 409)
        assert taken["message"] == "Jméno ANNA už má někdo jiný. Zvol si jiné."


def test_a_seat_is_kept_through_a_login(server: Running) -> None:
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "random", protocols="random")["room"]

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.view(room)
                await asyncio.to_thread(anna.send, "POST", "/api/register", {"name": "Anna", "password": "long enough"})
                await page.wire.wait_closed()
                assert page.wire.close_code == 4001
            async with anna.page() as page:
                await page.say("join", room=room)
                assert (await page.view(room))["you"] == 0

        play(script)
        assert [listed["room"] for listed in anna.get("/api/history")] == [room]


# --------------------------------------------------------------------------------------------------------------- decks


def test_decks_are_kept_changed_exported_and_dropped(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        id = anna.send("POST", "/api/decks", {"name": "Mine", "cards": DECK}, 201)["id"]
        text = anna.http.get(f"/api/decks/{id}/text", params={"lang": "cs"}).text
        assert text.startswith("name: Mine")
        copy = petr.send("POST", "/api/decks", {"text": text}, 201)
        assert (copy["name"], copy["cards"]) == ("Mine", DECK)
        petr.send("PUT", f"/api/decks/{id}", {"name": "Stolen", "cards": {}}, 404)
        petr.send("DELETE", f"/api/decks/{id}", None, 404)
        assert anna.send("PUT", f"/api/decks/{id}", {"name": "Small", "cards": {"gold-miner": 1}})["problems"]
        anna.send("DELETE", f"/api/decks/{id}")
        assert anna.get("/api/decks") == []


def test_a_deck_is_checked_with_its_lines_in_the_language_of_the_asker(server: Running) -> None:
    with Browser(server.address, "cs") as anna:
        told = anna.send("POST", "/api/decks/check", {"text": "name: X\n3 Gold Miner\n2 Nonsens\nrubbish"})
        lines = {problem["line"] for problem in told["problems"]}
        assert {3, 4} <= lines
        assert told["cards"]["gold-miner"] == 3
        assert anna.send("POST", "/api/decks/check", {"cards": DECK})["problems"] == []


def test_a_match_is_played_with_a_deck_of_ones_own(server: Running) -> None:
    with Browser(server.address) as anna:
        deck = anna.send("POST", "/api/decks", {"name": "Mine", "cards": DECK}, 201)["id"]
        bad = anna.send("POST", "/api/decks", {"name": "Bad", "cards": {"gold-miner": 1}}, 201)["id"]
        seats = [{"kind": "me", "deck": deck}, {"kind": "bot", "bot": "random"}]
        anna.send("POST", "/api/rooms", {"game": "conquerors", "seats": seats}, 201)
        seats[0]["deck"] = bad
        refused = anna.send("POST", "/api/rooms", {"game": "conquerors", "seats": seats}, 400)
        assert refused["code"] == "room/deck"
        assert "50" in refused["message"]


# ---------------------------------------------------------------------------------------------------------------- rooms


def test_an_open_table_is_listed_until_it_is_full(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        room = anna.create("compile", "me", "open", public=True)["room"]

        async def script() -> None:
            async with anna.page() as first, petr.page() as second:
                await first.say("join", room=room)
                await first.view(room)
                (listed,) = await asyncio.to_thread(petr.get, "/api/rooms")
                assert (listed["room"], listed["free"]) == (room, 1)
                await second.say("join", room=room)
                await first.view(room, lambda view: view["phase"] == "playing")
                assert [table["free"] for table in await asyncio.to_thread(petr.get, "/api/rooms")] in ([], [0])

        play(script)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "wire/malformed"),
        (b"{", 400, "wire/malformed"),
        (b'{"game":"chess","seats":[]}', 400, "room/game"),
        (b'{"game":"compile","seats":[{"kind":"me"}]}', 400, "room/seats"),
        (b'{"game":"compile","seats":[{"kind":"king"},{"kind":"me"}]}', 400, "wire/malformed"),
        (b'{"game":"compile","seats":[{"kind":"me"},{"kind":"bot","bot":"deep"}]}', 400, "room/bot"),
        (b'{"game":"compile","seats":[{"kind":"me"},{"kind":"open"}],"options":{"cheat":1}}', 400, "room/option"),
        (b'{"game":"compile","seats":[{"kind":"me"},{"kind":"open"}],"options":{"sets":["x"]}}', 400, "options/bad"),
        (b'"' + b"x" * 70_000 + b'"', 413, "wire/too-large"),
    ],
)
def test_a_room_that_cannot_be_is_refused(server: Running, body: bytes, status: int, code: str) -> None:
    with Browser(server.address, "cs") as anna:
        response = anna.http.post("/api/rooms", content=body, headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (status, code)
        assert response.json()["message"]
        assert server.hub.lobby.tables == {}


def test_the_code_for_the_camera_is_a_picture_of_the_invitation(server: Running) -> None:
    with Browser(server.address) as anna:
        created = anna.create("compile", "me", "open")
        response = anna.http.get(f"/api/rooms/{created['room']}/qr")
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert response.headers["cache-control"] == "no-store"
        assert b"style=" not in response.content  # the content policy would refuse it
        drawn = ElementTree.fromstring(response.text)
        link = segno.make(f"{server.address}/join/{created['room']}#{created['invite']}", error="m", micro=False)
        assert drawn.attrib["width"] == str(link.symbol_size(scale=8, border=4)[0])
        (path,) = (part.attrib["d"] for part in drawn.iter() if part.attrib.get("stroke"))
        expected = ElementTree.fromstring(link.svg_inline(border=4, dark="#000", light="#fff"))
        assert [path] == [part.attrib["d"] for part in expected.iter() if part.attrib.get("stroke")]


def test_the_code_for_the_camera_is_drawn_for_those_who_wait_in_the_room_alone(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as thief:
        created = anna.create("compile", "me", "open")
        assert thief.get(f"/api/rooms/{created['room']}/qr", 400)["code"] == "room/not-seated"
        assert thief.get("/api/rooms/nowhere/qr", 404)["code"] == "room/unknown"
        stranger = httpx.get(f"{server.address}/api/rooms/{created['room']}/qr")
        assert stranger.json()["code"] == "session/none"
        begun = anna.create("compile", "me", "random")["room"]
        assert anna.get(f"/api/rooms/{begun}/qr", 400)["code"] == "room/full"


def test_a_record_is_secret_while_the_match_goes_on(server: Running) -> None:
    with Browser(server.address) as anna:
        room = anna.create("compile", "me", "random")["room"]
        assert anna.get(f"/api/rooms/{room}/record", 403)["code"] == "room/not-over"
        assert anna.get("/api/rooms/nowhere/record", 404)["code"] == "room/unknown"


# ------------------------------------------------------------------------------------------------------------ reference


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_games_cards_rules_and_words_are_there_in_both_languages(server: Running, lang: str) -> None:
    with Browser(server.address) as anna:
        games = anna.get(f"/api/games?lang={lang}")
        assert [game["id"] for game in games] == ["compile", "conquerors"]
        for game in games:
            book = anna.get(f"/api/cards/{game['id']}?lang={lang}")
            assert len(book["cards"]) > 100
            assert all(word["rule"] and word["text"] for word in book["keywords"].values())
            rules = anna.get(f"/api/rules/{game['id']}?lang={lang}")
            assert sum(len(section["rules"]) for section in rules["sections"]) > 50
        assert anna.get(f"/api/messages/{lang}")["areas"]["compile"]


def test_unknown_things_are_said_to_be_unknown(server: Running) -> None:
    with Browser(server.address, "cs") as anna:
        assert anna.get("/api/cards/chess", 400)["code"] == "options/bad"
        assert anna.get("/api/nothing", 404)["message"] == "Na této adrese nic není."
        assert anna.send("DELETE", "/api/games", None, 405)["code"] == "http/method"
        assert anna.get("/api/nothing?lang=en", 404)["message"] == "There is nothing at this address."


def test_health_says_ok(server: Running) -> None:
    told = httpx.get(f"{server.address}/healthz").json()
    assert (told["status"], told["version"]) == ("ok", overrule.__version__)
