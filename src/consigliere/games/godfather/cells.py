"""G2.4 Knowledge: the cells a ledger counts in, and their names in its JSON form.

Of each epoch of the job deck: how many unseen cards of each design its pool has, how many in all, and how
many of them lie as slots in a hand or among the cards of an open job icon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.games.godfather import names
from consigliere.games.godfather.terms import CARD_KINDS, CASE, JOBS, MAX_SEATS

CASES: Final = MAX_SEATS * CARD_KINDS
DRAWN: Final = CASES + MAX_SEATS * CASE  # + job: drawn by the viewer, not yet kept or rejected
DISCARDS: Final = DRAWN + JOBS  # + job
DECK: Final = DISCARDS + JOBS  # cards in it
EPOCHS: Final = 512
EPOCH: Final = 64
LEFT: Final = 24
SLOTS: Final = 32
DRAWN_SLOTS: Final = MAX_SEATS  # holder of the cards of an open job icon

CASE_IDS: Final = (*names.BILL_IDS, *names.JOB_IDS)


def hand(seat: int, card: int) -> int:
    return seat * CARD_KINDS + card


def case(seat: int, card: int) -> int:
    """A suitcase: bills, then CASE_JOB + job."""
    return CASES + seat * CASE + card


def pool(epoch: int, job: int) -> int:
    return EPOCHS + epoch * EPOCH + job


def left(epoch: int) -> int:
    """All cards of the pool: those in slots, and of the latest epoch the deck."""
    return EPOCHS + epoch * EPOCH + LEFT


def slots(epoch: int, holder: int) -> int:
    return EPOCHS + epoch * EPOCH + SLOTS + holder


@lru_cache(maxsize=4096)
def name(cell: int) -> str:
    if cell < CASES:
        return f"hand.{cell // CARD_KINDS}.{names.CARD_IDS[cell % CARD_KINDS]}"
    if cell < DRAWN:
        return f"suitcase.{(cell - CASES) // CASE}.{CASE_IDS[(cell - CASES) % CASE]}"
    if cell < DISCARDS:
        return f"drawn.{names.JOB_IDS[cell - DRAWN]}"
    if cell < DECK:
        return f"discards.{names.JOB_IDS[cell - DISCARDS]}"
    if cell == DECK:
        return "deck"
    epoch, part = divmod(cell - EPOCHS, EPOCH)
    if part < LEFT:
        return f"pool.{epoch}.{names.JOB_IDS[part]}"
    if part == LEFT:
        return f"pool.{epoch}"
    holder = part - SLOTS
    return f"unseen.{epoch}.{'drawn' if holder == DRAWN_SLOTS else holder}"


@lru_cache(maxsize=4096)
def number(text: str) -> int:
    """The cell with this name."""
    kind, *rest = text.split(".")
    if kind == "hand":
        return hand(int(rest[0]), names.CARD_IDS.index(rest[1]))
    if kind == "suitcase":
        return case(int(rest[0]), CASE_IDS.index(rest[1]))
    if kind == "drawn":
        return DRAWN + names.JOB_IDS.index(rest[0])
    if kind == "discards":
        return DISCARDS + names.JOB_IDS.index(rest[0])
    if kind == "pool":
        return pool(int(rest[0]), names.JOB_IDS.index(rest[1])) if len(rest) == 2 else left(int(rest[0]))
    if kind == "unseen":
        return slots(int(rest[0]), DRAWN_SLOTS if rest[1] == "drawn" else int(rest[1]))
    return DECK
