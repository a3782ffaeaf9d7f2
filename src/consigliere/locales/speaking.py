"""Which language is spoken: by a command, in a request, on an errand. It is set at the edge."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

DEFAULT: Final = "en"
MOST: Final = 20  # wishes of one header that are read
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT)


def spoken() -> str:
    """The language of whoever is being answered."""
    return _spoken.get()


def speak(language: str) -> None:
    """From here on, until this request or command ends."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def nearest(wish: str, known: tuple[str, ...]) -> str | None:
    """The known language for a wish such as `pt_PT.UTF-8` or `pt-BR`: the same, or one of the same tongue."""
    wanted = wish.strip().partition(".")[0].partition("@")[0].replace("_", "-").lower()
    tongue = wanted.partition("-")[0]
    same = [one for one in known if one.lower() == wanted]
    kin = [one for one in known if one.lower().partition("-")[0] == tongue]
    return next(iter(same + kin), None)


def preferred(header: str, known: tuple[str, ...]) -> str:
    """The best known language of an `Accept-Language` header, or the default."""
    wishes = []
    for place, part in enumerate(header.split(",")[:MOST]):
        wish, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, wish))
        except ValueError:
            continue
    found = (nearest(wish, known) for _, _, wish in sorted(wishes))
    return next((one for one in found if one is not None), DEFAULT)


def of_environment(environment: Mapping[str, str], known: tuple[str, ...]) -> str:
    """The language a terminal's user has set, or the default."""
    for name in VARIABLES:
        for wish in environment.get(name, "").split(":"):
            if wish and (found := nearest(wish, known)):
                return found
    return DEFAULT


def of_this_user(known: tuple[str, ...]) -> str:
    return of_environment(os.environ, known)
