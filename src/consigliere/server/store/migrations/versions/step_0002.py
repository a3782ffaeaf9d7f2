"""Clocks, notices, shared games, and the cache of positions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("from_at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due_at"])
    op.create_index("notices_identity", "notices", ["identity"])
    op.create_table(
        "shares",
        sa.Column("share", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "positions",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("positions", "shares", "notices", "seen", "outages"):
        op.drop_table(name)
