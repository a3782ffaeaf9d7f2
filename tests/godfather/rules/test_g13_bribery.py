"""G13 Bribery with Q-49 to Q-54: sealed bids from the suitcase, the highest bidders take allies."""

import pytest

from consigliere.games.godfather import names
from consigliere.games.godfather.view import view
from tests.godfather.table import Table


def bidding(players: int, *allies: str, first: int = 0, act: int = 1) -> Table:
    """Each seat has two of every bill in the suitcase."""
    t = Table(players, act=act, first=first).offered(*allies)
    for seat in range(players):
        t.case(seat, *names.BILL_IDS, *names.BILL_IDS)
    return t.phase("bribery").go()


def bid(t: Table, seat: int, *bills: str) -> None:
    t.do(*(f"bribe {bill} x{bills.count(bill)}" for bill in names.BILL_IDS), seat=seat)


def offered(t: Table) -> list[str]:
    return list(view(t.s, -1, {})["offered"])


def bought(t: Table) -> list[tuple[int, str]]:
    return [(e["seat"], e["ally"]) for e in t.events("ally-bought")]


@pytest.mark.rule("G13.1", "Q-49")
def test_any_bills_of_the_own_suitcase_may_be_bid() -> None:
    t = Table(3).case(0, "$1", "$1", "$5").hand(0, "$3", "$2").case(1, "$2").offered("A1", "A2")
    t.phase("bribery").go()
    assert t.legal_of(0) == ["bribe $1 x0", "bribe $1 x1", "bribe $1 x2"]
    t.do("bribe $1 x1", seat=0)
    assert t.legal_of(0) == ["bribe $5 x0", "bribe $5 x1"]
    t.do("bribe $5 x1", seat=0)
    assert t.legal_of(0) == []
    assert t.legal_of(1) == ["bribe $2 x0", "bribe $2 x1"]
    t.do("bribe $2 x0", seat=1)
    assert t.events("bid-paid") == [{"seat": 0, "bills": ["$1", "$5"], "worth": 6}]


@pytest.mark.rule("G13.1")
def test_all_choose_in_any_order_and_all_bids_are_revealed_together() -> None:
    t = bidding(3, "A1", "A2")
    bid(t, 2, "$5")
    bid(t, 0, "$3", "$3")
    assert t.events("bid") == []
    bid(t, 1)
    assert t.events("bid") == [
        {"seat": 0, "bills": ["$3", "$3"], "worth": 6},
        {"seat": 1, "bills": [], "worth": 0},
        {"seat": 2, "bills": ["$5"], "worth": 5},
    ]
    assert [e["event"] for e in t.log][-4:] == ["bid", "bid", "bid", "bid-paid"]
    assert (t.asked, t.actor) == ("choose-ally", 0)


@pytest.mark.rule("G13.1", "Q-49")
def test_completed_jobs_in_the_suitcase_cannot_be_bid() -> None:
    t = Table(2).case(0, "JY1", "$2").case(1, "JY1").offered("A1").phase("bribery").go()
    prompt = view(t.s, -1, {})["prompt"]
    assert prompt is not None and prompt["seats"] == [0]
    assert t.legal_of(0) == ["bribe $2 x0", "bribe $2 x1"]


@pytest.mark.rule("G13.2")
def test_from_the_highest_bid_down_each_pays_and_chooses() -> None:
    t = bidding(4, "A1", "A2", "A3")
    bid(t, 0, "$2", "$2")
    bid(t, 1, "$5", "$1")
    bid(t, 2, "$5", "$2")
    bid(t, 3, "$3", "$3", "$2")
    assert (t.actor, t.legal) == (3, ["choose A1", "choose A2", "choose A3"])
    t.do("choose A2")
    assert (t.actor, t.legal) == (2, ["choose A1", "choose A3"])
    t.do("choose A3")  # the last one goes to seat 1, who has no choice left
    assert bought(t) == [(3, "A2"), (2, "A3"), (1, "A1")]
    assert t.cards(3) == {"A2": 1}
    assert t.cards(1) == {"A1": 1}
    assert t.suitcase(3) == {"$1": 2, "$2": 1, "$5": 2}
    assert t.suitcase(2) == {"$1": 2, "$2": 1, "$3": 2, "$5": 1}
    assert [t.pile(bill) for bill in names.BILL_IDS] == [22 - 7, 28 - 6, 34 - 6, 36 - 6]


