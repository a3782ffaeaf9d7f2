"""The rules as texts, under the names they have in docs/: wherever the package is, the rules are at hand.

A test holds them together with those in docs/. A game outside the package brings its own.
"""

from pathlib import Path
from typing import Final

from consigliere.games.catalogue import TITLES

FOLDER: Final = Path(__file__).resolve().parent
TABLE: Final = "table-rules.md"


def books(game: str) -> dict[str, Path]:
    """The files of a game's rules: `rules`, `rulings` where there are any, and those of the `table`."""
    home = TITLES[game].home
    folder = FOLDER / game if home is None else home / "rulebook"
    found = {name: folder / f"{name}.md" for name in ("rules", "rulings")}
    return {name: path for name, path in (*found.items(), ("table", FOLDER / TABLE)) if path.is_file()}
