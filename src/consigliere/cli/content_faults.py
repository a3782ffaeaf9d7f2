"""The faults of a content pack in plain English, one line each, for the terminal.

The checks carry keys and parameters only; every key has its sentence here.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.cli.content_faults_chicago import SENTENCES as CHICAGO_SENTENCES
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
    # the board
    "content-turf-number": "this turf has the number {number}",
    "content-off-map": "“{field}” lies off the map; coordinates run from 0 to {high}",
    "content-polygon": "a polygon needs at least 3 points",
    "content-area": "unknown area “{area}”; known: {known}",
    "content-space-areas": "a round space touches 2 or 3 different areas; this one names {count}",
    "content-three-plus": "{count} round spaces are marked 3+; there must be exactly {wanted}",
    "content-open-spaces": "with {players} players {count} round spaces are open; {wanted} are needed",
    "content-area-untouched": "no round space touches {area}",
    "content-hex": "“hex” must be a colour such as #2F6DB5",
    "content-family-colour": "“colour” must be one word in small letters",
    # businesses
    "content-printed-turf": "this printed business belongs to {turf}",
    "content-tile-colour": "this tile is {colour}",
    "content-tiles-total": "{count} tiles are {colour}; there must be {wanted}",
    "content-park-front": "Central Park has a back only, so “front” must be empty",
    "content-icon-count": "“{field}” shows {count} icons; allowed: {low} to {high}",
    "content-icon": "unknown icon “{icon}” in “{field}”; known: {known}",
    "content-narcotics": "“{field}” gives narcotics, which only red tiles do",
    "content-backs-overflow": "its backs could show {icon} {count} times; at most {high} can be counted",
    # abilities
    "content-step-count": "the ability has {count} steps; allowed: 1 to {high}",
    "content-step-shape": "step {number} must name one thing, as {{ launder = 2 }} does; it names {count}",
    "content-step-unknown": "step {number}: unknown step “{step}”; known: {known}",
    "content-step-flag": "step {number}: “{step}” can only be true",
    "content-step-number": "step {number}: “{step}” must be a number from {low} to {high}",
    "content-step-bill": "step {number}: “{step}” must be 1, 2, 3 or 5",
    "content-step-icons": "step {number}: “icons” must be a list of 1 to {high} icons",
    "content-gun-down-shape": "step {number}: “gun_down” needs class, neutrals and where, nothing else",
    "content-gun-down-class": "step {number}: “class” must list some of {known}, each once",
    "content-gun-down-neutrals": "step {number}: “neutrals” must be true or false",
    "content-gun-down-where": "step {number}: “where” must be one of {known}",
    "content-gun-down-chief": "step {number}: the Police Chief is neutral, so “neutrals” must be true",
    "content-take-over": "step {number}: “take_over” can only follow a “gun_down” of class thug alone",
    "content-his-turf": "step {number}: “his-turf” needs a “chief” step before it",
    # jobs and allies
    "content-job-colour": "unknown colour “{colour}”; known: {known}",
    "content-cost-good": "unknown good “{good}” in “cost”; known: {known}",
    "content-cost-count": "a job costs {low} to {high} goods; this one costs {count}",
    "content-cost-same": "a job costs at most {high} goods of one kind",
    "content-bill": "there is no ${bill} bill; bills are 1, 2, 3 and 5",
    "content-bill-count": "a job pays at most {high} bills; this one pays {count}",
    "content-jobs-total": "{count} job cards in all; there must be {wanted}",
    "content-colour-total": "{count} job cards are {colour}; there must be {wanted}",
    "content-act-total": "{count} allies belong to act {act}; there must be {wanted}",
    "content-markers": "cards could place {count} control markers in one game; at most {high} are allowed",
    # supply
    "content-bills-total": "{count} bills in all; there must be {wanted}",
    "content-goods-total": "{count} goods in all; there must be {wanted}",
    "content-limits": "“limits” must be four numbers from 0 to {high}, one for each act",
}

ALL_SENTENCES: Final[Mapping[str, str]] = {**SENTENCES, **CHICAGO_SENTENCES}


def sentence(fault: Fault) -> str:
    """What is wrong, without the place."""
    params = dict(fault.params)
    if "shape" in params:
        params["shape"] = SHAPES[str(params["shape"])]
    return " ".join(ALL_SENTENCES[fault.key].format_map(params).split())


def line(fault: Fault) -> str:
    """File, record and what is wrong, in one line."""
    return ": ".join(part for part in (fault.file, fault.record, sentence(fault)) if part)
