"""Henchmen and agents in Chicago (C4.7, C4.10, C6.6): which to take, where to place and to move them."""

from collections.abc import Iterator, Mapping
from typing import Final

from consigliere.bots.chicago import seen
from consigliere.bots.chicago.worth import Worth
from consigliere.games.chicago import names

OTHERS: Final = 0.3  # an agent next to a business of others
MOST_TOKENS: Final = 2
OWN_AREA: Final[Mapping[str, str]] = {
    "orange": "special",
    "purple": "gangsters",
    "brown": "assets",
    "grey": "movement",
}
SHARED_AREA: Final[Mapping[str, str]] = {
    "orange": "business",
    "purple": "business",
    "brown": "influence",
    "grey": "influence",
}
# what two henchmen in an area bring in every round to come, beside their points
BONUS: Final[Mapping[str, float]] = {
    "influence": 0.3,
    "gangsters": 0.25,
    "assets": 0.25,
    "business": 0.4,
    "special": 0.2,
    "movement": 0.2,
}


def placed(w: Worth, colour: str, shared: bool) -> float | None:
    """What a henchman brings in an area; None where there is no slot left."""
    area = (SHARED_AREA if shared else OWN_AREA)[colour]
    there = w.own["areas"][area]
    if there.count(colour) >= (1 if shared else 2):
        return None
    return 2.0 + BONUS[area] * w.rounds_left if there else 1.0


def henchman(w: Worth, colour: str) -> float:
    """What one more henchman of a colour is worth: his area, businesses and special cards that want him."""
    slots = [gain for shared in (False, True) if (gain := placed(w, colour, shared)) is not None]
    if not slots:
        return 0.0
    index = seen.COLOUR + names.COLOUR_IDS.index(colour)
    wanted = sum(0.4 for special, pair in w.pairs.items() if index in pair and w.hand.get(special))
    return max(slots) + w.gain(index) + wanted


def harm(w: Worth, hole: str) -> float:
    """What an agent in a hole costs us: a point for every own business beside it; others are welcome."""
    total = 0.0
    for card in seen.CARDS_BESIDE[hole]:
        owner = w.cards[card].get("owner") if card in w.cards else None
        if owner is not None:
            total += 1.0 if owner == w.seat else -OTHERS
    return total


def removal(w: Worth) -> float:
    """The most an agent's removal brings."""
    holes = w.view["holes"].items()
    return max((harm(w, hole) for hole, tokens in holes if "agent" in tokens), default=0.0)


def pull(w: Worth, hole: str) -> float:
    """How soon a henchman in a hole could be taken: beside a business that is about to be ours."""
    near = 0.0
    for prospect in w.prospects:
        if hole in seen.HOLES_BESIDE[prospect.card]:
            missing = len(seen.groups_missing(w.holding, prospect.business))
            near = max(near, (0.8, 0.3, 0.0)[min(missing, 2)])
    return near


def move(w: Worth, token: str, start: str, end: str) -> float:
    """What a token's move brings."""
    if token == "agent":
        return harm(w, start) - harm(w, end)
    return 0.5 * henchman(w, token) * (pull(w, end) - pull(w, start))


def ends(w: Worth, hole: str) -> Iterator[str]:
    """Where a token of the hole could end."""
    holes = w.view["holes"]
    return (end for end in seen.REACH[hole] if end in holes and len(holes[end]) < MOST_TOKENS)


def best_move(w: Worth, token: str, hole: str) -> float:
    return max((move(w, token, hole, end) for end in ends(w, hole)), default=0.0)


def agent_moves(w: Worth) -> list[float]:
    """The best moves of agents, the most gainful first."""
    gains = []
    for hole, tokens in w.view["holes"].items():
        if "agent" in tokens and harm(w, hole) > -OTHERS:
            gains += [best_move(w, "agent", hole)] * tokens.count("agent")
    return sorted(gains, reverse=True)
