"""G8 Complete a job: payment, bills and ability, where the card lies; worked examples E3 and E8."""

import itertools

import pytest

from consigliere.core.state import FRAME
from consigliere.games.godfather import names, terms
from tests.godfather.cards.job_cards import begun, BILLS, completed, COST, ready
from tests.godfather.table import Table


def jobs_of(t: Table) -> list[str]:
    return [text for text in t.legal if text.startswith(("job ", "public-job "))]


# -- payment (G8.1)


@pytest.mark.rule("G8.1", "Q-26")
@pytest.mark.parametrize("job", COST)
def test_each_job_asks_for_exactly_its_printed_goods(job: str) -> None:
    t = ready(job).go()
    assert jobs_of(t) == [f"job {job}"]
    before = {good: t.pile(good) for good in ("gun", "booze", "blood", "narcotics")}
    t.do(f"job {job}")
    assert t.cards(0) == {}
    assert {g: t.pile(g) - n for g, n in before.items()} == {g: COST[job].count(g) for g in before}
    for missing in set(COST[job]):
        goods = list(COST[job])
        goods.remove(missing)
        # plenty of everything else replaces nothing
        others = [good for good in ("gun", "booze", "blood") if good != missing] * 2
        poor = Table().hand(0, job, *goods, *others, "$5", "$5", "JB5").go()
        assert f"job {job}" not in poor.legal


@pytest.mark.rule("G8.1")
@pytest.mark.parametrize("job", COST)
def test_the_same_design_costs_the_same_from_the_public_row(job: str) -> None:
    t = Table().public(None, job).hand(0, *COST[job]).go()
    assert jobs_of(t) == ["public-job 2"]
    t.do("public-job 2")
    assert t.cards(0) == {}
    assert t.events("job-begun") == [{"seat": 0, "job": job, "space": 1}]


@pytest.mark.rule("G8.1")
def test_only_the_own_hand_and_the_public_row_count() -> None:
    t = Table().public("JG5").hand(0, "JY6", "booze", "booze").hand(1, "JB5").discards("JG3").go()
    assert jobs_of(t) == ["job JY6"]
    rich = Table().public("JG5").hand(0, "JY6", "booze", "booze", "gun", "gun").hand(1, "JB5").go()
    assert jobs_of(rich) == ["job JY6", "public-job 1"]


@pytest.mark.rule("G8.1", "Q-26")
def test_narcotics_replace_any_of_the_goods_one_for_one() -> None:
    t = Table().hand(0, "JG1", "gun", "booze", "blood", *["narcotics"] * 3).go()
    ways = [""] + [
        " narcotics " + " ".join(f"{good}=1" for good in some)
        for n in (1, 2, 3)
        for some in itertools.combinations(("gun", "booze", "blood"), n)
    ]
    assert sorted(jobs_of(t)) == sorted(f"job JG1{way}" for way in ways)
    t.do("job JG1 narcotics gun=1 blood=1")
    assert t.cards(0) == {"gun": 1, "blood": 1, "narcotics": 1}
    assert (t.pile("narcotics"), t.pile("booze"), t.pile("gun")) == (4, 9, 8)
    paid = [(e["good"], e["for"]) for e in t.events("good-paid")]
    assert paid == [("narcotics", "gun"), ("booze", "booze"), ("narcotics", "blood")]


@pytest.mark.rule("G8.1", "Q-26")
def test_never_more_narcotics_than_the_printed_goods_of_that_kind() -> None:
    t = Table().hand(0, "JK1", "gun", "gun", "blood", "narcotics", "narcotics", "narcotics", "narcotics").go()
    assert sorted(jobs_of(t)) == sorted(
        f"job JK1{way}"
        for way in (
            *("", " narcotics gun=1", " narcotics gun=2", " narcotics blood=1"),
            *(" narcotics gun=1 blood=1", " narcotics gun=2 blood=1"),
        )
    )
    t.do("job JK1 narcotics gun=2 blood=1")
    assert t.cards(0) == {"gun": 2, "blood": 1, "narcotics": 1}
    one = Table().hand(0, "JK1", "gun", "gun", "blood", "narcotics", "narcotics").go()
    one.do("job JK1 narcotics gun=1")
    assert one.cards(0) == {"gun": 1, "narcotics": 1}
    assert [e["good"] for e in one.events("good-paid")] == ["narcotics", "gun", "blood"]


