"""The names and texts a page shows beside ids: cards, places, phases, groups of choices, family marks.

One book for a game's content in one language. It tells what is printed, never how a game stands; values that
are ours and not the printed ones are marked as such.
"""

from collections.abc import Iterable
from typing import Any, Final

from consigliere.core.ruleset import Ruleset
from consigliere.games.chicago import names as chicago
from consigliere.games.godfather import names as godfather
from consigliere.locales import catalogue
from consigliere.wording.chicago import choices as chicago_choices, facts, hints as chicago_hints
from consigliere.wording.chicago.words import Words as ChicagoWords
from consigliere.wording.games import wording_of
from consigliere.wording.godfather import choices as godfather_choices, hints as godfather_hints
from consigliere.wording.godfather.words import Words as GodfatherWords
from consigliere.wording.speech import Speech

Book = dict[str, Any]
AREA_DRAWN: Final = ("turf", "centre", "printed", "tile", "control", "polygon")
SPACE_DRAWN: Final = ("xy", "three_plus")


def book(rules: Ruleset, language: str) -> Book:
    """All words of a game; KeyError if there are none in this language."""
    words = wording_of(rules, catalogue(language)).words
    out: Book = {"game": rules.name, "language": language, "families": families(words)}
    if isinstance(words, GodfatherWords):
        return out | godfather_book(words)
    assert isinstance(words, ChicagoWords)
    return out | chicago_book(words)


def families(words: Speech) -> list[Book]:
    """Name, letters and colours by seat: nothing is told by colour alone."""
    return [
        {
            "id": id,
            "name": words.say(f"family-{id}"),
            "mark": words.say(f"family-{id}-mark"),
            "ink": words.inks[id][0],
            "ground": words.inks[id][1],
        }
        for id in words.families
    ]


def said(words: Speech, kind: str, ids: Iterable[str]) -> dict[str, str]:
    return {id: words.say(f"{kind}-{id}") for id in ids}


# -- The Godfather


def godfather_book(words: GodfatherWords) -> Book:
    return {
        "groups": said(words, "group", godfather_choices.GROUPS),
        "phases": said(words, "phase", godfather.PHASE_IDS),
        "members": said(words, "member", godfather.MEMBER_IDS),
        "neutrals": said(words, "neutral", godfather.NEUTRAL_IDS),
        "turfs": {id: words.turf(id) for id in godfather.AREA_IDS},
        "cards": {id: godfather_card(words, id) for id in godfather.CARD_IDS},
        "businesses": {id: godfather_business(words, id) for id in godfather.BUSINESS_IDS},
        "spaces": {
            id: {"name": words.place(id), "areas": godfather_hints.areas(words, id)}
            | godfather_drawn(words, id, SPACE_DRAWN)
            for id in godfather.ROUND_IDS
        },
        "areas": {id: godfather_drawn(words, id, AREA_DRAWN) for id in godfather.AREA_IDS},
        "icons": {id: words.icons([id]) for id in godfather.ICON_IDS},
        "limits": words.record_list("hand-limits", "limits"),
    }


def godfather_drawn(words: GodfatherWords, id: str, fields: Iterable[str]) -> Book:
    """Where the board's record is drawn on the map of 1000 x 1000, as the content has it."""
    values = words.records[id].values
    return {field: values[field] for field in fields if field in values}


def godfather_card(words: GodfatherWords, id: str) -> Book:
    out: Book = {"name": words.card(id)}
    if id in godfather.JOB_IDS:
        colour = str(words.records[id].values["colour"])
        out |= {"colour": colour, "colour_name": words.say(f"colour-{colour}")}
        out |= {"values": godfather_hints.job_values(words, id)}
        out |= {"cost": words.record_list(id, "cost"), "pays": words.record_list(id, "bills")}
    if id in (*godfather.JOB_IDS, *godfather.ALLY_IDS):
        out |= {"text": godfather_hints.card_text(words, id)}
    return out


def godfather_business(words: GodfatherWords, id: str) -> Book:
    """The icons of front and back one by one, in short words."""
    out: Book = {"name": words.business(id)}
    for side in ("front", "back"):
        out[side] = [words.say(f"icon-{icon}-short") for icon in words.record_list(id, side)]
        out[f"{side}_icons"] = words.record_list(id, side)
        out[f"{side}_approx"] = bool(words.approx(id, side))
    return out | godfather_drawn(words, id, ("colour",))


# -- Chicago


def chicago_book(words: ChicagoWords) -> Book:
    rows = tuple(f"row-{row.lower()}" for row in chicago.ROW_IDS)
    city_cards = chicago.CITY_CARD_IDS[1:]
    return {
        "groups": said(words, "group", (*chicago_choices.GROUPS, *rows)),
        "phases": said(words, "phase", chicago.PHASE_IDS),
        "cards": {id: chicago_card(words, id) for id in chicago.KIND_IDS},
        "businesses": {id: chicago_business(words, id) for id in chicago.BUSINESS_IDS},
        "tokens": {id: words.token(id) for id in (*chicago.TOKEN_IDS, *chicago.CODE_IDS)},
        "marks": {id: words.say(f"colour-{id}-mark") for id in chicago.CODE_IDS},
        "city_cards": {
            id: {
                "name": words.city_card(id),
                "text": words.say(f"city-card-{id}-text"),
                "penalty": facts.is_penalty(id),
            }
            for id in city_cards
        },
        "areas": {
            id: {"name": words.area(id), "text": words.say(f"area-{id}-text"), "pair": list(facts.PAIRS[id])}
            for id in chicago.AREA_IDS
        },
        "extras": {id: words.say(f"extra-{id}-text") for id in chicago.EXTRA_IDS},
    }


def chicago_card(words: ChicagoWords, id: str) -> Book:
    if id in chicago.SPECIAL_IDS:
        return {"name": words.card(id), "text": chicago_hints.special(words, id)}
    return {"name": words.card(id), "text": words.say(f"card-{id}-text")}


def chicago_needs(words: ChicagoWords, id: str) -> str:
    """What a business asks for, in short words, marked where it is reconstructed."""
    fields = ("henchmen", "asset", "influence", "family", "gangsters", "money")
    values = words.records[id].values
    asked = []
    if colours := words.record_list(id, "henchmen"):
        asked.append(words.colours(colours))
    if values["asset"] != "none":
        asked.append(chicago_hints.asset(words, str(values["asset"])))
    if sides := words.record_list(id, "influence"):
        asked.append(words.say("need-influence", side=sides[0], count=len(sides)))
    if values["family"]:
        asked.append(words.say("need-family"))
    for field in ("gangsters", "money"):
        if values[field]:
            asked.append(words.say(f"need-{field}", count=facts.number(words, id, field)))
    return words.approx(id, *fields) + words.listed(asked)


def chicago_business(words: ChicagoWords, id: str) -> Book:
    income, points = (facts.number(words, id, field) for field in ("income", "points"))
    return {
        "name": words.business(id),
        "text": chicago_hints.business(words, id),
        "needs": chicago_needs(words, id),
        "income": income,
        "points": points,
        "approx": bool(words.approx(id, "income", "points")),
    }
