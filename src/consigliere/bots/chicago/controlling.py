"""Phase 3 of Chicago as the bot plays it (C5, C6): claims, attacks, opposition, henchmen, powers."""

from typing import Final

from consigliere.bots.base import Form
from consigliere.bots.chicago import seen, tokens
from consigliere.bots.chicago.worth import INFLUENCE, PENALTY, Worth
from consigliere.games.chicago import names

THREAT: Final = 0.4  # what others could take goes first
HELP: Final = 0.9  # of the best business that only the godfather's help would bring
POWER_COST: Final = 0.25  # family cards on the table may become more than they are
PASS: Final = 0.0


def claim(w: Worth, form: Form) -> float:
    """The business worth most, those in danger first; powers when they pay; else pass."""
    kind = form["type"]
    if kind == "claim":
        return w.control(form["card"]) + THREAT * w.threats(form["card"]) + _help(w, form)
    if kind == "attack":
        return w.attack(form["card"]) + _help(w, form)
    return PASS if kind == "pass" else power(w, kind)


def _help(w: Worth, form: Form) -> float:
    """C9.1: money saved by ignoring it, less what the godfather's help could do elsewhere."""
    ignored = form.get("ignoring")
    if ignored is None:
        return 0.0
    card = form["card"]
    saved = w.businesses[w.cards[card]["business"]].money if ignored == "money" else 0
    others = [
        prospect.worth
        for prospect in w.prospects
        if prospect.card != card and len(seen.groups_missing(w.holding, prospect.business)) == 1
    ]
    return w.card_worth * saved - 0.1 - HELP * max(others, default=0.0) * _met(w, card)


def _met(w: Worth, card: str) -> bool:
    return seen.met(w.holding, w.businesses[w.cards[card]["business"]])


def oppose(w: Worth, form: Form) -> float:
    """The frame names the business; one influence goes."""
    if form["type"] == "no-opposition":
        return 0.0
    card = names.CARD_IDS[w.top[2]]
    return w.control(card) - INFLUENCE + _help(w, {**form, "card": card})


def henchman(w: Worth, form: Form) -> float:
    """The one we need, and the agent that comes in its place where it hurts others."""
    if form["type"] == "no-token":
        return 0.0
    comes = w.top[3] == 1 and w.view["agents"] > 0
    return tokens.henchman(w, form["colour"]) - (tokens.harm(w, form["hole"]) if comes else 0.0)


def chief(w: Worth, form: Form) -> float:
    """Where others have the gangsters for an attack."""
    if form["type"] == "no-chief":
        return 0.0
    mine = w.holding[seen.GANGSTERS]
    strong = any(holding[seen.GANGSTERS] > mine and not row["passed"] for row, holding in w.rivals)
    return 1.0 if strong and w.own["controlled"] > 1 else -1.0


def after(w: Worth, form: Form) -> float:
    return 0.0 if form["type"] == "go-on" else power(w, form["type"])


def power(w: Worth, kind: str) -> float:
    """C5: all family cards on the table for cards, and what goes with them."""
    laid = w.holding[seen.FAMILY]
    waiting = 0.3 if w.hand.get("family") and laid < 3 and w.rounds_left else 0.0
    if kind == "son":
        return w.gain(seen.FAMILY, -laid, 2) + _shield(w) - POWER_COST - waiting
    if kind == "father":
        moves = tokens.agent_moves(w)
        return w.gain(seen.FAMILY, -laid, 4) + max([0.0, *moves[:1]]) - POWER_COST - waiting
    colours = {token for there in w.view["holes"].values() for token in there if token != "agent"}
    found = max((tokens.henchman(w, colour) for colour in colours), default=0.0)
    return w.gain(seen.FAMILY, -laid, 1) + found + max(0.0, tokens.removal(w)) - POWER_COST


def _shield(w: Worth) -> float:
    """C5.2: what the Son's immunity saves: now, between control and penalty, or in claims to come."""
    for frame in w.view["stack"]:
        if frame[0] == "taking" and frame[1] == w.seat:
            return PENALTY if w.struck(names.CARD_IDS[frame[2]][0]) else 0.0
    ready = any(w.struck(p.card[0]) and seen.met(w.holding, p.business) for p in w.prospects)
    return 0.5 if ready else 0.0


def penalty(w: Worth, form: Form) -> float:
    """The one that would strike now, or in most rows where we may control something."""
    rows = [row for row, card in w.view["city_cards"].items() if card == form["penalty"]]
    for frame in w.view["stack"]:
        if frame[0] == "taking" and names.CARD_IDS[frame[2]][0] in rows:
            return 10.0
    return sum(p.worth for p in w.prospects if p.card[0] in rows and w.struck(p.card[0]))
