"""Programs play with a token that somebody has made for them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Sessions of programs, with the person who made each."""
    op.create_table(
        "programs",
        sa.Column("session", sa.Text, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False, index=True),
    )
