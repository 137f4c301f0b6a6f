"""Nobody can be taken for somebody else."""

from __future__ import annotations

import pytest

from overrule.server.match.seats import Person
from overrule.server.names import is_name, is_reserved, new_guest_name, shown_name, skeleton
from tests.server.conftest import Browser, Running
from tests.server.helpers import Desk, two_people

LOOK_ALIKES = [
    ("Anna", "ANNA"),
    ("Anna", "Аnnа"),  # Cyrillic
    ("Petr", "Ρetr"),  # Greek
    ("paypal", "PAYPAI"),
    ("Bill", "BILL"),
    ("moon", "m00n"),
    ("corn", "com"),
    ("Anna", "Ａｎｎａ"),
    ("Jan  Novak", "Jan Novak"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hana"), ("Petr", "Pétr"), ("Jan", "Jana"), ("Иван", "Игорь")])
def test_names_that_differ_stay_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["ADMlN", "Аdmin", "4dmin", "admin 7", "Computer", "Počítač", "Host 3966", "#3966"])
def test_reserved_names_in_any_dress(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Lola", "Hostina", "Tybalt", "Bob", "Adam"])
def test_names_that_only_begin_like_a_reserved_one(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize("name", ["Аnna", "a\u0301\u0301\u0301", "\u3164", "An\u034fna", "A\ufe0fnna", "\u2800", ""])
def test_what_cannot_be_seen_or_mixes_alphabets_is_no_name(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize("name", ["Žofie", "Иван", "Νίκος", "日本", "Anna 2", "O'Neil"])
def test_names_of_many_alphabets(name: str) -> None:
    assert is_name(name)


def test_a_guest_is_called_in_the_language_of_who_reads() -> None:
    stored = new_guest_name()
    assert shown_name(stored, "en") == f"Guest {stored[1:]}"
    assert shown_name(stored, "cs") == f"Host {stored[1:]}"
    assert shown_name("Anna", "cs") == "Anna"

    desk = Desk()
    guest = Person("g", "#3966", "session:g")
    desk.open(guest)
    desk.open(Person("p", "Petr", "session:p"), lang="cs")
    room = desk.create(guest, two_people())
    desk.say("g", "join", room=room.id)
    desk.say("p", "join", room=room.id, secret=room.record.secret)
    desk.say("g", "chat", room=room.id, text="Hi")
    assert desk.view("g")["seats"][0]["name"] == "Guest 3966"
    assert desk.view("p")["seats"][0]["name"] == "Host 3966"
    assert [desk.sent[page][-1]["line"]["name"] for page in ("g", "p")] == ["Guest 3966", "Host 3966"]


def test_a_guest_cannot_be_called_like_an_account(server: Running) -> None:
    with Browser(server.address) as anna, Browser(server.address) as thief:
        anna.send("POST", "/api/register", {"name": "Ace", "password": "long enough"})
        mixed, cyrillic = "\u0410ce", "\u0410\u0441\u0435"
        for name, code in (("ACE", "account/taken"), (mixed, "wire/name"), (cyrillic, "account/taken")):
            assert thief.http.patch("/api/session", json={"name": name}).json()["code"] == code, name
        assert thief.send("PATCH", "/api/session", {"name": "Admin"}, 400)["code"] == "account/reserved"
        again = {"name": cyrillic, "password": "long enough"}
        assert thief.send("POST", "/api/register", again, 409)["code"] == "account/taken"
        assert anna.send("PATCH", "/api/session", {"name": "Hana"})["account"] == "Hana"
        assert thief.send("PATCH", "/api/session", {"name": "ACE"})["name"] == "ACE"


def test_an_account_is_marked_at_the_table() -> None:
    desk = Desk()
    member = Person("account:1", "Anna", "account:1")
    desk.open(member)
    desk.open(Person("p", "Robot", "account:1", is_program=True))
    room = desk.create(member, two_people())
    desk.say("account:1", "join", room=room.id)
    desk.say("p", "join", room=room.id, secret=room.record.secret)
    assert [seat["account"] for seat in desk.view("p")["seats"]] == [True, False]
