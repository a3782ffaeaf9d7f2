"""A card or a rule by its id: cards from catalogue and content, rules from the docs of a checkout."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from consigliere.cli.screen import hints
from consigliere.cli.screen.words import Words
from consigliere.games.godfather import names

DOCS: Final = Path(__file__).resolve().parents[4] / "docs"
FILES: Final = ("godfather/rules.md", "godfather/rulings.md", "table-rules.md")


KNOWN: Final = (*names.JOB_IDS, *names.ALLY_IDS, *names.BUSINESS_IDS, *names.ROUND_IDS)


def find(id: str) -> str:
    """A card's, tile's or space's id whatever its case; empty if there is none."""
    return next((name for name in KNOWN if name.lower() == id.lower()), "")


def search(words: Words, asked: str, view: Mapping[str, Any]) -> list[str]:
    """The ids meant by an id, the number of a public job, a square space, a name or its beginning."""
    if asked.isdecimal():
        jobs = view["public_jobs"]
        return [jobs[int(asked) - 1]] if 1 <= int(asked) <= len(jobs) and jobs[int(asked) - 1] else []
    exact = find(asked)
    if exact:
        return [exact]
    half, _, turf = asked.upper().partition("-")
    if half == "T" and view["tiles"].get(turf):
        return [view["tiles"][turf]]
    called = {id: named(words, id).casefold() for id in KNOWN}
    whole = [id for id, name in called.items() if name == asked.casefold()]
    return whole or [id for id, name in called.items() if name.startswith(asked.casefold())]


def named(words: Words, id: str) -> str:
    return (
        words.place(id) if id in names.ROUND_IDS else words.card(id) if id[0] in "JA" else words.business(id)
    )


def card(words: Words, id: str) -> list[str]:
    """Name, values, text and source mark of a card, a business or a round space."""
    record = words.records[id]
    if id in names.JOB_IDS:
        body = [f"{id} {words.card(id)}: {hints.job_values(words, id)}", hints.card_text(words, id)]
    elif id in names.ALLY_IDS:
        body = [f"{id} {words.card(id)}", hints.card_text(words, id)]
    elif id in names.ROUND_IDS:
        body = [f"{id} {words.place(id)}", words.listed(words.turf(area) for area in hints.areas(words, id))]
    else:
        front, back = (words.icons(words.record_list(id, side)) or "–" for side in ("front", "back"))
        body = [f"{id} {words.business(id)}", words.say("card-sides", front=front, back=back)]
    return [*body, words.say(f"source-{record.source}")]


def rule(id: str, docs: Path = DOCS) -> str | None:
    """The text of a rule, where the docs are at hand."""
    line = re.compile(rf"^- \*\*{re.escape(id)}\*\*\s*(.+)$", re.MULTILINE | re.IGNORECASE)
    for name in FILES:
        path = docs / name
        found = line.search(path.read_text(encoding="utf-8")) if path.is_file() else None
        if found:
            return found.group(1).replace("**", "").replace("*", "")
    return None


def known_docs(docs: Path = DOCS) -> bool:
    """Whether the rules are at hand."""
    return all((docs / name).is_file() for name in FILES)
