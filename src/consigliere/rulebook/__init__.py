"""The rules as texts, under the names they have in docs/: wherever the package is, the rules are at hand.

A test holds the English ones together with those in docs/. A translation lies beside its book (`rules.it.md`)
and has the same chapters, ids and tables. A game outside the package brings its own.
"""

from pathlib import Path
from typing import Final

from consigliere.games.catalogue import TITLES

FOLDER: Final = Path(__file__).resolve().parent
TABLE: Final = "table-rules"
WRITTEN: Final = "en"  # the language of the books without a code in their names


def books(game: str, language: str = WRITTEN) -> dict[str, Path]:
    """The files of a game's rules: `rules`, `rulings` where there are any, and those of the `table`.

    A book that is not there in this language is given as it was written.
    """
    home = TITLES[game].home
    folder = FOLDER / game if home is None else home / "rulebook"
    written = {name: folder / f"{name}.md" for name in ("rules", "rulings")} | {
        "table": FOLDER / f"{TABLE}.md"
    }
    return {name: told_in(path, language) for name, path in written.items() if path.is_file()}


def told_in(path: Path, language: str) -> Path:
    """A book in this language, or as it was written."""
    translated = path.with_suffix(f".{language}.md")
    return translated if translated.is_file() else path
