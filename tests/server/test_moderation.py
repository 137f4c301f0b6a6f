"""Reports, bans, quiet mutes, the page for moderators, and `overrule admin`."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest

from overrule.cli import main
from overrule.server.http.order import Order
from overrule.server.store.store import Store
from tests.server.conftest import Browser, Running, play, start
from tests.server.helpers import FIXED, PETR, seated

ANNA = {"name": "Anna", "password": "long enough"}


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(str(tmp_path / "a.db"))


def admin(store: Store, *words: str) -> int:
    try:
        return main(["admin", *words, "--db", str(store.engine.url.database)])
    except SystemExit as ended:
        return int(ended.code or 0)


def test_who_is_banned_is_refused_and_told_why(server: Running) -> None:
    hub = server.hub
    with Browser(server.address) as anna, Browser(server.address) as petr:
        anna.send("POST", "/api/register", ANNA)
        account = hub.store.find_account("Anna")
        hub.store.sanction("test", "ban", f"account:{account}", "insults", days=1)
        hub.order.read()
        refused = anna.get("/api/session", 403)
        assert (refused["code"], "insults" in refused["message"]) == ("account/banned", True)
        petr.get("/api/session")
        hub.store.lift("test", "ban", f"account:{account}")
        hub.order.read()
        anna.get("/api/session")
        hub.store.sanction("test", "ban", "address:127.0.0.1", "noise")
        hub.order.read()
        assert petr.get("/api/games", 403)["code"] == "account/banned"
        hub.store.lift("test", "ban", "address:127.0.0.1")
        hub.order.read()


def test_a_ban_ends_open_lines_and_itself(server: Running) -> None:
    hub = server.hub
    with Browser(server.address) as anna:

        async def script() -> None:
            async with anna.page() as page:
                await page.say("ping")
                await page.hear()
                (line,) = hub.lines.values()
                hub.store.sanction("test", "ban", line.person, "noise", days=1)
                hub.order.read()
                hub.loop.call_soon_threadsafe(hub.apply_order)
                await page.wire.wait_closed()
                assert page.wire.close_code == 4001

        play(script)
        hub.store.clock = lambda: time.time() + 2 * 86400
        hub.order.read()
        assert not hub.order.banned


def test_who_is_muted_hears_themselves_and_is_heard_by_nobody() -> None:
    desk, room = seated(options=FIXED)
    desk.lobby.quiet = {PETR.owner or ""}
    (told,) = desk.say("petr", "chat", room=room.id, text="Insult")
    assert told["line"]["text"] == "Insult"
    assert not [sent for sent in desk.sent["anna"] if sent["type"] == "chat"]
    assert not room.talk.lines
    desk.say("anna", "chat", room=room.id, text="Hello")
    assert [sent["line"]["text"] for sent in desk.sent["petr"] if sent["type"] == "chat"] == ["Insult", "Hello"]


def test_who_is_muted_is_not_heard_as_soon_as_a_server_starts(store: Store) -> None:
    path = Path(str(store.engine.url.database))
    store.sanction("test", "mute", "account:1", "spam")
    store.close()
    running = start(path)
    try:
        assert "account:1" in running.hub.lobby.quiet
    finally:
        running.stop()


def test_a_report_has_the_chat_and_moderators_see_to_it(server: Running) -> None:
    hub = server.hub
    with Browser(server.address) as anna, Browser(server.address) as petr, Browser(server.address) as judge:
        created = anna.create("compile", "me", "open", protocols="random")
        room = created["room"]

        async def script() -> None:
            async with anna.page() as first, petr.page() as second:
                await first.say("join", room=room)
                await first.view(room)
                await second.say("join", room=room, secret=created["invite"])
                await second.view(room)
                await second.say("chat", room=room, text="You <b>fool</b>")
                await first.until(lambda told: told["type"] == "chat")

        play(script)
        path = f"/api/rooms/{room}/report"
        assert judge.send("POST", path, {"seat": 1, "reason": "x"}, 404)["code"] == "room/unknown"
        assert anna.send("POST", path, {"seat": 0, "reason": "x"}, 400)["code"] == "report/who"
        number = anna.send("POST", path, {"seat": 1, "reason": "insult"}, 201)["report"]

        judge.send("POST", "/api/register", {"name": "Judge", "password": "long enough"})
        assert judge.get("/moderation", 403)["code"] == "account/role"
        hub.store.set_role(hub.store.find_account("Judge"), "moderator")
        page = judge.http.get("/moderation").text
        assert "You &lt;b&gt;fool&lt;/b&gt;" in page
        (report,) = hub.store.reports()
        ban = {"do": "ban", "target": report.about, "reason": f"report {number}", "days": "7"}
        assert judge.http.post("/moderation", data=ban).status_code == 303
        assert petr.get("/api/session", 403)["code"] == "account/banned"
        judge.http.post("/moderation", data={"do": "close", "report": str(number), "note": "banned"})
        assert hub.store.reports() == []
        assert [(one.by, one.what) for one in hub.store.audit()] == [("Judge", "close"), ("Judge", "ban")]
        assert judge.http.post("/moderation", data={"do": "explode"}).json()["code"] == "wire/malformed"


@pytest.mark.slow
def test_the_command_line_looks_after_people_beside_the_server(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, guest = store.new_session("#1234")
    store.register(guest, "Anna", "long enough")
    assert admin(store, "role", "anna", "moderator") == 0
    assert admin(store, "ban", "Anna", "insults", "and", "worse", "--days", "3") == 0
    assert admin(store, "ban", "address:2001:db8::7", "noise") == 0
    order = Order(store)
    order.read()
    assert order.is_banned("account:1", "")
    assert order.is_banned("", "2001:db8::/64")
    assert admin(store, "unban", "Anna") == 0
    assert admin(store, "unban", "Anna") == 1
    assert admin(store, "sanctions") == 0
    assert "address:2001:db8::/64 for ever: noise" in capsys.readouterr().out
    assert admin(store, "codes", "Anna") == 0
    code = capsys.readouterr().out.split()[0]
    assert store.recover(guest, "Anna", code, "new password")[1].account_name == "Anna"
    assert admin(store, "backup", str(tmp_path / "copy.db")) == 0
    assert admin(store, "delete", "Anna") == 0
    with contextlib.closing(Store.open(str(tmp_path / "copy.db"))) as copy:
        assert copy.find_account("Anna") == 1
    assert [one.what for one in store.audit()] == ["delete", "codes", "unban", "ban", "ban", "role"]
    store.close()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("explode",), "allowed: role, codes"),
        (("role", "Anna"), "NAME ROLE"),
        (("role", "Nobody", "admin"), "There is no account called Nobody."),
        (("close", "7", "x"), "no open report '7'"),
        (("close", "9" * 30, "x"), "no open report '999"),
        (("sanctions", "x"), "list bans and mutes"),
        (("ban", "account:1", "x", "--days", "0"), "more than 0 and at most 36"),
        (("ban", "account:1", "x", "--days=-3"), "more than 0 and at most 36"),
        (("mute", "account:1", "x", "--days", "nan"), "more than 0 and at most 36"),
        (("mute", "account:1", "x", "--days", "1e300"), "more than 0 and at most 36"),
        (("ban", "address:here", "x"), "address:here names nobody; allowed: the name of an account"),
        (("ban", "session:<b>", "x"), "session:<b> names nobody"),
    ],
)
def test_wrong_words_are_told_and_change_nothing(
    store: Store, words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(store, *words) == 2
    assert told in " ".join(capsys.readouterr().err.split())
    assert store.audit() == []
    store.close()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "reports", "--db", str(tmp_path / "typo.db")]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_the_page_of_moderators_shows_words_as_words_and_takes_no_nonsense(server: Running) -> None:
    with Browser(server.address) as anna:
        anna.send("POST", "/api/register", {"name": "Anna", "password": "correct horse"})
        server.hub.store.set_role(1, "moderator")
        ban = {"do": "ban", "target": "account:7", "reason": "<form>", "days": "7"}
        wrong = [ban | change for change in ({"target": "account:<b>"}, {"target": "x"}, {"days": "9" * 400})]
        wrong += [ban | {"days": "-1"}, {"do": "close", "report": "9" * 400, "note": "x"}]
        answers = [anna.http.post("/moderation", data=form).status_code for form in wrong]
        assert answers == [400, 400, 400, 400, 404]
        assert server.hub.store.sanctions() == []
        assert anna.http.post("/moderation", data=ban).status_code == 303
        page = anna.http.get("/moderation").text
        assert "&lt;form&gt;" in page
        assert "<form>" not in page
