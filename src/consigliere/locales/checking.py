"""Is a language complete? Its messages are held against the English ones, key by key.

A fault is a message that is missing or that nobody asks for, a variable that is unknown or left out, a
variant or a plural form that is left out, a text that cannot be read, and a word that the glossary rejects
(`rejected.txt`).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    Pattern,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from consigliere.locales import FOLDER, LANGUAGES

MODEL: Final = "en"
DRAFTS: Final = FOLDER / "drafts"  # languages that are not offered yet
REJECTED: Final = "rejected.txt"
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS: Final = range(201)  # what is counted in a game


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one message: a kind, and what it is about."""

    language: str
    kind: str
    key: str
    about: str = ""


@dataclass(slots=True)
class Read(Visitor):
    """The variables of a message, the variants of each selector, and its words."""

    said: set[str] = field(default_factory=set)  # variables that are shown
    chosen: dict[str, set[str]] = field(default_factory=dict)  # variable -> its variants
    plurals: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.said.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {key_of(variant) for variant in node.variants}
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            self.chosen.setdefault(name, set()).update(keys)
            if keys & PLURALS - {"other"} and not (keys - PLURALS - {key for key in keys if key.isdigit()}):
                self.plurals.append((name, frozenset(keys)))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    @property
    def variables(self) -> set[str]:
        return self.said | set(self.chosen)


def key_of(variant: Variant) -> str:
    return str(getattr(variant.key, "name", None) or getattr(variant.key, "value", ""))


@cache
def needed(language: str) -> frozenset[str]:
    """The plural forms that whole numbers have in a language."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(rule(n) for n in COUNTS)


def folder_of(language: str) -> Path:
    return FOLDER / language if language in LANGUAGES else DRAFTS / language


def drafts() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in DRAFTS.glob("*") if path.is_dir()))


def texts(language: str) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder_of(language).glob("*.ftl"))}


def rejected(language: str) -> list[tuple[str, str]]:
    """Words that must not be used, and what to say instead: `word => term`, a line each."""
    file = folder_of(language) / REJECTED
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    pairs = [line.split("=>") for line in lines if "=>" in line and not line.startswith("#")]
    return [(word.strip(), instead.strip()) for word, instead in pairs]


def entries(files: Mapping[str, str]) -> Iterator[tuple[str, Message | Term | Junk]]:
    for name, text in files.items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, (Message, Term, Junk)):
                yield name, entry


def read(pattern: Pattern | None) -> Read:
    found = Read()
    if pattern is not None:
        found.visit(pattern)
    return found


def patterns(files: Mapping[str, str]) -> dict[str, Pattern | None]:
    return {entry.id.name: entry.value for _, entry in entries(files) if isinstance(entry, Message)}


def faults(language: str, files: Mapping[str, str] | None = None) -> list[Fault]:
    """All that is wrong with a language, or with other texts for it."""
    given = texts(language) if files is None else files
    return [Fault(language, *found) for found in compared(language, given, patterns(texts(MODEL)))]


def compared(
    language: str, files: Mapping[str, str], model: Mapping[str, Pattern | None]
) -> Iterator[tuple[str, str, str]]:
    seen: set[str] = set()
    for name, entry in entries(files):
        if isinstance(entry, Junk):
            yield "unreadable", name, str(entry.content).strip().partition("\n")[0]
        elif isinstance(entry, Message):
            key = entry.id.name
            if key in seen:
                yield "twice", key, name
            seen.add(key)
            if key not in model:
                yield "unused", key, ""
    own = patterns(files)
    yield from (("missing", key, "") for key in model if key not in own)
    words = rejected(language)
    for key, pattern in own.items():
        if key in model:
            yield from (
                (kind, key, about) for kind, about in unlike(language, read(pattern), read(model[key]))
            )
        text = " ".join(read(pattern).words)
        for word, instead in words:
            if re.search(rf"\b{word}\b", text, re.IGNORECASE):
                yield "rejected", key, f"{word} → {instead}"


def unlike(language: str, own: Read, model: Read) -> Iterator[tuple[str, str]]:
    """How one message differs from the English one in what it needs."""
    yield from (("unknown-variable", name) for name in sorted(own.variables - model.variables))
    yield from (("variable-left-out", name) for name in sorted(model.said - own.variables))
    counted = {name for name, _ in model.plurals}
    for name, keys in sorted(model.chosen.items()):
        if name not in counted:
            yield from (
                ("variant-left-out", f"{name}: {key}") for key in sorted(keys - own.chosen.get(name, set()))
            )
    for name, forms in own.plurals:
        yield from (("plural-left-out", f"{name}: {form}") for form in sorted(needed(language) - forms))
    if language != MODEL:
        counts = {name for name, _ in own.plurals}
        yield from (
            ("plural-left-out", f"{name}: {', '.join(sorted(needed(language)))}")
            for name in sorted(counted - counts)
            if name in own.variables
        )
