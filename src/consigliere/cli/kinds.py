"""Who can sit at a table in the terminal: a person, or a bot by any of its names (bots/levels.py)."""

from typing import Final

from consigliere.bots.levels import BUDGETS, LEVELS, NAMES, parts, TEMPERED, UnknownBot
from consigliere.bots.tempers import TEMPERS
from consigliere.cli.errors import BadInput

HUMAN: Final = "human"
REJECTED: Final = "plain"  # kept for measuring; people are not offered it
KINDS: Final = (HUMAN, *LEVELS, *(name for name in NAMES if name not in (*LEVELS, REJECTED)))
DEFAULT: Final = "medium"


def is_kind(kind: object) -> bool:
    if kind == HUMAN:
        return True
    try:
        return isinstance(kind, str) and bool(parts(kind))
    except UnknownBot:
        return False


def no_such_kind(key: str, kind: str, known: tuple[str, ...]) -> BadInput:
    """What is wrong with a name, and what there is: kinds, temperaments and who takes them, budgets."""
    return BadInput(
        key,
        kind=kind,
        kinds=", ".join(known),
        tempered=", ".join(name for name in known if name in TEMPERED),
        tempers=", ".join(f":{temper}" for temper in TEMPERS),
        timed=", ".join(name for name in known if name in BUDGETS),
    )
