"""The greedy bot's rules of thumb for the Godfather, one for each decision.

It completes what it can pay, takes every icon that brings something, launders the highest bill, stands
where the icons are worth most, bids for an ally what it will bring and keeps its best cards at tribute.
"""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.bots.base import Form, Score
from consigliere.bots.godfather.worth import bill, Worth
from consigliere.games.godfather import names

NEVER: Final = -1000.0
# purposes of naming a figure, as the stack numbers them
RETRIEVE: Final = 4
SWAP_OWN: Final = 5
TO_ENEMY: Final = 2


def _turn(w: Worth, form: Form) -> float:
    """Jobs first unless their ability would be wasted, allies early; figures where they gain most."""
    kind = form["type"]
    if kind in ("job", "public-job"):
        job = form["job"] if kind == "job" else w.view["public_jobs"][form["space"] - 1]
        replaced: int = sum(form.get("narcotics", {}).values())
        cost = 0.5 * sum(w.good(good) for good in w.values(job, "cost"))
        first = 0.0 if w.wasted(job) and w.figures_left() > 1 else 8.0
        return first + w.job(job) - cost - replaced - (0.3 if kind == "job" else 0.0)
    if kind == "ally":
        return 7.0 + w.steps(w.values(form["ally"], "ability"))
    if kind == "thug":
        return w.front(form["space"]) + w.presence(form["space"], thug=True)
    if kind == "member":
        return w.backs(form["space"]) + w.presence(form["space"], thug=False)
    return NEVER


def _icons(w: Worth, form: Form) -> float:
    """What is free first, then trades that pay, then the highest bill into the suitcase."""
    kind = form["type"]
    if kind == "done":
        return 0.0
    if kind == "launder":
        return 0.5 + 0.1 * bill(form["bill"])
    icon = form["icon"]
    if icon.startswith(("MONEY", "GOOD", "JOB", "HORSE")):
        return 10.0
    return 5.0 if w.icon(icon) > 0 else -1.0


def _keep_job(w: Worth, form: Form) -> float:
    return w.job(form["job"]) - 1.2 * w.missing(form["job"])


def _discard(w: Worth, form: Form) -> float:
    return -w.card(form["card"])


def _good(w: Worth, form: Form) -> float:
    return w.good(form["good"]) if form["type"] == "good" else 0.0


def _lower(w: Worth, form: Form) -> float:
    return 1.0 if form["type"] == "take-lower" else 0.0


def _bills(w: Worth, form: Form) -> float:
    """All of them, and before the ability, which may launder or trade them."""
    return float(len(form["which"])) if form["type"] == "bills" else -1.0


def _use(w: Worth, form: Form) -> float:
    return 1.0 if form["type"] == "use" else 0.0


def _launder(w: Worth, form: Form) -> float:
    """The highest bills, named from the lowest of them on."""
    if form["type"] != "suitcase":
        return 0.0
    left = w.view["stack"][-1][2]
    lowest = names.BILL_IDS[w.view["stack"][-1][3]]
    wanted = [value for value in w.bills if value >= bill(lowest)][:left]
    return 2.0 if bill(form["bill"]) == min(wanted) else 1.0


def _owner(w: Worth, place: str) -> Any:
    if place == "chief":
        return "neutral"
    here = w.view["squares"][place] if place in names.SQUARE_IDS else w.view["rounds"][place]
    return here["seat"] if isinstance(here, dict) else here


def _figure(w: Worth, form: Form) -> float:
    """Against the leader, and against figures that count in many turfs; swaps are not worth the trouble."""
    purpose = w.view["stack"][-1][2]
    if form["type"] == "no-figure":
        return NEVER if purpose != SWAP_OWN else 50.0
    place = form["at"]
    turfs = 1 if place == "chief" else len(w.turfs(place))
    if _owner(w, place) == w.seat:
        return float(turfs) if purpose == RETRIEVE else -float(turfs)
    return w.standing(_owner(w, place)) + 1.5 * turfs


def _space(w: Worth, form: Form) -> float:
    if form["type"] == "no-space":
        return NEVER
    place = form["space"]
    if w.view["stack"][-1][2] == TO_ENEMY:
        return -float(len(w.turfs(place)))
    return w.backs(place) if place in names.ROUND_IDS else w.front(place)


def _turf(w: Worth, form: Form) -> float:
    """A marker where it changes control; the Police Chief where the others are strong."""
    if form["type"] == "no-turf":
        return NEVER
    stack = w.view["stacks"][form["turf"]]
    enemies = sum(n for owner, n in w.influence(form["turf"]).items() if owner != w.seat)
    return (0.0 if stack and stack[-1] == w.seat else 2.0) + 0.5 * enemies


def _front(w: Worth, form: Form) -> float:
    return w.front(form["space"]) if form["type"] == "front" else NEVER


def _opponent(w: Worth, form: Form) -> float:
    return w.standing(form["seat"]) if form["type"] == "opponent" else NEVER


def _donor(w: Worth, form: Form) -> float:
    """A marker that lies below another one of ours costs no control."""
    if form["type"] == "forgo":
        return 0.0
    stack = w.view["stacks"][form["turf"]]
    top = form["height"] == len(stack)
    return -1.0 if top else float(stack.count(w.seat)) - 1.5


def _ally(w: Worth, form: Form) -> float:
    return w.steps(w.values(form["ally"], "ability"))


def _bribe(w: Worth, form: Form) -> float:
    """The bid is planned as a whole; each value is asked for in turn."""
    wanted = bid(w.view["suitcase"], w.bid_limit()).get(form["bill"], 0)
    return -float(abs(form["count"] - wanted))


def bid(case: Mapping[str, int], limit: float) -> dict[str, int]:
    """The bills of a suitcase that come nearest to a limit without passing it, the fewest of them."""
    plans: dict[int, dict[str, int]] = {0: {}}
    for id in reversed(names.BILL_IDS):
        for _ in range(case.get(id, 0)):
            for worth, plan in list(plans.items()):
                more = worth + bill(id)
                if more <= limit and more not in plans:
                    plans[more] = {**plan, id: plan.get(id, 0) + 1}
    return plans[max(plans)]


def _tribute(w: Worth, form: Form) -> float:
    """The best cards the limit allows, named in their order."""
    cards = [card for card in names.CARD_IDS for _ in range(w.hand.get(card, 0))]
    best = sorted(cards, key=w.card, reverse=True)[: w.limit]
    ordered = sorted(best, key=names.CARD_IDS.index)
    return 1.0 if form["card"] == ordered[w.view["sealed"]["step"]] else 0.0


def _offer(w: Worth, form: Form) -> float:
    return -float(bill(form["bill"])) if "bill" in form else 0.0


def _order(w: Worth, form: Form) -> float:
    return 1.0 if form["type"] == "me-first" else 0.0


SCORES: Final[Mapping[str, Score[Worth]]] = {
    "turn": _turn,
    "order": _order,
    "icons": _icons,
    "keep": _keep_job,
    "discard": _discard,
    "choose-good": _good,
    "lower": _lower,
    "bills": _bills,
    "use": _use,
    "launder": _launder,
    "figure": _figure,
    "space": _space,
    "turf": _turf,
    "front": _front,
    "opponent": _opponent,
    "donor": _donor,
    "choose-ally": _ally,
    "bribe": _bribe,
    "keep-cards": _tribute,
    "offer-bill": _offer,
}