@pytest.mark.parametrize("value", (("$1", "$5", "$5"), ("$3", "$3", "$5")))
@pytest.mark.rule("G13.2")
def test_the_worth_of_the_bills_counts_and_not_their_number(value: tuple[str, ...]) -> None:
    t = bidding(2, "A1")
    bid(t, 0, "$1", "$1", "$2", "$2", "$3")
    bid(t, 1, *value)
    assert bought(t) == [(1, "A1")]


@pytest.mark.parametrize(("horse", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
@pytest.mark.rule("G13.2", "Q-50")
def test_ties_go_in_turn_order_from_the_horse_head(horse: int, order: list[int]) -> None:
    t = bidding(4, "A1", "A2", "A3", first=horse)
    for seat in (0, 1, 3):
        bid(t, seat, "$5")
    bid(t, 2, "$1")
    t.do("choose A1", "choose A2")
    assert [seat for seat, _ in bought(t)] == order


@pytest.mark.rule("G13.3", "Q-54")
def test_a_bid_of_nothing_takes_no_ally_even_if_some_are_left() -> None:
    t = bidding(3, "A1", "A2")
    bid(t, 0)
    bid(t, 1)
    bid(t, 2)
    assert bought(t) == []
    assert t.events("bid-paid") == []
    assert offered(t) == ["A1", "A2"]
    assert all(t.cards(seat) == {} for seat in range(3))
    assert t.suitcase(0) == {"$1": 2, "$2": 2, "$3": 2, "$5": 2}


@pytest.mark.rule("G13.3", "Q-54")
def test_with_empty_suitcases_nobody_is_asked_and_nobody_gets_an_ally() -> None:
    t = Table(3).hand(0, "$5").offered("A1", "A2").phase("bribery").go()
    assert bought(t) == []
    assert [e["worth"] for e in t.events("bid")] == [0, 0, 0]
    assert t.cards(0) == {"$5": 1}
    assert t.asked == "draw-public"


@pytest.mark.rule("G13.3", "Q-52")
def test_a_bidder_for_whom_no_ally_is_left_keeps_the_bills() -> None:
    t = bidding(3, "A1", "A2")
    bid(t, 0, "$1")
    bid(t, 1, "$5")
    bid(t, 2, "$3")
    t.do("choose A1")
    assert bought(t) == [(1, "A1"), (2, "A2")]
    assert t.suitcase(0) == {"$1": 2, "$2": 2, "$3": 2, "$5": 2}
    assert [e["seat"] for e in t.events("bid-paid")] == [1, 2]
    assert t.events("bid")[0] == {"seat": 0, "bills": ["$1"], "worth": 1}


@pytest.mark.rule("G13.4", "Q-51")
def test_with_fewer_bids_than_allies_every_positive_bidder_pays_and_takes_one() -> None:
    t = bidding(4, "A1", "A2", "A3")
    bid(t, 0)
    bid(t, 1, "$1")
    bid(t, 2)
    bid(t, 3, "$5", "$5")
    t.do("choose A3", "choose A2")
    assert bought(t) == [(3, "A3"), (1, "A2")]
    assert t.suitcase(1) == {"$1": 1, "$2": 2, "$3": 2, "$5": 2}
    assert offered(t) == ["A1"]
    t.draws("JY1", "JB1", "JG1").go()
    assert t.events("ally-leaves") == [{"ally": "A1"}]


@pytest.mark.rule("G13.4", "Q-53")
def test_a_positive_bid_binds() -> None:
    t = bidding(3, "A1", "A2")
    bid(t, 0, "$1")
    bid(t, 1)
    bid(t, 2)
    assert t.asked == "choose-ally"
    assert t.legal == ["choose A1", "choose A2"]
    assert t.suitcase(0) == {"$1": 1, "$2": 2, "$3": 2, "$5": 2}


@pytest.mark.parametrize("act", (1, 2, 3))
@pytest.mark.rule("G13.2")
def test_bribery_serves_acts_one_to_three(act: int) -> None:
    ally = ("A4", "A10", "A16")[act - 1]
    t = bidding(2, ally, act=act)
    bid(t, 0, "$2")
    bid(t, 1, "$1")
    assert bought(t) == [(0, ally)]
    assert t.suitcase(1)["$1"] == 2
