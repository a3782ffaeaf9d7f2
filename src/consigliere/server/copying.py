"""A copy of an SQLite store, whole and of one moment, while the server goes on.

What is copied is checked by replaying every game before it gets its name: nothing is ever overwritten, and
nothing half done bears the name that was asked for.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from consigliere.server.checking import Unusable, whole_store

SQLITE: Final = "sqlite:///"
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a store in use
PATIENCE_S: Final = 30.0


def path_of(url: str) -> Path:
    """The file of sqlite:///path; Unusable for another store."""
    if not url.startswith(SQLITE) or url == SQLITE:
        raise Unusable(f"it is no {SQLITE}path (PostgreSQL has pg_dump and pg_restore)")
    return Path(url.removeprefix(SQLITE))


async def copied(source: Path, target: Path) -> dict[str, Any]:
    """Copy a store; the report of the check. Unusable, and no target, if it cannot be."""
    if not source.is_file():
        raise Unusable(f"there is no file {source}")
    for path in (target, *(target.with_name(target.name + end) for end in BESIDE)):
        if path.exists() or path.is_symlink():
            raise Unusable(f"{path} is there already")
    with partly(target) as partial:
        try:
            with closing(
                sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", PATIENCE_S, uri=True)
            ) as db:
                db.execute("VACUUM INTO ?", (str(partial),))
        except sqlite3.Error as error:
            raise Unusable(f"{source}: {error}") from None
        report = await whole_store(f"{SQLITE}{partial}")
        synced(partial)
        try:
            os.link(partial, target)  # unlike a renaming, it fails if somebody was faster
        except FileExistsError:
            raise Unusable(f"{target} is there already") from None
    synced(target.parent)
    return report


@contextmanager
def partly(target: Path) -> Iterator[Path]:
    """A name beside the target, for the owner alone: seeds and keys are in a store. Gone afterwards."""
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise Unusable(f"{target.parent} cannot be written ({error.strerror})") from None
    try:
        yield partial
    finally:
        for end in ("", *BESIDE):
            partial.with_name(partial.name + end).unlink(missing_ok=True)


def synced(path: Path) -> None:
    found = os.open(path, os.O_RDONLY)
    try:
        os.fsync(found)
    finally:
        os.close(found)
