"""Chicago's cards by id, place, name or its beginning, with their texts and sources."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.chicago import city
from consigliere.core.shapes import Seen as View
from consigliere.games.chicago import names
from consigliere.wording.chicago import facts, hints
from consigliere.wording.chicago.words import PENALTY_RECORDS, Words

CITY_CARDS: Final = names.CITY_CARD_IDS[1:]
PLAIN: Final = tuple(id for id in names.KIND_IDS if id not in names.SPECIAL_IDS)
EXTRAS: Final = tuple(f"extra-{id}" for id in names.EXTRA_IDS)
AREAS: Final = tuple(f"area-{id}" for id in names.AREA_IDS)
POWERS: Final = tuple(f"power-{id}" for id in names.POWER_IDS)
KNOWN: Final = (*names.BUSINESS_IDS, *names.SPECIAL_IDS, *PLAIN, *CITY_CARDS, *EXTRAS, *AREAS, *POWERS)


def search(words: Words, asked: str, view: View) -> list[str]:
    """The ids meant by an id, a place or a gap of the city, a name, its beginning or a part of it."""
    low = asked.casefold()
    if asked in view["cards"]:
        return [view["cards"][asked]["business"] or asked]
    if asked in view["holes"]:
        return [asked]
    if asked.upper() in names.EXTRA_IDS:
        return [f"extra-{asked.upper()}"]
    exact = next((id for id in KNOWN if id.casefold() == low), "")
    if exact:
        return [exact]
    called = {id: named(words, id).casefold() for id in KNOWN}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [id for id, name in called.items() if fits(name, low)]
        if found:
            return found
    return []


def named(words: Words, id: str) -> str:
    if id in names.BUSINESS_IDS:
        return words.business(id)
    if id in CITY_CARDS:
        return words.city_card(id)
    if id in (*names.CARD_IDS, *names.HOLE_IDS):
        return id
    return words.say(id) if id in (*EXTRAS, *AREAS, *POWERS) else words.card(id)


def place(words: Words, id: str, view: View) -> list[str]:
    """What lies at a place whose business is not known, or in a gap, and what is beside it."""
    if id in names.CARD_IDS:
        near = [words.say("place-down", place=id), hints.reveal(words, view, id)]
        return [line for line in near if line]
    inside = words.listed(words.token(token) for token in view["holes"][id])
    lines = [words.say("place-gap", hole=id, inside=inside or "none")]
    return [*lines, words.say("place-beside", businesses=hints.around(words, view, id))]


def card(words: Words, id: str, view: View) -> list[str]:
    """Name, values, text and source mark."""
    id = facts.as_played(view, id) or id
    if id in (*names.CARD_IDS, *names.HOLE_IDS):
        return place(words, id, view)
    label = named(words, id)
    if id in names.BUSINESS_IDS:
        record = words.records[id]
        return [f"{id} {label}", hints.business(words, id), words.say(f"source-{record.source}")]
    if id in names.SPECIAL_IDS:
        return [f"{id} {label}", hints.special(words, id), words.say(f"source-{words.records[id].source}")]
    if id in (*AREAS, *POWERS):
        return [f"{label}: {words.say(f'{id}-text')}", words.say("source-rulebook")]
    if id in CITY_CARDS:
        record_id = PENALTY_RECORDS.get(id, f"penalty-{id}")
        text = words.say(f"city-card-{id}-text")
    else:
        record_id = id if id in EXTRAS else f"card-{id}"
        text = words.say(f"{record_id}-text")
    found = words.records.get(record_id)
    return [f"{label}: {text}", words.say(f"source-{found.source if found else 'rulebook'}")]


def reference(words: Words, view: View) -> list[RenderableType]:
    """Own special cards, the businesses face up, city cards, extra actions, powers and bonuses."""
    s = facts.position(words, view)
    own = [id for id in names.SPECIAL_IDS if view["hand"].get(id)]
    out: list[RenderableType] = [title(words, "ui-own-specials")]
    for id in own:
        ready = Text(" ✓" if facts.playable(s, view["viewer"], id) else "", style.BRASS_BOLD)
        out.append(entry(f"{id} {words.card(id)}", hints.special(words, id), ready))
    if not own:
        out.append(Text("–", style.DIM))
    out.append(title(words, "ui-businesses"))
    for place, card in view["cards"].items():
        if card["business"]:
            label = f"{place} {words.business(card['business'])}"
            out.append(entry(label, hints.business(words, card["business"]), city.signs(words, view, place)))
    rows = [(row, beside) for row in view["city_cards"] if (beside := facts.city_card(view, row))]
    if rows:
        out.append(title(words, "ui-city-cards"))
        for row, beside in rows:
            text = words.say(f"city-card-{beside}-text")
            out.append(entry(f"{row} {words.city_card(beside)}", text, Text("")))
    out.append(title(words, "ui-extras"))
    for extra in names.EXTRA_IDS:
        holder = next((row["seat"] for row in view["seats"] if extra in row["extras"]), None)
        mark = style.mark(words, holder) if holder is not None else Text("")
        left = "" if extra in view["extras"] or holder is not None else words.say("ui-gone")
        out.append(entry(extra, words.listed(t for t in (words.say(f"extra-{extra}-text"), left) if t), mark))
    out.append(title(words, "ui-bonuses"))
    for area in names.AREA_IDS:
        own_bonus = facts.bonus_ready(s, view["viewer"], area)
        mark = Text("✓" if own_bonus else "", style.BRASS_BOLD)
        out.append(entry(words.area(area), words.say(f"area-{area}-text"), mark))
    out.append(title(words, "ui-powers"))
    out += [entry(words.say(id), words.say(f"{id}-text"), Text("")) for id in POWERS]
    return out


def entry(label: str, text: str, mark: Text) -> Text:
    return Text.assemble((label, style.BOLD), " ", mark, (f"  {text}", style.DIM))


def title(words: Words, key: str) -> Text:
    return Text(words.say(key), style.BRASS_BOLD)
