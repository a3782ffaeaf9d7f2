"""How strong the levels are, as measured: the file is written by `python -m tools.matches`."""

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("strengths.toml")


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games one bot of a level won against three others; a quarter would be fair."""

    against: str
    share: float
    low: float  # 95 % interval
    high: float
    games: int


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def strength(game: str, level: str) -> Strength | None:
    """None where nothing was measured: bots that are no level, levels with a temperament or a budget."""
    found = _table().get(game, {}).get(level)
    return Strength(**found) if found else None


def percent(share: float) -> int:
    """Whole per cent, halves up, as the page rounds them."""
    return math.floor(100 * share + 0.5)
