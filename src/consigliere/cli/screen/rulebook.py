"""A rule by its id, from the docs of a checkout."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parents[4] / "docs"


def rule(files: Sequence[str], id: str, docs: Path = DOCS) -> str | None:
    """The text of a rule, where the docs are at hand."""
    line = re.compile(rf"^- \*\*{re.escape(id)}\*\*\s*(.+)$", re.MULTILINE | re.IGNORECASE)
    for name in files:
        path = docs / name
        found = line.search(path.read_text(encoding="utf-8")) if path.is_file() else None
        if found:
            return found.group(1).replace("**", "").replace("*", "")
    return None


def known_docs(files: Sequence[str], docs: Path = DOCS) -> bool:
    """Whether the rules are at hand."""
    return all((docs / name).is_file() for name in files)
