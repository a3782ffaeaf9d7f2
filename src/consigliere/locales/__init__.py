"""The catalogues: Fluent messages by language, turned into words at the edge.

Engine and journal carry keys and parameters only; whoever faces people asks here for the sentence.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from consigliere.core.errors import ConsigliereError
from consigliere.games.catalogue import TITLES
from consigliere.locales.scripts import Bundle, from_right, isolated, Number, tidied
from consigliere.locales.speaking import spoken

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl"))))


class MessageError(ConsigliereError, LookupError):
    """A key without a message, or a message that lacks a variable: a fault of ours, never of the player."""


LONGEST: Final = 2000  # characters of a quoted text; the formatter refuses 2,500


class Catalogue:
    """The messages of one language. Files are read when the first message is asked for.

    `isolating`: what is written from left to right keeps its order inside a sentence from right to left, by
    marks that browsers understand; in a terminal they show up as rubbish.
    """

    def __init__(
        self, language: str, files: Mapping[str, str] | None = None, isolating: bool = False
    ) -> None:
        self.language = language
        self._files = files
        self.isolating = isolating and from_right(language)

    @cached_property
    def files(self) -> Mapping[str, str]:
        """File name -> its text; those of games outside the package come last."""
        if self._files is not None:
            return self._files
        homes = [title.home / "locales" for title in TITLES.values() if title.home is not None]
        paths = [
            path for folder in (FOLDER, *homes) for path in sorted((folder / self.language).glob("*.ftl"))
        ]
        return {path.name: path.read_text(encoding="utf-8") for path in paths}

    @property
    def waiting(self) -> bool:
        """Whether the files are still to be read: that takes some tenths of a second."""
        return "_bundle" not in vars(self)

    def read(self) -> None:
        _ = self._bundle

    @cached_property
    def _bundle(self) -> Bundle:
        bundle = Bundle([self.language], use_isolating=self.isolating)
        for name, text in self.files.items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MessageError(f"{name}: cannot read {str(entry.content).strip().splitlines()[0]!r}")
            bundle.add_resource(resource)
        return bundle

    def text(self, key: str, /, **params: Any) -> str:
        """The message in words; MessageError if there is none or a variable is missing."""
        if not self._bundle.has_message(key):
            raise MessageError(f"no message {key!r} in {self.language!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MessageError(f"the message {key!r} in {self.language!r} is empty")
        # "line 1234", not "line 1,234": all our numbers are small counts and places
        plain = {k: Number(v, useGrouping=False) if type(v) is int else v for k, v in params.items()}
        for k, v in params.items():
            if isinstance(v, str) and len(v) > LONGEST:
                plain[k] = v[:LONGEST] + "…"  # what is quoted back may be a pasted book
        value, errors = self._bundle.said(pattern, plain)
        if errors:
            raise MessageError(f"{key!r} in {self.language!r}: {errors[0]}")
        return tidied(value) if self.isolating else value

    def number(self, number: int) -> str:
        """In the digits of the language, where no message says it."""
        return Number(number, useGrouping=False).format(self._bundle._babel_locale)

    def isolated(self, text: str) -> str:
        """A name or an amount that is put into a sentence by hand, kept in its order."""
        return isolated(text) if self.isolating else text

    def get(self, key: str) -> str | None:
        """The message of a key that needs no variables; None if there is no such key."""
        return self.text(key) if key in self else None

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and bool(self._bundle.has_message(key))

    def keys(self) -> Iterator[str]:
        """All keys, file by file, also those that stand twice."""
        for text in self.files.values():
            for entry in FluentResource(text).body:
                if isinstance(entry, Message):
                    yield entry.id.name


def catalogue(language: str | None = None) -> Catalogue:
    """The catalogue of a language, or of the one that is spoken here; KeyError if there is none."""
    return _catalogue(language or spoken(), False)


def browser(language: str | None = None) -> Catalogue:
    """The same for a browser, which knows the marks that keep amounts and names in order."""
    wanted = language or spoken()
    return _catalogue(wanted, wanted in LANGUAGES and from_right(wanted))


@cache
def _catalogue(language: str, isolating: bool) -> Catalogue:
    if language not in LANGUAGES:
        raise KeyError(language)
    return Catalogue(language, isolating=isolating)
