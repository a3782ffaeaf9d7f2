"""The faults of a content pack in plain English, one line each, for the terminal.

The checks carry keys and parameters only; those of one game have their sentences on its shelf.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.cli.content_games import shelves
from consigliere.core.packs import Fault

SHAPES: Final[Mapping[str, str]] = {
    "integer": "a whole number",
    "text": 'text in quotes ("…")',
    "truth": "true or false",
    "integers": "a list of whole numbers",
    "texts": 'a list of words in quotes (["…", "…"])',
    "point": "two whole numbers [x, y]",
    "points": "a list of points [[x, y], …]",
    "tables": "a list of steps [{ step = … }, …]",
    "text-table": 'a table of words { field = "…" }',
    "integer-table": "a table of whole numbers { field = … }",
}

SENTENCES: Final[Mapping[str, str]] = {
    # files and records
    "content-no-folder": "there is no such folder",
    "content-empty-folder": "the folder holds no .toml file",
    "content-not-toml": "not valid TOML: {reason}",
    "content-too-much": "too much to read: {what}, at most {most}",
    "content-unreadable": "cannot be read: {reason}",
    "content-other-game": "the pack is for the game “{game}”, not for “{wanted}”",
    "content-unknown-kind": "unknown kind of record; known: {known}",
    "content-not-a-table": "must be a table, [kind.id] with fields below it",
    "content-unknown-record": "no such record among the {kind} ({first} to {last})",
    "content-twice": "the record stands twice in this pack, also in {other}",
    "content-missing-record": "the record is missing from the {kind}",
    "content-unknown-field": "unknown field “{field}”; known: {known}",
    "content-missing-field": "the field “{field}” is missing",
    "content-barred-field": "this record has no “{field}”",
    "content-fixed-field": "“{field}” is fixed and cannot be changed by a pack",
    "content-wrong-type": "“{field}” must be {shape}",
    "content-range": "“{field}” is {count}; allowed: {low} to {high}",
    # marks and names
    "content-mark": "unknown source “{mark}”; known: {known}",
    "content-mark-field": "a source is given for “{field}”, which the record lacks; it has: {known}",
    "content-mark-weaker": "“{field}” is {mark}, so the record cannot call itself {own}",
    "content-title": "“title” must be 1 to {high} printable characters",
    # families
    "content-hex": "“hex” must be a colour such as #2F6DB5",
    "content-family-colour": "“colour” must be one word in small letters",
}


def sentence_of(key: str) -> str:
    """The common one, else that of the game whose check it is; KeyError if there is none."""
    for sentences in (SENTENCES, *(shelf.sentences for shelf in shelves().values())):
        if key in sentences:
            return sentences[key]
    raise KeyError(key)


def sentence(fault: Fault) -> str:
    """What is wrong, without the place."""
    params = dict(fault.params)
    if "shape" in params:
        params["shape"] = SHAPES[str(params["shape"])]
    return " ".join(sentence_of(fault.key).format_map(params).split())


def line(fault: Fault) -> str:
    """File, record and what is wrong, in one line."""
    return ": ".join(part for part in (fault.file, fault.record, sentence(fault)) if part)
