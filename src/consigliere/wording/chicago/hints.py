"""What an action brings, in a few words: what is paid, gained, risked, completed.

What a rule decides comes from the kernel, asked on what lies open; the rest is read off the view.
"""

from collections.abc import Mapping
from typing import Any

from consigliere.core.shapes import Form, Seen as View
from consigliere.games.chicago import names
from consigliere.games.chicago.appraisal import appraised, extortion
from consigliere.games.chicago.decisions import placed
from consigliere.games.chicago.shapes import Penalty
from consigliere.wording.chicago import facts, prompt
from consigliere.wording.chicago.words import Words


def own(view: View) -> Mapping[str, Any]:
    row: Mapping[str, Any] = view["seats"][view["viewer"]]
    return row


def business(words: Words, business: str) -> str:
    """Needs, income, points and bonus token of a business, marked where they are reconstructed."""
    fields = ("henchmen", "asset", "influence", "family", "gangsters", "money", "income", "points", "bonus")
    mark = words.approx(business, *fields)
    asked = []
    values = words.records[business].values
    colours = words.record_list(business, "henchmen")
    if colours:
        asked.append(words.say("need-henchmen", colours=words.colours(colours)))
    if values["asset"] != "none":
        asked.append(words.say("need-asset", asset=asset(words, str(values["asset"]))))
    sides = words.record_list(business, "influence")
    if sides:
        asked.append(words.say("need-influence", side=sides[0], count=len(sides)))
    if values["family"]:
        asked.append(words.say("need-family"))
    for field in ("gangsters", "money"):
        if values[field]:
            asked.append(words.say(f"need-{field}", count=facts.number(words, business, field)))
    income, points = (facts.number(words, business, field) for field in ("income", "points"))
    out = mark + words.say("hint-business", needs=words.listed(asked), income=income, points=points)
    bonus = str(values["bonus"])
    return out if bonus == "none" else words.listed((out, words.say("hint-token", token=words.token(bonus))))


def asset(words: Words, id: str) -> str:
    return words.say("need-any") if id == "any" else words.card(id)


def penalty(words: Words, found: Penalty | None) -> str:
    """The penalty of a row as it would strike the viewer; empty without one."""
    if found is None:
        return ""
    immune = "yes" if found["immune"] else "no"
    return words.say("hint-penalty", penalty=words.city_card(found["penalty"]), immune=immune)


def control(words: Words, view: View, form: Form) -> str:
    """What control of a business costs and brings: money, income, points, token, penalty, the rival."""
    pos = names.CARD_IDS.index(form["card"])
    ignored = names.GROUP_IDS.index(form.get("ignoring", "none"))
    found = appraised(facts.position(words, view), view["viewer"], pos, ignored, opposed=False)
    mark = words.approx(found["business"], "money", "income", "points")
    money, income, points = found["money"], found["income"], found["points"]
    parts = [mark + words.say("hint-control", money=money, income=income, points=points)]
    if found["token"]:
        parts.append(words.say("hint-token", token=words.token(found["token"])))
    if found["owner"] is not None:
        parts.insert(0, words.say("hint-owner", seat=words.seat(found["owner"])))
    parts.append(penalty(words, found["penalty"]))
    return words.listed(part for part in parts if part)


def gaps(words: Words, view: View, place: str) -> str:
    """The henchmen and agents beside a place."""
    inside = [token for hole in facts.beside(view, place) for token in view["holes"][hole]]
    counted = {token: inside.count(token) for token in names.CODE_IDS if token in inside}
    return words.listed(words.token(id) + words.times(n) for id, n in counted.items())


def reveal(words: Words, view: View, place: str) -> str:
    """Nobody knows the business; what lies around it can be seen."""
    card = facts.city_card(view, place)
    row = words.say("hint-row", card=words.city_card(card)) if card else ""
    near = gaps(words, view, place)
    return words.listed(part for part in (words.say("hint-near", tokens=near) if near else "", row) if part)


def area(words: Words, view: View, id: str) -> str:
    """An area as it is, and its bonus."""
    inside = words.listed(words.colour(colour) for colour in own(view)["areas"][id]) or "–"
    return words.say("hint-area", inside=inside, bonus=words.say(f"area-{id}-text"))


def henchman(words: Words, view: View, colour: str) -> str:
    """The areas a colour can go to that would be complete with it."""
    row = own(view)
    ways = {placed({"type": way}, colour): most for way, most in (("place-own", 2), ("place-shared", 1))}
    places = [area for area, most in ways.items() if row["areas"][area].count(colour) < most]
    if not places:
        return words.say("hint-fourth")
    full = [id for id in places if len(row["areas"][id]) == 1]
    told = words.say("hint-areas", areas=words.listed(map(words.area, places)))
    if not full:
        return told
    return words.listed((told, words.say("hint-completes", areas=words.listed(map(words.area, full)))))


def around(words: Words, view: View, hole: str) -> str:
    """The businesses beside a gap and whose they are: an agent there costs each a point."""
    told = []
    scene = words.scene(view)
    for place in facts.beside(view, hole):
        card = view["cards"][place]
        if not words.codes:
            owner = card.get("owner")
            told.append(words.place(place, scene) + (f" ({words.seat(owner)})" if owner is not None else ""))
            continue
        if card["business"] is None:
            told.append(place)
        elif card["owner"] is None:
            told.append(f"{place} {words.short(card['business'])}")
        else:
            mark = words.say(f"family-{words.families[card['owner']]}-mark")
            told.append(f"{place} {words.short(card['business'])} ({mark})")
    return words.listed(told)


def special(words: Words, id: str) -> str:
    """The pair and the text of a special card."""
    pair = words.colours(words.record_list(id, "pair"))
    return words.say(
        "hint-special", mark=words.approx(id, "pair"), pair=pair, text=words.say(f"special-{id}-text")
    )


def hint(words: Words, view: View, form: Form) -> str:
    """The short consequence of an action; empty where its name says it all."""
    kind = form["type"]
    if kind in ("claim", "attack"):
        return control(words, view, form)
    if kind in ("business", "reveal"):
        return reveal(words, view, form["card"])
    if kind == "extort":
        pos = names.CARD_IDS.index(form["card"])
        found = extortion(facts.position(words, view), view["viewer"], pos)
        return words.say("hint-cards", cards=found["cards"])
    if kind in ("special", "special-by-godfather"):
        return special(words, form["special"])
    if kind in names.POWER_IDS:
        return words.say(f"power-{kind}-text")
    if kind in ("place-own", "place-shared"):
        return area(words, view, words.placed(form, view))
    if kind == "henchman":
        return henchman(words, view, form["colour"])
    if kind in ("token", "to", "remove-agent"):
        return around(words, view, form["hole"])
    if kind == "rival":
        rival = view["seats"][form["seat"]]
        return words.say("hint-rival", cards=rival["hand_size"], gangsters=facts.gangsters(rival))
    if kind == "immune":
        row = next(row for row, card in view["city_cards"].items() if card == form["penalty"])
        return words.say("hint-loss", penalty=form["penalty"], row=row)
    if kind == "extra":
        return words.say(f"extra-{form['extra']}-text")
    if kind == "oppose":
        return control(words, view, {"card": prompt.taken(view), **form})
    return ""
