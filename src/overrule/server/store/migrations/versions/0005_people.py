"""Names are compared by their looks; accounts have recovery codes and roles; bans, reports and an audit log."""

import sqlalchemy as sa
from alembic import op

from overrule.server.names import skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """New columns with a value for what is there, and new tables."""
    op.add_column("accounts", sa.Column("skeleton", sa.Text, nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("role", sa.Text, nullable=False, server_default=""))
    op.add_column("programs", sa.Column("scopes", sa.Text, nullable=False, server_default="play decks"))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"])
    connection = op.get_bind()
    for row in connection.execute(sa.text("SELECT id, name FROM accounts")).all():
        values = {"id": row.id, "skeleton": skeleton(row.name)}
        connection.execute(sa.text("UPDATE accounts SET skeleton = :skeleton WHERE id = :id"), values)
    op.create_table(
        "recovery",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("target", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("closed", sa.Text, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table("epochs", sa.Column("number", sa.Integer, nullable=False))
    connection.execute(sa.text("INSERT INTO epochs (number) VALUES (0)"))
