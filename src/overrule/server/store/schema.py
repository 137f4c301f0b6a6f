"""The tables of the database; `migrations` has the steps that create them.

An *owner* is `session:ID` or `account:ID`: a guest, or somebody with an account.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("skeleton", sa.Text, nullable=False, server_default="", index=True),  # what the name looks like
    sa.Column("role", sa.Text, nullable=False, server_default=""),  # moderator, admin, or neither
)
recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("code", sa.Text, primary_key=True),  # its hash; each can be used once
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
programs = sa.Table(
    "programs",
    metadata,
    sa.Column("session", sa.Text, sa.ForeignKey("sessions.id"), primary_key=True),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("scopes", sa.Text, nullable=False, server_default="play decks"),
)
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("owner", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("cards", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
solved = sa.Table(  # puzzles, by people with an account
    "solved",
    metadata,
    sa.Column("owner", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("day", sa.Text, nullable=True),  # on which it was solved as the puzzle of the day
)
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("talk", sa.Text, nullable=True),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.Text, nullable=False),
)
films = sa.Table(
    "films",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("everything", sa.Boolean, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
players = sa.Table(
    "players",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # in the history of its owner
)
sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True),  # ban or mute
    sa.Column("target", sa.Text, primary_key=True),  # an owner, or `address:` with an address or a /64
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=True),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),  # owners, both
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # what was said, and by whom; for a while, from where
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("closed", sa.Text, nullable=True),  # its outcome
)
audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
)
processes = sa.Table(  # those that serve this database; a number is never used again
    "processes",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),  # where the others reach it
    sa.Column("secret", sa.Text, nullable=False),  # what they send there first
    sa.Column("until", sa.Float, nullable=False),  # it counts as alive until then, by the clock of the database
    sa.Column("rules", sa.Text, nullable=False, server_default=""),  # `game:revision` of each game, with spaces between
    sqlite_autoincrement=True,
)
leases = sa.Table(  # the process that has a room; a room that is in no memory has none
    "leases",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.Integer, sa.ForeignKey("processes.number", ondelete="CASCADE"), nullable=False, index=True),
)
promises = sa.Table(  # secrets of deals, by who asked for them before making a room
    "promises",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
