"""Finished matches are kept as films."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "films",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
