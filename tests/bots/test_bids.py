"""The check of the bids: what a best response learns, how sure its gain is, and that it finds bad bidders."""

import math
import random

import pytest

from consigliere.bots.godfather.bidding import LEVELS
from tools import bids

ONE = (1, 4, 3, 0)  # act, bidders, money, place


def auction(others: list[int], payable: list[int], allies: int = 1) -> bids.Auction:
    """The first seat has a context of its own and could pay so much at each level; the others made bids."""
    contexts = [ONE, *[(1, 4, 0, place) for place in (1, 2, 3)]]
    nothing = [0] * len(payable)
    return bids.Auction(contexts, [payable, nothing, nothing, nothing], [0, *others], allies, 0, [False] * 4)


def test_a_bid_buys_if_fewer_than_the_allies_come_before_it() -> None:
    one = auction([3, 3, 1], [0])
    assert not one.served(0, 2) and one.served(0, 3)  # the horse head is first among equal bids
    assert auction([3, 3, 1], [0], allies=3).served(0, 2)
    assert not one.served(0, 0)


def test_the_best_response_takes_the_cheapest_level_that_buys() -> None:
    payable = [min(level, 6) for level in LEVELS]
    log = [auction([3, 2, 0], payable) for _ in range(5)]
    for one in log:
        one.bids[1], one.bought[1] = 3, True  # what copies spend
    levels, price = bids.best_response(log)
    assert levels == {ONE: 3}
    assert 0.0 <= price < 0.5


def test_gains_and_their_interval() -> None:
    """Against a simulation: of a hundred trials between equals some 95 intervals hold 1."""
    dice = random.Random(1)

    def games(n: int) -> list[tuple[int, int]]:
        bought = [dice.choice((0, 1, 1, 2)) for _ in range(n)]
        return [(allies, sum(dice.choice((2, 3, 4)) for _ in range(allies))) for allies in bought]

    intervals = [bids.gained(games(200), games(200))[1] for _ in range(400)]
    held = sum(low <= 1.0 <= high for low, high in intervals)
    assert 0.92 <= held / 400 <= 0.98
    gain, (low, high) = bids.gained([(2, 4), (1, 2)] * 50, [(2, 6), (1, 3)] * 50)
    assert gain == pytest.approx(1.5) and low == pytest.approx(1.5) == high
    wider = bids.gained([(2, 4), (1, 3)] * 50, [(2, 6), (1, 2)] * 50)[1]
    assert wider[0] < 3 / 7 / (3 / 8) < wider[1] and math.isfinite(wider[1])


@pytest.mark.slow
def test_bidders_who_have_not_learnt_are_found() -> None:
    """Planted fault: bids drawn almost without thought. A best response gains far more than it may."""
    figures = bids.measured(auctions=60, trial=60, budget=1, seed=1, jobs=1)
    assert figures["gain"] > bids.BAR and not figures["holds"]
    assert figures["interval"][0] > bids.BAR


@pytest.mark.parametrize("words", ["--auctions 0", "--trial 3", "--budget 0", "--jobs 0"])
def test_bad_numbers(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bids.main(words.split()) == 2
    assert "must be at least 1, trial more than 3" in capsys.readouterr().err


@pytest.mark.slow
def test_a_trial_in_which_nothing_is_bought_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bids, "bought_by", lambda seat, game: (0, 0))
    assert bids.main(["--auctions", "3", "--trial", "4", "--budget", "1"]) == 2
    assert "nothing was bought in 6 auctions; make --trial longer" in capsys.readouterr().err