@pytest.mark.rule("G8.1", "Q-26")
def test_narcotics_must_be_enough_for_what_is_missing() -> None:
    short = Table().hand(0, "JK1", "blood", "narcotics").go()
    assert jobs_of(short) == []
    just = Table().hand(0, "JK1", "blood", "narcotics", "narcotics").go()
    assert jobs_of(just) == ["job JK1 narcotics gun=2"]
    all_four = Table().hand(0, "JK5", *["narcotics"] * 4).go()
    assert jobs_of(all_four) == ["job JK5 narcotics gun=2 blood=2"]
    others = Table().hand(0, "JK4", "blood", "gun", "booze", "narcotics").go()
    assert jobs_of(others) == ["job JK4 narcotics blood=1"]
    public = Table().public("JY6").hand(0, "booze", "narcotics").go()
    assert jobs_of(public) == ["public-job 1 narcotics booze=1"]


@pytest.mark.rule("G8.1")
def test_the_goods_are_paid_first_so_the_ability_may_take_them_again() -> None:
    # all blood money but the two paid with lies elsewhere
    t = ready("JG1").hand(1, *["blood"] * 8)
    begun(t, "JG1").do("front P-QN")
    assert t.legal == ["icon MONEY_1", "icon GOOD_BLOOD", "done"]
    t.do("icon GOOD_BLOOD", "done")
    assert t.cards(0) == {"blood": 1}


# -- bills and ability (G8.2)


@pytest.mark.rule("G8.2")
@pytest.mark.parametrize("job", [job for job in BILLS if BILLS[job]])
def test_exactly_the_printed_bills_are_taken_together_before_or_after(job: str) -> None:
    t = ready(job).go().do(f"job {job}")
    assert t.asked == "bills"
    every = "bills " + "+".join(str(n + 1) for n in range(len(BILLS[job])))
    assert (t.legal[0], t.legal[-1]) == (every, "ability-first")
    t.do(every)
    assert t.cards(0) == {bill: BILLS[job].count(bill) for bill in BILLS[job]}
    assert [e["bill"] for e in t.events("bill-taken")] == list(BILLS[job])
    after = ready(job).go().do(f"job {job}", "ability-first")
    while after.asked != "bills":
        after.do(after.legal[-1])
    assert (after.legal[0], after.legal[-1]) == (every, "no-bills")
    after.do(every)
    assert [e["bill"] for e in after.events("bill-taken")] == list(BILLS[job])
    assert (after.actor, after.asked) == (1, "turn")


@pytest.mark.rule("G8.2")
def test_bills_taken_before_the_ability_are_not_taken_again() -> None:
    t = ready("JB3").go().do("job JB3", "bills 2")
    assert (t.actor, t.asked) == (1, "turn")
    assert t.cards(0) == {"$2": 1}
    assert t.events("bill-declined") == [{"seat": 0, "bill": "$3"}]


@pytest.mark.rule("G8.2")
def test_single_bills_may_be_declined_and_all_of_them() -> None:
    t = ready("JK5").go().do("job JK5")
    assert t.legal == ["bills 1+2", "bills 2", "bills 1", "ability-first"]
    t.do("ability-first")
    assert t.legal == ["bills 1+2", "bills 2", "bills 1", "no-bills"]
    one = t.do("bills 2")
    assert one.cards(0) == {"$3": 1}
    none = begun(ready("JK5"), "JK5").do("no-bills")
    assert none.cards(0) == {}
    assert [e["bill"] for e in none.events("bill-declined")] == ["$5", "$3"]
    assert none.suitcase(0) == {"JK5": 1}


@pytest.mark.rule("G8.2")
def test_a_job_without_bills_asks_for_none() -> None:
    t = ready("JB4").thug(0, "P-WS").go().do("job JB4")
    assert t.asked == "figure"
    t.do("no-figure")
    assert (t.actor, t.asked) == (1, "turn")
    assert t.cards(0) == {}


