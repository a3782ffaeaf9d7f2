"""Yellow jobs, the books: laundering by a card, a bill from the bank, a card for a $5 (G8, Q-70, Q-95)."""

import pytest

from tests.godfather.cards.job_cards import begun, BILLS, completed, declined, paid, ready
from tests.godfather.table import Table

LAUNDERERS = {"JY1": 2, "JY4": 2, "JY5": 3, "JY6": 1}


@pytest.mark.card("JY1", "JY4", "JY5", "JY6", aspect="main")
@pytest.mark.rule("G8.2")
@pytest.mark.parametrize(("job", "most"), LAUNDERERS.items())
def test_launders_up_to_its_number_of_bills(job: str, most: int) -> None:
    t = begun(ready(job).hand(0, "$1", "$1", "$1", "$1"), job)
    assert t.legal == ["suitcase $1", "suitcase-no-more"]
    t.do(*["suitcase $1"] * most)
    assert t.asked == "bills"
    assert t.events("laundered") == [{"seat": 0, "bill": "$1"}] * most
    completed(t, job, {"$1": 4 - most})
    assert t.suitcase(0) == {"$1": most, job: 1}
    assert t.seen(2).count({"event": "laundered", "seat": 0, "bill": "$1"}) == most  # shown to all


@pytest.mark.card("JY1", "JY4", "JY5", "JY6", aspect="declined")
@pytest.mark.rule("G8.2")
@pytest.mark.parametrize("job", LAUNDERERS)
def test_laundering_by_a_job_may_be_declined(job: str) -> None:
    t = begun(ready(job).hand(0, "$1", "$5"), job)
    t.do("suitcase-no-more")
    declined(t, "launder", 1)
    assert t.suitcase(0) == {}
    completed(t, job, {"$1": 1, "$5": 1})


