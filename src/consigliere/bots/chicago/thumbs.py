"""The greedy bot's rules of thumb for Chicago, one for each decision but those about actions and control.

It keeps the cards it can use, extorts what brings most, lets agents stand where others suffer, and gives up
what it needs least.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.bots.base import Form, Score
from consigliere.bots.chicago import acting, controlling, seen, tokens
from consigliere.bots.chicago.worth import Worth
from consigliere.games.chicago import names

NEVER: Final = -1000.0


def _pay(w: Worth, form: Form) -> float:
    """A bonus first, then the card of least use."""
    if form["type"] == "pay":
        return -w.keeping(form["card"])
    return 10.0 if form["type"] == "free" else 0.5 - w.lent


def _reveal(w: Worth, form: Form) -> float:
    return acting.reveal(w, form["card"])


def _extort(w: Worth, form: Form) -> float:
    """Most cards; nobody declines income."""
    if form["type"] != "extort":
        return 2.0 if form["type"] == "godfather-income" else NEVER
    card: str = form["card"]
    here = w.view["city_cards"][card[0]] or ""
    return w.businesses[w.cards[card]["business"]].income + float(here.startswith("al-capone"))


def _least(w: Worth, form: Form) -> float:
    return -w.keeping(form["card"])


def _bonus(w: Worth, form: Form) -> float:
    if form["type"] == "no-bonus":
        return 0.0
    gain = w.card_worth if w.top[2] == names.AREA_IDS.index("business") else tokens.removal(w)
    return gain - (w.lent if form["type"] == "use-bonus-by-godfather" else 0.0)


def _token(w: Worth, form: Form) -> float:
    if form["type"] == "no-token":
        return 0.05
    return tokens.best_move(w, form["token"], form["hole"])


def _hole(w: Worth, form: Form) -> float:
    """The frame names the hole and the token that moves."""
    start, token = names.HOLE_IDS[w.top[3]], names.CODE_IDS[w.top[4] - 1]
    return tokens.move(w, token, start, form["hole"])


def _agent(w: Worth, form: Form) -> float:
    return 0.0 if form["type"] == "no-agent" else tokens.harm(w, form["hole"])


def _place(w: Worth, form: Form) -> float:
    """The frame names the colour."""
    if form["type"] == "no-token":
        return NEVER
    return tokens.placed(w, names.COLOUR_IDS[w.top[2]], form["type"] == "place-shared") or 0.0


def _lay(w: Worth, form: Form) -> float:
    """Cards laid by a special card, without paying."""
    if form["type"] == "no-more":
        return 0.0
    if form["type"] == "lay":
        return w.gain(seen.INDEX[form["card"]], 1, -1)
    side = names.SIDE_IDS.index(form["side"])
    return w.gain(seen.HAT + side, 1, -1) - w.keeping(form["card"])


def _rival(w: Worth, form: Form) -> float:
    """The one who is ahead."""
    if form["type"] == "no-rival":
        return NEVER
    row, holding = next(rival for rival in w.rivals if rival[0]["seat"] == form["seat"])
    return float(row["controlled"]) + 0.3 * (holding[seen.CARDS] + holding[seen.GANGSTERS])


def _lose(w: Worth, form: Form) -> float:
    kind = form["type"]
    if kind == "lose-gangster":
        return 0.0
    if kind.startswith("lose-influence"):
        return w.gain(seen.HAT + names.SIDE_IDS.index(form["side"]), -1)
    return w.gain(seen.ASSET + names.ASSET_IDS.index(form["asset"]), -1)


def _extra_choice(w: Worth, form: Form) -> float:
    """All are worth the same; leave the others what we reach anyway."""
    return float(names.EXTRA_IDS.index(form["extra"]))


def _discard(w: Worth, form: Form) -> float:
    """Money laundering: what is of little use for new cards."""
    return 0.0 if form["type"] == "no-more" else 0.35 - w.keeping(form["card"])


def _keep(w: Worth, form: Form) -> float:
    """The best cards the hand limit allows, named in their order."""
    cards = [kind for kind in names.KIND_IDS for _ in range(w.hand.get(kind, 0))]
    best = sorted(cards, key=w.keeping, reverse=True)[: 2 + w.own["family_cards"]]
    ordered = sorted(best, key=names.KIND_IDS.index)
    return 1.0 if form["card"] == ordered[w.view["sealed"]["step"]] else 0.0


SCORES: Final[Mapping[str, Score[Worth]]] = {
    "act": acting.act,
    "after": controlling.after,
    "pay": _pay,
    "reveal": _reveal,
    "extort": _extort,
    "under": _least,
    "use-bonus": _bonus,
    "token": _token,
    "hole": _hole,
    "agent": _agent,
    "place": _place,
    "lay": _lay,
    "rival": _rival,
    "lose-gangster": _lose,
    "lose-influence": _lose,
    "lose-asset": _lose,
    "choose-penalty": controlling.penalty,
    "claim": controlling.claim,
    "oppose": controlling.oppose,
    "henchman": controlling.henchman,
    "chief": controlling.chief,
    "extra-choice": _extra_choice,
    "discard": _discard,
    "return-cards": _least,
    "keep-cards": _keep,
}
