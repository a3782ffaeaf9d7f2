"""How often cards were used in measured games, and their worth: made by `python -m tools.measured`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "measured.toml"


@cache
def measured(game: str) -> dict[str, Any]:
    """`games`, `players`, and by kind and id the shares; empty for a game that was not measured."""
    try:
        found = files(f"consigliere.bots.{game}").joinpath(FILE)
        return tomllib.loads(found.read_text(encoding="utf-8"))
    except (ModuleNotFoundError, FileNotFoundError):
        return {}