@pytest.mark.card("JY1", "JY4", "JY5", "JY6", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
@pytest.mark.parametrize("job", LAUNDERERS)
def test_a_laundering_job_without_any_bill_in_hand_still_pays(job: str) -> None:
    empty_handed = begun(ready(job), job)
    assert empty_handed.asked == "bills"
    completed(empty_handed, job)
    others = begun(ready(job).hand(0, "narcotics", "A4"), job)
    assert others.legal == ["suitcase-no-more"]  # asked all the same: what he holds is his to know
    others.do("suitcase-no-more")
    completed(others, job, {"narcotics": 1, "A4": 1})


@pytest.mark.card("JY1", "JY4", "JY5", "JY6")
@pytest.mark.rule("G8.2")
@pytest.mark.parametrize("job", LAUNDERERS)
def test_the_jobs_own_bills_can_be_laundered_only_if_taken_first(job: str) -> None:
    bill = BILLS[job][0]
    t = paid(ready(job), job)
    assert t.cards(0) == {bill: 1}
    assert t.legal == [f"suitcase {bill}", "suitcase-no-more"]
    t.do(f"suitcase {bill}")
    if t.asked == "launder":
        t.do("suitcase-no-more")
    assert t.suitcase(0) == {bill: 1, job: 1}
    assert t.cards(0) == {}
    assert begun(ready(job).hand(0, "narcotics"), job).legal == ["suitcase-no-more"]


@pytest.mark.card("JY5")
@pytest.mark.rule("G8.2")
def test_laundering_may_stop_half_way() -> None:
    t = begun(ready("JY5").hand(0, "$1", "$2", "$5"), "JY5")
    t.do("suitcase $2")
    assert t.legal == ["suitcase $5", "suitcase-no-more"]  # lower bills first: each set has one way
    t.do("suitcase-no-more")
    assert t.suitcase(0) == {"$2": 1}
    completed(t, "JY5", {"$1": 1, "$5": 1})


@pytest.mark.card("JY1", "JY4", "JY5", "JY6")
@pytest.mark.parametrize("job", LAUNDERERS)
def test_laundering_is_no_shakedown_so_no_controller_profits(job: str) -> None:
    t = begun(ready(job).hand(0, "$1").marker("WS", 1).thug(0, "P-WS"), job)
    t.do("suitcase $1")
    assert t.actor == 0
    assert t.events("shakedown") == []
    assert t.events("order-chosen") == []


@pytest.mark.card("JY2", aspect="main")
def test_payroll_padding_puts_a_5_from_the_bank_into_the_suitcase() -> None:
    t = begun(ready("JY2").hand(0, "$3"), "JY2")
    assert t.legal == ["use", "decline"]
    before = t.pile("$5")
    t.do("use")
    assert t.pile("$5") == before - 1
    assert t.suitcase(0) == {"$5": 1}
    assert t.events("bank-to-case") == [{"seat": 0, "bill": "$5", "wanted": "$5"}]
    assert {"event": "bank-to-case", "seat": 0, "bill": "$5", "wanted": "$5"} in t.seen(2)
    completed(t, "JY2", {"$3": 1})


@pytest.mark.card("JY2", aspect="declined")
@pytest.mark.rule("G8.2")
def test_payroll_padding_may_be_declined() -> None:
    t = begun(ready("JY2"), "JY2").do("decline")
    declined(t, "bank-to-case", 1)
    assert t.suitcase(0) == {}
    completed(t, "JY2")


@pytest.mark.card("JY2")
@pytest.mark.rule("Q-70")
@pytest.mark.parametrize(
    ("gone", "got"), [(["$5"], "$3"), (["$5", "$3"], "$2"), (["$5", "$2"], "$3"), (["$5", "$3", "$2"], "$1")]
)
def test_payroll_padding_takes_the_nearest_lower_bill(gone: list[str], got: str) -> None:
    t = begun(ready("JY2").empty(*gone, to=2), "JY2")
    assert t.legal == ["use", "decline"]
    before = t.pile(got)
    t.do("use")
    assert t.suitcase(0) == {got: 1}
    assert t.pile(got) == before - 1
    assert t.events("bank-to-case") == [{"seat": 0, "bill": got, "wanted": "$5"}]
    completed(t, "JY2")


@pytest.mark.card("JY2", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_payroll_padding_with_an_empty_bank_counts_for_its_colour_alone() -> None:
    t = ready("JY2").empty("$1", "$2", "$3", "$5", to=1).go().do("job JY2")
    assert (t.asked, t.actor) == ("turn", 1)
    assert t.suitcase(0) == {"JY2": 1}
    assert t.cards(0) == {}


@pytest.mark.card("JY2")
@pytest.mark.rule("G8.2", "Q-70")
def test_the_last_bill_of_the_bank_is_the_jobs_or_the_suitcases_as_the_player_orders() -> None:
    def last_bill() -> Table:
        t = ready("JY2").empty("$2", "$3", "$5", "$1", to=1)
        t.s.case[1 * 28] -= 1
        t.s.pile[0] += 1
        return t

    first = last_bill().go().do("job JY2", "bills 1")
    assert first.cards(0) == {"$1": 1}
    assert first.suitcase(0) == {"JY2": 1}
    last = last_bill().go().do("job JY2", "ability-first", "use")
    assert last.cards(0) == {}
    assert last.suitcase(0) == {"$1": 1, "JY2": 1}


@pytest.mark.card("JY3", aspect="main")
@pytest.mark.parametrize("card", ["$1", "$2", "$5", "gun", "narcotics", "JK5", "A4"])
def test_fixed_fight_turns_any_card_into_a_5(card: str) -> None:
    t = begun(ready("JY3").hand(0, card), "JY3")
    assert t.legal == ["icon DISCARD1_5", "done"]
    fives = t.pile("$5")
    t.do("icon DISCARD1_5")
    assert t.legal == [f"discard {card}"]
    t.do(f"discard {card}")
    assert t.events("discarded") == [{"seat": 0, "card": card}]
    assert t.pile("$5") == fives - (0 if card == "$5" else 1)
    completed(t, "JY3", {"$5": 1})


@pytest.mark.card("JY3", aspect="declined")
@pytest.mark.rule("G8.2")
def test_fixed_fight_may_be_declined() -> None:
    t = begun(ready("JY3").hand(0, "gun"), "JY3").do("done")
    assert t.events("icons-declined") == [{"seat": 0, "icons": ["DISCARD1_5"]}]
    completed(t, "JY3", {"gun": 1})


@pytest.mark.card("JY3", aspect="no-target")
@pytest.mark.rule("Q-27", "Q-95")
def test_fixed_fight_with_nothing_else_in_hand_cannot_discard_itself() -> None:
    t = begun(ready("JY3"), "JY3")
    assert t.asked == "bills"  # an empty hand is public: nothing is asked
    completed(t, "JY3")


@pytest.mark.card("JY3")
@pytest.mark.rule("G8.3", "Q-95")
def test_fixed_fight_cannot_discard_the_job_being_resolved_but_its_3_and_a_second_copy() -> None:
    t = paid(ready("JY3"), "JY3").do("icon DISCARD1_5")
    assert t.legal == ["discard $3"]
    t.do("discard $3")
    assert t.cards(0) == {"$5": 1}
    assert t.suitcase(0) == {"JY3": 1}
    twin = begun(ready("JY3").hand(0, "JY3"), "JY3").do("icon DISCARD1_5")
    assert twin.legal == ["discard JY3"]
    twin.do("discard JY3")
    completed(twin, "JY3", {"$5": 1})
    assert twin.s.discards_size == 1


@pytest.mark.card("JY3")
def test_fixed_fight_is_an_icon_of_a_card_so_no_controller_profits() -> None:
    t = begun(ready("JY3").hand(0, "gun").hand(1, "gun").marker("WS", 1).thug(0, "P-WS"), "JY3")
    t.do("icon DISCARD1_5", "discard gun")
    assert t.events("shakedown") == []
    completed(t, "JY3", {"$5": 1})
    assert t.cards(1) == {"gun": 1}
