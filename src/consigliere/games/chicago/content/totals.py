"""Checks that count over several of Chicago's records: deck, bonus tokens, pairs of the special cards (C1).

A count is only taken when all its records are there; a missing one is a fault already.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from consigliere.core.content import Box, last_file
from consigliere.core.packs import Fault, Stacked
from consigliere.games.chicago.content import schema as s

DECKS: Final = (  # players, the field with their cut, cards
    (4, "", 74),
    (3, "cut_three", 60),
    (2, "cut_two", 46),
)
TOKENS: Final = 12


def check_totals(box: Box) -> Iterator[Fault]:
    """Every fault in the counts."""
    if box.whole("deck"):
        yield from decks(box)
    if box.whole("tokens"):
        yield from tokens(box)
    yield from pairs(box)


def decks(box: Box) -> Iterator[Fault]:
    for players, cut, wanted in DECKS:
        count = sum(card.number("cards") - (card.number(cut) if cut else 0) for card in box.of("deck"))
        if count != wanted:
            params = {"players": players, "count": count, "wanted": wanted}
            yield box.fault("deck", f"cards {cut}", "content-deck-total", **params)


def tokens(box: Box) -> Iterator[Fault]:
    """A token for every bonus icon, so that none is ever wanting (C3.1)."""
    supply = [record.number("count") for record in box.of("tokens")]
    if sum(supply) != TOKENS:
        yield box.fault("tokens", "count", "content-tokens-total", count=sum(supply), wanted=TOKENS)
    if box.whole("businesses"):
        icons = Counter(record.text("bonus") for record in box.of("businesses"))
        for name, count in zip(s.TOKENS, supply, strict=True):
            if icons[name] != count:
                params: dict[str, str | int] = {"token": name, "count": count, "wanted": icons[name]}
                file = last_file((*box.of("tokens"), *box.of("businesses")), "count", "bonus")
                yield Fault(file, "tokens", "content-token-icons", params)


def pairs(box: Box) -> Iterator[Fault]:
    seen: dict[tuple[str, ...], Stacked] = {}
    for record in box.of("specials"):
        pair = tuple(sorted(record.texts("pair")))
        if pair in seen:
            file = last_file((seen[pair], record), "pair")
            yield Fault(file, record.id, "content-pair-twice", {"other": seen[pair].id})
        seen.setdefault(pair, record)
