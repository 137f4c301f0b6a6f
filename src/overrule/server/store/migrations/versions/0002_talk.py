"""What people say in a room is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Rooms get a column for it."""
    op.add_column("rooms", sa.Column("talk", sa.Text, nullable=True))
