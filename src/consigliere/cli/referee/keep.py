"""Keeping the referee's journal: atomically, after every move of people, at the end of a script."""

import os
import tempfile
from pathlib import Path

from consigliere.core.errors import ConsigliereError
from consigliere.core.journal import Journal


class CannotKeep(ConsigliereError):
    """The file cannot be written, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def keep(path: Path, journal: Journal) -> None:
    """The whole journal or nothing of it: a new file takes the old one's place."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(journal.to_text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotKeep(path, error.strerror or str(error)) from error
