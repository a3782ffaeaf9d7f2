"""Sessions instead of one signed cookie for all devices; other ways in; bans.

The cookies of earlier versions are exchanged for sessions for as long as browsers keep them.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: None = None
depends_on: None = None

SIGNED_FOR = 400 * 24 * 3600 * 1000  # milliseconds; the age the browsers were told


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("former", sa.Text, unique=True),
        sa.Column("former_until", sa.BigInteger),
        sa.Column("strict", sa.Integer, nullable=False),
        sa.Column("keyed", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("copied", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("rotated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])
    op.create_table(
        "ways",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session", sa.Text),
    )
    op.create_index("ways_hash", "ways", ["hash"])
    op.create_table(
        "bans",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    until = time.time_ns() // 1_000_000 + SIGNED_FOR
    op.execute(
        sa.text(f"INSERT INTO ways (identity, kind, at) SELECT id, 'signed', {until:d} FROM identities")
    )


def downgrade() -> None:
    for name in ("bans", "ways", "sessions"):
        op.drop_table(name)
