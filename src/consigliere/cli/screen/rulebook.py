"""A rule by its id."""

import re
from collections.abc import Sequence
from pathlib import Path

from consigliere.rulebook import FOLDER


def rule(files: Sequence[str], id: str, folder: Path = FOLDER) -> str | None:
    """The text of a rule."""
    line = re.compile(rf"^- \*\*{re.escape(id)}\*\*\s*(.+)$", re.MULTILINE | re.IGNORECASE)
    for name in files:
        path = folder / name
        found = line.search(path.read_text(encoding="utf-8")) if path.is_file() else None
        if found:
            return found.group(1).replace("**", "").replace("*", "")
    return None
