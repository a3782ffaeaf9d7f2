"""The store of the tables: SQLite by default, PostgreSQL when one machine is outgrown."""

from pathlib import Path

from consigliere.server.store.base import Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str, migrating: bool = True) -> Store:
    """The store at `sqlite:///path` or `postgresql://…`, to be opened with `await store.open()`.

    `migrating`: bring the database to the newest schema first; else it is left as it is, for reading.

    ValueError names what is wrong with the address, without repeating a password in it.
    """
    if url.startswith(SQLITE):
        path = url.removeprefix(SQLITE)
        if not path or path.endswith("/") or "\0" in path:
            raise ValueError(f"{SQLITE} must be followed by a file, as in {SQLITE}tables.db")
        from consigliere.server.store.sqlite import SqliteStore

        return SqliteStore(Path(path), migrating=migrating)
    if url.startswith(POSTGRES):
        from sqlalchemy.exc import ArgumentError

        from consigliere.server.store.postgres import PostgresStore

        try:
            return PostgresStore(url, migrating=migrating)
        except (ArgumentError, ValueError) as error:
            raise ValueError("not an address of the form postgresql://user@host:port/database") from error
    kind = url.partition(":")[0][:20]
    raise ValueError(f"no store for {kind!r}; use sqlite:///path or postgresql://user@host:port/database")
