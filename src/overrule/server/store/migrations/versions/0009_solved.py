"""Puzzles that people with an account have solved are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "solved",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, nullable=True),
    )
