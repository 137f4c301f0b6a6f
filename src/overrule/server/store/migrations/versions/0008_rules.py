"""Processes say which rules they know: a match goes on where its own are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("processes", sa.Column("rules", sa.Text, nullable=False, server_default=""))