@pytest.mark.rule("G8.2", "G2.6")
def test_each_bill_of_a_job_is_replaced_apart_by_the_nearest_lower_one() -> None:
    t = ready("JB3").empty("$3", to=1).go().do("job JB3", "bills 1+2")
    assert t.cards(0) == {"$2": 2}
    one_left = ready("JB3").empty("$1", "$2", "$3", "$5", to=1)
    one_left.s.pile[terms.BILL_1] += 1
    one_left.s.case[terms.CASE + terms.BILL_1] -= 1
    one_left.go().do("job JB3")
    assert one_left.legal == ["bills 2", "bills 1", "ability-first"]  # the last $1 goes for one of them only
    one_left.do("bills 1")
    assert one_left.cards(0) == {"$1": 1}
    assert one_left.events("bill-taken") == [{"seat": 0, "bill": "$1", "wanted": "$3"}]


@pytest.mark.rule("G8.2")
def test_bills_that_come_back_during_the_ability_can_be_taken_afterwards() -> None:
    t = ready("JY3").hand(0, "$1", "gun").empty("$1", "$2", "$3", "$5", to=1).go().do("job JY3")
    assert (t.asked, t.legal) == ("icons", ["icon DISCARD1_5", "done"])  # no bill to take before
    t.do("icon DISCARD1_5", "discard $1", "leave-lower")
    assert t.legal == ["bills 1", "no-bills"]
    t.do("bills 1")
    assert t.cards(0) == {"$1": 1, "gun": 1}


# -- where the job lies (G8.3, G8.4)


@pytest.mark.rule("G8.3", "Q-28")
def test_the_job_lies_aside_until_all_is_resolved_then_goes_into_the_suitcase() -> None:
    t = ready("JG1").case(0, "$5").marker("CH", 1).go().do("job JG1")
    for action in (
        "ability-first",
        "front P-CH",
        "me-first",
        "icon GOOD_GUN",
        "done",
        "icon GOOD_GUN",
        "done",
    ):
        assert t.suitcase(0) == {"$5": 1}
        assert "JG1" not in t.cards(0)
        t.do(action)
    assert t.suitcase(0) == {"$5": 1}
    assert t.events("job-done") == []
    t.do("bills 1")
    assert t.suitcase(0) == {"$5": 1, "JG1": 1}
    assert t.log[-2] == {"event": "job-done", "seat": 0, "job": "JG1"}
    assert t.s.discards_size == 0


@pytest.mark.rule("G8.3")
def test_a_completed_job_counts_for_the_colour_bonus() -> None:
    for job in COST:
        t = Table(2, act=4).case(0, job).no_figures(0, 1).phase("tribute").go()
        colour = {"Y": "yellow", "B": "blue", "G": "green", "K": "grey"}[job[1]]
        assert t.events("colour-bonus") == [{"seat": 0, "colour": colour}]


@pytest.mark.rule("G8.3")
def test_a_job_in_the_suitcase_cannot_be_bid() -> None:
    t = Table(2).case(0, "$5", "JY6", "JK5").no_figures(0, 1).offered("A1").phase("bribery").go()
    assert t.legal_of(0) == ["bribe $5 x0", "bribe $5 x1"]


@pytest.mark.rule("Q-95", "G8.3")
def test_the_job_being_resolved_is_no_card_of_the_hand() -> None:
    t = ready("JY3").hand(0, "JY3", "$1").go().do("job JY3")
    assert t.of(0, terms.SIZE) == 2
    assert t.cards(0) == {"JY3": 1, "$1": 1}
    t.do("ability-first", "icon DISCARD1_5")
    assert t.legal == ["discard $1", "discard JY3"]  # that is the second copy
    lone = ready("JG1").go().do("job JG1", "ability-first", "front P-UES")
    assert lone.legal == ["icon MONEY_1", "done"]  # two discards for a $5: nothing to discard


@pytest.mark.rule("G2.6", "Q-28", "Q-95")
def test_the_job_aside_is_not_shuffled_into_a_new_deck() -> None:
    t = ready("JG1").discards("JY6").deck()
    begun(t, "JG1").do("front P-MT", "icon JOB")
    assert t.chances == {"JY6": 1}


