"""Chicago as the bot reads it (C1.3, C6.2): a view and the content as short lists of numbers.

A holding is what one seat owns, by the indices below; a need is such an index and how many of it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from consigliere.games.chicago import names
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.terms import ANY_ASSET, CELLS, COLOURS

Holding = list[int]

HAT: Final = 0
CITY: Final = 1
GANGSTERS: Final = 2
FAMILY: Final = 3
ASSET: Final = 4  # + type
COLOUR: Final = 8  # + colour
CARDS: Final = 12
ANY: Final = 13  # assets of all types
INFLUENCE: Final = 14  # of both sides

GROUPS: Final = (
    *("influence", "influence", "gangsters", "family"),
    *("asset",) * 4,
    *("henchmen",) * COLOURS,
    *("money", "asset"),
)
INDEX: Final[Mapping[str, int]] = {  # what a card of the hand becomes on the table
    "gangster": GANGSTERS,
    "family": FAMILY,
    **{asset: ASSET + n for n, asset in enumerate(names.ASSET_IDS)},
}


class Business(NamedTuple):
    """One business: what one must own, what it costs and brings."""

    needs: tuple[tuple[int, int], ...]
    money: int
    income: int
    points: int


@cache
def businesses(tables: Tables) -> Mapping[str, Business]:
    """By number, as the view names them."""
    out = {}
    for n, id in enumerate(names.BUSINESS_IDS):
        asset = tables.asset[n]
        wanted = [
            (HAT, tables.hat[n]),
            (CITY, tables.city[n]),
            (GANGSTERS, tables.gangsters[n]),
            (FAMILY, tables.family[n]),
            (ANY if asset == ANY_ASSET else ASSET + asset, int(asset >= 0)),
            *((COLOUR + c, tables.henchmen[n * COLOURS + c]) for c in range(COLOURS)),
        ]
        needs = tuple((int(index), int(count)) for index, count in wanted if count > 0)
        out[id] = Business(needs, int(tables.money[n]), int(tables.income[n]), int(tables.points[n]))
    return out


@cache
def pairs(tables: Tables) -> Mapping[str, tuple[int, int]]:
    """The two henchmen of each special card, as indices."""
    return {
        id: (COLOUR + int(tables.pair[2 * n]), COLOUR + int(tables.pair[2 * n + 1]))
        for n, id in enumerate(names.SPECIAL_IDS)
    }


def owned(seat: Mapping[str, Any]) -> Holding:
    """A seat of the view as a holding."""
    cards, tokens = seat["assets"], seat["asset_tokens"]
    assets = [cards[id] + tokens[id] for id in names.ASSET_IDS]
    hat, city = (seat["influence"][id] + seat["influence_tokens"][id] for id in names.SIDE_IDS)
    colours = [0] * COLOURS
    for area in seat["areas"].values():
        for colour in area:
            colours[names.COLOUR_IDS.index(colour)] += 1
    if seat["first_henchman"] is not None:
        colours[names.COLOUR_IDS.index(seat["first_henchman"])] += 1
    gangsters = seat["gangsters"] + seat["gangster_tokens"]
    out = [hat, city, gangsters, seat["family_cards"], *assets, *colours, seat["hand_size"]]
    return [*out, sum(assets), hat + city]


def more(holding: Holding, index: int, count: int = 1, cards: int = 0) -> Holding:
    """The holding with something more on the table, and more or fewer cards in hand."""
    out = holding.copy()
    out[index] += count
    if index <= CITY:
        out[INFLUENCE] += count
    elif ASSET <= index < COLOUR:
        out[ANY] += count
    out[CARDS] += cards
    return out


def met(holding: Holding, business: Business) -> bool:
    """C6.2: all prerequisites and the money."""
    return holding[CARDS] >= business.money and all(holding[i] >= n for i, n in business.needs)


def groups_missing(holding: Holding, business: Business) -> set[str]:
    """C9.1: the groups of prerequisites that are not met."""
    missing = {GROUPS[i] for i, n in business.needs if holding[i] < n}
    return missing | {"money"} if holding[CARDS] < business.money else missing


# -- the city, six rows; smaller ones lack the last of them


def _lists(masks: Sequence[int], ids: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(ids[n] for n in range(CELLS) if mask >> n & 1) for mask in masks]


def _reach(links: Sequence[int], steps: int) -> list[int]:
    out = []
    for hole in range(CELLS):
        seen = 1 << hole
        for _ in range(steps):
            for h in range(CELLS):
                if seen >> h & 1:
                    seen |= links[h] << CELLS
            seen = (seen | seen >> CELLS) & (1 << CELLS) - 1
        out.append(seen & ~(1 << hole))
    return out


_TABLES: Final = Tables()
HOLES_BESIDE: Final = dict(zip(names.CARD_IDS, _lists(list(_TABLES.card_holes), names.HOLE_IDS), strict=True))
CARDS_BESIDE: Final[Mapping[str, tuple[str, ...]]] = {
    hole: tuple(card for card in names.CARD_IDS if hole in HOLES_BESIDE[card]) for hole in names.HOLE_IDS
}
REACH: Final = dict(
    zip(names.HOLE_IDS, _lists(_reach(list(_TABLES.hole_links), 3), names.HOLE_IDS), strict=True)
)
