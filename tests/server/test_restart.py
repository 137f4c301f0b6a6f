"""`overrule serve` as a process: what it says when it cannot start, and what is left when it is killed in mid-play."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from overrule.cli.serve import CONNECTIONS
from overrule.server.store.store import Store
from tests.server.conftest import Browser, Page, play, wait_for

pytestmark = pytest.mark.slow

SERVE = [sys.executable, "-m", "overrule", "serve"]


@contextlib.contextmanager
def serving(database: Path, env: Mapping[str, str] | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process on a free port, with its address."""
    command = [*SERVE, "--port", "0", "--db", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    assert process.stdout is not None
    try:
        said = ""
        while not (found := re.search(r"http://\S+", said)):
            line = process.stdout.readline()
            assert line, said
            said += line
        wait_for(found[0])
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def refused(*arguments: str) -> tuple[int, str]:
    """How a server that cannot start ends, and what it says."""
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    return done.returncode, done.stderr


# ------------------------------------------------------------------------------------------------- what it cannot do


def test_a_taken_port_is_said_with_another_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, said = refused("--port", str(port), "--db", str(tmp_path / "a.db"))
    assert code == 2
    assert f"port {port} is taken" in said
    assert f"--port {port + 1}" in said


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--port", "70000"), 2, "--port must be from 0 to 65535, not 70000"),
        (("--port", "x"), 2, "not a whole number"),
        (("--host", "no.such.host.invalid", "--port", "0"), 2, "is no address of this machine"),
        (("--port", "0", "--db", "mysql://x/y"), 1, "allowed: sqlite, postgresql"),
        (("--port", "0", "--db", "/proc/nothing/a.db"), 1, "cannot be made"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: tuple[str, ...], code: int, words: str) -> None:
    ended, said = refused(*arguments)
    assert ended == code
    assert words in said


def test_an_unreadable_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.db"
    file.write_bytes(b"nonsense " * 1000)
    ended, said = refused("--port", "0", "--db", str(file))
    assert ended == 1
    assert "broken.db cannot be used: file is not a database" in said


# --------------------------------------------------------------------------------------------------- in mid-play


@pytest.mark.parametrize(("game", "options"), [("compile", {"protocols": "random"}), ("conquerors", {})])
def test_every_acknowledged_move_is_there_after_a_kill_and_the_match_goes_on(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    database = tmp_path / "a.db"
    made: list[tuple[int, str]] = []
    last: dict[str, Any] = {}
    with serving(database) as (process, address), Browser(address) as anna, Browser(address) as petr:
        created = anna.create(game, "me", "open", **options)
        room = created["room"]

        async def first() -> None:
            async with anna.page() as one, petr.page() as two:
                await _ask_for_everything(one, two)
                await one.say("join", room=room)
                await one.view(room)
                await two.say("join", room=room, secret=created["invite"])

                async def answer() -> None:
                    made.extend(await one.play(room, moves=8))
                    last.update(one.views[room])
                    process.send_signal(signal.SIGKILL)

                opponent = asyncio.create_task(two.play(room, seed=2))
                await answer()
                opponent.cancel()
                await asyncio.gather(opponent, return_exceptions=True)

        play(first)
        cookie, other = anna.http.cookies["overrule_session"], petr.http.cookies["overrule_session"]
    kept = _moves(database, room)
    assert len(made) == 8
    assert [kept[number][:2] for number, _ in made] == [[0, key] for _, key in made]
    with serving(database) as (_, address), Browser(address) as anna, Browser(address) as petr:
        anna.http.cookies.set("overrule_session", cookie, domain="127.0.0.1")
        petr.http.cookies.set("overrule_session", other, domain="127.0.0.1")

        async def second() -> None:
            async with anna.page() as one, petr.page() as two:
                await _ask_for_everything(one, two)
                await one.say("join", room=room)
                await two.say("join", room=room)
                again = await one.view(room)
                told = [line["text"] for line in last["log"]]
                assert [line["text"] for line in again["log"]][: len(told)] == told
                assert again["you"] == 0
                await asyncio.gather(one.play(room, seed=3), two.play(room, seed=4))
                assert one.views[room]["phase"] == "over"

        play(second)
    assert len(_moves(database, room)) > len(kept)


async def _ask_for_everything(*pages: Page) -> None:
    """Nothing is passed automatically: that takes its time, so as to tell nothing."""
    for page in pages:
        await page.say("settings", reactions="full", stops=[])


def _moves(database: Path, room: str) -> list[Any]:
    store = Store.open(str(database))
    found = store.room(room)
    store.close()
    assert found is not None
    return found.moves


def test_ctrl_c_ends_the_server_at_once_and_says_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as (process, address), Browser(address) as anna:

        async def script() -> None:
            async with anna.page() as page:
                await page.say("ping")
                await page.hear()
                process.send_signal(signal.SIGINT)
                await asyncio.wait_for(page.wire.wait_closed(), 20)

        play(script)
        assert process.wait(20) == 0
        assert process.stdout is not None
        assert "Traceback" not in process.stdout.read()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_server_may_have_as_many_connections_as_the_system_lets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SERVE", ["sh", "-c", 'ulimit -Sn 200; exec "$@"', "sh", *SERVE])
    with serving(tmp_path / "a.db") as (process, _):
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        soft, hard = re.findall(r"Max open files +(\d+) +(\d+)", limits)[0]
        assert int(soft) == min(int(hard), CONNECTIONS)


def test_an_invitation_that_is_gone_is_told_kindly(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as (_, address), Browser(address) as anna, Browser(address) as petr:
        created = anna.create("compile", "me", "open")

        async def script() -> None:
            async with anna.page() as one:
                await one.say("join", room=created["room"])
                await one.view(created["room"])
                await one.say("leave", room=created["room"])
                while anna.http.get(f"/api/rooms/{created['room']}/record").status_code != 404:
                    await asyncio.sleep(0.05)
            async with petr.page() as two:
                await two.say("join", room=created["room"], secret=created["invite"])
                told = await two.error()
                assert told["code"] == "room/unknown"
                assert "the link has expired" in told["message"]

        play(script)
