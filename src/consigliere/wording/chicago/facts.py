"""Where a view stands (C1.3, C6, C7, C10.1, C11.2): the city's geometry, what a seat owns, needs and scores.

Everything is public but the own hand, which the prerequisites do not need: money is any hand card.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from consigliere.games.chicago import names
from consigliere.wording.chicago.words import Words

View = Mapping[str, Any]
Row = Mapping[str, Any]  # one of view["seats"]

HAND: Final = 2  # cards kept at the end of a round without family cards
MARKERS: Final = 10
BOTH_DOWN: Final = "both-capones-down"  # the table option
SETS: Final = (0, 1, 2, 4, 6)  # points of a set of so many different assets
AREA_POINTS: Final = (0, 1, 3)
ALWAYS: Final = ("business", "special", "movement")  # bonuses that are not once a round
PAIRS: Final = {
    "influence": ("brown", "grey"),
    "gangsters": ("purple", "purple"),
    "assets": ("brown", "brown"),
    "business": ("orange", "purple"),
    "special": ("orange", "orange"),
    "movement": ("grey", "grey"),
}


# -- the city


def column(id: str) -> int:
    """C1.3: a chessboard of eight columns; a business where row + column is even, a gap where it is odd."""
    row = names.ROW_IDS.index(id[0].upper())
    return 2 * (int(id[1]) - 1) + (row + id[0].islower()) % 2


def beside(view: View, id: str) -> list[str]:
    """The gaps beside a business, or the businesses beside a gap."""
    row, at = names.ROW_IDS.index(id[0].upper()), column(id)
    others = view["cards"] if id[0].islower() else view["holes"]
    near = ((row - 1, at), (row, at - 1), (row, at + 1), (row + 1, at))
    return [o for o in others if (names.ROW_IDS.index(o[0].upper()), column(o)) in near]


def owned(view: View, seat: int) -> list[str]:
    """The places of a seat's businesses."""
    return [place for place, card in view["cards"].items() if card["business"] and card["owner"] == seat]


def city_card(view: View, place: str) -> str | None:
    """The city card beside the row of a place."""
    return as_played(view, view["city_cards"].get(place[0].upper()))


def as_played(view: View, card: str | None) -> str | None:
    """A city card by what it does at this table: the second Al Capone may move down too (Q-S13)."""
    return "al-capone-down" if card == "al-capone-up" and view["options"].get(BOTH_DOWN) else card


def is_penalty(card: str | None) -> bool:
    return card is not None and not card.startswith("al-capone")


# -- a seat


def gangsters(row: Row) -> int:
    return int(row["gangsters"] + row["gangster_tokens"])


def assets(row: Row, kind: str) -> int:
    return int(row["assets"][kind] + row["asset_tokens"][kind])


def influence(row: Row, side: str) -> int:
    return int(row["influence"][side] + row["influence_tokens"][side])


def all_influence(row: Row) -> int:
    return sum(influence(row, side) for side in names.SIDE_IDS)


def henchmen(row: Row, colour: str) -> int:
    placed = [*(c for area in row["areas"].values() for c in area), row["first_henchman"]]
    return placed.count(colour)


def hand_limit(row: Row) -> int:
    return HAND + int(row["family_cards"])


def bonus_ready(row: Row, area: str) -> bool:
    return area in row["bonuses"] and (area in ALWAYS or area not in row["bonuses_used"])


def immune(row: Row, penalty: str) -> bool:
    """C7: by what one owns, by the Son or by the card Immunity."""
    if penalty in row["immune"]:
        return True
    if penalty == "bribe":
        return gangsters(row) >= 4
    if penalty == "sabotage":
        return all(influence(row, side) >= 2 for side in names.SIDE_IDS)
    if penalty == "code-of-ethics":
        return all(assets(row, kind) for kind in names.ASSET_IDS)
    return all(henchmen(row, colour) for colour in names.COLOUR_IDS)


def ignorable(row: Row) -> int:
    """C9.1: how many groups of needs a seat may ignore now, one or none."""
    used = row["benefits_used"]
    return int(row["godchild"] and "control" not in used and len(used) < 2)


# -- prerequisites


@dataclass(frozen=True, slots=True)
class Need:
    """One thing a business asks for: its group, what of it, how much, and how much of it a seat has."""

    group: str
    what: str
    count: int
    have: int

    @property
    def met(self) -> bool:
        return self.have >= self.count


def needs(words: Words, business: str, row: Row) -> Iterator[Need]:
    """C6.2, in the order of the card."""
    values = words.records[business].values
    colours = words.record_list(business, "henchmen")
    for colour in dict.fromkeys(colours):
        yield Need("henchmen", colour, colours.count(colour), henchmen(row, colour))
    asset = str(values["asset"])
    if asset != "none":
        kinds = names.ASSET_IDS if asset == "any" else (asset,)
        yield Need("asset", asset, 1, sum(assets(row, kind) for kind in kinds))
    sides = words.record_list(business, "influence")
    for side in dict.fromkeys(sides):
        yield Need("influence", side, sides.count(side), influence(row, side))
    if values["family"]:
        yield Need("family", "family", 1, int(row["family_cards"]))
    for group, have in (("gangsters", gangsters(row)), ("money", int(row["hand_size"]))):
        count = words.records[business].values[group]
        if isinstance(count, int) and count:
            yield Need(group, group, count, have)


def number(words: Words, business: str, field: str) -> int:
    value = words.records[business].values[field]
    return value if isinstance(value, int) else 0


def income(words: Words, view: View, place: str) -> int:
    """C3.3: the cards an extortion brings now; one more beside Al Capone."""
    capone = (city_card(view, place) or "").startswith("al-capone")
    return number(words, view["cards"][place]["business"], "income") + capone


# -- points


@dataclass(frozen=True, slots=True)
class Points:
    """C11.2, source by source."""

    businesses: int
    henchmen: int
    assets: int
    extras: int
    cards: int
    agents: int  # how many, each one point less
    place: int  # given at the set-up (Q-V7)

    @property
    def total(self) -> int:
        own = self.businesses + self.henchmen + self.assets + self.extras + self.cards
        return own - self.agents + self.place


def points(words: Words, view: View, row: Row) -> Points:
    """What a seat would score if the game ended now; all of it is public."""
    places = owned(view, row["seat"])
    counts = [assets(row, kind) for kind in names.ASSET_IDS]
    sets = sum(SETS[sum(n > layer for n in counts)] for layer in range(max(counts)))
    return Points(
        sum(number(words, view["cards"][place]["business"], "points") for place in places),
        sum(AREA_POINTS[len(area)] for area in row["areas"].values()) + bool(row["first_henchman"]),
        sets,
        2 * len(row["extras"]),
        int(row["hand_size"]) // 2,
        sum(view["holes"][hole].count("agent") for place in places for hole in beside(view, place)),
        row.get("given", 0),
    )
