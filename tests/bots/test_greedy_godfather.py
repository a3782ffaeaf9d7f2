"""The greedy bot at the Godfather: it beats random players, and its bids are sensible."""

import pytest

from consigliere.bots.godfather.thumbs import bid
from tests.bots.playing import GREEDY, played, share_of_wins


def test_greedy_beats_random_clearly() -> None:
    assert share_of_wins("godfather", 3, 60) >= 0.85


def test_greedy_bids_so_that_most_allies_are_sold() -> None:
    games = [played("godfather", [GREEDY] * 4, 300 + seed)[0] for seed in range(6)]
    told = [event["event"] for game in games for event in game.events()]
    assert told.count("ally-offered") == 6 * 9
    assert told.count("ally-bought") >= 0.6 * told.count("ally-offered")


@pytest.mark.parametrize(
    ("case", "limit", "bills"),
    [
        ({"$1": 2, "$5": 1}, 4.9, {"$1": 2}),
        ({"$2": 1, "$3": 2, "$5": 1}, 5.0, {"$5": 1}),
        ({"$3": 1, "$5": 2}, 8.5, {"$5": 1, "$3": 1}),
        ({"$5": 3}, 4.0, {}),
    ],
)
def test_a_bid_stays_below_its_limit_with_few_bills(
    case: dict[str, int], limit: float, bills: dict[str, int]
) -> None:
    assert bid(case, limit) == bills
