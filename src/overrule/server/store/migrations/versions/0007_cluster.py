"""Several processes on one database: who is there, and whose each room is. Promises of deals hold in all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """The number of a process takes the place of that of a server's start."""
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.Integer, sa.ForeignKey("processes.number", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.create_table(
        "promises",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.drop_table("epochs")
