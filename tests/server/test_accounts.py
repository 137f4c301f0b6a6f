"""Accounts are whole: passwords, recovery, sessions, scopes, export, deletion, and who guesses is stopped."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from overrule.server.http.guard import Limit
from overrule.server.store.store import Store
from tests.server.conftest import GENEROUS, Browser, Running, play, start

NEW = "another password"
ANNA = {"name": "Anna", "password": "long enough"}


@pytest.mark.slow
def test_a_new_password_ends_the_other_browsers(server: Running) -> None:
    with Browser(server.address) as laptop, Browser(server.address) as phone:
        laptop.send("POST", "/api/register", ANNA)
        phone.send("POST", "/api/login", ANNA)
        change = {"before": "wrong", "after": NEW}
        assert laptop.send("POST", "/api/account/password", change, 403)["code"] == "account/wrong"
        assert phone.get("/api/session")["account"] == "Anna"
        laptop.send("POST", "/api/account/password", {"before": ANNA["password"], "after": NEW})
        assert phone.get("/api/session")["account"] is None
        assert laptop.get("/api/session")["account"] == "Anna"
        phone.send("POST", "/api/login", ANNA, 403)
        phone.send("POST", "/api/login", {**ANNA, "password": NEW})


@pytest.mark.slow
def test_a_recovery_code_opens_the_account_once(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as lost:
        codes = anna.send("POST", "/api/register", ANNA)["codes"]
        assert len(set(codes)) == 8
        given = {"name": "anna", "code": codes[3].upper(), "password": NEW}
        assert lost.send("POST", "/api/recover", {**given, "code": "no-such"}, 403)["code"] == "account/wrong-code"
        assert lost.send("POST", "/api/recover", {**given, "name": "Eva"}, 403)["code"] == "account/wrong-code"
        assert lost.send("POST", "/api/recover", given)["account"] == "Anna"
        assert anna.get("/api/session")["account"] is None, "whoever else was logged in is not any more"
        assert anna.send("POST", "/api/recover", given, 403)["code"] == "account/wrong-code"
        fresh = lost.send("POST", "/api/account/codes", {"password": NEW})
        assert not set(fresh) & set(codes)
        assert anna.send("POST", "/api/recover", {**given, "code": codes[0]}, 403)["code"] == "account/wrong-code"


def test_sessions_are_listed_and_ended(server: Running) -> None:
    with Browser(server.address) as laptop, Browser(server.address) as phone, Browser(server.address) as eva:
        laptop.send("POST", "/api/register", ANNA)
        phone.send("POST", "/api/login", ANNA)
        listed = laptop.get("/api/account/sessions")
        assert [one["here"] for one in listed].count(True) == 1
        (other,) = [one["id"] for one in listed if not one["here"]]
        assert eva.get("/api/account/sessions", 403)["code"] == "account/none"
        eva.send("POST", "/api/register", {"name": "Eva", "password": NEW})
        assert eva.send("DELETE", f"/api/account/sessions/{other}", None, 404)["code"] == "session/unknown"
        laptop.send("DELETE", f"/api/account/sessions/{other}")
        assert phone.get("/api/session")["account"] is None
        assert len(laptop.get("/api/account/sessions")) == 1


def test_what_is_kept_can_be_taken_along_and_forgotten(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        anna.send("POST", "/api/register", ANNA)
        anna.send("PATCH", "/api/session", {"settings": {"sound": True}})
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def script() -> None:
            async with anna.page() as first, petr.page() as second:
                await first.say("join", room=room)
                await first.view(room)
                await second.say("join", room=room, secret=created["invite"])
                await first.view(room, lambda view: view["phase"] == "playing")
                await first.say("chat", room=room, text="Good luck")
                await first.until(lambda told: told["type"] == "chat")
                await first.say("concede", room=room)
                await second.view(room, lambda view: view["phase"] == "over")

        play(script)
        kept = anna.get("/api/account/export")
        assert kept["account"] == "Anna"
        assert kept["settings"] == {"sound": True}
        assert [match["said"] for match in kept["matches"]] == [["Good luck"]]
        assert "password" not in str(kept)
        assert anna.send("POST", "/api/account/delete", {"password": "wrong"}, 403)["code"] == "account/wrong"
        anna.send("POST", "/api/account/delete", {"password": ANNA["password"]})
        assert anna.get("/api/session")["account"] is None
        assert anna.send("POST", "/api/login", ANNA, 403)["code"] == "account/wrong"
        assert "Anna" not in str(petr.get(f"/api/replays/{room}?eyes=1"))
        assert petr.get("/api/history")[0]["seats"][0]["name"] == "Player 1"


def test_guesses_for_an_account_are_limited_wherever_they_come_from(tmp_path: Path) -> None:
    running = start(tmp_path / "a.db", limits={**GENEROUS, "login-name": Limit(3, 1000.0)})
    with Browser(running.address) as one, Browser(running.address) as two:
        for browser in (one, two, one):
            browser.send("POST", "/api/login", ANNA, 403)
        assert two.send("POST", "/api/login", {**ANNA, "name": "ANNA"}, 429)["code"] == "limit/too-often"
        two.send("POST", "/api/login", {"name": "Eva", "password": "x"}, 403)
    running.stop()


def test_passwords_are_hashed_two_at_a_time(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "a.db"))
    assert store._hashing._value == 2
    with store._hashing, store._hashing:
        assert not store._hashing.acquire(blocking=False)
    store.close()


def test_who_logs_in_keeps_nobody_else_waiting(server: Running) -> None:
    """However many passwords wait to be hashed, there are threads for what all others ask."""
    store, many = server.hub.store, min(32, (os.cpu_count() or 1) + 4) + 2

    async def script() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=20, verify=False) as http:
            with store._hashing, store._hashing:
                logins = [asyncio.create_task(http.post("/api/login", json=ANNA)) for _ in range(many)]
                await asyncio.sleep(1)
                assert (await http.get("/api/session")).status_code == 200
                assert not any(login.done() for login in logins)
            assert {(await login).status_code for login in logins} == {403}

    asyncio.run(script())


def test_the_database_is_nobody_elses(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "a.db"))
    store.new_session("Anna")
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("a.db*") if file.suffix != ".lock"}
    assert set(modes.values()) == {0o600}, modes
    store.close()


@pytest.mark.parametrize(("scopes", "allowed"), [(["play"], False), (["play", "decks"], True)])
def test_a_token_does_what_it_is_for(server: Running, scopes: list[str], allowed: bool) -> None:
    with Browser(server.address) as anna:
        made = anna.send("POST", "/api/tokens", {"name": "Robot", "scopes": scopes}, 201)
        assert made["scopes"] == sorted(scopes)
        robot: Any = {"headers": {"authorization": f"Bearer {made['token']}"}}
        answer = anna.http.post("/api/decks", json={"name": "x", "cards": {}}, **robot).json()
        assert (answer.get("code") != "token/scope") == allowed
        assert anna.http.get("/api/decks", **robot).status_code == 200
        assert anna.send("POST", "/api/tokens", {"name": "Other", "scopes": ["all"]}, 400)["code"] == "wire/malformed"


def test_a_program_changes_nothing_that_its_owner_keeps(server: Running) -> None:
    with Browser(server.address) as anna:
        anna.send("PATCH", "/api/session", {"settings": {"sound": True}})
        room = anna.create("compile", "me", "random", protocols="random")["room"]
        made = anna.send("POST", "/api/tokens", {"name": "Robot", "scopes": ["play", "decks"]}, 201)
        robot: Any = {"headers": {"authorization": f"Bearer {made['token']}"}}
        for method, path, body in (
            ("PATCH", "/api/session", {"settings": {"sound": False}}),
            ("DELETE", f"/api/history/{room}", None),
        ):
            assert anna.http.request(method, path, json=body, **robot).json()["code"] == "token/program"
        assert anna.http.patch("/api/session", json={"name": "Robot 2"}, **robot).json()["name"] == "Robot 2"
        assert anna.get("/api/session")["settings"] == {"sound": True}
        assert [match["room"] for match in anna.get("/api/history")] == [room]


def test_a_token_without_playing_opens_no_room(server: Running) -> None:
    with Browser(server.address) as anna:
        made = anna.send("POST", "/api/tokens", {"name": "Robot", "scopes": ["decks"]}, 201)
        robot: Any = {"headers": {"authorization": f"Bearer {made['token']}"}}
        wish = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert anna.http.post("/api/rooms", json=wish, **robot).json()["code"] == "token/scope"
