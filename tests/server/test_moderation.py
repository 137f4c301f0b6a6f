"""Reports, bans, quiet mutes, the page for moderators, and `overrule admin`."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from overrule import messages
from overrule.cli import main
from overrule.server.http import moderation_page
from overrule.server.http.moderation_page import ModerationPage
from overrule.server.http.order import Order
from overrule.server.http.whereabouts import Whereabouts
from overrule.server.store.base import Session
from overrule.server.store.moderation import Audited, Report, Sanction
from overrule.server.store.store import Store
from tests.server.conftest import PATIENCE, Browser, Running, play, start
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


def wait_until(so: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE * 20)):
        if so():
            return
        time.sleep(0.05)
    raise AssertionError("it never comes")


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


def meet(anna: Browser, petr: Browser, report: bool = True) -> str:
    """Petr insults Anna at her table; she reports him then, unless she does not. Gives the room."""
    created = anna.create("compile", "me", "open", protocols="random")
    room: str = created["room"]

    async def script() -> None:
        async with anna.page() as first, petr.page() as second:
            await first.say("join", room=room)
            await first.view(room)
            await second.say("join", room=room, secret=created["invite"])
            await second.view(room)
            await second.say("chat", room=room, text="You <b>fool</b>")
            await first.until(lambda told: told["type"] == "chat")
            if report:
                await asyncio.to_thread(complain, anna, room)

    play(script)
    return room


def complain(anna: Browser, room: str, seat: int = 1) -> int:
    number: int = anna.send("POST", f"/api/rooms/{room}/report", {"seat": seat, "reason": "insult"}, 201)["report"]
    return number


@contextlib.contextmanager
def moderator(server: Running, lang: str = "en") -> Iterator[Browser]:
    with Browser(server.address, lang) as judge:
        judge.send("POST", "/api/register", {"name": "Judge", "password": "long enough"})
        server.hub.store.set_role(server.hub.store.find_account("Judge"), "moderator")
        yield judge


def test_a_report_has_the_chat_and_moderators_see_to_it(server: Running) -> None:
    hub = server.hub
    with Browser(server.address) as anna, Browser(server.address) as petr, Browser(server.address) as judge:
        room = meet(anna, petr, report=False)
        path = f"/api/rooms/{room}/report"
        assert judge.send("POST", path, {"seat": 1, "reason": "x"}, 404)["code"] == "room/unknown"
        assert anna.send("POST", path, {"seat": 0, "reason": "x"}, 400)["code"] == "report/who"
        number = complain(anna, room)

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


# -------------------------------------------------------------------------------------------------------- the addresses

AFAR, NEIGHBOUR, STRANGER = "2001:db8:1:2::7", "2001:db8:1:2:3::4", "2001:db8:1:3::7"
NETWORK = "address:2001:db8:1:2::/64"


def test_who_is_banned_by_the_address_in_a_report_does_not_come_back_with_a_new_cookie(server: Running) -> None:
    with (
        Browser(server.address) as anna,
        Browser(server.address, comes_from=AFAR) as petr,
        moderator(server) as judge,
    ):
        meet(anna, petr)
        page = judge.http.get("/moderation").text
        assert NETWORK in page
        (ban,) = (form for form in Forms.of(page) if form.get("target") == NETWORK)
        assert ban["do"] == "ban", "nobody is muted by address"
        with Browser(server.address, comes_from=NEIGHBOUR) as neighbour:
            assert judge.http.post("/moderation", data=ban | {"days": "7"}).status_code == 303
            assert neighbour.get("/api/session", 403)["code"] == "account/banned"
        newcomer = httpx.get(f"{server.address}/api/session", headers={"x-forwarded-for": NEIGHBOUR})
        assert (newcomer.status_code, newcomer.json()["code"]) == (403, "account/banned")
        assert httpx.get(f"{server.address}/api/session", headers={"x-forwarded-for": STRANGER}).status_code == 200
        assert "Banned until" in judge.http.get("/moderation").text.partition("<table>")[0]


def test_an_address_is_told_to_moderators_only(server: Running) -> None:
    with (
        Browser(server.address) as anna,
        Browser(server.address, comes_from="203.0.113.7") as petr,
        moderator(server) as judge,
    ):
        petr.send("POST", "/api/register", {"name": "Petr", "password": "long enough"})
        room = meet(anna, petr)
        assert "address:203.0.113.7" in judge.http.get("/moderation").text
        paths = ("/api/session", "/api/history", "/api/account/export", f"/api/replays/{room}", "/moderation")
        heard = [who.http.get(path).text for who in (anna, petr) for path in paths]
        assert "203.0.113" not in "".join(heard)
        assert "insult" not in petr.http.get("/api/account/export").text
        assert petr.get("/moderation", 403)["code"] == "account/role"


def test_who_has_just_left_can_be_found_and_who_was_never_connected_has_no_address(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address, comes_from="203.0.113.7") as petr:
        room = meet(anna, petr, report=False)
        wait_until(lambda: not server.hub.lines)
        complain(anna, room)
        assert server.hub.store.reports()[0].address == "address:203.0.113.7"
        server.hub.whereabouts.left.clear()
        complain(anna, room)
        assert "address" not in server.hub.store.reports()[0].data


def test_from_where_somebody_left_is_known_for_an_hour() -> None:
    now = 0.0
    whereabouts = Whereabouts(lambda: now)
    whereabouts.note("anna", "203.0.113.1")
    now = 3000.0
    whereabouts.note("petr", "203.0.113.2")
    assert (whereabouts.of("anna"), whereabouts.of("eva")) == ("203.0.113.1", "")
    now = 3601.0
    assert (whereabouts.of("anna"), whereabouts.of("petr")) == ("", "203.0.113.2")
    assert list(whereabouts.left) == ["petr"]


def test_from_where_people_left_is_known_of_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overrule.server.http.whereabouts.MOST", 2)
    whereabouts = Whereabouts()
    for person, address in (("anna", "a"), ("petr", "b"), ("anna", "c"), ("eva", "d")):
        whereabouts.note(person, address)
    assert whereabouts.left.keys() == {"anna", "eva"}
    assert whereabouts.of("anna") == "c"


def reported(store: Store, by: str = "account:1", about: str = "account:2", room: str = "room") -> int:
    """A report whose address has to go at some time."""
    said = [
        {"number": 1, "seat": 0, "name": "Anna", "text": "Hm"},
        {"number": 2, "seat": 1, "name": "Petr", "text": "Ha"},
    ]
    data = {"seat": 1, "names": ["Anna", "Petr"], "said": said, "address": "address:203.0.113.7"}
    return store.report(room, by, about, "insult", data)


def everything(store: Store) -> bytes:
    """Close the store; all that is in its files."""
    path = Path(str(store.engine.url.database))
    store.close()
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


def test_an_address_is_forgotten_when_its_report_is_closed(store: Store) -> None:
    first, second = reported(store), reported(store)
    assert store.close_report("Judge", first, "warned")
    assert [one.address for one in store.reports(open_only=False)] == ["address:203.0.113.7", ""]
    assert [one.data["said"][1]["text"] for one in store.reports(open_only=False)] == ["Ha", "Ha"]
    assert store.close_report("Judge", second, "warned")
    assert b"203.0.113.7" not in everything(store)


def test_an_address_is_forgotten_after_thirty_days(store: Store) -> None:
    made = time.time()
    store.clock = lambda: made
    reported(store)
    store.clock = lambda: made + 29.9 * 86400
    store.forget_addresses()
    assert store.reports()[0].address
    store.clock = lambda: made + 30.1 * 86400
    store.forget_addresses()
    assert [(one.name, one.address) for one in store.reports()] == [("Petr", "")]
    assert b"203.0.113.7" not in everything(store)


def test_a_server_and_the_command_line_forget_old_addresses(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    reported(store)
    assert admin(store, "reports") == 0
    assert "from address:203.0.113.7" in capsys.readouterr().out
    store.clock = lambda: time.time() - 31 * 86400
    old = reported(store)
    assert admin(store, "reports") == 0
    assert "from address" in capsys.readouterr().out
    assert [one.id for one in store.reports() if not one.address] == [old]
    older = reported(store)
    path = Path(str(store.engine.url.database))
    store.close()
    running = start(path)
    try:
        wait_until(lambda: {one.id for one in running.hub.store.reports() if not one.address} == {old, older})
    finally:
        running.stop()


def test_who_deletes_an_account_leaves_neither_name_nor_words_nor_address_in_reports(store: Store) -> None:
    people = [store.new_session(f"#{number}")[1] for number in range(2)]
    for session, name in zip(people, ("Anna", "Petr"), strict=True):
        store.register(session, name, "long enough")
    seats = [{"name": name} for name in ("Anna", "Petr")]
    store.save("room", {"seats": seats}, owners={0: "account:1", 1: "account:2"}).result()
    reported(store)
    reported(store, about=people[1].owner)  # while Petr was a guest
    reported(store, room="gone")
    assert store.export(Session("", "Anna", 1, "Anna"))["reports"][0].keys() == {"room", "reason", "made"}
    assert store.export(Session("", "Petr", 2, "Petr"))["reports"] == []
    store.delete_account(2)
    gone, guest, first = store.reports()
    assert [one.address for one in (gone, guest, first)] == ["", "", ""]
    assert [one.name for one in (guest, first)] == [people[1].owner, "account:2"]
    assert [line["text"] for one in (guest, first) for line in one.data["said"]] == ["Hm", "Hm"]
    store.delete_account(1)
    assert [one.data["said"] for one in store.reports()][1:] == [[], []]
    assert b"203.0.113.7" not in everything(store)


# ------------------------------------------------------------------------------------------------------------- the page


class Forms(HTMLParser):
    """The buttons of a page, each with what it sends, and the fields that no label names."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[dict[str, str]] = []
        self.unnamed: list[str] = []
        self._hidden: dict[str, str] = {}
        self._labelled = False

    @classmethod
    def of(cls, page: str) -> list[dict[str, str]]:
        parser = cls()
        parser.feed(page)
        return parser.buttons

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._hidden = {}
        elif tag == "label":
            self._labelled = True
        elif tag == "button":
            self.buttons.append({**self._hidden, given["name"]: given["value"]})
        elif given.get("type") == "hidden":
            self._hidden[given["name"]] = given["value"]
        elif tag in ("input", "select") and not self._labelled:
            self.unnamed.append(given["name"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "label":
            self._labelled = False


NASTY = "'\"><script>x</script>"
DONE = ("ban", "unban", "mute", "unmute", "close", "role", "codes", "delete", "export")


def full_page(lang: str) -> str:
    """A page with everything that there can be, and one with nothing, in which people have written nasty things."""

    def report(number: int, address: str, *lines: str) -> Report:
        said = [{"seat": seat, "name": NASTY, "text": line} for seat, line in enumerate(lines)]
        data = {"seat": 1, "names": [NASTY, NASTY], "said": said} | ({"address": address} if address else {})
        return Report(number, NASTY, NASTY, f"account:{number}", NASTY, data, 0.0, None)

    known = [report(1, "address:203.0.113.7", NASTY, NASTY), report(2, "address:::1", NASTY), report(3, "")]
    held = [Sanction(kind, NASTY, NASTY, 0.0, until) for kind in ("ban", "mute") for until in (None, 86400.0)]
    done = [Audited(0.0, NASTY, what, NASTY, NASTY) for what in (*DONE, NASTY)]
    return "".join(ModerationPage(lang, "address:::1", *shown).html() for shown in ((known, held, done), ([], [], [])))


def plain(lang: str, key: str) -> str:
    """A sentence that has no arguments; empty for others."""
    try:
        return messages.message(lang, key, "server")
    except messages.MissingMessage:
        return ""


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_the_page_says_everything_in_the_language_of_its_reader(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def note(lang: str, key: str, *area: str, **args: str | int) -> str:
        said.add(key)
        return messages.message(lang, key, *area, **args)

    monkeypatch.setattr(moderation_page, "message", note)
    page = full_page(lang)
    assert said == {key for key in messages.keys("server", "en") if key.startswith("moderation")}
    assert f'<html lang="{lang}">' in page
    (other,) = set(messages.LANGUAGES) - {lang}
    foreign = {words for key in said if (words := plain(other, key)) != plain(lang, key)}
    assert len(foreign) > 20
    assert [words for words in foreign if f">{words}<" in page] == []
    for what in DONE:
        assert f">{what}<" not in page, what


def test_what_people_write_stays_text_on_the_page() -> None:
    page = full_page("en")
    assert "<script" not in page
    assert page.count(escape(NASTY)) > 30
    assert "'\">" not in page


def test_the_page_can_be_read_by_everybody(server: Running) -> None:
    with moderator(server, "cs") as judge:
        reported(server.hub.store)
        server.hub.store.sanction("Judge", "mute", "account:7", "spam", days=1)
        answer = judge.http.get("/moderation")
        page = answer.text
        style = page.partition("<style>")[2].partition("</style>")[0]
        policy = answer.headers["content-security-policy"]
        assert f"style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" in policy
        assert "script-src 'self'" in policy
        assert '<html lang="cs">' in page
        assert 'name="viewport"' in page
        forms = Forms()
        forms.feed(page)
        assert [form["do"] for form in forms.buttons] == ["ban", "mute", "ban", "close", "lift"]
        assert forms.unnamed == []
        moments = re.findall(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}(.{4})", page)
        assert moments == [" UTC"] * len(moments)
        assert len(moments) >= 4
        assert '<th scope="col">' in page
        assert '<html lang="en">' in judge.http.get("/moderation?lang=en").text
        pressed = judge.http.post("/moderation?lang=en", data=forms.buttons[-1])
        assert pressed.headers["location"] == "/moderation?lang=en"


def test_moderators_are_not_led_to_ban_their_own_address(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as petr, moderator(server) as judge:
        meet(anna, petr)
        page = judge.http.get("/moderation").text
        assert "address:127.0.0.1" in page
        assert not [form for form in Forms.of(page) if form.get("target") == "address:127.0.0.1"]


# ----------------------------------------------------------------------------------------------------- the command line


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
        (("ban", "address:here", "x"), "There is nobody called address:here; allowed: the name of an account"),
        (("ban", "session:<b>", "x"), "There is nobody called session:<b>;"),
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
