"""`overrule admin`: accounts, roles, bans, mutes, reports, the audit log and backups of a server's database."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from overrule.cli.common import FINE, FOUND, WrongArgument, console

if TYPE_CHECKING:
    from overrule.server.store.store import Store

BY = "overrule admin"  # who did it, in the audit log
ACTIONS = {  # what it does, and what it needs besides
    "role": "NAME ROLE: make an account a `moderator` or an `admin`, or `none` of these",
    "codes": "NAME: new recovery codes for somebody who has lost password and codes",
    "delete": "NAME: delete an account and everything that it keeps",
    "export": "NAME: print everything that is stored about an account",
    "ban": "TARGET REASON: a banned person cannot play; --days says for how long",
    "unban": "TARGET",
    "mute": "TARGET REASON: others do not see what a muted person writes, and the person does not notice",
    "unmute": "TARGET",
    "sanctions": "list bans and mutes",
    "reports": "list open reports: what was said, and from which address",
    "close": "NUMBER NOTE: close a report with a note on the outcome",
    "audit": "list what moderators and admins have done, newest first",
    "backup": "FILE: copy a database of SQLite while the server runs",
}


def admin(
    action: str,
    *words: str,
    days: float | None = None,
    db: Annotated[str | None, Parameter(show_default=False)] = None,
) -> int:
    """Look after the people on a server, whether it is running or not.

    Parameters
    ----------
    action
        What to do: role, codes, delete, export, ban, unban, mute, unmute, sanctions, reports, close, audit or backup.
    words
        What the action needs. A target is the name of an account, or address:203.0.113.7; an address of IPv6 means its
        whole /64. A role is moderator, admin or none.
    days
        The length of a ban or mute in days. If not given, for ever.
    db
        The database, as for serve.
    """
    if action not in ACTIONS:
        raise WrongArgument(f"unknown action {action!r}; allowed: {', '.join(ACTIONS)}")
    try:
        from overrule.server.store.store import Store
        from overrule.server.wire import Refusal
    except ModuleNotFoundError as error:
        raise WrongArgument(f"the server needs {error.name}: pip install 'overrule[server]'") from None
    with contextlib.closing(Store.open_beside(db)) as store:
        try:
            return _do(store, action, words, days)
        except Refusal as refusal:
            raise WrongArgument(refusal.text("en")) from None


def _do(store: Store, action: str, words: tuple[str, ...], days: float | None) -> int:
    listed: dict[str, Callable[[Store], int]] = {"sanctions": _sanctions, "reports": _reports, "audit": _audit}
    if action in listed:
        _need(words, 0, action)
        return listed[action](store)
    if action in ("ban", "mute"):
        target, reason = _need(words, 2, action)
        store.sanction(BY, action, _target(store, target), reason, days)
    elif action in ("unban", "unmute"):
        (target,) = _need(words, 1, action)
        if not store.lift(BY, action[2:], _target(store, target)):
            console().print(f"{target} is not under a {action[2:]}.")
            return FOUND
    elif action == "close":
        from overrule.server.store.moderation import report_number

        number, note = _need(words, 2, action)
        if not store.close_report(BY, report_number(number), note):
            raise WrongArgument(f"there is no open report {number!r}")
    elif action == "backup":
        (file,) = _need(words, 1, action)
        _backup(store, Path(file))
    else:
        _look_after(store, action, words)
    return FINE


def _look_after(store: Store, action: str, words: tuple[str, ...]) -> None:
    """What is done to one account."""
    from overrule.server.store.base import Session

    name, *rest = _need(words, 2 if action == "role" else 1, action)
    account = store.find_account(name)
    if action == "role":
        (role,) = rest
        if role not in ("moderator", "admin", "none"):
            raise WrongArgument(f"{role!r} is not a role; allowed: moderator, admin, none")
        store.set_role(account, "" if role == "none" else role)
    elif action == "codes":
        for code in store.new_codes(account):
            console().print(code)
    elif action == "delete":
        store.delete_account(account)
    else:
        print(json.dumps(store.export(Session("", name, account, name)), indent=2, ensure_ascii=False))
    store.note(BY, action, f"account:{account}", " ".join(rest))


def _need(words: tuple[str, ...], count: int, action: str) -> tuple[str, ...]:
    """The words of an action; the last may be several."""
    if len(words) < count or (count == 0 and words):
        raise WrongArgument(f"overrule admin {action} {ACTIONS[action]}")
    return words if count == 0 else (*words[: count - 1], " ".join(words[count - 1 :]))


def _target(store: Store, given: str) -> str:
    """Whom a ban or mute is for."""
    from overrule.server.http.guard import network
    from overrule.server.store.moderation import ADDRESS

    if given.startswith(ADDRESS):
        return ADDRESS + network(given[len(ADDRESS) :].partition("/")[0])
    if given.startswith(("account:", "session:")):
        return given
    return f"account:{store.find_account(given)}"


def _sanctions(store: Store) -> int:
    for one in store.sanctions():
        until = "for ever" if one.until is None else f"until {_day(one.until)}"
        console().print(f"{one.kind} {one.target} {until}: {one.reason}", markup=False)
    return FINE


def _reports(store: Store) -> int:
    store.forget_addresses()  # the server may not have run for long
    for one in store.reports():
        console().print(f"{one.id} {_day(one.made)} {one.name} ({one.about}) in {one.room}: {one.reason}", markup=False)
        if one.address:
            console().print(f"    connected from {one.address}", markup=False)
        for line in one.data["said"]:
            console().print(f"    {line['name']}: {line['text']}", markup=False)
    return FINE


def _audit(store: Store) -> int:
    for one in store.audit():
        console().print(f"{_day(one.made)} {one.by}: {one.what} {one.target} {one.about}", markup=False)
    return FINE


def _backup(store: Store, file: Path) -> None:
    if store.engine.dialect.name != "sqlite":
        raise WrongArgument("this copies only SQLite databases; for PostgreSQL, use pg_dump")
    if file.exists():
        raise WrongArgument(f"{file} already exists")
    with store.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("VACUUM INTO ?", (str(file),))  # not in a transaction, which SQLAlchemy would begin
    file.chmod(0o600)


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))
