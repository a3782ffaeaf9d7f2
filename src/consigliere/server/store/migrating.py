"""Bringing a database to the schema, and comparing the two.

Whoever calls holds the lock: an immediate transaction on SQLite, an advisory lock on PostgreSQL.
"""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from consigliere.core.errors import ConsigliereError
from consigliere.server.store.schema import metadata


class TooNew(ConsigliereError):
    """The database was migrated by a later version of this program."""


class NoStore(ConsigliereError):
    """There are no tables of ours in the database."""


def _config(db: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = db
    return config


def newest() -> str:
    """The number of the newest step."""
    return str(ScriptDirectory.from_config(_config(None)).get_current_head())


def version(db: Connection) -> str | None:
    """The last step this database has taken; None for an empty one."""
    return MigrationContext.configure(db).get_current_revision()


def known(db: Connection) -> None:
    """NoStore or TooNew unless the database has a schema that this program can read."""
    found = version(db)
    if found is None:
        raise NoStore("the database is no store of tables")
    steps = {step.revision for step in ScriptDirectory.from_config(_config(None)).walk_revisions()}
    if found not in steps:
        raise TooNew(f"the database is at step {found}, this program knows {newest()}")


def migrate(db: Connection, to: str = "head") -> None:
    found = version(db)
    if found == newest() and to == "head":
        return
    try:
        command.upgrade(_config(db), to)
    except CommandError as error:
        raise TooNew(f"the database is at step {found}, this program knows {newest()}") from error


def differences(db: Connection) -> list[Any]:
    """Where the database is not what the schema says."""
    context = MigrationContext.configure(db, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))
