"""The schema of the store, one for SQLite and PostgreSQL; migrations/ brings a database to it."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# The truth. The primary key is the single-writer guard; a command happens once.
records = Table(
    "records",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("command", Text),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "command", name="records_command"),
)

# The server seeds, apart from the records, so that no export of a log can hold one.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

# What the lobby shows; `document` is the whole listing, the other columns are searched.
listings = Table(
    "listings",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("empty_seats", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("invite", Text),
    Column("document", Text, nullable=False),
    Index("listings_updated", "updated_at", "id"),
    Index("listings_status", "status", "updated_at"),
    Index("listings_host", "host"),
    Index("listings_due", "due_at"),
    Index("listings_invite", "invite"),
)

# The seats of people, for their tables and statistics.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("listings.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", Text, nullable=False),
    Column("place", Integer),
    Column("points", Integer),
    Index("seats_identity", "identity"),
)

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("recovery", Text, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
)

# Where a person is logged in. Of a token only the hash is kept; `former` is the one before the last rotation,
# good for a while after the new one was first seen (`former_until`).
# `keyed` counts how often a copy of the token had to be feared: sockets from before are closed.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("token", Text, nullable=False, unique=True),
    Column("former", Text, unique=True),
    Column("former_until", BigInteger),
    Column("keyed", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("copied", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("rotated_at", BigInteger, nullable=False),
    Index("sessions_identity", "identity"),
)

# Other ways in: `device` (a code for another device, good until `at`), `signed` (cookies of an older version,
# good until `at`), `renewal` (a new recovery code was asked for and can be had from `at` on).
ways = Table(
    "ways",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("hash", Text),
    Column("at", BigInteger, nullable=False),
    Column("session", Text),
    Index("ways_hash", "hash"),
)

# Whom the host of the server has shut out.
bans = Table(
    "bans",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

# Which logs name a person, so that he can be forgotten in them.
mentions = Table(
    "mentions",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

# Deleted people and what stands in their place; a node that has not heard of it yet writes the alias.
forgotten = Table(
    "forgotten",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("alias", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Stretches in which no server ran: clocks stand still in them. The last sign of life is a setting.
outages = Table(
    "outages",
    metadata,
    Column("from_at", BigInteger, primary_key=True, autoincrement=False),
    Column("until_at", BigInteger, nullable=False),
)

# When a process last saw somebody at his seat; for processes that do not see him themselves.
seen = Table(
    "seen",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# What people are to be told elsewhere; the primary key makes it happen once, `due_at` is the next attempt.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("due_at", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Index("notices_due", "due_at"),
    Index("notices_identity", "identity"),
)

# Links to finished games.
shares = Table(
    "shares",
    metadata,
    Column("share", Text, primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
)

# The consigliere's notes on finished games, as he wrote them: seats and moves, no name.
notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("document", Text, nullable=False),
)

# Folds of logs as bytes, to start faster. A cache: it may be thrown away at any time.
positions = Table(
    "positions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
