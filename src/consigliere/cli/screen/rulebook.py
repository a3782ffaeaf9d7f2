"""A rule by its id."""

import re

from consigliere.rulebook import books, WRITTEN


def rule(game: str, id: str, language: str = WRITTEN) -> str | None:
    """The text of a rule of this game or of every table; None if there is none with this id."""
    line = re.compile(rf"^- \*\*{re.escape(id)}\*\*\s*(.+)$", re.MULTILINE | re.IGNORECASE)
    for path in books(game, language).values():
        found = line.search(path.read_text(encoding="utf-8"))
        if found:
            return found.group(1).replace("**", "").replace("*", "")
    return None
