"""Phase 2 of Chicago as the bot plays it (C4): each action by what the holding promises afterwards."""

from typing import Final

from consigliere.bots.base import Form
from consigliere.bots.chicago import controlling, seen, tokens
from consigliere.bots.chicago.worth import Worth
from consigliere.games.chicago import names

KEPT_EXTRA: Final = 1.9  # an unused extra action is worth two points at the end
RIVAL_HURT: Final = 0.8
CARD_TAKEN: Final = 0.3  # from a rival


def act(w: Worth, form: Form) -> float:
    kind = form["type"]
    if kind == "influence":
        return laid(w, form["side"]) - w.keeping(form["card"])
    if kind == "gangster":
        return w.gain(seen.GANGSTERS, 1, -_price(w, "gangsters"))
    if kind == "asset":
        return w.gain(seen.INDEX[form["asset"]], 1, -_price(w, "assets"))
    if kind in ("business", "business-draw"):
        drawn = 2 if "business" in w.own["bonuses"] else 1
        found = reveal(w, form["card"]) if kind == "business" else 0.0
        return w.gain(seen.CARDS, drawn) + found
    if kind == "special":
        return special(w, form["special"])
    if kind == "special-by-godfather":
        return special(w, form["special"]) - w.lent
    if kind == "movement":
        return w.gain(seen.CARDS, -1) + sum(gain for gain in tokens.agent_moves(w)[:2] if gain > 0)
    if kind == "family":
        return w.gain(seen.FAMILY, form["cards"], -form["cards"])
    return KEPT_EXTRA if kind == "go-on" else controlling.power(w, kind)


def _price(w: Worth, area: str) -> int:
    """The card and the $1, unless a bonus pays it (C4.9)."""
    free = area in w.own["bonuses"] and area not in w.own["bonuses_used"]
    return 1 if free else 2


def laid(w: Worth, side: str) -> float:
    """One more influence on a side, paid."""
    return w.gain(seen.HAT + names.SIDE_IDS.index(side), 1, -_price(w, "influence"))


def reveal(w: Worth, card: str) -> float:
    """A new business: for all, so only a little; better where henchmen and Al Capone are, without agents."""
    here = w.view["city_cards"][card[0]]
    row = 0.0 if here is None else 0.1 if here.startswith("al-capone") else -0.05
    return 0.3 + 0.1 * w.beside(card) + row


def special(w: Worth, card: str) -> float:
    """What a special card does, the card itself gone (C4.6)."""
    score = SPECIALS[card]
    return score(w)


def _immunity(w: Worth) -> float:
    ready = [p for p in w.prospects if seen.met(w.holding, p.business)]
    return w.gain(seen.CARDS, 0) + 0.8 * sum(1 for p in ready if w.struck(p.card[0]))


def _recruitment(w: Worth) -> float:
    count = min(2, w.hand.get("gangster", 0))
    return w.gain(seen.GANGSTERS, count, -count - 1)


def _auction(w: Worth) -> float:
    """Two different assets if the hand holds them."""
    kinds = [n for n, id in enumerate(names.ASSET_IDS) for _ in range(w.hand.get(id, 0))]
    kinds.sort(key=lambda n: w.holding[seen.ASSET + n])
    first = kinds[0]
    second = next((n for n in kinds[1:] if n != first), None) if len(kinds) > 1 else None
    after = seen.more(w.holding, seen.ASSET + first, 1, -2)
    if second is not None:
        after = seen.more(after, seen.ASSET + second, 1, -1)
    return w.value(after) - w.present


def _loose_ends(w: Worth) -> float:
    return w.gain(seen.CARDS, 0) + tokens.removal(w)


def _enticement(w: Worth) -> float:
    """A henchman beside an own business."""
    best = 0.0
    for hole, there in w.view["holes"].items():
        if any(w.cards[c].get("owner") == w.seat for c in seen.CARDS_BESIDE[hole] if c in w.cards):
            best = max([best, *(tokens.henchman(w, token) for token in there if token != "agent")])
    return w.gain(seen.CARDS, -1) + best


def _peddling(w: Worth) -> float:
    ways = ((seen.HAT, seen.HAT), (seen.HAT, seen.CITY), (seen.CITY, seen.CITY))
    both = (seen.more(seen.more(w.holding, a, 1, -2), b, 1, -1) for a, b in ways)
    return max(map(w.value, both)) - w.present


def _smuggling(w: Worth) -> float:
    return w.gain(seen.CARDS, 2)


def _attempt(w: Worth) -> float:
    mine = w.holding[seen.GANGSTERS]
    hurt = any(0 < holding[seen.GANGSTERS] <= mine for _, holding in w.rivals)
    return w.gain(seen.CARDS, 0) + (RIVAL_HURT if hurt else 0.0)


def _blackmail(w: Worth) -> float:
    hands = [row["hand_size"] for row, _ in w.rivals]
    taken = min(2, hands[0]) if len(hands) == 1 else min(2, sum(1 for n in hands if n))
    return w.gain(seen.CARDS, taken - 1) + CARD_TAKEN * taken


def _laundering(w: Worth) -> float:
    return w.gain(seen.CARDS, 1) + 0.3


SPECIALS: Final = dict(
    zip(
        names.SPECIAL_IDS,
        (
            _immunity,
            _recruitment,
            _auction,
            _loose_ends,
            _enticement,
            _peddling,
            _smuggling,
            _attempt,
            _blackmail,
            _laundering,
        ),
        strict=True,
    )
)
