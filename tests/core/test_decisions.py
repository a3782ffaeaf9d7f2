"""Picks as data: bounds, reachable totals, and the actions an answer stands for."""

from itertools import combinations

import pytest

from consigliere.core.decisions import answer, fits, items, pick, spread, sums, worth

BILLS = ("$1", "$2", "$5")


def value(id: str) -> int:
    return int(id[1:])


HAND = items(spread({"$5": 1, "$1": 2}, BILLS), lambda id: "bill", value)


def test_items_come_one_by_one_in_the_order_of_the_table() -> None:
    assert [item["id"] for item in HAND] == ["$1", "$1", "$5"]
    assert HAND[2] == {"id": "$5", "kind": "bill", "worth": 5}


@pytest.mark.parametrize(("least", "most"), [(0, 3), (1, 2), (2, 2), (3, 3)])
def test_the_sums_are_those_that_can_be_reached(least: int, most: int) -> None:
    every = {sum(c) for n in range(least, most + 1) for c in combinations((1, 1, 5), n)}
    assert sums(HAND, least, most) == sorted(every)
    assert pick(HAND, least, most, "discard")["sums"] == sorted(every)


def test_things_without_worth_make_no_sums() -> None:
    assert pick(items(["gun"], lambda id: "good"), 0, 1, "good")["sums"] is None


def test_bounds_never_ask_for_more_than_there_is() -> None:
    found = pick(HAND, 5, 9, "discard")
    assert (found["least"], found["most"]) == (3, 3)


def test_an_answer_is_written_as_the_table_writes_it() -> None:
    discard = pick(HAND, 0, 2, "suitcase", stop="suitcase-no-more")
    assert answer(discard, ["$5", "$1"]) == ["suitcase $1", "suitcase $5"]
    assert answer(discard, ["$5"]) == ["suitcase $5", "suitcase-no-more"]
    assert answer(pick(HAND, 2, 2, "under", ordered=True), ["$5", "$1"]) == ["under $5", "under $1"]
    assert answer(pick(HAND, 0, 3, "bribe", counted=True), ["$1"]) == ["bribe $1 x1", "bribe $5 x0"]


def test_what_is_not_there_does_not_fit() -> None:
    found = pick(HAND, 0, 3, "discard")
    assert fits(found, ["$1", "$1", "$5"]) and worth(found, ["$1", "$5"]) == 6
    assert not fits(found, ["$5", "$5"]) and not fits(found, ["gun"])
