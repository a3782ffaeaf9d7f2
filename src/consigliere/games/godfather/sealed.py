"""A seat's own sealed choice as ids: the bills of a bid, the cards kept, the bill offered; and back."""

from collections.abc import Sequence
from typing import Final

from consigliere.games.godfather import frames, names
from consigliere.games.godfather.tribute import CARD

NO_BILL: Final = "nothing"  # what who has no bill offers
OFFERS: Final = (*names.BILL_IDS, NO_BILL)
CARD_BITS: Final = 6  # of a card kept, and of the number of bills of one value


def chosen(kind: int, packed: int, step: int) -> list[str]:
    if kind == frames.BRIBE:
        return list(names.bills(packed))
    if kind == frames.KEEP_CARDS:
        return [names.CARD_IDS[packed >> CARD_BITS * n & CARD] for n in range(step)]
    return [OFFERS[packed - 1]] if packed else []


def packed(kind: int, ids: Sequence[str]) -> int:
    if kind == frames.BRIBE:
        return sum(1 << CARD_BITS * names.BILL_IDS.index(bill) for bill in ids)
    if kind == frames.KEEP_CARDS:
        return sum(names.CARD_IDS.index(card) << CARD_BITS * n for n, card in enumerate(ids))
    return OFFERS.index(ids[0]) + 1 if ids else 0
