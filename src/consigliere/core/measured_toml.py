"""TOML from strangers: what makes a parser slow is counted first, in one pass over the text.

The standard parser takes time that grows with the square of a key's dots, and recurses into what is nested.
A pack needs neither, so such a text is refused before it is parsed.
"""

import re
import tomllib
from typing import Any, Final

from consigliere.core.errors import ConsigliereError

LONGEST: Final = 64 * 1024  # characters of one file
MOST_KEYS: Final = 3000
MOST_DOTS: Final = 6  # within one key or table name
DEEPEST: Final = 12  # brackets in brackets
LONGEST_WORD: Final = 80  # of a key or a number outside quotes

_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*(?:""")?'
    r"|'''(?:[^']|'(?!''))*(?:''')?"
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[A-Za-z0-9_+-]+"
    r"|[.=\[\]{},:\n]",
    re.DOTALL,
)


class TooMuch(ConsigliereError, ValueError):
    """A text that is not worth parsing: `what` it has too much of, and the `most` it may have."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"{what}: at most {most}")
        self.what = what
        self.most = most


def loads(text: str) -> dict[str, Any]:
    """The parsed text. TooMuch, or TOMLDecodeError where it is no TOML."""
    measure(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except (RecursionError, ValueError) as error:  # what the parser lets through as Python has it
        raise tomllib.TOMLDecodeError(str(error)[:100]) from None


def measure(text: str) -> None:
    """Count what makes a text dear to parse; TooMuch as soon as a limit is passed."""
    if len(text) > LONGEST:
        raise TooMuch("characters", LONGEST)
    keys = dots = depth = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
            if dots > MOST_DOTS:
                raise TooMuch("dots in a key", MOST_DOTS)
        elif token in ("[", "{"):
            depth += 1
            dots = 0
            if depth > DEEPEST:
                raise TooMuch("brackets in brackets", DEEPEST)
        elif token in ("]", "}", "=", ",", "\n", ":"):
            depth -= token in ("]", "}")
            dots = 0
            keys += token in ("=", "\n")
            if keys > MOST_KEYS:
                raise TooMuch("keys and lines", MOST_KEYS)
        elif token[0] not in "\"'#" and len(token) > LONGEST_WORD:
            raise TooMuch("characters of a key or number", LONGEST_WORD)
