"""After a log-out everywhere else the token before is void at once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.execute(sa.text("UPDATE sessions SET former = NULL WHERE strict = 1"))
    op.drop_column("sessions", "strict")


def downgrade() -> None:
    op.add_column("sessions", sa.Column("strict", sa.Integer, nullable=False, server_default="0"))
