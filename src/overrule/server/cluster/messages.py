"""What processes say to each other."""

from __future__ import annotations

from msgspec import Struct

from overrule.server import wire
from overrule.server.match.seats import Person

# ------------------------------------------------- over a link, from the process that has a page to that of a room


class Hello(Struct, tag="hello", array_like=True):
    """The first message on a link: the sender, and the secret of the receiver."""

    process: int
    secret: str


class Opened(Struct, tag="opened", array_like=True):
    """A page needs a room."""

    page: str
    person: Person
    lang: str


class Said(Struct, tag="said", array_like=True):
    """A page says something."""

    page: str
    text: str


class Closed(Struct, tag="closed", array_like=True):
    """A page is gone."""

    page: str


Request = Hello | Opened | Said | Closed

# ---------------------------------------------------------------------------------------------------------- and back


class Told(Struct, tag="told", array_like=True):
    """Something for a page."""

    page: str
    text: str


class Moved(Struct, tag="moved", array_like=True):
    """A page's message was for a room that another process has by now."""

    page: str
    text: str


Answer = Told | Moved

# ---------------------------------------------------------------------------------------------------- to all processes


class Here(Struct, tag="here"):
    """This process begins to listen: tell it of all open tables."""


class Table(Struct, tag="table"):
    """An open table in each language; None: it is no longer open."""

    room: str
    table: dict[str, wire.OpenTable] | None


class Introduced(Struct, tag="introduced"):
    """A person has a new name, or an account; `before`: their former id, if it has changed."""

    person: Person
    before: str | None


class SessionChanged(Struct, tag="session"):
    """The pages of a session must reconnect."""

    session: str


class Forgotten(Struct, tag="forgotten"):
    """An account is gone."""

    owner: str


class Counted(Struct, tag="counted"):
    """A request was let through that counts everywhere: its kind, and whose it was."""

    kind: str
    who: str


class Notice(Struct):
    """Something that a process tells all others."""

    process: int
    told: Here | Table | Introduced | SessionChanged | Forgotten | Counted
