"""Open decisions as data: options with the things they are about, or a pick of several cards or players.

They follow from the view and the legal actions alone. Where a rule decides (how many free icons can be used,
which bill is the nearest), the kernel is asked on the position as seen.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from consigliere.core.actions import Action
from consigliere.core.decisions import items, option, pick, spread, target
from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Decision, Form, Option, Pick, Seen, Target
from consigliere.core.state import KIND
from consigliere.games.godfather import frame_table, icons, names, ranges, terms
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.worlds import as_seen, laid_out

GROUPS: Final = ("thug", "member", "job", "public-job", "ally")  # of a turn, in the order they are shown
STOPS: Final = {"suitcase": "suitcase-no-more", "good": "no-more-goods", "opponent": "no-opponent"}


def decision(view: Seen, legal: Sequence[Action], tables: Tables) -> Decision:
    """What the viewer is asked. Whoever has sealed a choice already gets neither options nor a pick."""
    asked = view["prompt"]["decision"]
    chosen = _pick(view, legal, tables) if legal else None
    if chosen is not None and not chosen["items"]:
        chosen = None
    return {
        "decision": asked,
        "rule": rule(view),
        "frame": view["stack"][-1],
        "card": running_card(view),
        "sealed": FRAMES.by_id[asked].is_sealed,
        "options": _options(view, legal, tables) if legal and chosen is None else None,
        "pick": chosen,
    }


def running_card(view: Seen) -> str | None:
    """The job or ally whose ability is running, or the job being completed."""
    ability = innermost(view["stack"], "ability")
    if ability is not None:
        return str(ability["card"])
    job = innermost(view["stack"], "job-run")
    return None if job is None else str(job["job"])


def rule(view: Seen) -> str:
    """The id of the rule behind the question, or of the card whose text asks it."""
    frame = view["stack"][-1]
    return frame_table.rule(
        FRAMES.by_id[view["prompt"]["decision"]], running_card(view), frame.get("may_stop") is False
    )


def hand_limit(view: Seen, tables: Tables) -> int:
    """G14.1: as many cards as a player may keep at the end of this act."""
    return int(tables.hand_limit[view["act"] - 1])


def lower_bill(view: Seen) -> str:
    """G2.6: the bill that is taken where the pile of the wanted one is empty."""
    s = laid_out(view, load().tables)  # the piles are in the view, whatever the content
    return names.BILL_IDS[s.nearest_bill(names.BILL_IDS.index(view["stack"][-1]["wanted"]))]


# -- options


def _options(view: Seen, legal: Sequence[Action], tables: Tables) -> list[Option]:
    """One option for each legal action; icons that ask for nothing can also be used all at once."""
    out = []
    if view["prompt"]["decision"] == "icons":
        free = free_icons(view, tables)
        if len(free) > 1:
            out.append(option(free, [target("icon", action.form["icon"]) for action in free]))  # type: ignore[arg-type]
    for action in legal:
        kind = str(action.form["type"])
        group = kind if kind in GROUPS else ""
        out.append(option([action], targets(view, action.form, tables), group))
    return out


def free_icons(view: Seen, tables: Tables) -> list[Action]:
    """The icons of the pool that give a bill or a good for nothing, as often as the piles last."""
    s = as_seen(view, tables)
    seat = view["viewer"]
    out = []
    for id in view["stack"][-1]["icons"]:
        icon = names.ICON_IDS.index(id)
        if terms.MONEY <= icon < terms.HORSE and icons.usable(s, seat, icon):
            s.apply(s.get(KIND), ranges.USE_ICON + icon)
            out.append(TABLE[ranges.USE_ICON + icon])
    return out


def targets(view: Seen, form: Form, tables: Tables) -> list[Target]:
    """The things an action is about, as they lie on the table."""
    find = TARGETS.get(form["type"])
    return [] if find is None else find(view, form, tables)


Targets = Callable[[Seen, Form, Tables], list[Target]]


def _field(kind: str, field: str) -> Targets:
    return lambda view, form, tables: [target(kind, form[field])]


def _public_job(view: Seen, form: Form, tables: Tables) -> list[Target]:
    return [target("public-job", form["space"]), target("card", view["public_jobs"][form["space"] - 1])]


def _job_bills(view: Seen, form: Form, tables: Tables) -> list[Target]:
    return [target("bill", bill) for bill in named_bills(view, form, tables)]


def named_bills(view: Seen, form: Form, tables: Tables) -> list[str]:
    """The bills of the running job that `which` names, the printed ones counted from the highest."""
    job = names.JOB_IDS.index(view["stack"][-1]["job"])
    return [names.BILL_IDS[tables.job_bills[job * 3 + int(n) - 1]] for n in str(form["which"]).split("+")]


TARGETS: Final[Mapping[str, Targets]] = {
    "thug": _field("space", "space"),
    "member": _field("space", "space"),
    "job": _field("card", "job"),
    "public-job": _public_job,
    "ally": _field("card", "ally"),
    "me-first": lambda view, form, tables: [target("seat", view["viewer"])],
    "controller-first": lambda view, form, tables: [target("seat", view["stack"][-1]["controller"])],
    "launder": lambda view, form, tables: [target("icon", "LAUNDER"), target("card", form["bill"])],
    "icon": _field("icon", "icon"),
    "keep": _field("card", "job"),
    "discard": _field("card", "card"),
    "good": _field("card", "good"),
    "take-lower": lambda view, form, tables: [target("card", lower_bill(view))],
    "bills": _job_bills,
    "suitcase": _field("card", "bill"),
    "figure": _field("figure", "at"),
    "space": _field("space", "space"),
    "turf": _field("turf", "turf"),
    "front": _field("space", "space"),
    "opponent": _field("seat", "seat"),
    "marker": lambda view, form, tables: [target("turf", form["turf"]), target("marker", form["height"])],
    "choose": _field("card", "ally"),
    "retain": _field("card", "card"),
    "offer": _field("card", "bill"),
}


# -- picks


def kind_of(card: str) -> str:
    """Which kind of card an id is: a bill, a good, a job or an ally."""
    if card in names.BILL_IDS:
        return "bill"
    if card in names.GOOD_IDS:
        return "good"
    return "job" if card in names.JOB_IDS else "ally"


def worth_of(card: str) -> int | None:
    return terms.value(names.BILL_IDS.index(card)) if card in names.BILL_IDS else None


def _cards(
    cards: Mapping[str, int], ids: Sequence[str], least: int, most: int, verb: str, **more: Any
) -> Pick:
    return pick(items(spread(cards, ids), kind_of, worth_of), least, most, verb, **more)


def _pick(view: Seen, legal: Sequence[Action], tables: Tables) -> Pick | None:
    """The decision as a pick of several cards or players, where it is one."""
    asked, frame = view["prompt"]["decision"], view["stack"][-1]
    if asked == "bribe":
        held = sum(view["suitcase"].get(bill, 0) for bill in names.BILL_IDS)
        return _cards(view["suitcase"], names.BILL_IDS, 0, held, "bribe", counted=True)
    if asked == "tribute":
        limit = hand_limit(view, tables)
        return _cards(view["hand"], names.CARD_IDS, limit, limit, "retain", steps=True)
    most = frame.get("left", 0)
    if most < 2:
        return None
    if asked == "discard":  # begun card by card, it goes on in the table's order
        rest = names.CARD_IDS[names.CARD_IDS.index(frame["lowest"]) :]
        return _cards(view["hand"], rest, most, most, "discard")
    if asked == "launder":
        if frame["lowest"] != names.BILL_IDS[0]:
            return None
        return _cards(view["hand"], names.BILL_IDS, 0, most, "suitcase", stop=STOPS["suitcase"])
    if asked == "good":
        goods = {str(a.form["good"]): view["bank"][a.form["good"]] for a in legal if a.form["type"] == "good"}
        goods = {good: min(most, left) for good, left in goods.items()}
        stop = STOPS["good"] if frame["may_stop"] else None
        return _cards(goods, names.GOOD_IDS, 0 if stop else most, most, "good", stop=stop)
    seats = [str(a.form["seat"]) for a in legal if a.form["type"] == "opponent"]
    return pick(items(seats, lambda id: "seat"), 0, most, "opponent", stop=STOPS["opponent"])
