"""What an action brings, in a few words: icons gained, who profits, what a card costs and does.

Read off the view and the content; nothing here knows more than the player who asks.
"""

from consigliere.core.shapes import Form, Seen as View
from consigliere.games.godfather import names
from consigliere.wording.godfather import abilities, prompt
from consigliere.wording.godfather.words import Words


def business_at(view: View, square: str) -> str | None:
    """The business whose front a square space belongs to."""
    half, _, turf = square.partition("-")
    tile: str | None = view["tiles"][turf]
    return square if half == "P" else tile


def controller(view: View, turf: str) -> int | None:
    stack = view["stacks"].get(turf)
    return stack[-1] if stack else None


def front_icons(words: Words, view: View, square: str) -> str:
    """The icons of a front, marked where they are reconstructed."""
    business = business_at(view, square)
    if business is None:
        return ""
    return words.approx(business, "front") + words.icons(words.record_list(business, "front"))


def front(words: Words, view: View, square: str, seat: int | None) -> str:
    """The front's icons, and the controller, who may use them too."""
    owner = controller(view, square.partition("-")[2])
    who = "none" if owner is None else "you" if owner == seat else words.seat(owner)
    return words.say("hint-front", icons=front_icons(words, view, square), controller=who)


def areas(words: Words, space: str) -> list[str]:
    return [str(area) for area in words.record_list(space, "areas")]


def touched(words: Words, view: View, space: str) -> list[str]:
    """The businesses whose backs a round space touches."""
    found = [b for area in areas(words, space) for b in (f"P-{area}", view["tiles"].get(area))]
    return [business for business in found if business is not None]


def back_icons(words: Words, view: View, space: str) -> list[str]:
    """All icons of the backs a round space touches."""
    return [icon for business in touched(words, view, space) for icon in words.record_list(business, "back")]


def backs(words: Words, view: View, space: str) -> str:
    """The icons of those backs in words, marked where one of them is reconstructed."""
    marks = words.approx(space, "areas") + "".join(
        words.approx(b, "back") for b in touched(words, view, space)
    )
    return marks[:1] + words.icons(back_icons(words, view, space))


def space(words: Words, view: View, place: str, seat: int | None) -> str:
    return backs(words, view, place) if place in names.ROUND_IDS else front(words, view, place, seat)


def job_values(words: Words, job: str) -> str:
    """Cost and pay of a job."""
    cost: dict[str, int] = {}
    for good in words.record_list(job, "cost"):
        cost[good] = cost.get(good, 0) + 1
    bills = words.listed(f"${bill}" for bill in sorted(words.record_list(job, "bills"), reverse=True))
    known = words.approx(job, "cost", "bills")
    return known + words.say("hint-job", cost=words.cards(cost), bills=bills or "–")


def card_text(words: Words, card: str) -> str:
    return words.approx(card, "ability") + abilities.text(words, card)


def job(words: Words, id: str) -> str:
    return f"{job_values(words, id)}; {card_text(words, id)}"


def occupant(words: Words, view: View, place: str) -> str:
    """Whose figure stands there, in words; empty if nobody does."""
    if place == "chief":
        return words.say("neutral-police-chief") if view["neutral"]["police-chief"] in names.TURF_IDS else ""
    here = view["squares"].get(place) if place in names.SQUARE_IDS else view["rounds"].get(place)
    if here is None:
        return ""
    if isinstance(here, str):
        return words.say(f"neutral-{here}")
    if isinstance(here, int):
        return words.say("figure-thug", seat=words.seat(here))
    return words.say(
        "figure-member", seat=words.seat(here["seat"]), member=words.say(f"member-{here['member']}")
    )


def hint(words: Words, view: View, form: Form) -> str:
    """The short consequence of an action; empty where its name says it all."""
    kind = form["type"]
    seat = view["viewer"]
    if kind in ("thug", "member", "front"):
        return space(words, view, form["space"], seat)
    if kind == "space":
        if prompt.top(view)["purpose"] == "move-enemy":
            return ""  # nobody shakes down
        return space(words, view, form["space"], seat)
    if kind in ("job", "keep"):
        return job(words, form["job"])
    if kind == "public-job":
        return job(words, view["public_jobs"][form["space"] - 1])
    if kind in ("ally", "choose"):
        return card_text(words, form["ally"])
    if kind == "figure":
        return occupant(words, view, form["at"])
    if kind == "opponent":
        row = view["seats"][form["seat"]]
        return words.say("hint-opponent", cards=row["hand_size"], bills=row["suitcase"]["bills"])
    if kind == "turf":
        owner = controller(view, form["turf"])
        return words.say("hint-turf", controller=words.seat(owner) if owner is not None else "none")
    return ""