@pytest.mark.rule("G8.4", "Q-29")
def test_a_completed_public_job_leaves_its_space_empty() -> None:
    t = Table(2, act=1).public("JG5", "JY6").hand(0, "gun", "gun").in_hudson(1, "thug", "thug", "thug")
    t.in_hudson(0, "thug", "thug", "thug").go()
    t.do("public-job 1", "bills 1", "done")
    assert [int(job) for job in t.s.public] == [-1, names.JOB_IDS.index("JY6"), -1, -1]
    assert t.suitcase(0) == {"JG5": 1}
    t.do("member R01", "done", "member R02", "done")
    while t.asked != "draw-public":
        assert t.s.public[0] == -1
        t.do(t.legal[0])
    assert t.s.phase == terms.ENTRACTE  # refilled only now
    t.draws("JK5").go()
    assert t.events("public-job") == [{"space": 0, "job": "JK5"}]
    assert t.s.public[1] == names.JOB_IDS.index("JY6")


# -- fronts by an ability, no target (G8.5, G8.6), and the examples


@pytest.mark.rule("E3", "G8.4", "G8.5")
def test_e3_the_public_job_shake_down() -> None:
    t = Table().public("JG1").hand(0, "blood", "gun", "booze").thug(1, "P-MT").marker("MT", 2)
    t.go().do("public-job 1", "bills 1")
    assert t.cards(0) == {"$5": 1}
    assert "front P-MT" in t.legal  # though a thug stands there
    t.do("front P-MT", "me-first", "icon MONEY_2", "done")
    assert t.actor == 2
    t.do("icon MONEY_2", "done")
    assert t.cards(0) == {"$2": 1, "$5": 1}
    assert t.cards(2) == {"$2": 1}
    assert t.at("P-MT") == 1
    assert t.s.public[0] == -1
    assert t.suitcase(0) == {"JG1": 1}


@pytest.mark.rule("E8")
@pytest.mark.card("JK4")
def test_e8_two_2_bills_are_two_2_bills_and_nothing_is_changed() -> None:
    t = ready("JK4").hand(0, *["$1"] * 5)
    t.go().do("job JK4")
    # equal bills are alike: both, or one of them
    assert t.legal == ["bills 1+2", "bills 1", "ability-first"]
    t.do("bills 1+2")
    assert t.cards(0) == {"$1": 5, "$2": 2}
    assert [e["bill"] for e in t.events("bill-taken")] == ["$2", "$2"]
    assert all(text.split()[0] in ("thug", "member", "job") for text in t.legal)
    # five $1 are no $5: no choice of a turn or of an icon changes them
    hand = Table().hand(0, *["$1"] * 5).go()
    assert all(text.split()[0] in ("thug", "member") for text in hand.legal)


@pytest.mark.rule("G8.6", "Q-27")
@pytest.mark.parametrize("job", [job for job in COST if job not in ("JY2", "JG1", "JG5")])
def test_every_job_can_be_completed_on_an_empty_board_among_empty_hands(job: str) -> None:
    t = ready(job).go()
    assert jobs_of(t) == [f"job {job}"]
    t.do(f"job {job}")
    if BILLS[job]:
        t.do("ability-first")
    completed(t, job)


@pytest.mark.rule("Q-35")
@pytest.mark.parametrize("job", COST)
def test_no_job_has_a_lasting_effect(job: str) -> None:
    """Used to the full, a job leaves cards, figures and markers behind, but nothing that is still to come."""
    t = (
        ready(job)
        .thug(0, "P-WS")
        .member(0, "R16")
        .thug(1, "P-BK")
        .member(1, "R14")
        .hand(1, "$5")
        .case(1, "$5")
    )
    t.hand(0, "$5", "$5", "$5")
    t.go().do(f"job {job}")
    while t.asked != "turn":
        if t.actor < 0:
            t.draws(next(iter(t.chances))).go()
        else:
            t.do(t.legal[0])
    plain = Table(first=1).go()
    depth = plain.s.top + FRAME
    assert t.s.top == plain.s.top
    assert list(t.s.frames)[:depth] == list(plain.s.frames)[:depth]  # a turn of seat 1 like any other
    assert all(e["targets"] == 0 for e in t.events("ability-declined"))  # Clean House: seat 2 has no figure
