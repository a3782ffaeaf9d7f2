"""The first schema: logs, secrets, listings, seats, identities, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="records_command"),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "listings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("empty_seats", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("invite", sa.Text),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("listings_updated", "listings", ["updated_at", "id"])
    op.create_index("listings_status", "listings", ["status", "updated_at"])
    op.create_index("listings_host", "listings", ["host"])
    op.create_index("listings_due", "listings", ["due_at"])
    op.create_index("listings_invite", "listings", ["invite"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("listings.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
    )
    op.create_index("seats_identity", "seats", ["identity"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "mentions",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_table(
        "forgotten",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("alias", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "settings",
        "forgotten",
        "mentions",
        "identities",
        "seats",
        "listings",
        "secrets",
        "records",
    ):
        op.drop_table(name)
