"""The store: what it is told is on the disk, under the right owner, and nothing in it can be used by a thief."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from overrule.server.store import schema
from overrule.server.store.database import StoreError, database_url
from overrule.server.store.store import Store
from overrule.server.wire import Refusal

pytestmark = pytest.mark.slow

POSTGRES = os.environ.get("OVERRULE_TEST_POSTGRES")  # the URL of an empty database


@pytest.fixture(params=["sqlite", "postgres"] if POSTGRES else ["sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(str(tmp_path / "new" / "matches.db") if request.param == "sqlite" else POSTGRES)
    if request.param == "postgres":
        with opened.engine.begin() as connection:
            for table in reversed(schema.metadata.sorted_tables):
                connection.execute(sa.delete(table))
    yield opened
    opened.close()


# -------------------------------------------------------------------------------------------------------- the database


def test_the_migrations_make_exactly_the_tables_that_the_program_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_a_database_of_the_first_form_is_brought_to_the_present_one(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    config = Config()
    config.set_main_option("script_location", "overrule.server.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sa.text("INSERT INTO rooms VALUES ('r', 0, '{\"seed\": 7}', 1.0, 2.0)"))
        connection.execute(sa.text("INSERT INTO moves VALUES ('r', 0, '[0, \"pass\", 5]')"))
        connection.commit()
    engine.dispose()
    opened = Store.open(str(file))
    room = opened.room("r")
    opened.close()
    assert room is not None
    assert (room.data, room.moves, room.talk) == ({"seed": 7}, [[0, "pass", 5]], None)


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        opened = Store.open(str(tmp_path / "a.db"))
        opened.save("r", {"x": 1}, new_moves=[]).result()
        opened.close()
    opened = Store.open(str(tmp_path / "a.db"))
    room = opened.room("r")
    opened.close()
    assert room is not None
    assert room.data == {"x": 1}


def test_one_connection_to_a_file_writes_everything_until_something_fails(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "a.db"))
    taken: list[object] = []
    store.flush()
    sa.event.listen(store.engine, "checkout", lambda *given: taken.append(given))
    store.flush()
    store.probe().result()
    assert not taken
    with pytest.raises(ZeroDivisionError):
        store.write(lambda _: 1 // 0)
    store.probe().result()
    store.flush()
    assert len(taken) == 1
    store.close()


def test_sqlite_flushes_every_commit_to_the_disk(tmp_path: Path) -> None:
    opened = Store.open(str(tmp_path / "a.db"))
    with opened.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    opened.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("mysql://host/base", "'mysql' is not a known kind of database; allowed: sqlite, postgresql"),
        ("what:ever", "'what:ever' is not the URL of a database"),
        ("sqlite://", "would forget every match"),
        ("sqlite:///:memory:", "would forget every match"),
    ],
)
def test_a_wrong_url_is_refused_with_a_hint(given: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        database_url(given)


def test_a_password_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module", name="psycopg")

    monkeypatch.setattr(sa, "create_engine", fail)
    with pytest.raises(StoreError) as caught:
        Store.open("postgresql://anna:tajne@127.0.0.1:1/base")
    assert "tajne" not in str(caught.value)
    assert "overrule[server,postgres]" in str(caught.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 500, encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"letter\.txt cannot be used: file is not a database"):
        Store.open(str(file))
    assert file.read_bytes() == before


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open database file"):
        Store.open(str(tmp_path))


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    Store.open(str(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="a newer version of this program has written it"):
        Store.open(str(file))


def test_two_servers_cannot_share_a_database(tmp_path: Path) -> None:
    first = Store.open(str(tmp_path / "a.db"))
    with pytest.raises(StoreError, match=r"another server uses the database .*a\.db; stop it"):
        Store.open(str(tmp_path / "a.db"))
    first.close()
    Store.open(str(tmp_path / "a.db")).close()


def test_the_usual_file_lies_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None).database == str(tmp_path / "overrule" / "overrule.db")


# -------------------------------------------------------------------------------------------------------------- people


def test_a_token_opens_its_session_and_is_nowhere_in_the_file(tmp_path: Path) -> None:
    opened = Store.open(str(tmp_path / "a.db"))
    token, anna = opened.new_session("Anna")
    other, _ = opened.new_session("Petr")
    assert opened.session(token) == anna
    assert opened.session(other) != anna
    assert opened.session(token[:-1]) is None
    opened.close()
    assert token.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(token) >= 43  # 256 bits


def test_logging_in_changes_the_token_and_keeps_the_session(store: Store) -> None:
    before, guest = store.new_session("Anna")
    after, anna, _ = store.register(guest, "Anna", "long enough")
    assert store.session(before) is None
    assert store.session(after) == anna
    assert (anna.id, anna.account_name) == (guest.id, "Anna")


def test_an_account_gets_what_the_guest_kept(store: Store) -> None:
    _, guest = store.new_session("Anna")
    store.set_settings(guest.owner, {"sound": True})
    kept = store.add_deck(guest.owner, "Mine", {"gold-miner": 3}, 9)
    store.save("r", {"x": 1}, owners={0: guest.owner}).result()
    _, anna, _ = store.register(guest, "Anna", "long enough")
    assert store.settings_of(anna.owner) == {"sound": True}
    assert store.decks_of(anna.owner) == [kept]
    assert [room.id for room in store.rooms_of(anna.owner)] == ["r"]
    assert store.decks_of(guest.owner) == []


def test_an_account_keeps_its_settings_when_a_guest_logs_in(store: Store) -> None:
    _, first = store.new_session("Anna")
    _, anna, _ = store.register(first, "Anna", "long enough")
    store.set_settings(anna.owner, {"theme": "dark"})
    _, second = store.new_session("Guest")
    store.set_settings(second.owner, {"theme": "light"})
    _, again = store.login(second, "ANNA", "long enough")
    assert again.owner == anna.owner
    assert again.name == "Anna"
    assert store.settings_of(again.owner) == {"theme": "dark"}


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA ", "Ａnna"])
def test_a_name_is_taken_also_when_it_looks_the_same(store: Store, name: str) -> None:
    _, guest = store.new_session("Guest")
    store.register(guest, "Anna", "long enough")
    _, other = store.new_session("Guest")
    with pytest.raises(Refusal) as caught:
        store.register(other, name, "another password")
    assert caught.value.code == "account/taken"


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(store: Store) -> None:
    token, guest = store.new_session("Guest")
    store.register(store.new_session("Anna")[1], "Anna", "long enough")
    codes = []
    for name, password in (("Anna", "wrong"), ("Nobody", "long enough"), ("Anna", "")):
        with pytest.raises(Refusal) as caught:
            store.login(guest, name, password)
        codes.append((caught.value.code, caught.value.words))
    assert codes == [("account/wrong", {})] * 3
    assert store.session(token) == guest


def test_passwords_are_kept_as_argon2(store: Store) -> None:
    store.register(store.new_session("Anna")[1], "Anna", "long enough")
    with store.engine.connect() as connection:
        kept = connection.scalar(sa.select(schema.accounts.c.password))
    assert kept is not None
    assert kept.startswith("$argon2id$")


def test_logging_out_ends_the_token(store: Store) -> None:
    token, anna, _ = store.register(store.new_session("Anna")[1], "Anna", "long enough")
    store.logout(anna)
    assert store.session(token) is None


def test_guests_who_were_not_seen_for_long_are_forgotten_but_not_those_with_a_seat(tmp_path: Path) -> None:
    now = 1000.0
    opened = Store.open(str(tmp_path / "a.db"), clock=lambda: now)
    old, guest = opened.new_session("Old")
    robot, _ = opened.new_program(guest, "Robot", most=9)
    opened.add_deck(guest.owner, "Forgotten", {}, most=9)
    opened.set_settings(guest.owner, {"sound": True})
    seated, player = opened.new_session("Player")
    used, _ = opened.new_session("Used")
    opened.save("r", {}, owners={0: player.owner}).result()
    opened.add_deck(player.owner, "Kept", {}, most=9)
    now = 5000.0
    assert opened.session(used) is not None
    opened.flush()
    assert opened.forget_sessions(older_than=3600) == 2
    assert opened.session(old) is None
    assert opened.session(robot) is None
    assert opened.decks_of(guest.owner) == []
    assert opened.settings_of(guest.owner) == {}
    assert [deck.name for deck in opened.decks_of(player.owner)] == ["Kept"]
    assert opened.session(seated) is not None
    assert opened.session(used) is not None
    opened.close()


def test_nothing_is_forgotten_because_the_clock_of_the_machine_is_ahead(tmp_path: Path) -> None:
    now = 1000.0
    opened = Store.open(str(tmp_path / "a.db"), clock=lambda: now)
    token, guest = opened.new_session("Guest")
    opened.add_deck(guest.owner, "Kept", {}, most=9)
    opened.save("waiting", {"seed": None}, owners={0: "session:x"}).result()
    opened.promise("anna", "s1")
    now = 1e9
    assert opened.forget_sessions(3600.0) == opened.forget_rooms(3600.0) == 0
    opened.forget_promises(3600.0)
    assert opened.session(token) is not None
    assert [deck.name for deck in opened.decks_of(guest.owner)] == ["Kept"]
    assert opened.room("waiting") is not None
    assert opened.promised("anna") == "s1"
    opened.close()


# --------------------------------------------------------------------------------------------------------------- decks


def test_only_its_owner_can_see_change_or_drop_a_deck(store: Store) -> None:
    _, anna = store.new_session("Anna")
    _, petr = store.new_session("Petr")
    deck = store.add_deck(anna.owner, "Mine", {"gold-miner": 3}, 9)
    assert store.deck(petr.owner, deck.id) is None
    assert store.change_deck(petr.owner, deck.id, "Stolen", {}) is None
    assert not store.drop_deck(petr.owner, deck.id)
    assert store.deck(anna.owner, deck.id) == deck
    changed = store.change_deck(anna.owner, deck.id, "Better", {"gold-miner": 2})
    assert changed is not None
    assert store.decks_of(anna.owner) == [changed]
    assert store.drop_deck(anna.owner, deck.id)
    assert store.decks_of(anna.owner) == []


def test_decks_are_counted_where_they_are_written(store: Store) -> None:
    """Two requests at the same moment cannot both be the last one."""
    _, anna = store.new_session("Anna")

    with ThreadPoolExecutor(8) as threads:
        added = [threads.submit(store.add_deck, anna.owner, str(number), {}, 3) for number in range(8)]
    refused = [error for future in added if (error := future.exception()) is not None]
    assert [(type(error), str(error)) for error in refused] == [(Refusal, str(Refusal("deck/too-many", most=3)))] * 5
    assert len(store.decks_of(anna.owner)) == 3


# ------------------------------------------------------------------------------------------------------------ programs


def test_a_program_is_somebody_of_its_own_until_its_token_ends(store: Store) -> None:
    _, anna = store.new_session("Anna")
    token, made = store.new_program(anna, "Robot", most=2)
    found = store.session(token)
    assert found is not None
    assert (found.id, found.name, found.is_program) == (made.id, "Robot", True)
    assert found.owner != anna.owner
    assert store.programs_of(anna.owner) == [made]
    assert not store.drop_program("session:petr", made.id)
    assert store.drop_program(anna.owner, made.id)
    assert store.session(token) is None
    assert store.programs_of(anna.owner) == []


def test_programs_are_counted_and_go_along_to_the_account(store: Store) -> None:
    _, anna = store.new_session("Anna")
    store.new_program(anna, "One", most=2)
    store.new_program(anna, "Two", most=2)
    with pytest.raises(Refusal) as caught:
        store.new_program(anna, "Three", most=2)
    assert caught.value.code == "token/too-many"
    _, anna, _ = store.register(anna, "Anna", "long enough")
    assert {program.name for program in store.programs_of(anna.owner)} == {"One", "Two"}
    assert not anna.is_program


# ------------------------------------------------------------------------------------------------------------- matches


def test_what_was_said_is_kept_with_the_room(store: Store) -> None:
    store.save("r", {}).result()
    before = store.room("r")
    assert before is not None
    assert before.talk is None
    store.save_talk("r", {"lines": ["hello"]}).result()
    store.save("r", {"more": 1}, new_moves=["x"]).result()
    room = store.room("r")
    assert room is not None
    assert room.talk == {"lines": ["hello"]}


def test_moves_come_back_in_order_with_their_room(store: Store) -> None:
    store.save("r", {"seed": 7}).result()
    for number in range(12):
        store.save("r", moves_from=number, new_moves=[[0, f"move:{number}", 5]]).result()
    room = store.room("r")
    assert room is not None
    assert room.moves == [[0, f"move:{number}", 5] for number in range(12)]


def test_a_number_is_given_to_one_move_only(store: Store) -> None:
    store.save("r", {}, new_moves=["first"]).result()
    with pytest.raises(sa.exc.IntegrityError):
        store.save("r", {"changed": True}, moves_from=0, new_moves=["second"]).result()
    room = store.room("r")
    assert room is not None
    assert (room.moves, room.data) == (["first"], {})


def test_errors_of_the_database_tell_nothing_that_is_written(store: Store) -> None:
    """They are logged, and hashes of passwords and secrets of rooms are among it."""

    def write(connection: sa.Connection) -> None:
        for _ in range(2):
            connection.execute(sa.insert(schema.promises).values(who="anna", secret="s3cret", made=0.0))

    with pytest.raises(sa.exc.IntegrityError) as failed:
        store.write(write)
    assert "INSERT INTO promises" in str(failed.value)
    assert "s3cret" not in str(failed.value)


def test_a_bad_write_harms_no_other_that_waits_with_it(store: Store) -> None:
    store.save("r", {}).result()
    futures = [store.save("r", moves_from=min(number, 20), new_moves=[number]) for number in range(40)]
    wait(futures)
    assert [future.exception() is None for future in futures] == [number <= 20 for number in range(40)]
    room = store.room("r")
    assert room is not None
    assert room.moves == list(range(21))


def test_finished_rooms_are_kept_until_they_are_dropped(store: Store) -> None:
    store.save("b", {}, over=True, new_moves=["x"]).result()
    kept = store.room("b")
    assert kept is not None
    assert kept.moves == ["x"]
    store.drop_room("b").result()
    assert store.room("b") is None


def test_rooms_that_never_began_and_matches_of_nobody_are_forgotten_in_time(tmp_path: Path) -> None:
    now = 1000.0
    opened = Store.open(str(tmp_path / "a.db"), clock=lambda: now)
    begun, unbegun = {"seed": 7}, {"seed": None}
    for room, data, owners, over in (
        ("waiting", unbegun, {0: "session:a"}, False),
        ("bots", begun, {}, False),
        ("bots-over", begun, {}, True),
        ("left", begun, {0: "session:a"}, False),
        ("quoting", {"seed": 7, "name": '"seed":null'}, {0: "session:a"}, False),
        ("moved", unbegun, {0: "session:a"}, False),
    ):
        opened.save(room, data, owners=owners, over=over, new_moves=["x"]).result()
    now = 2000.0
    opened.save("moved", unbegun).result()
    assert opened.forget_rooms(500.0) == 2
    kept = [room for room in ("waiting", "bots", "bots-over", "left", "quoting", "moved") if opened.room(room)]
    opened.close()
    assert kept == ["bots-over", "left", "quoting", "moved"]


def test_what_was_acknowledged_is_there_after_the_process_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    writer = f"""
import sys
from overrule.server.store.store import Store
store = Store.open({str(file)!r})
store.save("r", {{}}).result()
number = 0
while True:
    store.save("r", moves_from=number, new_moves=[number]).result()
    number += 1
    print(number, flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", writer], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for _ in range(30):
        process.stdout.readline()
    process.kill()
    acknowledged = 30 + len(process.stdout.read().splitlines())
    process.wait()
    process.stdout.close()
    opened = Store.open(str(file))
    room = opened.room("r")
    opened.close()
    assert room is not None
    assert room.moves[:acknowledged] == list(range(acknowledged))
    assert len(room.moves) <= acknowledged + 1
