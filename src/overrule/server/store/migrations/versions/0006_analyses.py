"""Analyses of finished matches are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "analyses",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("everything", sa.Boolean, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
