"""Green jobs, the squeeze: Shake Down, Past Refusing, Hijacked Truck (G8.5, E3, Q-34, Q-80 to Q-82)."""

import pytest

from tests.godfather.cards.job_cards import begun, completed, COST, declined, ready, SQUARES
from tests.godfather.table import Table

# -- JG1 Shake Down


@pytest.mark.card("JG1", aspect="main")
@pytest.mark.rule("G8.5", "E3")
def test_shake_down_names_any_business_with_a_front_occupied_or_not() -> None:
    t = ready("JG1").tile("WS", "TB8").tile("BK", "TB2").thug(1, "P-MT").thug(0, "T-WS")
    t.neutral("union-boss", "P-CH").marker("WS", 0)
    begun(t, "JG1")
    assert t.legal == [
        *("front P-WS", "front T-WS", "front P-BK", "front T-BK", "front P-UES"),
        *("front P-QN", "front P-UWS", "front P-MT", "front P-CH", "no-front"),
    ]
    t.do("front T-WS")
    assert t.legal == ["icon MONEY_5", "done"]
    t.do("icon MONEY_5")
    assert t.at("T-WS") == 0
    assert t.events("shakedown") == [{"seat": 0, "space": "T-WS", "controller": 0}]
    completed(t, "JG1", {"$5": 1})


@pytest.mark.card("JG1")
@pytest.mark.rule("G8.5")
@pytest.mark.parametrize("square", SQUARES)
def test_shake_down_places_no_figure(square: str) -> None:
    t = begun(ready("JG1"), "JG1").do(f"front {square}")
    assert (t.asked, t.actor) == ("icons", 0)
    t.do("done")
    assert t.at(square) is None
    assert t.events("thug-played") == []
    completed(t, "JG1")


@pytest.mark.card("JG1", aspect="controller")
@pytest.mark.rule("G8.5")
@pytest.mark.parametrize("first", ["me-first", "controller-first"])
def test_shake_down_lets_the_controller_profit_in_the_order_you_choose(first: str) -> None:
    t = ready("JG1").marker("QN", 1, 2).thug(2, "P-QN")
    begun(t, "JG1").do("front P-QN")
    assert (t.actor, t.legal) == (0, ["me-first", "controller-first"])
    t.do(first)
    order = [0, 2] if first == "me-first" else [2, 0]
    assert t.actor == order[0]
    t.do("icon GOOD_BLOOD", "icon MONEY_1")
    assert t.actor == order[1]
    t.do("icon MONEY_1", "done")
    assert t.cards(1) == {}
    got = [{"blood": 1, "$1": 1}, {"$1": 1}]
    assert t.cards(2) == got[order.index(2)]
    completed(t, "JG1", got[order.index(0)])


@pytest.mark.card("JG1")
@pytest.mark.rule("G8.5")
def test_the_controller_profits_from_shake_down_even_if_you_use_nothing() -> None:
    t = begun(ready("JG1").marker("CH", 1), "JG1").do("front P-CH", "me-first", "done")
    assert t.actor == 1
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.cards(1) == {"gun": 1, "$1": 1}
    completed(t, "JG1")


@pytest.mark.card("JG1", aspect="declined")
@pytest.mark.rule("G8.2", "G8.5")
def test_shake_down_declined_is_no_shakedown_so_nobody_profits() -> None:
    t = begun(ready("JG1").marker("CH", 1), "JG1").do("no-front")
    declined(t, "front-any", 1)
    assert t.events("shakedown") == []
    assert t.cards(1) == {}
    completed(t, "JG1")


# -- JG2 Past Refusing


def asked(players: int = 3, *hands: list[str]) -> Table:
    t = ready("JG2", players)
    for seat, hand in enumerate(hands, start=1):
        t.hand(seat, *hand)
    return begun(t, "JG2")


