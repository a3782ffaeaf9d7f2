"""What a page is told of The Godfather's cards and places: names, texts, and which values are ours."""

from collections.abc import Iterable
from typing import Any, Final

from consigliere.games.godfather import decisions, names
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words

Book = dict[str, Any]
AREA_DRAWN: Final = ("turf", "centre", "printed", "tile", "control", "polygon")
SPACE_DRAWN: Final = ("xy", "three_plus")


def book(words: Words) -> Book:
    return {
        "groups": words.texts("group", decisions.GROUPS),
        "phases": words.texts("phase", names.PHASE_IDS),
        "members": words.texts("member", names.MEMBER_IDS),
        "neutrals": words.texts("neutral", names.NEUTRAL_IDS),
        "turfs": {id: words.turf(id) for id in names.AREA_IDS},
        "colours": words.texts("colour", names.COLOUR_IDS),
        "cards": {id: card(words, id) for id in names.CARD_IDS},
        "businesses": {id: business(words, id) for id in names.BUSINESS_IDS},
        "spaces": {
            id: {"name": words.place(id), "areas": hints.areas(words, id)} | drawn(words, id, SPACE_DRAWN)
            for id in names.ROUND_IDS
        },
        "areas": {id: drawn(words, id, AREA_DRAWN) for id in names.AREA_IDS},
        "icons": {id: words.icons([id]) for id in names.ICON_IDS},
        "limits": words.record_list("hand-limits", "limits"),
    }


def drawn(words: Words, id: str, fields: Iterable[str]) -> Book:
    """Where the board's record is drawn on the map of 1000 x 1000, as the content has it."""
    values = words.records[id].values
    return {field: values[field] for field in fields if field in values}


def card(words: Words, id: str) -> Book:
    out: Book = {"name": words.card(id)}
    if id in names.JOB_IDS:
        colour = str(words.records[id].values["colour"])
        out |= {"colour": colour, "colour_name": words.say(f"colour-{colour}")}
        out |= {"values": hints.job_values(words, id)}
        out |= {"cost": words.record_list(id, "cost"), "pays": words.record_list(id, "bills")}
    if id in (*names.JOB_IDS, *names.ALLY_IDS):
        out |= {"text": hints.card_text(words, id)}
    return out


def business(words: Words, id: str) -> Book:
    """The icons of front and back one by one, in short words."""
    out: Book = {"name": words.business(id)}
    for side in ("front", "back"):
        out[side] = [words.say(f"icon-{icon}-short") for icon in words.record_list(id, side)]
        out[f"{side}_icons"] = words.record_list(id, side)
        out[f"{side}_approx"] = bool(words.approx(id, side))
    return out | drawn(words, id, ("colour",))
