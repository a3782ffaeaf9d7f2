"""What bots are called: a name is stored once, in English, and said in the language of whoever reads it.

Logs and journals keep the stored name (`Medium bot 1`); a person's name is never touched, whatever it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from consigliere.locales import Catalogue

LONGEST_KIND: Final = 13  # of a level, in the stored name
STORED: Final = re.compile(r"(.+) bot ([1-9]\d?)")
LEVEL: Final = re.compile(r"([a-z]+)(?::([a-z]+))?(?:@\w+)?")


def stored(level: str, number: int) -> str:
    return f"{level[:LONGEST_KIND].capitalize()} bot {number}"


def called(words: Catalogue, name: str, level: str | None) -> str:
    """The name of a seat as it is read; `level` is None where no bot sits there."""
    found = STORED.fullmatch(name) if level is not None else None
    if level is None or found is None:
        return name
    head, number = found[1], int(found[2])
    # an imported journal names its bots, and no longer says how strong they were
    parts = LEVEL.fullmatch(level if stored(level, number) == name else head.lower())
    kind = f"kind-{parts[1]}" if parts else ""
    temper = f"temper-{parts[2]}" if parts and parts[2] else ""
    if kind not in words or (temper and temper not in words):
        return name
    said = words.text(kind)
    if temper:
        said = words.text("kind-tempered", kind=said, temper=words.text(temper))
    text = words.text("bot-name", kind=said, number=number)
    return text[:1].upper() + text[1:]


def all_called(words: Catalogue, names: Sequence[str], levels: Sequence[str | None]) -> list[str]:
    if len(levels) != len(names):
        return list(names)
    return [called(words, name, level) for name, level in zip(names, levels, strict=True)]
