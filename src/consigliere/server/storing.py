"""When the store fails – a full disk, a database that is away: which errors those are, and what is said."""

import logging
import sqlite3
from typing import Final

from sqlalchemy import exc

NOT_STORED: Final = "not stored; try again"
OURS: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
THEIRS: Final = (exc.DBAPIError, exc.TimeoutError, sqlite3.OperationalError, OSError)


def trouble(error: BaseException | None) -> bool:
    """Whether it is the store that failed, and not we. asyncpg's own errors come when it cannot connect."""
    if isinstance(error, OURS):
        return False
    return isinstance(error, THEIRS) or type(error).__module__.startswith("asyncpg.")


def why(error: BaseException) -> str:
    """The reason in one line, without what was asked of the store."""
    reason = str(getattr(error, "orig", None) or error).strip()
    return reason.splitlines()[0][:200] if reason else type(error).__name__


class OneLineOfTrouble(logging.Filter):
    """A store that fails is a line in the log, not a trace each second."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and trouble(error):
            name = type(getattr(error, "orig", None) or error).__name__
            record.msg, record.args = f"{record.getMessage()}: the store fails ({name})", ()
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True
