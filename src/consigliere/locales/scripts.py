"""What a script needs beside words: its own digits, and order where it runs from right to left.

A name or an amount such as $5 inside a Persian sentence is taken apart by the rules of bidirectional text.
The marks around it (U+2068, U+2069) keep it whole; around what runs the same way they are left out.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from unicodedata import bidirectional

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

ISOLATE: Final = "\u2068"
END: Final = "\u2069"
OWN_DIGITS: Final = {"arabext": "۰۱۲۳۴۵۶۷۸۹", "arab": "٠١٢٣٤٥٦٧٨٩"}  # by CLDR's name of the numbers
LATIN_DIGITS: Final = "0123456789"
RIGHT_TO_LEFT: Final = "right-to-left"
RIGHT: Final = ("R", "AL")


@cache
def from_right(language: str) -> bool:
    return str(Locale.parse(language, sep="-").character_order) == RIGHT_TO_LEFT


@cache
def digits(locale: Locale) -> dict[int, int]:
    """From Latin digits to those in which a language writes its numbers."""
    own = OWN_DIGITS.get(locale.default_numbering_system)
    return str.maketrans(LATIN_DIGITS, own) if own else {}


class Number(FluentInt):
    """A number in a message, written in the digits of its language, as browsers write it."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(digits(locale))


class Bundle(FluentBundle):
    """Leaves our numbers as they are; the one of the library makes its own of every number."""

    def said(self, pattern: Pattern, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        now = CurrentEnvironment(args=dict(params))
        try:
            return str(pattern(ResolverEnvironment(context=self, current=now, errors=errors))), errors
        except ValueError as error:  # a text that is too long
            return "", [*errors, error]


def runs_left(text: str) -> bool:
    """Whether something in it would be turned round: Latin letters, amounts, coordinates."""
    return any(char in LATIN_DIGITS or bidirectional(char) == "L" for char in text)


def isolated(text: str) -> str:
    """A name or an amount with the marks; a phrase of the language needs none."""
    alone = runs_left(text) and ISOLATE not in text and not any(bidirectional(c) in RIGHT for c in text)
    return f"{ISOLATE}{text}{END}" if alone else text


def tidied(text: str) -> str:
    """Marks only where they are needed, and one pair around a thing."""
    if ISOLATE not in text:
        return text
    open_: list[list[str]] = [[]]
    bare: list[str] = [""]  # what stands on each level itself
    for char in text:
        if char == ISOLATE:
            open_.append([])
            bare.append("")
        elif char == END and len(open_) > 1:
            inner, own = "".join(open_.pop()), bare.pop()
            open_[-1].append(f"{ISOLATE}{inner}{END}" if runs_left(own) else inner)
        else:
            open_[-1].append(char)
            bare[-1] += char
    return "".join(map("".join, open_))