@pytest.mark.card("JG2", aspect="main")
@pytest.mark.rule("Q-34", "Q-81")
def test_past_refusing_takes_the_highest_bill_and_the_others_go_to_their_piles() -> None:
    t = asked(4, ["$1", "$5"], ["$3", "$2"], ["$2", "$1"])
    assert (t.actor, t.legal) == (0, ["use", "decline"])
    t.do("use")
    assert t.sealed
    # free choice of the bill, but one bill is compulsory
    assert t.legal_of(1) == ["offer $1", "offer $5"]
    assert t.legal_of(2) == ["offer $2", "offer $3"]
    assert t.legal_of(0) == []
    piles = {bill: t.pile(bill) for bill in ("$1", "$2", "$3", "$5")}
    t.do("offer $1", seat=1).do("offer $2", seat=3)
    assert t.events("offer-made") == []  # revealed together
    t.do("offer $3", seat=2)
    assert t.events("offer-made") == [{"seat": s, "bill": b} for s, b in ((1, "$1"), (2, "$3"), (3, "$2"))]
    assert t.events("offer-taken") == [{"seat": 0, "bill": "$3"}]
    assert t.suitcase(0) == {"$3": 1}
    assert [t.cards(seat) for seat in (1, 2, 3)] == [{"$5": 1}, {"$2": 1}, {"$1": 1}]
    assert {bill: t.pile(bill) - n for bill, n in piles.items()} == {"$1": 1, "$2": 1, "$3": 0, "$5": 0}
    completed(t, "JG2")


@pytest.mark.card("JG2")
@pytest.mark.rule("Q-34")
def test_a_tie_of_offers_takes_one_bill_and_asks_nothing() -> None:
    t = asked(3, ["$3", "$1"], ["$3", "$5"]).do("use").do("offer $3", seat=1).do("offer $3", seat=2)
    assert (t.asked, t.actor) == ("bills", 0)
    assert t.suitcase(0) == {"$3": 1}
    assert (t.cards(1), t.cards(2)) == ({"$1": 1}, {"$5": 1})
    completed(t, "JG2")


@pytest.mark.card("JG2")
@pytest.mark.rule("Q-34")
def test_everyone_with_cards_is_asked_so_that_nobody_can_tell_who_has_no_choice() -> None:
    t = asked(4, ["$2", "$2", "gun"], ["gun", "JY6"], ["$1", "$5"]).do("use")
    assert [t.legal_of(seat) for seat in range(4)] == [
        [],
        ["offer $2"],
        ["offer-nothing"],
        ["offer $1", "offer $5"],
    ]
    t.do("offer $5", seat=3)
    assert t.events("offer-made") == []
    t.do("offer-nothing", seat=2).do("offer $2", seat=1)
    assert t.events("offer-made") == [{"seat": s, "bill": b} for s, b in ((1, "$2"), (2, None), (3, "$5"))]
    assert t.cards(1) == {"$2": 1, "gun": 1}
    assert t.cards(2) == {"gun": 1, "JY6": 1}
    assert t.suitcase(0) == {"$5": 1}


@pytest.mark.card("JG2")
@pytest.mark.rule("Q-34")
def test_whether_to_use_it_is_decided_first_and_then_it_runs_to_the_end() -> None:
    t = asked(3, ["$1", "$2"], ["$1", "$2"])
    assert t.legal == ["use", "decline"]
    t.do("use").do("offer $1", seat=1).do("offer $1", seat=2)
    assert t.suitcase(0) == {"$1": 1}  # taken, wanted or not
    assert t.asked == "bills"


@pytest.mark.card("JG2", aspect="declined")
@pytest.mark.rule("G8.2", "Q-34")
def test_past_refusing_may_be_declined_before_any_offer() -> None:
    t = asked(3, ["$5"], ["$3"]).do("decline")
    declined(t, "offer", 1)
    assert (t.cards(1), t.cards(2)) == ({"$5": 1}, {"$3": 1})
    completed(t, "JG2")


