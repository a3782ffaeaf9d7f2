"""C2.4 Knowledge: the cells a ledger counts in, and their names in its JSON form.

Cards lie in bags. Every place on the table has one; a bag whose cards were mixed up unseen becomes a pool,
and its cards then lie as slots in other bags. A cell says how many cards of a kind, or slots of a pool, a
bag has, or how many cards in all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.games.chicago import names
from consigliere.games.chicago.terms import KINDS, MAX_SEATS

# places
HAND: Final = 0  # + seat
HAT: Final = HAND + MAX_SEATS  # + seat: influence cards on the hat side
CITY: Final = HAT + MAX_SEATS
DECK: Final = CITY + MAX_SEATS  # the shuffled part of it
DISCARDS: Final = DECK + 1
CUT: Final = DECK + 2  # special cards that left unseen at set-up
DRAWN: Final = DECK + 3  # what another player is drawing, before it joins the hand
UNDER: Final = DECK + 4  # + how many cards were put under the deck before

# items of a bag
LEFT: Final = KINDS  # all cards of the bag
SLOT: Final = 32  # + pool
ITEMS: Final = 1 << 14

PLACES: Final = {"hand": HAND, "hat": HAT, "city": CITY}
SINGLE: Final = {"deck": DECK, "discards": DISCARDS, "cut": CUT, "drawn": DRAWN}


def side(seat: int, n: int) -> int:
    """The place of a seat's influence cards on one side."""
    return (HAT, CITY)[n] + seat


def cell(bag: int, item: int) -> int:
    return bag * ITEMS + item


def left(bag: int) -> int:
    return bag * ITEMS + LEFT


def slots(bag: int, pool: int) -> int:
    return bag * ITEMS + SLOT + pool


@lru_cache(maxsize=16384)
def name(n: int) -> str:
    """Such as 5.gangster, 5.#12 (slots of pool 12 in bag 5) and 5 (all of its cards)."""
    bag, item = divmod(n, ITEMS)
    if item == LEFT:
        return str(bag)
    return f"{bag}.{names.KIND_IDS[item]}" if item < KINDS else f"{bag}.#{item - SLOT}"


@lru_cache(maxsize=16384)
def number(text: str) -> int:
    """The cell with this name."""
    bag, _, item = text.partition(".")
    if not item:
        return left(int(bag))
    if item.startswith("#"):
        return slots(int(bag), int(item[1:]))
    return cell(int(bag), names.KIND_IDS.index(item))


def place_name(place: int) -> str:
    if place >= UNDER:
        return f"under.{place - UNDER}"
    for id, first in PLACES.items():
        if first <= place < first + MAX_SEATS:
            return f"{id}.{place - first}"
    return next(id for id, at in SINGLE.items() if at == place)


def place_number(text: str) -> int:
    id, _, n = text.partition(".")
    if not n:
        return SINGLE[id]
    return (UNDER if id == "under" else PLACES[id]) + int(n)
