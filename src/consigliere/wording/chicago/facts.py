"""What a view shows, read for words and screens (C1.3, C2.4): the city's geometry, what a seat owns.

What a rule decides is asked of the kernel on the position as it lies open.
"""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.core.shapes import Seen as View
from consigliere.games.chicago import bonuses, decisions, names, penalties, special, terms as t
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.worlds import laid_out
from consigliere.wording.chicago.words import Words

Row = Mapping[str, Any]  # one of view["seats"]

BOTH_DOWN: Final = "both-capones-down"  # the table option


def _pair(area: int) -> tuple[str, ...]:
    """C4.9, C4.10: the two henchmen that complete an area."""
    own = [id for n, id in enumerate(names.COLOUR_IDS) if main_area(n) == area]
    return tuple(own * 2) or tuple(id for n, id in enumerate(names.COLOUR_IDS) if shared_area(n) == area)


PAIRS: Final = {id: _pair(area) for area, id in enumerate(names.AREA_IDS)}


def position(words: Words, view: View) -> Chicago:
    """What lies open to all, for the kernel to answer from."""
    return laid_out(view, words.tables)


# -- the city


def column(id: str) -> int:
    """C1.3: a chessboard of eight columns; a business where row + column is even, a gap where it is odd."""
    row = names.ROW_IDS.index(id[0].upper())
    return 2 * (int(id[1]) - 1) + (row + id[0].islower()) % 2


def beside(view: View, id: str) -> list[str]:
    """The gaps beside a business, or the businesses beside a gap."""
    links = load().tables.card_holes  # the same for every content
    if id in names.CARD_IDS:
        gaps = links[names.CARD_IDS.index(id)]
        return [hole for hole in view["holes"] if gaps >> names.HOLE_IDS.index(hole) & 1]
    gap = names.HOLE_IDS.index(id)
    return [place for place in view["cards"] if links[names.CARD_IDS.index(place)] >> gap & 1]


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


def number(words: Words, business: str, field: str) -> int:
    """A printed value of a business."""
    value = words.records[business].values[field]
    return value if isinstance(value, int) else 0


# -- what the kernel says


def hand_limit(words: Words, view: View) -> int:
    """C10.1: of the viewer."""
    return decisions.hand_limit(view, view["viewer"], words.tables)


def bonus_ready(s: Chicago, seat: int, area: str) -> bool:
    """C4.9: whether a seat can use the bonus of an area now."""
    return bool(bonuses.own_ready(s, seat, names.AREA_IDS.index(area)))


def immune(s: Chicago, seat: int, penalty: str) -> bool:
    """C7: by what one owns, by the Son or by the card Immunity."""
    return bool(penalties.immune(s, seat, names.CITY_CARD_IDS.index(penalty)))


def playable(s: Chicago, seat: int, card: str) -> bool:
    """C4.6: whether the pair of a special card is owned, or the Special bonus ignores it."""
    n = names.SPECIAL_IDS.index(card)
    return bool(special.has_pair(s, seat, n) or s.has_bonus(seat, t.AREA_SPECIAL))
