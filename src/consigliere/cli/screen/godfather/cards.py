"""The Godfather's cards, businesses and spaces by id, name or number, with their texts and sources."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.godfather import table
from consigliere.core.shapes import Seen
from consigliere.games.godfather import names
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words

KNOWN: Final = (*names.JOB_IDS, *names.ALLY_IDS, *names.BUSINESS_IDS, *names.ROUND_IDS)


def find(id: str) -> str:
    """A card's, tile's or space's id whatever its case; empty if there is none."""
    return next((name for name in KNOWN if name.lower() == id.lower()), "")


def search(words: Words, asked: str, view: Seen) -> list[str]:
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


def reference(words: Words, view: Seen, legal: Sequence[Any]) -> list[RenderableType]:
    """Public jobs, allies on offer, own jobs and allies, each with its whole text."""
    held = [id for id in (*names.JOB_IDS, *names.ALLY_IDS) if view["hand"].get(id)]
    played = view["seats"][view["viewer"]]["allies_played"]
    ready, _ = table.payable(legal)
    own: list[RenderableType] = []
    for id in held:
        if id in names.JOB_IDS:
            own.append(table.job_line(words, id, "", id in ready))
            own.append(Text(f"    {hints.card_text(words, id)}", style.DIM))
    allies = [id for id in (*held, *played) if id in names.ALLY_IDS]
    return [
        title(words, "ui-public-jobs"),
        table.public_jobs(words, view, legal, texts=True),
        title(words, "ui-allies"),
        table.allies(words, view["offered"]),
        title(words, "ui-own-jobs"),
        *(own or [Text("–", style.DIM)]),
        title(words, "ui-own-allies"),
        table.allies(words, allies) if allies else Text("–", style.DIM),
    ]


def title(words: Words, key: str) -> Text:
    return Text(words.say(key), style.BRASS_BOLD)