@pytest.mark.card("JG2", aspect="no-target")
@pytest.mark.rule("Q-80", "G8.6", "Q-27")
def test_past_refusing_when_nobody_has_a_bill_still_pays_its_3() -> None:
    empty = asked(3)
    assert empty.asked == "bills"  # empty hands are public
    completed(empty, "JG2")
    no_bills = asked(3, ["gun", "A4"], ["JY6"]).do("use")
    no_bills.do("offer-nothing", seat=1).do("offer-nothing", seat=2)
    assert no_bills.events("offer-taken") == []
    assert no_bills.suitcase(0) == {}
    assert (no_bills.cards(1), no_bills.cards(2)) == ({"gun": 1, "A4": 1}, {"JY6": 1})
    completed(no_bills, "JG2")


@pytest.mark.card("JG2")
@pytest.mark.rule("Q-82")
@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 1)])
def test_the_losing_bills_reach_the_piles_before_the_jobs_bill_if_that_is_taken_last(
    low: int, high: int
) -> None:
    def with_no_3_left() -> Table:
        t = ready("JG2").hand(low, "$3").hand(high, "$5").empty("$3", to=1)
        return t.go().do("job JG2")

    def all_offer(t: Table) -> Table:
        return t.do("offer $3", seat=low).do("offer $5", seat=high)

    last = all_offer(with_no_3_left().do("ability-first", "use"))
    assert last.pile("$3") == 1
    assert last.cards(low) == last.cards(high) == {}
    last.do("bills 1")
    assert last.cards(0) == {"$3": 1}
    first = all_offer(with_no_3_left().do("bills 1", "use"))
    assert first.cards(0) == {"$2": 1}
    assert first.pile("$3") == 1
    assert first.suitcase(0) == last.suitcase(0) == {"$5": 1, "JG2": 1}


@pytest.mark.card("JG2", aspect="two-players")
def test_past_refusing_with_two_players_takes_the_one_offer() -> None:
    t = asked(2, ["$1", "$5"]).do("use").do("offer $1", seat=1)
    assert t.suitcase(0) == {"$1": 1}
    assert t.cards(1) == {"$5": 1}
    completed(t, "JG2")


# -- JG5 Hijacked Truck


@pytest.mark.card("JG5", aspect="main")
def test_hijacked_truck_takes_a_booze_and_a_blood_money() -> None:
    t = begun(ready("JG5"), "JG5")
    assert t.legal == ["icon GOOD_BOOZE", "icon GOOD_BLOOD", "done"]
    t.do("icon GOOD_BLOOD", "icon GOOD_BOOZE")
    assert (t.pile("booze"), t.pile("blood"), t.pile("gun")) == (8, 8, 9)
    assert t.events("shakedown") == []
    completed(t, "JG5", {"booze": 1, "blood": 1})


@pytest.mark.card("JG5", aspect="declined")
@pytest.mark.rule("G8.2")
def test_hijacked_truck_may_be_declined_wholly_or_in_part() -> None:
    t = begun(ready("JG5"), "JG5").do("done")
    completed(t, "JG5")
    part = begun(ready("JG5"), "JG5").do("icon GOOD_BLOOD", "done")
    assert part.events("icons-declined") == [{"seat": 0, "icons": ["GOOD_BOOZE"]}]
    completed(part, "JG5", {"blood": 1})


@pytest.mark.card("JG5", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_hijacked_truck_takes_each_good_only_if_its_pile_is_not_empty() -> None:
    one = begun(ready("JG5").empty("booze", to=1), "JG5")
    assert one.legal == ["icon GOOD_BLOOD", "done"]
    both = begun(ready("JG5").empty("booze", "blood", to=1), "JG5")
    assert both.asked == "bills"
    completed(both, "JG5")


@pytest.mark.card("JG1", "JG2", "JG5")
def test_costs_of_these_jobs_leave_the_hand_exactly() -> None:
    for job in ("JG1", "JG2", "JG5"):
        t = ready(job).hand(0, "gun").go().do(f"job {job}")
        assert [e["good"] for e in t.events("good-paid")] == list(COST[job])
        assert t.cards(0) == {"gun": 1}
