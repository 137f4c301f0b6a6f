"""Matches can be taken out of one's history."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A mark at the seat."""
    op.add_column("players", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
