"""Programs that play with a token: whole matches over the websocket, and what they may not do."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from overrule.server.http.programs import MOST_PROGRAMS
from overrule.server.store.store import PROGRAM_TOKEN
from tests.server.conftest import Browser, Running, play

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "websocket_bot.py"


def make(browser: Browser, name: str = "Robot") -> dict[str, Any]:
    made: dict[str, Any] = browser.send("POST", "/api/tokens", {"name": name}, 201)
    return made


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}", "accept-language": "cs"}


def run(token: str, *arguments: str) -> subprocess.Popen[str]:
    """The example, in a process that knows nothing of this package."""
    environment = {**os.environ, "OVERRULE_TOKEN": token}
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_the_example_plays_a_match_against_the_computer(server: Running, game: str) -> None:
    with Browser(server.address) as anna:
        made = make(anna)
        process = run(made["token"], server.address, game)
        said, _ = process.communicate(timeout=120)
        assert process.returncode == 0, said
        assert said.strip()
        (played,) = httpx.get(f"{server.address}/api/history", headers=bearer(made["token"])).json()
        assert (played["game"], played["over"], played["mine"]) == (game, True, [0])
        assert played["seats"][0]["name"] == "Robot"


def test_a_person_plays_against_their_own_program(server: Running) -> None:
    with Browser(server.address) as anna:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]
        process = run(make(anna)["token"], f"{server.address}/join/{room}#{created['invite']}")

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.play(room)
                assert [seat["name"] for seat in page.views[room]["seats"]][1] == "Robot"
                assert page.views[room]["you"] == 0

        play(script)
        assert process.wait(60) == 0
        assert process.stdout is not None
        process.stdout.close()


def test_a_token_is_shown_once_listed_without_it_and_ended(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr:
        made = make(anna)
        assert made["token"].startswith(PROGRAM_TOKEN)
        (listed,) = anna.get("/api/tokens")
        assert set(listed) == {"id", "name", "made", "seen", "scopes"}
        assert (listed["id"], listed["name"]) == (made["id"], "Robot")
        assert petr.get("/api/tokens") == []
        assert petr.send("DELETE", f"/api/tokens/{made['id']}", None, 404)["code"] == "token/unknown"

        async def script() -> None:
            async with connect(f"ws://{server.host}/ws", additional_headers=bearer(made["token"])) as wire:
                await wire.send('{"type": "ping"}')
                assert json.loads(await wire.recv()) == {"type": "pong"}
                await asyncio.to_thread(anna.send, "DELETE", f"/api/tokens/{made['id']}")
                with pytest.raises(ConnectionClosed):
                    await wire.recv()
            async with connect(f"ws://{server.host}/ws", additional_headers=bearer(made["token"])) as wire:
                told = json.loads(await wire.recv())
                assert (told["code"], told["message"]) == ("token/wrong", "Tento token neplatí (nebo byl zrušen).")
                with pytest.raises(ConnectionClosed):
                    await wire.recv()
                assert wire.close_code == 4401

        play(script)
        assert anna.get("/api/tokens") == []
        assert httpx.get(f"{server.address}/api/session", headers=bearer(made["token"])).status_code == 401


def test_tokens_are_not_in_the_database(server: Running, tmp_path: Path) -> None:
    with Browser(server.address) as anna:
        token = make(anna)["token"]
        server.hub.store.flush()
        files = list(tmp_path.glob("server.db*"))
        assert files
        assert not any(token.encode() in file.read_bytes() for file in files)


def test_beside_a_token_the_cookie_does_not_count(server: Running) -> None:
    """Else a page of another site could get round the check of its origin with a token that it makes up."""
    with Browser(server.address) as anna:
        cookie = anna.http.cookies["overrule_session"]
        for token in ("nonsense", cookie):
            headers = {**bearer(token), "origin": "http://evil.example"}
            told = anna.send("PATCH", "/api/session", {"name": "Evil"}, 401, headers=headers)
            assert told["code"] == "token/wrong"
            headers["cookie"] = anna.cookie

            async def script(headers: dict[str, str] = headers) -> None:
                async with connect(f"ws://{server.host}/ws", additional_headers=headers) as wire:
                    assert json.loads(await wire.recv())["code"] == "token/wrong"

            play(script)
        assert anna.get("/api/session")["name"] != "Evil"


def test_accounts_and_tokens_are_for_people(server: Running) -> None:
    with Browser(server.address) as anna:
        headers = bearer(make(anna)["token"])
        credentials = {"name": "Robot", "password": "long enough"}
        for method, path in (("POST", "/api/tokens"), ("GET", "/api/tokens"), ("DELETE", "/api/tokens/x")):
            assert anna.send(method, path, {"name": "More"}, 403, headers=headers)["code"] == "token/program"
        for path in ("/api/register", "/api/login", "/api/logout"):
            assert anna.send("POST", path, credentials, 403, headers=headers)["code"] == "token/program"


def test_a_person_has_so_many_tokens_and_no_more(server: Running) -> None:
    with Browser(server.address, "cs") as anna:
        for number in range(MOST_PROGRAMS):
            make(anna, f"Robot {number}")
        told = anna.send("POST", "/api/tokens", {"name": "Robot"}, 400)
        assert (told["code"], told["args"]) == ("token/too-many", {"most": MOST_PROGRAMS})
        assert anna.send("POST", "/api/tokens", {"name": "\n"}, 400)["code"] == "wire/name"


def test_tokens_go_along_to_the_account_and_use_its_decks(server: Running) -> None:
    with Browser(server.address) as anna:
        before = make(anna)
        anna.send("POST", "/api/register", {"name": "Anna", "password": "long enough"})
        after = make(anna, "Other")
        assert [program["id"] for program in anna.get("/api/tokens")] == [before["id"], after["id"]]
        deck = anna.send("POST", "/api/decks", {"name": "Mine", "cards": {"gold-miner": 3}}, 201)
        decks = httpx.get(f"{server.address}/api/decks", headers=bearer(after["token"])).json()
        assert [found["id"] for found in decks] == [deck["id"]]
