"""What a page is told of Chicago's cards and places: names, texts, and which values are ours."""

from typing import Any

from consigliere.games.chicago import decisions, names
from consigliere.wording.chicago import facts, hints
from consigliere.wording.chicago.words import Words

Book = dict[str, Any]


def book(words: Words) -> Book:
    rows = tuple(f"row-{row.lower()}" for row in names.ROW_IDS)
    city_cards = names.CITY_CARD_IDS[1:]
    return {
        "groups": words.texts("group", (*decisions.GROUPS, *rows)),
        "phases": words.texts("phase", names.PHASE_IDS),
        "cards": {id: card(words, id) for id in names.KIND_IDS},
        "businesses": {id: business(words, id) for id in names.BUSINESS_IDS},
        "tokens": {id: words.token(id) for id in (*names.TOKEN_IDS, *names.CODE_IDS)},
        "marks": {id: words.say(f"colour-{id}-mark") for id in names.CODE_IDS},
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
            for id in names.AREA_IDS
        },
        "extras": {id: words.say(f"extra-{id}-text") for id in names.EXTRA_IDS},
    }


def card(words: Words, id: str) -> Book:
    if id in names.SPECIAL_IDS:
        return {
            "name": words.card(id),
            "text": hints.special(words, id),
            "pair": words.record_list(id, "pair"),
            "effect": words.say(f"special-{id}-text"),
        }
    return {"name": words.card(id), "text": words.say(f"card-{id}-text")}


def needs(words: Words, id: str) -> str:
    """What a business asks for, in short words, marked where it is reconstructed."""
    fields = ("henchmen", "asset", "influence", "family", "gangsters", "money")
    values = words.records[id].values
    asked = []
    if colours := words.record_list(id, "henchmen"):
        asked.append(words.colours(colours))
    if values["asset"] != "none":
        asked.append(hints.asset(words, str(values["asset"])))
    if sides := words.record_list(id, "influence"):
        asked.append(words.say("need-influence", side=sides[0], count=len(sides)))
    if values["family"]:
        asked.append(words.say("need-family"))
    for field in ("gangsters", "money"):
        if values[field]:
            asked.append(words.say(f"need-{field}", count=facts.number(words, id, field)))
    return words.approx(id, *fields) + words.listed(asked)


def business(words: Words, id: str) -> Book:
    income, points = (facts.number(words, id, field) for field in ("income", "points"))
    return {
        "name": words.business(id),
        "text": hints.business(words, id),
        "needs": needs(words, id),
        "income": income,
        "points": points,
        "approx": bool(words.approx(id, "income", "points")),
        "asks": asks(words, id),
        "token": _or_none(str(words.records[id].values["bonus"])),
    }


def asks(words: Words, id: str) -> Book:
    """What a business asks for, as data: pages draw it."""
    values = words.records[id].values
    return {
        "henchmen": words.record_list(id, "henchmen"),
        "asset": _or_none(str(values["asset"])),
        "influence": words.record_list(id, "influence"),
        "family": bool(values["family"]),
        "gangsters": facts.number(words, id, "gangsters"),
        "money": facts.number(words, id, "money"),
    }


def _or_none(id: str) -> str | None:
    return None if id == "none" else id
